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
  static func text(in file: SourceFileSyntax, on platform: Platform) -> String {
    declarations(in: file.statements, on: platform).map(\.trimmedDescription).joined(
      separator: "\n")
  }

  private static func declarations(
    in items: CodeBlockItemListSyntax, on platform: Platform = Platform()
  ) -> [DeclSyntax] {
    var found: [DeclSyntax] = []
    for item in items {
      guard case .decl(let declaration) = item.item, !declaration.hasError else { continue }
      if declaration.is(OperatorDeclSyntax.self) || declaration.is(PrecedenceGroupDeclSyntax.self) {
        found.append(declaration)
      } else if let conditional = declaration.as(IfConfigDeclSyntax.self),
        case .statements(let inner)? = platform.activeClause(of: conditional)?.elements
      {
        found += declarations(in: inner, on: platform)
      }
    }
    return found
  }

  /// Swift's own operators and those of some declarations, of which a wrong one changes nothing.
  ///
  /// - Rule: a table reads `higherThan` alone, and no way that goes up and down again. So where a group is
  ///   `lowerThan` another one, that one is written as `higherThan` it.
  package static func table(with declarations: String) -> OperatorTable {
    let file = Parser.parse(source: declarations)
    let own = self.declarations(in: file.statements).prefix(most)
    var below: [String: [String]] = [:]
    for group in own.compactMap({ $0.as(PrecedenceGroupDeclSyntax.self) }) {
      for other in groups(above: group) { below[other, default: []].append(group.name.text) }
    }
    var table = below.isEmpty ? OperatorTable.standardOperators : OperatorTable()
    let standard =
      below.isEmpty
      ? []
      : self.declarations(
        in: Parser.parse(source: OperatorTable.standardOperators.description).statements)
    let text = (standard + own).map { written($0, above: below) }.joined(separator: "\n")
    table.addSourceFile(Parser.parse(source: text)) { _ in }
    return table
  }

  /// The groups that a group is `lowerThan`.
  private static func groups(above group: PrecedenceGroupDeclSyntax) -> [String] {
    group.groupAttributes.compactMap { $0.as(PrecedenceGroupRelationSyntax.self) }
      .filter { $0.higherThanOrLowerThanLabel.text == "lowerThan" }
      .flatMap { $0.precedenceGroups.map(\.name.text) }
  }

  /// A declaration as text; of a group with the groups that are below it, and without those above.
  private static func written(_ declaration: DeclSyntax, above below: [String: [String]]) -> String
  {
    guard let group = declaration.as(PrecedenceGroupDeclSyntax.self) else {
      return declaration.trimmedDescription
    }
    let kept = group.groupAttributes.filter {
      $0.as(PrecedenceGroupRelationSyntax.self)?.higherThanOrLowerThanLabel.text != "lowerThan"
    }
    let lines =
      kept.map(\.trimmedDescription)
      + (below[group.name.text] ?? []).map { "higherThan: \($0)" }
    return "precedencegroup \(group.name.text) {\n\(lines.joined(separator: "\n"))\n}"
  }
}
