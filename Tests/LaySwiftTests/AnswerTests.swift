import LaySwift
import LaySwiftParsing
import LaySwiftTree
import SwiftAnswers
import Testing

/// Swift code is run and compared with what the compiler's programs print (`scripts/swift-answers`
/// asks the compiler).
@Suite struct AnswerTests {
  private static let folder = "Tests/LaySwiftTests/Answers/"
  private static let files = TestFiles.names(in: folder, ending: ".swift.txt")

  @Test func `the tree of the library is that of its text`() throws {
    for (name, text, tree) in SwiftEvaluator.libraries {
      let parsed = try #require(FileParser.answer(TreeRequest(files: [text]))?.first)
      #expect(parsed.mistakes == [], "\(name)")
      #expect(parsed.tree == tree, "run scripts/swift-library")
    }
  }

  /// What is followed once stays followed: the part of all answers may not become smaller.
  @Test func `nothing is silently different from Swift, and most of it is followed`() throws {
    var (equal, all) = (0, 0)
    var differences: [String] = []
    for name in Self.files {
      for one in AnswerSheet(try TestFiles.text(Self.folder + name)).cases {
        for (question, outcome) in zip(one.questions, one.outcomes()) {
          all += 1
          if outcome == .equal { equal += 1 }
          guard case .different(let text) = outcome else { continue }
          differences.append("\(one.name): \(question.expression) gives \(text)")
        }
      }
    }
    #expect(differences == [])
    #expect(all >= 3_400)
    #expect(Double(equal) / Double(all) > 0.9, "\(equal) of \(all)")
  }
}
