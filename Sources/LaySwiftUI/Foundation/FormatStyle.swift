import SwiftSyntax

/// A part of a format style, as `precision` in `.number.precision(.fractionLength(2))`.
struct FormatPart {
  let name: String
  let arguments: [SwiftArgument]

  /// The value of the argument with a label.
  func value(_ label: String?) -> ExprSyntax? {
    arguments.first { $0.label == label }?.expression
  }
}

/// A format style as it is written: what it begins with, and what changes it.
struct FormatStyleChain {
  let parts: [FormatPart]

  init(_ style: ExprSyntax) {
    let chain = Chain(style.withoutParentheses)
    var parts: [FormatPart] = []
    let call = chain.root.as(FunctionCallExprSyntax.self)
    if let name = chain.root.implicitCallee {
      parts.append(FormatPart(name: name, arguments: SwiftArgument.all(of: call)))
    } else if let name = call?.calledExpression.calleeText {
      parts.append(FormatPart(name: name, arguments: SwiftArgument.all(of: call)))
    }
    parts += chain.links.map { FormatPart(name: $0.name, arguments: $0.arguments) }
    self.parts = parts
  }
}

/// The parts of a number style on which the length of the text depends.
struct NumberStyle {
  /// The number of fraction digits; nil for as many as the number has.
  var decimals: (least: Int, most: Int)?
  var integerDigits = 0
  var isGrouped = true
  var isCompact = false
  /// Whether numbers that are not negative get a plus sign.
  var hasSign = false

  init(_ parts: [FormatPart]) {
    for part in parts {
      let first = part.arguments.first?.expression
      switch part.name {
      case "precision": first.map { read(precision: $0) }
      case "grouping": if first?.implicitCallee == "never" { isGrouped = false }
      case "notation": if first?.implicitCallee == "compactName" { isCompact = true }
      case "sign": if first?.trimmedDescription.contains("always") == true { hasSign = true }
      default: continue
      }
    }
  }

  /// `.fractionLength(2)`, `.integerLength(2)`.
  private mutating func read(precision: ExprSyntax) {
    guard let call = precision.as(FunctionCallExprSyntax.self) else { return }
    let first = call.arguments.first?.expression
    let last = call.arguments.last?.expression
    switch precision.implicitCallee {
    case "fractionLength": decimals = first?.bounds ?? decimals
    case "integerLength": integerDigits = first?.bounds?.least ?? 0
    case "integerAndFractionLength":
      integerDigits = first?.bounds?.least ?? 0
      decimals = last?.bounds ?? decimals
    default: return
    }
  }
}

extension ExprSyntax {
  /// `2`, or the ends of `0...2`.
  fileprivate var bounds: (least: Int, most: Int)? {
    if let number = Int(trimmedDescription) { return (number, number) }
    if let range = self.as(InfixOperatorExprSyntax.self), isRange {
      guard let least = Int(range.leftOperand.trimmedDescription),
        let most = Int(range.rightOperand.trimmedDescription)
      else { return nil }
      return (least, range.operator.trimmedDescription == "..<" ? most - 1 : most)
    }
    if let most = self.as(PrefixOperatorExprSyntax.self), isRange {
      return Int(most.expression.trimmedDescription).map { (0, $0) }
    }
    return nil
  }
}
