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

  @Test func `the lists name what they list, with its other names`() {
    let declarations = CatalogueWalk.items(of: Catalogue.own)
    for declaration in declarations {
      for name in declaration.names {
        #expect(Catalogue.ownDeclaration(named: name)?.name == declaration.name)
      }
    }
    #expect(
      CatalogueWalk.index(of: Catalogue.own).count
        == declarations.reduce(0) { $0 + $1.names.count })
    let forms = Catalogue.forms
    for form in forms {
      for name in form.names { #expect(Catalogue.form(named: name)?.name == form.name) }
    }
    let index = CatalogueWalk<Form>.index { walk in walk.go(along: FormCatalogue.all) }
    #expect(index.count == forms.reduce(0) { $0 + $1.names.count })
    let rows = Interface.rows
    #expect(rows.allSatisfy { Interface.row(named: $0.name) != nil })
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

  @Test func `places are found after the table has grown, the last of a name`() {
    let names = (0..<3000).map { "name-\($0)" } + ["name-5"]
    var index = NameIndex()
    for (place, name) in names.enumerated() {
      Array(name.utf8).withUnsafeBufferPointer { index.insert($0, at: place) }
    }
    func place(of name: String) -> Int? { index.place(of: name) { names[$0] == name } }
    #expect((0..<3000).allSatisfy { place(of: "name-\($0)") == ($0 == 5 ? 3000 : $0) })
    #expect(place(of: "name-3001") == nil)
  }
}
