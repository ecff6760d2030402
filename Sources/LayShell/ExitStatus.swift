import LayLanguage

/// How a run of `lay` ended, as its exit status.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case fine = 0
  case expectationFailed = 1
  case wrongCommandLine = 2
  /// The text is wrong: it cannot be read, or running it failed.
  case wrongText = 65
  case noSuchFile = 66
  /// A fault in lay itself, which is ours to mend.
  case faultInLay = 70
  case inputOutputFailed = 74
  /// The time that `--timeout` allows has gone by, as with the command `timeout`.
  case outOfTime = 124
  case interrupted = 130

  /// In a sentence, for the manual.
  var meaning: String {
    switch self {
    case .fine: "All is fine."
    case .expectationFailed: "An expectation failed."
    case .wrongCommandLine: "The command line is wrong."
    case .wrongText: "There is a mistake in the text."
    case .noSuchFile: "There is no such file."
    case .faultInLay: "There is a fault in lay itself."
    case .inputOutputFailed: "Reading or writing failed."
    case .outOfTime: "The time of --timeout or --timeout-all was up."
    case .interrupted: "Ctrl-C was pressed."
    }
  }

  /// How a run ends for a reason from the outside.
  init(_ reason: StopReason) {
    switch reason {
    case .interrupted: self = .interrupted
    case .outOfTime: self = .outOfTime
    case .outputGone: self = .inputOutputFailed
    case .outOfMemory: self = .wrongText
    }
  }
}
