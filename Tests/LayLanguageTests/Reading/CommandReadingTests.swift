import Testing

@testable import LayLanguage

@Suite struct CommandReadingTests {
  private static func isCommand(_ name: String) -> Bool {
    ["propose", "load", "expect"].contains(name)
  }

  /// Items as text: forms as they are written, commands with their words between bars.
  private func items(_ text: String) throws -> [String] {
    let map = SourceMap()
    let source = map.add(name: "", text: text)
    var reader = ItemReader(
      source: source, of: map, symbols: SymbolTable(), isCommand: Self.isCommand)
    var result: [String] = []
    while let item = try reader.next() {
      switch item {
      case .form(let tree): result.append(map.text(of: tree.span))
      case .command(let line):
        let words = line.words.map { map.text(of: line.tree.span($0)) }
        result.append(([line.name] + words).joined(separator: "|"))
      }
    }
    return result
  }

  @Test(arguments: [
    Sample("propose 10 x nil", "propose|10|x|nil"),
    Sample("propose 10x20", "propose|10x20"),
    Sample("propose 100xnil ; why", "propose|100xnil"),
    Sample("  propose ideal", "propose|ideal"),
    Sample("propose", "propose"),
    Sample("propose 5\n", "propose|5"),
    Sample("load a/b.lay --svg x.svg", "load|a/b.lay|--svg|x.svg"),
    Sample("expect error \"no\" (f 1\n 2)", "expect|error|\"no\"|(f 1\n 2)"),
    Sample("expect [a\n b] c", "expect|[a\n b]|c"),
  ])
  func `a line that starts with a command is its words`(_ sample: Sample) throws {
    #expect(try items(sample.source) == [sample.gives])
  }

  @Test func `items of both kinds follow each other`() throws {
    let text = "(define a 1)\npropose 10 x 5\na\npropose\n(propose)"
    #expect(
      try items(text) == ["(define a 1)", "propose|10|x|5", "a", "propose", "(propose)"])
  }

  @Test func `words are spans in the text and values in the tree`() throws {
    let map = SourceMap()
    let source = map.add(name: "", text: "propose 10x2 2.5 nil")
    var reader = ItemReader(
      source: source, of: map, symbols: SymbolTable(), isCommand: Self.isCommand)
    guard case .command(let line) = try reader.next() else {
      Issue.record("a command is read")
      return
    }
    #expect(line.words.map { line.tree.kind($0) } == [.symbol, .number, .nothing])
    #expect(line.tree.symbol(line.words[0])?.name == "10x2")
  }

  @Test(arguments: [
    ("(+ 1 2)", Completeness.complete),
    ("", .complete),
    ("propose 10 x nil", .complete),
    ("propose 10x20", .complete),
    ("(hstack", .open(indentation: 2, opener: "hstack")),
    ("(hstack\n  (text", .open(indentation: 4, opener: "text")),
    ("a (é (b", .open(indentation: 7, opener: "b")),
    ("(list [", .open(indentation: 8, opener: "[")),
    ("expect (f", .open(indentation: 9, opener: "f")),
    ("(text \"Hi", .open(indentation: 0, opener: "\"")),
    ("#| a", .open(indentation: 0, opener: "#|")),
    ("'", .open(indentation: 0, opener: "'")),
    ("a)", .broken),
    ("(a]", .broken),
    ("(a 1x", .broken),
  ])
  func `the prompt knows whether a text is complete`(_ text: String, _ state: Completeness) {
    #expect(
      ItemReader.completeness(of: Array(text.utf8), isCommand: Self.isCommand) == state)
  }
}
