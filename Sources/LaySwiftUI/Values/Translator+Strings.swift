import LayEngine
import LayLanguage
import SwiftSyntax

/// Strings, operators and functions.
extension Translator {
  /// A string with the values that are written into it.
  ///
  /// - Parameter isLocalized: whether it is what a `Text` shows, in which whole numbers have commas.
  func string(_ literal: StringLiteralExprSyntax, isLocalized: Bool = false) -> Expression {
    if let text = literal.representedLiteralValue { return Expression(.string(text), .string) }
    var parts: [LayNode] = []
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment):
        let text = Self.unescaped(segment.content.text)
        if !text.isEmpty { parts.append(.string(text)) }
      case .expressionSegment(let segment):
        guard let value = segment.expressions.first?.expression else { continue }
        parts.append(specified(value, segment.expressions.dropFirst().first, isLocalized))
      }
    }
    if parts.count == 1, parts[0].head == "number->string" { return Expression(parts[0], .string) }
    return Expression(.call("str", Self.flat(parts)), .string)
  }

  /// A string that is written down where a text is wanted, with its marks taken off; nil for all else.
  func localized(_ syntax: ExprSyntax) -> Expression? {
    guard let literal = syntax.withoutParentheses.as(StringLiteralExprSyntax.self) else {
      return nil
    }
    var value = string(literal, isLocalized: true)
    value.node = Markdown.plain(value.node)
    return value
  }

  /// `isEmpty ? "None" : "\(count) left"` of strings that are written down; nil for all else.
  func localizedChoice(_ syntax: ExprSyntax) -> Expression? {
    guard let choice = syntax.withoutParentheses.as(TernaryExprSyntax.self),
      let then = localized(choice.thenExpression) ?? localizedChoice(choice.thenExpression),
      let other = localized(choice.elseExpression) ?? localizedChoice(choice.elseExpression)
    else { return nil }
    let test = condition(choice.condition)
    return Expression(.call("if", [test, then.whole, other.whole]), .string)
  }

  /// A value in a string, rounded as `specifier: "%.1f"` or `format:` says where that is plain.
  private func specified(
    _ value: ExprSyntax, _ how: LabeledExprSyntax?, _ isLocalized: Bool
  ) -> LayNode {
    if how?.label?.text == "format", let style = how?.expression {
      let value = expression(value)
      return formatted(value, style) ?? value.whole
    }
    let known = expression(value, expecting: .string)
    if let text = description(of: known) { return text }
    let node = known.whole
    if isLocalized, how == nil, known.type == .integer, !known.isGuess {
      return node.isShortNumber ? node : numberText(node, NumberStyle([]))
    }
    // A text in a text: its string.
    if node.head == "->" || node.head == "text", let string = Self.stringOfText(node) {
      return string
    }
    let format = how?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    return format.map { specified(node, $0) } ?? node
  }

  /// `(-> (text "a") (bold))` says `"a"`.
  private static func stringOfText(_ node: LayNode) -> LayNode? {
    guard let nodes = node.nodes, nodes.count > 1 else { return nil }
    if node.head == "text" { return nodes[1] }
    return stringOfText(nodes[1])
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\\", let mark = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch mark {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
          result.unicodeScalars.append(scalar)
        }
      default: result.append(mark)
      }
    }
    return result
  }
}

extension LayNode {
  /// Whether it is a number of at most three digits that is written down.
  fileprivate var isShortNumber: Bool { text.flatMap(Int.init).map { abs($0) < 1000 } ?? false }
}
