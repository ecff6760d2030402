import Foundation
import LaySwift
import Testing

@testable import LayCommandLine
@testable import LayShell

/// What each tool answers, and what it does not read.
@Suite struct ServedToolTests {
  private let talk: ServerTalk

  private static let swift = """
    import SwiftUI
    struct Row: View { var body: some View { HStack { Text("Hi"); Text("Hello World").lineLimit(1) } } }
    struct Card: View { var body: some View { Color.red.frame(height: 50) } }
    #Preview("Both") { Row() }
    """

  init() throws {
    talk = try ServerTalk()
    try talk.scratch.write(Self.swift, to: "Row.swift")
    try talk.scratch.write("(text \"Hi\")\n", to: "a.lay")
  }

  private func path(_ name: String) -> String { talk.scratch.path + "/" + name }

  private func structured(_ result: [String: Any]) throws -> [String: Any] {
    try #require(result["structuredContent"] as? [String: Any], "\(result)")
  }

  /// Asserts that a value is like a schema, by the check that calls go through.
  private func check(_ result: [String: Any], _ tool: any ServedTool.Type) throws {
    let data = try JSONSerialization.data(withJSONObject: structured(result))
    let value = try JSONReader.value(of: Array(data))
    #expect(JSONSchema.object(tool.outputs.map(\.member)).mistake(in: value) == nil)
  }

  /// 16 + 8 + 88 is what both texts want, of which 60 are proposed.
  @Test func `layout leads with what is wrong, and what to ask`() throws {
    let code = "(hstack (text \"Hi\") (line-limit 1 (text \"Hello World\")))"
    let result = try talk.call("layout", ["code": code, "propose": "60xnil"])
    try check(result, LayoutTool.self)
    let values = try structured(result)
    let findings = try #require(values["findings"] as? [[String: Any]])
    #expect(findings.count == 1 && findings[0]["rule"] as? String == "text-cut")
    #expect(ServerTalk.text(result).hasPrefix("text \"Hello World\" is cut"))
    #expect((values["size"] as? [String: Int])?["height"] == 20)
    // What is to be asked next can be sent as it is.
    let next = try #require((values["next"] as? [[String: Any]])?.first)
    let name = try #require(next["name"] as? String)
    let why = try talk.call(name, try #require(next["arguments"] as? [String: Any]))
    #expect(name == "why" && why["isError"] == nil)
    #expect(ServerTalk.text(why).contains("60"), "\(why)")
    try check(why, WhyTool.self)
  }

  @Test func `a tree, a picture and a hash are told on request`() throws {
    func layout(_ width: String) throws -> [String: Any] {
      let result = try talk.call(
        "layout",
        ["files": [path("a.lay")], "propose": width, "include": ["tree", "picture", "hash"]])
      try check(result, LayoutTool.self)
      return try structured(result)
    }
    let (one, same, other) = (try layout("50x50"), try layout("50x50"), try layout("8x50"))
    #expect((one["tree"] as? String)?.contains("text \"Hi\"") == true)
    #expect((one["picture"] as? String)?.contains("┌") == true)
    #expect((one["hash"] as? String)?.count == 16)
    #expect(one["hash"] as? String == same["hash"] as? String)
    #expect(one["hash"] as? String != other["hash"] as? String)
  }

  /// The published value of the hash of `a`.
  @Test func `a hash is that of Fowler, Noll and Vo`() {
    #expect(LayoutHash.text(of: "") == "cbf29ce484222325")
    #expect(LayoutHash.text(of: "a") == "af63dc4c8601ec8c")
  }

  @Test func `a row of ten views is told in 800 characters, about 200 tokens`() throws {
    func row(_ modifiers: String) throws -> String {
      let texts = (1...9).map { "Text(\"Item number \($0)\").lineLimit(1)\(modifiers)" }
      let code = "#Preview { HStack { \(texts.joined(separator: "; ")) } }\n"
      try talk.scratch.write(code, to: "Ten.swift")
      let result = try talk.call("layout", ["files": [path("Ten.swift")], "device": "iphone-se"])
      // A client starts the server in the folder, and names the file alone.
      let text = ServerTalk.text(result).replacing(talk.scratch.path + "/", with: "")
      #expect(text.count < 800 && text.contains("cut"), "\(text)")
      return text
    }
    _ = try row("")
    // Each has a cause of its own.
    #expect(try row(".frame(width: 20)").contains("and 6 more findings"))
    let all = try talk.call(
      "layout", ["files": [path("Ten.swift")], "device": "iphone-se", "include": ["findings"]])
    #expect((try structured(all)["findings"] as? [Any])?.count == 9)
  }

  @Test func `previews lists what can be a view`() throws {
    let result = try talk.call("previews", ["files": [path("Row.swift")]])
    try check(result, PreviewsTool.self)
    let values = try structured(result)
    #expect(values["previews"] as? [String] == ["Both", "Row", "Card"])
    for next in try #require(values["next"] as? [[String: Any]]) {
      let layout = try talk.call("layout", try #require(next["arguments"] as? [String: Any]))
      #expect(layout["isError"] == nil, "\(layout)")
    }
    let all = try structured(try talk.call("previews", [:]))
    let files = try #require(all["files"] as? [String])
    #expect(files.map { $0.dropFirst(talk.scratch.path.count) } == ["/Row.swift", "/a.lay"])
  }

  /// Two lines hold the words of 40, as does a text without a limit.
  @Test func `advise tells what helps`() throws {
    let code = "(frame :width 60 (line-limit 1 (text \"Hello World\")))"
    let result = try talk.call("advise", ["code": code, "propose": "200x200"])
    try check(result, AdviseTool.self)
    #expect(ServerTalk.text(result).contains("(line-limit 1 (line-limit 2 (text"), "\(result)")
  }

  /// Five words of some 50 need more than 320 from xxx-large on.
  @Test func `check tells what breaks, and its questions can be sent`() throws {
    try talk.scratch.write(
      "#Preview { Text(\"word1 word2 word3 word4 word5\").lineLimit(1) }", to: "Cut.swift")
    let result = try talk.call(
      "check", ["files": [path("Cut.swift")], "only": ["text-cut"]])
    try check(result, CheckTool.self)
    let values = try structured(result)
    let faults = try #require(values["faults"] as? [[String: Any]])
    #expect(faults.count == 1 && faults[0]["rule"] as? String == "text-cut", "\(result)")
    #expect(faults[0]["help"] as? String == "`.lineLimit(nil)` in place of `.lineLimit(1)`")
    let next = try #require((values["next"] as? [[String: Any]])?.first)
    let why = try talk.call("why", try #require(next["arguments"] as? [String: Any]))
    #expect(why["isError"] == nil && ServerTalk.text(why).contains("is cut"), "\(why)")
    let text = try talk.call("check", ["code": "(text \"Hi\")"])
    #expect(ServerTalk.text(text).hasPrefix("0 findings in 1 view of 1 file"), "\(text)")
    let both = try talk.call("check", ["code": "(text \"Hi\")", "files": ["a.lay"]])
    #expect(both["isError"] as? Bool == true)
  }

  /// The text grows by three characters of 8, and the frame is another number.
  @Test func `diff compares a file with its text before`() throws {
    let result = try talk.call(
      "diff", ["new": path("a.lay"), "oldCode": "(text \"Hello\")\n"])
    try check(result, DiffTool.self)
    #expect(ServerTalk.text(result).contains("1 of 1 view changed"), "\(result)")
    let same = try talk.call("diff", ["new": path("a.lay"), "old": path("a.lay")])
    #expect(ServerTalk.text(same).hasPrefix("0 of 1 view changed"), "\(same)")
  }

  @Test(arguments: ["check", "diff"])
  func `files elsewhere are read by none`(_ tool: String) throws {
    let arguments: [String: Any] =
      tool == "check" ? ["files": ["/etc/hosts"]] : ["new": "/etc/hosts", "oldCode": ""]
    let result = try talk.call(tool, arguments)
    #expect(result["isError"] as? Bool == true)
    #expect(ServerTalk.text(result).contains("is not below the folder"), "\(result)")
  }

  @Test func `breakpoints and help answer as the prompt does`() throws {
    let breakpoints = try talk.call(
      "breakpoints", ["code": "(text \"Hello World\")", "question": "width 0..200"])
    try check(breakpoints, BreakpointsTool.self)
    // 11 characters of 8.
    #expect(ServerTalk.text(breakpoints).contains("88"))
    let help = try talk.call("help", ["topic": "frame"])
    try check(help, HelpTool.self)
    #expect(ServerTalk.text(help).contains("frame"))
  }

  @Test(
    arguments: [
      ("layout", ["code": "(hstak)"], "unknown name `hstak`"),
      ("layout", ["code": "(print 1)"], "there is no view"),
      ("layout", ["files": ["nope.lay"]], "`nope.lay`"),
      ("layout", [:], "give `files` or `code`"),
      ("layout", ["files": "a.lay"], "`files` that is no list"),
      ("layout", ["file": "a.lay"], "a member `file`"),
      ("layout", ["code": "(text \"a\")", "propose": "wide"], "not a proposal"),
      ("layout", ["code": "(text \"a\")", "device": "nothing"], "no device"),
      ("layout", ["code": "(text \"a\")", "set": ["width"]], "no setting"),
      ("layout", ["code": "(text \"a\")", "view": "Nope"], "there is none"),
      (
        "layout", ["code": "(text \"a\")", "include": ["all"]],
        "none of findings, tree, picture, hash"
      ),
      ("why", ["code": "(text \"a\")"], "no `question`"),
      ("why", ["code": "(text \"a\")", "question": "nope.width"], "nope"),
      ("why", ["code": "(text \"a\")", "question": "text.width\nload \"b.lay\""], "one line"),
      ("help", ["topic": "nonsense"], "no help about"),
      ("layout", ["code": "(text \"a\")\nsave \"b.lay\""], "writes a file, which nothing does"),
      ("layout", ["code": "(text \"a\")", "set": ["pager=cat"]], "no script may choose"),
    ] as [(String, [String: any Sendable], String)])
  func `a mistake is told to whoever called`(
    _ tool: String, _ arguments: [String: any Sendable], _ message: String
  ) throws {
    let result = try talk.call(tool, arguments)
    #expect(result["isError"] as? Bool == true, "\(result)")
    #expect(ServerTalk.text(result).contains(message), "\(result)")
    #expect(result["structuredContent"] == nil)
  }

  /// A file outside, and all ways to it.
  @Test func `nothing outside of the folder is read`() throws {
    let outside = try ScratchFolder()
    try outside.write("(text \"secret\")\n", to: "s.lay")
    let secret = outside.path + "/s.lay"
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: path("link.lay"), withDestinationPath: secret)
    try manager.createSymbolicLink(atPath: path("folder"), withDestinationPath: outside.path)
    try talk.scratch.write("load \"\(secret)\"\n", to: "loads.lay")
    try talk.scratch.write("load \"link.lay\"\n", to: "loadslink.lay")
    try talk.scratch.write("set face \"\(secret)\"\n(text \"a\")\n", to: "face.lay")
    let names = [
      secret, path("link.lay"), path("folder/s.lay"),
      path("../\(outside.path.split(separator: "/").last ?? "")/s.lay"),
      path("loads.lay"), path("loadslink.lay"), path("face.lay"), "-", "/dev/stdin", "~/s.lay",
      path("folder/t.lay"), "/etc/passwd",
    ]
    for name in names {
      let result = try talk.call("layout", ["files": [name]])
      #expect(result["isError"] as? Bool == true, "\(name): \(result)")
      #expect(ServerTalk.text(result).contains("is not below the folder"), "\(name): \(result)")
      #expect(!ServerTalk.text(result).contains("secret"))
    }
    // What is near outside is not told either.
    let near = try talk.call("layout", ["files": [path("foldr/s.lay")]])
    #expect(near["isError"] as? Bool == true && !ServerTalk.text(near).contains("folder/s.lay"))
    for tool in ["previews", "why"] {
      var arguments: [String: Any] = ["files": [outside.path + "/s.swift"]]
      if tool == "why" { arguments["question"] = "width" }
      #expect(ServerTalk.text(try talk.call(tool, arguments)).contains("is not below the folder"))
    }
    let setting = try talk.call("layout", ["code": "(text \"a\")", "set": ["face=\(secret)"]])
    #expect(ServerTalk.text(setting).contains("is not below the folder"))
    let all = try structured(try talk.call("previews", [:]))
    #expect((all["files"] as? [String])?.contains { $0.hasSuffix("/link.lay") } == false)
  }

  @Test(arguments: Power.all.map(\.usage))
  func `no text that is asked about has a power`(_ usage: String) throws {
    let line = usage.replacing("sweep", with: "sweep width 0..9")
      .replacing("FILE", with: "\"\(path("out.svg"))\"").replacing("LESSON", with: "1")
      .replacing("COMMAND", with: "\"touch \(path("out"))\"")
    try talk.scratch.write("(text \"a\")\npropose 9\n\(line)\n", to: "b.lay")
    for arguments in [["files": [path("b.lay")]], ["code": "(text \"a\")\npropose 9\n\(line)"]] {
      let result = try talk.call("layout", arguments as [String: Any])
      #expect(result["isError"] as? Bool == true, "\(result)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: talk.scratch.path)
    #expect(!names.contains { $0.hasPrefix("out") })
  }

  @Test func `a long answer is cut at a line, and says so`() throws {
    // A line of the tree is longer than 40 characters.
    let code = "(vstack (for (i 1 1000) (text \"Hello World Hello World Hello World\")))"
    let result = try talk.call("layout", ["code": code, "include": ["tree"]])
    try check(result, LayoutTool.self)
    let values = try structured(result)
    let tree = try #require(values["tree"] as? String)
    #expect(tree.count <= ToolAnswer.longest && tree.count > ToolAnswer.longest - 200)
    #expect((values["notes"] as? [String])?.last?.contains("and cut") == true, "\(values)")
  }

  // MARK: The program

  @Test func `the program answers until its input ends`() throws {
    let messages = [
      ServerTalk.request("tools/call", ["name": "layout", "arguments": ["files": ["a.lay"]]]),
      String(repeating: " ", count: MessageInput.most + 1) + "{}", "{\"half\":",
      ServerTalk.request(
        "tools/call", ["name": "layout", "arguments": ["code": "(define (f) (f)) (f)"]], id: 2),
      ServerTalk.request("tools/list", id: 3),
    ]
    let run = try Program.run(
      ["mcp", "--timeout", "2"], input: messages.joined(separator: "\n"), in: talk.scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    let answers = try run.output.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(object)
    }
    #expect(answers.count == 5)
    #expect(answers[0].result?["isError"] == nil)
    #expect(answers[1].code == -32600 && answers[2].code == -32700)
    #expect(ServerTalk.text(answers[3].result ?? [:]).contains("stopped after 2 s"))
    #expect(answers[4].result?["tools"] != nil)
  }

  @Test func `what an agent has to know is short, and its examples run`() throws {
    let run = try Program.run(["--agents"])
    #expect(
      run.status == 0
        && run.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 41)
    try talk.scratch.write(
      "import SwiftUI\nstruct Row: View { var body: some View { Text(\"Inbox\") } }\n#Preview { Row() }\n",
      to: AgentGuide.file)
    let shell = "PATH=\(FilePath.folder(of: Program.path)):$PATH; cd \(talk.scratch.path); "
    for (line, _) in AgentGuide.examples + [(AgentGuide.server + " </dev/null", "")] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", shell + line]
      let (output, errors) = (Pipe(), Pipe())
      (process.standardOutput, process.standardError) = (output, errors)
      try process.run()
      let printed = output.fileHandleForReading.readDataToEndOfFile()
      let told = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(line): \(String(decoding: told, as: UTF8.self))")
      #expect(printed.isEmpty == line.hasPrefix(AgentGuide.server), "\(line)")
      #expect(line.hasPrefix(AgentGuide.server) || run.output.contains("  \(line)  "), "\(line)")
    }
  }
}
