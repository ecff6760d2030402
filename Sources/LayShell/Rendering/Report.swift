import LayLanguage
import LayTerminal

/// The result of a command about a layout, as values, which is printed as text or as JSON.
enum Report {
  case breakpoints(Breakpoints)
  case comparison(Comparison, first: String, second: String)
  case difference(LayoutDifference)
  case findings(FoundFindings)
  /// The reasons for a view's answer.
  case explanation(Explanation)
  /// The views that decided a number.
  case reasons(Reasons)
  case trace(LayoutTrace)
  case tree(TreeListing)

  /// - Parameter lookout: after an interruption the text is incomplete and must not be used.
  func text(_ style: Style, _ lookout: Lookout) -> String {
    switch self {
    case .breakpoints(let breakpoints): style.plain(BreakpointsText(style: style).text(breakpoints))
    case .comparison(let comparison, let first, let second):
      style.plain(ComparisonText(style: style).text(comparison, (first, second)))
    case .difference(let difference):
      DifferenceText(style: style, lookout: lookout).text(difference)
    case .explanation(let explanation):
      ExplanationText(style: style, lookout: lookout).text(explanation)
    case .findings(let found): FindingsText(style: style).text(found)
    case .reasons(let reasons): ReasonsText(style: style, lookout: lookout).text(reasons)
    case .trace(let trace): TraceText(style: style, lookout: lookout).text(trace)
    case .tree(let listing): TreeText(style: style, lookout: lookout).text(listing)
    }
  }

  /// One JSON object.
  ///
  /// `version` and `command` come first. All reports use the same shapes: a view is `view` (its
  /// kind), `title`, `name` and `path`; a fact is an object with `fact` (its kind) and its values by
  /// name.
  func json(_ lookout: Lookout) -> String {
    switch self {
    case .breakpoints(let breakpoints): BreakpointsJSON.text(breakpoints, lookout)
    case .comparison(let comparison, let first, let second):
      ComparisonJSON.text(comparison, first, second)
    case .difference(let difference): DifferenceJSON.text(difference, lookout)
    case .explanation(let explanation): ExplanationJSON.text(explanation, lookout)
    case .findings(let found): FindingsJSON.text(found)
    case .reasons(let reasons): ReasonsJSON.text(reasons, lookout)
    case .trace(let trace): TraceJSON.text(trace, lookout)
    case .tree(let listing): TreeJSON.text(listing, lookout)
    }
  }
}

/// What all reports in JSON share, and the option that asks for them.
enum ReportJSON {
  static let option = "--json"

  /// To be increased when a value that programs read changes its name or its meaning.
  private static let version = 1

  /// The beginning of every object, without its closing brace.
  static func head(_ command: String) -> String {
    "{" + JSONText.members(["version": version, "command": command])
  }

  static func completions(after words: [String]) -> [CommandWord] {
    words.contains(option) ? [] : [.word(option)]
  }
}

extension Words {
  /// Takes the options; whether `--json` is one of them.
  ///
  /// - Parameter takeOther: takes another option of the command; false for an unknown one.
  mutating func takesJSON(
    _ takeOther: (inout Words, Word) throws(Diagnostic) -> Bool = { _, _ in false }
  ) throws(Diagnostic) -> Bool {
    var isJSON = false
    try takeOptions { words, option throws(Diagnostic) in
      guard option.text == ReportJSON.option else { return try takeOther(&words, option) }
      isJSON = true
      return true
    }
    return isJSON
  }
}
