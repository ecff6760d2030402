import SwiftSyntax

/// Removes the backticks around names that are Swift keywords: `` `default` `` is `default`.
///
/// The backticks become trivia beside the name, so that all offsets stay the same.
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
