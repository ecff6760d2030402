import Testing

@testable import LayShell

/// The sections and claims that comments cite exist in the engine's documents.
@Suite struct CitationTests {
  @Test(arguments: try Citations.files(citing: "layout-rules"))
  func `every section of the layout rules that is cited exists`(_ file: String) throws {
    let text = try Citations.commentsAsLines(file)
    for section in Citations.numbers(after: /layout-rules\s+/, in: text) {
      #expect(Citations.ruleSections.contains(section), "layout-rules \(section)")
    }
    guard text.contains("layout-rules 3.5") else { return }
    for row in text.matches(of: /\bD[0-9]+\b/) {
      #expect(Citations.ruleSections.contains(String(row.0)), "layout-rules 3.5, \(row.0)")
    }
  }

  @Test(arguments: try Citations.files(citing: "claim"))
  func `every claim that is cited exists`(_ file: String) throws {
    let text = try Citations.commentsAsLines(file)
    for claim in Citations.numbers(after: /claims?\s+(?=[0-9])/, in: text) {
      #expect(Citations.claims.contains(claim), "claim \(claim)")
    }
    for part in text.matches(of: /article-claims ([A-Z])\b/) {
      #expect(Citations.claims.contains(String(part.1)), "article-claims \(part.1)")
    }
  }

  // The first and the last of each kind, as they stand in the documents.
  @Test func `the documents have the sections that are looked for`() {
    #expect(
      Citations.ruleSections.isSuperset(of: ["1", "1.8", "2.2.14", "5.1", "11.36", "D1", "D14"]))
    #expect(Citations.ruleSections.isDisjoint(with: ["0.9", "5.9", "12", "D15"]))
    #expect(Citations.claims.isSuperset(of: ["1", "98", "A", "H"]))
    #expect(Citations.claims.isDisjoint(with: ["0", "99", "I"]))
  }

  @Test func `a citation may be a list, and go on in the next line of a comment`() {
    let text = "a\n  /// - Source: layout-rules 4.1,\n  /// 6.7 and 6.13, mono."
    let joined = Citations.joiningComments(text)
    #expect(Citations.numbers(after: /layout-rules\s+/, in: joined) == ["4.1", "6.7", "6.13"])
  }
}

enum Citations {
  private static let root = FilePath.folder(of: #filePath) + "../../"
  private static let documents = root + "Sources/LayEngine/LayEngine.docc/"

  /// The sources and the tests that contain a word.
  static func files(citing word: String) throws -> [String] {
    let endings = [".lay", ".md", ".swift"]
    let sources = FoundFiles.texts(at: root + "Sources", endings: endings)
    let tests = FoundFiles.texts(at: root + "Tests", endings: endings)
    return try (sources + tests).filter { file in
      if file.contains(".docc/") || file.hasSuffix("CitationTests.swift") { return false }
      return try TextFile.read(file, reasonToStop: { nil }).contains(word)
    }
  }

  /// The numbers of the sections and of the items in them, and of the rows of the differences'
  /// table.
  static let ruleSections: Set<String> = {
    var sections: Set<String> = []
    var section = ""
    for line in lines(of: "layout-rules.md") {
      if let heading = line.prefixMatch(of: /##+ ([0-9]+(\.[0-9]+)*)/) {
        section = String(heading.1)
        sections.insert(section)
      } else if let item = line.prefixMatch(of: /([0-9]+)\.\s/) {
        sections.insert("\(section).\(item.1)")
      } else if let row = line.prefixMatch(of: /\| (D[0-9]+) \|/) {
        sections.insert(String(row.1))
      }
    }
    return sections
  }()

  /// The numbers of the claims, and the letters of the parts that contain them.
  static let claims: Set<String> = Set(
    lines(of: "article-claims.md").compactMap { line in
      line.prefixMatch(of: /(## )?([0-9]+|[A-Z])\.\s/).map { String($0.2) }
    })

  private static func lines(of document: String) -> [Substring] {
    ((try? TextFile.read(documents + document, reasonToStop: { nil })) ?? "").split(separator: "\n")
  }

  /// The numbers after a word, which may be a list with commas, `and` and `to`.
  static func numbers(after word: Regex<Substring>, in text: String) -> [String] {
    text.matches(of: word).flatMap { found in
      let rest = text[found.range.upperBound...]
      let list = rest.prefixMatch(
        of: /[0-9]+(\.[0-9]+)*((, | and |, and | to )[0-9]+(\.[0-9]+)*)*/)
      return list?.0.matches(of: /[0-9]+(\.[0-9]+)*/).map { String($0.0) } ?? []
    }
  }

  static func commentsAsLines(_ file: String) throws -> String {
    joiningComments(try TextFile.read(file, reasonToStop: { nil }))
  }

  /// The text with the lines of each comment joined into one.
  static func joiningComments(_ text: String) -> String {
    text.replacing(/\n\s*(\/\/\/?|;)\s*/, with: " ")
  }
}
