import Foundation

/// A folder for one test, which is removed with its contents afterwards.
final class ScratchFolder {
  let path: String
  private var count = 0

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lay-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    path = folder.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// A new file with a text.
  /// - Returns: its path.
  func file(_ text: String, ending: String = "lay") throws -> String {
    count += 1
    let name = "\(count).\(ending)"
    try write(text, to: name)
    return path + "/" + name
  }

  /// What `lay check` says of SwiftUI code, and what it complains about.
  func checked(_ code: String) throws -> String {
    try write("import SwiftUI\n" + code, to: "V.swift")
    let run = try Program.run(["check", "V.swift"], in: path)
    return run.output + run.errors
  }

  /// The same of one view.
  func checked(view: String) throws -> String {
    try checked("struct V: View { var body: some View { \(view) } }\n")
  }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: path + "/" + name, atomically: true, encoding: .utf8)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  /// - Returns: an empty text for a file that is not there.
  func text(of name: String) -> String {
    (try? String(contentsOfFile: path + "/" + name, encoding: .utf8)) ?? ""
  }

  /// The permissions of a file, 0 for one that is not there.
  func mode(of name: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path + "/" + name)
    return attributes?[.posixPermissions] as? Int ?? 0
  }
}
