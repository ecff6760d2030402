import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The operators and precedence groups that files declare at their top.
package enum DeclaredOperators {
  /// The most that are looked at: each comparison of two operators may look through all groups.
  private static let most = 200

  /// Whether a file may declare any, by a look at its bytes: `infix` or its like stands before
  /// `operator`, or there is a `precedencegroup`.
  static func mayStand(in bytes: [UInt8]) -> Bool {
    let (own, group) = (Array("operator".utf8), Array("precedencegroup".utf8))
    return bytes.indices.contains { place in
      switch bytes[place] {
      case own[0]:
        bytes[place...].starts(with: own)
          && bytes[..<place].suffix(200).last { !" \t\n\r".utf8.contains($0) } == UInt8(ascii: "x")
      case group[0]: bytes[place...].starts(with: group)
      default: false
      }
    }
  }

  /// The declarations in a file as they are written, without those that `#if` leaves out.
  static func text(in file: SourceFileSyntax) -> String {
    declarations(in: file.statements).map(\.trimmedDescription).joined(separator: "\n")
  }

  private static func declarations(in items: CodeBlockItemListSyntax) -> [DeclSyntax] {
    var found: [DeclSyntax] = []
    for item in items {
      guard case .decl(let declaration) = item.item, !declaration.hasError else { continue }
      if declaration.is(OperatorDeclSyntax.self) || declaration.is(PrecedenceGroupDeclSyntax.self) {
        found.append(declaration)
      } else if let conditional = declaration.as(IfConfigDeclSyntax.self),
        case .statements(let inner)? = Platform.activeClause(of: conditional)?.elements
      {
        found += declarations(in: inner)
      }
    }
    return found
  }

  /// Swift's own operators and those of some declarations, of which a wrong one changes nothing.
  package static func table(with declarations: String) -> OperatorTable {
    var table = OperatorTable.standardOperators
    let file = Parser.parse(source: declarations)
    let first = self.declarations(in: file.statements).prefix(most)
    let text = first.map(\.trimmedDescription).joined(separator: "\n")
    table.addSourceFile(Parser.parse(source: text)) { _ in }
    return table
  }
}
