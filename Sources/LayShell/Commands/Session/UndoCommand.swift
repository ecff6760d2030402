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
    try words.requireEnd()
    var changes = session.changes
    let entry = changes.undo(&session)
    session.changes = changes
    guard let entry else {
      return .lines(["there is nothing to undo"])
    }
    return .lines(["undone: \(VisibleText.of(entry))"])
  }
}
