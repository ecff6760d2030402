import LayEngine
import LayLanguage
import Testing

@testable import LayShell

/// A transcript explains every kind of view that has a rule or that `lay` puts together, so that
/// somebody has read each explanation.
@Suite struct ExplainedKindTests {
  /// The kinds whose explanations stand in the transcripts of the cases.
  private static let explained: Set<String> = {
    let transcripts = CaseFiles.all().filter { $0.hasSuffix(".md") }
    return Set(transcripts.flatMap { file in (try? kinds(explainedIn: file)) ?? [] })
  }()

  /// The kinds in first lines of explanations, such as `card: hstack :spacing 8  100 x 40 → 88 x
  /// 20`.
  private static func kinds(explainedIn file: String) throws -> [String] {
    var kinds: [String] = []
    var isExplanation = false
    for line in try TextFile.read(file).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(PromptText.first) {
        isExplanation = line.dropFirst(PromptText.first.count).hasPrefix("explain")
      } else if line.hasPrefix("```") {
        isExplanation = false
      } else if isExplanation, line.contains(" → "), line.first != " " {
        var words = line.split(separator: " ")
        while words.count > 1, words[0].last == ":", !words[0].contains("(") { words.removeFirst() }
        // Of Swift code the call is shown: `.inset(by: 5)`, `HStack`.
        let called = String(words[0].drop { $0 == "." }.prefix { $0 != "(" })
        let isInSwift = words[0].first.map { $0 == "." || $0.isUppercase } ?? false
        kinds += isInSwift ? Catalogue.declarations(swiftUI: called).map(\.name) : [called]
      }
    }
    return kinds
  }

  /// Modifiers without an effect on layout share one sentence, so one example of them is enough.
  private static func isInert(_ view: View) -> Bool {
    if case .inert? = view.content as? Effect { return true }
    return false
  }

  @Test(arguments: Catalogue.entries.filter { !$0.viewExamples.isEmpty }.map(\.name))
  func `a kind of view is explained in a transcript`(_ name: String) throws {
    let entry = try #require(Catalogue.entry(named: name))
    DeepStack.run {
      let shell = Shell()
      for example in entry.viewExamples {
        _ = shell.run(example.source, named: "", echo: .nothing)
        guard let view = shell.session.current?.view, view.content.name == name,
          !Self.isInert(view)
        else { continue }
        #expect(Self.explained.contains(name), "no transcript explains `\(name)`")
        return
      }
    }
  }
}
