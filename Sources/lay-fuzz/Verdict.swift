import Foundation

/// How a run went.
struct Ending {
  /// The status, or 128 and the number of the signal; nil where it had to be killed.
  var status: Int32?
  /// Seconds of the processor that it took.
  var seconds = 0.0
  /// Seconds on the clock until it was to stop, where somebody asked it to.
  var secondsBeforeStop: Double?
  /// The beginning of what it wrote.
  var output = ""
  var errors = ""
}

/// What is wrong with an ending; nothing for a good one.
enum Verdict {
  /// The seconds that each run is given by `--timeout`.
  static let timeout = 2.0
  private static let statuses: Set<Int32> = [0, 1, 2, 65, 66, 74, 124, 130]

  /// How much of the processor it may take after a stop, in a debug build too.
  private static let grace = 1.5

  static func of(_ ending: Ending, _ input: FuzzInput) -> String? {
    guard let status = ending.status else { return "it did not end" }
    if ending.errors.contains("Fatal error") || ending.errors.contains("a fault in lay") {
      return "it trapped"
    }
    guard statuses.contains(status) else { return "it ended with \(status)" }
    if ending.seconds > timeout + grace { return "it did not hear that the time was up" }
    // The processor cannot have worked longer before than the clock went.
    if let before = ending.secondsBeforeStop, ending.seconds > before + grace {
      return "it did not hear Ctrl-C"
    }
    if steers(ending.errors) { return "its errors hold control characters" }
    if !input.mayPrintAnything, steers(ending.output) {
      return "its output holds control characters"
    }
    if input.printsJSON, status == 0, !isJSON(ending.output) { return "it is no JSON" }
    return nil
  }

  private static func isJSON(_ text: String) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
  }

  private static func steers(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar.value < 0x20 && scalar != "\n" && scalar != "\t"
        || (0x7F...0x9F).contains(scalar.value)
    }
  }
}
