import SwiftParser
import SwiftSyntax

/// Types of Swift that are read as if the files declared them.
enum StandardTypes {
  /// The source of the types that the files mention and do not declare; nil if there are none.
  static func tree(besides trees: [SourceFileSyntax]) -> SourceFileSyntax? {
    var missing = all.filter { type in
      trees.contains { tree in
        tree.tokens(viewMode: .sourceAccurate).contains { type.signs.contains($0.text) }
      }
    }
    for tree in trees {
      for case .decl(let declaration) in tree.statements.map(\.item) {
        let name = declaration.asProtocol(NamedDeclSyntax.self)?.name.text
        missing.removeAll { $0.name == name }
      }
    }
    return missing.isEmpty
      ? nil : Parser.parse(source: missing.map(\.source).joined(separator: "\n"))
  }

  /// The types, with the words by which files mention them.
  private static let all: [(name: String, signs: Set<String>, source: String)] = [
    ("AsyncImagePhase", ["AsyncImage", "AsyncImagePhase"], imagePhase),
    ("Result", ["Result"], result),
  ]

  private static let imagePhase = """
    enum AsyncImagePhase {
      case empty
      case success(AnyView)
      case failure(Error)
      var image: AnyView? {
        switch self {
        case .success(let image): return image
        default: return nil
        }
      }
      var error: Error? {
        switch self {
        case .failure(let error): return error
        default: return nil
        }
      }
    }
    """

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
