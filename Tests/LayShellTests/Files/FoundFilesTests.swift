import Foundation
import Testing

@testable import LayShell

/// The search for files in a folder.
@Suite struct FoundFilesTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func found() -> [FoundFiles.Found] {
    Array(FoundFiles(at: scratch.path, endings: [".lay"]))
  }

  @Test func `links to folders are followed once`() throws {
    let files = FileManager.default
    for name in ["a", "b"] {
      try files.createDirectory(
        atPath: scratch.path + "/" + name, withIntermediateDirectories: false)
      for link in ["x", "y", "z"] {
        try files.createSymbolicLink(
          atPath: scratch.path + "/\(name)/\(link)", withDestinationPath: scratch.path)
      }
    }
    try scratch.write("", to: "a/one.lay")
    try scratch.write("", to: "b/two.lay")
    try scratch.write("", to: "c.lay")
    #expect(
      try found()
        == ["/a/one.lay", "/b/two.lay", "/c.lay"].map { .file(try FilePath(scratch.path + $0)) })
  }

  /// Twenty folders, each with an entry of its own.
  @Test func `a search in folders without files hears that it is to end`() throws {
    for number in 0..<20 { try scratch.makeFolder("\(number)/inner") }
    var asked = 0
    let found = FoundFiles(at: scratch.path, endings: [".lay"]) {
      asked += 1
      return asked >= 10
    }
    #expect(Array(found).isEmpty)
    // The callers of the loop that finds the stop may ask once more.
    #expect((10...12).contains(asked))
  }

  @Test func `a link to nothing and a name that is no text are failures`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/gone.lay", withDestinationPath: "nowhere")
    let name: [CChar] = Array((scratch.path + "/").utf8CString.dropLast()) + [-1, 0]
    let descriptor = open(name, O_CREAT | O_WRONLY, 0o600)
    try #require(descriptor >= 0)
    close(descriptor)
    let reasons = found().map { found in
      if case .failure(_, let reason) = found { reason } else { "" }
    }
    #expect(reasons.sorted() == ["it is a link to nothing", "its name is no text in UTF-8"])
  }
}
