import LaySwiftTree

/// Swift files and requests for the parser, and bytes that are trees, or nearly.
enum TreeGenerator: Generator {
  static let name = "trees"
  private static let pieces = [
    "#", "\\", "@", "`", "0..<", "..<1", "\"", "\"\\(", "#\"", "\"\"\"\n", "(", ")", "[", "]", "{",
    "}", "<", ">",
    "a", "b.", ".c", "let d = ", "if e ", "else ", "switch f {", "case .g: ", "#if h\n", "#else\n",
    "#endif\n",
    " ? ", " : ", " as ", " is I", "try ", "await ", "in ", ", ", "\n", "; ", "struct J: K ",
    "extension L ",
    "func m(", "n: O = 1", " -> P ", "var q: R ", "get ", "@S(1) ", "#t", "import u", "/v/", "/*",
    "*/", "//",
    "infix operator <+>: W\n", "precedencegroup X { higherThan: Y }\n", " <+> ", "&z", "\\.a", "$0",
    "-1.5e3",
    "\u{0}", "é", "👨‍👩‍👧", "\u{FEFF}", "<#b#>", "#!/c\n", "@available(d 1, *) ", "guard let e ", "_ ",
  ]

  static func input(_ random: inout SeededRandom) -> FuzzInput {
    switch random.below(4) {
    case 0: FuzzInput(.treeRequest, bytes: changed(request(&random), &random))
    case 1, 2: FuzzInput(.swiftFiles, bytes: files(&random))
    default: FuzzInput(.tree, bytes: changed(tree(&random), &random))
    }
  }

  private static func files(_ random: inout SeededRandom) -> [[UInt8]] {
    (0..<(1 + random.below(4))).map { _ in
      // One piece again and again shows what goes by the square.
      let isSame = random.isOne(in: 3)
      let words = isSame ? (0..<(1 + random.below(3))).map { _ in random.pick(pieces) } : pieces
      let count = isSame ? 2_000 : random.below(200)
      return (0..<count).flatMap { _ in Array(random.pick(words).utf8) }
    }
  }

  private static func request(_ random: inout SeededRandom) -> [UInt8] {
    var request = TreeRequest(files: files(&random))
    request.mostThreads = random.below(5)
    request.operators = random.pick([
      "", "infix operator <+>: W", "precedencegroup W { lowerThan: W }",
    ])
    return TreeExchange.message(request)
  }

  private static func tree(_ random: inout SeededRandom) -> [UInt8] {
    var builder = TreeBuilder()
    var place = 0
    builder.open(.file, .none)
    for _ in 0..<random.below(120) {
      let (kind, role) = (random.pick(NodeKind.allCases), random.pick(NodeRole.allCases))
      switch random.below(3) {
      case 0: builder.open(kind, role)
      case 1 where builder.depth > 1: builder.close()
      default:
        let start = place + random.below(4)
        place = start + 1 + random.below(4)
        builder.leaf(kind, role, start, place)
      }
    }
    while builder.depth > 0 { builder.close() }
    return builder.tree(of: TreeTrial.file).encoded()
  }

  /// The bytes, of which some are changed, left out or repeated, in one piece.
  private static func changed(_ bytes: [UInt8], _ random: inout SeededRandom) -> [[UInt8]] {
    var bytes = bytes
    for _ in 0..<random.below(6) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      switch random.below(5) {
      case 0: bytes[place] = UInt8(random.below(256))
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(random.pick(bytes), at: place)
      case 3: bytes.insert(contentsOf: Array(repeating: 0xFF, count: random.below(12)), at: place)
      default: bytes.removeLast(random.below(bytes.count))
      }
    }
    return [bytes]
  }
}
