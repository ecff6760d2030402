import LayEngine
import LayLanguage

/// The answer of `why` as one JSON object: its steps, each a fact with the number it explains.
enum ReasonsJSON {
  static func text(_ reasons: Reasons) -> String {
    let steps = reasons.steps.map { step in
      let number = step.number.map(JSONText.number) ?? "null"
      let path = step.path.map { JSONText.string($0.text) } ?? "null"
      let source = step.view.map(reasons.places.member) ?? ""
      return "{\"number\": \(number), \"path\": \(path)\(source), "
        + FactJSON.text(step.fact).dropFirst()
    }
    return ReportJSON.head("why") + ", \"question\": \(JSONText.string(reasons.question)),\n"
      + " \"steps\": [\n  " + steps.joined(separator: ",\n  ") + "]}"
  }
}
