import LayLanguage
import LaySwiftTree

extension CodeContext {
  /// The variable `self`: of the function around, of `guard let self`, or what a closure takes along weakly;
  /// nil where there is none.
  var selfVariable: Variable? { variable("self") }

  var selfType: SwiftType {
    guard let variable = selfVariable else {
      return types.types["Self"] ?? types.owner?.ownType ?? .unknown
    }
    return variable.isWeak ? variable.type.unwrapped : variable.type
  }

  func selfExpression() throws(Diagnostic) -> Expression {
    guard let variable = selfVariable else {
      throw Diagnostic(.unknownName("self"), at: member?.span)
    }
    return Expression(variable.type, try reading(variable))
  }

  /// The place of `self` where its parts may change; nil in a function that does not change it.
  func selfPlace() throws(Diagnostic) -> Place? {
    guard let variable = selfVariable else { return nil }
    if variable.isWeak || variable.type.declaration?.kind == .class {
      return Place(type: variable.type, change: try instancePlace(try reading(variable)))
    }
    guard variable.isInCell || !variable.isConstant else { return nil }
    return try place(of: variable)
  }

  /// The place of an instance of a class: its properties change, it stays.
  func instancePlace(
    _ instance: @escaping Run
  ) throws(Diagnostic) -> (inout Machine, Change) throws(Diagnostic) -> Void {
    { machine, body throws(Diagnostic) in
      var value = try instance(&machine)
      try body(&value, &machine)
    }
  }

  func compileName(_ node: Int, _ expected: SwiftType) throws(Diagnostic) -> Expression {
    let nameNode = file.child(node, .name) ?? file.child(node, .base) ?? node
    let name = file.name(nameNode)
    if file.kind(node) == .name {
      if name == "self" {
        if let variable = selfVariable, !isStatic {
          return Expression(variable.type, try reading(variable))
        }
        return meaning(of: selfType)
      }
      if name == "super" {
        var own = try selfExpression()
        own.meaning = .superclass
        return own
      }
      if let variable = variable(name) { return try value(of: variable, node) }
    }
    if let function = try compileOperatorName(name, node, expected) { return function }
    if let own = try ownMember(name, node, expected) { return own }
    if let type = try namedType(node) { return meaning(of: type) }
    return try global(name, node, expected)
  }

  private func value(of variable: Variable, _ node: Int) throws(Diagnostic) -> Expression {
    if let (holder, member) = variable.wrapping {
      return try unwrapped(member, value(of: holder, node), node)
    }
    let run = try reading(variable)
    guard variable.isComputed else { return Expression(variable.type, run) }
    let site = CallSite(of: nil, at: span(node))
    return Expression(variable.type) { machine throws(Diagnostic) in
      guard case .function(let function) = try run(&machine) else { return .nothing }
      return try machine.call(function, 0, site)
    }
  }

  /// A member of `self`, or of a type around, by its name alone; nil where there is none.
  private func ownMember(
    _ name: String, _ node: Int, _ expected: SwiftType
  ) throws(Diagnostic) -> Expression? {
    var next = types.owner
    var isInnermost = true
    if let owner = types.owner, !isStatic, let own = try? selfExpression(),
      let raw = try rawValue(name, of: own, owner, node)
    {
      return raw
    }
    if name == "allCases", isStatic, selfType.declaration?.kind == .enum,
      types.owner?.declared(name).isEmpty == true
    {
      return try staticMember(name, of: selfType, node, expected)
    }
    while let type = next {
      let members = membersOfSelf(name, type).filter {
        ![.type, .alias, .associatedType, .initializer].contains($0.kind)
      }
      if isInnermost, !isStatic, selfVariable != nil,
        members.contains(where: { !$0.isStatic })
      {
        var own = try selfExpression()
        if type.kind == .protocol, !type.isOfLibrary,
          !members.contains(where: { $0.extensionNode == nil })
        {
          own.meaning = .protocolSelf
        }
        return try member(name, of: own, node, at: node)
      }
      if members.contains(where: \.isStatic) {
        let owner = isInnermost ? selfType : type.ownType
        return try staticMember(name, of: owner, node, expected)
      }
      isInnermost = false
      next = type.outer
    }
    return nil
  }

  /// What `self` has by a name: in an extension of the library's protocols, which are not whole here, also
  /// what the type of the value has.
  func membersOfSelf(_ name: String, _ owner: TypeDeclaration) -> [Member] {
    if isStatic, owner.kind == .class, owner === types.owner, let own = selfType.declaration {
      return own.members(name)
    }
    let members = owner.members(name)
    guard members.isEmpty, owner === types.owner, owner.kind == .protocol, owner.isOfLibrary else {
      return members
    }
    return selfType.declaration?.members(name) ?? []
  }

  /// Tells `Self.name` in a method of a class where a subclass has its own: the instance would choose.
  func checkDynamicSelf(_ base: Int, _ name: String) throws(Diagnostic) {
    guard file.text(base) == "Self", !isStatic, let owner = types.owner, owner.kind == .class,
      owner.members(name).contains(where: { $0.isStatic && module.isOverridden($0) })
    else { return }
    throw notFollowed(base, "`Self.\(name)`, which subclasses have too")
  }

  func global(
    _ name: String, _ node: Int, _ expected: SwiftType
  ) throws(Diagnostic) -> Expression {
    if name.hasPrefix("$") {
      let property = module.globals(String(name.dropFirst()), seenFrom: file).first {
        $0.kind == .stored && !module.wrappers(of: $0).isEmpty
      }
      if let property { return try variableExpression(property.projection, [:], node) }
    }
    let members = module.globals(name, seenFrom: file)
    if let variable = members.first(where: { $0.kind == .stored || $0.kind == .computed }) {
      return try variableExpression(variable, [:], node)
    }
    let functions = members.filter { $0.kind == .function }
    guard !functions.isEmpty else {
      if let value = compileScriptName(name) { return value }
      throw unknown(name, at: node, isCalled: false, expected)
    }
    let callees = try functions.map { function throws(Diagnostic) in try callee(function, [:]) }
    return try functionValue(CallTarget(callees: callees), node, expected)
  }

  /// The value of a static or global variable.
  func variableExpression(
    _ member: Member, _ types: Substitution, _ node: Int
  ) throws(Diagnostic) -> Expression {
    let type = try runtime.type(of: member, types)
    let isKept = member.kind == .stored && member.file.child(member.node, .value) != nil
    if member.kind == .computed || member.file.isLibrary && !isKept {
      let choice = InstanceChoice(runtime, member, types, isDynamic: false, span(node))
      choice.resultType = type
      return remarked(
        Expression(type, Calling.member(choice, nil, [], span(node))), member, node)
    }
    let runtime = runtime
    let property = member.property ?? member
    let isWrapped = isWrapped(member)
    let kept = isWrapped ? try runtime.type(of: property.wrapper, types) : type
    let value = Expression(kept) { machine throws(Diagnostic) in
      try runtime.variable(property, types, &machine).present ?? .nothing
    }
    return isWrapped ? try unwrapped(member, value, node) : value
  }

  /// A function as a value: of overloads the one whose type the place has.
  func functionValue(
    _ target: CallTarget, _ node: Int, _ expected: SwiftType
  ) throws(Diagnostic) -> Expression {
    var callees = target.callees
    let named = file.child(node, .name).flatMap { file.kind($0) == .labelledName ? $0 : nil }
    if let node = file.kind(node) == .labelledName ? node : named {
      let labels = file.children(node, .label).map { file.name($0) }
      callees = callees.filter { $0.parameters.map { $0.label ?? "_" } == labels }
    }
    // Elements are no functions: of `contains(_:)` and `contains(where:)` the first one is meant.
    let plain = callees.filter { !$0.parameters.contains { $0.type.unwrapped.isFunction } }
    if callees.count > 1, !plain.isEmpty, case .function(let parameters, _) = expected.unwrapped,
      !parameters.contains(where: { $0.unwrapped.isFunction })
    {
      callees = plain
    }
    if callees.count > 1, case .function(let parameters, _) = expected.unwrapped {
      let same = callees.filter { $0.parameters.count == parameters.count }
      if !same.isEmpty { callees = same }
    }
    if callees.count > 1, case .function(let parameters, let result) = expected.unwrapped {
      callees = cheapest(callees, taking: parameters, giving: result)
    }
    // What a type has goes before what its protocols have.
    if let first = callees.first?.member, let owner = first.owner,
      callees.dropFirst().allSatisfy({ other in
        other.member?.fullName == first.fullName && other.member?.owner !== owner
          && (other.member?.owner.map { owner.inherits(from: $0) } ?? false)
      })
    {
      callees = [callees[0]]
    }
    guard callees.count == 1, let callee = callees.first else {
      if let forgotten = forgottenParentheses(target, node) {
        return try orView(of: target, forgotten)
      }
      throw notFollowed(node, "a function of several with this name as a value")
    }
    let type = SwiftType.function(
      callee.parameters.map(\.type.withoutParameters), callee.result.withoutParameters)
    return try closure(calling: callee, target, type, expected, node)
  }

  /// The view whose modifier is not called, where code is forgiven.
  private func orView(
    of target: CallTarget, _ forgotten: Diagnostic
  ) throws(Diagnostic) -> Expression {
    guard runtime.forgives, case .value(let run)? = target.receiver else { throw forgotten }
    let runtime = runtime
    return Expression(target.receiverType) { machine throws(Diagnostic) in
      let view = try run(&machine)
      runtime.remark(forgotten, .leftOut)
      return view
    }
  }

  /// Tells `Text("a").bold`, which is not called; nil for all else.
  private func forgottenParentheses(_ target: CallTarget, _ node: Int) -> Diagnostic? {
    guard target.receiverType.isOfViews, let name = file.child(node, .name),
      target.callees.contains(where: { $0.parameters.allSatisfy(\.hasDefault) })
    else { return nil }
    return Diagnostic(
      Complaint(
        "the modifier `\(file.name(name))` is not called here",
        hint: "write `.\(file.name(name))()`"), at: span(name))
  }

  /// A closure that calls a function with its own parameters.
  private func closure(
    calling callee: Callee, _ target: CallTarget, _ type: SwiftType, _ expected: SwiftType,
    _ node: Int
  ) throws(Diagnostic) -> Expression {
    let inner = CodeContext(module, types, in: self)
    let (count, codes, found) = try boundParameters(callee, expected, in: inner, node)
    let asked = target.receiver?.run
    let code: Run
    switch callee.kind {
    case .enumCase:
      guard let found = callee.member.flatMap({ $0.owner?.enumCase($0.name) }) else {
        throw notFollowed(node)
      }
      let runs = codes.compactMap(\.run)
      code = { machine throws(Diagnostic) in found.value(try machine.values(runs)) }
    case .memberwise(let properties):
      let types = callee.types.mapValues { $0.substituting(found).withoutParameters }
      let given = try zip(properties, codes).map { property, code throws(Diagnostic) in
        guard try isGivenUnwrapped(property), let run = code.run else { return code }
        return .value(inner.wrapping(run, in: property, types))
      }
      let result = callee.result.substituting(found).withoutParameters
      code = try inner.makeMemberwise(callee, properties, given, result, node).run
    case .function, .initializer:
      guard let member = callee.member else { throw notFollowed(node) }
      var types = callee.types.mapValues { $0.substituting(found).withoutParameters }
      for name in member.genericParameters {
        types[name] = (found[name] ?? .unknown).withoutParameters
      }
      let choice = InstanceChoice(runtime, member, types, isDynamic: target.isDynamic, span(node))
      choice.resultType = callee.result.substituting(found).withoutParameters
      if callee.kind.isInit, let made = callee.made, made.kind == .class {
        code = try inner.makeInstance(made, member, types, codes, choice.resultType, node).run
        break
      }
      var held: ArgumentCode?
      if asked != nil {
        let variable = bind("self of function", .unknown, isConstant: true, isInCell: false)
        let read = try inner.reading(variable)
        held = .value(read)
        code = Calling.member(choice, held, codes, span(node))
        return try makeClosure(inner, code, count, type, node) { machine, asked in
          machine.setLocal(variable.slot, asked)
        } asking: { machine throws(Diagnostic) in
          try asked?(&machine) ?? .nothing
        }
      }
      code = Calling.member(choice, nil, codes, span(node))
    }
    return try makeClosure(inner, code, count, type, node, { _, _ in }) { _ in
      .nothing
    }
  }

  /// Binds the parameters of a closure that calls a function, and gives what it calls it with.
  private func boundParameters(
    _ callee: Callee, _ expected: SwiftType, in inner: CodeContext, _ node: Int
  ) throws(Diagnostic) -> (count: Int, codes: [ArgumentCode], found: Substitution) {
    var wanted: [SwiftType] = []
    if case .function(let given, _) = expected.unwrapped { wanted = given }
    // A tuple is taken apart for a function of several parameters.
    if wanted.count == 1, case .tuple(let fields) = wanted[0],
      fields.count == callee.parameters.count, fields.count > 1
    {
      wanted = fields.map(\.type)
    }
    // Of `max` as a function of two, the rest of its arguments is empty.
    var count = callee.parameters.count
    while count > max(wanted.count, 1), callee.parameters[count - 1].isVariadic, !wanted.isEmpty {
      count -= 1
    }
    var codes: [ArgumentCode] = []
    var found: Substitution = [:]
    for (place, parameter) in callee.parameters.prefix(count).enumerated() {
      guard !parameter.isInOut else { throw notFollowed(node) }
      let given = place < wanted.count ? wanted[place] : parameter.type
      _ = given.asWritten(library).matches(parameter.type, &found)
      let variable = inner.bind("$\(place) of function", given, isConstant: true, isInCell: false)
      let value = Expression(given, try inner.reading(variable))
      let type = parameter.type.substituting(found).withoutParameters
      codes.append(.value(inner.converted(value, to: type).run))
    }
    for _ in count..<callee.parameters.count {
      let empty: Run = { _ in .list(of: []) }
      codes.append(.value(empty))
    }
    return (count, codes, found)
  }

  private func makeClosure(
    _ inner: CodeContext, _ code: @escaping Run, _ count: Int, _ type: SwiftType, _ node: Int,
    _ hold: @escaping (inout Machine, Value) -> Void,
    asking asked: @escaping Run
  ) throws(Diagnostic) -> Expression {
    inner.scope.temporaries = count + 2
    let body = WorkCode(code)
    store.add(body)
    let closure = inner.scope.makingClosure(
      named: nil, of: count, body, at: span(node), store)
    store.add(closure)
    return Expression(type) { machine throws(Diagnostic) in
      hold(&machine, try asked(&machine))
      return try closure.run(&machine)
    }
  }
}

extension Callee.Kind {
  var isInit: Bool { if case .initializer = self { true } else { false } }
}
