import Foundation
import Testing

@testable import LayShell

/// What a text may read of its own accord: below its own folder, and nothing elsewhere.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct ReadingPowerTests {
  private let scratch: ScratchFolder

  /// Lines of a file that is nobody's business, of the form that names a thing in each.
  private static let secret = "root:x:0:secret\n"

  init() throws {
    scratch = try ScratchFolder()
    for folder in ["in", "in/parts", "out"] { try scratch.makeFolder(folder) }
    for name in ["out/shadow", "out/s.lay", "in/notes.txt"] {
      try scratch.write(Self.secret, to: name)
    }
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/in/link.lay", withDestinationPath: "../out/s.lay")
    try scratch.write("(text \"b\")\n", to: "in/b.lay")
    try scratch.write("load \"a.lay\"\n", to: "in/m.lay")
  }

  /// All that runs or only reads a script which no person runs by its name.
  private static let ways = [
    ["m.lay"], ["-e", "load \"a.lay\""], ["-i", "m.lay"], ["test", "a.lay"], ["test", "a.md"],
    ["check", "a.lay"], ["check", "."], ["check", "--format", "json", "a.lay"],
    ["diff", "b.lay", "a.lay"], ["diff", "a.lay", "b.lay", "--format", "json"], ["tree", "a.lay"],
    ["tree", "a.lay", "--json"], ["why", "a.lay", "width"], ["explain", "a.lay", "--json"],
    ["layout", "a.lay", "--propose", "9"], ["layout", "a.lay", "--propose", "9", "--json"],
    ["export", "--to", "swift", "a.lay"], ["export", "--xctest", "a.lay"],
    ["fmt", "--diff", "a.lay"],
  ]

  /// Runs a line as the last of a script in each way; what each prints.
  private func printed(_ line: String) throws -> [(way: [String], text: String)] {
    try scratch.write("(text \"a\")\npropose 9\n\(line)\n", to: "in/a.lay")
    try scratch.write("```lay\nlay> (text \"a\")\nlay> \(line)\n```\n", to: "in/a.md")
    return try Self.ways.map { way in
      let run = try Program.run(way, in: scratch.path + "/in")
      return (way, run.output + run.errors)
    }
  }

  @Test(arguments: ["(load \"{}\")", "load \"{}\"", "set face \"{}\""])
  func `nothing is read from elsewhere, and nothing is told of what is there`(
    _ line: String
  ) throws {
    let targets = [
      "../out/shadow", "\(scratch.path)/out/shadow", "link.lay", "parts/../../out/s.lay",
    ]
    for target in targets {
      for (way, text) in try printed(line.replacing("{}", with: target)) {
        #expect(!text.contains("secret"), "\(way) \(target): \(text)")
        guard way[0] != "fmt" else { continue }
        #expect(text.contains("file that is not below its folder, which nothing"), "\(way) \(text)")
      }
    }
    let (there, missing) = try (
      printed(line.replacing("{}", with: "../out/s.lay")),
      printed(line.replacing("{}", with: "../out/n.lay"))
    )
    for (one, other) in zip(there, missing) {
      #expect(one.text == other.text.replacing("out/n.lay", with: "out/s.lay"))
    }
  }

  @Test func `a file below the folder is read, and quoted only if it is a script or Swift`() throws
  {
    try scratch.write("load \"../b.lay\"\n", to: "in/parts/c.lay")
    for (way, text) in try printed("load \"parts/c.lay\"") {
      #expect(!text.contains("not below its folder"), "\(way): \(text)")
    }
    for (way, text) in try printed("(load \"notes.txt\")") {
      #expect(!text.contains("secret"), "\(way): \(text)")
    }
  }

  @Test func `a script in a folder that was named reads all that is below that folder`() throws {
    try scratch.write("load \"../b.lay\"\npropose 9\nexpect width 8\n", to: "in/parts/c.lay")
    for arguments in [["test", "."], ["check", "."], ["snapshot", ".", "--update"]] {
      let run = try Program.run(arguments, in: scratch.path + "/in")
      #expect(!(run.output + run.errors).contains("not below its folder"), "\(run)")
    }
    for arguments in [["test", "parts"], ["test", "parts/c.lay"], ["check", "parts"]] {
      let run = try Program.run(arguments, in: scratch.path + "/in")
      #expect((run.output + run.errors).contains("not below its folder"), "\(run)")
    }
  }

  @Test func `a script that is run by its name reads anywhere, as its person could`() throws {
    try scratch.write("(print \"out\")\n", to: "out/p.lay")
    try scratch.write("load \"../out/p.lay\"\n", to: "in/main.lay")
    for arguments in [["main.lay"], ["-i", "main.lay"], ["-e", "load \"../out/p.lay\""]] {
      #expect(try Program.run(arguments, in: scratch.path + "/in").output.contains("out"))
    }
    // What it loads reads in its folder, and below the one of the script that a person has named.
    try scratch.write("load \"q.lay\"\nload \"../in/b.lay\"\n(print \"both\")", to: "out/p.lay")
    try scratch.write("(print \"q\")\n", to: "out/q.lay")
    #expect(try Program.run(["main.lay"], in: scratch.path + "/in").output == "q\nboth\n")
  }

  @Test func `a file that stands for settings is no link to another file`() throws {
    let files = FileManager.default
    try scratch.write("import SwiftUI\n#Preview { Text(\"a\") }\n", to: "in/c.swift")
    for name in [".lay-check", "lay.stand-ins"] {
      let link = scratch.path + "/in/" + name
      try files.createSymbolicLink(atPath: link, withDestinationPath: "../out/shadow")
      for arguments in [["check", "c.swift"], ["tree", "c.swift"], ["c.swift"]] {
        let run = try Program.run(arguments, in: scratch.path + "/in")
        #expect(!(run.output + run.errors).contains("secret"), "\(name) \(arguments)")
        if name == "lay.stand-ins", arguments != ["check", "c.swift"] {
          #expect(run.errors.contains("cannot be read: it is a link"), "\(arguments)")
        }
      }
      try files.removeItem(atPath: link)
    }
  }
}
