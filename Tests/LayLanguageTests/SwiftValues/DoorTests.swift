import LayEngine
import LayLanguage
import Testing

/// Code that is made and run through what other modules see of the language: nothing here is
/// `@testable`.
@Suite struct DoorTests {
  private let interpreter = Interpreter()
  private let store = CodeStore()
  private let span = SourceSpan(source: 0, start: 0, end: 0)

  /// Hands code over to the store.
  private func kept<Kind: Code>(_ code: Kind) -> Kind {
    store.add(code)
    return code
  }

  private func work(
    _ work: @escaping (inout Machine) throws(Diagnostic) -> Value
  ) -> Code { kept(WorkCode(work)) }

  private func run(_ code: Code, in scope: FunctionScope) throws -> Value {
    try DeepStack.run { () throws(Diagnostic) in
      try interpreter.evaluate(code, in: scope, store, at: span)
    }
  }

  private func site(_ labels: [String?]) -> CallSite {
    CallSite(
      name: nil, at: span, headSpan: span,
      labels.map { $0.map { (interpreter.symbol($0), span) } }, labels.map { _ in span })
  }

  private func number(_ value: Value) -> Double? {
    switch value {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    default: nil
    }
  }

  @Test func `a function with a local and a loop`() throws {
    let top = FunctionScope(in: nil)
    let scope = FunctionScope(in: top)
    let count = scope.bind(interpreter.symbol("count"), isInCell: false)
    let sum = scope.bind(interpreter.symbol("sum"), isInCell: false)
    // sum of 1 … count
    let body = work { [span] machine throws(Diagnostic) in
      machine.setLocal(sum, .integer(0))
      guard case .integer(let count) = machine.local(count) else { return .nothing }
      var index = 0
      while index < count {
        index += 1
        try machine.changeLocal(sum) { value, _ throws(Diagnostic) in
          guard case .integer(let sum) = value else { return }
          value = .integer(sum + index)
        }
        try machine.countTurn(span)
      }
      return machine.local(sum)
    }
    let closure = kept(scope.makingClosure(named: "sum", of: 1, body, at: span, store))
    let site = site([nil])
    let call = work { machine throws(Diagnostic) in
      guard case .function(let function) = try closure.run(&machine) else { return .nothing }
      machine.push(.integer(100))
      return try machine.call(function, 1, site)
    }
    top.temporaries = 1
    #expect(number(try run(call, in: top)) == 5050)
  }

  @Test func `a variable is shared with a function that takes it along`() throws {
    let (top, n) = (FunctionScope(in: nil), interpreter.symbol("n"))
    _ = top.bind(n, isInCell: true)
    let first = try #require(
      try top.storing(work { _ in .integer(1) }, in: n, isDefinition: true, at: span, store))
    let scope = FunctionScope(in: top)
    let reading = kept(try #require(try scope.reading(n, at: span, store)))
    let more = work { machine throws(Diagnostic) in
      guard case .integer(let n) = try reading.run(&machine) else { return .nothing }
      return .integer(n + 1)
    }
    let body = kept(
      try #require(
        try scope.storing(more, in: n, isDefinition: false, at: span, store)))
    let closure = kept(scope.makingClosure(named: nil, of: 0, body, at: span, store))
    let after = kept(try #require(try top.reading(n, at: span, store)))
    let (define, site) = (kept(first), site([]))
    let code = work { machine throws(Diagnostic) in
      _ = try define.run(&machine)
      guard case .function(let function) = try closure.run(&machine) else { return .nothing }
      for _ in 0..<2 { _ = try machine.call(function, 0, site) }
      return try after.run(&machine)
    }
    #expect(number(try run(code, in: top)) == 3)
    #expect(try top.reading(interpreter.symbol("unbound"), at: span, store) == nil)
  }

  @Test func `what the catalogue declares is called with values of Swift`() throws {
    let frame = try #require(Catalogue.declaration(named: "frame"))
    let color = try #require(Catalogue.declaration(named: "rectangle"))
    let (sites, alignment) = (
      (site(["width", "alignment", nil]), site([])),
      LibraryCase(interpreter.symbol("leading"), of: "Alignment")
    )
    let code = work { machine throws(Diagnostic) in
      let view = try machine.call(color, [], sites.1)
      return try machine.call(
        frame, [.literal(Literal(40)), .object(alignment), view], sites.0)
    }
    guard case .view(let view) = try run(code, in: FunctionScope(in: nil)) else {
      Issue.record("no view")
      return
    }
    #expect(view.children.count == 1)
  }

  @Test func `what a function gives to a declaration crosses too`() throws {
    let map = try #require(Catalogue.declaration(named: "map"))
    let top = FunctionScope(in: nil)
    let scope = FunctionScope(in: top)
    _ = scope.bind(interpreter.symbol("x"), isInCell: false)
    let body = work { _ in .integer(7) }
    let closure = kept(scope.makingClosure(named: nil, of: 1, body, at: span, store))
    let site = site([nil, nil])
    let code = work { machine throws(Diagnostic) in
      let function = try closure.run(&machine)
      return try machine.call(map, [function, .list(of: [.integer(1), .integer(2)])], site)
    }
    guard case .list(let list) = try run(code, in: top) else {
      Issue.record("no list")
      return
    }
    #expect(list.elements.count == 2)
    for element in list.elements {
      guard case .number(7) = element else {
        Issue.record("it does not cross")
        continue
      }
    }
  }

  @Test func `an error of the catalogue is caught, and the frame is there`() throws {
    let padding = try #require(Catalogue.declaration(named: "padding"))
    let top = FunctionScope(in: nil)
    let slot = top.bind(interpreter.symbol("kept"), isInCell: false)
    let site = site([nil, nil])
    let code = work { machine throws(Diagnostic) in
      machine.setLocal(slot, .text("kept"))
      let caught = try machine.catching { machine throws(Diagnostic) in
        try machine.call(padding, [.text("no length"), .text("no view")], site)
      }
      guard case .failure = caught else { return .nothing }
      return machine.local(slot)
    }
    guard case .string(let box) = try run(code, in: top) else {
      Issue.record("no text")
      return
    }
    #expect(box.text == "kept")
  }

  @Test func `an integer and a number of its size are two values`() throws {
    let values: [Value] = [.integer(1), .number(1), .number(0), .number(-0.0), .number(.nan)]
    let code = work { [interpreter] machine throws(Diagnostic) in
      let cell = machine.variable(.nothing)
      for value in values {
        let changes = interpreter.changes
        machine.assign(value, to: cell)
        machine.assign(value, to: cell)
        #expect(interpreter.changes == changes + 1)
      }
      return .nothing
    }
    _ = try run(code, in: FunctionScope(in: nil))
  }

  @Test func `a static and an instance are changed, and taken back`() throws {
    let type = DeclaredType("Model", at: span)
    let names = PartNames(name: nil, labels: [interpreter.symbol("count")], of: type)
    var cell: Cell?
    let make = work { machine throws(Diagnostic) in
      let made = machine.variable(.integer(1))
      cell = made
      return .object(machine.instance(of: type, names, [.integer(1)]))
    }
    guard case .object(let model) = try run(make, in: FunctionScope(in: nil)),
      let cell, let instance = model as? InstanceBox
    else {
      Issue.record("no instance")
      return
    }
    let before = interpreter.definitions()
    let changes = interpreter.changes
    let change = work { machine throws(Diagnostic) in
      machine.assign(.integer(2), to: cell)
      try machine.set("count", of: instance, to: .integer(2))
      return .nothing
    }
    _ = try run(change, in: FunctionScope(in: nil))
    #expect(interpreter.changes == changes + 2)
    #expect(cell.present.flatMap(number) == 2)
    #expect(instance.part("count").flatMap(number) == 2)
    interpreter.restore(before) { _ in false }
    #expect(cell.present.flatMap(number) == 1)
    #expect(instance.part("count").flatMap(number) == 1)
  }
}
