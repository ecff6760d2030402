import LayEngine
import Testing

@testable import LayLanguage
@testable import LayShell

/// Reading, compiling and formatting a long text stop when they are asked to.
///
/// The tests count the looks for a reason to stop, and the looks after a reason was found.
@Suite struct LongTextTests {
  private struct Account {
    var looks = 0
    var looksAfterStop = 0
    var outcome = Shell.Outcome.finished
  }

  /// Runs a text; from the look with this number on, counted from 1, there is a reason to stop.
  private static func run(_ text: String, stopAt stop: Int = .max) -> Account {
    var account = Account()
    DeepStack.run {
      let shell = Shell()
      shell.session.interpreter.reasonToStop = {
        account.looks += 1
        if account.looks > stop { account.looksAfterStop += 1 }
        return account.looks >= stop ? .interrupted : nil
      }
      account.outcome = shell.run(text, named: "", echo: .nothing)
    }
    return account
  }

  /// Five of the pieces that are read between two looks, and a little.
  private static let length = 170_000

  private static func filled(_ start: String, _ part: String, _ end: String) -> String {
    start + String(repeating: part, count: length / part.utf8.count) + end
  }

  private static let texts = [
    filled("\"", "a", "\""), filled("\"\\n", "a", "\""), filled("; ", "a", ""),
    filled("#| ", "a ", "|#"), filled("", "a", ""), filled("", " ", ""), filled("", "1", ""),
    filled("'(", "a 1 ", ")"), filled("(", "(a) ", ""), filled("\"", "a", ""),
    filled("", "; a\n", ""), filled("", "'a\n", ""),
  ]

  /// 170,000 bytes are five whole pieces of 32,768 and a little; the first one needs no look.
  @Test(arguments: texts)
  func `a text is read with a look at each piece`(_ text: String) {
    let looks = Self.run(text).looks
    #expect(looks >= 5, "\(text.prefix(10))…")
    for stop in [1, 3, 5] {
      let cut = Self.run(text, stopAt: stop)
      #expect(cut.outcome == .interrupted && cut.looksAfterStop == 0, "\(text.prefix(10))…")
    }
  }

  /// 20,000 expressions at least; a look comes every 256 of them.
  private static let items = [
    "(define (f) " + String(repeating: "(+ 1 2) ", count: 20_000) + ")",
    "(if false (begin " + String(repeating: "(+ 1 2) ", count: 20_000) + "))",
    "(let (" + (0..<20_000).map { "(n\($0) \($0))" }.joined(separator: " ") + ") n7)",
  ]

  @Test(arguments: items)
  func `a long item is compiled with a look at each piece`(_ text: String) {
    let reading = text.utf8.count / TreeReader.bytesBetweenLooks + 2
    let compiling = 20_000 / Lookout.turnsBetweenLooks
    #expect(Self.run(text).looks >= reading + compiling - 2)
    let cut = Self.run(text, stopAt: reading + compiling / 2)
    #expect(cut.outcome == .interrupted && cut.looksAfterStop == 0)
  }

  @Test func `formatting looks at each piece and gives nothing where it is to stop`() throws {
    let text = String(repeating: "(a b c)\n", count: 20_000)
    var looks = 0
    _ = try Formatter.format(
      text,
      Lookout {
        looks += 1
        return nil
      }, isCommand: { _ in false })
    // Five tokens a line are read twice, and four nodes a line are made.
    #expect(looks >= 20_000 * 14 / Lookout.turnsBetweenLooks)
    for stop in [1, looks / 2, looks] {
      var asked = 0
      #expect(throws: Diagnostic.self) {
        try Formatter.format(
          text,
          Lookout {
            asked += 1
            return asked >= stop ? .interrupted : nil
          }, isCommand: { _ in false })
      }
      #expect(asked == stop)
    }
  }

  @Test func `a script whose formatting was interrupted stays as it was`() throws {
    let scratch = try ScratchFolder()
    let text = String(repeating: "( a b c)\n", count: 20_000)
    let file = try scratch.file(text)
    var looks = 0
    for stop in [1, 3, 200, 1000] {
      looks = 0
      var said: [String] = []
      let formatting = ScriptFormatting(
        aims: [], report: { said.append($0) }, complain: { said.append($0) },
        reasonToStop: {
          looks += 1
          return looks >= stop ? .interrupted : nil
        })
      #expect(formatting.run([file]) == .interrupted)
      #expect(scratch.text(of: "1.lay") == text)
      #expect(said.allSatisfy { $0 == "error: interrupted" })
    }
  }

  /// Only the part of the line around the span is looked at; `…` stands for the rest.
  @Test func `a parenthesis at the end of a very long line is shown with what is around it`() {
    let printed = PrintedTexts()
    let shell = Shell(to: printed)
    _ = shell.run(String(repeating: "(", count: 100_000), named: "", echo: .nothing)
    // 98 of 100 cells are left beside the `…` and the caret is under the last.
    let shown = "…" + String(repeating: "(", count: 98)
    #expect(
      printed.diagnostics == [
        "error: this `(` is not closed\n  1 │ \(shown)\n    │ "
          + String(repeating: " ", count: 98) + "^ close it with `)`"
      ])
  }
}
