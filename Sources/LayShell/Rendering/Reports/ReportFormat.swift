import LayLanguage
import LayTerminal

/// What commands tell about a layout, as values.
enum Report {
  case comparison(Comparison, first: String, second: String)
  /// Why a view answered as it did.
  case explanation(Explanation)
  /// Which views decided a number.
  case reasons(Reasons)
  case trace(LayoutTrace)
  case tree(TreeListing)
}

/// A form in which reports are printed; another one is a file and a line in `ReportFormats`.
protocol ReportFormat: Sendable {
  /// How it is asked for, such as `--json`.
  static var option: String { get }
  /// - Parameter lookout: where it finds a reason to stop, the text is worth nothing.
  static func text(_ report: Report, _ style: Style, _ lookout: Lookout) -> String
}

/// All forms in which reports are printed, besides text for people.
enum ReportFormats {
  static let all: [any ReportFormat.Type] = [
    ReportJSON.self
  ]

  /// What Tab offers.
  static func completions(after words: [String]) -> [CommandWord] {
    let options = all.map { $0.option }
    return words.contains(where: options.contains) ? [] : options.map { .word($0) }
  }

  /// The words without options.
  static func withoutOptions(_ words: [String]) -> [String] {
    words.filter { word in !all.contains { $0.option == word } }
  }
}

extension Words {
  /// Takes the options that say in which form it is printed, and others that are no views.
  mutating func take(_ format: inout any ReportFormat.Type) throws(Diagnostic) {
    while let word = next, word.text.hasPrefix("--") {
      guard let found = ReportFormats.all.first(where: { $0.option == word.text }) else {
        throw complaint("`\(command)` has no option `\(word.text)`", at: word.span)
      }
      _ = take()
      format = found
    }
  }
}
