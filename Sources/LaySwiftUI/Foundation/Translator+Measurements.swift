import LayLanguage
import SwiftSyntax

/// Measurements and spans of time as texts.
extension Translator {
  /// `.kilometers`, `UnitLength.kilometers`, or a variable that is a unit.
  func unitNode(_ expression: ExprSyntax) -> LayNode {
    if let name = expression.implicitMember ?? expression.staticMember {
      return .quoted(Names.kebab(name))
    }
    if let choice = expression.withoutParentheses.as(TernaryExprSyntax.self) {
      return .call(
        "if",
        [
          condition(choice.condition), unitNode(choice.thenExpression),
          unitNode(choice.elseExpression),
        ])
    }
    return node(expression)
  }

  /// Whether values of a type are units, as of `UnitSpeed`, or of a generic `U: Dimension`.
  static func isUnit(_ type: SwiftType) -> Bool {
    guard case .named(let name) = type else { return false }
    return name == "Dimension" || isUnitName(name)
  }

  static func isUnitName(_ name: String) -> Bool {
    name.hasPrefix("Unit")
      && (name.dropFirst(4).first?.isUppercase == true && name != "UnitPoint" || name == "Unit")
  }

  /// `12 km`: the unit is not converted to that of a locale.
  ///
  /// - Parameter style: the call of `.measurement(…)`; nil for the default style.
  func measurementText(_ value: LayNode, _ style: FormatPart?) -> LayNode {
    let width = style?.value("width")?.implicitMember ?? "abbreviated"
    let number = LayNode.call(":value", [value])
    let digits = style?.value("numberFormatStyle").map { NumberStyle(FormatStyleChain($0).parts) }
    let text = numberText(number, digits ?? NumberStyle([]))
    return call(.measured, [value, text, .truth(width == "wide")], with: [.unitSymbol])
  }

  /// Hours, minutes and seconds with colons between them, as clocks show them.
  func clockText(_ seconds: LayNode) -> LayNode { call(.clock, [seconds], with: [.padded]) }

  /// `.time(pattern: .hourMinuteSecond)`.
  func timeText(_ seconds: LayNode, _ style: FormatPart) -> LayNode {
    let pattern = style.value("pattern")?.implicitCallee ?? "hourMinuteSecond"
    let first = pattern == "minuteSecond" ? "60" : "3600"
    let parts = pattern == "hourMinute" ? "1" : pattern == "minuteSecond" ? "1" : "2"
    return call(.timePattern, [seconds, .atom(first), .atom(parts)], with: [.padded])
  }

  /// `.units(allowed: [.hours, .minutes], width: .narrow)`.
  func unitsText(_ seconds: LayNode, _ style: FormatPart) -> LayNode {
    let named = style.value("allowed")?.as(ArrayExprSyntax.self)?.elements.compactMap {
      $0.expression.implicitMember
    }
    let width = style.value("width")?.implicitMember ?? "abbreviated"
    let names: [(unit: String, length: String, abbreviated: String)] = [
      ("weeks", "604800", " wk"), ("days", "86400", " day"), ("hours", "3600", " hr"),
      ("minutes", "60", " min"), ("seconds", "1", " sec"),
    ]
    let shown = names.filter { (named ?? ["hours", "minutes", "seconds"]).contains($0.unit) }
    let texts = shown.map { unit -> LayNode in
      switch width {
      case "narrow": .string(String(unit.unit.prefix(1)))
      case "wide": .string(" " + unit.unit.dropLast())
      default: .string(unit.abbreviated)
      }
    }
    return call(
      .units,
      [
        seconds, .call("list", shown.map { .atom($0.length) }), .call("list", texts),
        .string(width == "wide" ? "s" : ""), .string(width == "narrow" ? " " : ", "),
      ])
  }
}
