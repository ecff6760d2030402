import LayEngine
import LayLanguage
import SwiftSyntax

/// Strings, operators and functions.
extension Translator {
  /// A string with the values that are written into it.
  ///
  /// - Parameter isLocalized: whether it is what a `Text` shows, in which whole numbers have commas,
  ///   and others six digits behind the point, as `%lf` writes them.
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

  /// Whether a value is a variable or a property, whose type is known better than that of an operation,
  /// and no `Decimal`, which is written as short as it can be.
  private func isDouble(_ value: ExprSyntax) -> Bool {
    let name =
      value.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? value.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name.map { !decimalNames.contains($0) } ?? false
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
    if isLocalized, how == nil, known.type == .number, !known.isGuess, isDouble(value) {
      return .call("number->string", [node, .keyword("decimals"), .atom("6")])
    }
    if !isLocalized, how == nil, known.type == .number, !known.isGuess, isDouble(value) {
      return call(.doubleText, [node])
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

  /// What a literal shows that is the key of a text: without the marks of Markdown, whole numbers in
  /// it with commas; nil for all but literals, and choices between them.
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
  /// Whether it is a number of at most three digits that is written down.
  fileprivate var isShortNumber: Bool { text.flatMap(Int.init).map { abs($0) < 1000 } ?? false }
}

extension ExprSyntax {
  /// Whether it is a string that is written down, or a choice between such.
  fileprivate var isLiteralKey: Bool {
    let value = withoutParentheses
    guard let choice = value.as(TernaryExprSyntax.self) else {
      return value.is(StringLiteralExprSyntax.self)
    }
    return choice.thenExpression.isLiteralKey && choice.elseExpression.isLiteralKey
  }
}

extension ParameterDeclaration {
  /// Whether what is given for it is the key of a text.
  var takesKey: Bool {
    ["LocalizedStringKey", "LocalizedStringResource"].contains(
      typeSyntax?.trimmedDescription.filter { $0 != "?" })
  }
}
