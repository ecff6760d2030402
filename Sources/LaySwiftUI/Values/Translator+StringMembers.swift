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
    // `map` is that of an optional string, except of one that is written down, and where it makes
    // strings of characters.
    case "map" where !base.node.isString && !link.makesStrings: return nil
    case "allSatisfy", "compactMap", "enumerated", "filter", "first", "forEach", "map", "reversed",
      "sorted":
      return knownMethod(link, of: characters(of: base))
    case "contains" where link.arguments.first?.isTest == true:
      return knownMethod(link, of: characters(of: base))
    case "contains":
      guard let part = link.arguments.first?.expression else { return nil }
      return Expression(.call("contains", [node(part, expecting: .string), whole]), .truth)
    case "replacingOccurrences", "replacing":
      guard let part = link.arguments.first?.expression,
        let other = link.arguments.first(where: { $0.label == "with" })?.expression,
        !link.arguments.contains(where: { $0.label == "options" })
      else { return base }
      let parts = [part, other].map { node($0, expecting: .string) }
      return Expression(.call("replacing", [parts[0], parts[1], whole]), .string)
    case "trimmingCharacters": return Expression(.call("trimmed", [whole]), .string)
    case "appending":
      guard let other = link.arguments.first?.expression, link.arguments[0].label == nil else {
        return base
      }
      return Expression(.call("str", [whole, node(other, expecting: .string)]), .string)
    case "padding": return base
    default: return nil
    }
  }

  /// A string as the list of its characters.
  func characters(of base: Expression) -> Expression {
    Expression(.call("characters", [base.whole]), .list(.string))
  }

  /// `name.first`, `name.capitalized`, `character.isNumber`: a character is a string here; nil for
  /// all else.
  func stringMember(_ name: String, of base: Expression) -> Expression? {
    guard base.type == .string else { return nil }
    let whole = base.whole
    switch name {
    case "first", "last":
      let letters = LayNode.call("characters", [whole])
      let empty = LayNode.call("=", [whole, .string("")])
      return Expression(.call("unless", [empty, .call(name, [letters])]), .string)
    case "capitalized", "localizedCapitalized":
      return Expression(call(.capitalized, [whole]), .string)
    case "localizedUppercase": return Expression(.call("uppercased", [whole]), .string)
    case "localizedLowercase": return Expression(.call("lowercased", [whole]), .string)
    case "wholeNumberValue":
      return Expression(
        .call("string->number", [whole, .keyword("whole"), .truth(true)]), .integer)
    default: return characterTest(name, whole).map { Expression($0, .truth) }
    }
  }

  /// What kind of character one is: a letter is what has two cases.
  private func characterTest(_ name: String, _ character: LayNode) -> LayNode? {
    func isOne(of characters: String) -> LayNode {
      .call("contains", [character, .string(characters)])
    }
    switch name {
    case "isNumber", "isWholeNumber": return isOne(of: "0123456789")
    case "isHexDigit": return isOne(of: "0123456789abcdefABCDEF")
    case "isWhitespace": return isOne(of: " \n\t")
    case "isNewline": return isOne(of: "\n")
    case "isPunctuation": return isOne(of: "!\"#%&'()*,-./:;?@[\\]_{}")
    case "isLetter": return call(.isLetter, [character])
    case "isUppercase": return call(.isUppercase, [character], with: [.isLetter])
    case "isLowercase": return call(.isLowercase, [character], with: [.isLetter])
    default: return nil
    }
  }
}

extension Chain.Link {
  /// `map(String.init)`, which is asked of the characters of a string.
  fileprivate var makesStrings: Bool {
    arguments.first?.expression?.trimmedDescription.hasPrefix("String") == true
  }
}

extension SwiftArgument {
  /// Whether it is a function that says whether one is meant.
  fileprivate var isTest: Bool { asClosure != nil || label == "where" }
}
