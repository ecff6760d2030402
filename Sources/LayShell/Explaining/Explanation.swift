import LayEngine
import LayLanguage
import LayTerminal

/// Why a view answered as it did: a section for the view, and one for each view that it wraps.
struct Explanation {
  var sections: [ExplanationSection]
}

/// The rule of one view, with the numbers of this case.
struct ExplanationSection {
  /// What the view is, what was proposed to it, what it answered.
  let title: String
  let proposal: ProposedViewSize
  let size: ViewSize
  var parts: [Part] = []

  enum Part {
    case sentence(String)
    case table(TextTable)
    /// The conclusion.
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
  private let lookout: Lookout

  init(_ style: Style, _ lookout: Lookout = Lookout()) {
    self.style = style
    self.lookout = lookout
  }

  func text(_ explanation: Explanation) -> String {
    explanation.sections.map { lines($0).joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private func lines(_ section: ExplanationSection) -> [String] {
    var lines = head(section)
    for part in section.parts {
      switch part {
      case .sentence(let sentence): lines += wrapped(sentence)
      case .result(let sentence):
        lines += wrapped(sentence).map { style.paint($0, .green) }
      case .table(let table): lines += table.lines(style, indentation: 0, lookout)
      }
    }
    return lines
  }

  /// The title and the exchange of sizes, which has a line of its own where one has no room.
  private func head(_ section: ExplanationSection) -> [String] {
    let title = style.visible(section.title)
    let exchange =
      "\(ProposalText.of(section.proposal)) \(style.arrow) \(ProposalText.of(section.size))"
    guard DisplayWidth.of(title) + 2 + exchange.count > style.columns else {
      return [style.paint(title, .strong) + "  " + exchange]
    }
    let titles = Paragraph.lines(title, columns: style.columns, hanging: 4)
    return titles.map { style.paint($0, .strong) } + ["  " + exchange]
  }

  /// A sentence in lines that fit, indented.
  private func wrapped(_ sentence: String) -> [String] {
    Paragraph.lines(style.visible(sentence), columns: style.columns, indentation: 2, hanging: 4)
  }
}
