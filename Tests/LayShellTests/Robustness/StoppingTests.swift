import LayEngine
import LayLanguage
import Testing

@testable import LayShell

/// Commands stop when they are asked to.
///
/// The tests count the looks for a reason to stop, and the looks after a reason was found: work
/// that does not look cannot stop.
@Suite struct StoppingTests {
  private struct Account {
    var looks = 0
    var looksAfterStop = 0
    var outcome = Shell.Outcome.finished
    let printed = PrintedTexts()
  }

  /// Runs a line after a set-up; from the look with this number on there is a reason to stop.
  private static func run(_ line: String, after setup: String, stopAt stop: Int = .max) -> Account {
    var account = Account()
    DeepStack.run {
      let shell = Shell()
      _ = shell.run(setup, named: "", echo: .nothing)
      shell.session.interpreter.reasonToStop = {
        account.looks += 1
        if account.looks > stop { account.looksAfterStop += 1 }
        return account.looks >= stop ? .interrupted : nil
      }
      account.outcome = shell.run(line, named: "", echo: .nothing, to: account.printed)
    }
    return account
  }

  /// Commands on 3000 views or more, which are laid out before: only the command itself looks.
  private static let works = [
    ("show", "(vstack (for-each 0 3000 (fn (i) (text \"a\"))))\npropose 100 x nil"),
    ("show", "(hstack :spacing 0 (for-each 0 3000 (fn (i) (hidden (text i)))))\npropose 9 x 9"),
    ("tree", "(vstack (for-each 0 3000 (fn (i) (text \"a\"))))\npropose 100 x nil"),
    ("json", "(vstack (for-each 0 3000 (fn (i) (text \"a\"))))\npropose 100 x nil"),
    ("trace", "(vstack (for-each 0 3000 (fn (i) (text i))))\npropose 100 x nil"),
    ("trace --json", "(vstack (for-each 0 3000 (fn (i) (text i))))\npropose 100 x 9"),
    ("trace 7", "(vstack (for-each 0 3000 (fn (i) (text i))))\npropose 100 x 9"),
    ("tree --json", "(vstack (for-each 0 3000 (fn (i) (text \"a\"))))\npropose 100 x nil"),
    ("show nobody", "(vstack (for-each 0 3000 (fn (i) (text \"a\"))))\npropose 100 x nil"),
    ("expect chosen 1", "(vstack (for-each 0 3000 (fn (i) (text \"a\"))))\npropose 100 x nil"),
    ("explain", "(vstack (for-each 0 3000 (fn (i) (text \"a\"))))\npropose 100 x 9"),
    ("explain", "(zstack (for-each 0 3000 (fn (i) (text \"a\"))))\npropose 100 x 9"),
    ("explain", "(lazy-vstack (for-each 0 3000 (fn (i) (text \"a\"))))\npropose 100 x 9"),
    ("explain", "(grid (for-each 0 3000 (fn (i) (grid-row (text \"a\")))))\npropose 100 x 9"),
    ("explain", "(fits (for-each 0 3000 (fn (i) (text \"abc\"))))\npropose 9 x 9"),
  ]

  @Test(arguments: works)
  func `a command looks at least once for every 256 views`(_ line: String, _ setup: String) {
    let whole = Self.run(line, after: setup)
    #expect(whole.looks >= 3000 / Lookout.turnsBetweenLooks, "\(line) after \(setup)")
  }

  @Test(arguments: works)
  func `a command that is to stop prints nothing and looks no more`(
    _ line: String, _ setup: String
  ) {
    let whole = Self.run(line, after: setup)
    for stop in [1, 2, whole.looks / 2, whole.looks - 1] where stop > 0 {
      let cut = Self.run(line, after: setup, stopAt: stop)
      #expect(cut.outcome == .interrupted, "\(line) stopped at look \(stop) of \(whole.looks)")
      #expect(cut.printed.results.isEmpty)
      // The look that finds the reason, and at most one more before the error is reported.
      #expect(cut.looksAfterStop <= 1, "\(line) stopped at look \(stop) of \(whole.looks)")
    }
  }

  /// A line of 800,000 characters is read in 195.3 stretches of 4096.
  @Test(arguments: ["show", "show --svg -", "json", "explain", "explain --json"])
  func `a command looks again and again while it reads a long text`(_ line: String) {
    let setup = "(text \"" + String(repeating: "a ", count: 399_999) + "bc\")\npropose ideal"
    let whole = Self.run(line, after: setup)
    #expect(whole.looks >= 195, "\(line)")
    let cut = Self.run(line, after: setup, stopAt: whole.looks / 2)
    #expect(cut.outcome == .interrupted && cut.printed.results.isEmpty, "\(line)")
  }

  /// The views of both layouts are listed, compared, paired and queued, and each pair is visited.
  @Test func `two layouts of many views are compared with looks in each loop`() {
    let setup = """
      (vstack (for-each 0 3000 (fn (i) (text "a"))))
      propose 100 x nil
      tree
      propose 50 x nil
      tree
      """
    #expect(Self.run("diff", after: setup).looks >= 6 * 3000 / Lookout.turnsBetweenLooks)
  }

  /// 2^40 places of one text: each block of children is looked at once, 41 in all.
  @Test func `a choice is looked for once in what is shared`() {
    let setup = """
      (define (twice n v) (if (= n 0) v (twice (- n 1) (vstack v v))))
      (twice 40 (text "a"))
      propose ideal
      """
    let account = Self.run("expect chosen 1", after: setup, stopAt: 100)
    #expect(account.outcome == .finished)
  }

  @Test func `a plane is compared with a look at each question`() {
    let setup = """
      (define-layout (own)
        (size-that-fits (p s) p)
        (place-subviews (b p s) nil))
      (define a (own (color red)))
      (define b (padding 1 (own (color red))))
      """
    // 11 x 11 proposals, tried one after the other.
    let line = "compare a b over width 0..10 height 0..10"
    #expect(Self.run(line, after: setup).looks >= 121)
    let cut = Self.run(line, after: setup, stopAt: 60)
    #expect(cut.outcome == .interrupted && cut.looksAfterStop <= 1)
  }

  /// A view knows those around it, which 50,000 views share: copies for each would take 50 GB.
  @Test func `a way of 50,000 views is told in the room of the way, with looks`() {
    let setup = """
      (define (d n v) (if (= n 0) v (d (- n 1) (padding 1 v))))
      (d 50000 (text "a"))
      propose ideal
      """
    let whole = Self.run("why text.x", after: setup)
    #expect(whole.outcome == .finished)
    // Once while the reasons are found, and once while they are written.
    #expect(whole.looks >= 2 * 50_000 / Lookout.turnsBetweenLooks)
    let cut = Self.run("why text.x", after: setup, stopAt: whole.looks - 1)
    #expect(cut.outcome == .interrupted && cut.looksAfterStop <= 1)
  }

  /// All are children of one view, so that they are listed in one turn of the walk over views.
  @Test func `a trace looks while it lists the children of one view`() {
    let setup = "(vstack (for-each 0 30000 (fn (i) (text i))))\npropose 100 x 9"
    let whole = Self.run("trace", after: setup)
    let layout = Self.run("explain nobody", after: setup)
    // Children are listed and visited; each has a question and a placing, which are read, ended, listed, compared …
    #expect(whole.looks - layout.looks >= 9 * 30_000 / Lookout.turnsBetweenLooks)
  }

  @Test func `between two items of a text there is a look`() {
    let lines = Array(repeating: "propose 10 x nil", count: 500).joined(separator: "\n")
    #expect(Self.run(lines, after: "(text \"a\")").looks >= 500)
    let cut = Self.run(lines, after: "(text \"a\")", stopAt: 100)
    #expect(cut.outcome == .interrupted && cut.looksAfterStop == 0)
  }

  @Test func `a lookout that found a reason says so until the end`() throws {
    var asked = 0
    let lookout = Lookout {
      asked += 1
      return .interrupted
    }
    for _ in 1..<Lookout.turnsBetweenLooks { #expect(!lookout.isOver) }
    #expect(lookout.isOver && lookout.isOver)
    #expect(asked == 1)
    #expect(throws: Diagnostic.self) { try lookout.check() }
    #expect(asked == 1)
  }
}
