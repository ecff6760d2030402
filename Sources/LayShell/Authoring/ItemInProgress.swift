import LayEngine
import LayLanguage

/// An item that runs, and what the session was before it.
struct ItemInProgress {
  /// What an item changed of a session.
  enum Change {
    /// Something got a value that outlives the item.
    case program
    /// Nothing but the view.
    case view
    /// Nothing but the proposal.
    case proposal
    /// What `set` sets.
    case option
  }

  let entered: SessionLog.Entered
  /// Whether it stands in a text of the library, which is loaded as a whole.
  let isInLibrary: Bool
  /// How many changes the present entry had loaded before.
  let changesBefore: Int
  private let valuesBefore: Int
  private let viewBefore: View?
  private let proposalBefore: String

  init(_ item: Item, _ session: Session, isInLibrary: Bool, _ changesBefore: Int) {
    entered = SessionLog.Entered(item)
    self.isInLibrary = isInLibrary
    self.changesBefore = changesBefore
    valuesBefore = session.interpreter.changes
    viewBefore = session.current?.view
    proposalBefore = session.proposalText
  }

  /// What it has changed by now; nil for nothing that has to be done again.
  ///
  /// What `undo` and `redo` change is told by the log, which leaves entries out.
  func change(in session: Session) -> Change? {
    if session.interpreter.changes != valuesBefore { return .program }
    switch entered.command {
    case UndoCommand.name, RedoCommand.name: return nil
    case SetCommand.name: return .option
    default:
      if session.current?.view !== viewBefore { return .view }
      return session.proposalText == proposalBefore ? nil : .proposal
    }
  }
}
