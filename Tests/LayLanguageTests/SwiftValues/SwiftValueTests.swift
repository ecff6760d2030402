import LayEngine
import Testing

@testable import LayLanguage

/// Values that only Swift code has.
@Suite struct SwiftValueTests {
  private let symbols = SymbolTable()
  private let span = SourceSpan(source: 0, start: 0, end: 0)

  private func text(_ value: Value) -> String { ValueDescription.written(value) }

  private func item(_ type: DeclaredType, _ number: Int) -> Value {
    let names = PartNames(name: nil, labels: [symbols.intern("number")], of: type)
    return .object(CompoundBox(names, ListElements([.integer(number)])))
  }

  @Test func `a value takes nine bytes`() {
    #expect(MemoryLayout<Value>.size == 9)
    #expect(MemoryLayout<Value>.stride == 16)
  }

  @Test func `a literal has both readings, and what is computed of literals too`() throws {
    func folded(_ operation: Literal.Operation, _ left: Literal, _ right: Literal) throws -> Literal
    {
      try #require(Literal.folded(operation, left, right))
    }
    let half = try folded(.divide, Literal(3), Literal(2))
    #expect(half.integer == 1)
    #expect(half.number == 1.5)
    #expect(text(half.asWritten) == "1")
    let mixed = try folded(.multiply, Literal(2), Literal(1.5))
    #expect(mixed.integer == nil)
    #expect(text(.literal(mixed)) == "3")
    #expect(try folded(.add, Literal(.max), Literal(1)).integer == nil)
    #expect(try folded(.divide, Literal(1), Literal(0)).integer == nil)
    #expect(try folded(.divide, Literal(1), Literal(0)).number == .infinity)
    #expect(try folded(.remainder, Literal(7), Literal(3)).integer == 1)
    #expect(Literal.folded(.remainder, Literal(7.5), Literal(3)) == nil)
    #expect(Literal(.min).negated.integer == nil)
    #expect(Literal(5).negated.integer == -5)
  }

  @Test func `numbers are equal by their size, and have equal keys`() {
    // Of 2⁵³ + 1 a number has the nearest even neighbour.
    let large = 1 << 53 + 1
    let pairs: [(Value, Value, Bool)] = [
      (.integer(2), .number(2), true), (.literal(Literal(2)), .integer(2), true),
      (.literal(Literal(2)), .number(2), true), (.literal(Literal(2.5)), .number(2.5), true),
      (.integer(2), .number(2.5), false), (.integer(large), .number(Double(large)), false),
      (.integer(0), .number(-0.0), true), (.integer(1), .truth(true), false),
    ]
    for (left, right, areEqual) in pairs {
      #expect(left.isEqual(to: right) == areEqual, "\(text(left)) \(text(right))")
      #expect(right.isEqual(to: left) == areEqual, "\(text(left)) \(text(right))")
      #expect((DictionaryKey(left) == DictionaryKey(right)) == areEqual)
    }
    #expect(text(.integer(.max)) == "9223372036854775807")
  }

  @Test func `a case is told by its type, its name and what it carries`() {
    let (state, other) = (DeclaredType("State", at: nil), DeclaredType("State", at: nil))
    let idle = DeclaredCase("idle", of: state, place: 0)
    let loaded = DeclaredCase(
      "loaded", of: state, place: 1, labels: [symbols.intern("count"), nil])
    let otherIdle = DeclaredCase("idle", of: other, place: 0)
    #expect(idle.value().isEqual(to: idle.value()))
    #expect(!idle.value().isEqual(to: otherIdle.value()))
    let three = loaded.value([.integer(3), .list(of: [.integer(1)])])
    #expect(three.isEqual(to: loaded.value([.number(3), .list(of: [.number(1)])])))
    #expect(!three.isEqual(to: loaded.value([.integer(4), .list(of: [.integer(1)])])))
    #expect(!three.isEqual(to: idle.value()))
    #expect(text(three) == "(State.loaded :count 3 (1))")
    #expect(text(idle.value()) == "State.idle")
    #expect(ValueDescription.phrase(three) == "a State")
    #expect(
      DictionaryKey(three) == DictionaryKey(loaded.value([.number(3), .list(of: [.number(1)])])))
    #expect(DictionaryKey(idle.value()) != DictionaryKey(otherIdle.value()))
    #expect(idle.value().comes(before: three) == true)
    #expect(three.comes(before: loaded.value([.integer(4), .nothing])) == true)
    #expect(idle.value().comes(before: otherIdle.value()) == nil)
    guard case .object(let box) = three else { return }
    #expect(box.part("count")?.isEqual(to: .integer(3)) == true)
    #expect(box.part("1")?.isEqual(to: .list(of: [.integer(1)])) == true)
    #expect(box.part("2") == nil)
    #expect(box.replacing("count", with: .integer(5)).map(\.text) == "(State.loaded :count 5 (1))")
    #expect(text(three) == "(State.loaded :count 3 (1))")
  }

  @Test func `a case that carries nothing is one object`() {
    let idle = DeclaredCase("idle", of: DeclaredType("State", at: nil), place: 0)
    guard case .object(let one) = idle.value(), case .object(let other) = idle.value() else {
      return
    }
    #expect(one === other)
  }

  @Test func `a case of the library keeps its type`() {
    let center = symbols.intern("center")
    let (one, other) = (
      LibraryCase(center, of: "Alignment"), LibraryCase(center, of: "TextAlignment")
    )
    #expect(one.isEqual(to: LibraryCase(center, of: "Alignment")))
    #expect(!one.isEqual(to: other))
    #expect(DictionaryKey(.object(one)) != DictionaryKey(.object(other)))
    #expect(one.text == "Alignment.center")
    #expect(ValueDescription.phrase(.object(one)) == "an Alignment")
  }

  @Test func `an optional is in a box only where it could be taken for something else`() {
    let list = Value.list(of: [.integer(1)])
    #expect(text(OptionalBox.wrapping(list)) == "(optional (1))")
    #expect(text(OptionalBox.wrapping(.text("a"))) == "(optional \"a\")")
    #expect(text(OptionalBox.wrapping(.nothing)) == "(optional nil)")
    #expect(
      text(OptionalBox.wrapping(OptionalBox.wrapping(.nothing))) == "(optional (optional nil))")
    #expect(text(OptionalBox.wrapping(.integer(1))) == "1")
    #expect(OptionalBox.wrapping(list).isEqual(to: OptionalBox.wrapping(.list(of: [.integer(1)]))))
    #expect(!OptionalBox.wrapping(list).isEqual(to: list))
    #expect(DictionaryKey(OptionalBox.wrapping(list)) != DictionaryKey(list))
  }

  @Test func `two types of one name are two`() {
    let (one, other) = (DeclaredType("Item", at: nil), DeclaredType("Item", at: nil))
    #expect(item(one, 1).isEqual(to: item(one, 1)))
    #expect(!item(one, 1).isEqual(to: item(one, 2)))
    #expect(!item(one, 1).isEqual(to: item(other, 1)))
    #expect(DictionaryKey(item(one, 1)) != DictionaryKey(item(other, 1)))
    #expect(text(item(one, 1)) == "(Item :number 1)")
    #expect(ValueDescription.phrase(item(one, 1)) == "an Item")
  }

  @Test func `values that hold each other very deeply are compared, written and freed`() {
    let deep = DeclaredCase("deep", of: DeclaredType("Tree", at: nil), place: 0)
    func tower() -> Value {
      var value = Value.nothing
      for _ in 0..<100_000 { value = OptionalBox.wrapping(.list(of: [deep.value([value])])) }
      return value
    }
    let (one, other) = (tower(), tower())
    #expect(one.isEqual(to: other))
    #expect(text(one).utf8.count == 100_000 * "(optional ((Tree.deep )))".utf8.count + 3)
  }

  @Test(arguments: [
    Sample("(= (size 1 2) (tuple 1 2))", "false"), Sample("(= (tuple 1 2) (size 1 2))", "false"),
    Sample("(= (size 1 2) (dictionary 1 2))", "false"),
    Sample("(= (dictionary 1 2) (tuple 1 2))", "false"),
  ])
  func `objects of other kinds are not equal`(_ sample: Sample) {
    #expect(Trial(sample.source).value == sample.gives)
  }

  @Test func `what is made of an unknown value is unknown too, of the same origin`() throws {
    let unknown = UnknownBox(
      "Habit()", Complaint("`Habit` is not declared"), at: span,
      members: [("title", .text("Water"))])
    #expect(unknown.part("title").map(text) == "\"Water\"")
    guard case .object(let object)? = unknown.part("days"), let days = object as? UnknownBox else {
      Issue.record("no unknown member")
      return
    }
    #expect(days.name == "Habit().days")
    #expect(days.origin === unknown.origin)
    let changed = try #require(unknown.replacing("days", with: .integer(21)))
    #expect(changed.part("days").map(text) == "21")
    #expect(changed.part("title").map(text) == "\"Water\"")
    #expect(DictionaryKey(.object(unknown)) == nil)
    #expect(ValueDescription.phrase(.object(unknown)) == "`Habit()`, which is not known")
  }
}
