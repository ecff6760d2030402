import LayEngine
import LayLanguage

/// What was entered in a session, in order, so that it can be saved.
struct SessionLog {
  /// A form or a command, where it stands.
  struct Entered {
    let span: SourceSpan
    /// The name of the command; nil for a form.
    let command: String?

    init(_ item: Item) {
      switch item {
      case .form(let tree): (span, command) = (tree.span, nil)
      case .command(let line): (span, command) = (line.span, line.name)
      }
    }

    /// What a person did otherwise, as the command that does the same.
    init(_ text: String, command: String, in sources: SourceMap) {
      let source = sources.add(name: "", text: text)
      span = SourceSpan(source: source, start: 0, end: Int32(text.utf8.count))
      self.command = command
    }
  }

  /// How an item ended.
  enum Ending {
    case done
    /// With a mistake, in these words.
    case failed(String)
    case interrupted
  }

  private struct LoggedItem {
    let entered: Entered
    let ending: Ending
    /// Whether something got a value that outlives it.
    let isChange: Bool
    /// What it loaded and did, as lines of a script.
    let loaded: [String]
    let entry: Int
  }

  private var items: [LoggedItem] = []
  /// The number of the entry that runs: a line or what was pasted at once, or a whole script.
  private(set) var entry = 0
  /// The entries that `undo` took back.
  private(set) var undone: Set<Int> = []

  /// Commands that are about the session, and no part of it, and those that never print the same.
  private static let aside = [
    "clear", "exit", "explore", "history", "quit", "record", "save", "time",
  ]

  mutating func beginEntry() { entry += 1 }

  mutating func noteUndo(of entry: Int) { undone.insert(entry) }

  mutating func noteRedo(of entry: Int) { undone.remove(entry) }

  /// - Parameters:
  ///   - isChange: whether something got a value that outlives it.
  ///   - loaded: what it loaded and did, as lines of a script.
  /// - Returns: whether it belongs to the session and ran to its end.
  mutating func append(
    _ entered: Entered, _ ending: Ending, isChange: Bool, loaded: [String] = []
  ) -> Bool {
    if let command = entered.command, Self.aside.contains(command) { return false }
    items.append(
      LoggedItem(
        entered: entered, ending: ending, isChange: isChange, loaded: loaded, entry: entry))
    return !ending.isInterruption
  }

  /// The texts of everything that was entered and not interrupted.
  func entries(_ sources: SourceMap) -> [String] {
    items.filter { !$0.ending.isInterruption }.map { sources.text(of: $0.entered.span) }
  }

  /// The texts of the forms that were evaluated, of what was loaded for them, and of what else
  /// changed a value.
  func forms(_ sources: SourceMap) -> [String] {
    texts(sources, withCommands: [LoadCommand.name])
  }

  /// The texts of what made the session what it is, without what only shows or checks something.
  func state(_ sources: SourceMap) -> [String] {
    texts(sources, withCommands: [LoadCommand.name, ProposeCommand.name, SetCommand.name])
  }

  private func texts(_ sources: SourceMap, withCommands kept: Set<String>) -> [String] {
    items.flatMap { item -> [String] in
      // Options are none of what `undo` takes back.
      if undone.contains(item.entry), item.entered.command != SetCommand.name { return [] }
      let isKept = item.entered.command.map(kept.contains) ?? true
      switch item.ending {
      case .done: guard isKept || item.isChange else { return [] }
      case .failed, .interrupted: guard item.isChange else { return [] }
      }
      if !item.loaded.isEmpty, !item.ending.isDone { return item.loaded }
      return Self.script(item.entered, item.ending, sources).map { [$0] } ?? []
    }
  }

  /// The lines of a script that do what an item did; nil where there are none.
  ///
  /// - Rule: a form that failed is expected to fail. What was interrupted cannot be done again, so
  ///   that a comment tells of it.
  static func script(_ entered: Entered, _ ending: Ending, _ sources: SourceMap) -> String? {
    let text = sources.text(of: entered.span)
    switch ending {
    case .done: return text
    case .failed(let message):
      guard entered.command == nil else { return nil }
      return "expect error \(ValueDescription.written(.text(message))) \(text)"
    case .interrupted:
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return "; This was interrupted, and may have changed something:\n; "
        + lines.joined(separator: "\n; ")
    }
  }
}

extension SessionLog.Ending {
  /// What ended for want of memory is not to be done again either.
  init(_ error: Diagnostic) {
    let isOutOfMemory = error.message == StopReason.outOfMemory.complaint.message
    self = error.isInterruption || isOutOfMemory ? .interrupted : .failed(error.message)
  }

  var isDone: Bool { if case .done = self { true } else { false } }
  var isInterruption: Bool { if case .interrupted = self { true } else { false } }
}
