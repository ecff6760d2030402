import LayLanguage
import SwiftSyntax

/// `String(format: "%02d:%.1f", a, b)`.
extension Translator {
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
