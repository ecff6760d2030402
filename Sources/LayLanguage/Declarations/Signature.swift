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
  /// How many parameters there are.
  private let count: Int

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
    count = all.count
    names = .allocate(capacity: all.count)
    for (place, parameter) in all.enumerated() { (names + place).initialize(to: parameter.name) }
    precondition(all.count <= Arguments.mostParameters)
  }

  deinit {
    names.deinitialize(count: count)
    names.deallocate()
  }

  /// The place of a parameter by its name.
  ///
  /// Strings are equal where their bits are, which short names always have in common; a comparison of
  /// the characters would take longer than a view is made.
  func index(of name: String) -> Int? {
    typealias Bits = (UInt64, UInt64)
    let wanted = unsafeBitCast(name, to: Bits.self)
    return names.withMemoryRebound(to: Bits.self, capacity: count) { bits in
      for place in 0..<count where bits[place] == wanted { return place }
      return nil
    } ?? (0..<count).first { names[$0] == name }
  }
}

/// A check of a value that a look at its kind answers.
enum PlainCheck {
  case anything, number, list, numberOrList
  /// The type has to be asked.
  case other

  init(_ type: ParameterType, isLaidOut: Bool) {
    switch type {
    case .any: self = .anything
    case .number where !isLaidOut: self = .number
    case .list: self = .list
    case .oneOf(let types):
      let takesLists = types.contains { if case .list = $0 { true } else { false } }
      let takesNumbers = types.contains { if case .number = $0 { true } else { false } }
      self = takesLists ? takesNumbers ? .numberOrList : .list : .other
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
    case .numberOrList:
      switch value.pointee {
      case .number, .list, .nothing: return true
      default: return false
      }
    case .other: return false
    }
  }
}
