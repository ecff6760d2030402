import LayLanguage
import SwiftSyntax

/// Values as texts, by format styles, since the length of a text affects layout.
extension Translator {
  /// `value.formatted()`, `value.formatted(.percent)`,
  /// `date.formatted(date: .long, time: .omitted)`; nil for values that cannot be formatted.
  func formattedCall(_ link: Chain.Link, of base: Expression) -> Expression? {
    if base.type == .date, let first = link.arguments.first, first.label != nil {
      let pattern = DatePatterns.pattern(
        date: link.arguments.first { $0.label == "date" }?.expression?.implicitMember,
        time: link.arguments.first { $0.label == "time" }?.expression?.implicitMember)
      return Expression(.call("date-text", [.string(pattern), base.whole]), .string)
    }
    return formatted(base, link.arguments.first?.expression).map { Expression($0, .string) }
  }

  /// A value as a text in a format style, or in the default one; nil if it cannot be formatted.
  func formatted(_ value: Expression, _ style: ExprSyntax?) -> LayNode? {
    let parts = style.map { FormatStyleChain($0).parts } ?? []
    // The style tells that an unknown value is a number, for which 1 stands.
    let isNumber = ["byteCount", "currency", "number", "percent"].contains(parts.first?.name)
    if value.isGuess, !isNumber { return nil }
    let whole = value.isGuess ? LayNode.atom("1") : value.whole
    if let first = parts.first {
      switch first.name {
      case "currency": return currency(whole, first, NumberStyle(parts))
      case "percent":
        // An integer is a number of percent; a fraction is multiplied by 100.
        return percent(whole, NumberStyle(parts), isWhole: value.type == .integer)
      case "byteCount": return call(.bytes, [whole])
      case "list":
        let word = first.value("type")?.implicitMember == "or" ? "or" : "and"
        return call(.listing, [whole, .string(word)])
      case "measurement" where value.type == .measurement: return measurementText(whole, first)
      case "time" where first.value("pattern") != nil: return timeText(whole, first)
      case "units": return unitsText(whole, first)
      case "relative":
        let isNamed = first.value("presentation")?.implicitMember == "named"
        return call(.relative, [whole, .truth(isNamed)], with: [.now])
      case "interval" where value.type == .dateInterval: return intervalText(whole)
      default: break
      }
    }
    switch value.type {
    case .date:
      let pattern = DatePatterns.pattern(of: parts)
      return .call("date-text", [.string(pattern), whole])
    case .dateInterval: return intervalText(whole)
    case .duration: return timeText(whole, FormatPart(name: "time", arguments: []))
    case .measurement: return measurementText(whole, nil)
    case .number, .integer: return numberText(whole, NumberStyle(parts))
    case .list where style == nil: return call(.listing, [whole, .string("and")])
    default:
      return parts.first?.name == "number" ? numberText(whole, NumberStyle(parts)) : nil
    }
  }

  /// The start and the end of a date interval as a text.
  func intervalText(_ interval: LayNode) -> LayNode { call(.intervalText, [interval]) }

  // MARK: Numbers

  /// A number as a text, with commas between thousands unless the style has none.
  func numberText(_ number: LayNode, _ style: NumberStyle) -> LayNode {
    var text: LayNode
    if style.isCompact {
      text = call(.compact, [number])
    } else if style.integerDigits > 0, style.decimals?.most ?? 0 == 0 {
      text = call(.padded, [number, .atom("\(style.integerDigits)")])
    } else {
      text = digits(number, style)
    }
    if style.hasSign {
      text = .call(
        "str", [.call("if", [.call("<", [number, .atom("0")]), .string(""), .string("+")]), text])
    }
    return text
  }

  private func digits(_ number: LayNode, _ style: NumberStyle) -> LayNode {
    var nodes = [number]
    if let decimals = style.decimals {
      if decimals.least == decimals.most {
        nodes += [.keyword("decimals"), .atom("\(decimals.most)")]
      } else {
        let scale = LayNode.atom("1" + String(repeating: "0", count: min(decimals.most, 9)))
        nodes = [.call("/", [.call("round", [.call("*", [number, scale])]), scale])]
      }
    }
    if style.isGrouped { nodes += [.keyword("grouped"), .truth(true)] }
    return .call("number->string", nodes)
  }

  private func percent(
    _ number: LayNode, _ style: NumberStyle, isWhole: Bool = false
  ) -> LayNode {
    let count = isWhole ? number : .call("*", [.atom("100"), number])
    return .call("str", [numberText(count, style), .string("%")])
  }

  private static let currencySigns = [
    "AUD": "A$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "EUR": "€", "GBP": "£", "ILS": "₪",
    "INR": "₹", "JPY": "¥", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$", "USD": "$", "VND": "₫",
  ]

  /// `$1,234.50`, by the code of a currency; the dollar stands for one that is not known.
  private func currency(_ number: LayNode, _ part: FormatPart, _ style: NumberStyle) -> LayNode {
    let code = part.value("code")
    let text = code?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    if text == nil, let code, let known = known(code, .string), known.type == .string {
      if known.node.isString, let text = known.node.text?.dropFirst().dropLast() {
        return currency(number, String(text), style)
      }
      let decimals = style.decimals?.most ?? 2
      let sign = call(.currencySign, [known.whole])
      return call(.currency, [number, sign, .atom("\(decimals)")])
    }
    return currency(number, text ?? "USD", style)
  }

  func currency(_ number: LayNode, _ code: String, _ style: NumberStyle) -> LayNode {
    let sign = Self.currencySigns[code] ?? code + "\u{A0}"
    let usual = ["JPY", "KRW", "VND"].contains(code) ? 0 : 2
    let decimals = style.decimals?.most ?? usual
    return call(.currency, [number, .string(sign), .atom("\(decimals)")])
  }

  /// A `NumberFormatter` as a function from a number to its text, by the properties set on it.
  func numberFormat(ofFormatterAt syntax: ExprSyntax) -> LayNode {
    let settings = FormatterSettings(of: syntax)
    var style = NumberStyle([])
    let most = settings.number("maximumFractionDigits")
    let least = settings.number("minimumFractionDigits")
    if most != nil || least != nil { style.decimals = (least ?? most ?? 0, most ?? least ?? 0) }
    style.integerDigits = settings.number("minimumIntegerDigits") ?? 0
    let number = LayNode.atom("n")
    let text: LayNode
    switch settings.values["numberStyle"]?.implicitMember {
    case "currency":
      let code = settings.values["currencyCode"]?.as(StringLiteralExprSyntax.self)?
        .representedLiteralValue
      if style.decimals == nil || least == nil { style.decimals = most.map { ($0, $0) } }
      text = currency(number, code ?? "USD", style)
    case "percent":
      style.decimals = style.decimals ?? (0, 0)
      text = percent(number, style)
    case "decimal": text = numberText(number, style)
    default:
      style.isGrouped = false
      text = numberText(number, style)
    }
    return .call("fn", [.list([number]), text])
  }

  /// The pattern of a `DateFormatter`, by the properties set on it.
  func datePattern(ofFormatterAt syntax: ExprSyntax) -> LayNode {
    let settings = FormatterSettings(of: syntax)
    if let format = settings.values["dateFormat"] { return node(format, expecting: .string) }
    return .string(DatePatterns.pattern(of: settings))
  }

  /// The text of a date in a `Text` with a style, as `Text(date, style: .timer)`.
  func dateText(_ date: LayNode, style: ExprSyntax) -> LayNode {
    switch style.implicitMember {
    case "date": return .call("date-text", [.string("MMMM d, yyyy"), date])
    case "timer":
      return clockText(.call("-", [date, call(.now, [])]))
    case "relative", "offset":
      let gap = LayNode.call("-", [date, call(.now, [])])
      let lengths = ["86400", "3600", "60", "1"].map { LayNode.atom($0) }
      let names = [" day", " hr", " min", " sec"].map { LayNode.string($0) }
      return call(
        .units,
        [gap, .call("list", lengths), .call("list", names), .string(""), .string(", ")])
    default: return .call("date-text", [.string("h:mm a"), date])
    }
  }
}
