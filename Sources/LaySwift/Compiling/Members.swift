import LayLanguage
import LaySwiftTree

extension CodeContext {
  func compileMember(_ node: Int, _ expected: SwiftType) throws(Diagnostic) -> Expression {
    guard let nameNode = file.child(node, .name) else { throw notFollowed(node) }
    let name = file.name(file.child(nameNode, .name) ?? nameNode)
    guard let base = file.child(node, .base) else {
      let type = implicitType(expected, name)
      guard type.declaration != nil else {
        throw notFollowed(
          node, "`.\(name)`, whose type is not known", hint: "write the type before the point")
      }
      return try staticMember(name, of: type, node, expected)
    }
    if isModule(base) { return try global(name, node, expected) }
    if name == "self", [.array, .dictionary].contains(file.kind(base)),
      let type = try? writtenType(base)
    {
      return meaning(of: type)
    }
    // Of `.number.precision(…)` the place of the whole says what `.number` is.
    let value = compile(base, implicitName(base) == nil ? .unknown : expected)
    if case .type(let type) = value.meaning {
      try checkDynamicSelf(base, name)
      return try staticMember(name, of: type, node, expected)
    }
    return try member(name, of: value, base, at: node, expected)
  }

  /// Whether a name before a point is that of a module: of `Swift.min` the first one.
  func isModule(_ node: Int) -> Bool {
    guard file.kind(node) == .name, variable(file.name(node)) == nil else { return false }
    return ["Swift", "Foundation", "CoreGraphics", "SwiftUI", module.name].contains(file.name(node))
      && types.lookUp(file.name(node)) == nil
  }

  /// A member of a value: what a property is, a method as a function.
  ///
  /// - Parameter base: where the value stands, whose place a getter may change.
  func member(
    _ name: String, of value: Expression, _ base: Int, at node: Int,
    _ expected: SwiftType = .unknown
  ) throws(Diagnostic) -> Expression {
    if case .tuple(let fields) = value.type { return try part(name, fields, value, node) }
    let value = receiver(value, of: name)
    if value.meaning.isSuperclass {
      guard let superclass = types.owner?.superclass else { throw notFollowed(node) }
      return try property(
        name, of: superclass.ownType, value, base, node, isDynamic: false, expected)
    }
    guard value.type.declaration != nil else {
      return unknownMember(name, value, node)
    }
    let member = try property(
      name, of: value.type, value, base, node, isDynamic: true, expected)
    guard case .sizeOfGeometry(let geometry) = value.meaning, ["width", "height"].contains(name)
    else { return member }
    return Expression(member.type) { machine throws(Diagnostic) in
      try geometry(&machine).field(name)
    }
  }

  /// A value of which a member is asked: numbers without a type are as they are written, or have a fraction
  /// where only numbers with one have the member.
  func receiver(_ value: Expression, of name: String) -> Expression {
    guard value.type.mayHoldLiterals else { return value }
    func hasMember(_ type: SwiftType) -> Bool {
      type.declaration?.members(name).contains {
        !$0.isStatic && holds($0, substitution(type))
      } ?? false
    }
    let type = value.type.asWritten(library)
    let other = value.type.withFractions(library)
    if type != other, !hasMember(type), hasMember(other) { return converted(value, to: other) }
    return value.type.isLiteral ? asWritten(value) : value
  }

  private func part(
    _ name: String, _ fields: [SwiftType.Field], _ value: Expression, _ node: Int
  ) throws(Diagnostic) -> Expression {
    guard let place = fields.firstIndex(where: { $0.label == name }) ?? Int(name),
      fields.indices.contains(place)
    else { throw missing(name, of: value.type, node) }
    let run = value.run
    return Expression(fields[place].type) { machine throws(Diagnostic) in
      try run(&machine).part(at: place)
    }
  }

  private func property(
    _ name: String, of type: SwiftType, _ value: Expression, _ base: Int, _ node: Int,
    isDynamic: Bool, _ expected: SwiftType
  ) throws(Diagnostic) -> Expression {
    guard let declaration = type.declaration else { throw notFollowed(node) }
    let types = substitution(type)
    var members = file.seenMembers(
      declaration.members(name).filter { !$0.isStatic && holds($0, types) }, runtime)
    if case .protocolSelf = value.meaning {
      members = members.filter { $0.owner?.kind == .protocol }
    }
    // In an extension of a protocol a requirement is what the class that conforms has for it.
    if self.types.owner?.kind == .protocol,
      let required = members.first(where: \.isRequirement)
    {
      members = declaration.witnesses(of: required, members)
    }
    if !value.meaning.isOfProtocol { members = withoutRequirements(members, of: type) }
    if let raw = try rawValue(name, of: value, declaration, node) { return raw }
    let variables = members.filter { $0.kind != .function }
    guard
      let member = variables.first(where: { !$0.file.isLibrary }) ?? variables.first
        ?? members.first
    else {
      if type.wrapped != nil {
        throw Diagnostic(.isOptional(name), at: span(node))
      }
      if let (target, argument) = try dynamicMember(name, of: value, node) {
        defer { replacements[argument.node] = nil }
        return try call(target, node, [argument], expected)
      }
      if let part = partOfUnknown(name, of: value, node) { return part }
      if let view = memberLeftOut(name, of: value, node, expected) { return view }
      throw missing(name, of: type, node)
    }
    try checkGeneric(member, members, node)
    if member.kind == .function {
      let target = try target(
        members.filter { $0.kind == .function }, of: value, type, place: nil)
      return try functionValue(target, node, expected)
    }
    return try read(member, of: value, types, base, node, isDynamic: isDynamic)
  }

  /// Of a type that is known, what fulfils the requirements of its protocols, and not the requirements.
  func withoutRequirements(_ members: [Member], of type: SwiftType) -> [Member] {
    guard members.count > 1, let kind = type.declaration?.kind, kind != .protocol else {
      return members
    }
    return members.filter { one in
      !one.isRequirement || !members.contains { !$0.isRequirement && $0.fullName == one.fullName }
    }
  }

  /// Tells where generic code may mean what only an extension of a protocol has, and not what the type
  /// of the value has.
  func checkGeneric(_ member: Member, _ members: [Member], _ node: Int) throws(Diagnostic) {
    guard isGeneric, let owner = member.owner, owner.kind != .protocol, !owner.isOfLibrary,
      owner !== types.owner,
      let hidden = members.first(where: { $0.owner?.kind == .protocol && !$0.file.isLibrary }),
      hidden.owner?.isRequirement(hidden) == false
    else { return }
    throw notFollowed(node, "which `\(member.name)` is meant in generic code")
  }

  /// Reads a property of a value.
  private func read(
    _ member: Member, of value: Expression, _ types: Substitution, _ base: Int, _ node: Int,
    isDynamic: Bool
  ) throws(Diagnostic) -> Expression {
    let type = try runtime.type(of: member, types)
    let run = value.run
    if isWrapped(member), !isDynamic || !module.isOverridden(member) {
      return try wrappedProperty(member, of: value, types, node)
    }
    guard member.kind == .stored, member.owner?.kind != .protocol else {
      let dynamic = isDynamic && runtime.isDynamic(member, of: value.type)
      let choice = InstanceChoice(runtime, member, types, isDynamic: dynamic, span(node))
      choice.resultType = type
      scope.temporaries += 1
      defer { scope.temporaries -= 1 }
      if member.isGetterMutating {
        throw notFollowed(node)
      }
      var read = remarked(
        Expression(type, Calling.member(choice, .value(run), [], span(node))), member, node)
      if let owner = member.owner, owner.isOfLibrary, owner.name == "GeometryProxy",
        member.name == "size"
      {
        read.meaning = .sizeOfGeometry(run)
      }
      return read
    }
    _ = member.owner?.storedProperties
    if isDynamic, runtime.isDynamic(member, of: value.type), module.isOverridden(member) {
      let choice = InstanceChoice(runtime, member, types, isDynamic: true, span(node))
      return Expression(type, Calling.member(choice, .value(run), [], span(node)))
    }
    let place = member.place
    if let wrapper = try wrapper(of: member) { throw unfollowed(wrapper, of: member, node) }
    if member.isLazy { return try lazyProperty(member, types, value, base, node) }
    return Expression(type) { machine throws(Diagnostic) in
      try run(&machine).part(at: place)
    }
  }

  /// The name of a property wrapper around a property; nil where none changes what it is.
  func wrapper(of member: Member) throws(Diagnostic) -> String? {
    if case .own? = module.builder(of: member) { return nil }
    return member.file.attributes(member.statement).first { !Self.plainAttributes.contains($0) }
  }

  /// Whether the arguments of a wrapper that nobody knows make a property: `@Default(.accent) var accent`.
  func isMadeByUnknownWrapper(_ member: Member) throws(Diagnostic) -> Bool {
    guard runtime.forgives, !isWrapped(member), let wrapper = try wrapper(of: member) else {
      return false
    }
    let file = member.file
    return file.children(member.statement, .attribute).contains { attribute in
      file.child(attribute, .name).map { file.name($0) } == wrapper
        && !Argument.all(attribute, file).isEmpty
    }
  }

  /// Tells a property wrapper where it stands, and not at each use of the property.
  func unfollowed(_ wrapper: String, of member: Member, _ node: Int) -> Diagnostic {
    let (file, statement) = (member.file, member.statement)
    let attribute = file.children(statement, .attribute).first {
      file.child($0, .name).map { file.name($0) } == wrapper
    }
    return Diagnostic(
      .isNotFollowed("`@\(wrapper)`"), at: attribute.map { file.span($0) } ?? span(node))
  }

  /// Attributes that leave a property as it is, in code that shows no view.
  private static let plainAttributes: Set<String> = [
    "Published", "State", "StateObject", "ObservedObject", "Binding", "AppStorage", "SceneStorage",
    "MainActor", "ObservationIgnored", "available", "objc", "discardableResult", "inlinable",
    "usableFromInline", "stored", "ViewBuilder", "Sendable", "nonobjc", "frozen", "preconcurrency",
    "Attribute", "Relationship", "Transient",
  ]

  private func lazyProperty(
    _ member: Member, _ types: Substitution, _ value: Expression, _ base: Int, _ node: Int
  ) throws(Diagnostic) -> Expression {
    let (place, span, run) = (member.place, span(node), value.run)
    let type = try runtime.type(of: member, types)
    if member.owner?.kind != .class {
      let place = base == node ? try self.place(node) : try memberPlace(member.name, of: base, node)
      guard let place else { throw notFollowed(node, "a lazy property of a constant") }
      return Expression(type) { machine throws(Diagnostic) in
        var found = Value.nothing
        try place.change(&machine) { value, _ in found = value }
        return found
      }
    }
    let first = runtime.instance(member, .initialValue, types)
    let site = CallSite(of: member.name, at: span)
    return Expression(type) { machine throws(Diagnostic) in
      let value = try run(&machine)
      let known = value.part(at: place)
      if !known.isNothing { return known }
      let made = try machine.call(try first.function(&machine), with: [value], site)
      if let instance = value.instance {
        try machine.changeProperty(of: instance, at: place, span) { old, _ in old = made }
      }
      return made
    }
  }

  // MARK: Members of types

  func staticMember(
    _ name: String, of type: SwiftType, _ node: Int, _ expected: SwiftType
  ) throws(Diagnostic) -> Expression {
    if name == "self" { return meaning(of: type) }
    guard let declaration = type.declaration else {
      throw notFollowed(node, "`\(name)` of a type that is not known")
    }
    let types = substitution(type)
    if name == "init" {
      if let view = try catalogueFunction(type, node, expected) { return view }
      return try functionValue(
        CallTarget(callees: try initializers(of: type, node)), node, expected)
    }
    if name == "allCases", declaration.kind == .enum, declaration.declared(name).isEmpty {
      let cases = declaration.cases
      return Expression(library.array(type)) { _ in .list(of: cases.map { $0.value() }) }
    }
    let members = file.seenMembers(
      declaration.members(name).filter { $0.isStatic && holds($0, types) }, runtime)
    guard let member = members.first else {
      if let asset = try assetSymbol(name, of: type, node) { return asset }
      if let nested = declaration.nestedType(name)?.type {
        return meaning(of: .nominal(nested, []))
      }
      if declaration.isOpen, runtime.forgives, declaration.members(name).isEmpty {
        let path = "\(declaration.name).\(name)"
        return unknownValue(path, [], Diagnostic(.unknownType(path, file), at: span(node)))
      }
      return try unboundMethod(name, of: type, node, expected)
    }
    switch member.kind {
    case .enumCase:
      guard let found = declaration.enumCase(name) else { throw notFollowed(node) }
      if member.parameters.isEmpty { return Expression(type, constant: found.value()) }
      return try functionValue(CallTarget(callees: [try callee(member, types)]), node, expected)
    case .type: return meaning(of: .nominal(member.type ?? declaration, []))
    case .alias:
      let found = module.aliased(member)?.substituting(types) ?? .unknown
      return meaning(of: found)
    case .function:
      let callees = try members.filter { $0.kind == .function }.map { member throws(Diagnostic) in
        try callee(member, types)
      }
      return try functionValue(CallTarget(callees: callees), node, expected)
    default: return try variableExpression(member, types, node)
    }
  }

  private func unboundMethod(
    _ name: String, of type: SwiftType, _ node: Int, _ expected: SwiftType
  ) throws(Diagnostic) -> Expression {
    let members = type.declaration?.members(name) ?? []
    guard !members.isEmpty else {
      throw missing(name, of: .metatype(type), node)
    }
    let functions = members.filter { $0.kind == .function }
    guard !functions.isEmpty, !functions.contains(where: \.isMutating) else {
      throw notFollowed(node, "`\(type.spelling).\(name)` as a function")
    }
    var wanted = SwiftType.unknown
    if case .function(_, let result) = expected.unwrapped { wanted = result }
    let inner = CodeContext(module, types, in: self)
    let variable = inner.bind("self of method", type, isConstant: true, isInCell: false)
    let value = Expression(type, try inner.reading(variable))
    let target = try inner.target(functions, of: value, type, place: nil)
    let function = try inner.functionValue(target, node, wanted)
    inner.scope.temporaries += 2
    return closure(inner, function.run, count: 1, .function([type], function.type), node)
  }

  // MARK: Members of values whose type is not known

  /// A member that the value chooses when the code runs.
  private func unknownMember(_ name: String, _ value: Expression, _ node: Int) -> Expression {
    let (run, runtime, span) = (value.run, runtime, span(node))
    let lookup = DynamicMember(runtime, name, span)
    return Expression(.unknown) { machine throws(Diagnostic) in
      try lookup.value(of: try run(&machine), &machine)
    }
  }

  func compileUnknownCall(
    _ name: String, _ value: Expression, _ node: Int, _ arguments: [Argument]
  ) throws(Diagnostic) -> Expression {
    if runtime.forgives {
      return unknownCall(name, of: value, node, arguments)
    }
    guard arguments.allSatisfy({ $0.inOut == nil && implicitName($0.node) == nil }) else {
      throw notFollowed(node)
    }
    scope.temporaries += arguments.count + 1
    defer { scope.temporaries -= arguments.count + 1 }
    let runs = arguments.map { compile($0.node).run }
    let lookup = DynamicMember(runtime, name, span(node), arguments)
    let run = value.run
    return Expression(.unknown) { machine throws(Diagnostic) in
      let value = try run(&machine)
      return try lookup.call(value, try machine.values(runs), &machine)
    }
  }

  // MARK: Subscripts

  func compileSubscript(_ node: Int, _ expected: SwiftType) throws(Diagnostic) -> Expression {
    guard let base = file.child(node, .base) else { throw notFollowed(node) }
    // Of `.samples[0]` the place of the whole says what `.samples` is.
    let value = compile(base, implicitName(base) == nil ? .unknown : expected)
    return try compileSubscript(of: value, node, expected)
  }

  func compileSubscript(
    of value: Expression, _ node: Int, _ expected: SwiftType
  ) throws(Diagnostic) -> Expression {
    let arguments = Argument.all(node, file)
    try refuseBrackets(behind: value, node)
    if case .type(let type) = value.meaning {
      let members = type.declaration?.members("subscript").filter(\.isStatic) ?? []
      let types = substitution(type)
      let callees = try members.map { member throws(Diagnostic) in try callee(member, types) }
      return try call(CallTarget(callees: callees), node, arguments, expected)
    }
    if arguments.count == 1, arguments[0].label == "keyPath" {
      let (path, type) = try keyPath(arguments[0].node, of: value, node)
      let (run, site, span) = (value.run, CallSite(of: nil, at: span(node)), span(node))
      return Expression(type) { machine throws(Diagnostic) in
        let value = try run(&machine)
        return try Self.path(path, &machine, span).value(of: value, &machine, site)
      }
    }
    guard let declaration = value.type.declaration else {
      return try compileUnknownCall("subscript", value, node, arguments)
    }
    if let fast = try elementOfArray(value, arguments, node) { return fast }
    if let (target, argument) = try elementByPath(of: value, node) {
      defer { replacements[node] = nil }
      return try call(target, node, [argument], expected)
    }
    let members = declaration.members("subscript").filter { !$0.isStatic }
    let target = try target(members, of: value, value.type, place: nil)
    return try call(target, node, arguments, expected)
  }

  /// Throws for a view with brackets behind it, as in `VStack [Text("a")]`; of the views of the library none has
  /// a subscript.
  private func refuseBrackets(behind value: Expression, _ node: Int) throws(Diagnostic) {
    var type = value.type
    if case .type(let named) = value.meaning { type = named }
    guard type.isOfViews, let declaration = type.declaration, declaration.isOfLibrary,
      declaration.members("subscript").isEmpty, let base = file.child(node, .base)
    else { return }
    let hint = declaration.takesViews ? "write `\(file.text(base)) { … }`" : nil
    throw Diagnostic(Complaint("`\(declaration.name)` has no brackets", hint: hint), at: span(node))
  }

  /// `list[i]`, the commonest one.
  private func elementOfArray(
    _ value: Expression, _ arguments: [Argument], _ node: Int
  ) throws(Diagnostic) -> Expression? {
    guard let element = value.type.element, arguments.count == 1, arguments[0].label == nil else {
      return nil
    }
    let index = compile(arguments[0].node, library.int)
    guard index.type.isInteger else { return nil }
    let place = orUnknown(converted(index, to: library.int), arguments[0].node)
    let (run, span, runtime) = (value.run, span(node), runtime)
    return Expression(element) { machine throws(Diagnostic) in
      let list = try run(&machine)
      let index = try place(&machine)
      guard case .list(let list) = list else {
        throw Diagnostic(.isNotFollowed("this element"), at: span)
      }
      let elements = list.elements
      if let unknown = index.unknown, let first = elements.first {
        runtime.remark(unknown.error, .firstElement)
        return first
      }
      guard case .integer(let index) = index else {
        throw Diagnostic(.isNotFollowed("this element"), at: span)
      }
      guard index >= 0, index < elements.count else {
        throw Diagnostic(.indexOutOfRange(index, elements.count), at: span)
      }
      return elements[elements.startIndex + index]
    }
  }
}

extension Expression.Meaning {
  var isSuperclass: Bool { if case .superclass = self { true } else { false } }
  var isOfProtocol: Bool { if case .protocolSelf = self { true } else { false } }
}

extension Member {
  var isGetterMutating: Bool {
    file.children(node, .accessor).contains {
      file.text($0, .keyword) == "get" && file.has("mutating", $0)
    }
  }
}

extension Complaint {
  fileprivate static func isOptional(_ name: String) -> Complaint {
    Complaint("this is an optional, which has no `\(name)`", hint: "write `?.\(name)`")
  }

  static func indexOutOfRange(_ index: Int, _ count: Int) -> Complaint {
    Complaint(
      "there is no element \(index) in an array of \(count)", isAboutRange: true)
  }
}
