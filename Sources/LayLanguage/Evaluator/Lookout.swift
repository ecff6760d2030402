import LayEngine

/// Notices that long work must stop, because of Ctrl-C, a time limit or the memory.
///
/// A loop over user input asks `isOver` in each turn, and ends if it is true. Its result is then
/// incomplete, and `check` throws to the caller that began the work.
package final class Lookout {
  /// How many turns, of about a microsecond each, go by between two looks.
  package static let turnsBetweenLooks = 256

  private let reasonToStop: () -> StopReason?
  private var turns = 0
  private var reason: StopReason?
  /// How many looks there were, and how many turns loops took after a reason to stop was found.
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

  /// - Throws: the reason to stop, if there is one.
  package func check(at span: SourceSpan? = nil) throws(Diagnostic) {
    if reason == nil { look() }
    if let reason { throw Diagnostic(reason, at: span) }
  }

  private func look() {
    looks += 1
    reason = reasonToStop()
  }
}
