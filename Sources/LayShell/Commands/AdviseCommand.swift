import LayEngine
import LayLanguage

/// Lists what is most likely not meant in the layout, with what helps.
struct AdviseCommand: Command {
  static let name = "advise"
  static let usage = "advise [--json]"
  static let summary =
    "List what helps against the findings of this layout: more lines, a priority, a frame that may grow, "
    + "half of a padding, a scroll view. Each is tried, and told where its finding is gone at this proposal "
    + "and nothing new is found, the smallest change first, with the line of code that it changes. Whether it "
    + "helps in all windows and at all sizes of texts, `lay check` tells. `--json` prints values."
  static let examples = [
    CommandExample(
      "(frame :width 60 (line-limit 1 (text \"Hello World\")))", "propose 100 x 100", "advise"),
    CommandExample(
      "(hstack (fixed-size (text \"Hello World\")) (text \"Hi\"))", "propose 80 x 40", "advise"),
  ]

  static func completions(after words: [String]) -> [CommandWord] {
    ReportJSON.completions(after: words)
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    try Self.report(&words, in: &session) { session throws(Diagnostic) in try session.advice() }
  }
}
