import Foundation
import LayEngine
import LayLanguage
import Testing

@testable import LayShell

/// What `--json` prints is JSON, and has the members that the page about JSON documents and no
/// others.
@Suite struct ReportJSONTests {
  private static let page =
    (try? TextFile.read(FilePath.folder(of: #filePath) + "../../Sources/JSON.md")) ?? ""

  /// The words in the page's backticks, which are all names that members and values may have.
  private static let words: Set<String> = {
    let parts = page.split(separator: "`", omittingEmptySubsequences: false)
    let quoted = parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
    return Set(quoted.flatMap { $0.split { !$0.isLetter }.map(String.init) })
  }()

  /// The values that the page's tables document for each fact, with those of its records.
  private static let valuesOfFacts: [String: Set<String>] = {
    var values: [String: Set<String>] = [:]
    for line in page.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count >= 4 else { continue }
      let parts = cells[3].split(separator: "`", omittingEmptySubsequences: false)
      let name = cells[1].split(separator: "`")[1]
      values[String(name)] = Set(
        parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) })
    }
    return values
  }()

  /// The members that every fact and every record may have besides its values.
  private static let ofAll: Set<String> = [
    "fact", "isConclusion", "view", "title", "name", "path",
  ]
  /// The members that only the steps of `why` have.
  private static let ofSteps: Set<String> = ["number", "source"]

  private static let questions = [
    "explain --json", "why width --json", "why y --json", "tree --json", "tree --all --json",
    "trace --json", "sweep width 0..60 step 20 --json", "breakpoints width 0..60 --json",
    "propose 40 x 30", "diff --json", "compare it it over width 0..20 --json", "json",
  ]

  @Test(arguments: Catalogue.entries.filter { !$0.viewExamples.isEmpty }.map(\.name))
  func `what is told of an example is JSON as the page has it`(_ name: String) throws {
    let entry = try #require(Catalogue.entry(named: name))
    let example = try #require(entry.viewExamples.first)
    let lines = [example.source, "propose \(example.proposing ?? "ideal")"] + Self.questions
    let printed = Trial.run(lines.joined(separator: "\n"))
    let texts = printed.results.filter { $0.first == "{" }
    // `breakpoints` and `sweep` need a view that is the same each time; for others they fail.
    #expect(texts.count >= Self.questions.count - 3, "\(printed.diagnostics)")
    for text in texts { try check(JSONSerialization.jsonObject(with: Data(text.utf8)), text) }
  }

  private func check(_ value: Any, _ text: String) throws {
    if let list = value as? [Any] { return try list.forEach { try check($0, text) } }
    guard let members = value as? [String: Any] else { return }
    for (key, member) in members {
      #expect(Self.words.contains(key), "`\(key)` is not on the page: \(text.prefix(300))")
      try check(member, text)
    }
    guard let fact = members["fact"] as? String else { return }
    let documented = try #require(Self.valuesOfFacts[fact], "`\(fact)` has no row")
    checkValues(of: members, documented.union(Self.ofAll).union(Self.ofSteps), fact)
  }

  /// The values of a fact, those of its records too.
  private func checkValues(of members: [String: Any], _ documented: Set<String>, _ fact: String) {
    for (key, member) in members {
      #expect(documented.contains(key), "`\(fact)` has the value `\(key)`, which has no place")
      for case let record as [String: Any] in member as? [Any] ?? [] {
        checkValues(of: record, documented, fact)
      }
    }
  }
}
