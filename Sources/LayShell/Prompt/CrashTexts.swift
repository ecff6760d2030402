import CLibedit

/// The script that a crash, or a signal that ends the program, writes (`SavedSessions`): it restores
/// the session.
final class CrashTexts {
  private struct Text {
    let entry: Int
    let script: String
    let change: ItemInProgress.Change
  }

  private var texts: [Text] = []
  private var undone: Set<Int> = []

  /// Adds a change; of consecutive changes of the view in one entry only the last is kept.
  func append(_ script: String, of entry: Int, _ change: ItemInProgress.Change) {
    if change == .view, let last = texts.last, last.change == .view, last.entry == entry {
      crash_forget_last(last.script.utf8.count)
      texts.removeLast()
    }
    texts.append(Text(entry: entry, script: script, change: change))
    crash_remember(script, script.utf8.count)
  }

  /// Leaves out the changes of undone entries, except options.
  func leaveOut(_ undone: Set<Int>) {
    guard undone != self.undone else { return }
    self.undone = undone
    let kept = texts.filter { !undone.contains($0.entry) || $0.change == .option }
    let script = kept.map { $0.script + "\n" }.joined()
    crash_remember_instead(script, script.utf8.count)
  }
}
