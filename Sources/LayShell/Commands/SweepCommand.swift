import LayEngine
import LayLanguage
import LayTerminal

/// Prints the sizes that the current view answers over a range of proposals.
struct SweepCommand: Command {
  static let name = "sweep"
  static let usage = "sweep width 10..300 [step 10] [\(SweepFormats.usage)]"
  static let summary =
    "List the answers over a range of widths, of heights, or of both: one line for all proposals "
    + "that give the same structure, with the candidates that are shown and the answers at both "
    + "ends. Without `step` the range is followed exactly. `--svg FILE` plots it, with `-` to "
    + "standard output; `replace` behind FILE writes over a file of others. Ctrl-C keeps what was found so far."
  static let examples = [
    CommandExample(
      "(name \"greeting\" (fits :in horizontal (text \"Hello World\") (text \"Hi\")))",
      "sweep width 10..200"),
    CommandExample("(text \"a b c\")", "sweep width 8..48 step 8 --csv"),
  ]

  static func completions(after words: [String]) -> [CommandWord] {
    guard let last = words.last else { return ["width", "height"].map { .word($0) } }
    if ["width", "height", "step"].contains(last) { return [] }
    if last == SweepSVG.option { return [.file] }
    let rest = ["width", "height", "step"] + SweepFormats.all.map { $0.option }
    return rest.filter { !words.contains($0) }.map { .word($0) }
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    let view = try session.requireCurrent(for: words)
    let (format, file) = try target(&words)
    let range = try words.proposalRange(session.proposal)
    try words.requireEnd()
    try file?.check(.plot, words, &session)
    let progress = session.progress
    defer { progress.end() }
    let search = SweepSearch(
      view: view, range: range, lookout: session.interpreter.lookout(),
      progress: { progress.note($0) })
    let lookout = search.lookout
    let sweep = try session.interpreter.silently { () throws(Diagnostic) in
      var sweep = try search.run()
      if !sweep.isPart {
        // An interruption here keeps the stretches that were found, without paths.
        do throws(Diagnostic) {
          try sweep.addPaths(view, lookout)
        } catch {
          guard error.isInterruption else { throw error }
          sweep.isPart = true
        }
      }
      return sweep
    }
    guard let file, !file.isOutput else { return .sweep(sweep, format) }
    let told = sweep.isPart ? Lookout.afterStop : lookout
    let text = format.text(sweep, Style(), told)
    if !sweep.isPart { try lookout.check(at: words.span) }
    try file.write(text + "\n", in: &session)
    return .sentence("wrote \(file.path.text)")
  }

  /// The output format, and the file to write to.
  private func target(
    _ words: inout Words
  ) throws(Diagnostic) -> (format: any SweepFormat.Type, file: WrittenFile?) {
    var format: any SweepFormat.Type = SweepText.self
    var file: WrittenFile?
    try words.takeOptions { words, option throws(Diagnostic) in
      guard let found = SweepFormats.all.first(where: { $0.option == option.text }) else {
        return false
      }
      guard format == SweepText.self else {
        throw words.complaint("`sweep` prints in one form at a time", at: option.span)
      }
      format = found
      if let ending = found.fileEnding {
        file = try words.file(ending: ending, mark: SVGText.mark)
      }
      return true
    }
    return (format, file)
  }
}
