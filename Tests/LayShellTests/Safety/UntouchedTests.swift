import Foundation
import Testing

@testable import LayShell

/// A run of tests leaves all files as they are.
@Suite struct UntouchedTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// Every file below the folder, with its bytes, its mode and its identity.
  private func files(in folder: String) throws -> [String: (bytes: Data, status: [UInt64])] {
    var files: [String: (Data, [UInt64])] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      let path = folder + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      let known = [UInt64(status.st_mode), UInt64(status.st_ino), UInt64(status.st_mtim.tv_sec)]
      files[name] = (try Data(contentsOf: URL(fileURLWithPath: path)), known)
    }
    return files
  }

  @Test func `the tests of the whole repository change no byte of it`() throws {
    let root = FilePath.folder(of: #filePath) + "../../../"
    for name in try FileManager.default.contentsOfDirectory(atPath: root)
    where !name.hasPrefix(".build") && !name.hasPrefix(".git") {
      try FileManager.default.copyItem(atPath: root + name, toPath: scratch.path + "/" + name)
    }
    let before = try files(in: scratch.path)
    #expect(before.count > 1_000)
    let run = try Program.run(["test", "."], in: scratch.path)
    #expect(run.output.contains(" passed, "))
    let after = try files(in: scratch.path)
    #expect(Set(before.keys) == Set(after.keys))
    let changed = before.filter { name, file in
      after[name].map { $0.bytes != file.bytes || $0.status != file.status } ?? true
    }
    #expect(changed.isEmpty, "\(changed.keys.sorted())")
  }
}
