import LayEngine
import LayLanguage

/// An explanation as one JSON object: a section for the view, and one for each view that it wraps,
/// each with its facts.
enum ExplanationJSON {
  static func text(_ explanation: Explanation, _ lookout: Lookout) -> String {
    var sections: [String] = []
    for section in explanation.sections where !lookout.isOver {
      var facts: [String] = []
      for fact in section.facts where !lookout.isOver { facts.append(FactJSON.text(fact)) }
      sections.append(
        "{\(section.view.members), \"proposal\": \(JSONText.proposal(section.proposal))"
          + ", \"size\": \(JSONText.size(section.size))"
          + explanation.places.member(of: section.view.view) + ",\n   \"facts\": [\n    "
          + facts.joined(separator: ",\n    ") + "]}")
    }
    return ReportJSON.head("explain") + ",\n \"sections\": [\n  "
      + sections.joined(separator: ",\n  ") + "]}"
  }
}
