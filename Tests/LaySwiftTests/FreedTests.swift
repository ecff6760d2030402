import LayLanguage
import LaySwiftParsing
import LaySwiftTree
import Testing

@testable import LaySwift

/// What runs Swift code keeps nothing of it when it ends.
@Suite struct FreedTests {
  /// Members know their types, and types their members and those of extensions.
  @Test func `the types of code are freed with what runs it`() throws {
    let code = """
      struct A { var b: B; func c() -> A { self } }
      struct B { static let all = [B()]; struct C { let a: A } }
      extension B { var d: Int { 1 } }
      """
    let bytes = Array(code.utf8)
    let parsed = try #require(FileParser.answer(TreeRequest(files: [bytes]))?.first)
    let tree = try SwiftTree.decoded(parsed.tree[...], of: bytes)
    weak var first: TypeDeclaration?
    weak var nested: TypeDeclaration?
    do {
      let evaluator = SwiftEvaluator(Interpreter())
      evaluator.add([("A.swift", tree)])
      let types = evaluator.module.types.values
      first = types.first { $0.name == "A" }
      nested = types.first { $0.name == "C" }
      #expect(first?.declared("c").isEmpty == false)
      #expect(nested?.outer?.declared("d").isEmpty == false)
    }
    // A type that is left would be printed with its module, which is gone.
    let left = [first, nested].compactMap { $0?.name }
    #expect(left.isEmpty)
  }
}
