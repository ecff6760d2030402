import LayLanguage

/// A type of Swift code, as far as it is known when the code is compiled.
indirect enum SwiftType: Hashable {
  /// Nothing is known; the value decides when the code runs.
  case unknown
  /// A number that no place has given a type yet: `1`, `7 / 2`, `1.5`.
  ///
  /// Computed is `7 / 2`, and what a function makes of such numbers: of `Float` it may differ in the last
  /// digit, so that its type must be known before.
  case literal(isDecimal: Bool, isComputed: Bool = false)
  /// `Int`, `Array<Int>`, `Row`, `any Shape`.
  case nominal(TypeDeclaration, [SwiftType])
  case tuple([Field])
  case function([SwiftType], SwiftType)
  /// A generic parameter that no call has given a type.
  case parameter(String)
  /// `Self.Element` of a type that is not known yet.
  case member(SwiftType, String)
  /// `Int.Type`
  case metatype(SwiftType)

  struct Field: Hashable {
    let label: String?
    let type: SwiftType
  }

  static var void: SwiftType { .tuple([]) }

  var isUnknown: Bool { self == .unknown }

  /// The declaration of a type with a name; nil for others.
  var declaration: TypeDeclaration? {
    if case .nominal(let declaration, _) = self { declaration } else { nil }
  }

  var arguments: [SwiftType] {
    if case .nominal(_, let arguments) = self { arguments } else { [] }
  }

  /// Whether values may be objects, or hold some, which do something when they end.
  var mayEnd: Bool {
    declaration?.kind == .class || isNamed("AnyCancellable") || arguments.contains(where: \.mayEnd)
  }

  func isNamed(_ name: String) -> Bool {
    guard let declaration else { return false }
    return declaration.name == name && declaration.isOfLibrary && declaration.outer == nil
  }

  /// What an optional type holds; nil for other types.
  var wrapped: SwiftType? { isNamed("Optional") ? arguments.first : nil }

  /// The type without the optionals around it.
  var unwrapped: SwiftType { wrapped?.unwrapped ?? self }

  /// The element of a type that is written `[Element]`.
  var element: SwiftType? { isNamed("Array") ? arguments.first : nil }

  /// Whether values of it are of other types, which it does not tell.
  var isOfProtocol: Bool { declaration?.kind == .protocol }

  var isLiteral: Bool { if case .literal = self { true } else { false } }

  /// Whether values of the type are kept as numbers with a fraction.
  var isDecimal: Bool {
    switch self {
    case .literal(let isDecimal, _): isDecimal
    default: declaration?.number == .decimal
    }
  }

  /// Whether values of the type are kept as numbers of 32 bits.
  var isSingle: Bool { declaration?.number == .single }

  /// Whether values of the type are kept by their digits.
  var isExact: Bool { declaration?.number == .exact }

  /// Whether numbers of the type are values of their own.
  var isNumberOfItsOwn: Bool { isSingle || isExact }

  var isInteger: Bool {
    switch self {
    case .literal(let isDecimal, _): !isDecimal
    default: declaration?.number == .integer
    }
  }

  /// Whether a number may be anywhere in values of the type that no place has given a type.
  var mayHoldLiterals: Bool {
    switch self {
    case .literal: true
    case .nominal(_, let arguments): arguments.contains(where: \.mayHoldLiterals)
    case .tuple(let fields): fields.contains(where: \.type.mayHoldLiterals)
    default: false
    }
  }

  /// Whether some part is not known.
  var isPartlyUnknown: Bool {
    switch self {
    case .unknown, .parameter, .member: true
    case .literal: false
    case .nominal(_, let arguments): arguments.contains(where: \.isPartlyUnknown)
    case .tuple(let fields): fields.contains(where: \.type.isPartlyUnknown)
    case .function(let parameters, let result):
      parameters.contains(where: \.isPartlyUnknown) || result.isPartlyUnknown
    case .metatype(let type): type.isPartlyUnknown
    }
  }

  /// How many types stand inside of each other: of `[[Int]]` 3.
  var depth: Int {
    switch self {
    case .unknown, .literal, .parameter: 1
    case .nominal(_, let arguments): 1 + (arguments.map(\.depth).max() ?? 0)
    case .tuple(let fields): 1 + (fields.map(\.type.depth).max() ?? 0)
    case .function(let parameters, let result):
      1 + max(result.depth, parameters.map(\.depth).max() ?? 0)
    case .member(let type, _), .metatype(let type): 1 + type.depth
    }
  }

  /// How many parts a type may have.
  ///
  /// Parts are shared: where `typealias A = (B, B)` stands for 25 names in turn, the first one has millions.
  static let mostParts = 1_000

  /// Whether it has more than `mostParts`; no more than these are looked at.
  var isTooLarge: Bool {
    var left = Self.mostParts
    return !hasAtMost(&left)
  }

  private func hasAtMost(_ left: inout Int) -> Bool {
    left -= 1
    guard left >= 0 else { return false }
    switch self {
    case .unknown, .literal, .parameter: return true
    case .nominal(_, let arguments):
      for argument in arguments where !argument.hasAtMost(&left) { return false }
      return true
    case .tuple(let fields):
      for field in fields where !field.type.hasAtMost(&left) { return false }
      return true
    case .function(let parameters, let result):
      for parameter in parameters where !parameter.hasAtMost(&left) { return false }
      return result.hasAtMost(&left)
    case .member(let type, _), .metatype(let type): return type.hasAtMost(&left)
    }
  }

  /// The type with other types in the place of its parts.
  func mapped(_ change: (SwiftType) -> SwiftType) -> SwiftType {
    switch self {
    case .unknown, .literal, .parameter: self
    case .nominal(let declaration, let arguments):
      arguments.isEmpty ? self : .nominal(declaration, arguments.map(change))
    case .tuple(let fields):
      .tuple(fields.map { Field(label: $0.label, type: change($0.type)) })
    case .function(let parameters, let result):
      .function(parameters.map(change), change(result))
    case .member(let base, let name): .member(change(base), name)
    case .metatype(let type): .metatype(change(type))
    }
  }

  /// The type that a place without a type gives to values of this one: integers and numbers as they
  /// are written.
  func asWritten(_ library: Library) -> SwiftType {
    switch self {
    case .literal(let isDecimal, _): isDecimal ? library.double : library.int
    default: mayHoldLiterals ? mapped { $0.asWritten(library) } : self
    }
  }

  /// The same with a type for all numbers that have none.
  func withLiterals(as type: SwiftType) -> SwiftType {
    if case .literal = self { return type }
    return mayHoldLiterals ? mapped { $0.withLiterals(as: type) } : self
  }

  /// The same where something is computed of the numbers without a type.
  var computed: SwiftType {
    if case .literal(let isDecimal, _) = self {
      return .literal(isDecimal: isDecimal, isComputed: true)
    }
    return mayHoldLiterals ? mapped { $0.computed } : self
  }

  /// The `Float` or `Decimal` that a number in here is in a place of a type, which was computed before its
  /// type was known; nil where there is none.
  func lateNumber(in wanted: SwiftType) -> SwiftType? {
    switch (self, wanted) {
    case (.literal(_, let isComputed), _):
      let type = wanted.unwrapped
      return isComputed && type.isNumberOfItsOwn ? type : nil
    case (.nominal(_, let own), .nominal(_, let other)):
      if wrapped == nil, let inner = wanted.wrapped { return lateNumber(in: inner) }
      return zip(own, other).lazy.compactMap { $0.lateNumber(in: $1) }.first
    case (.tuple(let own), .tuple(let other)):
      return zip(own, other).lazy.compactMap { $0.type.lateNumber(in: $1.type) }.first
    default: return nil
    }
  }

  /// The same where only numbers with a fraction will do.
  func withFractions(_ library: Library) -> SwiftType {
    if case .literal = self { return library.double }
    return mayHoldLiterals ? mapped { $0.withFractions(library) } : self
  }

  /// The type as Swift spells it.
  var spelling: String {
    switch self {
    case .unknown: "_"
    case .literal(let isDecimal, _): isDecimal ? "Double" : "Int"
    case .nominal(let declaration, let arguments):
      if declaration.isOfLibrary, let first = arguments.first {
        switch declaration.name {
        case "Optional": first.isFunction ? "(\(first.spelling))?" : first.spelling + "?"
        case "Array": "[\(first.spelling)]"
        case "Dictionary" where arguments.count == 2:
          "[\(first.spelling): \(arguments[1].spelling)]"
        default: declaration.name + Self.list(arguments)
        }
      } else {
        declaration.name + (arguments.isEmpty ? "" : Self.list(arguments))
      }
    case .tuple(let fields):
      "("
        + fields.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.spelling }
        .joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      "(\(parameters.map(\.spelling).joined(separator: ", "))) -> \(result.spelling)"
    case .parameter(let name): name
    case .member(let base, let name): "\(base.spelling).\(name)"
    case .metatype(let type): "\(type.spelling).Type"
    }
  }

  var isFunction: Bool { if case .function = self { true } else { false } }

  private static func list(_ arguments: [SwiftType]) -> String {
    "<\(arguments.map(\.spelling).joined(separator: ", "))>"
  }
}

extension TypeDeclaration {
  /// Whether it is a type of numbers that a number in the code may be of.
  fileprivate func takesLiteral(isDecimal: Bool) -> Bool {
    number.map { $0 != .integer || !isDecimal } ?? false
  }
}

/// What generic parameters stand for: `["T": Int]`; `Self` is one of them.
typealias Substitution = [String: SwiftType]

extension SwiftType {
  /// The type with what its generic parameters stand for; those without a type stay.
  func substituting(_ types: Substitution) -> SwiftType {
    if types.isEmpty { return self }
    switch self {
    case .parameter(let name): return types[name] ?? self
    case .member(let base, let name):
      let base = base.substituting(types)
      return base.associated(name) ?? .member(base, name)
    default: return mapped { $0.substituting(types) }
    }
  }

  /// The type that is written `Base.name`, as `[Int].Element`; nil where it is not known.
  func associated(_ name: String) -> SwiftType? {
    guard case .nominal(let declaration, let arguments) = self else { return nil }
    if let place = declaration.genericParameters.firstIndex(of: name) {
      return place < arguments.count ? arguments[place] : .unknown
    }
    return declaration.associatedType(name)?.substituting(declaration.substitution(arguments))
  }

  /// The type with nothing known where a generic parameter has no type.
  var withoutParameters: SwiftType {
    switch self {
    case .parameter, .member: .unknown
    default: mapped { $0.withoutParameters }
    }
  }

  /// Finds what generic parameters of a declared type stand for where a value of this type is given.
  ///
  /// - Returns: whether a value of this type may be given there.
  func matches(_ declared: SwiftType, _ found: inout Substitution) -> Bool {
    switch (declared, self) {
    case (.parameter(let name), _):
      guard let known = found[name], !known.isUnknown else {
        found[name] = self
        return true
      }
      if let joined = known.joined(with: self) { found[name] = joined }
      return known.joined(with: self) != nil
    case (.unknown, _), (_, .unknown), (.member, _): return true
    case (.literal, .literal): return true
    case (.nominal(let wanted, let arguments), _):
      return matches(wanted, arguments, declared, &found)
    case (.tuple(let wanted), .tuple(let given)):
      return wanted.count == given.count
        && zip(wanted, given).allSatisfy { $1.type.matches($0.type, &found) }
    case (.function(let wanted, let result), .function(let given, let ownResult)):
      guard wanted.count == given.count else { return false }
      return zip(wanted, given).allSatisfy { $1.matches($0, &found) }
        && (result == .void || ownResult.matches(result, &found))
    case (.metatype(let wanted), .metatype(let given)): return given.matches(wanted, &found)
    default: return false
    }
  }

  private func matches(
    _ wanted: TypeDeclaration, _ arguments: [SwiftType], _ declared: SwiftType,
    _ found: inout Substitution
  ) -> Bool {
    if wanted.isAny { return true }
    if case .literal(let isDecimal, _) = self {
      if let wrapped = declared.wrapped { return matches(wrapped, &found) }
      return wanted.takesLiteral(isDecimal: isDecimal)
        || wanted.kind == .protocol && wanted.isOfLibrary
    }
    if case .nominal(let own, let ownArguments) = self {
      if own === wanted {
        return zip(arguments, ownArguments).allSatisfy { $1.matches($0, &found) }
      }
      if let wrapped = declared.wrapped { return matches(wrapped, &found) }
      if wanted.number == .decimal, own.number == .decimal { return true }
      if wanted.name == "Array", wanted.isOfLibrary, own.inherits(from: wanted),
        arguments.count == 1,
        let element = associated("Element")
      {
        return element.matches(arguments[0], &found)
      }
      return own.inherits(from: wanted)
    }
    if let wrapped = declared.wrapped { return matches(wrapped, &found) }
    if case .parameter = self { return true }
    return false
  }

  /// The type that holds values of both; nil where there is none but `Any`.
  func joined(with other: SwiftType) -> SwiftType? {
    if self == other || other.isUnknown { return self }
    switch (self, other) {
    case (.unknown, _): return other
    case (.literal(let left, let isComputed), .literal(let right, let isOtherComputed)):
      return .literal(isDecimal: left || right, isComputed: isComputed || isOtherComputed)
    case (.literal(let isDecimal, _), .nominal(let declaration, _)):
      if let wrapped = other.wrapped { return joined(with: wrapped).map { _ in other } }
      return declaration.takesLiteral(isDecimal: isDecimal) ? other : nil
    case (.nominal, .literal): return other.joined(with: self)
    case (.nominal(let left, let leftArguments), .nominal(let right, let rightArguments)):
      if left === right, leftArguments.count == rightArguments.count {
        let joined = zip(leftArguments, rightArguments).map { $0.joined(with: $1) ?? .unknown }
        return .nominal(left, joined)
      }
      if let wrapped = other.wrapped { return joined(with: wrapped).map { _ in other } }
      if let wrapped { return wrapped.joined(with: other).map { _ in self } }
      if left.number == .decimal, right.number == .decimal { return self }
      if left.inherits(from: right) { return other }
      return right.inherits(from: left) ? self : nil
    case (.tuple(let left), .tuple(let right)) where left.count == right.count:
      return .tuple(
        zip(left, right).map {
          Field(label: $0.label ?? $1.label, type: $0.type.joined(with: $1.type) ?? .unknown)
        })
    case (.function, .function): return self
    default: return nil
    }
  }
}
