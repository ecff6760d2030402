import LayEngine
import LayLanguage

/// Prints every proposal and answer of a layout in order.
struct TraceCommand: Command {
  static let name = "trace"
  static let usage = "trace [NAME] [--json]"
  static let summary =
    "Print every proposal and answer in order, or those of the view NAME. The questions that a "
    + "view asks for its own answer are indented below it. Probes, which only find out how small "
    + "or large a view can be, are marked, and so are remembered answers; repeated steps are "
    + "printed once. `--json` prints values."
  static let examples = [
    CommandExample(
      "(hstack (text \"Hello\") (spacer) (text \"World\"))", "propose 70 x nil", "trace"),
    CommandExample(
      "(fits :in horizontal (text \"Hello World\") (text \"Hi\"))", "propose 60",
      "trace text --json"),
  ]

  static func completions(after words: [String]) -> [CommandWord] {
    .view(after: words.filter { $0 != ReportJSON.option }) + ReportJSON.completions(after: words)
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    let isJSON = try words.takesJSON()
    let traced = try session.trace(for: words)
    let isNamed = !words.isAtEnd
    let shown = try words.shownView(in: traced.layout)
    try words.requireEnd()
    let trace = TraceReading.trace(traced, of: isNamed ? shown.view : nil)
    try traced.lookout.check(at: words.span)
    return .report(.trace(trace), isJSON: isJSON)
  }
}
