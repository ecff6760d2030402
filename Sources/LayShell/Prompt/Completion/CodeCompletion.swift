import LayLanguage
import LaySwift

/// Completions in Swift code.
enum CodeCompletion {
  /// Nil where the text before the cursor is no Swift code.
  static func answer(_ text: String, in session: Session) -> CompletionAnswer? {
    let word = String(text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    let named = text + SwiftEvaluator.completedEnding
    // A word that is a whole entry may begin a call of a type.
    guard SwiftText.begins(named + "(") || SwiftText.begins(named + " {}") else { return nil }
    let start = text.utf8.count - word.utf8.count
    guard word.first?.isNumber != true, let closing = SwiftText.closing(text) else {
      return CompletionAnswer(start: start, candidates: [])
    }
    let view = SwiftText.continues(named + "(") ? "it\n" : ""
    let texts = endings.map { view + named + $0 + closing }
    let all = session.swiftCode.completions(in: texts, session.interpreter)
    let isLabelMeant = word.isEmpty && all.contains { $0.kind == .label }
    let fitting = all.filter { $0.matched.hasPrefix(word) }.map(\.candidate)
      .filter { !isLabelMeant || $0.rank <= .keyword }
    return CompletionAnswer(
      start: start,
      candidates: fitting.sorted { ($0.rank, $0.matched) < ($1.rank, $1.matched) })
  }

  /// What may be missing behind the word: the braces of a statement or of a type, the rest of a case, the other
  /// side of a choice, what an attribute is of.
  private static let endings = ["", " {}", ": break", " : 0", " var variable = 0"]
}

extension SwiftCompletion {
  /// The word without its point, as it is typed.
  fileprivate var matched: String { String(word.drop { $0 == "." }) }

  fileprivate var candidate: CompletionCandidate {
    CompletionCandidate(
      word, rank, matching: matched, summary: summary, endsWord: kind == .label)
  }

  private var rank: CompletionRank {
    switch kind {
    case .declared: .scope
    case .fitting: .fitting
    case .label: .keyword
    case .view: .view
    case .modifier: .modifier
    case .function: .function
    case .type: .value
    case .inert: .last
    }
  }
}
