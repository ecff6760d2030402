import Foundation
import Testing

@testable import LayShell

/// Files that are there when a command is to write.
@Suite struct ReplacedFileTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func run(_ line: String, _ arguments: [String] = []) throws -> Program.Run {
    try Program.run(["-e", "(text \"a\")\n" + line], in: scratch.path)
  }

  private static let lines = [
    ("show --svg", "out.svg"), ("show --html", "out.html"), ("sweep width 0..9 --svg", "out.svg"),
  ]

  @Test(arguments: lines)
  func `a picture replaces one by lay, and another file where that is said`(
    _ command: String, _ name: String
  ) throws {
    let line = "\(command) \"\(name)\""
    for _ in 0..<2 { #expect(try run(line).output.hasSuffix("wrote \(name)\n")) }
    let written = scratch.text(of: name)
    try scratch.write("<svg>mine</svg>", to: name)
    let refused = try run(line)
    #expect(refused.status == 65)
    #expect(refused.errors.contains("there is a file `\(name)` already, which is no picture that"))
    #expect(scratch.text(of: name) == "<svg>mine</svg>")
    #expect(try run(line + " replace").status == 0)
    #expect(scratch.text(of: name) == written)
  }

  /// A file made beforehand, as `mktemp` does, holds nothing that could be lost.
  @Test(arguments: lines)
  func `an empty file is replaced`(_ command: String, _ name: String) throws {
    try scratch.write("", to: name)
    #expect(try run("\(command) \"\(name)\"").status == 0)
    #expect(scratch.text(of: name).contains("lay"))
  }

  @Test(arguments: ["save", "record", "show --svg", "show --html", "sweep width 0..9 --svg"])
  func `an empty name is refused`(_ command: String) throws {
    let run = try run("\(command) \"\"")
    #expect(run.status == 65)
    #expect(run.errors.contains("error: the name of the file is empty"))
  }

  @Test(arguments: [["walk", "--html", ""], ["walk", "--new", ""], ["walk", "1", "--html="]])
  func `an empty name on the command line is refused`(_ arguments: [String]) throws {
    let run = try Program.run(arguments, in: scratch.path)
    #expect(run.status == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
  }

  @Test func `a template and pages replace nothing of others`() throws {
    try scratch.write("mine", to: "a.md")
    #expect(try Program.run(["walk", "--new", "a.md"], in: scratch.path).status == 74)
    try scratch.makeFolder("site")
    try scratch.write("mine", to: "site/index.html")
    #expect(try Program.run(["walk", "1", "--html", "site"], in: scratch.path).status == 74)
    #expect(scratch.text(of: "a.md") == "mine")
    #expect(scratch.text(of: "site/index.html") == "mine")
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/site/proposals.html"))
  }

  @Test func `where no file can be made the reason is told`() throws {
    let run = try run("show --svg \"/nowhere/a.svg\"")
    #expect(
      run.errors.contains("`/nowhere/a.svg` cannot be written: No such file or directory\n"))
  }

  @Test func `a link stays one where a picture is written`() throws {
    try scratch.write("", to: "real.svg")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/out.svg", withDestinationPath: "real.svg")
    #expect(try run("show --svg \"out.svg\"").status == 0)
    #expect(scratch.text(of: "real.svg").hasPrefix("<svg"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path + "/out.svg")
        == "real.svg")
  }
}
