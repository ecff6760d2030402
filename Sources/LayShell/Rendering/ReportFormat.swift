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
  /// Takes the options for the format; an unknown option is an error.
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

/// Reports as text.
enum ReportText: ReportFormat {
  static let option = "--text"

  static func text(_ report: Report, _ style: Style, _ lookout: Lookout) -> String {
    switch report {
    case .comparison(let comparison, let first, let second):
      let text = ComparisonText(style).text(comparison, (first, second))
      return style.isPlain ? VisibleText.withPlainSigns(text) : text
    case .explanation(let explanation): return ExplanationText(style, lookout).text(explanation)
    case .reasons(let reasons): return ReasonsText(style).text(reasons)
    case .trace(let trace): return TraceText(style, lookout).text(trace)
    case .tree(let listing): return TreeText(style, lookout).text(listing)
    }
  }
}

/// Reports as one JSON object each.
///
/// `version` and `command` come first. All reports use the same shapes: a view is `view` (its
/// kind), `title`, `name` and `path`; a `proposal`, a `size` and a `frame` are written as in
/// `json`; a fact is an object with `fact` (its kind) and its values by name.
enum ReportJSON: ReportFormat {
  static let option = "--json"

  /// To be increased when a value that programs read changes its name or its meaning.
  private static let version = 1

  /// The beginning of every object, without its closing brace.
  static func head(_ command: String) -> String {
    "{\"version\": \(version), \"command\": \(JSONText.string(command))"
  }

  static func text(_ report: Report, _ style: Style, _ lookout: Lookout) -> String {
    switch report {
    case .comparison(let comparison, let first, let second):
      ComparisonJSON.text(comparison, first, second)
    case .explanation(let explanation): ExplanationJSON.text(explanation, lookout)
    case .reasons(let reasons): ReasonsJSON.text(reasons)
    case .trace(let trace): TraceJSON.text(trace, lookout)
    case .tree(let listing): TreeJSON.text(listing, lookout)
    }
  }
}
