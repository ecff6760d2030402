import LayEngine

/// Why a program is stopped, although it made no error: Ctrl-C, or the time of 10 s.
package enum StopReason: Equatable, Sendable {
  case interrupted
  /// The time that the command line allows has gone by.
  case outOfTime(seconds: Double, for: TimeLimit)
  /// A file that it is made of has changed, and it is run again.
  case outdated
  /// The output of the program cannot be written any more.
  case outputGone
  /// The memory that a program may use has been used.
  case outOfMemory

  /// Whether the program is ended from the outside, and not by what it needs.
  package var isInterruption: Bool { self != .outOfMemory }

  package var complaint: Complaint {
    switch self {
    case .interrupted: Complaint("interrupted")
    case .outOfTime(let seconds, let limit):
      Complaint("stopped after \(NumberText.of(seconds)) s: the time is up\(limit.phrase)")
    case .outdated: Complaint("stopped: a file has changed")
    case .outputGone: Complaint("stopped: what it prints cannot be written")
    case .outOfMemory:
      Complaint(
        "stopped: the program takes too much memory", hint: "see what grows with each turn or call",
        isLimit: true)
    }
  }
}

/// What a time limit applies to.
package enum TimeLimit: Equatable, Sendable {
  case program
  /// One of several files.
  case file
  case allFiles

  fileprivate var phrase: String {
    switch self {
    case .program: ""
    case .file: " for this file"
    case .allFiles: " for all files"
    }
  }
}

/// Notices that long work must stop, because of Ctrl-C, a time limit or the memory.
///
/// A loop over user input asks `isOver` in each turn, and ends if it is true. Its result is then
/// incomplete, and `check` throws to the caller that began the work.
package final class Lookout {
  /// How many turns, of about a microsecond each, go by between two looks.
  package static let turnsBetweenLooks = 256

  private let reasonToStop: () -> StopReason?
  private let mostTurns: Int
  private var turns = 0
  private var nextLook = turnsBetweenLooks
  private var reason: StopReason?
  /// How many looks there were, and how many turns loops took after a reason to stop was found.
  package private(set) var looks = 0
  package private(set) var turnsAfterStop = 0

  package init(_ reasonToStop: @escaping () -> StopReason? = { nil }) {
    self.reasonToStop = reasonToStop
    mostTurns = .max
  }

  /// A lookout for telling what was found before a stop: loops are left after so many turns that
  /// nobody waits for them.
  package static var afterStop: Lookout { Lookout(atMost: 20_000) }

  private init(atMost turns: Int) {
    reasonToStop = { nil }
    mostTurns = turns
  }

  /// Counts one more turn of a loop; true if the loop is to be left instead.
  package var isOver: Bool {
    if reason != nil {
      turnsAfterStop += 1
      return true
    }
    turns &+= 1
    if turns > mostTurns { return true }
    guard turns >= nextLook else { return false }
    nextLook = turns + Self.turnsBetweenLooks
    look()
    return reason != nil
  }

  /// Counts the turns of an inner loop, which is short and is not left.
  package func took(_ turns: Int) { self.turns &+= turns }

  /// Looks after a turn of a tenth of a millisecond or more; true if the loop is to be left.
  package func afterLongTurn() -> Bool {
    took(Self.turnsBetweenLooks)
    return isOver
  }

  /// What a function makes of elements, until the loop is to be left.
  package func map<Element, Result>(
    _ elements: some Sequence<Element>, _ make: (Element) -> Result
  ) -> [Result] {
    var results: [Result] = []
    for element in elements {
      if isOver { break }
      results.append(make(element))
    }
    return results
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
