import Testing

@testable import LayShell

/// Terminals' answers as the documents about their sequences define them, and keys among them.
@Suite struct TerminalAnswersTests {
  private func answers(_ text: String, inParts: Bool = false) -> TerminalAnswers {
    var answers = TerminalAnswers()
    if inParts {
      for byte in text.utf8 { answers.append([byte]) }
    } else {
      answers.append(text.utf8)
    }
    answers.end()
    return answers
  }

  @Test(arguments: [false, true])
  func `kitty answers with OK, and all with their attributes`(inParts: Bool) {
    let answers = answers("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c", inParts: inParts)
    #expect(KittyImage.isKnown(answers) && answers.isComplete)
    #expect(!SixelImage.isKnown(answers) && !ITermImage.isKnown(answers))
  }

  @Test func `a terminal that refuses the question draws nothing`() {
    let answers = answers("\u{1B}_Gi=31;EINVAL:no\u{1B}\\\u{1B}[?1;2c")
    #expect(TerminalImages.all.allSatisfy { !$0.isKnown(answers) })
  }

  @Test(
    arguments: [
      ("\u{1B}]1337;Capabilities=T3CwLrMSc7UUw9Ts3BFGsSyHNo\u{1B}\\", true),
      ("\u{1B}]1337;Capabilities=T2\u{7}", false), ("\u{1B}]1337;Capabilities=Fx3\u{7}", false),
      ("\u{1B}P>|iTerm2 3.4.19\u{1B}\\", true), ("\u{1B}P>|XTerm(390)\u{1B}\\", false),
    ])
  func `iTerm2 tells its features, or its name`(text: String, isKnown: Bool) {
    #expect(ITermImage.isKnown(answers(text)) == isKnown)
  }

  @Test func `sixels come with a number of colours and a size`() {
    let answers = answers("\u{1B}[?1;0;16S\u{1B}[?2;0;1000;800S\u{1B}[?63;1;2;4c")
    #expect(SixelImage.isKnown(answers))
    #expect(answers.colorCount == 16)
    #expect(answers.largest == PixelSize(width: 1000, height: 800))
  }

  @Test func `the background and the size of a cell are told`() {
    let light = answers("\u{1B}]11;rgb:ffff/ffff/eeee\u{1B}\\\u{1B}[6;36;18t")
    #expect(!light.isDark && light.cell == PixelSize(width: 18, height: 36))
    #expect(answers("\u{1B}]11;rgb:1c/1c/1e\u{7}").isDark)
  }

  @Test func `what is typed meanwhile is kept`() {
    let answers = answers("(te\u{1B}[Axt\u{1B}[?62;22c \"a\")\u{1B}OB\u{1B}b")
    #expect(String(decoding: answers.typed, as: UTF8.self) == "(te\u{1B}[Axt \"a\")\u{1B}OB\u{1B}b")
  }
}
