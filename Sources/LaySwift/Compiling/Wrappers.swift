import LayLanguage
import LaySwiftTree

/// Property wrappers: `@Clamped(0...5) var level = 3` keeps a `Clamped(wrappedValue: 3, 0...5)`, which
/// is `_level`; `level` is its `wrappedValue`, `$level` its `projectedValue`.
extension SwiftModule {
  /// The attributes of a variable that are property wrappers, the outermost first.
  func wrappers(of member: Member) -> [Int] {
    if let known = member.wrapperNodes { return known }
    let file = member.file
    guard member.kind == .stored, member.property == nil else { return [] }
    let scope = TypeScope(self, file, within: member.owner)
    let found = file.children(member.statement, .attribute).filter { attribute in
      guard let name = file.child(attribute, .name), let type = try? scope.type(name) else {
        return false
      }
      return type.declaration?.isPropertyWrapper ?? false
    }
    member.wrapperNodes = found
    return found
  }
}

extension CodeContext {
  func isWrapped(_ member: Member) -> Bool {
    member.property != nil || !module.wrappers(of: member).isEmpty
  }

  /// The types of the wrappers of a property, the outermost first, as far as they follow from the type
  /// that it is declared with.
  private func wrapperTypes(of property: Member) throws(Diagnostic) -> [SwiftType] {
    var inner = try types.type(orNil: property.typeNode) ?? .unknown
    var found: [SwiftType] = []
    for attribute in module.wrappers(of: property).reversed() {
      guard let name = file.child(attribute, .name) else { throw notFollowed(attribute) }
      var type = try types.type(name)
      guard let declaration = type.declaration, let wrapped = declaration.wrappedValue else {
        throw notFollowed(attribute)
      }
      if file.children(name, .generic).isEmpty {
        var parameters: Substitution = [:]
        _ = inner.matches(try runtime.type(of: wrapped, [:]), &parameters)
        type = .nominal(
          declaration,
          declaration.genericParameters.map {
            parameters[$0].flatMap { $0.isPartlyUnknown ? nil : $0 } ?? .unknown
          })
      }
      found.insert(type, at: 0)
      inner = type
    }
    return found
  }

  /// The type of the outermost wrapper of a property.
  func wrapperType(of property: Member) throws(Diagnostic) -> SwiftType {
    let type = try wrapperTypes(of: property).first ?? .unknown
    let isGiven =
      property.file.child(property.node, .value) != nil
      || module.wrappers(of: property).contains { !Argument.all($0, property.file).isEmpty }
    guard type.isPartlyUnknown, isGiven else { return type }
    return try wrapperValue(of: property).type.asWritten(library).withoutParameters
  }

  /// The wrapper of a property with its first value.
  ///
  /// - Parameter isGiven: whether the value for `wrappedValue` is that of a parameter (`givenValue`), and not
  ///   the one in the declaration. It stands for the attribute.
  func wrapperValue(
    of property: Member, isGiven: Bool = false
  ) throws(Diagnostic) -> Expression {
    let attributes = module.wrappers(of: property)
    let types = try wrapperTypes(of: property)
    var inner = isGiven ? try givenValue() : nil
    let value = file.child(property.node, .value)
    if inner == nil, let value, property.typeNode == nil,
      types.last?.declaration?.isOfLibrary == true
    {
      inner = asWritten(compile(value))
    }
    for (attribute, type) in zip(attributes, types).reversed() {
      var arguments = type.isNamed("FetchRequest") ? [] : Argument.all(attribute, file)
      if inner == nil, value == nil, arguments.isEmpty, try !isMadeWithoutValue(type, attribute) {
        inner = Expression(.unknown, constant: .nothing)
      }
      if inner != nil || value != nil {
        let node = inner == nil ? value ?? attribute : attribute
        let isClosure = inner == nil && file.kind(node) == .closure
        arguments.insert(
          Argument(label: "wrappedValue", node: node, isClosure: isClosure, inOut: nil), at: 0)
      }
      if attribute != attributes.last || !isGiven {
        replacements[attribute] = inner.map { ($0, nil) }
      }
      defer { replacements[attribute] = nil }
      inner = try compileInit(type, attribute, arguments, type)
    }
    return inner ?? Expression(.unknown, constant: .nothing)
  }

  /// The value that is put into a wrapper; a function without parameters where the wrapper computes it.
  func givenValue() throws(Diagnostic) -> Expression? {
    guard let variable = givenVariable else { return nil }
    let run = try reading(variable)
    let site = CallSite(of: nil, at: file.span(0))
    guard !variable.type.isFunction else { return Expression(variable.type, run) }
    return Expression(variable.type) { machine throws(Diagnostic) in
      let value = try run(&machine)
      guard case .function(let function) = value else { return value }
      return try machine.call(function, 0, site)
    }
  }

  /// Whether a wrapper computes its first value later: `init(wrappedValue: @autoclosure () -> Value)`.
  func isGivenLater(_ property: Member) throws(Diagnostic) -> Bool {
    guard let attribute = module.wrappers(of: property).last else { return false }
    let context = CodeContext(module, typeScope(of: property, types.types), in: nil, property)
    guard let type = try context.wrapperTypes(of: property).last else { return false }
    return try context.initializers(of: type, attribute).contains {
      $0.parameters.first?.label == "wrappedValue" && $0.parameters[0].isAutoclosure
    }
  }

  /// Whether a wrapper has an `init()`.
  private func isMadeWithoutValue(
    _ type: SwiftType, _ attribute: Int
  ) throws(Diagnostic) -> Bool {
    try initializers(of: type, attribute).contains { callee in
      if case .memberwise = callee.kind { return callee.parameters.allSatisfy(\.hasDefault) }
      return callee.parameters.isEmpty
    }
  }

  /// Whether a property has a first value that nobody has to give.
  func isMadeFirst(_ property: Member) throws(Diagnostic) -> Bool {
    if property.isLazy { return false }
    if property.file.child(property.node, .value) != nil { return true }
    guard let attribute = module.wrappers(of: property).first else { return false }
    let context = CodeContext(module, typeScope(of: property, types.types), in: nil, property)
    if !Argument.all(attribute, property.file).isEmpty { return true }
    let written = try context.types.type(orNil: property.typeNode)
    let type = try context.wrapperTypes(of: property)[0]
    if written?.wrapped != nil, try context.takesValue(type, attribute) { return true }
    return try context.isMadeWithoutValue(type, attribute)
  }

  /// Whether who makes a value gives what is in the wrapper of a property, and not the wrapper.
  func isGivenUnwrapped(_ property: Member) throws(Diagnostic) -> Bool {
    guard let attribute = module.wrappers(of: property).first else { return false }
    if property.file.child(property.node, .value) != nil { return true }
    guard Argument.all(attribute, property.file).isEmpty else { return false }
    let context = CodeContext(module, typeScope(of: property, types.types), in: nil, property)
    let type = try context.wrapperTypes(of: property)[0]
    guard try !context.isMadeWithoutValue(type, attribute) else { return false }
    return try context.takesValue(type, attribute)
  }

  /// Whether a wrapper has an `init(wrappedValue:)`.
  private func takesValue(_ type: SwiftType, _ attribute: Int) throws(Diagnostic) -> Bool {
    try initializers(of: type, attribute).contains {
      $0.parameters.first?.label == "wrappedValue"
    }
  }

  /// What puts a value into the wrapper of a property.
  func wrapping(
    _ value: @escaping Run, in property: Member, _ types: Substitution
  ) -> Run {
    let instance = runtime.instance(property, .wrapping, types)
    let site = CallSite(of: property.name, at: property.span)
    return { machine throws(Diagnostic) in
      let value = try value(&machine)
      return try machine.call(try instance.function(&machine), with: [value], site)
    }
  }

  // MARK: Reading and changing

  /// What a variable is whose wrapper is known: `level`, `_level` or `$level`.
  func unwrapped(
    _ member: Member, _ wrapper: Expression, _ node: Int
  ) throws(Diagnostic) -> Expression {
    var value = wrapper
    for name in names(from: member) { value = try self.member(name, of: value, node, at: node) }
    return value
  }

  /// The same as a place.
  func unwrappedPlace(
    _ member: Member, _ wrapper: Expression, _ outer: Place?, _ node: Int
  ) throws(Diagnostic) -> Place? {
    var (value, place) = (wrapper, outer)
    for name in names(from: member) {
      place = try memberPlace(name, of: value, node) { place }
      value = try self.member(name, of: value, node, at: node)
    }
    return place
  }

  private func names(from member: Member) -> [String] {
    if member.property != nil { return member.name.hasPrefix("$") ? ["projectedValue"] : [] }
    return module.wrappers(of: member).map { _ in "wrappedValue" }
  }

  /// The wrapper that a value keeps for a property.
  func wrapper(
    of member: Member, in value: Expression, _ types: Substitution
  ) throws(Diagnostic) -> Expression {
    let property = member.property ?? member
    _ = property.owner?.storedProperties
    let (place, run) = (property.place, value.run)
    return Expression(try runtime.type(of: property.wrapper, types)) { machine throws(Diagnostic) in
      try run(&machine).part(at: place)
    }
  }

  /// A property with a wrapper, of a value.
  func wrappedProperty(
    _ member: Member, of value: Expression, _ types: Substitution, _ node: Int
  ) throws(Diagnostic) -> Expression {
    if let publisher = try published(member, of: value, types) { return publisher }
    if let (callee, arguments) = try enclosing(member, of: value, types, node) {
      return try call(CallTarget(callees: [callee]), node, arguments, .unknown)
    }
    return try unwrapped(member, wrapper(of: member, in: value, types), node)
  }

  /// The subscript by which a wrapper in a class reads and changes the property, and what it is given: the
  /// instance, and key paths to the property and to the wrapper; nil for all other properties.
  private func enclosing(
    _ member: Member, of value: Expression, _ types: Substitution, _ node: Int
  ) throws(Diagnostic) -> (callee: Callee, arguments: [Argument])? {
    let property = member.property ?? member
    guard property.owner?.kind == .class, member.name != property.wrapper.name else { return nil }
    let wrapper = try runtime.type(of: property.wrapper, types)
    let label = member === property ? "wrapped" : "projected"
    let found = wrapper.declaration?.members("subscript").first {
      $0.isStatic && $0.isOfEnclosingInstance && $0.parameters.count == 3
        && $0.parameters[1].label == label
    }
    guard let found else { return nil }
    guard member === property, module.wrappers(of: member).count == 1 else {
      throw notFollowed(node, "`\(member.name)`, whose wrapper reaches for the instance around it")
    }
    func argument(_ label: String, _ given: Expression) -> Argument {
      Argument(label: label, node: node, isClosure: false, inOut: nil, given: given)
    }
    _ = property.owner?.storedProperties
    let arguments = [
      argument("_enclosingInstance", value),
      argument(label, try keyPath(to: member, value.type, types, node)),
      argument("storage", try keyPath(toWrapperOf: member, value.type, types, node)),
    ]
    return (try callee(found, substitution(wrapper)), arguments)
  }

  /// The place of a property with a wrapper.
  func wrappedPlace(
    _ member: Member, of outer: Place?, _ value: Expression, _ types: Substitution, _ node: Int
  ) throws(Diagnostic) -> Place? {
    if let (callee, arguments) = try enclosing(member, of: value, types, node) {
      guard let found = callee.member, let filled = callee.arrange(arguments),
        runtime.hasSetter(found)
      else { return nil }
      var solved = SolvedCall(self, callee, filled, arguments)
      try solved.solve(.unknown, node)
      let runs = try solved.codes().compactMap(\.run).map { prepared(Expression(.unknown, $0)) }
      return accessed(found, solved.instanceTypes, nil, nil, solved.result, node, runs)
    }
    let wrapper = try wrapper(of: member, in: value, types)
    let property = member.property ?? member
    let holder = outer.map { part(property.place, of: $0, wrapper.type, node) }
    return try unwrappedPlace(member, wrapper, holder, node)
  }

  /// The place of a property in an initialiser, where its first value makes its wrapper.
  func makingWrapper(
    of property: Member, in place: Place, of outer: Place, _ types: Substitution, _ node: Int
  ) throws(Diagnostic) -> Place {
    let type = try runtime.type(of: property.wrapper, types)
    let holder = part(property.place, of: outer, type, node)
    let instance = runtime.instance(property, .wrapping, types)
    let site = CallSite(of: property.name, at: property.span)
    var making = place
    making.set = { machine, value throws(Diagnostic) in
      var isNew = false
      try holder.change(&machine) { wrapper, machine throws(Diagnostic) in
        isNew = wrapper.isNothing
        guard isNew else { return }
        wrapper = try machine.call(try instance.function(&machine), with: [value], site)
      }
      if !isNew { try place.assign(value, &machine) }
    }
    return making
  }

  // MARK: Variables of functions

  /// A variable of a function with a wrapper.
  func wrappedVariable(
    _ binding: Int, _ statement: Int
  ) throws(Diagnostic) -> Step? {
    guard let pattern = file.child(binding, .pattern), file.kind(pattern) == .name else {
      return nil
    }
    let name = file.name(pattern)
    let property = Member(.stored, name, file, binding, in: nil, statement: statement)
    guard !module.wrappers(of: property).isEmpty, try isMadeFirst(property) else { return nil }
    let value = try wrapperValue(of: property)
    let holder = try bindWrapped(property, value.type, binding)
    // A state of a preview goes on when the preview is made again.
    let (run, runtime) = (
      file.isLibrary ? value.run : runtime.orUnknown(value.run, name, span(binding)), runtime
    )
    let kept: Run = { machine throws(Diagnostic) in
      let wrapper = try run(&machine)
      runtime.keepState(of: wrapper, binding, &machine)
      return wrapper
    }
    let define = defining(holder, builderSlot == nil ? run : kept)
    return { machine throws(Diagnostic) in
      try define(&machine)
      return .next
    }
  }

  /// Binds `_level`, `level` and `$level`; gives the first one, which holds the wrapper.
  private func bindWrapped(
    _ property: Member, _ type: SwiftType, _ node: Int
  ) throws(Diagnostic) -> Variable {
    let names = [property.wrapper, property, property.projection]
    let isShared = names.contains { sharedNames.contains($0.name) }
    let holder = bind(property.wrapper.name, type, isConstant: false, isInCell: isShared)
    let wrapper = Expression(holder.type, try reading(holder))
    for member in names.dropFirst() where member === property || hasProjection(type) {
      let type = try unwrapped(member, wrapper, node).type
      let variable = bind(member.name, type, isConstant: true, isInCell: false)
      variable.wrapping = (holder, member)
    }
    return holder
  }

  /// A parameter with a wrapper, which is made of what is given: `func set(@Clamped level: Int)`; nil for
  /// other parameters.
  ///
  /// - Returns: what makes the wrapper when the function begins.
  private func wrappedParameter(
    _ parameter: Parameter, _ given: Variable
  ) throws(Diagnostic) -> ((inout Machine) throws(Diagnostic) -> Void)? {
    guard let property = wrappedProperty(of: parameter) else {
      return try projectedParameter(parameter, given)
    }
    let outer = givenVariable
    givenVariable = given
    defer { givenVariable = outer }
    let value = try wrapperValue(of: property, isGiven: true)
    return defining(try bindWrapped(property, value.type, parameter.node), value.run)
  }

  /// Whether `$level` of a closure is given to an initialiser that the code has for it.
  func isMadeOfProjection(_ parameter: Parameter, _ type: SwiftType) -> Bool {
    parameter.name?.hasPrefix("$") == true
      && type.declaration?.members("init").contains {
        !$0.file.isLibrary && $0.parameters.first?.label == "projectedValue"
      } ?? false
  }

  /// The wrapper that is made of what is given for `$level`.
  private func projectedParameter(
    _ parameter: Parameter, _ given: Variable
  ) throws(Diagnostic) -> ((inout Machine) throws(Diagnostic) -> Void)? {
    guard isMadeOfProjection(parameter, given.type), let name = parameter.name else { return nil }
    let value = Expression(given.type, try reading(given))
    let argument = Argument(
      label: "projectedValue", node: parameter.node, isClosure: false, inOut: nil, given: value)
    let made = try compileInit(given.type, parameter.node, [argument], given.type)
    let property = Member(.stored, String(name.dropFirst()), file, parameter.node, in: nil)
    property.wrapperNodes = [parameter.node]
    return defining(try bindWrapped(property, made.type, parameter.node), made.run)
  }

  /// A parameter with a wrapper, and the variable of what is given for it.
  typealias WrappedParameter = (parameter: Parameter, variable: Variable)

  /// What runs behind the making of the wrappers of its parameters.
  func behind(
    _ wrapped: [WrappedParameter], _ body: () throws(Diagnostic) -> Run
  ) throws(Diagnostic) -> Run {
    var prologue: [(inout Machine) throws(Diagnostic) -> Void] = []
    for (parameter, variable) in wrapped {
      if let make = try wrappedParameter(parameter, variable) { prologue.append(make) }
    }
    let run = try self.body(body)
    guard !prologue.isEmpty else { return run }
    return { machine throws(Diagnostic) in
      for make in prologue { try make(&machine) }
      return try run(&machine)
    }
  }

  /// Binds the parameters of a function in a function, and of a function.
  func bind(_ parameters: [Parameter]) throws(Diagnostic) -> [WrappedParameter] {
    var wrapped: [WrappedParameter] = []
    for parameter in parameters {
      var type = try types.type(orNil: parameter.type) ?? .unknown
      if parameter.isVariadic { type = library.array(type) }
      let isWrapped = wrappedProperty(of: parameter) != nil
      let variable = bind(
        isWrapped ? "value of wrapper" : parameter.name ?? "_", type,
        isConstant: !parameter.isInOut, isInCell: parameter.isInOut)
      if isWrapped { wrapped.append((parameter, variable)) }
    }
    return wrapped
  }

  /// What a parameter with a wrapper is as a property; nil for other parameters.
  func wrappedProperty(of parameter: Parameter) -> Member? {
    guard !parameter.attributes.isEmpty, let name = parameter.name else { return nil }
    let property = Member(
      .stored, name, file, parameter.node, in: member?.owner, statement: parameter.node)
    return module.wrappers(of: property).isEmpty ? nil : property
  }

  /// Binds `item` for a parameter `$item` of a closure, whose value is a wrapper that shows itself.
  func bindValue(of holder: Variable, named name: String, _ node: Int) throws(Diagnostic) {
    let wrapper = Expression(holder.type, try reading(holder))
    if let declaration = holder.type.declaration {
      guard declaration.isPropertyWrapper,
        try member("projectedValue", of: wrapper, node, at: node).type == holder.type
      else { throw notFollowed(node, "`$\(name)` for a `\(holder.type.spelling)`") }
    }
    let property = Member(.stored, name, file, node, in: nil)
    property.wrapperNodes = [node]
    let type = try unwrapped(property, wrapper, node).type
    bind(name, type, isConstant: true, isInCell: false).wrapping = (holder, property)
  }

  private func hasProjection(_ type: SwiftType) -> Bool {
    type.declaration?.members("projectedValue").isEmpty == false
  }
}

extension TypeDeclaration {
  var isPropertyWrapper: Bool { file.attributes(node).contains("propertyWrapper") }

  fileprivate var wrappedValue: Member? {
    members("wrappedValue").first { [.stored, .computed].contains($0.kind) }
  }
}

extension Member {
  fileprivate var isOfEnclosingInstance: Bool {
    parameters.first?.label == "_enclosingInstance"
  }
}
