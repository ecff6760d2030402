import Glibc

/// Prints figures as they come: a line each, or an array in JSON.
final class Report {
  private let isJSON: Bool
  private var count = 0
  /// Whether all figures could be measured.
  private(set) var isWhole = true

  init(isJSON: Bool) {
    self.isJSON = isJSON
    if isJSON { print("[", terminator: "") }
  }

  /// Prints a figure, rounded to two decimals, or to four if it is below 0.1.
  func figure(_ name: String, _ value: Double, _ unit: String) {
    let factor: Double = abs(value) < 0.1 ? 10_000 : 100
    let rounded = (value * factor).rounded() / factor
    if isJSON {
      let number = rounded.isFinite ? "\(rounded)" : "null"
      let start = count == 0 ? "\n" : ",\n"
      print(
        "\(start)  {\"name\": \"\(name)\", \"value\": \(number), \"unit\": \"\(unit)\"}",
        terminator: "")
    } else {
      print(name, rounded, unit)
    }
    count += 1
    fflush(nil)
  }

  /// Writes to standard error why some figures could not be measured.
  func complain(_ message: String) {
    isWhole = false
    fflush(nil)
    "bench: \(message)\n".withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
  }

  func end() {
    if isJSON { print("\n]") }
  }
}
