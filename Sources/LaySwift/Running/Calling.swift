import LayEngine
import LayLanguage
import LaySwiftTree

/// Which function of a member runs: a fixed one, or that of the type of the value.
final class InstanceChoice {
  let runtime: SwiftRuntime
  let member: Member
  let types: Substitution
  let isDynamic: Bool
  let span: SourceSpan
  let role: FunctionInstance.Role
  /// The type of the result, as the call sees it.
  var resultType = SwiftType.unknown
  /// Where the arguments stand, by the places of their parameters.
  var argumentSpans: [SourceSpan?] = []
  private var fixed: FunctionInstance?
  private var chosen: [ObjectIdentifier: FunctionInstance] = [:]
  let site: CallSite

  init(
    _ runtime: SwiftRuntime, _ member: Member, _ types: Substitution, isDynamic: Bool,
    _ span: SourceSpan, role: FunctionInstance.Role = .body
  ) {
    self.runtime = runtime
    self.member = member
    self.types = types
    self.isDynamic = isDynamic
    self.span = span
    self.role = role
    site = CallSite(of: member.calledName, at: span)
  }

  /// What runs for a value; nil for a function without one.
  func instance(for value: Value?) throws(Diagnostic) -> FunctionInstance {
    if !isDynamic {
      if let fixed { return fixed }
      let made = runtime.instance(member, role, types)
      fixed = made
      return made
    }
    guard let value, let declaration = runtime.declaration(of: value) else {
      if let value { try runtime.requireKnown(value) }
      throw Diagnostic(.isNotFollowed("`\(member.name)` of this value"), at: span)
    }
    let key = ObjectIdentifier(declaration)
    if let known = chosen[key] { return known }
    let made = try runtime.implementation(of: member, in: declaration, role, types, span)
    chosen[key] = made
    return made
  }
}

/// What calls do when they run.
enum Calling {
  /// A call of a member with what it is asked of, and its arguments in the order of its parameters.
  static func member(
    _ choice: InstanceChoice, _ receiver: ArgumentCode?, _ arguments: [ArgumentCode],
    _ span: SourceSpan
  ) -> Run {
    let runs = arguments.compactMap(\.run)
    if case .place(let place) = receiver, runs.count == arguments.count {
      return { machine throws(Diagnostic) in
        let values = try machine.values(runs)
        return try changing(place, &machine) { value, machine throws(Diagnostic) in
          let instance = try choice.instance(for: value)
          return try instance.call(changing: &value, values, &machine, choice)
        }
      }
    }
    guard runs.count == arguments.count, receiver.map({ $0.run != nil }) ?? true else {
      return withPlaces(choice, receiver, arguments)
    }
    let all = (receiver.flatMap(\.run).map { [$0] } ?? []) + runs
    let hasReceiver = receiver != nil
    if choice.isDynamic || choice.runtime.isNative(choice.member, choice.role) {
      return { machine throws(Diagnostic) in
        let values = try machine.values(all)
        let instance = try choice.instance(for: hasReceiver ? values.first : nil)
        return try instance.call(values, &machine, choice)
      }
    }
    return pushing(choice, all)
  }

  /// A call of a function that is known and compiled: its arguments are pushed as they come.
  private static func pushing(_ choice: InstanceChoice, _ runs: [Run]) -> Run {
    let site = choice.site
    switch runs.count {
    case 0:
      return { machine throws(Diagnostic) in
        try machine.call(try choice.instance(for: nil).function(&machine), 0, site)
      }
    case 1:
      let first = runs[0]
      return { machine throws(Diagnostic) in
        let function = try choice.instance(for: nil).function(&machine)
        machine.push(try first(&machine))
        return try machine.call(function, 1, site)
      }
    case 2:
      let (first, second) = (runs[0], runs[1])
      return { machine throws(Diagnostic) in
        let function = try choice.instance(for: nil).function(&machine)
        machine.push(try first(&machine))
        machine.push(try second(&machine))
        return try machine.call(function, 2, site)
      }
    default:
      return { machine throws(Diagnostic) in
        let function = try choice.instance(for: nil).function(&machine)
        for run in runs { machine.push(try run(&machine)) }
        return try machine.call(function, runs.count, site)
      }
    }
  }

  /// A call that changes values in places: each is moved into a cell, and out again at the end.
  private static func withPlaces(
    _ choice: InstanceChoice, _ receiver: ArgumentCode?, _ arguments: [ArgumentCode]
  ) -> Run {
    let all = (receiver.map { [$0] } ?? []) + arguments
    let hasReceiver = receiver != nil
    return { machine throws(Diagnostic) in
      try moving(all, &machine) { values, machine throws(Diagnostic) in
        let asked = hasReceiver ? values.first.map { $0.cell?.present ?? $0 } : nil
        return try choice.instance(for: asked).call(values, &machine, choice)
      }
    }
  }

  /// Calls something with the values of arguments, of which those in places are in cells meanwhile.
  private static func moving(
    _ arguments: [ArgumentCode], _ machine: inout Machine,
    _ call: ([Value], inout Machine) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    var values: [Value] = []
    for code in arguments { values.append(try code.run?(&machine) ?? .nothing) }
    let places = arguments.enumerated().compactMap { index, code -> (Int, Place)? in
      if case .place(let place) = code { (index, place) } else { nil }
    }
    return try moving(places[...], values, &machine, call)
  }

  private static func moving(
    _ places: ArraySlice<(Int, Place)>, _ values: [Value], _ machine: inout Machine,
    _ call: ([Value], inout Machine) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    guard let (index, place) = places.first else { return try call(values, &machine) }
    var moved = values
    return try changing(place, &machine) { value, machine throws(Diagnostic) in
      let cell = machine.cell(value)
      value = .nothing
      defer { value = cell.present ?? .nothing }
      moved[index] = .object(cell)
      return try moving(places.dropFirst(), moved, &machine, call)
    }
  }

  /// Changes the value of a place by something that also has a result.
  static func changing(
    _ place: Place, _ machine: inout Machine,
    _ body: (inout Value, inout Machine) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    var result = Value.nothing
    try place.change(&machine) { value, machine throws(Diagnostic) in
      result = try body(&value, &machine)
    }
    return result
  }

  /// A call of a value that is a function, which may change places.
  static func closure(
    _ function: @escaping Run, _ arguments: [ArgumentCode], _ site: CallSite, _ span: SourceSpan
  ) -> Run {
    let runs = arguments.compactMap(\.run)
    return { machine throws(Diagnostic) in
      let called = try function(&machine)
      guard case .function(let function) = called else {
        if let unknown = called.unknown { throw unknown.error }
        throw Diagnostic(.isNotFollowed("a call before the function is declared"), at: span)
      }
      guard runs.count == arguments.count else {
        return try moving(arguments, &machine) { values, machine throws(Diagnostic) in
          try machine.call(function, with: values, site)
        }
      }
      for run in runs { machine.push(try run(&machine)) }
      return try machine.call(function, runs.count, site)
    }
  }
}
