import LayEngine
import Synchronization
import Testing

@testable import LayLanguage

/// Builtin names get their values when they are first used, which no program can notice.
@Suite struct BuiltinsTests {
  @Test func `every name of the language has a value, known from the start`() {
    let interpreter = Interpreter()
    let names = Catalogue.declarations.flatMap(\.names) + ColorName.all
    let known = Set(interpreter.definedNames)
    #expect(names.filter { !known.contains($0) } == [])
    #expect(names.filter { Interpreter().value(of: $0) == nil } == [])
  }

  @Test func `names are listed in the order of their declaration, whichever were met first`() {
    let names = Interpreter().definedNames
    let interpreter = Interpreter()
    interpreter.define("mine", .number(1))
    _ = interpreter.value(of: "zstack")
    _ = interpreter.value(of: "red")
    #expect(interpreter.definedNames == names + ["mine"])
  }

  @Test func `constants have names that nothing else has`() {
    let names = Catalogue.entries.flatMap(\.names) + Interface.rows.map(\.name)
    let constants = Builtins.namedConstants + ColorName.all
    #expect(Set(constants).count == constants.count)
    #expect(Set(names).isDisjoint(with: constants))
  }

  @Test func `an alias is the same function as the name`() throws {
    let declaration = try #require(Catalogue.declarations.first { !$0.aliases.isEmpty })
    let alias = declaration.aliases[0]
    #expect(Trial("(= \(alias) \(declaration.name))").value == "true")
  }

  @Test func `what a program made of a name after a snapshot is undone, met before or not`() {
    DeepStack.run {
      let interpreter = Interpreter()
      let before = interpreter.definitions()
      #expect(Trial("(define (max a b) 7) (max 1 2)", in: interpreter).value == "7")
      interpreter.restore(before) { _ in false }
      #expect(Trial("(max 1 2)", in: interpreter).value == "2")
      #expect(interpreter.programNames == [])
    }
  }

  @Test func `a later declaration takes a name over`() {
    let probe = Declaration(.function, "max", summary: "Not the largest.") {
      _ throws(Diagnostic) in .number(7)
    }
    #expect(Trial("(max)", also: [probe]).value == "7")
  }

  @Test func `what a declaration takes is made once, and not before it is used`() {
    let made = Count()
    let counted = Declaration(
      .function, "counted", parameters: Self.counting(made), summary: "A probe."
    ) { _ throws(Diagnostic) in .number(1) }
    #expect(Trial("(+ 1 1)", also: [counted]).value == "2")
    #expect(made.count.load(ordering: .relaxed) == 0)
    #expect(Trial("(+ (counted 5) (counted 6))", also: [counted]).value == "2")
    #expect(made.count.load(ordering: .relaxed) == 1)
  }

  private final class Count: Sendable { let count = Atomic(0) }

  private static func counting(_ made: Count) -> [Parameter] {
    made.count.add(1, ordering: .relaxed)
    return [.positional("number", .number, "any")]
  }
}
