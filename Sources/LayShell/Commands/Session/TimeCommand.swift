import LayEngine
import LayLanguage

/// Measures the time that a form takes.
struct TimeCommand: Command {
  static let name = "time"
  static let usage = "time FORM"
  static let summary =
    "Measure how long a form takes to evaluate and, if it gives a view, to lay out at the current "
    + "proposal. The current view stays."
  static let examples = [
    CommandExample("time (fold + 0 (list 1 2 3))"),
    CommandExample("time (vstack (text \"Hello\") (spacer))"),
  ]

  static func completions(after words: [String]) -> [CommandWord] { words.isEmpty ? [.value] : [] }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    let word = try words.require("a form")
    try words.requireEnd()
    let clock = ContinuousClock()
    let start = clock.now
    let value = try words.value(of: word)
    let evaluated = clock.now
    guard let view = value.asView else {
      return .lines([ValueText.of(value), "evaluated in \(Self.text(evaluated - start))"])
    }
    let current = try CurrentView(
      view, in: session.rootEnvironment, reasonToStop: session.interpreter.reasonToStop)
    let size = try current.layout(session.proposal).size
    let placed = clock.now
    return .lines([
      ProposalText.of(size),
      "evaluated in \(Self.text(evaluated - start)), laid out in \(Self.text(placed - evaluated))",
    ])
  }

  /// The duration in milliseconds, or in seconds if it is a second or longer.
  static func text(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = Double(seconds) * 1000 + Double(attoseconds) / 1e15
    return milliseconds < 1000
      ? "\(NumberText.of(milliseconds)) ms" : "\(NumberText.of(milliseconds / 1000)) s"
  }
}
