import LayEngine
import LayLanguage
import LaySwiftTree

/// Compiles a function of a declaration.
struct FunctionCompiler {
  /// The most types inside of each other that a generic parameter may stand for.
  private static let mostDepth = 24

  private let instance: FunctionInstance
  private let member: Member
  private let context: CodeContext
  private var file: SourceFile { member.file }

  init(_ instance: FunctionInstance) {
    self.instance = instance
    member = instance.member
    var scope = TypeScope(instance.runtime.module, member.file, within: member.owner)
    scope.types = instance.types
    context = CodeContext(instance.runtime.module, scope, in: nil, member)
    context.isStatic = member.isStatic && member.kind != .initializer
  }

  func function(_ machine: inout Machine) throws(Diagnostic) -> Function {
    let (run, parameterCount) = try compiled()
    return try context.finished(
      run, named: member.nameInRing, parameterCount, &machine, member.span)
  }

  /// What it does, and with how many values it is called.
  func compiled() throws(Diagnostic) -> (run: Run, parameterCount: Int) {
    guard instance.types.values.allSatisfy({ !$0.isTooLarge && $0.depth < Self.mostDepth })
    else {
      throw Diagnostic(
        .isNotFollowed("`\(member.name)`, which calls itself for ever larger types"),
        at: member.span)
    }
    context.resultType = try resultType()
    var parameterCount = 0
    if hasSelf {
      let type = instance.types["Self"] ?? member.owner?.ownType ?? .unknown
      _ = context.bind("self", type, isConstant: true, isInCell: instance.changesSelf)
      parameterCount += 1
    }
    var wrapped: [CodeContext.WrappedParameter] = []
    parameterCount += try bindParameters(&wrapped)
    if !wrapped.isEmpty, let body = file.child(member.node, .body) {
      context.noteSharedNames(body)
    }
    let run = try context.behind(wrapped) { () throws(Diagnostic) in try compileBody() }
    return (run, parameterCount)
  }

  /// Whether it is called with what it is asked of.
  ///
  /// An initialiser of a class is; one of a struct makes its value.
  private var hasSelf: Bool {
    guard let owner = member.owner else { return false }
    switch instance.role {
    case .initialValue: return member.isLazy
    case .defaultValue, .wrapping: return false
    default:
      if member.kind == .initializer { return owner.kind == .class }
      return !member.isStatic
    }
  }

  private func resultType() throws(Diagnostic) -> SwiftType {
    switch instance.role {
    case .setter, .willSet, .didSet: return .void
    case .initialValue, .wrapping:
      let kept = context.isWrapped(member) ? member.wrapper : member
      return try instance.runtime.type(of: kept, instance.types)
    case .defaultValue(let place):
      return try context.types.type(orNil: member.parameters[place].type) ?? .unknown
    case .part: return .unknown
    case .body: break
    }
    switch member.kind {
    case .computed:
      return try context.types.type(orNil: file.child(member.node, .type)) ?? .unknown
    case .initializer: return .void
    default: return try context.types.type(orNil: file.child(member.node, .result)) ?? .void
    }
  }

  private func bindParameters(
    _ wrapped: inout [CodeContext.WrappedParameter]
  ) throws(Diagnostic) -> Int {
    switch instance.role {
    case .setter, .willSet, .didSet:
      var count = try member.kind == .subscript ? bindDeclared(&wrapped) : 0
      let accessor = accessor()
      let name =
        accessor.flatMap { file.child($0, .name) }.map { file.name($0) }
        ?? (instance.role == .didSet ? "oldValue" : "newValue")
      let type =
        try member.kind == .subscript
        ? context.types.type(orNil: file.child(member.node, .result)) ?? .unknown
        : instance.runtime.type(of: member, instance.types)
      _ = context.bind(name, type, isConstant: true)
      count += 1
      return count
    case .initialValue, .defaultValue, .part: return 0
    case .wrapping:
      let type = try instance.runtime.type(of: member, instance.types)
      context.givenVariable = context.bind(
        "wrappedValue of wrapper", type, isConstant: true, isInCell: false)
      return 1
    case .body: return try bindDeclared(&wrapped)
    }
  }

  private func bindDeclared(
    _ wrapped: inout [CodeContext.WrappedParameter]
  ) throws(Diagnostic) -> Int {
    wrapped += try context.bind(member.parameters)
    return member.parameters.count
  }

  /// The accessor that runs; nil for a body that only gives a value.
  private func accessor() -> Int? {
    let keyword =
      switch instance.role {
      case .setter: "set"
      case .willSet: "willSet"
      case .didSet: "didSet"
      default: "get"
      }
    return file.children(member.node, .accessor).first { file.text($0, .keyword) == keyword }
  }

  private func compileBody() throws(Diagnostic) -> Run {
    switch instance.role {
    case .wrapping:
      return try context.wrapperValue(of: member, isGiven: true).run
    case .initialValue:
      if context.isWrapped(member) { return try context.wrapperValue(of: member).run }
      guard let value = file.child(member.node, .value) else { return { _ in .nothing } }
      return context.compile(value, for: context.resultType).run
    case .defaultValue(let place):
      guard let value = member.parameters[place].defaultValue else { return { _ in .nothing } }
      return context.orUnknown(context.compile(value, for: context.resultType), value)
    case .part(let node): return context.part(node, of: member)
    default: break
    }
    if member.kind == .stored, [.body, .setter].contains(instance.role), !member.isStatic {
      return try storedProperty()
    }
    if member.isEntry, [.body, .setter].contains(instance.role) {
      return try instance.runtime.entry(
        member, isSetter: instance.role == .setter, instance.types)
    }
    guard let body = accessor().flatMap({ file.child($0, .body) }) ?? file.child(member.node, .body)
    else {
      throw Diagnostic(.isNotFollowed("`\(member.name)`, which has no body"), at: member.span)
    }
    context.noteSharedNames(body)
    if member.kind == .initializer { return try compileInitializer(body) }
    if let builder = instance.runtime.module.builder(of: member)?.substituting(instance.types) {
      return try context.built(file.children(body, .item), by: builder).run
    }
    return try context.functionBody(body)
  }

  /// An initialiser of a class gets the instance: it makes the properties of its class, and leaves the rest
  /// to the class above at its end, if it has not done so before.
  private func compileClassInitializer(
    _ body: Int, of owner: TypeDeclaration
  ) throws(Diagnostic) -> Run {
    let slot = context.resultSlotOfInit
    let isConvenience = member.modifiers.contains("convenience")
    let properties = try instance.runtime.makingProperties(
      of: owner, below: owner.superclass, instance.types, context)
    let statements = try context.functionBody(body)
    var last: Run?
    if !isConvenience, let superclass = owner.superclass, !callsSuper(body) {
      last = try context.initialize(superclass, as: superclass.ownType, body, []).run
    }
    return { machine throws(Diagnostic) in
      if !isConvenience { try properties(machine.local(0), &machine) }
      machine.setLocal(slot, .truth(true))
      let outcome = try statements(&machine)
      if let last, !outcome.isNothing { _ = try last(&machine) }
      return outcome
    }
  }

  /// Whether a body says `super.init` somewhere.
  private func callsSuper(_ body: Int) -> Bool {
    (body..<file.tree.end(of: body)).contains { node in
      file.kind(node) == .member && file.text(node, .name) == "init"
        && file.text(node, .base) == "super"
    }
  }

  /// What a kept property does as the one that a protocol, or a class above, asks for.
  private func storedProperty() throws(Diagnostic) -> Run {
    if context.isWrapped(member) { return try wrappedProperty() }
    _ = member.owner?.storedProperties
    let (place, span, isInCell) = (member.place, member.span, instance.changesSelf)
    guard instance.role == .setter else {
      return { machine in machine.local(0).part(at: place) }
    }
    return { machine throws(Diagnostic) in
      let value = machine.local(1)
      if isInCell, let cell = machine.local(0).cell {
        try machine.change(cell) { whole, machine throws(Diagnostic) in
          try machine.changePart(of: &whole, at: place, span) { old, _ in old = value }
        }
      } else if let own = machine.local(0).instance {
        try machine.changeProperty(of: own, at: place, span) { old, _ in old = value }
      }
      return .nothing
    }
  }

  /// The same for a property with a wrapper.
  private func wrappedProperty() throws(Diagnostic) -> Run {
    let own = try context.selfExpression()
    guard instance.role == .setter else {
      return try context.wrappedProperty(member, of: own, instance.types, member.node).run
    }
    let outer = try context.selfPlace()
    guard
      let place = try context.wrappedPlace(member, of: outer, own, instance.types, member.node)
    else { throw context.notFollowed(member.node) }
    return { machine throws(Diagnostic) in
      try place.assign(machine.local(1), &machine)
      return .nothing
    }
  }

  /// An initialiser of a struct begins with its value without properties, and gives it at the end.
  private func compileInitializer(_ body: Int) throws(Diagnostic) -> Run {
    guard let owner = member.owner else { throw context.notFollowed(body) }
    let isFailable = file.child(member.node, .specifier) != nil
    if owner.kind == .class {
      return try compileClassInitializer(body, of: owner)
    }
    let type = instance.types["Self"] ?? owner.ownType
    let isShared = context.sharedNames.contains { $0 == "self" || !owner.members($0).isEmpty }
    let own = context.bind("self", type, isConstant: false, isInCell: isShared)
    let start: Run
    let isMade =
      !owner.isOfLibrary || !owner.storedProperties.isEmpty || owner.nameOfStyle != nil
    if owner.kind == .struct, isMade {
      let fresh = try instance.runtime.freshValues(of: owner, instance.types, except: [], context)
      let (names, runtime, span) = (
        owner.partNames(type.arguments), instance.runtime, member.span
      )
      start = { machine throws(Diagnostic) in runtime.value(names, try fresh(&machine), span) }
    } else {
      start = { _ in .nothing }
    }
    let define = context.defining(own, start)
    let statements = try context.functionBody(body)
    let result = try context.reading(own)
    let slot = context.resultSlotOfInit
    return { machine throws(Diagnostic) in
      try define(&machine)
      machine.setLocal(slot, .truth(true))
      let outcome = try statements(&machine)
      if isFailable, outcome.isNothing { return .nothing }
      return try result(&machine)
    }
  }
}

extension CodeContext {
  /// Where the body of a function begins: its parameters are bound, its result has a slot.
  func body(_ make: () throws(Diagnostic) -> Run) throws(Diagnostic) -> Run {
    resultSlot = makeSlot()
    return try make()
  }

  var resultSlotOfInit: Int { resultSlot }

  /// The function that is compiled, once its body is.
  func finished(
    _ run: @escaping Run, named name: String?, _ count: Int, _ machine: inout Machine,
    _ span: SourceSpan
  ) throws(Diagnostic) -> Function {
    let code = WorkCode(run)
    store.add(code)
    let closure = scope.makingClosure(named: name, of: count, code, at: span, store)
    store.add(closure)
    guard case .function(let function) = try closure.run(&machine) else {
      throw Diagnostic(.isNotFollowed("this function"), at: span)
    }
    return function
  }

  /// What a block does as the body of a function: a single expression is what it gives.
  func functionBody(_ body: Int) throws(Diagnostic) -> Run {
    let items = file.children(body, .item)
    return try functionBody(items)
  }

  func functionBody(_ items: [Int]) throws(Diagnostic) -> Run {
    if items.count == 1, isExpression(items[0]), resultType != .void {
      let value = compile(items[0], resultType)
      if resultType.isPartlyUnknown { givenTypes.append(value.type) }
      return converted(value, to: resultType).run
    }
    let step = try statements(items)
    let slot = resultSlot
    return { machine throws(Diagnostic) in
      _ = try step(&machine)
      return machine.local(slot)
    }
  }

  /// Whether a statement is an expression.
  func isExpression(_ node: Int) -> Bool {
    switch file.kind(node) {
    case .returnStatement, .throwStatement, .variableDeclaration, .functionDeclaration,
      .guardStatement, .forLoop, .whileLoop, .repeatLoop, .doBlock, .deferStatement,
      .breakStatement, .continueStatement, .fallthroughStatement, .structDeclaration,
      .classDeclaration, .enumDeclaration, .typealiasDeclaration, .labelled, .yieldStatement,
      .actorDeclaration, .other, .protocolDeclaration, .extensionDeclaration, .assignment:
      false
    case .ifChoice:
      file.child(node, .alternative) != nil && everyBranchGives(node)
    case .switchChoice: everyBranchGives(node)
    default: true
    }
  }

  /// Whether each branch of a choice is one expression, so that the choice may be a value.
  private func everyBranchGives(_ node: Int) -> Bool {
    var bodies: [[Int]] = []
    if file.kind(node) == .ifChoice {
      bodies = [file.child(node, .body), file.child(node, .alternative)].compactMap(\.self).map {
        file.kind($0) == .ifChoice ? [$0] : file.children($0, .item)
      }
    } else {
      bodies = file.children(node, .item).map { file.children($0, .item) }
    }
    return bodies.allSatisfy {
      $0.count == 1
        && (isExpression($0[0]) && file.kind($0[0]) != .assignment
          || file.kind($0[0]) == .throwStatement)
    }
  }

  /// Notes the names that closures and inner functions of a body use: their variables are shared.
  func noteSharedNames(_ body: Int) {
    var place = body
    let end = file.tree.end(of: body)
    while place < end {
      switch file.kind(place) {
      case .closure, .functionDeclaration, .accessor, .deferStatement:
        let inner = file.tree.end(of: place)
        for node in place..<inner where file.kind(node) == .name {
          sharedNames.insert(file.name(node))
        }
        place = inner
      case .binding where file.child(place, .body) != nil:
        for node in place..<file.tree.end(of: place) where file.kind(node) == .name {
          sharedNames.insert(file.name(node))
        }
        place += 1
      default: place += 1
      }
    }
  }
}
