import LayLanguage

/// Programs made of the examples in help, with one argument replaced by something else.
///
/// Every declaration, every argument and every keyword that an example leaves out meets every value
/// of `values`; a seed shuffles them, so that a part of them is a fair sample.
struct HostileArguments: Sequence, IteratorProtocol {
  static let values = [
    "nil", "\"\"", "-1", "0", "inf", "-inf", "1e308", "0.5", "(/ 0 0)", "()", "(list)",
    "(list nil)", "(fn () ())", "(fn () nil)", "(fn (x) x)", "(fn (x y) \"\")", "(text \"v\")",
    "(list (text \"v\") (text \"w\"))", "(empty-view)", "'name", "red", "true", "(point 1 2)",
    "(size inf nil)", "(proposal nil inf)",
  ]

  private var programs: [String]

  init(seed: UInt64) {
    let interpreter = Interpreter()
    programs = Catalogue.entries.flatMap { Self.programs(of: $0, interpreter) }
    var order = SeededOrder(state: seed)
    programs.shuffle(using: &order)
  }

  mutating func next() -> String? { programs.popLast() }

  private static func programs(of entry: Catalogue.Entry, _ interpreter: Interpreter) -> [String] {
    entry.examples.flatMap { example -> [String] in
      var items = interpreter.items(of: example.source)
      guard case .form(let tree)? = try? items.next() else { return [] }
      let calls = (0..<tree.count).filter {
        tree.childCount($0) > 0 && tree.symbol($0 + 1).map { entry.names.contains($0.name) } == true
      }
      return calls.flatMap { programs(tree, call: $0, of: entry, Array(example.source.utf8)) }
    }
  }

  private static func programs(
    _ tree: SyntaxTree, call: SyntaxTree.Index, of entry: Catalogue.Entry, _ source: [UInt8]
  ) -> [String] {
    var places: [(range: Range<Int>, before: String)] = []
    var given: Set<String> = []
    var head = tree.span(call + 1)
    for child in tree.children(call).dropFirst() {
      let span = tree.span(child)
      if let keyword = tree.keyword(child) {
        given.insert(keyword.name)
      } else {
        places.append((Int(span.start)..<Int(span.end), ""))
      }
    }
    head.start = head.end
    if case .declaration(let declaration) = entry {
      for parameter in declaration.parameters
      where parameter.isKeyword && !given.contains(parameter.name) {
        places.append((Int(head.start)..<Int(head.end), " :\(parameter.name) "))
      }
    }
    return places.flatMap { place in
      values.map { value in
        let changed = source[..<place.range.lowerBound] + Array((place.before + value).utf8)
        return String(decoding: changed + source[place.range.upperBound...], as: UTF8.self)
      }
    }
  }
}

/// A random number generator with an order for each seed.
private struct SeededOrder: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
