import LayEngine

/// `split characters uppercased lowercased has-prefix has-suffix replacing trimmed`.
enum StringFunctions {
  static let all: [Declaration] = [
    characters,
    hasPrefix,
    hasSuffix,
    lowercased,
    replacing,
    split,
    trimmed,
    uppercased,
  ]

  private static let string = Parameter.positional("string", .string, "any string")

  private static let split = Declaration(
    .function, "split",
    parameters: [
      string,
      .optionalPositional(
        "separator", .string, "the string between the parts", default: "\" \"", isKeyword: false),
    ],
    summary: "The parts of a string between separators, without empty parts.",
    swiftUI: .idiom("string.split(separator: separator)"),
    examples: #"(split "Ada Lovelace") | ("Ada" "Lovelace")"#
  ) { arguments throws(Diagnostic) in
    let text = arguments.requiredString("string")
    let separator = arguments.string("separator") ?? " "
    guard !separator.isEmpty else {
      throw arguments.complaint(.separatorIsEmpty, about: "separator")
    }
    try arguments.makeRoom(for: text.utf8.count)
    var parts: [Value] = []
    var part = ""
    var rest = text[...]
    while !rest.isEmpty {
      try arguments.countTurn()
      if rest.hasPrefix(separator) {
        rest = rest.dropFirst(separator.count)
        if !part.isEmpty { parts.append(.text(part)) }
        part = ""
      } else {
        part.append(rest.removeFirst())
      }
    }
    if !part.isEmpty { parts.append(.text(part)) }
    return .list(of: parts)
  }

  private static let characters = Declaration(
    .function, "characters", parameters: [string],
    summary: "The characters of a string, as strings; an emoji counts as one.",
    swiftUI: .idiom("Array(string)"),
    examples: #"(characters "abc") | ("a" "b" "c")"#
  ) { arguments throws(Diagnostic) in
    let text = arguments.requiredString("string")
    try arguments.makeRoom(for: text.utf8.count)
    return .list(of: text.map { .text(String($0)) })
  }

  private static let replacing = Declaration(
    .function, "replacing",
    parameters: [
      .positional("part", .string, "the string to replace"),
      .positional("other", .string, "the replacement"), string,
    ],
    summary: "The string with every occurrence of a part replaced by another text.",
    swiftUI: .idiom("string.replacingOccurrences(of: part, with: other)"),
    examples: #"(replacing "-" " " "a-b--c") | "a b  c""#
  ) { arguments throws(Diagnostic) in
    let (part, text) = (arguments.requiredString("part"), arguments.requiredString("string"))
    guard !part.isEmpty else { return .text(text) }
    var result = ""
    var rest = text[...]
    while !rest.isEmpty {
      try arguments.countTurn()
      if rest.hasPrefix(part) {
        rest = rest.dropFirst(part.count)
        result += arguments.requiredString("other")
        try arguments.makeRoom(for: result.utf8.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return .text(result)
  }

  private static let trimmed = Declaration(
    .function, "trimmed", parameters: [string],
    summary: "The string without spaces and newlines at its beginning and its end.",
    swiftUI: .idiom("string.trimmingCharacters(in: .whitespacesAndNewlines)"),
    examples: #"(trimmed "  Ada ") | "Ada""#
  ) { arguments throws(Diagnostic) in
    let text = arguments.requiredString("string")
    try arguments.makeRoom(for: text.utf8.count)
    let start = text.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return .text(end.map { String(start[...$0]) } ?? "")
  }

  private static let uppercased = Declaration(
    .function, "uppercased", parameters: [string], summary: "The string in capital letters.",
    swiftUI: .idiom("string.uppercased()"),
    examples: #"(uppercased "Hi") | "HI""#
  ) { arguments throws(Diagnostic) in
    .text(arguments.requiredString("string").uppercased())
  }

  private static let lowercased = Declaration(
    .function, "lowercased", parameters: [string], summary: "The string in small letters.",
    swiftUI: .idiom("string.lowercased()"),
    examples: #"(lowercased "Hi") | "hi""#
  ) { arguments throws(Diagnostic) in
    .text(arguments.requiredString("string").lowercased())
  }

  private static let hasPrefix = Declaration(
    .function, "has-prefix",
    parameters: [string, .positional("prefix", .string, "the beginning to test for")],
    summary: "Whether a string begins with another string.",
    swiftUI: .idiom("string.hasPrefix(prefix)"),
    examples: #"(has-prefix "hello" "he") | true"#
  ) { arguments throws(Diagnostic) in
    .truth(arguments.requiredString("string").hasPrefix(arguments.requiredString("prefix")))
  }

  private static let hasSuffix = Declaration(
    .function, "has-suffix",
    parameters: [string, .positional("suffix", .string, "the ending to test for")],
    summary: "Whether a string ends with another string.",
    swiftUI: .idiom("string.hasSuffix(suffix)"),
    examples: #"(has-suffix "hello" "lo") | true"#
  ) { arguments throws(Diagnostic) in
    .truth(arguments.requiredString("string").hasSuffix(arguments.requiredString("suffix")))
  }
}

extension Complaint {
  fileprivate static let separatorIsEmpty = Complaint(
    "an empty string separates nothing", hint: "`characters` gives the characters of a string")
}
