import LayEngine
import LayLanguage

// How natives read their arguments, call functions, and say what went wrong.

extension NativeCall {
  /// A mistake of the code at which Swift would stop the program.
  func trap(_ sentence: String) -> Diagnostic {
    Diagnostic(Complaint(sentence, isAboutRange: true), at: span)
  }

  func unfollowed(_ what: String) -> Diagnostic { Diagnostic(.isNotFollowed(what), at: span) }

  /// Why a value is not of a kind: it is not known, or it is of another one.
  func unfollowed(_ what: String, _ value: Value) -> Diagnostic {
    value.unknown?.error ?? unfollowed(what)
  }

  func integer(_ place: Int) throws(Diagnostic) -> Int {
    switch values[place] {
    case .integer(let integer): return integer
    case .literal(let literal): if let integer = literal.integer { return integer }
    default: break
    }
    throw unfollowed("a value here that is no `Int`", values[place])
  }

  func number(_ place: Int) throws(Diagnostic) -> Double { try number(values[place]) }

  func number(_ value: Value) throws(Diagnostic) -> Double {
    switch value {
    case .number(let number): return number
    case .literal(let literal): return literal.number
    default:
      if let moving = value.movingNumber { return moving.settled }
      throw unfollowed("a value here that is no `Double`", value)
    }
  }

  /// A number with a fraction, of 64 bits or of 32.
  func wideNumber(_ place: Int) throws(Diagnostic) -> Double {
    if let single = values[place].single { return Double(single) }
    return try number(place)
  }

  func truth(_ place: Int) throws(Diagnostic) -> Bool {
    guard case .truth(let truth) = values[place] else {
      throw unfollowed("a value here that is no `Bool`", values[place])
    }
    return truth
  }

  func text(_ place: Int) throws(Diagnostic) -> String { try text(values[place]) }

  func text(_ value: Value) throws(Diagnostic) -> String {
    guard case .string(let box) = value else {
      throw unfollowed("a value here that is no text", value)
    }
    return box.text
  }

  /// A number of elements, which must not be negative.
  func count(_ place: Int) throws(Diagnostic) -> Int {
    let count = try integer(place)
    guard count >= 0 else { throw trap("\(count) is no number of elements") }
    return count
  }

  func callback(_ place: Int) throws(Diagnostic) -> Callback {
    guard case .function(let function)? = values[place].unwrapped else {
      throw unfollowed("calling what is no function")
    }
    return Callback(function, span)
  }

  /// The value of an argument that is an autoclosure: it is computed now.
  func evaluated(_ place: Int, _ machine: inout Machine) throws(Diagnostic) -> Value {
    guard case .function(let function) = values[place] else { return values[place] }
    return try Callback(function, span)(&machine)
  }

  func elements(_ place: Int, _ machine: inout Machine) throws(Diagnostic) -> Elements {
    try runtime.elements(of: values[place], &machine, span)
  }

  func content<Content: SwiftContent>(
    _ place: Int, _ type: Content.Type
  ) throws(Diagnostic) -> Content {
    guard let content = values[place].content as? Content else {
      throw unfollowed("a value here of another type")
    }
    return content
  }

  /// Checks that a text of so many bytes has room.
  func makeRoom(bytes: Int, _ machine: inout Machine) throws(Diagnostic) {
    if bytes > 4096 { try machine.makeRoom(for: bytes / 16 + 1, at: span) }
  }

  /// Checks that a list of so many elements has room.
  func makeRoom(_ count: Int, _ machine: inout Machine) throws(Diagnostic) {
    guard count <= Self.mostElements else {
      throw Diagnostic(
        Complaint("a list of \(count) elements takes too much memory", isLimit: true), at: span)
    }
    try machine.makeRoom(for: count, at: span)
  }

  private static var mostElements: Int { 10_000_000 }
}

extension Value {
  /// What is in a value of a kind that only Swift code has.
  var content: (any ForeignContent)? {
    if case .object(let object) = self { (object as? ForeignBox)?.content } else { nil }
  }

  static func content(_ content: some SwiftContent) -> Value { .object(ForeignBox(content)) }

  static func single(_ number: Float) -> Value { .content(FloatContent(number)) }

  /// An optional; nil where there is no value.
  static func optional(_ value: Value?) -> Value { value.map { OptionalBox.some($0) } ?? .nothing }
}

/// A function that a native calls.
struct Callback {
  private let function: Function
  private let site: CallSite

  init(_ function: Function, _ span: SourceSpan) {
    self.function = function
    site = CallSite(of: nil, at: span)
  }

  func callAsFunction(_ machine: inout Machine) throws(Diagnostic) -> Value {
    try machine.call(function, with: [], site)
  }

  /// Calls it with one value; a tuple is taken apart for a function of several parameters.
  func callAsFunction(_ value: Value, _ machine: inout Machine) throws(Diagnostic) -> Value {
    if function.parameterCount > 1, case .object(let object) = value,
      let tuple = object.compound, tuple.shape.type == nil,
      tuple.elements.count == function.parameterCount
    {
      return try machine.call(function, with: Array(tuple.elements), site)
    }
    if function.parameterCount > 1, let unknown = value.unknown {
      let values = Array(repeating: Value.object(unknown), count: function.parameterCount)
      return try machine.call(function, with: values, site)
    }
    return try machine.call(function, with: [value], site)
  }

  func callAsFunction(
    _ first: Value, _ second: Value, _ machine: inout Machine
  ) throws(Diagnostic) -> Value {
    try machine.call(function, with: [first, second], site)
  }

  /// Whether it gives true.
  func holds(_ value: Value, _ machine: inout Machine) throws(Diagnostic) -> Bool {
    if case .truth(true) = try self(value, &machine) { true } else { false }
  }

  func holds(
    _ first: Value, _ second: Value, _ machine: inout Machine
  ) throws(Diagnostic) -> Bool {
    if case .truth(true) = try self(first, second, &machine) { true } else { false }
  }
}

/// A list that is being made; the limits are checked before its memory is doubled.
struct GrowingValues {
  private(set) var values: [Value] = []

  var list: Value { .list(of: values) }

  mutating func append(
    _ value: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) {
    if values.count == values.capacity, values.count > 1000 {
      try machine.makeRoom(for: 3 * values.count, at: span)
    }
    values.append(value)
  }
}

/// The names of the parts of tuples that the library gives.
final class TupleNames {
  let enumerated, insertion, division, overflow, pair: PartNames

  init(_ interpreter: Interpreter) {
    func names(_ first: String, _ second: String) -> PartNames {
      PartNames(name: nil, labels: [interpreter.symbol(first), interpreter.symbol(second)])
    }
    enumerated = names("offset", "element")
    insertion = names("inserted", "memberAfterInsert")
    division = names("quotient", "remainder")
    overflow = names("partialValue", "overflow")
    pair = PartNames(name: nil, labels: [nil, nil])
  }
}
