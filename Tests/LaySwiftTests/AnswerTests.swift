import Glibc
import LaySwift
import LaySwiftParsing
import LaySwiftTree
import SwiftAnswers
import Testing

/// Swift code is run and compared with what the compiler's programs print (`scripts/swift-answers`
/// asks the compiler).
@Suite struct AnswerTests {
  private static let folder = "Tests/LaySwiftTests/Answers/"

  private static let files: [String] = {
    guard let folder = opendir(folder) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".swift.txt") { names.append(name) }
    }
    return names.sorted()
  }()

  private static func text(_ name: String) throws -> String {
    let file = try #require(fopen(folder + name, "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&piece, 1, piece.count, file), count > 0 {
      bytes += piece[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `the tree of the library is that of its text`() throws {
    let (text, tree) = SwiftEvaluator.library
    let parsed = try #require(FileParser.answer(TreeRequest(files: [text]))?.first)
    #expect(parsed.mistakes == [])
    #expect(parsed.tree == tree, "run scripts/swift-library")
  }

  /// What is followed once stays followed: the part of all answers may not become smaller.
  @Test func `nothing is silently different from Swift, and most of it is followed`() throws {
    var (equal, all) = (0, 0)
    var differences: [String] = []
    for name in Self.files {
      for one in AnswerSheet(try Self.text(name)).cases {
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
