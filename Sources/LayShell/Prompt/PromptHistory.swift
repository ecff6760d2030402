/// The entries of this and earlier sessions, and the navigation through them.
struct PromptHistory {
  /// Oldest first.
  private(set) var entries: [String] = []

  private let size: Int
  private var file: HistoryFile?
  /// Entries that are not yet written because another program has locked the file.
  private var unwritten: [String] = []

  /// The nested walks of Up and Down; an edited entry that begins others starts a new one.
  private var walks: [Walk] = []

  /// Recalled entries as they were edited, by index.
  private var edits: [Int: String] = [:]

  /// A walk through the entries: its current index, and the `draft` that was typed before the first
  /// Up.
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

  /// Keeps an entry, unless it starts with whitespace or repeats the one before.
  ///
  /// After a failed write the session goes on without the file; while another program has locked
  /// it, entries are written later.
  mutating func record(_ entry: String, warn: (String) -> Void) {
    forgetWalk()
    guard let first = entry.first, !first.isWhitespace, entry != entries.last else { return }
    entries.append(entry)
    if entries.count > size { entries.removeFirst(entries.count - size) }
    write(entry, warn: warn)
  }

  /// Waits once for a locked file; while it stays locked, each entry only tries without waiting.
  private mutating func write(_ entry: String, warn: (String) -> Void) {
    let isHeld = !unwritten.isEmpty
    unwritten.append(entry)
    do throws(HistoryFailure) {
      try file?.append(unwritten, within: isHeld ? 0 : Self.patience)
      unwritten = []
    } catch {
      if !(error.isForNow && isHeld) { warn(error.message) }
      if !error.isForNow { file = nil }
    }
  }

  /// How long to wait for the lock, in milliseconds; other sessions hold it for less than one.
  private static let patience = 500

  /// Keeps an entry for this session alone.
  mutating func remember(_ entry: String) {
    if entry != entries.last { entries.append(entry) }
  }

  /// Forgets the position of Up and Down, and edits of recalled entries.
  mutating func forgetWalk() {
    walks = []
    edits = [:]
  }

  /// The next older entry that starts with what was typed; `nil` if there is none.
  ///
  /// If a recalled entry was edited and other entries start with it, it becomes the new draft;
  /// otherwise the walk continues.
  mutating func older(than present: EditedText) -> EditedText? {
    if let walk = walks.last {
      keepEdit(present, of: walk)
      let isEdited = walk.shown != present.text
      let isNewDraft = isEdited && entries.contains { $0.hasPrefix(present.text) }
      if !isNewDraft { return older(than: present, from: walk) }
    }
    let start = Walk(index: entries.count, draft: present, shown: present.text)
    walks.append(start)
    if let older = older(than: present, from: start) { return older }
    walks.removeLast()
    return nil
  }

  private mutating func older(than present: EditedText, from walk: Walk) -> EditedText? {
    let match = entries[..<walk.index].lastIndex {
      $0.hasPrefix(walk.draft.text) && $0 != present.text
    }
    return match.map { show($0) }
  }

  /// The next newer entry, or the draft after the newest; nil if there is no walk.
  mutating func newer(than present: EditedText) -> EditedText? {
    guard let walk = walks.last else { return nil }
    keepEdit(present, of: walk)
    let match = entries[(walk.index + 1)...].firstIndex {
      $0.hasPrefix(walk.draft.text) && $0 != present.text
    }
    if let match { return show(match) }
    walks.removeLast()
    return walk.draft
  }

  private mutating func keepEdit(_ present: EditedText, of walk: Walk) {
    if walk.shown != present.text { edits[walk.index] = present.text }
  }

  private mutating func show(_ index: Int) -> EditedText {
    let text = edits[index] ?? entries[index]
    walks[walks.count - 1].index = index
    walks[walks.count - 1].shown = text
    return EditedText(text)
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
}
