import LayLanguage
import LayTerminal
import Testing

@testable import LayShell

/// Texts in which Swift and lines of the language follow each other.
struct TypedTextTests {
  private static func parts(_ text: String) -> [String] {
    TypedText.parts(of: text).map { "\($0.firstLine) \($0.isSwift ? "Swift" : "lay"): \($0.text)" }
  }

  /// Each byte is looked at once: a file that is pasted may have thousands of such lines.
  @Test func `lines of modifiers are parts of an entry, also where they are many`() {
    let inside = String(repeating: "Text(\"x)\")\n", count: 20_000)
    let overlay = ".overlay {\n\(inside)}\n.padding(8)"
    let text = "(text \"a\")\n\(overlay)\n(text \"b\")\n  .padding(4)\ntree"
    #expect(
      Self.parts(text) == [
        "0 lay: (text \"a\")", "1 Swift: \(overlay)", "20004 lay: (text \"b\")",
        "20005 Swift: .padding(4)", "20006 lay: tree",
      ])
  }

  @Test(arguments: [
    (
      "Text(\"a\")\n  .padding()\nshow\n\ntree a",
      ["0 Swift: Text(\"a\")\n  .padding()", "2 lay: show\n\ntree a"]
    ),
    ("propose 10\nText(\"a\")", ["0 lay: propose 10", "1 Swift: Text(\"a\")"]),
    (
      "(text \"a\") ; Text(\nText(\"a\")\n; end",
      ["0 lay: (text \"a\") ; Text(", "1 Swift: Text(\"a\")", "2 lay: ; end"]
    ),
    ("VStack {\n  show\n}\nshow", ["0 Swift: VStack {\n  show\n}", "3 lay: show"]),
    (
      "/* show\nshow */ Text(\"a\")\nshow",
      ["0 Swift: /* show\nshow */ Text(\"a\")", "2 lay: show"]
    ),
    (
      "let a = \"\"\"\n  show\n  \"\"\"\nshow",
      ["0 Swift: let a = \"\"\"\n  show\n  \"\"\"", "3 lay: show"]
    ),
    (
      "let a =\n  show\nshow = 3\nshow(a)\nshow.x",
      ["0 Swift: let a =\n  show\nshow = 3\nshow(a)\nshow.x"]
    ),
    (
      "Text(\"a\")\n(text \"b\")\n(a + b).c",
      ["0 Swift: Text(\"a\")", "1 lay: (text \"b\")\n(a + b).c"]
    ),
    ("(define (f x)\n  (text x))\nf(1)", ["0 lay: (define (f x)\n  (text x))", "2 Swift: f(1)"]),
    ("(text \"a\n.b(\")\n.padding()", ["0 lay: (text \"a\n.b(\")", "2 Swift: .padding()"]),
    ("(text \"a", ["0 lay: (text \"a"]),
    // Variables, values and views are entries of their own.
    (
      "let a = 3\nlet b = [\n  4]\na + b[0]\nText(\"x\")\n  .padding(a)\nText(\"y\")\na\ntree\nb",
      [
        "0 Swift: let a = 3\nlet b = [\n  4]", "3 lay: a + b[0]",
        "4 Swift: Text(\"x\")\n  .padding(a)\nText(\"y\")", "7 lay: a\ntree", "9 lay: b",
      ]
    ),
    // What may change a variable stands in its entry.
    ("var a = [3]\na.append(4)\nText(\"x\")", ["0 Swift: var a = [3]\na.append(4)\nText(\"x\")"]),
    ("var a = 3\na += 4\nText(\"x\")", ["0 Swift: var a = 3\na += 4\nText(\"x\")"]),
    ("let a = B()\nstruct B {\n}", ["0 Swift: let a = B()\nstruct B {\n}"]),
    ("  \n", ["0 lay:   \n"]),
    (
      "(define a\nText)\ntree\n\"a\nText(\"\nText(1)",
      ["0 lay: (define a\nText)\ntree\n\"a\nText(\"", "5 Swift: Text(1)"]
    ),
  ])
  func `the parts of a text`(text: String, parts: [String]) {
    #expect(Self.parts(text) == parts)
  }

  @Test(arguments: [
    "f()", "card.padding()", "let 👍 = 3", "// c", "Divider",
    "VStack [", "import SwiftUI\nstruct A {", ".padding()",
  ])
  func `a text is Swift`(text: String) {
    #expect(TypedText.parts(of: text).map(\.isSwift) == [true])
  }

  @Test(arguments: [
    "text \"a\"", "propose(10)", "a.b", "a.b x", "x", "= 1", "let x", "divider", "Nothing", "f (a)",
  ])
  func `a text is none`(text: String) {
    #expect(TypedText.parts(of: text).map(\.isSwift) == [false])
  }

  @Test(arguments: [
    ("  9  VStack {\n 10 |   Text(\"a\")\n\n 11  }", "  VStack {\n   Text(\"a\")\n\n  }"),
    ("> Text(\"a\")\n>   .padding()", " Text(\"a\")\n   .padding()"),
    ("+Text(\"a\")\n", "Text(\"a\")\n"),
    ("1 x 2\n2 x 3", "1 x 2\n2 x 3"),
    ("1\n2", "1\n2"),
    ("> 1 2", "> 1 2"),
    ("```\nText(\"a\")\n```\nend", "\nText(\"a\")\n\nend"),
    ("lay> Text(\"a\")\nText  8 x 20\nlay> show", "Text(\"a\")\n\nshow"),
  ])
  func `what was copied along`(text: String, bare: String) {
    #expect(PastedLines.bare(text) == bare)
  }

  /// Nobody can close the string in the next line, so the mistake is told.
  @Test(arguments: [
    ("Text(\"Hello).padding()", Completeness.complete),
    ("VStack {\nText(\"Hello)", .complete),
    ("VStack {", .open(indentation: 4, opener: "{")),
    ("Text(\"\\(", .open(indentation: 8, opener: "{")),
    ("```swift\nText(\"a\")", .open(indentation: 0, opener: "`")),
    ("```swift\nText(\"a\")\n```", .complete),
    ("Text(\"a\")\n(text \"b\"", .open(indentation: 2, opener: "text")),
  ])
  func `whether an entry goes on`(text: String, completeness: Completeness) {
    #expect(TypedText.completeness(of: text) == completeness)
  }

  /// "Hi" is 2 letters of 8 wide, in a face of 16 points; padding adds 16 to each side.
  @Test(arguments: [
    ("Text(\"Hi\").padding()\ntree", "48 x 52"),
    ("propose 100 x 50", "needs a view"),
    ("(define a 3)\nText(\"Hi\")", "Text  nil x nil → 16 x 20"),
  ])
  func `a text from a pipe answers`(text: String, answer: String) throws {
    let run = try Program.run([], input: text)
    #expect((run.output + run.errors).contains(answer), "\(run.output)\(run.errors)")
  }
}
