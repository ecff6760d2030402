import LayLanguage
import SwiftSyntax

/// Methods and members of strings.
extension Translator {
  /// `name.split(separator: " ")`, `name.uppercased()`; nil for all else.
  func stringMethod(_ link: Chain.Link, of base: Expression) -> Expression? {
    guard base.type == .string else { return nil }
    let whole = base.whole
    switch link.name {
    // `usualMethod` converts literals right away.
    case "uppercased" where base.node.isString && base.modifiers.isEmpty,
      "lowercased" where base.node.isString && base.modifiers.isEmpty:
      return nil
    case "split", "components": return Expression(parts(link, whole), .list(.string))
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
    // `map` is that of an optional string, except on a literal, or where it makes strings of the
    // characters.
    case "map" where !base.node.isString && !link.makesStrings: return nil
    case "drop", "dropFirst", "dropLast", "filter", "prefix", "suffix":
      return knownMethod(link, of: characters(of: base)).map {
        Expression(.call("join", [.string(""), $0.whole]), .string)
      }
    case "allSatisfy", "compactMap", "enumerated", "first", "forEach", "map", "reduce", "reversed",
      "sorted":
      return knownMethod(link, of: characters(of: base))
    case "index": return place(link, whole)
    case "contains" where link.arguments.first?.isTest == true:
      return knownMethod(link, of: characters(of: base))
    case "contains":
      guard let part = link.arguments.first?.expression else { return nil }
      return Expression(.call("contains", [node(part, expecting: .string), whole]), .truth)
    default: return changedString(link, of: base)
    }
  }

  /// `split(separator: " ")`, `components(separatedBy: "\n")`.
  private func parts(_ link: Chain.Link, _ whole: LayNode) -> LayNode {
    if let marks = characterSet(link.arguments.first) { return parted(whole, at: marks) }
    let separator = link.arguments.first { $0.label == "separator" || $0.label == "separatedBy" }
    let given = separator?.expression.map { [node($0, expecting: .string)] } ?? []
    let keepsEmpty = link.arguments.contains { $0.label == "omittingEmptySubsequences" }
    let isLines = link.name == "components" && given.first?.text == "\"\\n\""
    if keepsEmpty || isLines, !given.isEmpty { return call(.separated, [whole] + given) }
    return .call("split", [whole] + given)
  }

  /// `index(startIndex, offsetBy: 2)`, `index(after: start)`: an index is an offset from the start.
  private func place(_ link: Chain.Link, _ whole: LayNode) -> Expression? {
    func given(_ label: String?) -> LayNode? {
      link.arguments.first { $0.label == label }?.expression.map { node($0, expecting: .integer) }
    }
    if let before = given("before") {
      return Expression(.call("-", [before, .atom("1")]), .integer)
    }
    if let after = given("after") { return Expression(.call("+", [after, .atom("1")]), .integer) }
    guard let start = given(nil), let offset = given("offsetBy") else { return nil }
    let sum = start.text == "0" ? offset : .call("+", [start, offset])
    guard let limit = given("limitedBy") else { return Expression(sum, .integer) }
    return Expression(.call("unless", [.call(">", [sum, limit]), sum]), .integer)
  }

  /// A string in parts, at characters of a set.
  private func parted(_ whole: LayNode, at marks: String) -> LayNode {
    switch marks {
    case "\n": return call(.separated, [whole, .string("\n")])
    case " \n\t":
      // Words, line by line.
      let words = LayNode.call("fn", [.list([.atom("line")]), .call("split", [.atom("line")])])
      return .call("flat-map", [words, .call("split", [whole, .string("\n")])])
    default: return .call("split", [whole, .string(String(marks.prefix(1)))])
    }
  }

  /// `replacingOccurrences(of: "-", with: " ")`, `trimmingCharacters(in: .whitespaces)` and the
  /// like; nil for all else.
  private func changedString(_ link: Chain.Link, of base: Expression) -> Expression? {
    let texts = link.arguments.compactMap { $0.expression }
    switch link.name {
    case "replacingOccurrences", "replacing":
      let isPattern = texts.contains { $0.trimmedDescription.contains("regular") }
      guard texts.count >= 2, !isPattern, !texts[0].is(RegexLiteralExprSyntax.self) else {
        return base
      }
      let parts = texts.prefix(2).map { node($0, expecting: .string) }
      return Expression(.call("replacing", parts + [base.whole]), .string)
    case "trimmingCharacters":
      let marks = characterSet(link.arguments.first) ?? " \n\t"
      let trimmed: LayNode =
        marks == " \n\t"
        ? .call("trimmed", [base.whole]) : call(.trimmed, [base.whole, .string(marks)])
      return Expression(trimmed, .string)
    case "padding" where texts.count >= 2:
      let (count, pad) = (node(texts[0], expecting: .integer), node(texts[1], expecting: .string))
      return Expression(call(.paddedTo, [base.whole, count, pad]), .string)
    case "appending":
      guard texts.count == 1 else { return base }
      return Expression(.call("str", [base.whole, node(texts[0], expecting: .string)]), .string)
    default: return nil
    }
  }

  /// The characters of `.whitespaces`, of `CharacterSet(charactersIn: "-_")`, or of an argument
  /// `whereSeparator:`; nil for all else.
  private func characterSet(_ argument: SwiftArgument?) -> String? {
    guard let value = argument?.expression else { return nil }
    if argument?.label == "whereSeparator" {
      return value.trimmedDescription == "\\.isNewline" ? "\n" : " \n\t"
    }
    if let call = value.as(FunctionCallExprSyntax.self),
      call.arguments.first?.label?.text == "charactersIn"
    {
      return call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?
        .representedLiteralValue
    }
    switch value.implicitMember ?? value.staticMember {
    case "whitespaces": return " \t"
    case "newlines": return "\n"
    case "whitespacesAndNewlines": return " \n\t"
    case "punctuationCharacters": return "!\"#%&'()*,-./:;?@[\\]_{}"
    case "decimalDigits": return "0123456789"
    default: return nil
    }
  }

  /// `CharacterSet.uppercaseLetters.contains(letter)`; nil for all else.
  func characterSetTest(_ link: Chain.Link, of base: Expression) -> Expression? {
    guard link.name == "contains", base.type == .named("CharacterSet"),
      let set = base.node.quotedName, let value = link.arguments.first?.expression
    else { return nil }
    let tests = [
      "uppercase-letters": "isUppercase", "lowercase-letters": "isLowercase",
      "letters": "isLetter", "decimal-digits": "isNumber", "whitespaces": "isWhitespace",
      "whitespaces-and-newlines": "isWhitespace", "newlines": "isNewline",
      "punctuation-characters": "isPunctuation",
    ]
    let letter = Expression(node(value, expecting: .string), .string)
    if set == "alphanumerics" {
      let both = ["isLetter", "isNumber"].compactMap { systemMember($0, nil, of: letter)?.node }
      return Expression(.call("or", both), .truth)
    }
    return tests[set].flatMap { systemMember($0, nil, of: letter) }
  }

  /// A string as the list of its characters.
  func characters(of base: Expression) -> Expression {
    Expression(.call("characters", [base.whole]), .list(.string))
  }
}

extension Chain.Link {
  /// Whether it is `map(String.init)`, which is called on the characters of a string.
  fileprivate var makesStrings: Bool {
    if let closure = arguments.first?.asClosure {
      return ["String($0)", "Character($0)"].contains(closure.statements.trimmedDescription)
    }
    return arguments.first?.expression?.trimmedDescription.hasPrefix("String") == true
  }
}

extension SwiftArgument {
  /// Whether it is a predicate.
  fileprivate var isTest: Bool { asClosure != nil || label == "where" }
}
