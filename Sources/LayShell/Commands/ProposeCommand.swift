import LayEngine
import LayLanguage

/// Proposes a size to the current view and prints its answer.
struct ProposeCommand: Command {
  static let name = "propose"
  static let usage = "propose W x H"
  static let summary =
    "Propose a size to the current view: numbers, nil or inf; or ideal, min, max."
  static let examples = [
    CommandExample("(text \"Hello World\")", "propose 60 x nil"),
    CommandExample("(text \"Hello World\")", "propose ideal"),
    CommandExample("(text \"Hello World\")", "propose 100"),
  ]

  static func completions(after words: [String]) -> [CommandWord] {
    proposals(after: words)
  }

  /// What may stand next in `W x H`, after these words of it.
  static func proposals(after words: [String]) -> [CommandWord] {
    switch words.count {
    case 0: return ["ideal", "min", "max", "inf", "nil"].map { .word($0) }
    case 1 where ["ideal", "min", "max"].contains(words[0]): return []
    case 1: return [.word("x")]
    case 2: return ["inf", "nil"].map { .word($0) }
    default: return []
    }
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    let proposal = try words.proposal()
    try words.requireEnd()
    let current = try session.requireCurrent(for: words)
    session.proposal = proposal
    return .answer(try current.layout(proposal))
  }
}
