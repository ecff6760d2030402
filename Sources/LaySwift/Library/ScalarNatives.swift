import LayEngine
import LayLanguage

/// The parts of texts: Unicode scalars, bytes, and units of 16 bits.
enum ScalarNatives {
  static let all: [String: Native] = [
    "StringProtocol.utf8": integers { $0.utf8.map { Int($0) } },
    "StringProtocol.utf16": integers { $0.utf16.map { Int($0) } },
    "StringProtocol.unicodeScalars": .function(scalars),
    "Character.utf8": integers { $0.utf8.map { Int($0) } },
    "Character.utf16": integers { $0.utf16.map { Int($0) } },
    "Character.unicodeScalars": .function(scalars),
    "UnicodeScalarView.filter(_:)": .function { machine, call throws(Diagnostic) in
      var all = GrowingValues()
      let isIncluded = try call.callback(1)
      try SequenceNatives.each(call, &machine) { element, machine throws(Diagnostic) in
        if try isIncluded.holds(element, &machine) { try all.append(element, &machine, call.span) }
        return true
      }
      return all.list
    },
    "UnicodeScalar.init(_:)": .function(made),
    "UnicodeScalar.value": .function { _, call throws(Diagnostic) in
      .integer(Int(try scalar(0, call).value))
    },
    "UnicodeScalar.isASCII": .function { _, call throws(Diagnostic) in
      .truth(try scalar(0, call).isASCII)
    },
    "UnicodeScalar.description": .function { _, call in call[0] },
    "String.init(decoding:as:)": .function(decoded),
  ]

  /// The scalar that a text of one scalar is.
  static func scalar(_ place: Int, _ call: NativeCall) throws(Diagnostic) -> Unicode.Scalar {
    let scalars = try call.text(place).unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first else {
      throw call.unfollowed("a text of \(scalars.count) scalars as one")
    }
    return scalar
  }

  /// A scalar as a text; one that equals another scalar as a text is told.
  private static func value(
    _ scalar: Unicode.Scalar, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    guard !scalar.properties.isFullCompositionExclusion else {
      throw call.unfollowed("a scalar that is written as another one")
    }
    return .text(String(scalar))
  }

  private static func scalars(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    var all = GrowingValues()
    for scalar in try call.text(0).unicodeScalars {
      try machine.countTurn(call.span)
      try all.append(try value(scalar, call), &machine, call.span)
    }
    return all.list
  }

  private static func integers(_ parts: @escaping @Sendable (String) -> [Int]) -> Native {
    .function { machine, call throws(Diagnostic) in
      let text = try call.text(0)
      try call.makeRoom(text.utf8.count, &machine)
      return .list(of: parts(text).map { .integer($0) })
    }
  }

  private static func made(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    guard !call.result.isPartlyUnknown else {
      throw call.unfollowed("a `UnicodeScalar` of a value whose type is not known")
    }
    let found: Unicode.Scalar?
    if case .string(let box) = call[0] {
      found = box.text.unicodeScalars.count == 1 ? box.text.unicodeScalars.first : nil
    } else {
      found = UInt32(exactly: try call.integer(0)).flatMap { Unicode.Scalar($0) }
    }
    guard call.result.wrapped == nil else {
      guard let found else { return .nothing }
      return .optional(try value(found, call))
    }
    guard let found else { throw call.unfollowed("this scalar") }
    return try value(found, call)
  }

  private static func decoded(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    guard try call.content(1, Metatype.self).type.isNamed("UTF8") else {
      throw call.unfollowed("a text in this encoding")
    }
    var bytes: [UInt8] = []
    var elements = try call.elements(0, &machine)
    while let element = try elements.next(&machine) {
      try machine.countTurn(call.span)
      guard case .integer(let integer) = element, let byte = UInt8(exactly: integer) else {
        throw call.unfollowed("a text of these bytes")
      }
      bytes.append(byte)
    }
    return .text(String(decoding: bytes, as: UTF8.self))
  }
}
