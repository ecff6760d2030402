import Foundation
import LayLanguage
import Testing

@testable import LayShell

/// The examples and commands in the documents of the repository work as they are written.
@Suite struct DocumentTests {
  private static let root = FilePath.folder(of: #filePath) + "../../"

  /// Every document but the lessons and the cases, which other tests run.
  static let documents =
    FoundFiles.texts(at: root + "Sources", endings: [".md"])
    .filter { !$0.contains("/Texts/") } + [root + "README.md", root + "Tests/README.md"]

  /// A fenced block: the kind that its fence names, its lines, and where it begins.
  private struct Block {
    let kind: String
    let lines: [String]
    let line: Int
  }

  private static func blocks(_ document: String) throws -> [Block] {
    var blocks: [Block] = []
    var open: (fence: Fence, lines: [String], line: Int)?
    for (offset, line) in FileLines(try TextFile.read(document)).lines.enumerated() {
      if let (fence, lines, start) = open {
        if fence.isClosed(by: line) {
          let kind = String(fence.info.filter { $0 != " " })
          blocks.append(Block(kind: kind, lines: lines, line: start))
          open = nil
        } else {
          open = (fence, lines + [String(line)], start)
        }
      } else if let fence = Fence(line) {
        open = (fence, [], offset + 1)
      }
    }
    return blocks
  }

  @Test(arguments: documents)
  func `what is marked runs and prints what stands there`(_ document: String) throws {
    let blocks = try Self.blocks(document)
    #expect(blocks.allSatisfy { ["", "lay", "markdown"].contains($0.kind) })
    guard blocks.contains(where: { $0.kind == "lay" }) else { return }
    var complaints: [String] = []
    DeepStack.run {
      var runner = TestRunner { complaints.append($0) }
      let status = runner.run([document])
      if status == .fine { complaints = [] }
    }
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  /// Marks of rules are exact; figures of cases, of which there are more each week, are within a
  /// tenth.
  @Test func `the README counts the rules and the cases`() throws {
    let readme = try TextFile.read(Self.root + "README.md")
    let figures = readme.split(separator: "\n").compactMap { line -> Int? in
      guard line.hasPrefix("| "), line.hasSuffix(" |") else { return nil }
      return Int(line.dropLast(2).split(separator: " ").last?.filter { $0 != "," } ?? "")
    }
    let rules = try TextFile.read(
      Self.root + "Sources/LayEngine/LayEngine.docc/layout-rules.md")
    // The line that explains the marks has each of them once.
    let marks = ["[C]", "[P]", "[D]"].map { rules.components(separatedBy: $0).count - 2 }
    #expect(Array(figures.prefix(3)) == marks)

    let paths = FoundFiles.texts(at: Self.root + "Tests/LayShellTests/Cases", endings: [".lay"])
    let lines = try paths.flatMap { path in
      try TextFile.read(path).split(separator: "\n").map(String.init)
    }
    let comments = lines.filter { $0.hasPrefix(";") }.joined(separator: "\n")
    let counted =
      [lines.count { $0.hasPrefix("expect") }]
      + ["derived", "measured", "documented"].map {
        comments.components(separatedBy: $0).count - 1
      }
    #expect(figures.count == 7)
    for (figure, count) in zip(figures.dropFirst(3), counted) {
      #expect(abs(figure - count) * 10 <= count, "\(figure) for \(count)")
    }
  }

  /// The page about lessons shows parts of a lesson.
  @Test(arguments: documents)
  func `a part of a lesson is one`(_ document: String) throws {
    for block in try Self.blocks(document) where block.kind == "markdown" {
      let text = "# A lesson\n\n## A step\n\n" + block.lines.joined(separator: "\n") + "\n"
      let home = try ScratchFolder()
      let run = try Program.run(["test", home.file(text, ending: "md")])
      #expect(run.status == 0, "\(document):\(block.line): \(run.output)\(run.errors)")
      #expect(LessonReader.read(text, named: "x").lesson.steps.count == 1)
    }
  }

  /// The commands in a block name scripts, subcommands and options that exist.
  @Test(arguments: documents)
  func `a command line that is shown is one`(_ document: String) throws {
    for block in try Self.blocks(document) where block.kind.isEmpty {
      for line in block.lines where line.hasPrefix("scripts/") {
        let words = line.split(separator: " ").map(String.init)
        #expect(FileManager.default.isExecutableFile(atPath: Self.root + words[0]), "\(line)")
        guard words[0] == "scripts/lay" else { continue }
        let subcommand = words.dropFirst().first { $0.allSatisfy(\.isLetter) && $0 != "FILE" }
        let known = ["fmt", "layout", "swift", "test", "walk"]
        let help = try Program.run(
          (known.contains(subcommand ?? "") ? [subcommand ?? ""] : []) + ["--help"])
        for option in words.map({ $0.drop { "[(".contains($0) } }) where option.hasPrefix("--") {
          let name = option.prefix { $0.isLetter || $0 == "-" }
          #expect(help.output.contains(name), "\(line): \(name)")
        }
      }
    }
  }

  @Test func `the page of the lessons lists them all, in their order`() throws {
    let lines = LessonHelp.markdown
    for (index, name) in LessonLibrary.names.enumerated() {
      let lesson = LessonLibrary.lesson(index)
      let item = "\(index + 1). [\(lesson.title)](Texts/"
      let line = try #require(lines.first { $0.hasPrefix(item) }, "\(name): \(item)")
      let file = line.dropFirst(item.count).prefix { $0 != ")" }
      let text = try TextFile.read(Self.root + "Sources/LayShell/Lessons/Texts/" + file)
      #expect(text == LessonLibrary.text(index))
    }
  }

  /// As `lay fmt --check` does for scripts, here also for what is typed in the lessons.
  @Test func `all scripts of the library and what the lessons type have the one form`() throws {
    for path in FoundFiles.texts(at: Self.root + "Sources", endings: [".lay"]) {
      let text = try TextFile.read(path)
      #expect(try Formatter.format(text, isCommand: CommandList.isCommand) == text, "\(path)")
    }
    for path in FoundFiles.texts(at: Self.root + "Sources/LayShell/Lessons", endings: [".md"]) {
      for case .block(let block) in Transcript(try TextFile.read(path)).pieces {
        for case .entry(let input, _, let line) in block.parts {
          let text = Transcript.text(ofInput: input)
          let once = try Formatter.format(text, isCommand: CommandList.isCommand)
          #expect(once == text + "\n" || once == text, "\(path):\(line): \(once)")
        }
      }
    }
  }
}
