import Testing

@testable import LayShell

/// `lay walk` at a prompt: its words, where it goes on, and files of one's own.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct WalkTests {
  private let home: ScratchFolder

  init() throws {
    home = try ScratchFolder()
    try home.write(Self.lesson, to: "boxes.md")
  }

  private static let lesson = """
    # Boxes

    A box.

    ```lay
    lay> (define box (frame :width 60 :height 30 (color red)))
    ```

    ## Asked

    > **Question.** How large is it?

    <details>
    <summary>Answer</summary>

    ```lay
    lay> box
    frame  60 x 30 ideal
    ```

    </details>

    ## Done

    > **Task.** A text.

    <!-- lay
    expect size 16 x 20
    hint: Two letters.
    -->

    <details>
    <summary>One way</summary>

    ```lay
    lay> (text "Hi")
    text  16 x 20 ideal
    ```

    </details>

    The end.
    """

  private func walk(_ arguments: String...) throws -> Terminal {
    let terminal = try Terminal(
      Program.path, ["walk"] + arguments, environment: ["NO_COLOR": "1"], home: home, rows: 60,
      columns: 90)
    try terminal.waitForPrompt()
    return terminal
  }

  private func boxes() throws -> Terminal { try walk(home.path + "/boxes.md") }

  private func lines(_ terminal: Terminal) -> [String] { terminal.screen.lines }

  @Test func `the status tells step, lesson and keys`() throws {
    let terminal = try boxes()
    try terminal.wait(for: "the status") {
      $0.lines.last == "Boxes · step 1 of 3 · next back again hint skip list quit"
    }
    terminal.send("(text \"a\")")
    try terminal.wait(for: "the status below the entry") {
      $0.lines.last?.hasPrefix("Boxes") == true && $0.cursorLine == "lay> (text \"a\")"
    }
  }

  @Test func `what a lesson shows comes back with Up and stays defined`() throws {
    let terminal = try boxes()
    terminal.send("\u{1B}[A")
    try terminal.wait(for: "the entry") { $0.cursorLine.hasPrefix("lay> (define box") }
    try terminal.pressForPrompt("\u{3}")
    try terminal.enter("box")
    #expect(lines(terminal).contains("frame  60 x 30 ideal"))
  }

  @Test func `next waits for an answer, skip does not`() throws {
    let terminal = try boxes()
    try terminal.enter("next")
    try terminal.enter("next")
    #expect(lines(terminal).contains { $0.hasPrefix("the question is open") })
    try terminal.enter("skip")
    #expect(lines(terminal).contains("lay> box"))
    try terminal.enter("next")
    try terminal.enter("hint")
    #expect(lines(terminal).contains("Two letters."))
    try terminal.enter("hint")
    #expect(lines(terminal).contains { $0.hasPrefix("there is no further hint") })
    try terminal.enter("skip")
    #expect(lines(terminal).contains("The end."))
    try terminal.enter("back")
    try terminal.wait(for: "the step before") { $0.lines.last?.contains("step 2 of 3") == true }
  }

  @Test func `a question leaves the prompt as it is for everything else`() throws {
    let terminal = try boxes()
    try terminal.enter("next")
    try terminal.enter("(text \"abc\")")
    #expect(lines(terminal).contains("text  24 x 20 ideal"))
    try terminal.enter("propose 10 x nil")
    #expect(lines(terminal).contains("8 x 60"))
    try terminal.enter("60 x 40")
    #expect(lines(terminal).contains("Not 60 x 40, but 60 x 30: 10 lower."))
  }

  // The task is the last step's; its lesson is not left by `next` but for another one.
  @Test func `a lesson whose last task is done is finished wherever one goes next`() throws {
    let terminal = try boxes()
    try terminal.enter("next")
    try terminal.enter("60 x 30")
    try terminal.enter("next")
    try terminal.enter("(text \"Hi\")")
    #expect(lines(terminal).contains("Done."))
    try terminal.enter("walk 2")
    #expect(home.text(of: "history-progress").contains("finished 1 \(home.path)/boxes.md"))
  }

  /// At the size of texts xxx-large, and on a device, the lesson's numbers would be others.
  @Test func `a lesson has settings of its own, and the learner's come back`() throws {
    let terminal = try Terminal(
      Program.path, ["-q", "--no-init"], environment: ["NO_COLOR": "1"], home: home, rows: 60,
      columns: 90)
    try terminal.waitForPrompt()
    try terminal.enter("set dynamic-type xxx-large")
    try terminal.enter("set device iphone-se")
    try terminal.enter("(text \"abc\")")
    try terminal.enter("walk \(home.path)/boxes.md")
    try terminal.enter("next")
    try terminal.enter("propose ipad-11")
    try terminal.enter("60 x 30")
    #expect(lines(terminal).contains("Right."))
    try terminal.enter("set")
    #expect(lines(terminal).contains { $0.hasPrefix("dynamic-type") && $0.hasSuffix(" large") })
    #expect(lines(terminal).contains { $0.hasPrefix("device") && $0.hasSuffix(" off") })
    try terminal.enter("quit")
    try terminal.enter("clear")
    try terminal.enter("set")
    #expect(lines(terminal).contains { $0.hasPrefix("dynamic-type") && $0.hasSuffix("xxx-large") })
    #expect(lines(terminal).contains { $0.hasPrefix("device") && $0.hasSuffix("iphone-se") })
    try terminal.enter("swiftui")
    #expect(lines(terminal).contains("Text(\"abc\")"))
  }

  /// Where nothing was written before, there is nothing to come back to.
  @Test(arguments: [([], true), (["(text \"abc\")"], false)])
  func `one quit leaves a lesson, and the program from a new session`(
    _ before: [String], _ ends: Bool
  ) throws {
    let terminal = try Terminal(
      Program.path, ["-q", "--no-init"], environment: ["NO_COLOR": "1"], home: home, rows: 60,
      columns: 90)
    try terminal.waitForPrompt()
    for line in before { try terminal.enter(line) }
    try terminal.enter("walk 1")
    if ends {
      terminal.send("quit\r")
      #expect(try terminal.waitForEnd() == 0)
    } else {
      try terminal.enter("quit")
      try terminal.enter("swiftui")
      #expect(lines(terminal).contains("Text(\"abc\")"))
    }
  }

  @Test func `a view of Swift is tried while a question is open`() throws {
    let terminal = try boxes()
    try terminal.enter("next")
    try terminal.enter("HStack { Text(\"abc\") }")
    #expect(lines(terminal).contains("HStack  24 x 20 ideal"))
  }

  @Test func `a size that nobody asked for is no form`() throws {
    let terminal = try boxes()
    try terminal.enter("60 x 30")
    #expect(lines(terminal).contains { $0.hasPrefix("no question is open") })
    #expect(!lines(terminal).contains { $0.hasPrefix("error") })
  }

  /// The box is 60 x 30 at any proposal; the text that was tried before would answer 8 x 40.
  @Test func `an answer is shown with the view of which the question spoke`() throws {
    try home.write(
      """
      # One box

      ```lay
      lay> (frame :width 60 :height 30 (color red))
      frame  60 x 30 ideal
      ```

      > **Question.** How large is it at 10 x nil?

      <!-- lay
      answer: 60 x 30
      -->

      <details>
      <summary>Answer</summary>

      ```lay
      lay> propose 10 x nil
      60 x 30
      ```

      </details>
      """, to: "one-box.md")
    let terminal = try walk(home.path + "/one-box.md")
    for entry in ["(text \"Hi\")", "skip"] { try terminal.enter(entry) }
    let shown = lines(terminal)
    let asked = try #require(shown.firstIndex { $0.contains("propose 10 x nil") })
    #expect(shown[asked + 1] == "60 x 30")
  }

  /// The window has 40 columns; the status shows the parts that fit.
  @Test func `prose, remarks and the status fit a narrow window`() throws {
    let terminal = try Terminal(
      Program.path, ["walk", "3"], environment: ["NO_COLOR": "1"], home: home, rows: 60,
      columns: 40)
    try terminal.waitForPrompt()
    for word in ["next", "perhaps"] { try terminal.enter(word) }
    let text = lines(terminal).joined(separator: "\n")
    // The line is broken between words; the terminal would break in the middle of one.
    let remark = "write a size, such as `100 x 20`;\n`hint` helps, `skip` shows what comes"
    #expect(text.contains(remark), "\(text)")
    try terminal.wait(for: "the status") { $0.lines.last?.hasPrefix("2/9") == true }
  }

  @Test func `after a lesson comes the one behind it`() throws {
    let terminal = try walk("10")
    for _ in 0..<20 { try terminal.enter("skip") }
    #expect(lines(terminal).contains { $0.hasPrefix("`next` begins lesson 1,") })
    try terminal.enter("walk 5")
    for _ in 0..<20 where !lines(terminal).contains(where: { $0.hasPrefix("That was How") }) {
      try terminal.enter("skip")
    }
    #expect(lines(terminal).contains { $0.hasPrefix("`next` begins lesson 6,") })
  }

  @Test func `what was got is told where no hint is for it`() throws {
    let terminal = try boxes()
    for word in ["next", "skip", "next", "(text \"abc\")"] { try terminal.enter(word) }
    #expect(lines(terminal).contains("Not yet: at nil x nil, the size is 24 x 20, not 16 x 20."))
    try terminal.enter("it")
    #expect(lines(terminal).filter { $0 == "text  24 x 20 ideal" }.count == 2)
    try terminal.enter("(text \"ab\")")
    #expect(lines(terminal).contains("Done."))
  }

  @Test func `coming back goes on at the step, with what was defined`() throws {
    let first = try boxes()
    try first.enter("(define mine (text \"Hi\"))")
    try first.enter("next")
    first.send("quit\r")
    #expect(try first.waitForEnd() == 0)

    let second = try boxes()
    #expect(lines(second).contains { $0.hasPrefix("going on with step 2") })
    try second.enter("(hstack box mine)")
    #expect(lines(second).contains("hstack  84 x 30 ideal"))
    second.send("quit\r")
    #expect(try second.waitForEnd() == 0)
  }

  @Test func `reset forgets one lesson`() throws {
    let terminal = try walk("text")
    try terminal.enter("next")
    terminal.send("quit\r")
    #expect(try terminal.waitForEnd() == 0)
    let reset = try Terminal(Program.path, ["walk", "--reset", "3"], home: home)
    #expect(try reset.waitForEnd() == 0)
    let list = try walk()
    #expect(lines(list).contains { $0.hasPrefix("   3  Text wraps") && $0.hasSuffix("not begun") })
  }

  @Test func `without a terminal there is a line for each lesson, and the text of one`() throws {
    let list = try Program.run(["walk"])
    #expect(list.status == 0)
    #expect(list.output.split(separator: "\n").count == LessonLibrary.names.count)
    #expect(list.output.hasPrefix("   1  A proposal and an answer"))
    let text = try Program.run(["walk", "2"])
    #expect(text.output.hasPrefix("# Ideal, least and most\n"))
    let missing = try Program.run(["walk", "stack"])
    #expect(missing.status == 66)
    #expect(missing.errors == "error: there is no lesson `stack`\n  did you mean `stacks`?\n")
  }

  @Test func `a new lesson is one, and none is written over another`() throws {
    let path = home.path + "/mine.md"
    #expect(try Program.run(["walk", "--new", path]).status == 0)
    let test = try Program.run(["test", path])
    #expect(test.status == 0, "\(test.output)")
    #expect(try Program.run(["walk", "--new", path]).status == 74)
    #expect(home.text(of: "mine.md") == LessonTemplate.text)
    #expect(try Program.run(["walk", "--new", home.path + "/mine"]).status == 2)
  }

  @Test func `in a script a lesson is refused with a word`() throws {
    let run = try Program.run(["-e", "walk 1"])
    #expect(run.status == 65)
    #expect(run.errors.contains("a lesson needs the prompt"))
  }
}
