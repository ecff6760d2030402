/// The arguments that a declaration takes.
final class Signature: Sendable {
  let parameters: [Parameter]
  let rest: RestParameter?
  /// The places of the parameters that may be given without a keyword.
  let positional: [Int]
  /// The places of the parameters that must be given.
  let required: [Int]
  /// The checks of the positional arguments of a plain call, in order; nil if one of them is
  /// optional, or a keyword is required.
  let plainChecks: [PlainCheck]?
  /// The check of the rest arguments.
  let restCheck: PlainCheck
  /// The names of the parameters, in memory that is looked through without taking references.
  private nonisolated(unsafe) let names: UnsafeMutablePointer<String>
  /// How many parameters there are.
  private let count: Int

  /// - Parameters:
  ///   - name: the `:name` parameter, which comes after the others; nil for functions.
  ///   - isLaidOut: whether the result goes into layout, so that its lengths must not be NaN.
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
  /// Strings with equal bits are equal, and equal short strings have equal bits; comparing
  /// characters would take longer than making a view.
  func index(of name: String) -> Int? {
    typealias Bits = (UInt64, UInt64)
    let wanted = unsafeBitCast(name, to: Bits.self)
    return names.withMemoryRebound(to: Bits.self, capacity: count) { bits in
      for place in 0..<count where bits[place] == wanted { return place }
      return nil
    } ?? (0..<count).first { names[$0] == name }
  }
}

/// A check of a value that depends only on its kind.
enum PlainCheck {
  case anything, number, list, numberOrList
  /// The parameter's type has to check the value.
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
