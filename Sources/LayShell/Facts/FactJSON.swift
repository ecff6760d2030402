import LayEngine
import LayLanguage

/// Facts and their values as JSON, written in the same way for every command.
enum FactJSON {
  static func text(_ fact: Fact) -> String {
    let conclusion = fact.isConclusion ? ", \"isConclusion\": true" : ""
    return "{\"fact\": \"\(fact.kind.rawValue)\"\(conclusion)\(members(fact.values))}"
  }

  static func text(_ value: FactValue) -> String {
    switch value {
    case .length, .declared, .difference, .total, .product:
      value.number.map(JSONText.number) ?? "null"
    case .count(let count): "\(count)"
    case .truth(let truth): "\(truth)"
    case .axis(let axis): "\"\(axis.side)\""
    case .size(let size): JSONText.size(size)
    case .proposal(let proposal): JSONText.proposal(proposal)
    case .point(let point): JSONText.point(point)
    case .insets(let insets): JSONText.insets(insets)
    case .word(let text), .text(let text): JSONText.string(text)
    case .view(let mention): "{\(mention.members)}"
    case .list(let values): "[\(values.map(text).joined(separator: ", "))]"
    case .records(let records):
      "[\(records.map { "{\(members($0).dropFirst(2))}" }.joined(separator: ", "))]"
    }
  }

  private static func members(_ values: FactValues) -> String {
    values.pairs.map { ", \"\($0.key.rawValue)\": \(text($0.value))" }.joined()
  }
}
