import LayLanguage
import LayTerminal

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
