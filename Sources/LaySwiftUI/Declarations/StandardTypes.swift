import SwiftParser
import SwiftSyntax

/// Types of Swift that are read as if the files declared them.
enum StandardTypes {
  /// The source of the types that the files mention and do not declare; nil if there are none.
  static func tree(besides trees: [SourceFileSyntax]) -> SourceFileSyntax? {
    let mentions = trees.contains { tree in
      tree.tokens(viewMode: .sourceAccurate).contains { $0.text == "Result" }
    }
    let declares = trees.contains { tree in
      tree.statements.contains { statement in
        guard case .decl(let declaration) = statement.item else { return false }
        return declaration.asProtocol(NamedDeclSyntax.self)?.name.text == "Result"
      }
    }
    return mentions && !declares ? Parser.parse(source: result) : nil
  }

  private static let result = """
    enum Result<Success, Failure> {
      case success(Success)
      case failure(Failure)
      func get() -> Success? {
        switch self {
        case .success(let value): return value
        case .failure: return nil
        }
      }
    }
    """
}
