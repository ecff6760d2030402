import LayEngine
import LayLanguage

/// What was entered in a session, in order, so that it can be saved.
struct SessionLog {
  /// A form or a command, by its place in the source.
  struct Entered {
    let span: SourceSpan
    /// The name of the command; nil for a form.
    let command: String?
    /// What repeats it in a script; nil where that is its text.
    private(set) var script: String?

    init(_ item: Item) {
      switch item {
      case .form(let tree): (span, command) = (tree.span, nil)
      case .command(let line): (span, command) = (line.span, line.name)
      }
    }

    /// Something that a person did without typing a command, as the command with the same effect.
    init(_ text: String, command: String, in sources: SourceMap) {
      let source = sources.add(name: "", text: text)
      span = SourceSpan(source: source, start: 0, end: Int32(text.utf8.count))
      self.command = command
    }

    /// Code of Swift, which a form of a script takes as a string.
    init(swift span: SourceSpan, _ text: String) {
      (self.span, command) = (span, nil)
      script = "(swiftui \(ValueDescription.written(.text(text))))"
    }
  }

  /// How an item ended.
  enum Ending {
    case done
    /// With an error that has this message.
    case failed(String)
    case interrupted
  }

  private struct LoggedItem {
    let entered: Entered
    let ending: Ending
    /// Whether the item set a value that outlives it.
    let isChange: Bool
    /// The changes of a file that the item loaded, as lines of a script.
    let loaded: [String]
    let entry: Int
  }

  private var items: [LoggedItem] = []
  /// The number of the entry that is running: a line, a pasted text or a whole script.
  private(set) var entry = 0
  /// The entries that `undo` has undone.
  var undone: Set<Int> = []

  /// Commands that manage the session without being part of it, or that print something else each
  /// run.
  private static let aside = [
    "clear", "exit", "explore", "history", "quit", "record", "save", "time",
  ]

  mutating func beginEntry() { entry += 1 }

  /// - Parameters:
  ///   - isChange: whether the item set a value that outlives it.
  ///   - loaded: the changes of a file that the item loaded, as lines of a script.
  /// - Returns: whether the item was logged and ran without being interrupted.
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

  /// The sources of the forms that were evaluated, of what they loaded, and of all else that
  /// changed a value.
  func forms(_ sources: SourceMap) -> [String] {
    texts(sources, withCommands: ["load"])
  }

  /// The sources of the entries that produced the session's state, without those that only show or
  /// check.
  func state(_ sources: SourceMap) -> [String] {
    texts(sources, withCommands: ["load", "propose", "set"])
  }

  private func texts(_ sources: SourceMap, withCommands kept: Set<String>) -> [String] {
    items.flatMap { item -> [String] in
      // `undo` does not restore options.
      if undone.contains(item.entry), item.entered.command != "set" { return [] }
      let isKept = item.entered.command.map(kept.contains) ?? true
      switch item.ending {
      case .done: guard isKept || item.isChange else { return [] }
      case .failed, .interrupted: guard item.isChange else { return [] }
      }
      if !item.loaded.isEmpty, !item.ending.isDone { return item.loaded }
      return Self.script(item.entered, item.ending, sources).map { [$0] } ?? []
    }
  }

  /// The lines of a script that repeat an item; nil where there are none.
  ///
  /// - Rule: a form that failed becomes an expected error. An interrupted item cannot be repeated,
  ///   so it becomes a comment.
  static func script(_ entered: Entered, _ ending: Ending, _ sources: SourceMap) -> String? {
    let text = entered.script ?? sources.text(of: entered.span)
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
  /// Running out of memory counts as an interruption, because it should not be repeated either.
  init(_ error: Diagnostic) {
    let isOutOfMemory = error.message == StopReason.outOfMemory.complaint.message
    self = error.isInterruption || isOutOfMemory ? .interrupted : .failed(error.message)
  }

  var isDone: Bool { if case .done = self { true } else { false } }
  var isInterruption: Bool { if case .interrupted = self { true } else { false } }
}

/// An item that is running, and the state of the session before it.
struct ItemInProgress {
  /// What an item changed in a session.
  enum Change {
    /// A definition or another value that outlives the item.
    case program
    /// Only the view.
    case view
    /// Only the proposal.
    case proposal
    /// An option that `set` sets.
    case option
  }

  let entered: SessionLog.Entered
  /// Whether the item is part of a library file, which is loaded as a whole.
  let isInLibrary: Bool
  /// How many changes had been told before this item.
  let changesBefore: Int
  let powersBefore: Int
  private let valuesBefore: Int
  private let viewBefore: View?
  private let proposalBefore: String

  init(_ item: Item, _ session: Session, isInLibrary: Bool, _ changesBefore: Int) {
    self.init(SessionLog.Entered(item), session, isInLibrary: isInLibrary, changesBefore)
  }

  init(
    _ entered: SessionLog.Entered, _ session: Session, isInLibrary: Bool, _ changesBefore: Int
  ) {
    self.entered = entered
    self.isInLibrary = isInLibrary
    self.changesBefore = changesBefore
    powersBefore = session.powersUsed
    valuesBefore = session.interpreter.changes
    viewBefore = session.current?.view
    proposalBefore = session.proposalText
  }

  /// What the item has changed so far; nil if nothing has to be repeated when the session is saved.
  ///
  /// `undo` and `redo` count as no change: the log leaves undone entries out.
  func change(in session: Session) -> Change? {
    if entered.command == "undo" || entered.command == "redo" { return nil }
    if session.interpreter.changes != valuesBefore { return .program }
    switch entered.command {
    case "set": return .option
    default:
      if session.current?.view !== viewBefore { return .view }
      return session.proposalText == proposalBefore ? nil : .proposal
    }
  }
}
