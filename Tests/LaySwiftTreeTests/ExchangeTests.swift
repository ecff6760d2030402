import Foundation
import LaySwiftTree
import Testing

/// What goes between `lay-swift-tree` and its caller.
struct ExchangeTests {
  private static let request: TreeRequest = {
    var request = TreeRequest(files: [Array("let a = 1 <+> 2".utf8), [], Array("let = ".utf8)])
    request.operators = "infix operator <+>"
    return request
  }()

  @Test func `a request comes back from its bytes`() {
    var request = Self.request
    #expect(TreeExchange.request(in: TreeExchange.message(request)) == request)
    request.system = "macOS"
    #expect(TreeExchange.request(in: TreeExchange.message(request)) == request)
  }

  @Test func `an answer comes back from its bytes`() {
    var file = ParsedFile()
    file.mistakes = [SyntaxMistake(start: 0, end: 2, message: "a", hint: "b")]
    file.names = [DeclaredName(kind: .binding, path: "A.b", node: 3)]
    file.operators = "infix operator <+>"
    file.tree = [1, 10, 0, 0]
    let answer = [file, ParsedFile()]
    let message = TreeExchange.message(answer)
    #expect(TreeExchange.answer(in: message, to: [[1, 2], []]) == answer)
    // The place of the mistake is not in this file; there is another number of files.
    #expect(TreeExchange.answer(in: message, to: [[1], []]) == nil)
    #expect(TreeExchange.answer(in: message, to: [[1, 2]]) == nil)
  }

  @Test func `other bytes are no message`() {
    let message = TreeExchange.message(Self.request)
    for end in message.indices { #expect(TreeExchange.request(in: Array(message[..<end])) == nil) }
    var random = SeededNumbers(seed: 2)
    for _ in 0..<5_000 {
      var bytes = message
      bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      _ = TreeExchange.request(in: bytes)
      _ = TreeExchange.answer(in: bytes, to: Self.request.files)
    }
  }

  /// The program answers two requests; the second has the operators that the first has declared.
  @Test func `the program answers each request until its input ends`() throws {
    var first = TreeRequest(files: [Array("infix operator <+>: AdditionPrecedence".utf8)])
    first.mostThreads = 3
    let second = Self.request
    let (answer, other) = try answers(to: TreeExchange.message(first), TreeExchange.message(second))
    let declared = try #require(TreeExchange.answer(in: answer, to: first.files))
    #expect(declared.map(\.operators) == ["infix operator <+>: AdditionPrecedence"])
    let files = try #require(TreeExchange.answer(in: other, to: second.files))
    #expect(files.map(\.mistakes.isEmpty) == [true, true, false])
    let tree = try SwiftTree.decoded(files[0].tree[...], of: second.files[0])
    #expect(tree.nodes.contains { $0.kind == .binary })
    #expect(files[0].names.map(\.path) == ["a"])
    #expect(try SwiftTree.decoded(files[1].tree[...], of: []).nodes.count == 1)
  }

  /// The answers to two messages, of which the second is written when the first is answered.
  private func answers(to first: [UInt8], _ second: [UInt8]) throws -> ([UInt8], [UInt8]) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("lay-swift-tree")
    let (from, to) = (Pipe(), Pipe())
    (process.standardOutput, process.standardInput) = (from, to)
    try process.run()
    try to.fileHandleForWriting.write(contentsOf: first)
    var answer: [UInt8] = []
    while TreeExchange.length(ofMessage: answer) != answer.count || answer.isEmpty {
      let piece = from.fileHandleForReading.availableData
      if piece.isEmpty { break }
      answer += piece
    }
    try to.fileHandleForWriting.write(contentsOf: second)
    try to.fileHandleForWriting.close()
    let other = from.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return (answer, Array(other))
  }
}
