import LayEngine
import Testing

import LayLanguage

@testable import LayTerminal

@Suite struct DiagnosticPictureTests {
  /// Draws a complaint about the bytes of a text that are marked with `«` and `»`.
  private func draw(_ text: String, name: String = "a.lay", hint: String? = "try again") -> String {
    let start = text.utf8.count - text.drop { $0 != "«" }.utf8.count
    let plain = text.replacing("«", with: "")
    let end = plain.utf8.count - plain.drop { $0 != "»" }.utf8.count
    let map = SourceMap()
    let source = map.add(name: name, text: plain.replacing("»", with: ""))
    let span = SourceSpan(source: source, start: Int32(start), end: Int32(end))
    return DiagnosticPicture.draw(
      Diagnostic(Complaint("it fails", hint: hint), at: span), from: map)
  }

  @Test func `a picture names the place and marks it`() {
    #expect(
      draw("(a\n  «b» c)") == """
        a.lay:2:3: error: it fails
          2 │   b c)
            │   ^ try again
        """)
  }

  @Test func `a text without a name has no place`() {
    #expect(
      draw("«ab»", name: "", hint: nil) == """
        error: it fails
          1 │ ab
            │ ^^
        """)
  }

  @Test func `wide characters and emoji count twice, a tab goes to the next multiple of four`() {
    #expect(
      draw("\t世👋«界»") == """
        a.lay:1:4: error: it fails
          1 │     世👋界
            │         ^^ try again
        """)
  }

  @Test func `a span over several lines marks its first`() {
    #expect(
      draw("(a «(b\n c)»)") == """
        a.lay:1:4: error: it fails
          1 │ (a (b
            │    ^^ try again
        """)
  }

  @Test func `an empty span at the end has one caret`() {
    #expect(
      draw("ab«»", hint: nil) == """
        a.lay:1:3: error: it fails
          1 │ ab
            │   ^
        """)
  }

  @Test func `a long line is cut around the carets`() throws {
    let text = String(repeating: "x", count: 300) + "«yy»" + String(repeating: "z", count: 300)
    let lines = draw(text).split(separator: "\n")
    let line = lines[1].drop { $0 != "│" }.dropFirst(2)
    let carets = lines[2].drop { $0 != "│" }.dropFirst(2)
    #expect(line.count == 100)
    #expect(line.hasPrefix("…x"))
    #expect(line.hasSuffix("z…"))
    let column = carets.prefix { $0 == " " }.count
    #expect(line.dropFirst(column).prefix(2) == "yy")
  }

  @Test func `notes have pictures of their own`() {
    let map = SourceMap()
    let source = map.add(name: "t.lay", text: "'(a]")
    let complaint = Complaint("`]` cannot close this list", hint: "close it with `)`")
    let opening = Diagnostic.Note(
      "it was opened here", at: SourceSpan(source: source, start: 1, end: 2))
    let diagnostic = Diagnostic(
      complaint, at: SourceSpan(source: source, start: 3, end: 4), notes: [opening])
    #expect(
      DiagnosticPicture.draw(diagnostic, from: map) == """
        t.lay:1:4: error: `]` cannot close this list
          1 │ '(a]
            │    ^ close it with `)`
        t.lay:1:2: note: it was opened here
          1 │ '(a]
            │  ^
        """)
  }

  /// In the script `glow` stands from byte 21 on, behind `(swiftui "`, `Text(`, `\"a\"` and `).`.
  @Test func `what is wrong in code in a string is told where the string stands`() {
    let map = SourceMap()
    let script = map.add(name: "a.lay", text: #"(swiftui "Text(\"a\").glow(2)")"#)
    let string = SourceSpan(source: script, start: 9, end: 30)
    let code = map.add(string: string, text: #"Text("a").glow(2)"#)
    let mistake = Diagnostic(
      Complaint("it is not known"), at: SourceSpan(source: code, start: 10, end: 14))
    #expect(
      DiagnosticPicture.draw(mistake, from: map) == #"""
        a.lay:1:23: error: it is not known
          1 │ (swiftui "Text(\"a\").glow(2)")
            │                       ^^^^
        """#)
  }
}
