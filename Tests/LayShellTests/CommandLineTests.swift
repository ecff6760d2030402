import Foundation
@testable import LayShell
import Testing

/// The built program as a script or a pipe sees it.
@Suite struct CommandLineTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  @Test(arguments: [
    (["-e", "(+ 1 2)"], 0), (["-e", "expect (= 1 2)"], 1), (["--nonsense"], 2),
    (["layout", "-e", "(text \"a\")", "--propose", "wide"], 2), (["-e", "(hstak)"], 65),
    (["--timeout", "1e999", "-e", "1"], 2), (["test", "--timeout-all", "inf", "."], 2),
    (["-e", "(text \"open"], 65), (["/no/such/file.lay"], 66), (["test", "/no/such/folder"], 66),
    (["/"], 74), (["--help"], 0), (["--version"], 0), (["help", "nope"], 2), (["help", "test"], 0),
  ])
  func `the exit status tells how it went`(_ arguments: [String], _ status: Int) throws {
    #expect(try Program.run(arguments).status == Int32(status))
  }

  /// A rectangle takes all that is proposed.
  @Test(arguments: ["show --svg -", "show --html -", "show --svg \"a.svg\""])
  func `what cannot be drawn is an error and no picture`(_ line: String) throws {
    let text = "(rectangle)\npropose inf x inf\n" + line
    let run = try Program.run(["-e", text], in: scratch.path)
    #expect(run.status == 65)
    #expect(run.errors.contains("error: rectangle answers inf x inf, which cannot be drawn"))
    #expect(!run.output.contains("drawn") && !run.output.contains("<"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
  }

  @Test func `results go to standard output and diagnostics to standard error`() throws {
    let run = try Program.run(["-"], input: "(print 1)\n(hstak)\n(print 2)\n")
    #expect(run.output == "1\n")
    #expect(run.errors.hasPrefix("stdin:2:2: error: unknown name `hstak`\n"))
    #expect(run.status == 65)
  }

  @Test func `a pipe sees no escape sequence and no prompt`() throws {
    let run = try Program.run([], input: "(text \"a\")\npropose 100 x nil\nexplain\nshow\n")
    #expect(!run.output.contains("\u{1B}") && !run.output.contains("lay>"))
    #expect(run.output.hasPrefix("8 x 20\n"))
  }

  @Test func `a script stops at its first error but goes on after a failed expectation`() throws {
    let text = "(text \"a\")\nexpect width 9\n(print 1)\n(error \"stop\")\n(print 2)"
    let run = try Program.run(["-"], input: text)
    #expect(run.output == "1\n")
    #expect(run.errors.contains("stdin:2:1: error: expectation failed: the width is 8, not 9"))
    #expect(run.status == 65)
  }

  @Test func `the last line needs no newline and the first may name the program`() throws {
    let run = try Program.run(["-"], input: "#!/usr/bin/env lay\n(print (+ 1 2))")
    #expect(run.output == "3\n")
  }

  @Test func `texts are run in one session and only the last value is printed`() throws {
    let run = try Program.run(["-e", "(define x 40) x", "-e", "(+ x 2)"])
    #expect(run.output == "42\n")
  }

  @Test func `arguments of a script are bound`() throws {
    let file = try scratch.file("(print (length arguments) (first arguments))")
    #expect(try Program.run([file, "one", "-two"]).output == "2 one\n")
  }

  @Test func `a proposal may begin with a minus`() throws {
    let arguments = ["layout", "-e", "(rectangle)", "--propose", "-30xnil"]
    #expect(try Program.run(arguments).output == "-30 x 10\n")
  }

  @Test(arguments: ["30 X nil", "30 x nil", "30Xnil", "30 × nil", "(+ 10 20) X nil"])
  func `the cross of a proposal may be a capital letter`(_ proposal: String) throws {
    let run = try Program.run(["-e", "(rectangle)\npropose \(proposal)"])
    #expect(run.output == "30 x 10\n")
  }

  /// By the layout rules: the second candidate, of 88 x 20, in a proposal of 100 x nil.
  @Test func `the layout is one JSON object`() throws {
    let view = "(fits :in horizontal (text \"Hello Beautiful World\") (text \"Hello World\"))"
    let run = try Program.run(["layout", "-e", view, "--propose", "100xnil", "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let views = try #require(object?["views"] as? [[String: Any]])
    let root = try #require(views.first)
    #expect(root["view"] as? String == "view-that-fits")
    #expect(root["chosen"] as? Int == 2)
    #expect(root["name"] is NSNull)
    let frame = try #require(root["frame"] as? [String: Double])
    #expect(frame == ["x": 0, "y": 0, "width": 88, "height": 20])
    #expect(views.map { $0["depth"] as? Int } == [0, 1])
    let proposal = try #require(object?["proposal"] as? [String: Any])
    #expect(proposal["width"] as? Double == 100 && proposal["height"] is NSNull)
  }

  @Test func `an infinite length is a string in JSON and a place without number is null`() throws {
    let view = "(frame :max-width inf (rectangle))"
    let run = try Program.run(["layout", "-e", view, "--propose", "infx20", "--json"])
    #expect(run.output.contains("\"size\": {\"width\": \"inf\", \"height\": 20}"))
    #expect(run.output.contains("\"x\": null"))
    #expect(run.errors.contains("warning: rectangle has no finite place"))
    #expect(run.status == 0)
  }

  @Test(arguments: ["(", "(padding 1 "])
  func `a hundred thousand open parentheses are an error with a place`(_ open: String) throws {
    let file = try scratch.file(String(repeating: open, count: 100_000))
    let run = try Program.run([file])
    #expect(run.status == 65)
    #expect(run.errors.contains(":1:"))
  }

  /// In the program, since the testing library follows each error through the whole stack.
  @Test(arguments: [
    "(define (f n) (+ 1 (f n))) (f 1)", "(define (f n) (map f (list n))) (f 1)",
    "(define (f n :k (k (f n))) k) (f 1)",
  ])
  func `a recursion without end is an error with a place`(_ source: String) throws {
    let run = try Program.run(["-e", source])
    #expect(run.status == 65)
    #expect(run.errors.firstMatch(of: /-e:1:[0-9]+: error: this recursion is too deep/) != nil)
  }

  @Test func `a hundred thousand nested views are laid out`() throws {
    let depth = 100_000
    let text =
      String(repeating: "(padding 1 ", count: depth) + "(color red)"
      + String(repeating: ")", count: depth) + "\npropose ideal"
    let run = try Program.run([try scratch.file(text)])
    // 10 for the color, and 1 on either side for each of 100,000 paddings.
    #expect(run.output == "200010 x 200010\n")
  }

  @Test(arguments: [
    (["tets", "x"], "did you mean `lay test`?"), (["layot"], "did you mean `lay layout`?"),
    (["help", "tset"], "did you mean `test`?"), (["tes"], "did you mean `lay test`?"),
  ])
  func `what is misspelled is told`(
    _ arguments: [String], _ hint: String
  ) throws {
    #expect(try Program.run(arguments).errors.contains(hint))
  }

  private static let swift = """
    import SwiftUI
    struct Card: View { var body: some View { Color.red.frame(width: 100, height: 50) } }
    struct Badge: View { var body: some View { Text("abc") } }
    #Preview("Card") { Card() }
    #Preview("Wide") { Color.blue }
    """

  /// What is written before or behind a file is answered with a command line that works.
  @Test(arguments: [
    ["propose", "f.swift", "100"], ["draw", "f.swift"], ["f.swift", "--json"],
    ["f.swift", "-e", "tree"], ["f.swift", "--html", "a.html"], ["f.swift", "--svg", "a.svg"],
    ["f.swift", "tree"], ["f.swift", "--propose", "100x100"], ["f.swift", "--dark"],
    ["f.lay", "--device", "iphone-se"],
  ])
  func `the advice of a command line works`(_ words: [String]) throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.swift, to: "f.swift")
    try scratch.write("(text \"a\")\n", to: "f.lay")
    let run = try Program.run(words, in: scratch.path)
    #expect(run.status == 2 && run.output.isEmpty, "\(run.errors)")
    let parts = run.errors.split(separator: "`").map(String.init)
    let advice = try #require(parts.first { $0.hasPrefix("lay ") }, "\(run.errors)")
    let line = advice.replacing(/^lay/, with: "\"$LAY\"")
    let tried = Process()
    tried.executableURL = URL(fileURLWithPath: "/bin/sh")
    tried.arguments = ["-c", line]
    tried.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    tried.environment = ProcessInfo.processInfo.environment.merging(["LAY": Program.path]) { $1 }
    (tried.standardOutput, tried.standardError) = (Pipe(), Pipe())
    try tried.run()
    tried.waitUntilExit()
    #expect(tried.terminationStatus == 0, "\(line)")
  }

  /// The card is 100 x 50 wherever it is; the screens are Apple's: 375 x 667 and 834 x 1194.
  @Test(arguments: [
    (["f.swift", "--device", "iphone-se"], "iphone-se  375 x 667"),
    (["f.swift", "--device", "iphone", "se"], "iphone-se  375 x 667"),
    (["--device", "ipad-11", "f.swift"], "ipad-11  834 x 1194"),
    (["--device=ipad-11", "f.swift"], "ipad-11  834 x 1194"),
    (["f.swift", "--device=iphone-15", "landscape"], "iphone-15 landscape  852 x 393"),
    (["f.swift", "--preview", "Wide", "--device", "iphone-se"], "Color"),
  ])
  func `SwiftUI code is shown on a device that is named`(
    _ words: [String], _ line: String
  ) throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.swift, to: "f.swift")
    let run = try Program.run(words, in: scratch.path)
    #expect(run.status == 0 && run.output.contains(line), "\(run.output)\(run.errors)")
  }

  @Test(arguments: [
    (["--view", "Crad"], "did you mean `Card`? There are also `Wide`, `Badge`"),
    (["--view", "zzzzzz"], "there is `Card`, and `Wide`, `Badge`"),
  ])
  func `all previews and views are named where one is missing, the nearest first`(
    _ words: [String], _ hint: String
  ) throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.swift, to: "f.swift")
    #expect(try Program.run(["f.swift"] + words, in: scratch.path).errors.contains(hint))
  }

  /// 402 x 778 is the room of the iPhone 17: 874 less 62 and 34.
  @Test func `code that is loaded has the device of code that is run`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.swift, to: "f.swift")
    let loaded = try Program.run(["-e", "load \"f.swift\"", "-e", "tree"], in: scratch.path)
    #expect(loaded.output.contains(/402 x 778 +100 x 50/), "\(loaded.output)")
    let stays = try Program.run(["-i", "f.swift"], input: "tree", in: scratch.path)
    #expect(stays.output == loaded.output)
    let set = try Program.run(
      ["-e", "set device iphone-se", "-e", "load \"f.swift\"", "-e", "tree"], in: scratch.path)
    #expect(set.output.contains("375 x 647"))
  }

  @Test func `a wrong command line is told in the house's words`() throws {
    let run = try Program.run(["--nonsense"])
    #expect(run.errors.hasPrefix("error: unknown option '--nonsense'\nUsage: lay [-e <FORMS>"))
    #expect(!run.errors.contains("lay run"))
  }

  @Test func `several texts are told apart`() throws {
    let run = try Program.run(["-e", "(print 1)", "-e", "(hstak)"])
    #expect(run.errors.hasPrefix("-e #2:1:2: error: unknown name `hstak`\n"))
  }

  @Test(arguments: [["--json"], []])
  func `what a script prints does not mix with its layout`(_ options: [String]) throws {
    let reader = "(geometry-reader (fn (g) (print \"in a reader\") (text \"a\")))"
    let text = "(print \"hello\")\n\(reader)\npropose 4 x nil"
    let run = try Program.run(["layout", "-e", text, "--propose", "10xnil"] + options)
    #expect(run.errors == "hello\nin a reader\n4 x 10\nin a reader\n")
    let isJSON = run.output.hasPrefix(#"{"version": 1, "command": "tree""#)
    #expect(options.isEmpty ? run.output.hasSuffix("\n10 x 10\n") : isJSON)
  }

  @Test func `a write that fails is told`() throws {
    let run = try Program.run(["-e", "(print 1)"], output: "/dev/full")
    #expect(run.status == 74)
    #expect(run.errors.hasPrefix("error: standard output cannot be written: No space left"))
  }

  @Test func `what prints without end ends where nothing can be written`() throws {
    let run = try Program.run(["-e", "(for (i 0 inf) (print i))"], output: "/dev/full")
    #expect(run.status == 74)
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ("C.UTF-8", "├─┤"), ("C", "+-+"), ("POSIX", "+-+"), ("en_US.ISO-8859-1", "+-+"),
  ])
  func `the locale says which characters are drawn`(_ locale: String, _ edge: String) throws {
    let arguments = ["-e", "(vstack (text \"a\") (text \"b\"))\nshow"]
    #expect(try Program.run(arguments, locale: locale).output.contains(edge))
  }

  @Test func `options of all subcommands may stand before the subcommand`() throws {
    let file = try scratch.file("(text \"a\")\npropose 5 x 5\nexpect size 5 x 20")
    let test = try Program.run(["--timeout", "60", "test", file])
    #expect(test.output == "1 passed, 0 failed\n")
    let layout = ["--timeout=60", "layout", "-e", "(text \"a\")", "--propose", "10x20"]
    #expect(try Program.run(layout).output == "8 x 20\n")
    let all = try Program.run(["--timeout-all", "60", "--color=never", "test", file])
    #expect(all.output == "1 passed, 0 failed\n")
  }

  @Test func `a layout that takes too long is named`() throws {
    let layout = "(define-layout (endless) (size-that-fits (p s) (f)) (place-subviews (b p s) nil))"
    let text = "(define (f) (f))\n\(layout)\n(endless)\npropose 4 x 4"
    let run = try Program.run(["--timeout", "0.2", "-"], input: text)
    #expect(run.status == 124)
    #expect(run.errors.contains("stdin:1:13: error: stopped after 0.2 s: the time is up"))
    #expect(run.errors.contains("stdin:3:1: note: `endless`, which has no subviews, was asked"))
  }

  @Test func `tests are counted`() throws {
    let file = try scratch.file("(text \"a\")\nexpect width 8\nexpect width 9\n")
    let run = try Program.run(["test", file])
    #expect(run.output.hasSuffix("1 passed, 1 failed\n"))
    #expect(run.status == 1)
  }

  @Test(arguments: [["--\u{1B}]0;title\u{7}"], ["layout", "--propose", "\u{9B}31m", "-e", "1"]])
  func `an argument does not steer the terminal`(_ arguments: [String]) throws {
    let run = try Program.run(arguments)
    #expect(run.status == 2)
    #expect(!run.errors.unicodeScalars.contains { "\u{1B}\u{7}\u{9B}".unicodeScalars.contains($0) })
  }

  @Test func `the name of a file that is tested does not steer the terminal`() throws {
    let name = "\u{1B}]0;title\u{7}.md"
    try scratch.write("```lay\nlay> (+ 1 1)\n3\n```\n", to: name)
    let run = try Program.run(["test", scratch.path])
    #expect(run.output.contains("/␛]0;title␇.md:3: printed something else\n"))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `a value that is none is answered with a sentence, and not with all options`() throws {
    let file = try scratch.file("(color red)")
    for arguments in [["--device", "WRONG"], ["--propose", "wide"], ["--set", "nothing"]] {
      let run = try Program.run(["tree", file] + arguments)
      #expect(run.status == 2)
      #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    }
  }

  @Test func `a name of a megabyte is cut where it is told`() throws {
    let name = String(repeating: "n", count: 1 << 20)
    let run = try Program.run(["-"], input: name)
    #expect(run.status == 65)
    #expect(run.errors.utf8.count < 1000)
  }
}
