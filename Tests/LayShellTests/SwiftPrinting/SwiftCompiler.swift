import Foundation

/// The Swift compiler, with stubs of the module `SwiftUI` and of the frameworks around it.
///
/// The stubs declare what is printed, as Apple documents it. The folder of the stubs is never
/// replaced, so that tests can share it.
struct SwiftCompiler: @unchecked Sendable {
  /// Made once for all tests of a process.
  static let shared = Result { try SwiftCompiler() }

  private let folder: ScratchFolder

  struct Failure: Error, CustomStringConvertible { let description: String }

  private init() throws {
    folder = try ScratchFolder()
    let stub = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../SwiftUIStub").standardized
    try Self.make("SwiftUI", of: Self.sources(in: stub), in: folder)
    for source in try Self.sources(in: stub.appendingPathComponent("Frameworks")) {
      let name = source.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      try Self.make(String(name), of: [source], in: folder)
    }
  }

  private static func sources(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map(\.path).filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// Makes a module of some files.
  private static func make(
    _ name: String, of sources: [String], in folder: ScratchFolder
  ) throws {
    let said = try run(
      "swiftc",
      [
        "-emit-module", "-emit-module-path", folder.path + "/\(name).swiftmodule", "-module-name",
        name, "-swift-version", "5", "-suppress-warnings", "-I", folder.path,
      ] + sources)
    guard said.isEmpty else { throw Failure(description: said) }
  }

  /// The errors of the compiler in a text; empty if the text has the right types.
  func complaints(about text: String) throws -> String {
    let file = folder.path + "/\(UUID().uuidString).swift"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: file) }
    return try Self.run(
      "swiftc",
      [
        "-typecheck", "-swift-version", "5", "-suppress-warnings", "-I", folder.path, file,
      ])
  }

  /// The text as swift-format writes it.
  static func formatted(_ text: String) throws -> String {
    let folder = try ScratchFolder()
    let file = folder.path + "/printed.swift"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    try format([file])
    return try String(contentsOfFile: file, encoding: .utf8)
  }

  /// Rewrites files as swift-format does.
  static func format(_ files: [String]) throws {
    let folder = try ScratchFolder()
    let settings = folder.path + "/settings.json"
    try #"{"version": 1, "lineLength": 100, "indentation": {"spaces": 2}}"#
      .write(toFile: settings, atomically: true, encoding: .utf8)
    let said = try run("swift", ["format", "-i", "--configuration", settings] + files)
    guard said.isEmpty else { throw Failure(description: said) }
  }

  /// The output of a Swift program.
  func output(of program: String) throws -> String {
    let file = folder.path + "/\(UUID().uuidString)"
    try program.write(toFile: file + ".swift", atomically: true, encoding: .utf8)
    defer {
      try? FileManager.default.removeItem(atPath: file)
      try? FileManager.default.removeItem(atPath: file + ".swift")
    }
    let said = try Self.run("swiftc", ["-o", file, file + ".swift", "-lm"])
    guard said.isEmpty else { throw Failure(description: said) }
    return try Self.run(file, [], givesOutput: true)
  }

  /// Runs a program; returns its output if it fails or `givesOutput` is true, else an empty text.
  private static func run(
    _ program: String, _ arguments: [String], givesOutput: Bool = false
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus != 0, said.isEmpty { return "it failed and said nothing" }
    return process.terminationStatus == 0 && !givesOutput ? "" : said
  }
}
