import Foundation
import Testing

@testable import LayShell

/// What `lay check` prints, leaves out and exits with.
@Suite struct CheckCommandTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(Self.cut, to: "cut.lay")
    try scratch.write("(text \"Hi\")\n", to: "fine.lay")
  }

  /// Cut below 24 letters of 8 points and a distance of 8: below 200, and so at all sizes in a frame.
  private static let cut =
    "(frame :width 100 (line-limit 1 (text \"Twenty-four letters here\")))\n"

  private func check(_ words: String...) throws -> Program.Run { try check(words) }

  private func check(_ words: [String]) throws -> Program.Run {
    try Program.run(["check"] + words, in: scratch.path)
  }

  @Test func `the status tells whether there are findings`() throws {
    #expect(try check("fine.lay").status == 0)
    #expect(try check("cut.lay").status == 1)
    #expect(try check("fine.lay", "cut.lay").status == 1)
    #expect(try check("nothing.lay").status == 2)
    #expect(try check(".").status == 1)
    #expect(try Program.run(["lint", "fine.lay"], in: scratch.path).status == 0)
  }

  @Test func `a finding is a line in the shape of a compiler's`() throws {
    let lines = try check("cut.lay").output.split(separator: "\n")
    let first = try #require(lines.first)
    #expect(first.hasPrefix("cut.lay:1:33: warning: text \"Twenty-four letters here\" is cut by "))
    // 24 letters of 8 are 192, at every width of the window.
    #expect(first.hasSuffix("[text-cut]: all widths; needs 192, has 100"), "\(first)")
    #expect(lines[1].hasPrefix("  why: "))
  }

  @Test func `a file that cannot be read is a finding, and the run goes on`() throws {
    try scratch.write("(text \"a\"\n", to: "open.lay")
    let run = try check("nothing.lay", "open.lay", "cut.lay")
    #expect(run.status == 1)
    #expect(run.output.contains("nothing.lay: error: "))
    #expect(run.output.contains("open.lay:1"))
    #expect(run.output.contains("cut.lay:1:33: warning: "))
  }

  @Test func `however many processes judge, the same is found in the same order`() throws {
    for number in 1...7 {
      // As in `cut`, with a frame of its own: needs 192, has 101 to 107.
      let cut = Self.cut.replacing("100", with: "\(100 + number)")
      try scratch.write(cut, to: "\(number).lay")
    }
    try scratch.write("(text \"a\"\n", to: "0.lay")
    let one = try check("-j", "1", ".")
    #expect(one.output.split(separator: "\n").count { $0.contains("needs 192, has 10") } == 8)
    for count in ["2", "3", "64"] {
      let several = try check("-j", count, ".")
      #expect(several.output == one.output)
      #expect(several.status == 1)
    }
    #expect(try check(".").output == one.output)
    for wrong in ["0", "65"] {
      let refused = try check("-j", wrong, ".")
      #expect(refused.status == 2)
      #expect(refused.errors.contains("'\(wrong)' is no number of processes; write 1 to 64"))
    }
  }

  @Test(arguments: ["1", "2"])
  func `what takes too long is told of its file alone`(_ count: String) throws {
    try scratch.write("(while true (+ 1 1))\n", to: "endless.lay")
    let files = ["endless.lay", "cut.lay", "fine.lay"]
    let run = try check(["-j", count, "--timeout", "1"] + files)
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "endless.lay: error: stopped after 1 s: the time is up [not-checked]")
    #expect(lines.contains { $0.hasPrefix("cut.lay:1:33: warning: ") })
  }

  /// Two processes wait twice for a second each; 200 lines of findings are more than is written at once.
  @Test func `what is found is told to its end, however long all files take together`() throws {
    for number in 1...3 { try scratch.write("(while true (+ 1 1))\n", to: "endless\(number).lay") }
    let row = "(line-limit 1 (text \"Twenty-four letters here\"))"
    for number in 1...40 {
      try scratch.write("(frame :width \(100 + number) \(row))\n", to: "row\(number).lay")
    }
    let run = try check("-j", "2", "--timeout", "1", "--format", "json", ".")
    #expect(run.output.utf8.count > 16_384)
    #expect(run.output.hasSuffix("}\n"))
    #expect(run.output.components(separatedBy: "\"text-cut\"").count >= 41)
  }

  @Test(arguments: [
    ("; lay: ignore text-cut\n", "", true), ("; lay: ignore\n", "", true),
    ("", " ; lay: ignore text-cut", true), ("; lay: ignore no-room\n", "", false),
    ("; lay: ignore text-cut\n\n", "", false),
  ])
  func `a comment leaves out findings of its line and the next`(
    _ before: String, _ behind: String, _ isIgnored: Bool
  ) throws {
    let text = before + Self.cut.dropLast() + behind + "\n"
    try scratch.write(text, to: "said.lay")
    #expect(try check("said.lay").status == (isIgnored ? 0 : 1))
  }

  @Test func `a file of an app is judged with the files, texts and stand-ins of the app`() throws {
    let folder = try ScratchFolder()
    for name in [".git", "Code", "en.lproj"] { try folder.makeFolder(name) }
    for (path, text) in [
      ("Code/Row.swift", Self.row), ("en.lproj/Localizable.strings", Self.texts),
      ("Code/Avatar.swift", "struct Avatar: View { var body: some View { Circle() } }"),
      ("lay.stand-ins", "store.name = \"Bob\""),
    ] {
      try folder.write(text, to: path)
    }
    // Without the app the key, of 80 letters in place of two, is cut in half of a phone.
    let run = try Program.run(["check", "Code/Row.swift", "--strict"], in: folder.path)
    #expect(run.status == 0 && run.output.contains("0 findings in 1 view of 1 file"), "\(run)")
  }

  /// A manifest is no file of the app: what it names was looked up in the tree of the first file.
  @Test func `a manifest among the files is no code of the app`() throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("App")
    try folder.write("", to: "Package.swift")
    try folder.write(
      "import SwiftUI\n@main struct Main: App {\n  var body: some Scene { WindowGroup { Missing() } }\n}\n"
        + "struct Row: View { var body: some View { Missing(); Text(\"Hi\") } }",
      to: "App/Main.swift")
    let run = try Program.run(["check", "App/Main.swift", "Package.swift"], in: folder.path)
    #expect(run.status == 0, "\(run)")
  }

  /// Each app has the text of its own key; without it half of the key is cut.
  @Test func `a folder of several apps has the texts of all of them`() throws {
    let folder = try ScratchFolder()
    for name in ["One", "Two"] {
      try folder.makeFolder("\(name)/en.lproj")
      let key = String(repeating: name, count: 30)
      try folder.write("", to: "\(name)/Package.swift")
      try folder.write("\"\(key)\" = \"Hi\";", to: "\(name)/en.lproj/Localizable.strings")
      try folder.write(
        "import SwiftUI\nstruct \(name): View { var body: some View { Text(\"\(key)\").lineLimit(1) } }",
        to: "\(name)/Row.swift")
    }
    let run = try Program.run(["check", ".", "--strict"], in: folder.path)
    #expect(run.status == 0 && run.output.contains("0 findings in 2 views of 4 files"), "\(run)")
  }

  private static let row = """
    struct Row: View {
      var body: some View {
        HStack { Avatar(); Text("\(key)").lineLimit(1); Text(store.name) }
      }
    }
    """
  private static let texts = "\"\(key)\" = \"Hi\";"
  private static let key = String(repeating: "row.title.", count: 8)

  @Test func `rules are chosen by their names`() throws {
    #expect(try check("cut.lay", "--only", "text-cut").status == 1)
    #expect(try check("cut.lay", "--only", "no-room,over-text").status == 0)
    #expect(try check("cut.lay", "--skip", "text-cut").status == 0)
    let wrong = try check("cut.lay", "--only", "text-cuts")
    #expect(wrong.status == 2 && wrong.errors.contains("did you mean 'text-cut'?"))
  }

  @Test func `a project says in a file which rules count`() throws {
    try scratch.write("# small screens only\nskip  no-room, text-cut\n", to: ".lay-check")
    #expect(try check("cut.lay").status == 0)
    // The command line counts instead.
    #expect(try check("cut.lay", "--skip", "no-room").status == 1)
    try scratch.write("sizes large\n", to: ".lay-check")
    #expect(try check("cut.lay").output.contains("[text-cut]: all widths at large"))
    try scratch.write("widths 320..430\n", to: ".lay-check")
    #expect(try check("cut.lay").output.contains("[text-cut]: widths 320 to 430;"))
  }

  @Test(arguments: [
    ("skp text-cut", "did you mean `skip`?"), ("skip text-cuts", "did you mean 'text-cut'?"),
    ("sizes huge", "`huge` is no size of texts"), ("length 7", "'7' is no length of texts"),
    ("widths 430..320", "`430..320` are no widths"), ("widths 1..2000", "inside of 320..1376"),
    ("skip", "`skip` needs something behind it"), ("strict yes", "`strict` stands alone"),
  ])
  func `a line of that file that means nothing is an error`(_ line: String, _ words: String) throws
  {
    try scratch.write("\n\(line)\n", to: ".lay-check")
    let run = try check("cut.lay")
    #expect(run.status == 2)
    #expect(run.errors.contains(".lay-check:2: ") && run.errors.contains(words), "\(run.errors)")
  }

  /// The groups are the path, the line, the column, the severity, the message and the rule.
  @Test(arguments: ["cut.lay", "missing.lay"])
  func `the matcher of problems matches what is printed`(_ path: String) throws {
    let setup = try Program.run(["check", "--setup", "matcher"])
    let object = try JSONSerialization.jsonObject(with: Data(setup.output.utf8)) as? [String: Any]
    let matchers = try #require(object?["problemMatcher"] as? [[String: Any]])
    let pattern = try #require((matchers[0]["pattern"] as? [[String: Any]])?.first)
    let expression = try NSRegularExpression(
      pattern: try #require(pattern["regexp"] as? String), options: .anchorsMatchLines)
    let printed = try check(path).output
    let whole = NSRange(printed.startIndex..., in: printed)
    let found = expression.matches(in: printed, range: whole)
    #expect(found.count == 1, "\(printed)")
    let match = try #require(found.first)
    func group(_ name: String) throws -> String? {
      let range = match.range(at: try #require(pattern[name] as? Int))
      return Range(range, in: printed).map { String(printed[$0]) }
    }
    #expect(try group("file") == path)
    let isFile = path == "cut.lay"
    #expect(try group("line") == (isFile ? "1" : nil))
    #expect(try group("code") == (isFile ? "text-cut" : "not-checked"))
    #expect(try group("severity") == (isFile ? "warning" : "error"))
  }

  @Test(arguments: [("pre-commit", "entry: lay check"), ("github", "lay check --format github .")])
  func `files for other programs are printed`(_ name: String, _ words: String) throws {
    let run = try Program.run(["check", "--setup", name])
    #expect(run.status == 0 && run.output.contains(words))
    #expect(try Program.run(["check", "--setup", name, "a.lay"]).status == 2)
  }

  @Test func `a check names what is checked`() throws {
    let run = try Program.run(["check"])
    #expect(run.status == 2 && run.errors.contains("name a file or a folder"), "\(run)")
  }

  @Test func `what a file of findings knows is left out`() throws {
    let before = try check("cut.lay", "--format", "json").output
    try scratch.write(before, to: "known.json")
    // The line moves.
    try scratch.write("\n\n" + Self.cut, to: "cut.lay")
    let run = try check("cut.lay", "--baseline", "known.json")
    #expect(run.status == 0 && run.output.contains("1 known before"))
    try scratch.write("(text \"Hi\")", to: "wrong.json")
    #expect(try check("cut.lay", "--baseline", "wrong.json").status == 2)
    #expect(try check("cut.lay", "--baseline", "missing.json").status == 66)
  }

  @Test func `a workflow's command has the place and the message`() throws {
    let run = try check("cut.lay", "--format", "github")
    #expect(run.output.hasPrefix("::warning file=cut.lay,line=1,col=33,title=text-cut::text "))
    #expect(run.output.split(separator: "\n").count == 1)
  }

  @Test func `SARIF has the rule, the level and the place`() throws {
    let run = try check("cut.lay", "--format", "sarif")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["version"] as? String == "2.1.0")
    let runs = try #require(object?["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    #expect(results.first?["ruleId"] as? String == "text-cut")
    #expect(results.first?["level"] as? String == "warning")
    #expect("\(results)".contains("startLine = 1") || "\(results)".contains("\"startLine\": 1"))
  }

  /// The names of members are words of the page about JSON.
  @Test func `all members are documented`() throws {
    let run = try check("cut.lay", "--format", "json")
    #expect(try run.undocumentedMembers == [])
  }
}
