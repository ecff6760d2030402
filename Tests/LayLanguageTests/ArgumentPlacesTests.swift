import LayEngine
import Testing

@testable import LayLanguage

struct ArgumentPlacesTests {
  private let symbols = SymbolTable()

  private func places(
    _ name: String, _ keywords: [String?]
  ) throws -> [ArgumentPlace] {
    let declaration = try #require(Catalogue.declaration(named: name))
    let places = ArgumentPlaces(
      keywords: keywords.map { $0.map(symbols.intern) }, of: declaration)
    return keywords.indices.map { places[$0] }
  }

  /// In `(padding edges length view)` both edges and length may be given by keyword too.
  @Test func `a keyword names a parameter, and the last without one is what is modified`() throws {
    let padding = try #require(Catalogue.declaration(named: "padding"))
    let edges = try #require(padding.index(of: "edges"))
    #expect(
      try places("padding", ["edges", nil, nil]) == [.parameter(edges), .inOrder, .modified])
    #expect(try places("padding", [nil, "edges"]) == [.modified, .parameter(edges)])
  }

  @Test func `a keyword that names nothing goes nowhere`() throws {
    #expect(try places("padding", ["colour", nil]) == [.nowhere, .modified])
  }

  /// `(range start end)` takes no keywords, though its parameters have names.
  @Test func `a parameter that is given by its place only has no keyword`() throws {
    #expect(try places("range", ["end", nil]) == [.nowhere, .inOrder])
  }

  @Test func `without keywords the places are the same, with and without a list`() throws {
    for name in ["padding", "vstack", "range"] {
      let declaration = try #require(Catalogue.declaration(named: name))
      let counted = ArgumentPlaces(count: 3, of: declaration)
      #expect(try places(name, [nil, nil, nil]) == (0..<3).map { counted[$0] })
    }
  }
}
