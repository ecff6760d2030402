import LayLanguage
import Testing

@testable import LayShell

/// Commands about the session itself: its entries, what they changed, and its names.
@Suite struct SessionCommandTests {
  /// What is printed for entries that follow each other, as at the prompt.
  private func printed(_ entries: [String]) -> [String] {
    let printed = PrintedTexts()
    DeepStack.run {
      let shell = Shell(to: printed)
      shell.session.entries = { ["(text \"a\")", "propose 10", "(hstack\n  (text \"b\"))"] }
      for entry in entries { _ = shell.run(entry, named: "", echo: .everyValue) }
    }
    return printed.all
  }

  // MARK: - apropos

  @Test(arguments: [
    ("wrap", ["fixed-size", "line-limit", "std/flow", "text"]), ("baseline", ["hstack"]),
    ("load", ["load"]), ("spacing", ["hstack", "line-spacing", "vstack"]),
  ])
  func `names are found by topic, keyword and summary`(_ word: String, _ names: [String]) {
    for entry in ["apropos \(word)", "?\(word)", "apropos \"\(word)\""] {
      let terms = (printed([entry]).first ?? "").split(separator: "\n")
        .map { $0.split(separator: " ").first ?? "" }
      for name in names { #expect(terms.contains(name[...]), "\(entry): \(terms)") }
    }
  }

  @Test(arguments: Topic.all.flatMap(\.names))
  func `what a topic names is there`(_ name: String) {
    #expect(
      Catalogue.entry(named: name) != nil || CommandList.isCommand(name)
        || Library.text(of: name) != nil)
  }

  @Test func `a word that nothing has to do with is told`() {
    #expect(printed(["apropos xyzzy"]).first?.contains("nothing has to do with `xyzzy`") == true)
  }

  @Test func `functions of the program are found by their comments`() {
    let found = printed(["; draws a zebra\n(define (f x) x)", "apropos zebra"])
    #expect(found == ["  f  draws a zebra"])
  }

  // MARK: - help

  @Test func `help lists the names of a kind`() {
    let commands = printed(["help commands"]).first ?? ""
    #expect(CommandList.all.allSatisfy { commands.contains($0.summary.prefix(12)) })
    #expect(printed(["help modifiers"]).first?.contains("padding") == true)
  }

  @Test func `help about spacing begins with the stacks and leads to the function`() {
    let lines = (printed(["help spacing"]).first ?? "").split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("  hstack :spacing") })
    #expect(lines.last { $0.contains("(spacing …)") } != nil)
    #expect(printed(["help (spacing)"]).first?.contains("(define-layout") == true)
  }

  // MARK: - Results

  @Test func `results have names`() {
    #expect(printed(["1", "2", "3", "(list _ __ $1 $2)"]).last == "(3 2 1 2)")
    #expect(printed(["(+ 1 2)", "(* _ 10)", "(* _ 10)"]) == ["3", "30", "300"])
  }

  @Test func `a definition is no result`() {
    #expect(printed(["7", "(define x 1)", "nil", "_"]).last == "7")
  }

  // MARK: - undo and redo

  @Test func `definitions are taken back and done again`() {
    let entries = ["(define x 1)", "(define x 2)", "undo", "x", "undo", "redo", "redo", "x"]
    #expect(
      printed(entries) == [
        "undone: (define x 2)", "1", "undone: (define x 1)", "done again: (define x 1)",
        "done again: (define x 2)", "2",
      ])
  }

  @Test func `a name that was not there is gone after undo`() {
    let last = printed(["(define y 1)", "undo", "y"]).last ?? ""
    #expect(last.contains("unknown name `y`"))
  }

  @Test func `a builtin that was redefined is itself again`() {
    #expect(printed(["(define (abs x) 7)", "(abs -2)", "undo", "(abs -2)"]).last == "2")
  }

  /// By the layout rules: a text of two characters is 16 x 20, with a padding of 8 it is 32 x 36.
  @Test func `the view and the proposal are taken back`() {
    let entries = [
      "(text \"Hi\")", "propose ideal", "(padding 8 it)", "propose ideal", "undo", "propose ideal",
    ]
    #expect(printed(entries).last == "16 x 20")
    let proposals = [
      "(rectangle)", "propose 30 x 40", "propose 50 x 60", "undo", "expect size 30 x 40",
    ]
    #expect(printed(proposals).last == "undone: propose 50 x 60")
  }

  @Test func `a layout that is defined anew counts again after undo`() {
    func layout(_ width: Int) -> String {
      "(define-layout (wide) (size-that-fits (p s) (size \(width) 5)) (place-subviews (b p s) nil))"
    }
    let entries = [
      layout(10), "(wide)", layout(20), "propose 1 x 1", "undo", "undo", "propose 1 x 1",
    ]
    #expect(printed(entries).last == "10 x 5")
  }

  @Test func `results stay after undo, and what changed nothing is no step`() {
    #expect(printed(["(define x 1)", "(+ x 1)", "tree", "undo", "_"]).last == "2")
    let nothing = ["there is nothing to undo", "there is nothing to do again"]
    #expect(printed(["undo", "redo"]) == nothing)
  }

  // MARK: - history, time, clear

  @Test func `entries are numbered, and a word picks some`() {
    let all = "1  (text \"a\")\n2  propose 10\n3  (hstack\n     (text \"b\"))"
    #expect(printed(["history"]) == [all])
    #expect(printed(["history propose"]) == ["2  propose 10"])
  }

  @Test func `the time of a form follows its value`() {
    let lines = (printed(["time (+ 1 2)"]).first ?? "").split(separator: "\n")
    #expect(lines.first == "3" && lines.last?.hasPrefix("evaluated in ") == true)
    let view = printed(["(rectangle)", "time (text \"Hi\")", "expect width 10"])
    #expect(view.last?.hasPrefix("16 x 20\nevaluated in ") == true)
  }

  @Test func `times are in milliseconds, and in seconds from one on`() {
    #expect(TimeCommand.text(.microseconds(1500)) == "1.5 ms")
    #expect(TimeCommand.text(.milliseconds(2500)) == "2.5 s")
  }

  @Test func `the window is cleared where there is one`() {
    final class Window: ShellListener {
      var calls: [String] = []
      func print(_ result: String) { calls.append("print") }
      func complain(_ diagnostic: String) { calls.append("complain") }
      func clearWindow() { calls.append("clear") }
    }
    let window = Window()
    DeepStack.run { _ = Shell(to: window).run("clear", named: "", echo: .everyValue) }
    #expect(window.calls == ["clear"])
  }
}
