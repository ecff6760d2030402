import LayEngine
import LayLanguage

/// What integers of all sizes have.
///
/// - Rule: a value does not know its type, `Self` of the call does. Each function is that of Swift's type of
///   this name. A result above the largest `Int` is told.
enum IntegerNatives {
  static let all: [String: Native] = [makers, conversions, constants, members, changes]
    .reduce(into: [:]) { all, table in all.merge(table) { _, last in last } }

  private static let types: [String: any (FixedWidthInteger & Sendable).Type] = [
    "Int": Int.self, "Int8": Int8.self, "Int16": Int16.self, "Int32": Int32.self,
    "Int64": Int64.self, "UInt": UInt.self, "UInt8": UInt8.self, "UInt16": UInt16.self,
    "UInt32": UInt32.self, "UInt64": UInt64.self,
  ]

  private static func type(
    _ call: NativeCall, _ name: String = "Self"
  ) throws(Diagnostic) -> any FixedWidthInteger.Type {
    guard let type = (call.types[name]?.declaration?.name).flatMap({ types[$0] }) else {
      throw call.unfollowed("an integer whose type is not known")
    }
    return type
  }

  private static func value(
    _ integer: any BinaryInteger, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    guard let own = Int(exactly: integer) else {
      throw call.unfollowed("an integer above the largest `Int`")
    }
    return .integer(own)
  }

  private static func fitting(
    _ integer: (any FixedWidthInteger)?, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    guard let integer else { throw Diagnostic(.overflows, at: call.span) }
    return try value(integer, call)
  }

  static func magnitude(of integer: Int, _ call: NativeCall) throws(Diagnostic) -> Value {
    let type = call.types["T"]?.declaration == nil ? Int.self : try type(call, "T")
    return try fitting(type.init(exactly: integer.magnitude), call)
  }

  private static func constant(
    _ constant: @escaping @Sendable (any FixedWidthInteger.Type) -> any BinaryInteger
  ) -> Native {
    .function { _, call throws(Diagnostic) in try value(constant(try type(call)), call) }
  }

  /// What depends on the bits of an integer.
  private static func bits(
    _ property: @escaping @Sendable (any FixedWidthInteger) -> any BinaryInteger
  ) -> Native {
    .function { _, call throws(Diagnostic) in
      guard let own = try type(call).init(exactly: try call.integer(0)) else {
        throw call.unfollowed("this integer")
      }
      return try value(property(own), call)
    }
  }

  // MARK: Making integers

  private static let makers: [String: Native] = [
    "FixedWidthInteger.init()": constant { $0.init() },
    "FixedWidthInteger.init(_:)": .function(integer),
    "FixedWidthInteger.init(_:radix:)": .function { _, call throws(Diagnostic) in
      let radix = try call.integer(1)
      guard (2...36).contains(radix) else { throw call.trap("\(radix) is no radix") }
      return try optional(try type(call).init(try call.text(0), radix: radix), call)
    },
    "UInt8.init(ascii:)": .function { _, call throws(Diagnostic) in
      let scalar = try ScalarNatives.scalar(0, call)
      guard scalar.isASCII else { throw call.trap("`\(scalar)` is no ASCII character") }
      return .integer(Int(scalar.value))
    },
  ]

  private static func optional(
    _ integer: (any FixedWidthInteger)?, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    guard let integer else { return .nothing }
    return .optional(try value(integer, call))
  }

  private static func integer(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    let type = try type(call)
    switch call.runtime.settled(call[0]) {
    case .integer(let integer): return try fitting(type.init(exactly: integer), call)
    case .string(let box): return try optional(type.init(box.text), call)
    default: break
    }
    let number =
      if let moving = call[0].movingNumber, moving.still.value >= 0 {
        moving.roundedDown
      } else {
        try call.wideNumber(0)
      }
    guard let integer = type.init(exactly: number.rounded(.towardZero)) else {
      throw call.trap("no `\(type)` can hold \(number)")
    }
    return try value(integer, call)
  }

  private static let conversions: [String: Native] = [
    "FixedWidthInteger.init(exactly:)": .function { _, call throws(Diagnostic) in
      let type = try type(call)
      if case .number(let number) = call[0] {
        return try optional(type.init(exactly: number), call)
      }
      return try optional(type.init(exactly: try call.integer(0)), call)
    },
    "FixedWidthInteger.init(truncatingIfNeeded:)": .function { _, call throws(Diagnostic) in
      try value(try type(call).init(truncatingIfNeeded: try call.integer(0)), call)
    },
    "FixedWidthInteger.init(bitPattern:)": .function { _, call throws(Diagnostic) in
      try value(try type(call).init(truncatingIfNeeded: try call.integer(0)), call)
    },
    "FixedWidthInteger.init(clamping:)": .function { _, call throws(Diagnostic) in
      try value(try type(call).init(clamping: try call.integer(0)), call)
    },
  ]

  // MARK: Members

  private static let constants: [String: Native] = [
    "FixedWidthInteger.max": constant { $0.max },
    "FixedWidthInteger.min": constant { $0.min },
    "FixedWidthInteger.zero": constant { $0.init() },
    "FixedWidthInteger.bitWidth": constant { $0.bitWidth },
    "FixedWidthInteger.isSigned": .function { _, call throws(Diagnostic) in
      .truth(try type(call).isSigned)
    },
    "FixedWidthInteger.random(in:)": .function(SequenceNatives.random),
    "FixedWidthInteger.random(in:using:)": .function(SequenceNatives.random),
    "FixedWidthInteger.hashValue": .function(NumberNatives.hashValue),
    "FixedWidthInteger.description": .function(NumberNatives.description),
  ]

  private static let members: [String: Native] = types.keys.reduce(
    into: [
      "FixedWidthInteger.byteSwapped": bits { $0.byteSwapped },
      "FixedWidthInteger.nonzeroBitCount": bits { $0.nonzeroBitCount },
      "FixedWidthInteger.leadingZeroBitCount": bits { $0.leadingZeroBitCount },
      "FixedWidthInteger.trailingZeroBitCount": bits { $0.trailingZeroBitCount },
      "FixedWidthInteger.isMultiple(of:)": .function { _, call throws(Diagnostic) in
        .truth(try call.integer(0).isMultiple(of: try call.integer(1)))
      },
      "FixedWidthInteger.signum()": .function { _, call throws(Diagnostic) in
        .integer(try call.integer(0).signum())
      },
      "FixedWidthInteger.quotientAndRemainder(dividingBy:)": .function(quotientAndRemainder),
      "FixedWidthInteger.distance(to:)": .function { _, call throws(Diagnostic) in
        let (own, other) = (try call.integer(0), try call.integer(1))
        let (distance, overflows) = other.subtractingReportingOverflow(own)
        if overflows { throw Diagnostic(.overflows, at: call.span) }
        return .integer(distance)
      },
    ]
  ) { all, name in
    all["\(name).magnitude"] = .function { _, call throws(Diagnostic) in
      try value(try call.integer(0).magnitude, call)
    }
  }

  private static func quotientAndRemainder(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    let (own, other) = (try call.integer(0), try call.integer(1))
    guard other != 0 else { throw call.trap("a number is divided by zero") }
    let (quotient, overflows) = own.dividedReportingOverflow(by: other)
    guard !overflows, let fitting = try type(call).init(exactly: quotient) else {
      throw Diagnostic(.overflows, at: call.span)
    }
    return .compound(
      call.runtime.tupleNames.division, [try value(fitting, call), .integer(own % other)])
  }

  // MARK: Changes

  private static let changes: [String: Native] = [
    "FixedWidthInteger.advanced(by:)": .function { _, call throws(Diagnostic) in
      let (sum, overflows) = try call.integer(0).addingReportingOverflow(try call.integer(1))
      return try fitting(overflows ? nil : try type(call).init(exactly: sum), call)
    },
    "FixedWidthInteger.negate()": .change { _, value, call throws(Diagnostic) in
      guard case .integer(let own) = value else { throw call.unfollowed("this negation") }
      let (negated, overflows) = (0).subtractingReportingOverflow(own)
      value = try fitting(overflows ? nil : try type(call).init(exactly: negated), call)
      return call.runtime.void
    },
    "FixedWidthInteger.addingReportingOverflow(_:)": .function { _, call throws(Diagnostic) in
      try reported(Sum.add, try type(call), call)
    },
    "FixedWidthInteger.subtractingReportingOverflow(_:)": .function { _, call throws(Diagnostic) in
      try reported(Sum.subtract, try type(call), call)
    },
    "FixedWidthInteger.multipliedReportingOverflow(by:)": .function { _, call throws(Diagnostic) in
      try reported(Sum.multiply, try type(call), call)
    },
  ]

  private enum Sum { case add, subtract, multiply }

  private static func reported<Number: FixedWidthInteger>(
    _ sum: Sum, _ type: Number.Type, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    guard let own = Number(exactly: try call.integer(0)),
      let other = Number(exactly: try call.integer(1))
    else { throw call.unfollowed("this integer") }
    let result =
      switch sum {
      case .add: own.addingReportingOverflow(other)
      case .subtract: own.subtractingReportingOverflow(other)
      case .multiply: own.multipliedReportingOverflow(by: other)
      }
    return .compound(
      call.runtime.tupleNames.overflow,
      [try value(result.partialValue, call), .truth(result.overflow)])
  }
}
