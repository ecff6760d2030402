import LayProcess
import LaySwiftParsing
import LaySwiftTree
import SwiftOperators
import Testing

/// What reading gives for a test.
enum Trees {
  /// The tree of code without mistakes.
  static func tree(_ code: String, operators: String = "") throws -> SwiftTree {
    let (tree, mistakes) = try read(code, operators: operators)
    return try #require(tree, "\(mistakes)")
  }

  static func mistakes(_ code: String) throws -> [SyntaxMistake] { try read(code).mistakes }

  static func read(
    _ code: String, operators: String = ""
  ) throws -> (tree: SwiftTree?, mistakes: [SyntaxMistake]) {
    try read(Array(code.utf8), operators: operators)
  }

  static func read(
    _ bytes: [UInt8], operators: String = ""
  ) throws -> (tree: SwiftTree?, mistakes: [SyntaxMistake]) {
    let found = Workers.results(of: [0]) { _ in
      FileParser.tree(
        of: bytes, operators.isEmpty ? .standardOperators : DeclaredOperators.table(with: operators)
      )
    }
    return try #require(found?[0])
  }

  /// The items of a file, as `(kind part part …)` without marks; a token is its text.
  static func shape(_ code: String, operators: String = "") throws -> String {
    let tree = try tree(code, operators: operators)
    return tree.children(of: 0, .item).map { shape(of: $0, in: tree) }.joined(separator: " ")
  }

  private static func shape(of node: Int, in tree: SwiftTree) -> String {
    if tree.isLeaf(node), tree.range(of: node).count > 0 { return tree.text(of: node) }
    let parts = tree.children(of: node).filter { tree.nodes[$0].kind != .mark }
    let words = ["\(tree.nodes[node].kind)"] + parts.map { shape(of: $0, in: tree) }
    return "(\(words.joined(separator: " ")))"
  }
}

/// Random numbers that are the same in each run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
