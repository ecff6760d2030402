import LayEngine
import LayLanguage
import LayTerminal

/// An explanation as text.
struct ExplanationText {
  let style: Style
  let lookout: Lookout

  func text(_ explanation: Explanation) -> String {
    var all: [String] = []
    for (number, section) in explanation.sections.enumerated() {
      if number > 0 { all.append("") }
      all += lines(section, explanation.places, number == 0 ? explanation.face : nil)
    }
    if let help = explanation.help {
      all += style.paragraph("help: \(help)", nil, indentation: 2, hanging: 4)
    }
    return all.joined(separator: "\n")
  }

  private func lines(
    _ section: ExplanationSection, _ places: CodePlaces, _ face: String?
  ) -> [String] {
    var lines = head(section, places, face)
    for fact in section.facts {
      for sentence in fact.sentences() {
        if lookout.isOver { break }
        let ink: Ink? = fact.isConclusion ? .green : nil
        lines += style.paragraph(sentence, ink, indentation: 2, hanging: 4)
      }
      if let table = fact.table(lookout) {
        lines += table.lines(style, indentation: 0, lookout)
      }
    }
    return lines
  }

  /// The title, the proposal and the size, the path, and below them the place in Swift code.
  ///
  /// Proposal and size get a line of their own if there is no room; the path is dropped first. The
  /// face, if it is no `mono`, stands behind the size of the first view.
  private func head(
    _ section: ExplanationSection, _ places: CodePlaces, _ face: String?
  ) -> [String] {
    let place = places.place(of: section.view.view).map { style.visible("  in \($0.text)") }
    return head(section, face) + (place.map { [style.paint($0, .faint)] } ?? [])
  }

  private func head(_ section: ExplanationSection, _ face: String?) -> [String] {
    let title = style.visible(ViewTitle.full(section.view.view))
    let exchange =
      "\(ProposalText.of(section.proposal)) \(style.arrow) \(ProposalText.of(section.size))"
      + (face.map { style.visible("  face \($0)") } ?? "")
    let path = section.view.path ?? ""
    let shown = path.isEmpty || path.count > 40 ? "" : "  " + path
    func withPath(_ line: String, _ width: Int) -> String {
      width + shown.count > style.columns ? line : line + style.paint(shown, .faint)
    }
    let width = DisplayWidth.of(title) + 2 + exchange.count
    guard width > style.columns else {
      return [withPath(style.paint(title, .strong) + "  " + exchange, width)]
    }
    let titles = Paragraph.lines(title, columns: style.columns, hanging: 4)
    return titles.map { style.paint($0, .strong) }
      + [withPath("  " + exchange, 2 + exchange.count)]
  }
}

/// An explanation as one JSON object: a section for the view, and one for each view that it wraps,
/// each with its facts.
enum ExplanationJSON {
  static func text(_ explanation: Explanation, _ lookout: Lookout) -> String {
    var text =
      ReportJSON.head("explain") + JSONText.more("face", explanation.face)
      + JSONText.more("help", explanation.help)
      + ",\n \"sections\": [\n  "
    for (number, section) in explanation.sections.enumerated() {
      if lookout.isOver { break }
      text += number == 0 ? "{" : ",\n  {"
      text += section.view.members + ", "
      text += JSONText.members(["proposal": section.proposal, "size": section.size])
      text += explanation.places.member(of: section.view.view) + ",\n   \"facts\": [\n    "
      for (number, fact) in section.facts.enumerated() {
        if lookout.isOver { break }
        if number > 0 { text += ",\n    " }
        FactJSON(lookout: lookout).write(fact, to: &text)
      }
      text += "]}"
    }
    return text + "]}"
  }
}
