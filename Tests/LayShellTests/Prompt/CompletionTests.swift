import Foundation
import LayLanguage
import Testing

@testable import LayShell

/// The words that may stand at the cursor.
@Suite struct CompletionTests {
  private func words(_ text: String) -> [String] {
    Completion.answer(text, in: Session()).candidates.map(\.text)
  }

  @Test(arguments: [
    ("(vstack :alignment le", ["leading"]), ("(border re", ["red"]),
    ("(background re", ["red", "regular-material"]),
    ("(vstack :alignment ", ["center", "leading", "trailing"]), ("(color mi", ["mint"]),
    ("(-> (text \"a\") (font cap", ["caption", "caption2"]), ("(padding hor", ["horizontal"]),
    ("(text \"re", []), ("(frame :alig", [":alignment"]), ("#| (vstack :alignment le", []),
    ("(vstack #;(border re) :alignment le", ["leading"]),
    ("(vstack #| ( |# :alignment le", ["leading"]), ("(vstack ; :alignment le", []),
    ("(-> (text \"\\\"\") (border re", ["red"]),
  ])
  func `where a name is wanted the names alone are offered`(_ text: String, _ expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test(arguments: [
    ("set c", ["charset", "color"]), ("expect wi", ["width", "within"]),
    ("propose i", ["ideal", "inf"]), ("propose (max-", ["max-x", "max-y"]), ("tree ", []),
    ("(text \"a\") sho", ["show"]),
  ])
  func `a command says what may follow it`(_ text: String, _ expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test func `help is offered for names and not for their aliases`() {
    #expect(words("help rect") == ["rectangle"])
    #expect(words("help std/f") == ["std/flow"])
  }

  @Test func `files are completed after load, in a string too`() throws {
    let scratch = try ScratchFolder()
    defer { withExtendedLifetime(scratch) {} }
    let folder = scratch.path + "/"
    try FileManager.default.createDirectory(
      atPath: folder + "views", withIntermediateDirectories: false)
    try scratch.write("", to: "voice.lay")
    try scratch.write("", to: "void.txt")
    #expect(words("load \(folder)v") == [folder + "views/", folder + "voice.lay"])
    #expect(words("load \"\(folder)vo") == [folder + "voice.lay\""])
    let answer = Completion.answer("load \"\(folder)vi", in: Session())
    #expect(answer.start == "load \"".utf8.count)
    #expect(answer.candidates.map(\.endsWord) == [false])
    #expect(words("load \"std/fl") == ["std/flow\""])
  }
}
