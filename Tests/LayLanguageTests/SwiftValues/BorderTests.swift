import LayEngine
import Testing

@testable import LayLanguage

@Suite struct BorderTests {
  private static let span = SourceSpan(source: 0, start: 1, end: 2)

  /// Carries a value over the border, in a function of the session.
  private func crossed(_ make: (Interpreter) -> Value) -> Result<Value, Diagnostic> {
    DeepStack.run {
      let interpreter = Interpreter()
      let value = make(interpreter)
      let store = CodeStore()
      let code = WorkCode { machine throws(Diagnostic) in
        try machine.crossing(value, at: Self.span)
      }
      store.add(code)
      do throws(Diagnostic) {
        return .success(
          try interpreter.evaluate(code, in: FunctionScope(in: nil), store, at: Self.span))
      } catch {
        return .failure(error)
      }
    }
  }

  private func written(_ make: (Interpreter) -> Value) throws -> String {
    try ValueDescription.written(crossed(make).get())
  }

  private func isNumber(_ value: Value, _ number: Double) -> Bool {
    if case .number(number) = value { true } else { false }
  }

  @Test func `numbers of all kinds become plain numbers`() throws {
    #expect(isNumber(try crossed { _ in .integer(3) }.get(), 3))
    let half = try #require(Literal.folded(.divide, Literal(3), Literal(2)))
    #expect(isNumber(try crossed { _ in .literal(half) }.get(), 1.5))
    let list = try crossed { _ in
      .list(of: [.number(1), .integer(2), .list(of: [.literal(Literal(3))])])
    }.get()
    guard case .list(let list) = list, case .list(let inner) = list.elements[2] else {
      Issue.record("no list")
      return
    }
    #expect(isNumber(list.elements[1], 2))
    #expect(isNumber(inner.elements[0], 3))
  }

  @Test func `a list that needs no change is the same list`() throws {
    let list = List([.number(1), .list(of: [.text("a")])])
    guard case .list(let crossed) = try crossed({ _ in .list(list) }).get() else { return }
    #expect(crossed === list)
  }

  @Test func `a case of the library becomes its name, an optional what it holds`() throws {
    func center(_ interpreter: Interpreter) -> Value {
      .object(LibraryCase(interpreter.symbol("center"), of: "Alignment"))
    }
    #expect(try written(center) == "center")
    #expect(
      try written { .list(of: [center($0), OptionalBox.wrapping(.text("a"))]) } == "(center \"a\")")
    #expect(
      try written { _ in OptionalBox.wrapping(OptionalBox.wrapping(.list(of: [.integer(1)]))) }
        == "(1)")
    #expect(try written { .tuple([center($0), .integer(1)]) } == "(tuple center 1)")
  }

  @Test func `a list that contains another one twice, and so on, is carried once`() throws {
    let value = try crossed { _ in
      var value = Value.list(of: [.integer(1)])
      for _ in 0..<60 { value = .list(of: [value, value]) }
      return value
    }.get()
    guard case .list(let list) = value, case .list(let left) = list.elements[0],
      case .list(let right) = list.elements[1]
    else { return }
    #expect(left === right)
  }

  @Test func `a list that is nested too deeply is an error`() {
    let outcome = crossed { _ in
      var value = Value.integer(1)
      for _ in 0..<3_000_000 { value = .list(of: [value]) }
      return value
    }
    if case .failure(let error) = outcome { #expect(error.message == "this is nested too deeply") }
  }

  @Test func `what is not known, and an instance, cross nowhere`() throws {
    let origin = SourceSpan(source: 0, start: 7, end: 9)
    let unknown = crossed { _ in
      let box = UnknownBox(
        "L10n", Complaint("`L10n` is not declared", hint: "add its file"), at: origin)
      return .list(of: [.integer(1), .object(box.derived("L10n.title"))])
    }
    guard case .failure(let error) = unknown else {
      Issue.record("it crosses")
      return
    }
    #expect(error.message == "`L10n.title` is not known: `L10n` is not declared")
    #expect(error.hint == "add its file")
    #expect(error.span == Self.span)
    #expect(error.notes.map(\.span) == [origin])

    let instance = crossed { interpreter in
      let type = DeclaredType("Model", at: nil)
      let names = PartNames(name: nil, labels: [], of: type)
      return .object(InstanceBox(type, names, [], interpreter.runtime))
    }
    guard case .failure(let error) = instance else {
      Issue.record("it crosses")
      return
    }
    #expect(error.message == "an instance of the class `Model` has no meaning here")
  }
}
