import LayLanguage

/// Hears the shell at the prompt: it prints beside keys that were pressed, pages long answers, and
/// keeps the session and the definitions of a walk.
final class PromptListener: PassingListener {
  private let console: Console
  private let limits: Limits
  private let saved: SavedSession
  private let guide: LessonGuide
  private unowned let shell: Shell

  init(
    _ shell: Shell, _ console: Console, _ limits: Limits, _ saved: SavedSession,
    _ guide: LessonGuide
  ) {
    self.shell = shell
    self.console = console
    self.limits = limits
    self.saved = saved
    self.guide = guide
    super.init(console)
  }

  override func complain(_ diagnostic: String) {
    // The terminal has echoed `^C` on the current line during the evaluation.
    let isBesideKey = Interruption.isRequested && !console.wipePassingText()
    console.complain((isBesideKey ? "\n" : "") + diagnostic)
  }

  override func showsLong(_ result: String) -> Bool {
    guard guide.runsEntry, TerminalKind.movesCursor, let size = TerminalKind.size(of: 1),
      Pager.isNeeded(for: result, rows: size.rows, columns: size.columns),
      let command = shell.options.pager.command(Console.environment)
    else { return false }
    let progress = shell.session.progress
    console.flush()
    console.wipePassingText()
    progress.endAnswer()
    limits.pause()
    defer {
      limits.begin()
      progress.beginAnswer()
    }
    let ending = Pager.show(result, in: command)
    if ending == .cut { console.complain("the pager did not go on, so it was ended") }
    return ending != .notRun
  }

  override func clearWindow() { console.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }

  override func didDefine(_ source: String) { guide.didDefine(source) }

  override func didChange(_ script: String, _ change: ItemInProgress.Change) {
    saved.append(script, of: shell.session.log.entry, change)
  }
}
