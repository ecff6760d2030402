import LayEngine
import LayLanguage

/// The functions that belong to no type.
enum GlobalNatives {
  static let all: [String: Native] = functions.merging(NumberNatives.functions) { _, last in last }

  private static let functions: [String: Native] = [
    "max(_:_:_:)": .function { machine, call throws(Diagnostic) in
      let values = arguments(call)
      var best = values[0]
      for value in values.dropFirst() {
        if case .number(let number) = value, case .number(let known) = best {
          if number >= known { best = value }
        } else if !(try call.runtime.isLess(value, best, &machine, call.span)) {
          best = value
        }
      }
      return best
    },
    "min(_:_:_:)": .function { machine, call throws(Diagnostic) in
      let values = arguments(call)
      var best = values[0]
      for value in values.dropFirst()
      where try call.runtime.isLess(value, best, &machine, call.span) {
        best = value
      }
      return best
    },
    "zip(_:_:)": .function { machine, call throws(Diagnostic) in
      let names = call.runtime.tupleNames.pair
      for place in 0...1 {
        // Here pairs are made at once.
        guard let name = call.runtime.declaration(of: call[place])?.name, name.hasPrefix("Lazy")
        else { continue }
        throw call.unfollowed("`zip` of a lazy sequence")
      }
      var (first, second) = (try call.elements(0, &machine), try call.elements(1, &machine))
      var result = GrowingValues()
      while let one = try first.next(&machine) {
        try machine.countTurn(call.span)
        guard let other = try second.next(&machine) else { break }
        try result.append(.compound(names, [one, other]), &machine, call.span)
      }
      return result.list
    },
    "stride(from:to:by:)": .function { machine, call throws(Diagnostic) in
      try stride(&machine, call, isThrough: false)
    },
    "stride(from:through:by:)": .function { machine, call throws(Diagnostic) in
      try stride(&machine, call, isThrough: true)
    },
    "repeatElement(_:count:)": ArrayNatives.repeating,
    "print(_:separator:terminator:)": .function { machine, call throws(Diagnostic) in
      guard case .list(let items) = call[0] else { throw call.unfollowed("this `print`") }
      let (separator, terminator) = (try call.text(1), try call.text(2))
      guard terminator.last == "\n" else {
        throw call.unfollowed("`print` without the end of a line")
      }
      var texts: [String] = []
      for item in items.elements {
        texts.append(try call.runtime.printed(item, .unknown, &machine, call.span))
      }
      call.runtime.module.interpreter.output(
        texts.joined(separator: separator) + terminator.dropLast())
      return call.runtime.void
    },
    "fatalError(_:)": .function { machine, call throws(Diagnostic) in
      try requireFollowed(0, &machine, call)
      throw try failure("the code calls `fatalError`", 0, &machine, call)
    },
    "preconditionFailure(_:)": .function { machine, call throws(Diagnostic) in
      throw try failure("the code calls `preconditionFailure`", 0, &machine, call)
    },
    "assertionFailure(_:)": .function { machine, call throws(Diagnostic) in
      throw try failure("the code calls `assertionFailure`", 0, &machine, call)
    },
    "precondition(_:_:)": check("this `precondition` does not hold"),
    "assert(_:_:)": check("this `assert` does not hold"),
    "UUID.init()": .function { _, call in
      let digits = String(call.runtime.nextNumber(), radix: 16, uppercase: true)
      let text =
        "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
      return .content(IdentityContent(text: text, isMadeUp: true))
    },
    "UUID.init(uuidString:)": .function { _, call throws(Diagnostic) in
      let text = try call.text(0).uppercased()
      let counts = text.split(separator: "-", omittingEmptySubsequences: false).map(\.count)
      guard counts == [8, 4, 4, 4, 12],
        text.allSatisfy({ $0 == "-" || $0.isHexDigit && $0.isASCII })
      else { return .nothing }
      return .optional(.content(IdentityContent(text: text, isMadeUp: false)))
    },
    "UUID.uuidString": .function { _, call throws(Diagnostic) in
      let identity = try call.content(0, IdentityContent.self)
      if identity.isMadeUp {
        call.runtime.remark("a `UUID`, which is made up here,", at: call.span)
      }
      return .text(identity.text)
    },
    "UUID.hashValue": .function(NumberNatives.hashValue),
  ]

  // MARK: Stopping

  private static func failure(
    _ sentence: String, _ place: Int, _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Diagnostic {
    let message = try call.text(try call.evaluated(place, &machine))
    return call.trap(message.isEmpty ? sentence : sentence + ": " + message)
  }

  /// Throws in the library, which names in such a call what is not followed.
  private static func requireFollowed(
    _ message: Int, _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) {
    guard call.runtime.module.librarySources.contains(call.span.source) else { return }
    throw call.unfollowed(try call.text(try call.evaluated(message, &machine)))
  }

  private static func check(_ sentence: String) -> Native {
    .function { machine, call throws(Diagnostic) in
      if case .truth(true) = try call.evaluated(0, &machine) { return call.runtime.void }
      try requireFollowed(1, &machine, call)
      throw try failure(sentence, 1, &machine, call)
    }
  }

  // MARK: Comparing

  /// All arguments, those behind the first two as one list, as numbers of one kind.
  private static func arguments(_ call: NativeCall) -> [Value] {
    var values = [call[0], call[1]]
    if call.values.count > 2, case .list(let rest) = call[2] { values += Array(rest.elements) }
    return call.unified(values)
  }

  // MARK: Sequences

  private static func stride(
    _ machine: inout Machine, _ call: NativeCall, isThrough: Bool
  ) throws(Diagnostic) -> Value {
    let values = call.unified(call.values)
    if case .literal(let start) = values[0], case .literal(let end) = values[1],
      case .literal(let step) = values[2]
    {
      if let start = start.integer, let end = end.integer, let step = step.integer {
        return try stride(&machine, call, start, end, step, isThrough) { .literal(Literal($0)) }
      }
      return try stride(&machine, call, start.number, end.number, step.number, isThrough) {
        .literal(Literal($0))
      }
    }
    if case .integer(let start) = values[0], case .integer(let end) = values[1],
      case .integer(let step) = values[2]
    {
      return try stride(&machine, call, start, end, step, isThrough) { .integer($0) }
    }
    if let start = values[0].single, let end = values[1].single, let step = values[2].single {
      return try stride(&machine, call, start, end, step, isThrough, Value.single)
    }
    let (start, end, step) = (
      try call.number(values[0]), try call.number(values[1]), try call.number(values[2])
    )
    return try stride(&machine, call, start, end, step, isThrough) { .number($0) }
  }

  private static func stride(
    _ machine: inout Machine, _ call: NativeCall, _ start: Int, _ end: Int, _ step: Int,
    _ isThrough: Bool, _ made: (Int) -> Value
  ) throws(Diagnostic) -> Value {
    guard step != 0 else { throw call.trap("a step is zero") }
    var result = GrowingValues()
    var next = start
    while step > 0 ? next < end : next > end {
      try machine.countTurn(call.span)
      try result.append(made(next), &machine, call.span)
      let (sum, overflows) = next.addingReportingOverflow(step)
      if overflows { return result.list }
      next = sum
    }
    if isThrough, next == end { try result.append(made(next), &machine, call.span) }
    return result.list
  }

  /// As Swift computes it: each number anew from the first one, with one rounding.
  private static func stride<Number: BinaryFloatingPoint>(
    _ machine: inout Machine, _ call: NativeCall, _ start: Number, _ end: Number, _ step: Number,
    _ isThrough: Bool, _ made: (Number) -> Value
  ) throws(Diagnostic) -> Value {
    guard step != 0 else { throw call.trap("a step is zero") }
    var result = GrowingValues()
    var (next, index) = (start, Number(0))
    while !(step > 0 ? next >= end : next <= end) {
      try machine.countTurn(call.span)
      try result.append(made(next), &machine, call.span)
      index += 1
      next = start.addingProduct(index, step)
    }
    if isThrough, next == end { try result.append(made(next), &machine, call.span) }
    return result.list
  }
}

/// A `UUID`; of one that is made up only is known that it is another than all others.
struct IdentityContent: SwiftContent {
  let text: String
  let isMadeUp: Bool

  var typeName: String { "UUID" }
  var key: DictionaryKey? { .several([.string("UUID"), .string(text)]) }
}

extension NativeCall {
  /// Numbers of one kind: literals become what the others are; literals alone stay, as numbers with a
  /// fraction if one of them is no integer.
  func unified(_ values: [Value]) -> [Value] {
    var literals: [Literal] = []
    for case .literal(let literal) in values { literals.append(literal) }
    if literals.isEmpty { return values }
    guard literals.count == values.count else { return runtime.settled(values) }
    guard literals.contains(where: { $0.integer == nil }) else { return values }
    return literals.map { .literal(Literal($0.number)) }
  }
}
