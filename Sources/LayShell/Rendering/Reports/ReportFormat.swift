import LayLanguage
import LayTerminal

/// The result of a command about a layout, as values.
enum Report {
  case comparison(Comparison, first: String, second: String)
  /// The reasons for a view's answer.
  case explanation(Explanation)
  /// The views that decided a number.
  case reasons(Reasons)
  case trace(LayoutTrace)
  case tree(TreeListing)
}

/// A format in which reports are printed; a new one is a file and a line in `ReportFormats`.
protocol ReportFormat: Sendable {
  /// The option that selects it, such as `--json`.
  static var option: String { get }
  /// - Parameter lookout: after an interruption the text is incomplete and must not be used.
  static func text(_ report: Report, _ style: Style, _ lookout: Lookout) -> String
}

/// All formats of reports besides text.
enum ReportFormats {
  static let all: [any ReportFormat.Type] = [
    ReportJSON.self
  ]

  /// The completions of the options.
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
  /// Takes the option for the format.
  ///
  /// - Parameter takeOther: takes another option of the command; false for an unknown one.
  mutating func reportFormat(
    _ takeOther: (inout Words, Word) throws(Diagnostic) -> Bool = { _, _ in false }
  ) throws(Diagnostic) -> any ReportFormat.Type {
    var format: any ReportFormat.Type = ReportText.self
    try takeOptions { words, option throws(Diagnostic) in
      guard let found = ReportFormats.all.first(where: { $0.option == option.text }) else {
        return try takeOther(&words, option)
      }
      format = found
      return true
    }
    return format
  }
}
