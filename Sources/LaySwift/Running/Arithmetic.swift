import LayEngine
import LayLanguage

/// An operation on two numbers.
enum Arithmetic: String, Sendable {
  case add = "+", subtract = "-", multiply = "*", divide = "/", remainder = "%"
  case less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
  case and = "&", or = "|", exclusiveOr = "^", shiftLeft = "<<", shiftRight = ">>"
  case wrappingAdd = "&+", wrappingSubtract = "&-", wrappingMultiply = "&*"

  var isComparison: Bool {
    switch self {
    case .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: false
    }
  }

  /// The same for literals; nil for what is not folded.
  var folding: Literal.Operation? {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .remainder: .remainder
    default: nil
    }
  }

  @inline(__always)
  func result(_ left: Int, _ right: Int, _ span: SourceSpan) throws(Diagnostic) -> Value {
    let (result, hasFailed): (Int, Bool)
    switch self {
    case .add: (result, hasFailed) = left.addingReportingOverflow(right)
    case .subtract: (result, hasFailed) = left.subtractingReportingOverflow(right)
    case .multiply: (result, hasFailed) = left.multipliedReportingOverflow(by: right)
    case .divide:
      if right == 0 { throw Diagnostic(.dividesByZero, at: span) }
      (result, hasFailed) = left.dividedReportingOverflow(by: right)
    case .remainder:
      if right == 0 { throw Diagnostic(.dividesByZero, at: span) }
      (result, hasFailed) = left.remainderReportingOverflow(dividingBy: right)
    case .less: return .truth(left < right)
    case .lessOrEqual: return .truth(left <= right)
    case .greater: return .truth(left > right)
    case .greaterOrEqual: return .truth(left >= right)
    case .and: return .integer(left & right)
    case .or: return .integer(left | right)
    case .exclusiveOr: return .integer(left ^ right)
    case .shiftLeft: return .integer(left << right)
    case .shiftRight: return .integer(left >> right)
    case .wrappingAdd: return .integer(left &+ right)
    case .wrappingSubtract: return .integer(left &- right)
    case .wrappingMultiply: return .integer(left &* right)
    }
    if hasFailed { throw Diagnostic(.overflows, at: span) }
    return .integer(result)
  }

  /// The same for integers of a type with bounds of its own, in which `&+` and shifts go around.
  func result(
    _ left: Int, _ right: Int, within bounds: ClosedRange<Int>, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    guard case .integer(let integer) = try result(left, right, span) else {
      throw Diagnostic(.isNotFollowed("this operation"), at: span)
    }
    if bounds.contains(integer) { return .integer(integer) }
    switch self {
    case .wrappingAdd, .wrappingSubtract, .wrappingMultiply, .shiftLeft:
      // Whose largest value is that of `Int` has bits that do not fit here.
      guard bounds.upperBound < .max else { throw Diagnostic(.overflows, at: span) }
      let size = bounds.upperBound - bounds.lowerBound + 1
      let rest = (integer - bounds.lowerBound) % size
      return .integer((rest < 0 ? rest + size : rest) + bounds.lowerBound)
    default: throw Diagnostic(.overflows, at: span)
    }
  }

  @inline(__always)
  func result(_ left: Double, _ right: Double) -> Value? {
    switch self {
    case .add: .number(left + right)
    case .subtract: .number(left - right)
    case .multiply: .number(left * right)
    case .divide: .number(left / right)
    case .less: .truth(left < right)
    case .lessOrEqual: .truth(left <= right)
    case .greater: .truth(left > right)
    case .greaterOrEqual: .truth(left >= right)
    default: nil
    }
  }
}

extension Arithmetic {
  /// The same for numbers that move.
  fileprivate func result(_ left: Affine, _ right: Affine, _ motion: Motion) -> Value? {
    switch self {
    case .add: return .moving(left + right, motion)
    case .subtract: return .moving(left - right, motion)
    case .multiply where right.slope == 0: return .moving(left * right.value, motion)
    case .multiply where left.slope == 0: return .moving(right * left.value, motion)
    case .divide where right.slope == 0: return .moving(left / right.value, motion)
    case _ where left.value.isNaN || right.value.isNaN: break
    case .less: return .truth(motion.isLess(left, right))
    case .lessOrEqual: return .truth(!motion.isLess(right, left))
    case .greater: return .truth(motion.isLess(right, left))
    case .greaterOrEqual: return .truth(!motion.isLess(left, right))
    default: break
    }
    motion.lose()
    return result(left.value, right.value)
  }

  /// The same for numbers of other kinds; nil for other values.
  fileprivate func resultOfOthers(
    _ left: Value, _ right: Value, _ span: SourceSpan
  ) throws(Diagnostic) -> Value? {
    if let (left, right) = Value.singles(left, right) { return result(left, right) }
    if let (left, right, motion) = Value.moving(left, right) { return result(left, right, motion) }
    guard let (left, right) = Value.decimals(left, right) else { return nil }
    if let result = result(left, right) { return result }
    throw Diagnostic(.isNotFollowed("a `Decimal` of so many digits"), at: span)
  }

  /// The same for numbers of 32 bits.
  fileprivate func result(_ left: Float, _ right: Float) -> Value? {
    switch self {
    case .add: .content(FloatContent(left + right))
    case .subtract: .content(FloatContent(left - right))
    case .multiply: .content(FloatContent(left * right))
    case .divide: .content(FloatContent(left / right))
    case .less: .truth(left < right)
    case .lessOrEqual: .truth(left <= right)
    case .greater: .truth(left > right)
    case .greaterOrEqual: .truth(left >= right)
    default: nil
    }
  }
}

extension SwiftRuntime {
  /// `a += b`: a list or a text grows, numbers are computed.
  ///
  /// - Parameter bounds: what an integer of the type of the place may be; nil for others.
  func change(
    _ left: inout Value, by operation: Arithmetic, _ right: Value,
    within bounds: ClosedRange<Int>?, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) {
    if let bounds, case .integer(let a) = left, case .integer(let b) = right {
      left = try operation.result(a, b, within: bounds, span)
    } else if operation == .add, left.isListOrText {
      try append(right, to: &left, &machine, span)
    } else {
      left = try arithmetic(operation, left, right, &machine, span)
    }
  }

  /// An operation on any two values.
  func arithmetic(
    _ operation: Arithmetic, _ left: Value, _ right: Value, _ machine: inout Machine,
    _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): return try operation.result(left, right, span)
    case (.number(let left), .number(let right)):
      if let result = operation.result(left, right) { return result }
    case (.literal(let left), .literal(let right)):
      if let fold = operation.folding, let folded = Literal.folded(fold, left, right) {
        return .literal(folded)
      }
      if operation.isComparison, let result = operation.result(left.number, right.number) {
        return result
      }
      if let left = left.integer, let right = right.integer {
        return try operation.result(left, right, span)
      }
    case (.literal(let left), .number(let right)):
      if let result = operation.result(left.number, right) { return result }
    case (.number(let left), .literal(let right)):
      if let result = operation.result(left, right.number) { return result }
    case (.literal(let left), .integer(let right)):
      if let left = left.integer { return try operation.result(left, right, span) }
    case (.integer(let left), .literal(let right)):
      if let right = right.integer { return try operation.result(left, right, span) }
    case (.string(let left), .string(let right)) where operation == .add:
      return noted(left.text + right.text, of: left.text, right.text)
    case (.list, _) where operation == .add:
      var list = left
      try append(right, to: &list, &machine, span)
      return list
    default:
      if let result = try operation.resultOfOthers(left, right, span) { return result }
    }
    try requireKnown(left)
    try requireKnown(right)
    if operation.isComparison {
      let order = try compare(left, right, &machine, span)
      switch operation {
      case .less: return .truth(order < 0)
      case .lessOrEqual: return .truth(order <= 0)
      case .greater: return .truth(order > 0)
      default: return .truth(order >= 0)
      }
    }
    throw Diagnostic(.isNotFollowed("this operation on values of these types"), at: span)
  }
}

extension Complaint {
  static let dividesByZero = Complaint(
    "a number is divided by zero", isAboutRange: true)
}

extension Value {
  /// Takes a text out of its place, so that what is added to it is added without a copy; nil for what is
  /// no text.
  mutating func takeText() -> String? {
    guard case .string(let box) = self else { return nil }
    self = .nothing
    return box.text
  }

  var isListOrText: Bool {
    switch self {
    case .list, .string: true
    default: false
    }
  }
}
