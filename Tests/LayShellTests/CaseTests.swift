import LayLanguage
import LayShell
import Testing

/// The scripts and transcripts beside the tests, and the README's sessions.
@Suite struct CaseTests {
  @Test(arguments: try CaseFiles.all())
  func `a case holds and prints what it says`(_ file: String) throws {
    var complaints: [String] = []
    DeepStack.run {
      var runner = TestRunner { complaints.append($0) }
      let status = runner.run([file])
      if status == .fine, runner.passed > 0 { complaints = [] }
    }
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }
}

enum CaseFiles {
  /// The folder of the tests' sources.
  private static let folder = TextFile.folder(of: #filePath)

  static func all() throws -> [String] {
    try TextFile.files(at: folder + "Cases", endings: [".lay", ".md"]) + [
      folder + "../../README.md"
    ]
  }
}
