import LayLanguage
import LayTerminal

/// Restores the change that `undo` took back.
struct RedoCommand: Command {
  static let name = "redo"
  static let usage = "redo"
  static let summary = "Redo what `undo` took back last."
  static let examples = [CommandExample("redo")]

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    try words.requireEnd()
    var changes = session.changes
    let entry = changes.redo(&session)
    session.changes = changes
    guard let entry else {
      return .lines(["there is nothing to do again"])
    }
    return .lines(["done again: \(VisibleText.of(entry))"])
  }
}
