import LayEngine

/// Why a view answered as it did: a section for the view, and one for each view that it wraps.
package struct Explanation {
  package var sections: [ExplanationSection]
}

/// The rule of one view, with the numbers of this case.
package struct ExplanationSection {
  /// What the view is, what was proposed to it, what it answered.
  package let title: String
  package let proposal: ProposedViewSize
  package let size: ViewSize
  package var parts: [Part] = []

  package enum Part {
    case sentence(String)
    case table(TextTable)
    /// What it comes to in the end.
    case result(String)
  }

  init(of view: PlacedView) {
    title = ViewTitle.full(view.view)
    proposal = view.proposal
    size = view.frame.size
  }

  mutating func say(_ sentence: String) { parts.append(.sentence(sentence)) }
  mutating func conclude(_ sentence: String) { parts.append(.result(sentence)) }
}

/// An explanation as text.
struct ExplanationText {
  let style: Style

  init(_ style: Style) { self.style = style }

  func text(_ explanation: Explanation) -> String {
    explanation.sections.map { lines($0).joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private func lines(_ section: ExplanationSection) -> [String] {
    let exchange =
      "\(ProposalText.of(section.proposal)) \(style.arrow) \(ProposalText.of(section.size))"
    var lines = [style.paint(style.visible(section.title), .strong) + "  " + exchange]
    for part in section.parts {
      switch part {
      case .sentence(let sentence): lines += wrapped(plain(style.visible(sentence)))
      case .result(let sentence):
        lines += wrapped(plain(style.visible(sentence))).map { style.paint($0, .green) }
      case .table(let table): lines += table.lines(style, indentation: 0).map(plain)
      }
    }
    return lines
  }

  /// The text with ASCII in place of signs, where only that may be used.
  private func plain(_ text: String) -> String {
    guard style.isPlain else { return text }
    var result = ""
    for character in text {
      switch character {
      case "≤": result += "<="
      case "−": result += "-"
      case "×": result += "*"
      case "…": result += "..."
      case "▸": result += ">"
      default: result.append(character)
      }
    }
    return result
  }

  /// A sentence in lines that fit, indented.
  private func wrapped(_ sentence: String) -> [String] {
    var lines: [String] = []
    var line = " "
    for word in sentence.split(separator: " ") {
      if line.count > 1, line.count + 1 + word.count > style.columns {
        lines.append(line)
        line = "   "
      }
      line += " " + word
    }
    return lines + [line]
  }
}
