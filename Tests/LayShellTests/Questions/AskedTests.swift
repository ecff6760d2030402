import Foundation
import Testing

@testable import LayCommandLine
@testable import LayShell

/// Questions that are asked in one line.
@Suite struct AskedTests {
  private let scratch: ScratchFolder

  /// A stack with a text that is cut.
  ///
  /// The first text takes 16 of 60 and the distance 8. Of the 36 that are left the other, cut to one
  /// line, takes 4 characters of 8: 56 in all.
  private static let script = """
    (print "hello")
    (name "card" (hstack (text "Hi") (line-limit 1 (text "Hello World"))))
    propose 60 x nil
    tree
    save "out.lay"
    """

  private static let swift = """
    import SwiftUI
    struct Row: View { var body: some View { HStack { Text("Hi"); Text("Hello World") } } }
    struct Card: View { var body: some View { Color.red.frame(height: 50) } }
    #Preview { Row() }
    """

  init() throws {
    scratch = try ScratchFolder()
    let script = Self.script.replacing("\nsave \"out.lay\"", with: "")
    try scratch.write(script, to: "f.lay")
    try scratch.write(Self.script, to: "saves.lay")
    try scratch.write(Self.swift, to: "f.swift")
  }

  private func ask(_ words: [String], input: String = "") throws -> Program.Run {
    try Program.run(words, input: input, in: scratch.path)
  }

  @Test func `each question is a subcommand, and a command of the prompt`() {
    for command in AskedCommand.allCases {
      #expect(LayCommand.subcommandNames.contains(command.rawValue))
      #expect(command == .layout || CommandList.isCommand(command.rawValue))
    }
  }

  /// `Hello World` is cut in the script; a lone text has all it wants.
  @Test(arguments: [["layout"], ["findings"], ["layout", "--json"]])
  func `findings count with an option`(_ words: [String]) throws {
    #expect(try ask(words + ["f.lay"]).status == 0)
    #expect(try ask(words + ["f.lay", "--strict"]).status == 1)
    #expect(try ask(words + ["-e", "(text \"Hi\")", "--strict"]).status == 0)
    #expect(try ask(["tree", "f.lay", "--strict"]).status == 2)
  }

  /// The rows need more than 80 columns.
  @Test func `a table that no window shows is not cut`() throws {
    let view = "(padding 4 (name \"a name that is 38 letters long or so ..\" (text \"Hi\")))"
    let words = ["tree", "-e", view, "--propose", "1234.125x1234.125"]
    let whole = try ask(words)
    #expect(whole.output.contains("a name that is 38 letters long or so .."))
    #expect(whole.output.contains("path"))
    let cut = try Program.run(words, in: scratch.path, environment: ["COLUMNS": "60"])
    #expect(!cut.output.contains("a name that is 38 letters long or so .."))
    #expect(cut.output.split(separator: "\n").allSatisfy { $0.count <= 60 })
  }

  /// What the prompt answers to the same view, alone on standard output.
  @Test(arguments: [
    ["tree"], ["tree", "--depth", "0"], ["tree", "card", "--paths"], ["show"], ["explain"],
    ["explain", "text \"Hi\""], ["why", "card.width"], ["why", "text", "Hello World", "cut"],
    ["trace", "text \"Hi\""], ["breakpoints", "width", "0..200"], ["breakpoints", "width 0..200"],
    ["sweep", "width", "0..200", "--csv"], ["json", "card"], ["tree", "--json"],
    ["show", "--svg", "-"],
  ])
  func `an answer is that of the prompt`(_ words: [String]) throws {
    let typed = words.map { $0 == "Hello World" ? "\"\($0)\"" : $0 }.joined(separator: " ")
    let lines = try ask(["-e", "load \"f.lay\"", "-e", typed])
    let atPrompt = try ask([
      "-e", Self.script.split(separator: "\n")[1] + "\npropose 60 x nil\n" + typed,
    ])
    let run = try ask([words[0], "f.lay"] + words.dropFirst())
    #expect(run.status == 0 && lines.status == 0)
    // Only a file is a place.
    let place = /, "source": \{[^}]*\}/
    let expected = atPrompt.output.replacing(/^56 x 20\n/, with: "")
    #expect(run.output.replacing(place, with: "") == expected, "\(run.errors)")
    #expect(run.errors.hasPrefix("hello\n"))
    // The file may also stand behind the words.
    if !words.contains("-") {
      #expect(try ask(words + ["f.lay"]).output == run.output)
    }
    let script = Self.script.replacing("\nsave \"out.lay\"", with: "")
    let piped = try ask([words[0], "-"] + words.dropFirst(), input: script)
    #expect(piped.output.replacing(place, with: "") == expected)
  }

  @Test func `the last word has the question`() throws {
    // 16 + 8 + 88 is what both texts want.
    let cut = try ask(["layout", "f.lay"]).output
    #expect(cut.hasPrefix("text \"Hello World\" is cut: "), "\(cut)")
    #expect(cut.hasSuffix("\n56 x 20\n"), "\(cut)")
    #expect(try ask(["layout", "f.lay", "--propose", "200x90"]).output == "112 x 20\n")
    let device = try ask(["json", "f.lay", "--device", "iphone-se"])
    #expect(device.output.contains("\"device\": \"iphone-se\""))
    // On a device lengths are proposed on it.
    let both = try ask(["tree", "f.lay", "--device", "iphone-se", "--propose", "50x50", "--json"])
    #expect(both.output.contains("\"proposal\": {\"width\": 50, \"height\": 50}"))
    let narrow = try ask(["tree", "f.lay", "--set", "width=40"])
    #expect(narrow.output.split(separator: "\n").allSatisfy { $0.count <= 40 })
  }

  @Test func `SwiftUI code is asked about on the phone of today, or on the device`() throws {
    let tree = try ask(["tree", "f.swift", "--view", "Card"])
    // 402 x 778 is the room of the iPhone 17: 874 less 62 and 34.
    #expect(tree.output.contains("402 x 778"), "\(tree.output)\(tree.errors)")
    let small = try ask(["tree", "f.swift", "--view", "Card", "--device", "iphone-se"])
    #expect(small.output.contains("375 x 647"), "\(small.output)")
  }

  @Test func `a script that is asked about writes nothing, and its question may`() throws {
    let run = try ask(["tree", "saves.lay"])
    #expect(run.status == 65 && run.output.isEmpty)
    #expect(run.errors.contains("`save FILE` writes a file, which nothing does"))
    #expect(try ask(["show", "f.lay", "--svg", "a b.svg"]).output == "wrote a b.svg\n")
    #expect(scratch.text(of: "a b.svg").hasPrefix("<svg"))
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/out.lay"))
  }

  @Test(arguments: [
    (["tree", "f.lay", "nope", "--json"], 2, "no view called `nope`"),
    (["why", "f.lay", "--json"], 2, "`why` needs a number"),
    (["tree", "none.lay", "--json"], 66, "there is no file `none.lay`"),
    (["tree", "saves.lay", "--json"], 65, "`save FILE` writes a file"),
    (["tree", "-e", "(hstak)", "--json"], 65, "unknown name `hstak`"),
    (["show", "-e", "(+ 1 2)", "--json"], 65, "there is no view"),
    (["tree", "--json"], 2, "nothing to ask about"),
    (["tree", "f.lay", "--set", "face=nope", "--json"], 2, "`nope` is no face"),
    (["tree", "f.lay", "--bogus", "--json"], 2, "`--bogus` has no meaning"),
    (["layout", "f.lay", "--propose", "wide", "--json"], 2, "not a proposal"),
  ])
  func `a mistake is one object too`(
    _ words: [String], _ status: Int, _ message: String
  ) throws {
    let run = try ask(words)
    #expect(run.status == Int32(status), "\(run.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let error = try #require(object?["error"] as? [String: Any], "\(run.output)")
    #expect((error["message"] as? String)?.contains(message) == true, "\(run.output)")
    #expect(object?["version"] as? Int == 1 && object?["command"] as? String == words[0])
    #expect(!run.errors.contains("error:"))
  }

  @Test func `an error in JSON has its place`() throws {
    let run = try ask(["tree", "saves.lay", "--json"])
    #expect(
      run.output.contains("\"source\": {\"file\": \"saves.lay\", \"line\": 5, \"column\": 1}"))
  }

  @Test func `a picture in JSON is a text`() throws {
    let run = try ask(["show", "f.lay", "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect((object?["text"] as? String)?.contains("Hi") == true)
  }
}
