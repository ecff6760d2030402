import LayEngine
import LayLanguage

/// Prints every proposal and answer of a layout in order.
struct TraceCommand: Command {
  static let name = "trace"
  static let usage = "trace [NAME] [--json]"
  static let summary =
    "Print every proposal and answer in order, or those of the view under a name: what a view asks "
    + "for its own answer stands below it, further to the right. Marked are probes, which find out "
    + "how far a view can go and offer nothing, and what is remembered from an earlier question; a "
    + "step that comes several times is printed once. `--json` prints values."
  static let examples = [
    CommandExample(
      "(hstack (text \"Hello\") (spacer) (text \"World\"))", "propose 70 x nil", "trace"),
    CommandExample(
      "(fits :in horizontal (text \"Hello World\") (text \"Hi\"))", "propose 60",
      "trace text --json"),
  ]

  static func completions(after words: [String]) -> [CommandWord] {
    .view(after: ReportFormats.withoutOptions(words)) + ReportFormats.completions(after: words)
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    var format: any ReportFormat.Type = ReportText.self
    try words.take(&format)
    let traced = try session.trace(for: words)
    let isNamed = !words.isAtEnd
    let shown = try words.shownView(in: traced.layout)
    try words.take(&format)
    try words.requireEnd()
    let lookout = session.interpreter.lookout()
    let trace = TraceReading.trace(
      traced.layout, traced.events, of: isNamed ? shown.view : nil, lookout)
    try lookout.check(at: words.span)
    return .report(.trace(trace), format)
  }
}
