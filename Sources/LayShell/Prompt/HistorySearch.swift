import CLibedit

/// The search of Ctrl-R.
///
/// Each character extends the pattern; Ctrl-R finds older entries, Ctrl-S newer ones; Ctrl-G
/// cancels. Any other key accepts the entry and then has its usual effect.
extension LibeditPrompt {
  func search() -> KeyEffect {
    guard let editor, let buffer else { return .beep }
    let draft = buffer.content
    var search = HistorySearch(index: history.entries.count)
    isSearching = true
    defer {
      isSearching = false
      footer = []
    }
    while outcome == nil {
      footer = [search.line]
      var key: wchar_t = 0
      guard el_wgetc(editor, &key) == 1, let scalar = Unicode.Scalar(UInt32(key)) else { break }
      switch search.handle(scalar, in: history) {
      case .show(let entry): buffer.replace(with: EditedText(entry))
      case .stay: continue
      case .giveUp:
        buffer.replace(with: draft)
        return .done
      case .take:
        var pushed: [wchar_t] = [key, 0]
        el_wpush(editor, &pushed)
        return .done
      }
    }
    return .done
  }
}

/// A search in the history, key by key.
struct HistorySearch {
  /// The entry that is shown, or one past the newest.
  var index: Int
  private var pattern = ""
  private var isMissing = false

  enum Step: Equatable {
    case show(String)
    case stay, giveUp, take
  }

  init(index: Int) {
    self.index = index
  }

  var line: String { "search: \(pattern)" + (isMissing ? "  (no entry)" : "") }

  mutating func handle(_ key: Unicode.Scalar, in history: PromptHistory) -> Step {
    switch key {
    case "\u{12}": return go(to: history.lastIndex(before: index, containing: pattern), history)
    case "\u{13}": return go(to: history.firstIndex(after: index, containing: pattern), history)
    case "\u{07}": return .giveUp
    case "\u{08}", "\u{7F}":
      _ = pattern.popLast()
      return go(to: history.lastIndex(before: history.entries.count, containing: pattern), history)
    case _ where key.value < 0x20 || (0x80..<0xA0).contains(key.value): return .take
    default:
      pattern.unicodeScalars.append(key)
      return go(to: history.lastIndex(before: index + 1, containing: pattern), history)
    }
  }

  private mutating func go(to found: Int?, _ history: PromptHistory) -> Step {
    isMissing = found == nil
    guard !pattern.isEmpty, let found else { return .stay }
    index = found
    return .show(history.entries[found])
  }
}
