/// How a run went.
struct Ending {
  /// The status, or 128 and the number of the signal; nil where it had to be killed.
  var status: Int32?
  /// Seconds of the processor that it took.
  var seconds = 0.0
  var errors = ""
}

/// What is wrong with an ending; nothing for a good one.
enum Verdict {
  /// The seconds that each run is given by `--timeout`.
  static let timeout = 2.0
  private static let statuses: Set<Int32> = [0, 1, 2, 65, 66, 74, 124, 130]

  static func of(_ ending: Ending) -> String? {
    guard let status = ending.status else { return "it did not end" }
    if ending.errors.contains("Fatal error") || ending.errors.contains("a fault in lay") {
      return "it trapped"
    }
    guard statuses.contains(status) else { return "it ended with \(status)" }
    if ending.seconds > timeout + 1.5 { return "it did not hear that the time was up" }
    let steers = ending.errors.unicodeScalars.contains { scalar in
      scalar.value < 0x20 && scalar != "\n" && scalar != "\t"
        || (0x7F...0x9F).contains(scalar.value)
    }
    return steers ? "its errors hold control characters" : nil
  }
}
