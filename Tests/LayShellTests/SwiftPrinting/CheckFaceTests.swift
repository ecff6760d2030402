import LayEngine
import LaySwiftPrinting
import Testing

@testable import LayShell

/// The face `mono` in the exported tests for a Mac measures texts as the engine does.
@Suite(.serialized, .timeLimit(.minutes(5))) struct CheckFaceTests {
  private static let texts = [
    "", " ", "Hello World", "  two  blanks ", "a\nb\n", "alpha beta gamma delta epsilon",
    "日本語。「and」 🙂 ok", "Supercalifragilistic", "one\n\n three  ", "x", "Layout must wrap",
    "well-known/unknown $1,000 !",
  ]

  /// How a text is modified, and the arguments that say so to the face.
  private static let settings: [(form: String, arguments: String)] = [
    ("TEXT", ""), ("(font :size 12 TEXT)", "fontSize: 12"),
    ("(tracking 3 TEXT)", "tracking: 3"), ("(line-spacing 5 TEXT)", "lineSpacing: 5"),
    ("(line-limit 2 TEXT)", "limit: 2"),
    ("(line-limit 3 :reserves-space true TEXT)", "limit: 3, reserved: 3"),
    ("(line-limit 1 (truncation-mode head TEXT))", "limit: 1, truncation: .head"),
    ("(line-limit 2 (truncation-mode middle TEXT))", "limit: 2, truncation: .middle"),
    ("(line-limit 1 (minimum-scale-factor 0.4 TEXT))", "limit: 1, minimumScale: 0.4"),
    ("(minimum-scale-factor 0.75 (line-spacing 3 TEXT))", "lineSpacing: 3, minimumScale: 0.75"),
  ]

  private static let proposals: [ProposedViewSize] = {
    let widths: [Double?] = [nil, 0, 3, 8, 20, 33, 60, 100.5, .infinity]
    let heights: [Double?] = [nil, 0, 20, 45, .infinity]
    return widths.flatMap { width in heights.map { ProposedViewSize(width: width, height: $0) } }
  }()

  @Test func `texts are as large as they are here`() throws {
    var expected: [String] = []
    var calls: [String] = []
    for text in Self.texts {
      for (form, arguments) in Self.settings {
        let literal = text.replacing("\n", with: "\\n")
        let source = form.replacing("TEXT", with: "(text \"\(literal)\")")
        let shell = Shell()
        _ = shell.run(source, named: "test", echo: .nothing)
        let view = try #require(shell.session.current, "\(source)")
        let further = arguments.isEmpty ? "" : ", " + arguments
        calls.append("ask(MonoLines(string: \"\(literal)\"\(further)))")
        for proposal in Self.proposals {
          let size = try view.layout(proposal).size
          expected.append(
            "\(source) in \(Self.described(proposal)): \(size.width) x \(size.height)")
        }
      }
    }
    let lengths = Self.proposals.map { proposal in
      let (width, height) = (Self.literal(proposal.width), Self.literal(proposal.height))
      return "(\(width), \(height))"
    }
    var breaks: [String: [Int]] = [:]
    for text in Self.texts { breaks[text] = Text.breaks(in: text) }
    let program = """
      \(CheckFile.face(breaks))
      let proposals: [(Double?, Double?)] = [\(lengths.joined(separator: ", "))]
      private func ask(_ lines: MonoLines) {
        for (width, height) in proposals {
          let answer = lines.answer(width: width, height: height)
          print("\\(answer.width) x \\(answer.height)")
        }
      }
      \(calls.joined(separator: "\n"))
      """
    let output = try SwiftCompiler.shared.get().output(of: program)
    let answers = output.split(separator: "\n")
    #expect(answers.count == expected.count)
    for (answer, expectation) in zip(answers, expected) where !expectation.hasSuffix(": " + answer)
    {
      Issue.record("\(expectation), but in the face of the checks \(answer)")
    }
  }

  private static func literal(_ length: Double?) -> String {
    guard let length else { return "nil" }
    return length.isFinite ? "\(length)" : ".infinity"
  }

  private static func described(_ proposal: ProposedViewSize) -> String {
    "\(literal(proposal.width)) x \(literal(proposal.height))"
  }
}
