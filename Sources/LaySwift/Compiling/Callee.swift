import LayLanguage
import LaySwiftTree

/// What can be called, with the types of its parameters as the place of the call sees them.
struct Callee {
  struct Parameter {
    let label: String?
    let type: SwiftType
    var hasDefault = false
    var isVariadic = false
    var isInOut = false
    var isAutoclosure = false
    var builder: ResultBuilder?
    /// Where a type stands that takes a closure.
    var takesClosure = false
    /// Whether a value that is not known stands for its argument where there is none.
    var canBeUnknown = false
  }

  enum Kind {
    case function
    /// An initialiser; of a struct it gives the value, of a class it is called with the instance.
    case initializer
    /// The initialiser that a struct has without declaring one.
    case memberwise([Member])
    case enumCase
  }

  let kind: Kind
  let member: Member?
  let parameters: [Parameter]
  let result: SwiftType
  /// What the generic parameters of the type stand for, and `Self`.
  let types: Substitution
  /// The type that an initialiser makes.
  var made: TypeDeclaration?

  /// The arguments that go to each parameter, by their place; nil where they do not fit.
  ///
  /// - Rule: labels decide, in the order of the parameters; the first trailing closure goes to the
  ///   next parameter that takes a function, the further ones by their labels.
  func arrange(_ arguments: [Argument]) -> [[Int]]? {
    var filled: [[Int]] = Array(repeating: [], count: parameters.count)
    var place = 0
    for (index, argument) in arguments.enumerated() {
      if place > 0, argument.label == nil, !argument.isTrailing, parameters[place - 1].isVariadic {
        filled[place - 1].append(index)
        continue
      }
      while place < parameters.count, !accepts(argument, at: place, arguments[index...]) {
        guard parameters[place].hasDefault || parameters[place].isVariadic else { return nil }
        place += 1
      }
      guard place < parameters.count else { return nil }
      filled[place].append(index)
      place += 1
    }
    for (place, parameter) in parameters.enumerated() where filled[place].isEmpty {
      guard parameter.hasDefault || parameter.isVariadic else { return nil }
    }
    return filled
  }

  private func accepts(
    _ argument: Argument, at place: Int, _ rest: ArraySlice<Argument>
  ) -> Bool {
    let parameter = parameters[place]
    guard argument.isTrailing, argument.label == nil else {
      return argument.label == parameter.label
    }
    if parameter.takesClosure || parameter.type.isUnknown {
      // A later parameter takes it if this one has a default and a later one needs a closure.
      let later = parameters[(place + 1)...].filter { !$0.hasDefault && !$0.isVariadic }.count
      return !(parameter.hasDefault && later >= rest.count)
    }
    return false
  }
}

/// An argument of a call as it is written: `at: 3`, `&list`, a closure behind the parentheses.
struct Argument {
  let label: String?
  let node: Int
  var isTrailing = false
  let isClosure: Bool
  /// The place behind `&`.
  let inOut: Int?
  /// The value, where it does not stand in the code.
  var given: Expression?
  /// The label in the code; nil without one.
  var labelNode: Int?

  /// The arguments of a call or a subscript, those behind the parentheses last.
  static func all(_ node: Int, _ file: SourceFile) -> [Argument] {
    func argument(_ node: Int, isTrailing: Bool) -> Argument? {
      let isLabelled = file.kind(node) == .argument
      guard let value = isLabelled ? file.child(node, .value) : node else { return nil }
      let inOut = file.kind(value) == .inOut ? file.child(value, .value) : nil
      let label = isLabelled ? file.child(node, .label) : nil
      return Argument(
        label: label.map { file.name($0) }, node: value, isTrailing: isTrailing,
        isClosure: file.kind(value) == .closure, inOut: inOut, labelNode: label)
    }
    return file.children(node, .argument).compactMap { argument($0, isTrailing: false) }
      + file.children(node, .trailing).compactMap { argument($0, isTrailing: true) }
  }
}

extension CodeContext {
  /// The scope of types in which a member is declared, for values of some type.
  func typeScope(of member: Member, _ types: Substitution) -> TypeScope {
    var scope = TypeScope(module, member.file, within: member.owner)
    scope.types = types
    if member.file === file { scope.localTypes = self.types.localTypes }
    return scope
  }

  /// What a member means as something that is called.
  func callee(_ member: Member, _ types: Substitution) throws(Diagnostic) -> Callee {
    var scope = typeScope(of: member, types)
    for name in member.genericParameters { scope.types[name] = .parameter(name) }
    let file = member.file
    let parameters = try member.parameters.map { parameter throws(Diagnostic) in
      var type = try scope.type(orNil: parameter.type) ?? .unknown
      let takesClosure = type.unwrapped.isFunction
      if parameter.isAutoclosure, case .function(_, let result) = type { type = result }
      return Callee.Parameter(
        label: parameter.label, type: type,
        hasDefault: parameter.defaultValue != nil
          || member.kind == .enumCase && file.child(parameter.node, .value) != nil,
        isVariadic: parameter.isVariadic, isInOut: parameter.isInOut,
        isAutoclosure: parameter.isAutoclosure,
        builder: scope.builder(of: parameter.attributes),
        takesClosure: takesClosure)
    }
    let own = member.owner?.ownType.substituting(types)
    switch member.kind {
    case .initializer:
      let made = types["Self"] ?? own ?? .unknown
      let isFailable = file.child(member.node, .specifier) != nil
      return Callee(
        kind: .initializer, member: member, parameters: parameters,
        result: isFailable ? library.optional(made) : made, types: types,
        made: made.declaration ?? member.owner)
    case .enumCase:
      return Callee(
        kind: .enumCase, member: member, parameters: parameters,
        result: types["Self"] ?? own ?? .unknown, types: types)
    default:
      let result = try scope.type(orNil: file.child(member.node, .result)) ?? .void
      return Callee(
        kind: .function, member: member, parameters: parameters, result: result, types: types)
    }
  }

  /// The initialiser that a struct has if its braces declare none, and a class if all that are declared leave the work
  /// to another one; nil for other types.
  func memberwise(
    _ declaration: TypeDeclaration, _ types: Substitution
  ) throws(Diagnostic) -> Callee? {
    guard declaration.kind == .struct || declaration.kind == .class, !declaration.isOfLibrary,
      declaration.kind == .class
        || !declaration.ownMembers.contains(where: { $0.kind == .initializer })
    else { return nil }
    if declaration.kind == .class,
      declaration.lineage.contains(where: { $0.kind == .class && $0.declaresDesignated })
    {
      return nil
    }
    var properties: [Member] = []
    for property in declaration.storedProperties {
      let isFixed = property.isConstant && property.file.child(property.node, .value) != nil
      if isFixed { continue }
      if try isMadeByUnknownWrapper(property) { continue }
      properties.append(property)
    }
    let taken = declaration.kind == .class ? [] : properties
    let parameters = try taken.map { property throws(Diagnostic) in
      let isUnwrapped = try isGivenUnwrapped(property)
      let isWrapper = isWrapped(property) && !isUnwrapped
      var type = try runtime.type(of: isWrapper ? property.wrapper : property, types)
      if module.isGivenAsBuilder(property, type) { type = .function([], type) }
      let isFirst = try isMadeFirst(property)
      let isMade = isFirst || property.isLazy
      let isLater = isUnwrapped ? try isGivenLater(property) : false
      return Callee.Parameter(
        label: property.name, type: type,
        hasDefault: isMade || !isWrapper && !property.isConstant && type.wrapped != nil,
        isAutoclosure: isLater, builder: module.builder(of: property)?.substituting(types),
        takesClosure: type.unwrapped.isFunction)
    }
    let made = types["Self"] ?? declaration.ownType.substituting(types)
    return Callee(
      kind: .memberwise(taken), member: nil, parameters: parameters, result: made, types: types,
      made: declaration)
  }

  /// Whether `Type()`, and `self.init()` in it, mean the initialiser that a class has of itself.
  func hasImplicitInit(
    _ declaration: TypeDeclaration, _ types: Substitution
  ) throws(Diagnostic) -> Bool {
    guard declaration.kind == .class,
      !declaration.declared("init").contains(where: { $0.parameters.isEmpty })
    else { return false }
    return try memberwise(declaration, types) != nil
  }

  /// All that `Type(…)` may mean.
  func initializers(
    of type: SwiftType, _ node: Int
  ) throws(Diagnostic) -> [Callee] {
    guard let declaration = type.declaration else {
      throw notFollowed(node, "making a value of a type that is not known")
    }
    var types = declaration.substitution(type.arguments)
    for name in declaration.genericParameters where types[name]?.isUnknown != false {
      types[name] = .parameter(name)
    }
    let made = SwiftType.nominal(
      declaration, declaration.genericParameters.map { types[$0] ?? .unknown })
    types["Self"] = made
    var members = declaration.declared("init")
    if declaration.kind == .class, let superclass = declaration.superclass,
      members.allSatisfy({ $0.modifiers.contains("convenience") })
    {
      // Of what is declared again below, the lowest one is meant.
      for inherited in superclass.members("init")
      where !members.contains(where: { $0.fullName == inherited.fullName }) {
        members.append(inherited)
      }
    }
    if members.isEmpty || declaration.isOfLibrary || declaration.kind != .class {
      members = declaration.members("init")
    }
    members = members.filter { $0.owner?.kind != .protocol || $0.extensionNode != nil }
    var callees = try members.filter { holds($0, types) }.map { member throws(Diagnostic) in
      try callee(member, types)
    }
    if let memberwise = try memberwise(declaration, types) { callees.append(memberwise) }
    return callees
  }

  /// Whether the constraints of the extension around a member hold: `where Element == Int`.
  func holds(_ member: Member, _ types: Substitution) -> Bool {
    guard member.owner != nil else { return true }
    let scope = typeScope(of: member, types)
    let nodes = [member.extensionNode, member.node].compactMap(\.self)
    for node in nodes {
      for requirement in member.file.children(node, .requirement)
      where !holds(requirement, member.file, scope) {
        return false
      }
    }
    return true
  }

  private func holds(_ requirement: Int, _ file: SourceFile, _ scope: TypeScope) -> Bool {
    // `Label` of `extension Button where Label == Text` is a parameter that views do not have here.
    if let owner = scope.owner, owner.isOfLibrary, owner.kind == .struct,
      owner.genericParameters.isEmpty, owner.inherits(fromLibrary: "View")
    {
      return true
    }
    guard let left = file.child(requirement, .left), let right = file.child(requirement, .right),
      let first = try? scope.type(left), let second = try? scope.type(right)
    else { return true }
    if first.isPartlyUnknown || second.isUnknown { return true }
    if file.text(requirement, .operator) == "==" {
      var found: Substitution = [:]
      return first.matches(second, &found)
    }
    if first.isLiteral { return second.declaration?.isOfLibrary ?? true }
    guard let own = first.declaration, let wanted = second.declaration else { return true }
    return own.inherits(from: wanted)
  }
}
