import LaySwiftTree
import Testing

/// A tree comes back from its bytes; other bytes are an error, and take no more than they are long.
struct CodecTests {
  private static let code = """
    struct Row: View {
      @State private(set) var count = 1 { didSet { update(oldValue, by: 2 * 3) } }
      var body: some View { Text("a\\(count) b").padding(.leading, 4) }
    }
    """

  @Test(arguments: SwiftSamples.all)
  func `a tree comes back from its bytes`(_ code: String) throws {
    let tree = try Trees.tree(code)
    #expect(try SwiftTree.decoded(tree.encoded()[...], of: tree.bytes) == tree)
  }

  /// One node; `file` has the number 10, no role is 0, and it has one child: `mark` is 0, role 1 with its
  /// high bit is 129, behind 2 bytes and 3 bytes long.
  @Test func `a token has its kind, its role, the bytes before it and its length`() throws {
    var builder = TreeBuilder()
    builder.open(.file, .none)
    builder.leaf(.mark, .mark, 2, 5)
    builder.close()
    let tree = builder.tree(of: Array("  ...".utf8))
    #expect(tree.encoded() == [2, 10, 0, 1, 0, 129, 2, 3])
    #expect(tree.range(of: 0) == 2..<5)
  }

  @Test func `bytes that are cut off anywhere are an error`() throws {
    let tree = try Trees.tree(Self.code)
    let encoded = tree.encoded()
    for end in encoded.indices {
      #expect(throws: TreeCodecError.self) {
        try SwiftTree.decoded(encoded[..<end], of: tree.bytes)
      }
    }
    #expect(throws: TreeCodecError.leftOver) {
      try SwiftTree.decoded((encoded + [0])[...], of: tree.bytes)
    }
  }

  /// A changed byte that still gives a tree gives one that can be written: nothing in it is out of its
  /// bounds.
  @Test(arguments: 0..<4)
  func `changed bytes are a tree, or an error`(_ seed: UInt64) throws {
    let tree = try Trees.tree(Self.code)
    var random = SeededNumbers(seed: seed)
    for _ in 0..<4_000 {
      var bytes = tree.encoded()
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      guard let other = try? SwiftTree.decoded(bytes[...], of: tree.bytes) else { continue }
      #expect(try SwiftTree.decoded(other.encoded()[...], of: tree.bytes) == other)
      #expect(other.nodes.indices.allSatisfy { other.range(of: $0).upperBound <= tree.bytes.count })
      _ = other.declaredNames
    }
  }

  @Test func `random bytes are a tree, or an error`() {
    var random = SeededNumbers(seed: 1)
    for count in 0..<2_000 {
      let bytes = (0..<count % 64).map { _ in UInt8.random(in: 0...255, using: &random) & 0x8F }
      _ = try? SwiftTree.decoded(bytes[...], of: Array(repeating: 0x61, count: 99))
    }
  }

  /// 2⁵² nodes in eight bytes, then a node of 2⁵² children in a tree of two.
  @Test func `a count that cannot be is an error before any memory is taken`() {
    let many: [UInt8] = [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x08]
    for bytes in [many + [10, 0, 0], [2, 10, 0] + many, [1, 10, 0] + many] {
      #expect(throws: TreeCodecError.cutOff) { try SwiftTree.decoded(bytes[...], of: []) }
    }
  }

  @Test func `a token is not empty, and lies in the file`() {
    for (gap, length) in [(0, 0), (0, 4), (3, 1), (4, 0)] as [(UInt8, UInt8)] {
      #expect(throws: TreeCodecError.outsideOfFile) {
        try SwiftTree.decoded([2, 10, 0, 1, 2, 0x85, gap, length], of: Array("abc".utf8))
      }
    }
  }

  /// Of ten nodes inside of each other: the count, then each with its one child, the last with none.
  @Test func `nodes nest to a limit, and need no stack`() throws {
    func nested(_ depth: Int) -> [UInt8] {
      var writer = ByteWriter()
      writer.write(depth)
      for left in (0..<depth).reversed() {
        writer.write(byte: NodeKind.block.rawValue)
        writer.write(byte: NodeRole.item.rawValue)
        writer.write(left == 0 ? 0 : 1)
      }
      return writer.bytes
    }
    let deepest = try SwiftTree.decoded(nested(SwiftTree.mostDepth)[...], of: [])
    #expect(deepest.encoded() == nested(SwiftTree.mostDepth))
    for depth in [SwiftTree.mostDepth + 1, 200_000] {
      #expect(throws: TreeCodecError.tooDeep) {
        try SwiftTree.decoded(nested(depth)[...], of: [])
      }
    }
  }
}
