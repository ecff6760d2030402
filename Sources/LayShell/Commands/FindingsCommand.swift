import LayEngine
import LayLanguage

/// Lists what is most likely not meant in the layout.
struct FindingsCommand: Command {
  static let name = "findings"
  static let usage = "findings [--json]"
  static let summary =
    "List what is most likely not meant in this layout, with a line for `why`: texts that are cut or "
    + "scaled to their least, texts and controls outside of their parent, the screen or the safe area, "
    + "under a bar or below something else, controls under 44 x 44, views without room, a "
    + "`view-that-fits` without a candidate that fits, and views that have 10 because nothing is "
    + "proposed. What is hit by one cause is one finding. `--json` prints values."
  static let examples = [
    CommandExample(
      "(frame :width 60 (line-limit 1 (text \"Hello World\")))", "propose 100 x 100", "findings"),
    CommandExample("(scroll-view (color red))", "propose 100 x 100", "findings --json"),
  ]

  static func completions(after words: [String]) -> [CommandWord] {
    ReportJSON.completions(after: words)
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    try Self.report(&words, in: &session) { session throws(Diagnostic) in try session.findings() }
  }
}

extension Command {
  /// Reads the words of a command that lists findings, and lists those that it finds.
  static func report(
    _ words: inout Words, in session: inout Session,
    _ find: (inout Session) throws(Diagnostic) -> FoundFindings
  ) throws(Diagnostic) -> Output {
    _ = try session.requireCurrent(for: words)
    let isJSON = try words.takesJSON()
    try words.requireEnd()
    let found = try find(&session)
    try session.interpreter.lookout().check(at: words.span)
    return .report(.findings(found), isJSON: isJSON)
  }
}
