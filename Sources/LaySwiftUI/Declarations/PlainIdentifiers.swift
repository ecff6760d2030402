import SwiftSyntax

/// Takes the backticks from around names that are words of Swift: `` `default` `` is `default`.
///
/// They stay in the text, beside the name, so that every place stays where it is.
final class PlainIdentifiers: SyntaxRewriter {
  /// Names that mean something else with backticks than without.
  private static let special: Set<String> = ["Self", "Type", "init", "self"]

  override func visit(_ token: TokenSyntax) -> TokenSyntax {
    guard case .identifier(let text) = token.tokenKind, text.count > 2, text.hasPrefix("`"),
      text.hasSuffix("`")
    else { return token }
    let name = String(text.dropFirst().dropLast())
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isPlain, !Self.special.contains(name) else { return token }
    let mark = TriviaPiece.unexpectedText("`")
    return token.with(\.tokenKind, .identifier(name))
      .with(\.leadingTrivia, token.leadingTrivia + Trivia(pieces: [mark]))
      .with(\.trailingTrivia, Trivia(pieces: [mark]) + token.trailingTrivia)
  }
}
