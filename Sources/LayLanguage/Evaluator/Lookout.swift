import LayEngine

/// Notices that long work is to end, because of Ctrl-C, the clock or the memory.
///
/// Whoever loops over what a user made asks `isOver` in each turn and leaves the loop; what it has
/// made by then is worth nothing, and `check` says so to whoever began the work.
package final class Lookout {
  /// How many turns, of about a microsecond each, go by between two looks.
  package static let turnsBetweenLooks = 256

  private let reasonToStop: () -> StopReason?
  private var turns = 0
  private var reason: StopReason?
  /// How many looks there were, and how many turns of a loop after a reason was found.
  package private(set) var looks = 0
  package private(set) var turnsAfterStop = 0

  package init(_ reasonToStop: @escaping () -> StopReason? = { nil }) {
    self.reasonToStop = reasonToStop
  }

  /// Counts one more turn of a loop; true if the loop is to be left instead.
  package var isOver: Bool {
    if reason != nil {
      turnsAfterStop += 1
      return true
    }
    turns &+= 1
    guard turns % Self.turnsBetweenLooks == 0 else { return false }
    look()
    return reason != nil
  }

  /// - Throws: why the work is to end, if it is.
  package func check(at span: SourceSpan? = nil) throws(Diagnostic) {
    if reason == nil { look() }
    if let reason { throw Diagnostic(reason, at: span) }
  }

  private func look() {
    looks += 1
    reason = reasonToStop()
  }
}
