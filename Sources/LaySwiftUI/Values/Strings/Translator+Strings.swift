import LayEngine
import LayLanguage
import SwiftSyntax

/// String literals and the values interpolated in them.
extension Translator {
  /// A string literal with its interpolated values.
  ///
  /// - Parameter isLocalized: whether it is the key of a `Text`, in which integers have commas, and
  ///   other numbers six fraction digits, as `%lf` writes them.
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

  /// Whether a value is a variable or a property, and not a `Decimal`.
  ///
  /// The type of an operation is less certain, and a `Decimal` is written as short as possible.
  private func isDouble(_ value: ExprSyntax) -> Bool {
    let name =
      value.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? value.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name.map { !decimalNames.contains($0) } ?? false
  }

  /// An interpolated value, formatted by `specifier: "%.1f"` or `format:` if there is one.
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
    if isLocalized, how == nil, known.type == .number, !known.isGuess, isDouble(value) {
      return .call("number->string", [node, .keyword("decimals"), .atom("6")])
    }
    if !isLocalized, how == nil, known.type == .number, !known.isGuess, isDouble(value) {
      return call(.doubleText, [node])
    }
    // A `Text` inside a string: its string.
    if node.head == "->" || node.head == "text", let string = Self.stringOfText(node) {
      return string
    }
    let format = how?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    return format.map { specified(node, $0) } ?? node
  }

  /// The string of a text with modifiers: `"a"` for `(-> (text "a") (bold))`.
  private static func stringOfText(_ node: LayNode) -> LayNode? {
    guard let nodes = node.nodes, nodes.count > 1 else { return nil }
    if node.head == "text" { return nodes[1] }
    return stringOfText(nodes[1])
  }

  /// The text that a literal shows as a localized key: without Markdown, and with commas in
  /// integers.
  ///
  /// Nil unless it is a literal, or a choice between literals.
  func localized(_ value: ExprSyntax) -> Expression? {
    let value = value.withoutParentheses
    if let literal = value.as(StringLiteralExprSyntax.self) {
      let text = string(literal, isLocalized: true)
      return Expression(Markdown.plain(text.node), .string)
    }
    guard let choice = value.as(TernaryExprSyntax.self),
      choice.thenExpression.isLiteralKey, choice.elseExpression.isLiteralKey,
      let then = localized(choice.thenExpression), let other = localized(choice.elseExpression)
    else { return nil }
    return Expression(
      .call("if", [condition(choice.condition), then.whole, other.whole], place(of: choice)),
      .string)
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
  /// Whether it is an integer literal of at most three digits.
  fileprivate var isShortNumber: Bool { text.flatMap(Int.init).map { abs($0) < 1000 } ?? false }
}

extension ExprSyntax {
  /// Whether it is a string literal, or a choice between string literals.
  fileprivate var isLiteralKey: Bool {
    let value = withoutParentheses
    guard let choice = value.as(TernaryExprSyntax.self) else {
      return value.is(StringLiteralExprSyntax.self)
    }
    return choice.thenExpression.isLiteralKey && choice.elseExpression.isLiteralKey
  }
}

extension ParameterDeclaration {
  /// Whether its argument is a localized key.
  var takesKey: Bool {
    ["LocalizedStringKey", "LocalizedStringResource"].contains(
      typeSyntax?.trimmedDescription.filter { $0 != "?" })
  }
}
