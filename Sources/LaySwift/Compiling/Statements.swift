import LayLanguage
import LaySwiftTree

extension CodeContext {
  /// What statements do, one after the other, in a block of their own.
  func block(_ node: Int) throws(Diagnostic) -> Step {
    try inBlock { () throws(Diagnostic) in
      let run = try statements(file.children(node, .item))
      return lettingGo(run)
    }
  }

  /// Statements behind which the variables of the open block no longer keep what they hold.
  func lettingGo(_ run: @escaping Step) -> Step {
    let slots = namesOfBlock.filter(\.type.mayEnd).map(\.slot)
    if slots.isEmpty { return run }
    return { machine throws(Diagnostic) in
      let outcome = try machine.outcome(of: run)
      for slot in slots { machine.setLocal(slot, .nothing) }
      return try outcome.get()
    }
  }

  /// What statements do, one after the other; `defer` runs when they end, however they do.
  func statements(_ items: [Int]) throws(Diagnostic) -> Step {
    let (items, cells) = try opening(items)
    let all = try inOrder(items)
    if cells.isEmpty { return all }
    return { machine throws(Diagnostic) in
      machine.makeCells(at: cells)
      return try all(&machine)
    }
  }

  /// Opens a block: declares its functions and types; gives its statements in the order in which they run,
  /// and the slots of the cells that are made before.
  func opening(_ items: [Int]) throws(Diagnostic) -> (items: [Int], cells: [Int]) {
    let items = hoisted(items)
    try declareLocalFunctions(items)
    return (items, makeCells(items))
  }

  /// The statements with each inner function where it may first be called: behind the variables that it
  /// uses.
  private func hoisted(_ items: [Int]) -> [Int] {
    var ordered: [Int] = []
    for item in items {
      guard file.kind(item) == .functionDeclaration else {
        ordered.append(item)
        continue
      }
      var names: Set<String> = []
      for node in item..<file.tree.end(of: item) where file.kind(node) == .name {
        names.insert(file.name(node))
      }
      var place = ordered.count
      while place > 0, !declares(ordered[place - 1], names) { place -= 1 }
      ordered.insert(item, at: place)
    }
    return ordered
  }

  private func declares(_ item: Int, _ names: Set<String>) -> Bool {
    guard [.variableDeclaration, .guardStatement].contains(file.kind(item)) else { return false }
    return (item..<file.tree.end(of: item)).contains {
      file.kind($0) == .name && file.tree.nodes[$0].role == .pattern
        && names.contains(file.name($0))
    }
  }

  /// What statements do whose functions are declared; those behind a `defer` run before it.
  private func inOrder(_ items: [Int]) throws(Diagnostic) -> Step {
    var steps: [Step] = []
    for (place, item) in items.enumerated() {
      if file.kind(item) == .deferStatement, let body = file.child(item, .body) {
        let deferred = try block(body)
        let rest = try inOrder(Array(items[(place + 1)...]))
        steps.append(Self.deferring(deferred, rest, runtime))
        break
      }
      steps.append(statement(item))
    }
    return Self.sequence(steps)
  }

  private static func sequence(_ steps: [Step]) -> Step {
    switch steps.count {
    case 0: return { _ in .next }
    case 1: return steps[0]
    case 2:
      let (first, second) = (steps[0], steps[1])
      return { machine throws(Diagnostic) in
        let flow = try first(&machine)
        return flow == .next ? try second(&machine) : flow
      }
    default:
      return { machine throws(Diagnostic) in
        for step in steps {
          let flow = try step(&machine)
          if flow != .next { return flow }
        }
        return .next
      }
    }
  }

  private static func deferring(
    _ deferred: @escaping Step, _ rest: @escaping Step, _ runtime: SwiftRuntime
  ) -> Step {
    { machine throws(Diagnostic) in
      let outcome = try machine.outcome(of: rest)
      if case .failure(let error) = outcome, !error.isSame(as: runtime.throwing) { throw error }
      let thrown = runtime.thrown
      _ = try deferred(&machine)
      runtime.thrown = thrown
      return try outcome.get()
    }
  }

  /// What a statement does; what is not followed says so when it runs.
  func statement(_ node: Int) -> Step {
    scope.depth += 1
    defer { scope.depth -= 1 }
    do throws(Diagnostic) {
      try runtime.checkDepth(span(node))
      return toldInBuilder(try statementOrThrow(node), node)
    } catch {
      return { _ throws(Diagnostic) in throw error }
    }
  }

  private func statementOrThrow(_ node: Int) throws(Diagnostic) -> Step {
    switch file.kind(node) {
    case .returnStatement: return try returnStatement(node)
    case .variableDeclaration: return try variables(node)
    case .ifChoice: return try ifStatement(node)
    case .switchChoice: return try switchStatement(node, label: nil)
    case .guardStatement: return try guardStatement(node)
    case .forLoop: return try forLoop(node, label: nil)
    case .whileLoop: return try whileLoop(node, label: nil)
    case .repeatLoop: return try repeatLoop(node, label: nil)
    case .labelled: return try labelled(node)
    case .doBlock: return try doBlock(node)
    case .throwStatement: return try throwStatement(node)
    case .breakStatement: return try jump(node, isBreak: true)
    case .continueStatement: return try jump(node, isBreak: false)
    case .fallthroughStatement: return { _ in .fell }
    case .functionDeclaration: return try localFunction(node)
    case .structDeclaration, .classDeclaration, .enumDeclaration, .typealiasDeclaration:
      return { _ in .next }
    default:
      guard isExpression(node) || file.kind(node) == .assignment else { throw notFollowed(node) }
      if let builderSlot, file.kind(node) != .assignment {
        return buildingStep(node, in: builderSlot)
      }
      let value = compile(node)
      let run = value.run
      if isFailableDelegation(node), value.type.wrapped != nil {
        let slot = resultSlot
        return { machine throws(Diagnostic) in
          if !(try run(&machine).isNothing) { return .next }
          machine.setLocal(slot, .nothing)
          return .returned
        }
      }
      return withoutValue(run)
    }
  }

  /// What is only run, as a statement or for `let _`: where it is not followed it is left out.
  private func withoutValue(_ run: @escaping Run) -> Step {
    let (runtime, isLibrary) = (runtime, file.isLibrary)
    return { machine throws(Diagnostic) in
      // What fails in the library is a call of the code that is not followed.
      if isLibrary {
        _ = try run(&machine)
      } else {
        let value = try runtime.forgiving(&machine, .leftOut, run) { _, _ in .nothing }
        if let unknown = value.unknown { runtime.remark(unknown.error, .leftOut) }
      }
      return .next
    }
  }

  /// Whether a statement is `self.init(…)` in an initialiser that may give nil.
  private func isFailableDelegation(_ node: Int) -> Bool {
    guard parent == nil, let member, member.kind == .initializer,
      member.file.child(member.node, .specifier) != nil, file.kind(node) == .call,
      let callee = file.child(node, .base), file.kind(callee) == .member,
      let base = file.child(callee, .base)
    else { return false }
    return file.text(base) == "self" && file.text(callee, .name) == "init"
  }

  private func returnStatement(_ node: Int) throws(Diagnostic) -> Step {
    let slot = resultSlot
    guard let value = file.child(node, .value) else {
      let void = runtime.void
      let isInit = member?.kind == .initializer && parent == nil
      return { machine in
        machine.setLocal(slot, isInit ? .truth(true) : void)
        return .returned
      }
    }
    if member?.kind == .initializer, parent == nil {
      return { machine in
        machine.setLocal(slot, .nothing)
        return .returned
      }
    }
    let result = compile(value, resultType)
    if resultType.isPartlyUnknown { givenTypes.append(result.type) }
    let run = converted(result, to: resultType).run
    return { machine throws(Diagnostic) in
      machine.setLocal(slot, try run(&machine))
      return .returned
    }
  }

  // MARK: Variables

  private func variables(_ node: Int) throws(Diagnostic) -> Step {
    do throws(Diagnostic) { return try followedVariables(node) } catch {
      guard runtime.forgives, !file.isLibrary else { throw error }
      return unknownVariables(node, error)
    }
  }

  /// Variables whose declaration is not followed, such as one with an attribute: their values are not known.
  private func unknownVariables(_ node: Int, _ error: Diagnostic) -> Step {
    let names = file.children(node, .item).compactMap { file.child($0, .pattern) }.flatMap {
      pattern in
      (pattern..<file.tree.end(of: pattern)).filter { file.kind($0) == .name }.map(file.name)
    }
    let reason = error.complaint
    let defines = names.map { name in
      let unknown = Value.object(UnknownBox(name, reason, at: error.span ?? span(node)))
      return defining(bind(name, .unknown, isConstant: false)) { _ in unknown }
    }
    return { machine throws(Diagnostic) in
      for define in defines { try define(&machine) }
      return .next
    }
  }

  private func followedVariables(_ node: Int) throws(Diagnostic) -> Step {
    let isConstant = file.text(node, .keyword) == "let"
    if file.has("lazy", node) { throw notFollowed(node, "a lazy variable in a function") }
    if file.modifiers(node).contains(where: { $0.hasPrefix("weak") }) {
      runtime.remark("the end of what a weak variable holds", at: span(node))
    }
    let bindings = file.children(node, .item)
    if bindings.count == 1, let wrapped = try wrappedVariable(bindings[0], node) { return wrapped }
    if let attribute = file.attributes(node).first { throw notFollowed(node, "`@\(attribute)`") }
    let steps = try file.children(node, .item).map { binding throws(Diagnostic) in
      try variable(binding, isConstant: isConstant, node)
    }
    return Self.sequence(steps)
  }

  private func variable(
    _ binding: Int, isConstant: Bool, _ statement: Int
  ) throws(Diagnostic) -> Step {
    guard let pattern = file.child(binding, .pattern) else { throw notFollowed(binding) }
    if !file.children(binding, .accessor).isEmpty { throw notFollowed(binding) }
    if let body = file.child(binding, .body) { return try computedVariable(binding, pattern, body) }
    let hasValue = file.child(binding, .value) != nil
    let declared = try types.type(
      orNil: file.child(binding, .type)
        ?? (hasValue ? nil : file.typeOfLaterBinding(binding, in: statement)))
    guard let value = file.child(binding, .value) else {
      return try laterVariables(pattern, declared ?? .unknown, binding)
    }
    let expression =
      declared.map { compile(value, for: $0) } ?? asWritten(compile(value))
    if file.kind(pattern) == .name {
      let variable = bind(
        file.name(pattern), declared ?? expression.type, isConstant: isConstant)
      let define = defining(variable, orUnknown(expression, value))
      return { machine throws(Diagnostic) in
        try define(&machine)
        return .next
      }
    }
    if file.kind(pattern) == .wildcard { return withoutValue(expression.run) }
    let test = try self.pattern(
      pattern, declared ?? expression.type, isConstant: isConstant, binds: true)
    let (run, span) = (expression.run, span(binding))
    return { machine throws(Diagnostic) in
      guard try test(try run(&machine), &machine) else {
        throw Diagnostic(.isNotFollowed("this pattern"), at: span)
      }
      return .next
    }
  }

  /// Variables that get their values later: `let (x, anchor): (CGFloat, UnitPoint)`.
  private func laterVariables(
    _ pattern: Int, _ type: SwiftType, _ binding: Int
  ) throws(Diagnostic) -> Step {
    var defines: [(inout Machine) throws(Diagnostic) -> Void] = []
    var pending = [(pattern, type)]
    while let (node, type) = pending.popLast() {
      if file.kind(node) == .name {
        let name = file.name(node)
        let variable = bind(
          name, type, isConstant: false, isInCell: sharedNames.contains(name))
        defines.append(defining(variable) { _ in .nothing })
        continue
      }
      let parts = file.children(node, .argument).compactMap { file.child($0, .value) }
      guard case .tuple(let fields) = type, fields.count == parts.count else {
        throw notFollowed(binding)
      }
      pending += zip(parts, fields.map(\.type))
    }
    return { [defines] machine throws(Diagnostic) in
      for define in defines { try define(&machine) }
      return .next
    }
  }

  private func computedVariable(
    _ binding: Int, _ pattern: Int, _ body: Int
  ) throws(Diagnostic) -> Step {
    let type = try types.type(orNil: file.child(binding, .type)) ?? .unknown
    let variable = bind(file.name(pattern), type, isConstant: true, isInCell: false)
    variable.isComputed = true
    let inner = CodeContext(module, types, in: self)
    inner.noteSharedNames(body)
    inner.resultType = type
    let run = try inner.body { () throws(Diagnostic) in try inner.functionBody(body) }
    let define = defining(variable, closure(inner, run, count: 0, type, binding).run)
    return { machine throws(Diagnostic) in
      try define(&machine)
      return .next
    }
  }

  // MARK: Functions inside of functions

  /// Makes the variables of the functions in a block, so that they find each other, and its types.
  private func declareLocalFunctions(_ items: [Int]) throws(Diagnostic) {
    for item in items {
      switch file.kind(item) {
      case .functionDeclaration:
        guard let name = file.child(item, .name).map({ file.name($0) }) else { continue }
        let member = Member(.function, name, file, item, in: nil)
        let variable = bind(name, .unknown, isConstant: true, isInCell: true)
        variable.function = member
      case .structDeclaration, .classDeclaration, .enumDeclaration:
        if let type = module.localType(item, file) { types.localTypes[type.name] = type }
      default: break
      }
    }
  }

  private func localFunction(_ node: Int) throws(Diagnostic) -> Step {
    guard let name = file.child(node, .name).map({ file.name($0) }), let variable = variable(name),
      let member = variable.function, let body = file.child(node, .body)
    else { throw notFollowed(node) }
    let inner = CodeContext(module, types, in: self, member)
    for parameter in member.genericParameters { inner.types.types[parameter] = .unknown }
    inner.noteSharedNames(body)
    let wrapped = try inner.bind(member.parameters)
    inner.resultType = try inner.types.type(orNil: file.child(node, .result)) ?? .void
    let builder = types.builder(of: file.children(node, .attribute))
    let run = try inner.behind(wrapped) { () throws(Diagnostic) in
      guard let builder else { return try inner.functionBody(body) }
      return try inner.built(file.children(body, .item), by: builder).run
    }
    let made = closure(inner, run, count: member.parameters.count, .unknown, node)
    guard let place = try place(of: variable) else { throw notFollowed(node) }
    let value = made.run
    return { machine throws(Diagnostic) in
      let function = try value(&machine)
      try place.change(&machine) { old, _ in old = function }
      return .next
    }
  }

  /// What makes the cells of the functions of a block, before its statements run.
  private func makeCells(_ items: [Int]) -> [Int] {
    items.compactMap { item in
      guard file.kind(item) == .functionDeclaration,
        let name = file.child(item, .name).map({ file.name($0) })
      else { return nil }
      return variable(name)?.slot
    }
  }

  // MARK: Errors

  private func throwStatement(_ node: Int) throws(Diagnostic) -> Step {
    guard let value = file.child(node, .value) else { throw notFollowed(node) }
    let (run, runtime) = (compileUntyped(value).run, runtime)
    return { machine throws(Diagnostic) in
      runtime.thrown = try run(&machine)
      throw runtime.throwing
    }
  }

  private func doBlock(_ node: Int) throws(Diagnostic) -> Step {
    guard let body = file.child(node, .body) else { throw notFollowed(node) }
    let step = try block(body)
    let clauses = file.children(node, .case)
    if clauses.isEmpty { return step }
    let handlers = try clauses.map { clause throws(Diagnostic) in try catchClause(clause) }
    let runtime = runtime
    return { machine throws(Diagnostic) in
      let outcome = try machine.outcome(of: step)
      guard case .failure(let error) = outcome, error.isSame(as: runtime.throwing) else {
        return try outcome.get()
      }
      let thrown = runtime.thrown
      for (test, handler) in handlers {
        if try test(thrown, &machine) { return try handler(&machine) }
      }
      runtime.thrown = thrown
      throw error
    }
  }

  private func catchClause(
    _ node: Int
  ) throws(Diagnostic) -> (PatternTest, Step) {
    guard let body = file.child(node, .body) else { throw notFollowed(node) }
    openBlock()
    defer { closeBlock() }
    let items = file.children(node, .case)
    guard !items.isEmpty else {
      let variable = bind("error", .unknown, isConstant: true, isInCell: false)
      let slot = variable.slot
      let step = try block(body)
      return (
        { value, machine in
          machine.setLocal(slot, value)
          return true
        }, step
      )
    }
    let test = try caseItems(items, .unknown)
    return (test, try block(body))
  }

  func compileTry(_ node: Int, _ expected: SwiftType) throws(Diagnostic) -> Expression {
    guard let value = file.child(node, .value) else { throw notFollowed(node) }
    switch file.text(node, .specifier) {
    case "?":
      let inner = compile(value, expected.unwrapped)
      let isOptional = inner.type.wrapped != nil
      let type = isOptional ? inner.type : library.optional(inner.type)
      let (run, runtime) = (inner.run, runtime)
      return Expression(type) { machine throws(Diagnostic) in
        switch try machine.catching({ machine throws(Diagnostic) in try run(&machine) }) {
        case .success(let value): return isOptional ? value : value.asOptional
        case .failure(let error):
          guard error.isSame(as: runtime.throwing) else { throw error }
          return .nothing
        }
      }
    case "!":
      let inner = compile(value, expected)
      let (run, runtime, span) = (inner.run, runtime, span(node))
      return Expression(inner.type) { machine throws(Diagnostic) in
        switch try machine.catching({ machine throws(Diagnostic) in try run(&machine) }) {
        case .success(let value): return value
        case .failure(let error):
          guard error.isSame(as: runtime.throwing) else { throw error }
          throw Diagnostic(Complaint("an error was thrown at `try!`"), at: span)
        }
      }
    default: return try compileOrThrow(value, expected)
    }
  }
}
