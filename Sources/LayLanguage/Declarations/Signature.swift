/// The arguments that a declaration takes.
final class Signature: Sendable {
  let parameters: [Parameter]
  let rest: RestParameter?
  /// The places of the parameters that may be given without a keyword.
  let positional: [Int]
  /// The places of the parameters that must be given.
  let required: [Int]
  /// What the positional arguments of a plain call are checked for, in order; nil where some of
  /// them may be left out, or others must be given.
  let plainChecks: [PlainCheck]?
  /// What the arguments after them are checked for.
  let restCheck: PlainCheck
  /// The names of the parameters, in memory that is looked through without taking references.
  private nonisolated(unsafe) let names: UnsafeMutablePointer<String>

  /// - Parameters:
  ///   - name: the parameter that comes after the others, given by its keyword only.
  ///   - isLaidOut: whether what it gives goes into layout, so that its measures must be numbers.
  init(
    _ parameters: [Parameter], name: Parameter?, rest: RestParameter?, isLaidOut: Bool = false
  ) {
    let all = name.map { parameters + [$0] } ?? parameters
    self.parameters = all
    self.rest = rest
    let positional = parameters.indices.filter { parameters[$0].isPositional }
    let required = parameters.indices.filter { !parameters[$0].isOptional }
    self.positional = positional
    self.required = required
    plainChecks =
      positional == required && positional == Array(positional.indices)
      ? positional.map { PlainCheck(parameters[$0].type, isLaidOut: isLaidOut) } : nil
    restCheck = rest.map { PlainCheck($0.type, isLaidOut: false) } ?? .other
    names = .allocate(capacity: all.count)
    for (place, parameter) in all.enumerated() { (names + place).initialize(to: parameter.name) }
    precondition(all.count <= Arguments.mostParameters)
  }

  deinit {
    names.deinitialize(count: parameters.count)
    names.deallocate()
  }

  /// The place of a parameter by its name.
  func index(of name: String) -> Int? {
    var place = 0
    while place < parameters.count {
      if (names + place).pointee == name { return place }
      place += 1
    }
    return nil
  }
}

/// A check of a value that a look at its kind answers.
enum PlainCheck {
  case anything, number, list
  /// The type has to be asked.
  case other

  init(_ type: ParameterType, isLaidOut: Bool) {
    switch type {
    case .any: self = .anything
    case .number where !isLaidOut: self = .number
    case .list: self = .list
    default: self = .other
    }
  }

  /// Whether a value fits for certain.
  @inline(__always)
  func holds(for value: UnsafeMutablePointer<Value>) -> Bool {
    switch self {
    case .anything: return true
    case .number:
      if case .number = value.pointee { return true }
      return false
    case .list:
      switch value.pointee {
      case .list, .nothing: return true
      default: return false
      }
    case .other: return false
    }
  }
}
