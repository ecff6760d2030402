import LayEngine
import LayLanguage

/// Prints the proposals at which the structure of the current view changes.
struct BreakpointsCommand: Command {
  static let name = "breakpoints"
  static let usage = "breakpoints width 0..500 [--all] [--json]"
  static let summary =
    "List the exact widths (or, with `height 0..500`, heights) at which the structure of the view "
    + "changes: which candidate is shown, how many lines a text has, whether it is truncated, how "
    + "many columns an adaptive grid has, in which row a layout of the program puts a view. "
    + "`--all` also lists where a length reaches or leaves a bound: of a frame, a spacer, a text, "
    + "or of the space that padding leaves. `from 195` means that 195 has the new structure, "
    + "`above 312` that 312 still has the old one. `0..<500` leaves 500 out. Ctrl-C keeps what was found so far."
  static let examples = [
    CommandExample(
      "(name \"greeting\" (fits :in horizontal (text \"Hello World\") (text \"Hi\")))",
      "breakpoints width 0..200"),
    CommandExample("(frame :max-width 100 (color red))", "breakpoints width 0..200 --all"),
  ]

  static func completions(after words: [String]) -> [CommandWord] {
    guard let last = words.last else { return ["width", "height"].map { .word($0) } }
    if ["width", "height"].contains(last) { return [] }
    return ["--all", "--json"].filter { !words.contains($0) }.map { .word($0) }
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    let view = try session.requireCurrent(for: words)
    var (isAll, isJSON) = (false, false)
    try words.takeOptions { _, option throws(Diagnostic) in
      isAll = isAll || option.text == "--all"
      isJSON = isJSON || option.text == "--json"
      return ["--all", "--json"].contains(option.text)
    }
    let range = try words.proposalRange(session.proposal)
    let (lengths, line) = try words.line(of: range)
    let lookout = session.interpreter.lookout()
    let progress = session.progress
    defer { progress.end() }
    let span = max(lengths.upperBound - lengths.lowerBound, 1)
    let search = RangeSearch(
      view: view, line: line, hasFrames: isAll, hasBounds: isAll, lookout: lookout,
      progress: { progress.note(($0 - lengths.lowerBound) / span) })
    return try session.interpreter.silently { () throws(Diagnostic) in
      let found = try search.find(over: lengths) { () throws(Diagnostic) in
        try range.points(of: lengths)
      }
      var breakpoints = Breakpoints(found: found, range: lengths, lookout)
      if !breakpoints.isPart {
        // An interruption here keeps the breakpoints that were found, without paths.
        do throws(Diagnostic) {
          try breakpoints.addPaths(view, lookout)
        } catch {
          guard error.isInterruption else { throw error }
          breakpoints.isEnded = true
        }
      }
      return .report(.breakpoints(breakpoints), isJSON: isJSON)
    }
  }
}

extension Words {
  /// The range, which must be on one axis only, and the line of proposals along it.
  fileprivate mutating func line(
    of range: ProposalRange
  ) throws(Diagnostic) -> (ClosedRange<Double>, ProposalLine) {
    try requireEnd()
    guard let (line, lengths) = range.line else {
      throw complaint(
        "`breakpoints` goes along one axis", at: range.span,
        hint: "give one range; the other length is the one that is proposed")
    }
    return (lengths, line)
  }
}
