import LayLanguage

/// How a run of `lay` ended, as its exit status.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case fine = 0
  case expectationFailed = 1
  case wrongCommandLine = 2
  /// The source text is wrong: it cannot be parsed, or running it failed.
  case wrongText = 65
  case noSuchFile = 66
  /// A fault in lay itself.
  case faultInLay = 70
  case inputOutputFailed = 74
  /// The time limit of `--timeout` was reached; the command `timeout` has the same status.
  case outOfTime = 124
  case interrupted = 130

  /// A sentence for the manual.
  var meaning: String {
    switch self {
    case .fine: "All is fine."
    case .expectationFailed: "An expectation failed, or `lay check` or `--strict` found something."
    case .wrongCommandLine: "The command line is wrong."
    case .wrongText: "There is a mistake in the text."
    case .noSuchFile: "There is no such file, or nothing in it to test."
    case .faultInLay: "There is a fault in lay itself."
    case .inputOutputFailed: "Reading or writing failed."
    case .outOfTime: "The time of --timeout or --timeout-all was up."
    case .interrupted: "Ctrl-C was pressed."
    }
  }

  /// The status of a run that was stopped for a reason.
  init(_ reason: StopReason) {
    switch reason {
    case .interrupted, .outdated: self = .interrupted
    case .outOfTime: self = .outOfTime
    case .outputGone: self = .inputOutputFailed
    case .outOfMemory: self = .wrongText
    }
  }
}
