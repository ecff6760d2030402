import LayEngine
import LayLanguage
import LaySwiftTree

extension CodeContext {
  /// Opens what can be left, and continued, by its number or its label; `closeTarget` ends it.
  private func openTarget(_ label: String?, isLoop: Bool) -> Int {
    let number = runtime.nextNumber()
    targets.append(Target(number: number, label: label, isLoop: isLoop))
    return number
  }

  private func closeTarget() { targets.removeLast() }

  func jump(_ node: Int, isBreak: Bool) throws(Diagnostic) -> Step {
    let label = file.child(node, .label).map { file.name($0) }
    let found = targets.last { target in
      label.map { $0 == target.label } ?? (isBreak || target.isLoop)
    }
    guard let found else { throw notFollowed(node) }
    let flow = isBreak ? Flow.broke(found.number) : .continued(found.number)
    return { _ in flow }
  }

  func labelled(_ node: Int) throws(Diagnostic) -> Step {
    guard let label = file.child(node, .label).map({ file.name($0) }),
      let value = file.child(node, .value)
    else { throw notFollowed(node) }
    switch file.kind(value) {
    case .forLoop: return try forLoop(value, label: label)
    case .whileLoop: return try whileLoop(value, label: label)
    case .repeatLoop: return try repeatLoop(value, label: label)
    case .switchChoice: return try switchStatement(value, label: label)
    default:
      let number = openTarget(label, isLoop: false)
      defer { closeTarget() }
      let step = statement(value)
      return { machine throws(Diagnostic) in
        let flow = try step(&machine)
        return flow == .broke(number) ? .next : flow
      }
    }
  }

  func whileLoop(_ node: Int, label: String?) throws(Diagnostic) -> Step {
    guard let body = file.child(node, .body) else { throw notFollowed(node) }
    let number = openTarget(label, isLoop: true)
    defer { closeTarget() }
    openBlock()
    defer { closeBlock() }
    // A condition that is not known ends the loop.
    let test = orTaken(false, try conditions(file.children(node, .condition)))
    let step = try block(body)
    let span = span(node)
    return { machine throws(Diagnostic) in
      while try test(&machine) {
        try machine.countTurn(span)
        let flow = try step(&machine)
        if flow == .next || flow == .continued(number) { continue }
        return flow == .broke(number) ? .next : flow
      }
      return .next
    }
  }

  func repeatLoop(_ node: Int, label: String?) throws(Diagnostic) -> Step {
    guard let body = file.child(node, .body), let condition = file.child(node, .condition) else {
      throw notFollowed(node)
    }
    let number = openTarget(label, isLoop: true)
    defer { closeTarget() }
    let step = try block(body)
    let test = truth(condition)
    let span = span(node)
    return { machine throws(Diagnostic) in
      repeat {
        try machine.countTurn(span)
        let flow = try step(&machine)
        if flow == .next || flow == .continued(number) { continue }
        return flow == .broke(number) ? .next : flow
      } while try test(&machine)
      return .next
    }
  }

  /// - Parameter compileBody: what makes the body of the loop a step.
  func forLoop(
    _ node: Int, label: String?, _ compileBody: (Int) throws(Diagnostic) -> Step
  ) throws(Diagnostic) -> Step {
    guard let pattern = file.child(node, .pattern), let subject = file.child(node, .subject),
      let body = file.child(node, .body)
    else { throw notFollowed(node) }
    let sequence = asWritten(compile(subject))
    let forget = try forgetting(assignedNames(in: body))
    var element = runtime.elementType(of: sequence.type)
    let number = openTarget(label, isLoop: true)
    defer { closeTarget() }
    openBlock()
    defer { closeBlock() }
    if let written = file.child(node, .type) { element = try types.type(written) }
    let isVariable = file.tree.children(of: node).contains {
      file.kind($0) == .word && file.text($0) == "var"
    }
    let bind = try self.pattern(pattern, element, isConstant: !isVariable, binds: true)
    let filter = file.child(node, .condition).map { truth($0) }
    let step = try compileBody(body)
    let (run, runtime, span) = (sequence.run, runtime, span(node))
    return lettingGo { machine throws(Diagnostic) in
      guard var elements = try runtime.elementsOrNone(run, &machine, span) else {
        try forget(&machine)
        return .next
      }
      while let element = try elements.next(&machine) {
        try machine.countTurn(span)
        guard try bind(element, &machine) else { continue }
        if let filter {
          guard try filter(&machine) else { continue }
        }
        let flow = try step(&machine)
        if flow == .next || flow == .continued(number) { continue }
        return flow == .broke(number) ? .next : flow
      }
      return .next
    }
  }

  func forLoop(_ node: Int, label: String?) throws(Diagnostic) -> Step {
    try forLoop(node, label: label) { body throws(Diagnostic) in try self.block(body) }
  }

  /// The names to which code assigns, or to whose lists it adds, at their first places.
  private func assignedNames(in code: Int) -> [Int] {
    var found: [String: Int] = [:]
    for node in (code..<file.tree.end(of: code)).reversed() {
      let changed: Int?
      switch file.kind(node) {
      case .assignment: changed = file.child(node, .left)
      case .member where ["append", "insert"].contains(file.text(node, .name) ?? ""):
        changed = file.child(node, .base)
      default: changed = nil
      }
      guard let changed, file.kind(changed) == .name else { continue }
      found[file.name(changed)] = changed
    }
    return found.values.sorted()
  }

  /// Makes the texts and numbers in variables, what is nil, and lists without elements, values that are not known, where
  /// some code is not followed.
  ///
  /// - Rule: nobody knows what a loop over a list that is not known does to them.
  private func forgetting(_ names: [Int]) throws(Diagnostic) -> (inout Machine) throws(Diagnostic)
    -> Void
  {
    guard runtime.forgives, !file.isLibrary else { return { _ in } }
    var forgets: [(Place, UnknownBox)] = []
    for name in names {
      guard variable(file.name(name)) != nil, let place = try place(name) else { continue }
      let reason = Complaint("what a loop makes `\(file.name(name))` is not known here")
      forgets.append((place, UnknownBox(file.name(name), reason, at: span(name))))
    }
    return { [forgets] machine throws(Diagnostic) in
      for (place, unknown) in forgets {
        try place.change(&machine) { value, _ throws(Diagnostic) in
          if value.mayBeOfLoop { value = .object(unknown) }
        }
      }
    }
  }

  // MARK: Choices

  func ifStatement(_ node: Int) throws(Diagnostic) -> Step {
    guard let body = file.child(node, .body) else { throw notFollowed(node) }
    let guess = choosesBranches ? makeSlot() : nil
    openBlock()
    var test = try conditions(file.children(node, .condition))
    let first = lettingGo(try block(body))
    closeBlock()
    if let guess { test = forgiving(test, node, body, guess) }
    guard let alternative = file.child(node, .alternative) else {
      return notingGuessed(guess) { machine throws(Diagnostic) in
        try test(&machine) ? try first(&machine) : .next
      }
    }
    let second =
      file.kind(alternative) == .ifChoice ? statement(alternative) : try block(alternative)
    return notingGuessed(guess, by: chosenAmong([body, alternative], node)) {
      machine throws(Diagnostic) in
      try test(&machine) ? try first(&machine) : try second(&machine)
    }
  }

  /// A statement with branches, which notes the views that it adds where a value that is not known chooses.
  ///
  /// - Parameters:
  ///   - guess: the slot in which the choice tells so; nil where none is made.
  ///   - choice: the place of the choice, where several branches show something.
  private func notingGuessed(
    _ guess: Int?, by choice: SourceSpan? = nil, _ step: @escaping Step
  ) -> Step {
    guard let guess, let slot = builderSlot else { return step }
    let runtime = runtime
    return { machine throws(Diagnostic) in
      let count = machine.elements(in: slot).count
      machine.setLocal(guess, .truth(false))
      let flow = try step(&machine)
      if case .truth(true) = machine.local(guess) {
        runtime.noteGuessed(machine.elements(in: slot).dropFirst(count), by: choice)
      }
      return flow
    }
  }

  /// The place of a choice; nil where fewer than two of its branches show something.
  private func chosenAmong(_ branches: [Int], _ choice: Int) -> SourceSpan? {
    let shown = branches.filter { branch in
      file.kind(branch) == .ifChoice
        || file.children(branch, .item).contains { item in
          file.kind(item) != .breakStatement && ViewUses.firstName(item, file) != "EmptyView"
        }
    }
    return shown.count > 1 ? span(choice) : nil
  }

  /// Whether a branch is taken where nobody knows which: where views are made, and in an initialiser, of which
  /// each branch gives the properties their values.
  private var choosesBranches: Bool {
    runtime.forgives && !file.isLibrary && (builderSlot != nil || member?.kind == .initializer)
  }

  /// The condition of a builder: one that is not known chooses the branch that shows more, and none of
  /// which names are bound.
  ///
  /// - Parameter guess: the slot that tells whether one that is not known has chosen.
  private func forgiving(
    _ test: @escaping (inout Machine) throws(Diagnostic) -> Bool, _ node: Int, _ body: Int,
    _ guess: Int
  ) -> (inout Machine) throws(Diagnostic) -> Bool {
    let other = file.child(node, .alternative).map { countOfCalls($0) } ?? 0
    let binds = file.children(node, .condition).contains {
      [.optionalBinding, .patternCondition].contains(file.kind($0))
    }
    let (standIn, runtime) = (!binds && countOfCalls(body) >= other, runtime)
    return { machine throws(Diagnostic) in
      let hasGuessed = runtime.hasGuessed
      runtime.hasGuessed = false
      defer {
        machine.setLocal(guess, .truth(runtime.hasGuessed))
        runtime.hasGuessed = runtime.hasGuessed || hasGuessed
      }
      let value = try runtime.forgiving(&machine, .branch(isTaken: standIn)) {
        machine throws(Diagnostic) in
        .truth(try test(&machine))
      } else: { _, _ in
        .truth(standIn)
      }
      if case .truth(let truth) = value { return truth }
      return standIn
    }
  }

  func guardStatement(_ node: Int) throws(Diagnostic) -> Step {
    guard let body = file.child(node, .body) else { throw notFollowed(node) }
    let otherwise = try block(body)
    let test = try conditions(file.children(node, .condition))
    return { machine throws(Diagnostic) in
      try test(&machine) ? .next : try otherwise(&machine)
    }
  }

  /// Whether all conditions hold; the names that they bind are of the block that is open.
  func conditions(
    _ nodes: [Int]
  ) throws(Diagnostic) -> (inout Machine) throws(Diagnostic) -> Bool {
    if nodes.count == 1 { return try condition(nodes[0]) }
    var tests: [Run] = []
    for node in nodes { tests.append(try conditionOrUnknown(node)) }
    return { [tests] machine throws(Diagnostic) in
      // One that is false decides, whatever those are that are not known.
      var unknown: UnknownBox?
      for test in tests {
        let value = try test(&machine)
        if case .truth(false) = value { return false }
        unknown = unknown ?? value.unknown
      }
      if let unknown { throw unknown.error }
      return true
    }
  }

  /// A condition that binds nothing may be not known.
  func conditionOrUnknown(_ node: Int) throws(Diagnostic) -> Run {
    switch file.kind(node) {
    case .optionalBinding, .patternCondition, .availability: asValue(try condition(node))
    default: orUnknown(asValue(truth(node)), node)
    }
  }

  private func asValue(_ test: @escaping (inout Machine) throws(Diagnostic) -> Bool) -> Run {
    { machine throws(Diagnostic) in .truth(try test(&machine)) }
  }

  private func condition(
    _ node: Int
  ) throws(Diagnostic) -> (inout Machine) throws(Diagnostic) -> Bool {
    switch file.kind(node) {
    case .optionalBinding: return try optionalBinding(node)
    case .patternCondition:
      guard let pattern = file.child(node, .pattern), let value = file.child(node, .value) else {
        throw notFollowed(node)
      }
      let subject = asWritten(compile(value))
      let test = try self.pattern(pattern, subject.type, isConstant: true)
      guard runtime.forgives else {
        let run = subject.run
        return { machine throws(Diagnostic) in try test(try run(&machine), &machine) }
      }
      let (run, bind) = (deciding(orUnknown(subject, value), .present), bindingUnknown())
      return { machine throws(Diagnostic) in
        let value = try run(&machine)
        guard value.unknown != nil else { return try test(value, &machine) }
        try bind(value, &machine)
        return true
      }
    case .availability:
      let isMet = !isUnavailability(node)
      return { _ in isMet }
    default: return truth(node)
    }
  }

  /// Whether a test of the system is `#unavailable`.
  func isUnavailability(_ node: Int) -> Bool { file.text(node).hasPrefix("#unavailable") }

  private func optionalBinding(
    _ node: Int
  ) throws(Diagnostic) -> (inout Machine) throws(Diagnostic) -> Bool {
    guard let pattern = file.child(node, .pattern) else { throw notFollowed(node) }
    let isConstant = file.text(node, .keyword) == "let"
    let declared = try types.type(orNil: file.child(node, .type))
    let value: Expression
    if let given = file.child(node, .value) {
      value = asWritten(compile(given, declared.map { library.optional($0) } ?? .unknown))
    } else {
      value = compile(pattern)
    }
    let type = declared ?? value.type.wrapped ?? .unknown
    let run = deciding(orUnknown(value, file.child(node, .value) ?? pattern), .present)
    if file.kind(pattern) == .wildcard {
      return { machine throws(Diagnostic) in try run(&machine).unwrapped != nil }
    }
    guard file.kind(pattern) == .name else {
      let test = try self.pattern(pattern, type, isConstant: isConstant, binds: true)
      return { machine throws(Diagnostic) in
        guard let found = try run(&machine).unwrapped else { return false }
        return try test(found, &machine)
      }
    }
    let slot = makeSlot()
    let name = file.name(pattern)
    let variable = bind(name == "`self`" ? "self" : name, type, isConstant: isConstant)
    let define = defining(variable) { machine in machine.local(slot) }
    return { machine throws(Diagnostic) in
      guard let found = try run(&machine).unwrapped else { return false }
      machine.setLocal(slot, found)
      try define(&machine)
      machine.setLocal(slot, .nothing)
      return true
    }
  }

  func switchStatement(_ node: Int, label: String?) throws(Diagnostic) -> Step {
    guard let subject = file.child(node, .subject) else { throw notFollowed(node) }
    let value = asWritten(compile(subject))
    let number = openTarget(label, isLoop: false)
    defer { closeTarget() }
    let items = file.children(node, .item)
    // A subject that is not known takes the case that shows most.
    let open = choosesBranches
    let guess = open ? makeSlot() : nil
    let widest =
      open ? items.indices.max { countOfCalls(items[$0]) < countOfCalls(items[$1]) } : nil
    var bindWidest: ((Value, inout Machine) throws(Diagnostic) -> Void)?
    var cases: [(test: PatternTest?, step: Step)] = []
    for (index, item) in items.enumerated() {
      openBlock()
      defer { closeBlock() }
      let patterns = file.children(item, .case)
      let test = patterns.isEmpty ? nil : try caseItems(patterns, value.type)
      if index == widest { bindWidest = bindingUnknown() }
      cases.append((test, try statements(file.children(item, .item))))
    }
    let (run, span) = (
      open ? deciding(orUnknown(value, subject), .widestCase) : value.run, span(node)
    )
    return notingGuessed(guess, by: chosenAmong(items, node)) {
      [bindWidest, cases] machine throws(Diagnostic) in
      let value = try run(&machine)
      var next: Int
      if let unknown = value.unknown {
        guard let widest, let bindWidest else { throw unknown.error }
        if let guess { machine.setLocal(guess, .truth(true)) }
        try bindWidest(value, &machine)
        next = widest
      } else {
        next = try Self.place(of: value, cases.map(\.test), &machine, span)
      }
      while true {
        let flow = try cases[next].step(&machine)
        guard flow == .fell, next + 1 < cases.count else {
          return flow == .broke(number) ? .next : flow
        }
        next += 1
      }
    }
  }

  /// Which of the cases takes a value: the first that fits, else `default`, which has no test.
  private static func place(
    of value: Value, _ tests: [PatternTest?], _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Int {
    for (index, test) in tests.enumerated() {
      if let test, try test(value, &machine) { return index }
    }
    guard let other = tests.firstIndex(where: { $0 == nil }) else {
      throw Diagnostic(.isNotFollowed("a value that no `case` takes"), at: span)
    }
    return other
  }

  // MARK: Choices as values

  /// `if` or `switch` as a value: each branch is one expression.
  func compileChoice(_ node: Int, _ expected: SwiftType) throws(Diagnostic) -> Expression {
    try compileChoice(node, expected) { body, _ throws(Diagnostic) in
      try self.branchValue(body, expected)
    }
  }

  /// The same with what compiles the body of a branch; without an `else` the value is else nil.
  func compileChoice(
    _ node: Int, _ expected: SwiftType,
    _ branchValue: (_ body: Int, _ choice: Int) throws(Diagnostic) -> Expression
  ) throws(Diagnostic) -> Expression {
    if file.kind(node) == .ifChoice {
      guard let body = file.child(node, .body) else { throw notFollowed(node) }
      let test: (inout Machine) throws(Diagnostic) -> Bool
      let first: Expression
      do {
        openBlock()
        defer { closeBlock() }
        test = try conditions(file.children(node, .condition))
        first = try branchValue(body, node)
      }
      guard let other = file.child(node, .alternative) else {
        return branch(test, first, Expression(first.type, constant: .nothing), expected)
      }
      let second =
        file.kind(other) == .ifChoice
        ? furtherChoice(other, expected, branchValue) : try branchValue(other, node)
      return branch(test, first, second, expected)
    }
    guard let subject = file.child(node, .subject) else { throw notFollowed(node) }
    let value = asWritten(compile(subject))
    var cases: [(test: PatternTest?, value: Expression)] = []
    for item in file.children(node, .item) {
      openBlock()
      defer { closeBlock() }
      let patterns = file.children(item, .case)
      let test = patterns.isEmpty ? nil : try caseItems(patterns, value.type)
      cases.append((test, try branchValue(item, node)))
    }
    var type = expected
    if expected.isPartlyUnknown {
      type = cases.first?.value.type ?? .unknown
      for one in cases.dropFirst() { type = type.joined(with: one.value.type) ?? .unknown }
      if cases.contains(where: { $0.value.constant?.isNothing == true }), type.wrapped == nil {
        type = library.optional(type)
      }
    }
    let runs = cases.map { ($0.test, converted($0.value, to: type).run) }
    let (run, span) = (value.run, span(node))
    return Expression(type) { machine throws(Diagnostic) in
      let value = try run(&machine)
      var other: Run?
      for (test, run) in runs {
        guard let test else {
          other = run
          continue
        }
        if try test(value, &machine) { return try run(&machine) }
      }
      guard let other else {
        throw Diagnostic(.isNotFollowed("a value that no `case` takes"), at: span)
      }
      return try other(&machine)
    }
  }

  /// `else if …`, which says what is not followed when it runs.
  private func furtherChoice(
    _ node: Int, _ expected: SwiftType,
    _ branchValue: (_ body: Int, _ choice: Int) throws(Diagnostic) -> Expression
  ) -> Expression {
    scope.depth += 1
    defer { scope.depth -= 1 }
    do throws(Diagnostic) {
      try runtime.checkDepth(span(node))
      return try compileChoice(node, expected, branchValue)
    } catch {
      return Expression(.unknown) { _ throws(Diagnostic) in throw error }
    }
  }

  private func branchValue(_ body: Int, _ expected: SwiftType) throws(Diagnostic) -> Expression {
    let items = file.children(body, .item)
    guard items.count == 1 else { throw notFollowed(body) }
    if file.kind(items[0]) == .throwStatement {
      let step = statement(items[0])
      return Expression(.unknown) { machine throws(Diagnostic) in
        _ = try step(&machine)
        return .nothing
      }
    }
    return compile(items[0], expected)
  }
}
