import Foundation
import Testing

@testable import LayShell

/// `scripts/install`, with programs that take the places of what it would build.
@Suite struct InstallTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    for folder in ["scripts", ".build/debug", ".build-tree/release", "out"] {
      try scratch.makeFolder(folder)
    }
    let script = FilePath.folder(of: #filePath) + "../../../scripts/install"
    try FileManager.default.copyItem(atPath: script, toPath: scratch.path + "/scripts/install")
    let programs = [
      "scripts/lay", "scripts/swift-tree", ".build/debug/lay", ".build-tree/release/lay-swift-tree",
    ]
    for name in programs {
      try scratch.write("#!/bin/sh\necho \"$@\"\n", to: name)
      chmod(scratch.path + "/" + name, 0o755)
    }
  }

  private func install(
    _ arguments: String..., home: String? = nil, in folder: String? = nil
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: scratch.path + "/scripts/install")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder ?? scratch.path)
    process.environment = ["HOME": home ?? scratch.path + "/home", "PATH": "/usr/bin:/bin"]
    if home == "none" { process.environment?["HOME"] = nil }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private var out: String { scratch.path + "/out" }

  @Test func `it replaces what it has written and leaves no other file`() throws {
    for _ in 0..<2 { #expect(try install(out) == 0) }
    #expect(scratch.text(of: "out/share/man/man1/lay.1") == "--generate-manual\n")
    #expect(scratch.mode(of: "out/bin/lay-swift-tree") == 0o755)
    let files = FileManager.default.enumerator(atPath: out)?.compactMap { $0 as? String }
    let named = scratch.text(of: "out/share/lay/files").split(separator: "\n").map(String.init)
    #expect(
      Set((files ?? []).filter { !FilePath.isFolder(out + "/" + $0) })
        == Set(named + ["share/lay/files"]))
  }

  @Test func `a program of somebody else stays unless that is said`() throws {
    try scratch.makeFolder("out/bin")
    try scratch.write("mine", to: "out/bin/lay")
    #expect(try install(out) == 74)
    #expect(scratch.text(of: "out/bin/lay") == "mine")
    #expect(!FilePath.isFolder(out + "/share"))
    #expect(try install("--force", out) == 0)
    #expect(scratch.text(of: "out/bin/lay").hasPrefix("#!/bin/sh"))
  }

  @Test func `a folder is named from where it is called`() throws {
    #expect(try install("here", in: out) == 0)
    #expect(scratch.mode(of: "out/here/bin/lay") == 0o755)
    #expect(!FilePath.isFolder(scratch.path + "/here"))
  }

  @Test(arguments: ["none", "", "relative"])
  func `without a home folder it needs a name`(_ home: String) throws {
    #expect(try install(home: home) == 2)
    #expect(try install(out, home: home) == 0)
  }

  @Test func `what is beside a file of it stays`() throws {
    try scratch.makeFolder("out/bin")
    try scratch.write("mine", to: "out/bin/lay.copy")
    #expect(try install(out) == 0)
    #expect(scratch.text(of: "out/bin/lay.copy") == "mine")
  }

  @Test func `an empty name is no folder`() throws {
    #expect(try install("") == 2)
    #expect(try install("--bogus") == 2)
    #expect(try install() == 0)
    #expect(scratch.mode(of: "home/.local/bin/lay") == 0o755)
  }
}
