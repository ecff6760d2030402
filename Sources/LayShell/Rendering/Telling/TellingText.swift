import LayLanguage
import LayTerminal

/// What is told, as text for people.
enum TellingText: TellingFormat {
  static let option = "--text"

  static func text(_ told: Told, _ style: Style, _ lookout: Lookout) -> String {
    switch told {
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
