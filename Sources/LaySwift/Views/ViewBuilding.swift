import LayEngine
import LayLanguage
import LaySwiftTree

// Code that builds views: each statement of it that is an expression adds what it gives.

extension CodeContext {
  /// What the statements of a builder give: one view as it is, several as a list.
  ///
  /// - Rule: a `return` in it makes it a body as any other.
  /// - Parameter isSure: whether Swift builds views there, so that it refuses all other statements.
  func builderBody(_ items: [Int], isSure: Bool = true) throws(Diagnostic) -> Run {
    if items.contains(where: { file.kind($0) == .returnStatement }) {
      let run = try functionBody(items)
      let (runtime, span) = (runtime, items.first.map { self.span($0) } ?? fileStart)
      return { machine throws(Diagnostic) in
        try runtime.shown(try run(&machine), &machine, span)
      }
    }
    let outer = isSurelyBuilder
    isSurelyBuilder = isSure && !file.isLibrary
    defer { isSurelyBuilder = outer }
    return try inBlock { () throws(Diagnostic) in try builder(items) }
  }

  /// Statements of a builder in the function that is compiled.
  private func builder(_ items: [Int]) throws(Diagnostic) -> Run {
    let outer = builderSlot
    let slot = makeSlot()
    builderSlot = slot
    defer { builderSlot = outer }
    let step = try statements(items)
    let views = items.filter { file.kind($0) != .variableDeclaration }
    let isList =
      views.count != 1 || [.ifChoice, .switchChoice].contains(views.map { file.kind($0) }[0])
    return { machine throws(Diagnostic) in
      machine.setLocal(slot, .list(of: []))
      _ = try step(&machine)
      let built = machine.local(slot)
      machine.setLocal(slot, .nothing)
      guard case .list(let list) = built, list.elements.count < 2 else { return built }
      guard let only = list.elements.first else { return .nothing }
      guard isList, case .view(let view) = only else { return only }
      return .view(view.asList)
    }
  }

  /// A statement that Swift refuses in a builder of views, which is told when it runs; all others as they are.
  func toldInBuilder(_ step: @escaping Step, _ node: Int) -> Step {
    guard builderSlot != nil, isSurelyBuilder, let refused = Complaint.inBuilder(file.kind(node))
    else { return step }
    let (runtime, whole) = (runtime, span(node))
    let length = Int32(file.text(node).prefix(while: \.isLetter).utf8.count)
    let place = SourceSpan(
      source: whole.source, start: whole.start, end: length > 0 ? whole.start + length : whole.end)
    return { machine throws(Diagnostic) in
      runtime.remark(Diagnostic(refused, at: place))
      return try step(&machine)
    }
  }

  /// A statement of a builder that is an expression: its views are added to those before.
  func buildingStep(_ node: Int, in slot: Int) -> Step {
    let step = addingStep(node, in: slot)
    let awaits = (node..<file.tree.end(of: node)).contains { file.kind($0) == .awaitExpression }
    guard awaits, isSurelyBuilder else { return step }
    let runtime = runtime
    // Where it waits, it adds nothing.
    return { machine throws(Diagnostic) in
      let outcome = try machine.outcome(of: step)
      if case .failure(let error) = outcome, runtime.waits(error) { return .next }
      return try outcome.get()
    }
  }

  private func addingStep(_ node: Int, in slot: Int) -> Step {
    let value = compile(node, library.view)
    let (run, runtime, span) = (value.run, runtime, span(node))
    let name = nameOfMadeView(node)
    if value.type == .void || value.type.isNamed("Never") {
      let refused = value.type == .void && isSurelyBuilder ? Complaint.givesNoView : nil
      return { machine throws(Diagnostic) in
        if let refused { runtime.remark(Diagnostic(refused, at: span)) }
        _ = try run(&machine)
        return .next
      }
    }
    return { machine throws(Diagnostic) in
      let views = try runtime.orBox(&machine, span, named: name) { machine throws(Diagnostic) in
        try runtime.shown(try run(&machine), &machine, span)
      }
      machine.append(views, toListAt: slot)
      return .next
    }
  }

  private var fileStart: SourceSpan { SourceSpan(source: file.source, start: 0, end: 0) }
}

extension Complaint {
  fileprivate static var givesNoView: Complaint {
    Complaint(
      "this gives no view, as each line of a view builder does",
      hint: "write it in an action or in `.onAppear { }`, or `let _ =` before it")
  }

  /// Why a statement cannot stand in a builder of views; nil for what can.
  fileprivate static func inBuilder(_ kind: NodeKind) -> Complaint? {
    switch kind {
    case .forLoop:
      Complaint(
        "a view builder has no `for`", hint: "write `ForEach(0..<3, id: \\.self) { i in … }`")
    case .whileLoop, .repeatLoop:
      Complaint(
        "a view builder has no loops", hint: "write `ForEach(0..<3, id: \\.self) { i in … }`")
    case .guardStatement: Complaint("a view builder has no `guard`", hint: "write `if … else`")
    case .deferStatement, .throwStatement, .doBlock:
      Complaint("a view builder has views, `if`, `switch` and `let`, and no such statement")
    case .assignment: givesNoView
    default: nil
    }
  }
}

extension Machine {
  /// Adds a view, or the views of a list, to those in a slot.
  fileprivate mutating func append(_ views: Value, toListAt slot: Int) {
    switch views {
    case .nothing: break
    case .list(let list): for view in list.elements { add(view, toListAt: slot) }
    default: add(views, toListAt: slot)
    }
  }

  /// The elements of the list in a slot; none where there is no list.
  func elements(in slot: Int) -> ListElements {
    if case .list(let list) = local(slot) { list.elements } else { ListElements([]) }
  }

  /// Adds an element to the list in a slot.
  mutating func add(_ element: Value, toListAt slot: Int) {
    var all = ListElements([])
    if case .list(let list) = local(slot) {
      setLocal(slot, .nothing)
      all = list.elements
    }
    all.insert(element, at: all.count)
    setLocal(slot, .list(List(all)))
  }

  /// Makes empty cells in slots.
  mutating func makeCells(at slots: [Int]) {
    for slot in slots { setLocal(slot, .object(cell(.nothing))) }
  }
}
