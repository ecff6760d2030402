import LayEngine

extension Machine {
  /// A value of Swift code as declarations take it.
  ///
  /// - Rule: numbers of all kinds become plain numbers, a case of the library its name, an optional
  ///   what it holds. Lists and tuples cross element by element. What a function of Swift code gives
  ///   crosses when a declaration calls it. All other values cross as they are.
  /// - Throws: for a value that is not known, and for an instance, which no declaration takes.
  package mutating func crossing(
    _ value: Value, at span: SourceSpan
  ) throws(Diagnostic) -> Value {
    switch value {
    case .nothing, .truth, .number, .string, .symbol, .keyword, .view: return value
    case .integer(let integer): return .number(Double(integer))
    case .literal(let literal): return .number(literal.number)
    case .list, .function, .object:
      var border = Border(span)
      return try border.crossed(value, &self) ?? value
    }
  }
}

/// One value on its way to a declaration, with what it is made of.
private struct Border {
  private let span: SourceSpan
  /// What became of each list; nil for one that crosses as it is.
  ///
  /// A list that contains another one twice, and so on, has no end of elements.
  private var lists: [ObjectIdentifier: Value?] = [:]

  init(_ span: SourceSpan) { self.span = span }

  /// What a value becomes; nil if it crosses as it is.
  mutating func crossed(
    _ value: Value, _ machine: inout Machine
  ) throws(Diagnostic) -> Value? {
    switch value {
    case .nothing, .truth, .number, .string, .symbol, .keyword, .view: return nil
    case .integer, .literal: return try machine.crossing(value, at: span)
    case .function(let function): return wrapped(function)
    case .list(let list):
      if let known = lists[ObjectIdentifier(list)] { return known }
      let crossed = try elements(list.elements, &machine).map { Value.list(of: $0) }
      lists[ObjectIdentifier(list)] = .some(crossed)
      return crossed
    case .object(let object): return try self.object(object, &machine)
    }
  }

  /// What elements become; nil if all of them cross as they are.
  private mutating func elements(
    _ elements: ListElements, _ machine: inout Machine
  ) throws(Diagnostic) -> [Value]? {
    guard !StackFloor.current.isReached else { throw Diagnostic(.nestedTooDeeply, at: span) }
    var changed: [Value]?
    for (index, element) in elements.enumerated() {
      try machine.countTurn(span)
      guard let crossed = try crossed(element, &machine) else {
        changed?.append(element)
        continue
      }
      if changed == nil {
        try machine.makeRoom(for: elements.count, at: span)
        changed = Array(elements.prefix(index))
      }
      changed?.append(crossed)
    }
    return changed
  }

  private mutating func object(
    _ object: ObjectBox, _ machine: inout Machine
  ) throws(Diagnostic) -> Value? {
    switch object {
    case let box as CompoundBox:
      guard box.shape.name == nil, box.shape.type == nil,
        let parts = try elements(box.elements, &machine)
      else { return nil }
      return .object(CompoundBox(box.shape, ListElements(parts)))
    case let box as LibraryCase: return .symbol(box.name)
    case let moving as MovingNumber: return .number(moving.settled)
    case let box as OptionalBox: return try crossed(box.wrapped, &machine) ?? box.wrapped
    case let unknown as UnknownBox:
      let error = Diagnostic(.isNotKnown(unknown), at: span)
      let place = unknown.origin.span
      throw place == span ? error : error.noting("it is not known since here", at: place)
    case let instance as InstanceBox: throw Diagnostic(.cannotCross(instance), at: span)
    default: return nil
    }
  }

  /// A function whose results cross; nil for functions of scripts and builtins.
  private func wrapped(_ function: Function) -> Value? {
    guard function.isClosure else { return nil }
    let inner = unsafeDowncast(function, to: Closure.self).lambda
    guard inner.givesSwiftValues else { return nil }
    let count = inner.requiredCount
    let store = CodeStore()
    let code = CrossingCode(count, span)
    store.add(code)
    let lambda = Lambda(
      name: inner.name, span: inner.span, parameters: .init(required: inner.parameters.required),
      body: code, captureCount: 1,
      need: FrameNeed(locals: count, slots: 2 * count + 2, stackBytes: inner.need.stackBytes),
      isOfSwift: inner.isOfSwift)
    let captures = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    captures.initialize(to: .function(function))
    return .function(Closure(lambda, captures: captures, store: store))
  }
}

/// Calls the captured function with the arguments, and carries its result over the border.
private final class CrossingCode: Code {
  private let count: Int
  private let site: CallSite

  init(_ count: Int, _ span: SourceSpan) {
    self.count = count
    site = CallSite(at: span)
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    guard case .function(let function) = machine.capture(0) else { return .nothing }
    for slot in 0..<count { machine.push(machine.frame[slot]) }
    let value = try machine.call(function, count, site)
    return try machine.crossing(value, at: site.span)
  }
}

extension Complaint {
  fileprivate static func isNotKnown(_ unknown: UnknownBox) -> Complaint {
    let reason = unknown.origin.reason
    return Complaint("`\(unknown.name)` is not known: \(reason.message)", hint: reason.hint)
  }

  fileprivate static func cannotCross(_ instance: InstanceBox) -> Complaint {
    Complaint(
      "an instance of the class `\(instance.type.name)` has no meaning here",
      hint: "give one of its properties")
  }
}
