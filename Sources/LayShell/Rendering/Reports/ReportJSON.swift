import LayLanguage
import LayTerminal

/// Reports as one JSON object each.
///
/// `version` and `command` come first. The same thing has the same shape in all of them: a view is
/// `view` (its kind), `title`, `name` and `path`; a `proposal`, a `size` and a `frame` are as `json`
/// writes them; a fact is an object with `fact` (its kind) and its values by name.
enum ReportJSON: ReportFormat {
  static let option = "--json"

  /// Counts up when a value that programs read changes its name or its meaning.
  private static let version = 1

  /// What every object begins with, without its closing brace.
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
