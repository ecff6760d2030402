import LayEngine
import LayLanguage
import SwiftSyntax

/// String literals and the values interpolated in them.
extension Translator {
  /// A text without its Markdown marks, which the program removes if the text is no literal.
  func withoutMarks(_ text: LayNode) -> LayNode {
    let plain = Markdown.plain(text)
    return plain.isString || plain.head == "str" || plain.head == "without-marks"
      ? plain : .call("without-marks", [plain])
  }

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
      return node.isShortNumber ? node : numberText(node)
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

  // MARK: The texts of values whose types the files declare

  /// A value's `description`, or the name of a case as it is written; nil for all other values.
  func description(of value: Expression) -> LayNode? {
    guard let type = value.type.declaredName.flatMap({ declarations.types[$0] }) else { return nil }
    if type.computed("description") != nil,
      !type.conformances.isDisjoint(with: ["CustomStringConvertible", "LosslessStringConvertible"]),
      !(valueMembers.last?.name == type.name && value.node.text == "self")
    {
      return type.isEnumeration
        ? caseMember("description", of: type, value.whole)?.whole
        : field("description", of: type, value.whole, Syntax(type.syntax))?.whole
    }
    guard type.isEnumeration, type.cases.contains(where: { Names.kebab($0.name) != $0.name }),
      type.cases.allSatisfy(\.parts.isEmpty)
    else { return nil }
    let function = Names.function(type.name) + ".case-name"
    if defined.insert("property " + function).inserted {
      let clauses = type.cases.map {
        LayNode.list([.list([.atom(Names.kebab($0.name))]), .string($0.name)])
      }
      emit(
        .call(
          "define",
          [.list([.atom(function), .atom("self")]), .call("case", [.atom("self")] + clauses)],
          place(of: type.syntax)))
    }
    return .call(function, [value.whole])
  }

  // MARK: `String(format: "%02d:%.1f", a, b)`

  func formatted(_ arguments: [SwiftArgument], _ syntax: ExprSyntax) -> Expression {
    guard
      let template = arguments.first?.expression?.as(StringLiteralExprSyntax.self)?
        .representedLiteralValue
    else { return unknown(syntax, .string) }
    let values = arguments.dropFirst().filter { $0.label != "locale" }.compactMap(\.expression)
    var parts: [LayNode] = []
    var text = ""
    var next = 0
    var rest = template[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      if rest.first == "%" {
        text.append("%")
        rest.removeFirst()
        continue
      }
      let mark = Self.mark(&rest)
      if !text.isEmpty { parts.append(.string(text)) }
      text = ""
      let place = mark.position ?? next
      next = place + 1
      guard values.indices.contains(place) else { continue }
      parts.append(number(node(values[place]), mark))
    }
    if !text.isEmpty { parts.append(.string(text)) }
    if parts.count == 1, parts[0].isString || parts[0].head == "number->string" {
      return Expression(parts[0], .string)
    }
    return Expression(.call("str", parts), .string)
  }

  /// A format specifier, without its percent sign.
  struct FormatMark {
    /// The index of the value; nil for the next one.
    var position: Int?
    var hasZeros = false
    /// Whether positive numbers have a sign.
    var hasPlus = false
    /// Whether the padding to the width comes after the text.
    var isLeading = false
    var width = 0
    var decimals: Int?
    var letter: Character = "@"
  }

  private static func mark(_ rest: inout Substring) -> FormatMark {
    var mark = FormatMark()
    var digits = ""
    var isFraction = false
    while let character = rest.popFirst() {
      switch character {
      case "0" where digits.isEmpty && !isFraction: mark.hasZeros = true
      case _ where character.isWholeNumber: digits.append(character)
      case "$":
        mark.position = Int(digits).map { $0 - 1 }
        digits = ""
      case ".":
        mark.width = Int(digits) ?? 0
        digits = ""
        isFraction = true
      case "+": mark.hasPlus = true
      case "-": mark.isLeading = true
      case "l", "h", "q", "z", " ", "#", ",": continue
      default:
        if isFraction { mark.decimals = Int(digits) ?? 0 } else { mark.width = Int(digits) ?? 0 }
        mark.letter = character
        return mark
      }
    }
    return mark
  }

  func number(_ value: LayNode, _ mark: FormatMark) -> LayNode {
    var text = digits(value, mark)
    if mark.hasPlus, mark.letter != "@" {
      text = .call(
        "str", [.call("if", [.call("<", [value, .atom("0")]), .string(""), .string("+")]), text])
    }
    guard mark.width > 1 else { return text }
    let width = LayNode.atom("\(min(mark.width, 200))")
    if mark.hasZeros, !mark.isLeading, mark.letter != "@" { return call(.padded, [text, width]) }
    return call(mark.isLeading ? .spacedAfter : .spacedBefore, [text, width])
  }

  private func digits(_ value: LayNode, _ mark: FormatMark) -> LayNode {
    switch mark.letter {
    case "f", "F", "e", "g":
      let decimals = mark.decimals ?? (mark.letter == "g" ? nil : 6)
      guard let decimals else { return value }
      return .call("number->string", [value, .keyword("decimals"), .atom("\(decimals)")])
    case "x", "X":
      let digits = call(.digits, [value, .atom("16")])
      return mark.letter == "x" ? digits : .call("uppercased", [digits])
    default: return value
    }
  }

  /// A value in a string, formatted as by `specifier: "%.1f"`.
  func specified(_ value: LayNode, _ format: String) -> LayNode {
    var rest = format.drop { $0 != "%" }.dropFirst()
    guard !rest.isEmpty else { return value }
    return number(value, Self.mark(&rest))
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

/// The marks of Markdown in the literals of texts, which are not shown.
enum Markdown {
  /// The strings of a text without their marks.
  static func plain(_ node: LayNode) -> LayNode {
    if node.isString, let text = node.text, text.contains(where: marks.contains) {
      return .atom(MarkdownText.plain(text), node.place)
    }
    guard node.head == "str", let nodes = node.nodes else { return node }
    let parts = nodes.dropFirst()
    guard parts.contains(where: { $0.isString && $0.text?.contains(where: marks.contains) == true })
    else { return node }
    // Marks may stand around values; one character stands for each value while they are taken out.
    var whole = ""
    var values: [LayNode] = []
    for part in parts {
      if part.isString, let text = part.text {
        whole += text.dropFirst().dropLast()
      } else {
        whole.append(place(values.count))
        values.append(part)
      }
    }
    return .list(
      [nodes[0]] + pieces(of: MarkdownText.plain(whole, ending: ending), values), node.place)
  }

  private static let marks = Set("*_`[~^")
  private static let firstPlace: UInt32 = 0xF_0000

  /// The character that stands for a value, from a plane for private use.
  private static func place(_ index: Int) -> Character {
    Character(Unicode.Scalar(firstPlace + UInt32(min(index, 0xFFFF))) ?? " ")
  }

  /// The first of the characters that stand for the ending of a word after a number.
  private static let firstEnding: UInt32 = 0x10_0000

  /// `s`, unless the number is 1.
  private static func ending(after number: LayNode) -> LayNode {
    let isFormatted = number.head == "number->string"
    let value = isFormatted ? number.nodes?.dropFirst().first ?? number : number
    return .call("if", [.call("=", [value, .atom("1")]), .string(""), .string("s")])
  }

  /// The ending of `^[3 habit](inflect: true)`, where a value is the number.
  private static func ending(of text: Substring, _ how: Substring) -> String {
    guard how == "inflect: true", let scalar = text.unicodeScalars.first?.value,
      scalar >= firstPlace, scalar < firstEnding,
      let ending = Unicode.Scalar(scalar - firstPlace + firstEnding)
    else { return "" }
    return String(Character(ending))
  }

  /// The strings and values of a text in which characters stand for values.
  private static func pieces(of text: String, _ values: [LayNode]) -> [LayNode] {
    var nodes: [LayNode] = []
    var string = ""
    func end() {
      if !string.isEmpty { nodes.append(.atom("\"" + string + "\"")) }
      string = ""
    }
    for character in text {
      let scalar = character.unicodeScalars.first?.value ?? 0
      let isEnding = scalar >= firstEnding
      let index = Int(scalar) - Int(isEnding ? firstEnding : firstPlace)
      guard values.indices.contains(index) else {
        string.append(character)
        continue
      }
      end()
      nodes.append(isEnding ? ending(after: values[index]) : values[index])
    }
    end()
    return nodes
  }
}
