import Foundation
import Testing

/// The reader of SwiftUI code is a separate program, which may be missing, end, or never answer.
@Suite struct SwiftReaderProcessTests {
  /// Runs `lay` on SwiftUI code, with a shell script in place of the reader.
  private func run(_ reader: String?, _ arguments: [String] = []) throws -> Program.Run {
    let scratch = try ScratchFolder()
    defer { withExtendedLifetime(scratch) {} }
    let file = try scratch.file("Text(\"a\")")
    let script = try reader.map { try scratch.file("#!/bin/sh\n" + $0 + "\n", ending: "sh") }
    if let script {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    }
    return try Program.run(
      arguments + ["-"], input: "(swiftui \"Text(\\\"a\\\")\")",
      environment: ["LAY_SWIFT_READER": script ?? file + ".none"])
  }

  @Test(arguments: [
    "kill -9 $$", "exit 3", "cat > /dev/null; echo hello", "cat > /dev/null", ":",
    "echo 11:lay-swift/3; exit 1", "head -c 100000 /dev/zero",
  ])
  func `a reader that ends is told of`(script: String) throws {
    let run = try run(script)
    #expect(run.errors.contains("the reader of Swift code ended without an answer"))
    #expect(run.status == 65)
  }

  @Test func `a reader that is not there is told of`() throws {
    let run = try run(nil)
    #expect(run.errors.contains("Swift code is read by `lay-swift`, which is not there"))
    #expect(run.status == 65)
  }

  @Test func `a reader that never answers is ended`() throws {
    let run = try run("sleep 600", ["--timeout", "1"])
    #expect(run.status == 124)
  }

  /// Run in the folder of the files, so that paths are shown as a user there sees them.
  @Test func `views are told with their places in Swift files`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("SwiftPlaces").path
    let run = try Program.run(["test", "places.md"], in: folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
