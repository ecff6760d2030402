import LayLanguage
@testable import LayShell
import Testing

/// The scripts and transcripts beside the tests, and the README's sessions.
@Suite struct CaseTests {
  @Test func `each case holds and prints what it says`() throws {
    let run = try Program.run(["test"] + CaseFiles.all())
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  /// Without remembered answers the same questions are worked out again and again.
  ///
  /// `questions.lay` is left out, since it counts them.
  @Test(
    arguments: CaseFiles.all().filter {
      $0.hasSuffix(".lay") && !$0.hasSuffix("questions.lay")
    })
  func `a case holds without a memory too`(_ file: String) throws {
    var complaints: [String] = []
    DeepStack.run {
      var runner = TestRunner(remembers: false) { complaints.append($0) }
      if runner.run([file]) == .fine, runner.passed > 0 { complaints = [] }
    }
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }
}

enum CaseFiles {
  /// The folder of the tests' sources.
  private static let folder = FilePath.folder(of: #filePath)

  static func all() -> [String] {
    ["Cases", "../../Sources/LayShell/Lessons/Texts"].flatMap { name in
      FoundFiles.texts(at: folder + name, endings: [".lay", ".md"])
    }
      + ["README.md", "Sources/JSON.md", "Sources/Reference.md"].map { folder + "../../" + $0 }
  }

  /// The scripts among the cases and those of the library.
  static func scripts() -> [String] {
    ["Cases", "../../Sources/LayShell/Library"].flatMap { name in
      FoundFiles.texts(at: folder + name, endings: [".lay"])
    }
  }
}
