/// Why a program is stopped, although it made no error.
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
        "stopped: the program takes too much memory", hint: "see what grows with each turn or call")
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
