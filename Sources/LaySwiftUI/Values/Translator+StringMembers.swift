import LayLanguage
import SwiftSyntax

/// Methods and members of strings.
extension Translator {
  /// `name.split(separator: " ")`, `name.uppercased()`; nil for all else.
  func stringMethod(_ link: Chain.Link, of base: Expression) -> Expression? {
    guard base.type == .string else { return nil }
    let whole = base.whole
    switch link.name {
    case "uppercased", "lowercased":
      // What is written down is written so.
      if base.node.isString, base.modifiers.isEmpty { return nil }
      return Expression(.call(link.name, [whole]), .string)
    case "split", "components":
      let separator = link.arguments.first { $0.label == "separator" || $0.label == "separatedBy" }
      let given = separator?.expression.map { [node($0, expecting: .string)] } ?? []
      return Expression(.call("split", [whole] + given), .list(.string))
    case "caseInsensitiveCompare", "compare", "localizedCaseInsensitiveCompare",
      "localizedCompare", "localizedStandardCompare":
      guard let other = link.arguments.first?.expression else { return nil }
      return Expression(call(.comparison, [whole, node(other, expecting: .string)]), .unknown)
    case "range":
      let isPattern = link.arguments.contains {
        $0.expression?.trimmedDescription.contains("regular") == true
      }
      guard let part = link.arguments.first?.expression, !isPattern else {
        return Expression(.nothing, .unknown)
      }
      let found = LayNode.call("contains", [node(part, expecting: .string), whole])
      return Expression(.call("or", [found, .nothing]), .unknown)
    // With a closure, `map` is that of an optional string.
    case "map" where link.arguments.first?.asClosure != nil: return nil
    case "allSatisfy", "compactMap", "enumerated", "filter", "first", "forEach", "map", "reversed",
      "sorted":
      return knownMethod(link, of: characters(of: base))
    case "contains" where link.arguments.first?.asClosure != nil:
      return knownMethod(link, of: characters(of: base))
    case "contains":
      guard let part = link.arguments.first?.expression else { return nil }
      return Expression(.call("contains", [node(part, expecting: .string), whole]), .truth)
    case "replacingOccurrences", "padding", "trimmingCharacters", "appending": return base
    default: return nil
    }
  }

  /// A string as the list of its characters.
  func characters(of base: Expression) -> Expression {
    Expression(.call("characters", [base.whole]), .list(.string))
  }

  /// `name.first`, `name.last`: a character is a string here; nil for all else.
  func stringMember(_ name: String, of base: Expression) -> Expression? {
    guard base.type == .string, name == "first" || name == "last" else { return nil }
    let letters = LayNode.call("characters", [base.whole])
    let empty = LayNode.call("=", [base.whole, .string("")])
    return Expression(.call("unless", [empty, .call(name, [letters])]), .string)
  }
}
