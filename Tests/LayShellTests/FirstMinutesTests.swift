import LayEngine
import LayLanguage
import LayTerminal
import Testing

@testable import LayShell

/// What somebody meets who starts `lay` for the first time: greeting, help, reports.
@Suite struct FirstMinutesTests {
  @Test func `help is one screen`() {
    let lines = HelpText(style: Style(columns: 80)).text(.start).split(
      separator: "\n", omittingEmptySubsequences: false)
    // The line of `help` and the next prompt are on the screen too.
    #expect(lines.count + 2 <= 24, "\(lines.count)")
  }

  @Test(arguments: [40, 60, 80, 100])
  func `help is as narrow as the window, and breaks no word`(columns: Int) {
    for page in [HelpPage.start, .swift] {
      let wide = HelpText(style: Style(columns: 400)).text(page)
      let text = HelpText(style: Style(columns: columns)).text(page)
      for line in text.split(separator: "\n") {
        #expect(DisplayWidth.of(String(line)) <= columns, "\(line)")
      }
      #expect(Self.words(text) == Self.words(wide))
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init).sorted()
  }

  @Test func `the lines of help run in their order`() throws {
    let lines =
      HelpStart.wishes.map(\.line) + [HelpStart.continuation, HelpStart.form]
      + [HelpStart.continuation]
    let run = try Program.run((["set face mono"] + lines).flatMap { ["-e", $0] })
    #expect(run.status == 0 && !run.errors.contains("warning"), "\(run.errors)")
    // Each text is offered 60 − 8 over 2, 26 points: 3 letters of 8 in 2 lines.
    #expect(run.output.hasPrefix("56 x 40\n"), "\(run.output)")
  }

  @Test(arguments: [40, 60, 80, 100])
  func `a diagnostic breaks no word`(columns: Int) {
    let sources = SourceMap()
    let source = sources.add(name: "views.lay", text: "(padding :left 8 (color red))")
    let diagnostic = Diagnostic(
      Complaint(
        "a sentence that is so long that it has to be broken somewhere in a window of few columns",
        hint: "write `propose 100 x nil`, or another line that is as long as this one is here"),
      at: SourceSpan(source: source, start: 9, end: 14))
    let text = DiagnosticPicture.draw(diagnostic, from: sources, style: Style(columns: columns))
    for line in text.split(separator: "\n") {
      #expect(DisplayWidth.of(String(line)) <= columns, "\(line)")
    }
    for word in ["somewhere", "columns", "`propose 100 x nil`,", "here"] {
      #expect(text.contains(word), "\(text)")
    }
    let whole = DiagnosticPicture.draw(diagnostic, from: sources)
    #expect(whole.split(separator: "\n").count == 3)
  }

  @Test func `short code stays in one line`() {
    let lines = Paragraph.lines("one two `propose 100 x nil` four", columns: 20)
    #expect(lines == ["one two", "`propose 100 x nil`", "four"])
    let long = Paragraph.lines("`a b c d e f g h i j k l m n o p q`", columns: 12)
    #expect(long == ["`a b c d e f", "g h i j k l", "m n o p q`"])
  }
}

/// The greeting in windows of several widths.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct GreetingTests {
  @Test(arguments: [40, 60, 80, 100])
  func `the greeting breaks no word`(columns: Int) throws {
    let terminal = try Terminal(
      Program.path, ["--no-init"], environment: ["NO_COLOR": "1"], home: ScratchFolder(), rows: 24,
      columns: columns)
    try terminal.waitForPrompt()
    let lines = terminal.screen.lines.dropLast()
    let text = lines.joined(separator: " ")
    #expect(text.hasPrefix("lay shows how SwiftUI lays out views. Paste SwiftUI code as it is,"))
    #expect(
      text.hasSuffix(
        "then `propose 100 x nil`, and `explain` tells why. `help` tells more, `walk` teaches."))
    #expect(lines.allSatisfy { $0.count <= columns })
  }

  /// A line of the face of the system is 20.287 high, which is 20.333 in thirds of a point.
  @Test func `typed Swift has the face of the system, where none is chosen`() throws {
    let code = "Text(\"Hi\")"
    #expect(try Program.run(["-e", code]).output.hasSuffix(" x 20.333 ideal\n"))
    #expect(
      try Program.run(["-e", "set face mono", "-e", code]).output == "Text  16 x 20 ideal\n")
    let terminal = try Terminal(
      Program.path, ["--no-init", "-q"], environment: ["NO_COLOR": "1"], home: ScratchFolder(),
      rows: 24, columns: 100)
    try terminal.waitForPrompt()
    for (entry, answer) in [
      ("(text \"Hi\")", "text  16 x 20 ideal"), (code, " x 20.333 ideal"),
      ("set face mono", ""), (code, "Text  16 x 20 ideal"),
    ] {
      try terminal.enter(entry)
      #expect(terminal.screen.lines.dropLast().last?.hasSuffix(answer) == true, "\(entry)")
    }
  }
}
