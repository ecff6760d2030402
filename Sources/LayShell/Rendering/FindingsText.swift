import LayEngine
import LayLanguage
import LayTerminal

/// Findings as text: a sentence and a line for `why` each.
struct FindingsText {
  let style: Style

  func text(_ found: FoundFindings) -> String {
    if found.findings.isEmpty {
      return "no findings at \(ProposalText.of(found.layout.proposal))"
    }
    return found.findings.flatMap { lines($0, found) }.joined(separator: "\n")
  }

  private func lines(_ finding: Finding, _ found: FoundFindings) -> [String] {
    let sentence = finding.sentence + (finding.guess.map { " (\($0))" } ?? "")
    let place = found.place(of: finding).map { "  " + style.visible($0.text) } ?? ""
    let lines = Paragraph.lines(style.visible(sentence), columns: style.columns, hanging: 2)
    let advice = finding.advice.map { $0.isEmpty ? ["  no usual remedy helps"] : $0.flatMap(help) }
    return lines + ["  \(finding.why)" + style.paint(place, .faint)] + (advice ?? [])
  }

  private func help(_ advice: Advice) -> [String] {
    ["  help: \(style.visible(advice.words))"] + advice.lines.map { "    " + style.visible($0) }
  }
}

/// Findings as JSON.
enum FindingsJSON {
  static func text(_ found: FoundFindings) -> String {
    ReportJSON.head(found.findings.contains { $0.advice != nil } ? "advise" : "findings") + ", "
      + JSONText.members(["proposal": found.layout.proposal, "size": found.layout.size])
      + ",\n \"findings\": \(list(found))}"
  }

  /// The list, as `layout --json` has it too.
  static func list(_ found: FoundFindings) -> String {
    JSONText.lines(found.findings.map { object($0, found) })
  }

  private static func object(_ finding: Finding, _ found: FoundFindings) -> String {
    let numbers = finding.numbers.map { "\"\($0.name)\": \($0.value.json)" }
    return "{" + JSONText.members(["rule": finding.rule.name]) + ", "
      + ViewMention(finding.shown).members + JSONText.more("source", found.place(of: finding))
      + JSONText.more("cause", finding.cause.map { ViewMention($0) })
      + ", \"numbers\": {\(numbers.joined(separator: ", "))}, "
      + JSONText.members([
        "count": finding.count, "sentence": finding.sentence, "guess": finding.guess,
        "why": finding.why,
      ]) + JSONText.more("help", finding.advice.map { JSONList($0) }) + "}"
  }
}

extension Advice: JSONValue {
  var json: String { JSONObject([("words", words), ("lines", lines)]).json }
}
