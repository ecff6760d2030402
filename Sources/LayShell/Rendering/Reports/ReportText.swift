import LayLanguage
import LayTerminal

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
