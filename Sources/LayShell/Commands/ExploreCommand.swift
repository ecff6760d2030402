import LayEngine
import LayLanguage
import LayTerminal

/// Shows the current view in the whole terminal window; keys and the mouse change the proposal.
struct ExploreCommand: Command {
  static let name = "explore"
  static let usage = "explore"
  static let summary =
    "Show the view on the whole window of a terminal. Arrow keys change the proposal by 1, with "
    + "Shift by 10 (so do h j k l and H J K L); a drag with the mouse moves the edges of the "
    + "proposal, or the position on the ruler. `n`: nil and back, `b` and `B`: the next and the "
    + "previous breakpoint, `r`: the ruler of the other axis, Tab or a click: explain another "
    + "view, PgDn: more of the explanation, `z`: all of a tall view. `q` returns with the last "
    + "proposal, Ctrl-C with the one before."
  static let examples = [
    CommandExample("(hstack (text \"Hello\") (spacer) (text \"World\"))", "explore")
  ]

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    try words.requireEnd()
    let view = try session.requireCurrent(for: words)
    guard let screen = session.fullScreen else {
      throw words.complaint(
        "`explore` needs a terminal", at: words.span,
        hint: "`propose`, `show`, `explain` and `breakpoints` tell the same line by line")
    }
    try session.use(.explore, words)
    let interpreter = session.interpreter
    let warn = interpreter.warn
    interpreter.warn = { _ in }
    defer { interpreter.warn = warn }
    let size = screen.size
    var style = screen.style
    if let isColored = session.options.isColored { style.isColored = isColored }
    if let isPlain = session.options.isPlain { style.isPlain = isPlain }
    let state = ExploreState(
      view, interpreter, proposing: session.proposal,
      in: ExplorePlan(rows: size.rows, columns: size.columns))
    var loop = ExploreLoop(screen, style, state)
    if loop.run() == .left { return .nothing }
    if loop.state.proposal != session.proposal {
      try session.propose(Proposed(size: loop.state.proposal))
    }
    try note(&session, words)
    var line = "propose \(session.proposalText)"
    if let size = loop.state.shown?.layout.size { line += "  → \(ProposalText.of(size))" }
    return .lines([style.visible(line)])
  }

  /// Logs the final proposal as an entered `propose`, so that saved sessions need no `explore`.
  private func note(_ session: inout Session, _ words: Words) throws(Diagnostic) {
    let text = "propose \(session.proposalText)"
    let entered = SessionLog.Entered(
      text, command: ProposeCommand.name, in: session.interpreter.sources)
    guard session.log.append(entered, .done, isChange: false), let recording = session.recording,
      let failure = recording.append(text)
    else { return }
    throw words.complaint(failure, at: words.span)
  }
}
