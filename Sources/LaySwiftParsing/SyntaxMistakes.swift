import LaySwiftTree
import SwiftOperators
import SwiftParserDiagnostics
import SwiftSyntax

/// The first syntax errors of a file, in the parser's words.
package enum SyntaxMistakes {
  /// How many are told.
  private static let mostTold = 5
  /// How many are looked at: more than are told, since one may be told in several parts.
  private static let mostRead = 20
  /// How many bytes behind the last mistake are kept.
  private static let kept = 80

  /// - Parameters:
  ///   - tree: the whole text as it was parsed.
  ///   - parse: parses the beginning of the text in the same way.
  package static func first(
    in tree: SourceFileSyntax, of bytes: [UInt8], parse: ([UInt8]) -> SourceFileSyntax
  ) -> [SyntaxMistake] {
    guard tree.hasError else { return [] }
    // The parser's time to describe mistakes grows with the square of their number.
    let search = MistakeSearch(most: mostRead)
    search.walk(tree)
    var tree = tree
    if let last = search.last, last + kept < bytes.count {
      tree = parse(Array(bytes.prefix(last + kept)))
    }
    let found = ParseDiagnosticsGenerator.diagnostics(for: tree)
    return found.filter { $0.diagMessage.severity == .error }.prefix(mostTold).map { mistake in
      let message = inHouseStyle(mistake.message)
      let start = mistake.node.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = max(start, mistake.node.endPositionBeforeTrailingTrivia.utf8Offset)
      return SyntaxMistake(
        start: start, end: min(end, start + 80), message: message,
        hint: hint(for: message, mistake.node))
    }
  }

  /// Two operators that cannot stand side by side, as in `0..<1..<2`; nil for any other error.
  package static func mistake(_ error: OperatorError) -> SyntaxMistake? {
    guard case .incomparableOperators(let left, _, let right, _) = error else { return nil }
    let names = [left, right].map { "`\($0.trimmedDescription)`" }
    return SyntaxMistake(
      start: right.positionAfterSkippingLeadingTrivia.utf8Offset,
      end: right.endPositionBeforeTrailingTrivia.utf8Offset,
      message: "\(names[0]) and \(names[1]) cannot stand side by side",
      hint: "put one of them in parentheses")
  }

  /// The parser quotes with `'`; names are in backticks here.
  private static func inHouseStyle(_ message: String) -> String {
    String(message.map { $0 == "'" ? "`" : $0 })
  }

  /// What to write instead of what the parser did not expect; nil where it says enough.
  private static func hint(for message: String, _ node: Syntax) -> String? {
    if message.hasPrefix("consecutive statements"),
      let token = node.as(TokenSyntax.self) ?? node.firstToken(viewMode: .sourceAccurate),
      let name = elementName(before: token)
    {
      return "write `\(name) in` to name what the closure is given"
    }
    if message.hasPrefix("expected `func` in function") {
      return "views stand in `var body: some View { … }`, and calls in a function"
    }
    guard message.hasPrefix("unexpected code") else { return nil }
    if message.hasSuffix(" in function call") { return "arguments have commas between them" }
    let isInViews = message.hasSuffix(" in closure") || message.hasSuffix(" in code block")
    return message.hasPrefix("unexpected code `,") && isInViews
      ? "views stand below each other, without commas" : nil
  }

  /// The name that stands alone at the beginning of a closure, before the place of a mistake.
  private static func elementName(before token: TokenSyntax) -> String? {
    guard let name = token.previousToken(viewMode: .sourceAccurate),
      case .identifier(let text) = name.tokenKind,
      let brace = name.previousToken(viewMode: .sourceAccurate), brace.tokenKind == .leftBrace,
      brace.parent?.is(ClosureExprSyntax.self) == true
    else { return nil }
    return text
  }
}

/// Looks for the first mistakes of a tree, without describing them.
private final class MistakeSearch: SyntaxAnyVisitor {
  private let most: Int
  private var count = 0
  /// Where the last of them begins, in bytes; nil where there are fewer.
  private(set) var last: Int?

  init(most: Int) {
    self.most = most
    super.init(viewMode: .all)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard last == nil, node.hasError else { return .skipChildren }
    let isMistake =
      node.is(UnexpectedNodesSyntax.self)
      || node.as(TokenSyntax.self).map { $0.presence == .missing || $0.tokenDiagnostic != nil }
        == true
    guard isMistake else { return .visitChildren }
    count += 1
    if count == most { last = node.positionAfterSkippingLeadingTrivia.utf8Offset }
    return .skipChildren
  }
}
