import LayLanguage
import LayTerminal

/// Takes back the changes of the last entry.
struct UndoCommand: Command {
  static let name = "undo"
  static let usage = "undo"
  static let summary =
    "Undo what the last entry of the prompt changed: definitions, variables, the view, the proposal."
  static let examples = [CommandExample("undo")]

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    try session.move(back: true, words)
  }
}

/// Restores the change that `undo` took back.
struct RedoCommand: Command {
  static let name = "redo"
  static let usage = "redo"
  static let summary = "Redo what `undo` took back last."
  static let examples = [CommandExample("redo")]

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    try session.move(back: false, words)
  }
}

extension Session {
  fileprivate mutating func move(back: Bool, _ words: Words) throws(Diagnostic) -> Output {
    try words.requireEnd()
    var changes = changes
    let entry = changes.move(back: back, &self)
    self.changes = changes
    guard let entry else { return .lines(["there is nothing to \(back ? "undo" : "do again")"]) }
    return .lines(["\(back ? "undone" : "done again"): \(VisibleText.of(entry))"])
  }
}
