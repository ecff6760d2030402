import Glibc
import LayEngine
import LayLanguage

/// What numbers with a fraction and truths have.
enum NumberNatives {
  static let all: [String: Native] = [decimals, constants, truths]
    .reduce(into: [:]) { all, table in all.merge(table) { _, last in last } }

  static func hashValue(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    throw call.unfollowed("`hashValue`, which is another in each run,")
  }

  static func description(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    .text(try text(of: call[0], &machine, call))
  }

  /// What `String(number)` is: what is no number has no sign here.
  static func text(
    of value: Value, _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> String {
    if case .number(let number) = value, number.isNaN { return "nan" }
    if value.single?.isNaN == true { return "nan" }
    return try call.runtime.printed(value, .unknown, &machine, call.span)
  }

  private static let truths: [String: Native] = [
    "Bool.toggle()": .change { _, value, call throws(Diagnostic) in
      guard case .truth(let truth) = value else { throw call.unfollowed("this toggling") }
      value = .truth(!truth)
      return call.runtime.void
    },
    "Bool.random()": .function(SequenceNatives.random),
    "Bool.description": .function(description),
    "Bool.init(_:)": .function { _, call in
      guard case .string(let box) = call[0] else { return call[0] }
      return .optional(Bool(box.text).map { .truth($0) })
    },
  ]

  // MARK: Numbers with a fraction

  private static func number(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    switch call[0] {
    case .integer(let integer): .number(Double(integer))
    case .string(let box): .optional(Double(box.text).map { .number($0) })
    case let value where value.movingNumber != nil: value
    default: .number(try call.wideNumber(0))
    }
  }

  /// The same for a number of 32 bits.
  private static func float(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    switch call[0] {
    case .integer(let integer): .single(Float(integer))
    case .string(let box): .optional(Float(box.text).map { .single($0) })
    default: .single(Float(try call.wideNumber(0)))
    }
  }

  /// A function of one number.
  ///
  /// - Parameter single: the same of 32 bits.
  private static func of(
    _ function: @escaping @Sendable (Double) -> Double,
    _ single: @escaping @Sendable (Float) -> Float
  ) -> Native {
    .function { _, call throws(Diagnostic) in
      if let number = call[0].single { return .single(single(number)) }
      return .number(function(try call.number(0)))
    }
  }

  /// A function of two numbers.
  private static func ofTwo(
    _ function: @escaping @Sendable (Double, Double) -> Double,
    _ single: @escaping @Sendable (Float, Float) -> Float
  ) -> Native {
    .function { _, call throws(Diagnostic) in
      if let left = call[0].single, let right = call[1].single {
        return .single(single(left, right))
      }
      return .number(function(try call.number(0), try call.number(1)))
    }
  }

  private static func test(_ function: @escaping @Sendable (Double) -> Bool) -> Native {
    .function { _, call throws(Diagnostic) in
      // What is a number, and finite, stays so while it moves.
      if let moving = call[0].movingNumber { return .truth(function(moving.still.value)) }
      return .truth(function(try call.wideNumber(0)))
    }
  }

  private static func constant(_ number: Double, _ single: Float) -> Native {
    .function { _, call in call.result.isSingle ? .single(single) : .number(number) }
  }

  private static let constants: [String: Native] = [
    "BinaryFloatingPoint.pi": constant(.pi, .pi),
    "BinaryFloatingPoint.infinity": constant(.infinity, .infinity),
    "BinaryFloatingPoint.nan": constant(.nan, .nan),
    "BinaryFloatingPoint.zero": constant(0, 0),
    "BinaryFloatingPoint.greatestFiniteMagnitude": constant(
      .greatestFiniteMagnitude, .greatestFiniteMagnitude),
    "BinaryFloatingPoint.leastNonzeroMagnitude": constant(
      .leastNonzeroMagnitude, .leastNonzeroMagnitude),
    "BinaryFloatingPoint.leastNormalMagnitude": constant(
      .leastNormalMagnitude, .leastNormalMagnitude),
    "BinaryFloatingPoint.ulpOfOne": constant(.ulpOfOne, .ulpOfOne),
    "BinaryFloatingPoint.random(in:)": .function(SequenceNatives.random),
    "BinaryFloatingPoint.random(in:using:)": .function(SequenceNatives.random),
    "BinaryFloatingPoint.hashValue": .function(hashValue),
    "Double.init()": constant(0, 0),
    "Double.init(_:)": .function(number),
    "CGFloat.init()": constant(0, 0),
    "CGFloat.init(_:)": .function(number),
    "Float.init()": .function { _, _ in .single(0) },
    "Float.init(_:)": .function(float),
  ]

  private static let decimals: [String: Native] = [
    "BinaryFloatingPoint.rounded()": of({ $0.rounded() }, { $0.rounded() }),
    "BinaryFloatingPoint.rounded(_:)": .function { _, call throws(Diagnostic) in
      if let moving = call[0].movingNumber, try rule(call[1], call) == .down {
        return .number(moving.roundedDown)
      }
      if let single = call[0].single { return .single(single.rounded(try rule(call[1], call))) }
      return .number(try call.number(0).rounded(try rule(call[1], call)))
    },
    "BinaryFloatingPoint.round()": .change { _, value, call throws(Diagnostic) in
      if let single = value.single {
        value = .single(single.rounded())
      } else {
        value = .number(try call.number(value).rounded())
      }
      return call.runtime.void
    },
    "BinaryFloatingPoint.round(_:)": .change { _, value, call throws(Diagnostic) in
      let rule = try rule(call[0], call)
      if let single = value.single {
        value = .single(single.rounded(rule))
      } else {
        value = .number(try call.number(value).rounded(rule))
      }
      return call.runtime.void
    },
    "BinaryFloatingPoint.negate()": .change { _, value, call throws(Diagnostic) in
      if let single = value.single {
        value = .single(-single)
      } else {
        value = .number(-(try call.number(value)))
      }
      return call.runtime.void
    },
    "BinaryFloatingPoint.squareRoot()": of({ $0.squareRoot() }, { $0.squareRoot() }),
    "BinaryFloatingPoint.truncatingRemainder(dividingBy:)": ofTwo(
      { $0.truncatingRemainder(dividingBy: $1) }, { $0.truncatingRemainder(dividingBy: $1) }),
    "BinaryFloatingPoint.remainder(dividingBy:)": ofTwo(
      { $0.remainder(dividingBy: $1) }, { $0.remainder(dividingBy: $1) }),
    "BinaryFloatingPoint.addingProduct(_:_:)": .function { _, call throws(Diagnostic) in
      if let sum = call[0].single, let left = call[1].single, let right = call[2].single {
        return .single(sum.addingProduct(left, right))
      }
      return .number(try call.number(0).addingProduct(try call.number(1), try call.number(2)))
    },
    "BinaryFloatingPoint.advanced(by:)": ofTwo({ $0 + $1 }, { $0 + $1 }),
    "BinaryFloatingPoint.distance(to:)": ofTwo({ $1 - $0 }, { $1 - $0 }),
    "BinaryFloatingPoint.minimum(_:_:)": ofTwo(
      { Double.minimum($0, $1) }, { Float.minimum($0, $1) }),
    "BinaryFloatingPoint.maximum(_:_:)": ofTwo(
      { Double.maximum($0, $1) }, { Float.maximum($0, $1) }),
    "BinaryFloatingPoint.magnitude": of({ $0.magnitude }, { $0.magnitude }),
    "BinaryFloatingPoint.ulp": of({ $0.ulp }, { $0.ulp }),
    "BinaryFloatingPoint.nextUp": of({ $0.nextUp }, { $0.nextUp }),
    "BinaryFloatingPoint.nextDown": of({ $0.nextDown }, { $0.nextDown }),
    "BinaryFloatingPoint.isNaN": test { $0.isNaN },
    "BinaryFloatingPoint.isFinite": test { $0.isFinite },
    "BinaryFloatingPoint.isInfinite": test { $0.isInfinite },
    "BinaryFloatingPoint.isZero": .function { _, call throws(Diagnostic) in
      .truth(try call.wideNumber(0).isZero)
    },
    "BinaryFloatingPoint.isNormal": test { $0.isNormal },
    "BinaryFloatingPoint.sign": .function { _, call throws(Diagnostic) in
      let number = try call.wideNumber(0)
      try call.runtime.checkSign(of: number, call.span)
      let name = number.sign == .minus ? "minus" : "plus"
      let signs = call.runtime.library.declaration("FloatingPointSign")
      guard let sign = signs?.enumCase(name) else { throw call.unfollowed("`sign`") }
      return sign.value()
    },
    "BinaryFloatingPoint.description": .function(description),
  ]

  private static func rule(
    _ value: Value, _ call: NativeCall
  ) throws(Diagnostic) -> FloatingPointRoundingRule {
    guard case .object(let object) = value, let box = object as? CaseBox else {
      throw call.unfollowed("this way to round")
    }
    switch box.declared.name {
    case "toNearestOrAwayFromZero": return .toNearestOrAwayFromZero
    case "toNearestOrEven": return .toNearestOrEven
    case "up": return .up
    case "down": return .down
    case "towardZero": return .towardZero
    case "awayFromZero": return .awayFromZero
    default: throw call.unfollowed("this way to round")
    }
  }

  // MARK: Functions of files

  static let functions: [String: Native] = [
    "sqrt(_:)": of({ $0.squareRoot() }, { $0.squareRoot() }),
    "cbrt(_:)": of({ Glibc.cbrt($0) }, { Glibc.cbrt($0) }),
    "floor(_:)": .function { _, call throws(Diagnostic) in
      if let moving = call[0].movingNumber { return .number(moving.roundedDown) }
      if let single = call[0].single { return .single(single.rounded(.down)) }
      return .number(try call.number(0).rounded(.down))
    },
    "ceil(_:)": of({ $0.rounded(.up) }, { $0.rounded(.up) }),
    "round(_:)": of({ $0.rounded() }, { $0.rounded() }),
    "trunc(_:)": of({ $0.rounded(.towardZero) }, { $0.rounded(.towardZero) }),
    "sin(_:)": of({ Glibc.sin($0) }, { Glibc.sin($0) }),
    "cos(_:)": of({ Glibc.cos($0) }, { Glibc.cos($0) }),
    "tan(_:)": of({ Glibc.tan($0) }, { Glibc.tan($0) }),
    "asin(_:)": of({ Glibc.asin($0) }, { Glibc.asin($0) }),
    "acos(_:)": of({ Glibc.acos($0) }, { Glibc.acos($0) }),
    "atan(_:)": of({ Glibc.atan($0) }, { Glibc.atan($0) }),
    "sinh(_:)": of({ Glibc.sinh($0) }, { Glibc.sinh($0) }),
    "cosh(_:)": of({ Glibc.cosh($0) }, { Glibc.cosh($0) }),
    "tanh(_:)": of({ Glibc.tanh($0) }, { Glibc.tanh($0) }),
    "exp(_:)": of({ Glibc.exp($0) }, { Glibc.exp($0) }),
    "exp2(_:)": of({ Glibc.exp2($0) }, { Glibc.exp2($0) }),
    "log(_:)": of({ Glibc.log($0) }, { Glibc.log($0) }),
    "log2(_:)": of({ Glibc.log2($0) }, { Glibc.log2($0) }),
    "log10(_:)": of({ Glibc.log10($0) }, { Glibc.log10($0) }),
    "pow(_:_:)": .function { _, call throws(Diagnostic) in
      if case .integer(let base) = call[0], case .integer = call[1] {
        return try DecimalNatives.power(DecimalContent(base), call)
      }
      if let base = call[0].decimal { return try DecimalNatives.power(base, call) }
      if let base = call[0].single, let exponent = call[1].single {
        return .single(Glibc.pow(base, exponent))
      }
      return .number(Glibc.pow(try call.number(0), try call.number(1)))
    },
    "atan2(_:_:)": ofTwo({ Glibc.atan2($0, $1) }, { Glibc.atan2($0, $1) }),
    "hypot(_:_:)": ofTwo({ Glibc.hypot($0, $1) }, { Glibc.hypot($0, $1) }),
    "fmod(_:_:)": ofTwo({ Glibc.fmod($0, $1) }, { Glibc.fmod($0, $1) }),
    "fmin(_:_:)": ofTwo({ Glibc.fmin($0, $1) }, { Glibc.fmin($0, $1) }),
    "fmax(_:_:)": ofTwo({ Glibc.fmax($0, $1) }, { Glibc.fmax($0, $1) }),
    "abs(_:)": .function { _, call throws(Diagnostic) in
      switch call[0] {
      case .integer(let own): try IntegerNatives.magnitude(of: own, call)
      case .literal(let literal): .literal(literal.number < 0 ? literal.negated : literal)
      default:
        if let single = call[0].single {
          .single(single.magnitude)
        } else if let decimal = call[0].decimal {
          .content(decimal.isNegative ? decimal.negated : decimal)
        } else {
          .number(try call.number(0).magnitude)
        }
      }
    },
  ]
}
