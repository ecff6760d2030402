import LayEngine
import LayLanguage

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
    entered = SessionLog.Entered(item)
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
