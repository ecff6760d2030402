import Foundation
import Testing

@testable import LayShell

/// `scripts/lay` and `scripts/swift-tree`, in a folder with a blank and with a compiler that copies
/// the one source file into each program.
@Suite struct ScriptTests {
  private let scratch: ScratchFolder
  private var root: String { scratch.path + "/a b" }

  private static let compiler = """
    #!/bin/sh
    if [ "$1" = --version ]; then echo "Swift version 99.0"; exit; fi
    text=$(cat Sources/LaySwiftTree/a.swift)
    if [ -e edit ]; then
      rm edit
      # The clock of files has ticks of some milliseconds.
      sleep 0.05
      echo edited >Sources/LaySwiftTree/a.swift
      sleep 0.05
    fi
    mkdir -p .build/debug .build-tree/debug .build-tree/release
    echo build >>.build/builds
    for program in .build/debug/lay .build-tree/debug/lay-swift-tree; do
      printf '#!/bin/sh\\necho %s "$@"\\npwd\\n' "$text" >$program
      chmod +x $program
    done
    """

  init() throws {
    scratch = try ScratchFolder()
    let modules = [
      "CStack", "LayProcess", "LaySwiftParsing", "LaySwiftTree", "lay-swift-tree",
    ]
    for folder in ["bin", "a b/scripts", "else"] { try scratch.makeFolder(folder) }
    for module in modules { try scratch.makeFolder("a b/Sources/" + module) }
    try scratch.write("// swift-tools-version: 6.0\n", to: "a b/Package.swift")
    try scratch.write("first", to: "a b/Sources/LaySwiftTree/a.swift")
    for (name, text) in [("swift", Self.compiler), ("pkg-config", "#!/bin/sh\n")] {
      try scratch.write(text, to: "bin/" + name)
      chmod(scratch.path + "/bin/" + name, 0o755)
    }
    let scripts = FilePath.folder(of: #filePath) + "../../../scripts/"
    for name in ["build", "lay", "set-up", "swift-tree"] {
      try FileManager.default.copyItem(
        atPath: scripts + name, toPath: root + "/scripts/" + name)
    }
  }

  private func run(_ path: String, _ arguments: [String] = []) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: scratch.path + "/else")
    process.environment = ["PATH": scratch.path + "/bin:/usr/bin:/bin", "CDPATH": scratch.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map(String.init)
  }

  private var builds: Int { scratch.text(of: "a b/.build/builds").filter { $0 == "\n" }.count }

  @Test(arguments: ["lay", "swift-tree"])
  func `an edit that is made while a build runs is built at the next start`(_ name: String) throws {
    let script = root + "/scripts/" + name
    try scratch.write("", to: "a b/edit")
    #expect(try run(script).first == "first")
    for _ in 0..<2 { #expect(try run(script).first == "edited") }
    #expect(builds == 2)
  }

  @Test(arguments: ["lay", "swift-tree"])
  func `through links and from any folder they run where they are called`(_ name: String) throws {
    let (first, second) = (scratch.path + "/bin/one", scratch.path + "/else/two")
    try FileManager.default.createSymbolicLink(
      atPath: first, withDestinationPath: "../a b/scripts/" + name)
    try FileManager.default.createSymbolicLink(atPath: second, withDestinationPath: "../bin/one")
    let folder = URL(fileURLWithPath: scratch.path + "/else").resolvingSymlinksInPath().path
    for path in [first, second] {
      let lines = try run(path, name == "lay" ? ["x  y"] : [])
      #expect(lines == [name == "lay" ? "first x  y" : "first", folder])
    }
    #expect(builds == 1)
  }

  @Test func `a parser that is optimised as a whole is run as long as it is up to date`() throws {
    let script = root + "/scripts/swift-tree"
    _ = try run(script)
    let fast = root + "/.build-tree/release/lay-swift-tree"
    for (path, text) in [(fast, "#!/bin/sh\necho fast\n"), (fast + ".built", "")] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    chmod(fast, 0o755)
    #expect(try run(script).first == "fast")
    try scratch.write("edited", to: "a b/Sources/LaySwiftTree/a.swift")
    #expect(try run(script).first == "edited")
    #expect(builds == 2)
  }
}
