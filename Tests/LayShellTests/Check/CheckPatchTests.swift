import Foundation
import Testing

@testable import LayShell

/// What helps against findings, as a patch.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git")))
struct CheckPatchTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// The patch of a file, and the file after `git apply`.
  private func patched(_ code: String) throws -> (run: Program.Run, text: String) {
    try scratch.write(code, to: "A b.swift")
    let run = try Program.run(["check", "A b.swift", "--diff"], in: scratch.path)
    try scratch.write(run.output, to: "patch")
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "apply", "patch"]
    git.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    git.environment = ["GIT_CEILING_DIRECTORIES": "/", "PATH": "/usr/bin:/bin"]
    try git.run()
    git.waitUntilExit()
    #expect(git.terminationStatus == 0, "\(run)")
    return (run, scratch.text(of: "A b.swift"))
  }

  private static func view(_ body: String) -> String {
    """
    import SwiftUI

    struct Row: View {
      var body: some View {
    \(body)
      }
    }

    """
  }

  /// Five words of some 50 in the size large need more than 320 from xxx-large on, and more than two lines in
  /// the largest size.
  @Test func `a limit takes the place of the one that is there`() throws {
    let code = Self.view("    Text(\"word1 word2 word3 word4 word5\").lineLimit(1)")
    let (run, text) = try patched(code)
    #expect(run.status == 1)
    #expect(text == code.replacing("lineLimit(1)", with: "lineLimit(nil)"), "\(text)")
    // Nothing is found any more.
    #expect(try Program.run(["check", "A b.swift"], in: scratch.path).status == 0)
    let none = try Program.run(["check", "A b.swift", "--diff"], in: scratch.path)
    #expect(none.status == 0 && none.output.isEmpty)
  }

  /// Forty rows of at least 28 are higher than the room on every phone; in a scroll view they are not.
  @Test func `what is put into a container is indented`() throws {
    let code = Self.view(
      """
          VStack {
            ForEach(0..<40, id: \\.self) { i in Text("Row").padding(4) }
          }
      """)
    let text = try patched(code).text
    let scrolling = Self.view(
      """
          ScrollView {
            VStack {
              ForEach(0..<40, id: \\.self) { i in Text("Row").padding(4) }
            }
          }
      """)
    #expect(text == scrolling, "\(text)")
  }

  /// What is pressed is the label, at least 44 x 44; nothing else stands where the label then is.
  @Test func `a small button has room for a finger`() throws {
    let code = Self.view(
      """
          Button { print(1) } label: {
            Image(systemName: "star")
              .frame(width: 24, height: 24)
          }
      """)
    let text = try patched(code).text
    let frame = "\n          .frame(width: 24, height: 24)"
    let old = code.contains(frame) ? frame : "\n        .frame(width: 24, height: 24)"
    let new = code.replacing(
      old, with: old + ".frame(minWidth: 44, minHeight: 44).contentShape(Rectangle())")
    #expect(text == new, "\(text)")
    #expect(try Program.run(["check", "A b.swift"], in: scratch.path).status == 0)
  }

  /// The label is moved by its whole height over the text below it, and stands above it without.
  @Test func `what moves a view over a text is left out`() throws {
    let code = Self.view(
      """
          VStack(spacing: 0) {
            Text("Above").offset(y: 20)
            Text("Below")
          }
      """)
    let text = try patched(code).text
    #expect(text == code.replacing(".offset(y: 20)", with: ""), "\(text)")
  }

  @Test func `lengths get other names`() throws {
    let code = Self.view("    VStack { Color.red.frame(width: 10, height: 3000) }")
    let text = try patched(code).text
    let new = code.replacing("width: 10, height: 3000", with: "maxWidth: 10, maxHeight: 3000")
    #expect(text == new, "\(text)")
  }

  /// Ten words need two lines of 320 in all sizes but the smallest ones, and more in the large ones.
  @Test func `scripts have their own words`() throws {
    let script = "(line-limit 1 (text \"one two three four five six seven eight nine ten\"))"
    try scratch.write(script + "\n", to: "a.lay")
    let run = try Program.run(["check", "a.lay", "--diff"], in: scratch.path)
    let new = script.replacing("(text", with: "(line-limit nil (text").appending(")")
    #expect(run.status == 1 && run.output.contains("\n-\(script)\n+\(new)\n"), "\(run)")
    #expect(run.errors.isEmpty)
  }

  /// Forty rows are too high for every phone; what would be put into a container has a string of several lines, which
  /// would get other blanks.
  @Test func `what cannot be written is told`() throws {
    let code = Self.view(
      """
          VStack {
            ForEach(0..<40, id: \\.self) { i in Text(\"\"\"
              Row
              \"\"\").padding(4) }
          }
      """)
    try scratch.write(code, to: "A.swift")
    let run = try Program.run(["check", "A.swift", "--diff"], in: scratch.path)
    #expect(run.status == 1 && run.output.isEmpty, "\(run)")
    #expect(run.errors.hasPrefix("left out: A.swift:"))
  }

  /// In the last three the type of the text may change.
  ///
  /// At 320 the word, about 97 wide, has 60.
  @Test(arguments: [
    (
      "VStack { Cell(label: Text(\"Notifications\")) }.lineLimit(1).padding(.horizontal, 130)",
      false
    ),
    ("VStack { title }.lineLimit(1).padding(.horizontal, 130)", false),
    ("VStack { choice }.lineLimit(1).padding(.horizontal, 130)", false),
    (
      "VStack { isOn ? Text(\"Notifications\") : Text(\"b\") }.lineLimit(1).padding(.horizontal, 130)",
      false
    ),
    ("VStack { Frame { Text(\"Notifications\") } }.lineLimit(1).padding(.horizontal, 130)", true),
    ("VStack { Text(\"Notifications\") }.lineLimit(1).padding(.horizontal, 130)", true),
    ("VStack { Text(\"Notifications\").bold() }.lineLimit(1).padding(.horizontal, 130)", true),
  ])
  func `no modifier is written where a text has to stay one`(
    _ body: String, _ mayChange: Bool
  ) throws {
    let declared = """
      struct Cell: View {
        let label: Text
        var body: some View { label }
      }
      struct Frame<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { content }
      }
      extension Row {
        var isOn: Bool { true }
        var title: Text { Text("Notifications") }
        var choice: some View {
          if isOn { return Text("Notifications") }
          return Text("b")
        }
      }

      """
    try scratch.write(
      Self.view("    " + body) + declared + "#Preview { Row() }\n", to: "V.swift")
    // At sizes for accessibility no text is made smaller.
    try scratch.write("sizes large\n", to: ".lay-check")
    let run = try Program.run(["check", "V.swift"], in: scratch.path)
    #expect(run.output.contains("Text(\"Notifications\")"), "\(run)")
    #expect(run.output.contains("minimumScaleFactor") == mayChange, "\(run)")
  }
}
