import SwiftSyntax

/// Finds the types declared inside functions and closures, which are treated like global ones.
final class LocalTypes: SyntaxVisitor {
  private var found: [DeclSyntax] = []

  static func all(in file: SourceFileSyntax) -> [DeclSyntax] {
    let visitor = LocalTypes(viewMode: .sourceAccurate)
    visitor.walk(file)
    return visitor.found
  }

  override func visit(_ type: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(type) }
  override func visit(_ type: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(type) }
  override func visit(_ type: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(type) }

  private func note(_ type: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
    let list = type.parent?.parent?.as(CodeBlockItemListSyntax.self)
    if let list, list.parent?.is(SourceFileSyntax.self) != true, !list.isInConditional {
      found.append(DeclSyntax(type))
    }
    return .visitChildren
  }
}

extension CodeBlockItemListSyntax {
  /// Whether it is the content of an `#if` clause, not of a function or a closure.
  fileprivate var isInConditional: Bool { parent?.is(IfConfigClauseSyntax.self) == true }
}
