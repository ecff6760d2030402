import LayEngine
import LayLanguage
import LayTerminal

/// Reasons as text: a line for each step, its number first.
struct ReasonsText {
  let style: Style
  /// After an interruption the text is incomplete and must not be used.
  let lookout: Lookout

  func text(_ reasons: Reasons) -> String {
    let numbers = lookout.map(reasons.steps) { $0.number.map { PlaceText.of($0) } ?? "nil" }
    let width = numbers.map(\.count).max() ?? 0
    var lines: [String] = []
    for (index, step) in reasons.steps.enumerated() {
      if lookout.isOver { break }
      let blanks = String(repeating: " ", count: width - numbers[index].count)
      let mark = index == 0 ? "  " : style.character("← ", "< ")
      let path = tail(step, reasons.places)
      let sentence = style.visible(step.sentence)
      let head = "\(mark)\(blanks)\(numbers[index])  "
      let broken = Paragraph.lines(sentence, columns: max(style.columns - head.count, 20))
      for (number, line) in broken.enumerated() {
        let start = number == 0 ? head : String(repeating: " ", count: head.count)
        let isLast = number == broken.count - 1
        let hasRoom = head.count + DisplayWidth.of(line) + DisplayWidth.of(path) <= style.columns
        lines.append(start + line + (isLast && hasRoom ? style.paint(path, .faint) : ""))
        if isLast, !hasRoom, step.view.flatMap(reasons.places.place) != nil {
          lines.append(
            String(repeating: " ", count: head.count - 2) + style.paint(path, .faint))
        }
      }
    }
    if let help = reasons.help {
      lines += Paragraph.lines(
        style.visible("help: \(help)"), columns: style.columns, hanging: 2)
    }
    return lines.joined(separator: "\n")
  }

  /// The path of the view, and its place in Swift code.
  private func tail(_ step: Reasons.Step, _ places: CodePlaces) -> String {
    let path = step.shown.map { $0.isRoot || !$0.isShown ? "" : "  \($0.shownPath)" } ?? ""
    guard let place = step.view.flatMap(places.place) else { return path }
    return path + "  " + style.visible(place.text)
  }
}

/// The answer of `why` as one JSON object: its steps, each a fact with the number it explains.
enum ReasonsJSON {
  static func text(_ reasons: Reasons, _ lookout: Lookout) -> String {
    var text =
      ReportJSON.head("why") + JSONText.more("question", reasons.question)
      + JSONText.more("help", reasons.help)
      + ",\n \"steps\": [\n  "
    for (number, step) in reasons.steps.enumerated() {
      if lookout.isOver { break }
      text += number == 0 ? "{" : ",\n  {"
      text += JSONText.members([
        "number": step.number, "path": step.shown.flatMap { $0.isShown ? $0.pathText : nil },
      ])
      text += step.view.map(reasons.places.member) ?? ""
      text += JSONText.more("fact", step.fact.name)
      text += JSONText.more("view", step.shown.map { ViewMention($0) })
      FactJSON(lookout: lookout).writeMembers(of: step.fact, to: &text)
      text += "}"
    }
    return text + "]}"
  }
}
