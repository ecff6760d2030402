/// The entries of this session and of those before, and the way through them.
struct PromptHistory {
  /// Oldest first.
  private(set) var entries: [String] = []

  private let size: Int
  private var file: HistoryFile?
  private var walk: Walk?

  /// Where Up and Down are: `draft` is what was typed before the first Up.
  private struct Walk {
    var index: Int
    var draft: EditedText
    var shown: String
  }

  init(path: String?, size: Int, warn: (String) -> Void) {
    self.size = size
    file = path.map { HistoryFile(path: $0, size: size) }
    do throws(HistoryFailure) {
      guard let loaded = try file?.load() else { return }
      entries = loaded.entries
      if loaded.broken > 0 {
        warn("left out \(loaded.broken) lines of the history `\(path ?? "")` that are no text")
      }
    } catch {
      warn(error.message)
      file = nil
    }
  }

  /// Keeps an entry, unless it starts with a blank or repeats the one before.
  ///
  /// After a failure to write, the session goes on without the file.
  mutating func record(_ entry: String, warn: (String) -> Void) {
    walk = nil
    guard let first = entry.first, !first.isWhitespace, entry != entries.last else { return }
    entries.append(entry)
    if entries.count > size { entries.removeFirst(entries.count - size) }
    do throws(HistoryFailure) {
      try file?.append(entry)
    } catch {
      warn(error.message)
      file = nil
    }
  }

  /// The next older entry that starts with what was typed; `nil` if there is none.
  mutating func older(than present: EditedText) -> EditedText? {
    let start = current(present)
    let match = entries[..<start.index].lastIndex {
      $0.hasPrefix(start.draft.text) && $0 != present.text
    }
    return match.map { show($0, from: start) }
  }

  /// The next newer one, and at last what was typed.
  mutating func newer(than present: EditedText) -> EditedText? {
    guard let start = walk, start.shown == present.text else { return nil }
    let match = entries[(start.index + 1)...].firstIndex {
      $0.hasPrefix(start.draft.text) && $0 != present.text
    }
    if let match { return show(match, from: start) }
    walk = nil
    return start.draft
  }

  /// The newest entry before `index` that contains the pattern.
  func lastIndex(before index: Int, containing pattern: String) -> Int? {
    entries[..<max(0, min(index, entries.count))].lastIndex { $0.contains(pattern) }
  }

  /// The oldest entry after `index` that contains the pattern.
  func firstIndex(after index: Int, containing pattern: String) -> Int? {
    guard index + 1 < entries.count else { return nil }
    return entries[(index + 1)...].firstIndex { $0.contains(pattern) }
  }

  /// A text that was changed after it was brought is a new draft.
  private func current(_ present: EditedText) -> Walk {
    if let walk, walk.shown == present.text { return walk }
    return Walk(index: entries.count, draft: present, shown: present.text)
  }

  private mutating func show(_ index: Int, from start: Walk) -> EditedText {
    walk = Walk(index: index, draft: start.draft, shown: entries[index])
    return EditedText(entries[index])
  }
}
