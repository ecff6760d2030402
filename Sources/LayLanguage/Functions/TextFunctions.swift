import LayEngine

/// `str format number->string string-length`.
enum TextFunctions {
  static let all: [Declaration] = [concatenate, format, numberToString, stringLength]

  private static let concatenate = Declaration(
    .function, "str", rest: RestParameter("values", .any, "the values, one after the other"),
    summary: "A string of the values, without separators.", swiftUI: .idiom("\"\\(a)\\(b)\""),
    examples: #"(str "width " 26.5) | "width 26.5""#
  ) { arguments throws(Diagnostic) in
    try arguments.joined(try arguments.shown(arguments.restValues))
  }

  private static let format = Declaration(
    .function, "format",
    parameters: [
      .positional("template", .string, "a text with `{}` for each value; `{{` and `}}` are braces")
    ],
    rest: RestParameter("values", .any, "one value for each `{}`"),
    summary: "A string with a value in place of each `{}`.",
    examples: """
      (format "{} x {}" 88 20) | "88 x 20"
      (format "{{{}}}" 88) | "{88}"
      """
  ) { arguments throws(Diagnostic) in
    let pieces = split(arguments.requiredString("template"))
    let values = arguments.restValues
    guard pieces.count == values.count + 1 else {
      throw arguments.complaint(.placeholders(pieces.count - 1, values.count))
    }
    var parts = [pieces[0]]
    for (index, piece) in pieces.dropFirst().enumerated() {
      parts += [try arguments.shown(values[index]), piece]
    }
    return try arguments.joined(parts)
  }

  private static let numberToString = Declaration(
    .function, "number->string",
    parameters: [
      .positional("number", .number, "any number"),
      .keyword("decimals", .count, "the number of digits after the decimal point, including zeros"),
      .keyword("grouped", .truth, "whether commas separate thousands", default: "false"),
    ],
    summary: "The number as it is printed, or rounded to some digits after the decimal point.",
    examples: """
      (number->string (/ 80 3)) | "26.667"
      (number->string 4.5 :decimals 2) | "4.50"
      (number->string 1234567 :grouped true) | "1,234,567"
      """
  ) { arguments throws(Diagnostic) in
    let number = arguments.requiredNumber("number")
    let text =
      arguments.number("decimals").map { fixed(number, decimals: Int(min($0, 12))) }
      ?? NumberText.of(number)
    return .text(arguments.truth("grouped") == true ? grouped(text) : text)
  }

  /// A number with commas between its thousands.
  private static func grouped(_ text: String) -> String {
    let digits = text.drop { $0 == "-" }.prefix { $0.isNumber }
    guard digits.count > 3, digits.count < 20 else { return text }
    var whole = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { whole.append(",") }
      whole.append(digit)
    }
    return text[..<digits.startIndex] + whole + text[digits.endIndex...]
  }

  /// A number rounded to some decimals, halves away from zero.
  private static func fixed(_ number: Double, decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { result, _ in result * 10 }
    let scaled = (number.magnitude * scale).rounded()
    guard scaled < 1e15 else { return NumberText.of(number) }
    var digits = String(Int64(scaled))
    while digits.count <= decimals { digits = "0" + digits }
    let sign = number < 0 && scaled > 0 ? "-" : ""
    let whole = digits.dropLast(decimals)
    return sign + whole + (decimals > 0 ? "." + digits.suffix(decimals) : "")
  }

  private static let stringLength = Declaration(
    .function, "string-length", parameters: [.positional("string", .string, "any string")],
    summary: "How many characters a string has; an emoji counts as one.",
    examples: #"(string-length "hello") | 5"#
  ) { arguments in .number(Double(arguments.requiredString("string").count)) }

  /// The pieces of a template between its placeholders, with `{{` and `}}` as single braces.
  private static func split(_ template: String) -> [String] {
    var pieces = [""]
    var rest = template[...]
    while let character = rest.popFirst() {
      if character == "{", rest.first == "}" {
        rest.removeFirst()
        pieces.append("")
        continue
      }
      if character == "{" || character == "}", rest.first == character { rest.removeFirst() }
      pieces[pieces.count - 1].append(character)
    }
    return pieces
  }
}

extension Arguments {
  /// The longest string in bytes; a longer one is an error, so that no call uses up the memory.
  private static var mostBytes: Int { 100_000_000 }

  /// A value as `print` shows it.
  func shown(_ value: Value) throws(Diagnostic) -> String {
    try ValueDescription.shown(value) { count throws(Diagnostic) in
      guard count <= Self.mostBytes else { throw complaint(.tooLong(count, Self.mostBytes)) }
      try countTurn()
    }
  }

  func shown(_ values: [Value]) throws(Diagnostic) -> [String] {
    var texts: [String] = []
    for value in values { texts.append(try shown(value)) }
    return texts
  }

  func joined(_ parts: [String]) throws(Diagnostic) -> Value {
    let count = parts.reduce(0) { $0 + $1.utf8.count }
    guard count <= Self.mostBytes else { throw complaint(.tooLong(count, Self.mostBytes)) }
    try makeRoom(bytes: count)
    return .text(parts.joined())
  }
}

extension Complaint {
  fileprivate static func tooLong(_ count: Int, _ most: Int) -> Complaint {
    Complaint(
      "a string of \(count) bytes or more is too long", hint: "a string has at most \(most)")
  }

  fileprivate static func placeholders(_ places: Int, _ values: Int) -> Complaint {
    Complaint(
      "`format` has \(places == 1 ? "1 place" : "\(places) places") "
        + "for \(values == 1 ? "1 value" : "\(values) values")",
      hint: "write one `{}` for each value")
  }

  fileprivate static let separatorIsEmpty = Complaint(
    "an empty string separates nothing", hint: "`characters` gives the characters of a string")
}

/// `split characters uppercased lowercased has-prefix has-suffix replacing trimmed`.
enum StringFunctions {
  static let all: [Declaration] = [
    characters, hasPrefix, hasSuffix, lowercased, replacing, split, trimmed, uppercased,
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
    swiftUI: .idiom("Array(string)"), examples: #"(characters "abc") | ("a" "b" "c")"#
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
    swiftUI: .idiom("string.uppercased()"), examples: #"(uppercased "Hi") | "HI""#
  ) { arguments in .text(arguments.requiredString("string").uppercased()) }

  private static let lowercased = Declaration(
    .function, "lowercased", parameters: [string], summary: "The string in small letters.",
    swiftUI: .idiom("string.lowercased()"), examples: #"(lowercased "Hi") | "hi""#
  ) { arguments in .text(arguments.requiredString("string").lowercased()) }

  private static let hasPrefix = Declaration(
    .function, "has-prefix",
    parameters: [string, .positional("prefix", .string, "the beginning to test for")],
    summary: "Whether a string begins with another string.",
    swiftUI: .idiom("string.hasPrefix(prefix)"), examples: #"(has-prefix "hello" "he") | true"#
  ) { arguments throws(Diagnostic) in
    .truth(arguments.requiredString("string").hasPrefix(arguments.requiredString("prefix")))
  }

  private static let hasSuffix = Declaration(
    .function, "has-suffix",
    parameters: [string, .positional("suffix", .string, "the ending to test for")],
    summary: "Whether a string ends with another string.",
    swiftUI: .idiom("string.hasSuffix(suffix)"), examples: #"(has-suffix "hello" "lo") | true"#
  ) { arguments throws(Diagnostic) in
    .truth(arguments.requiredString("string").hasSuffix(arguments.requiredString("suffix")))
  }
}

/// `string->number without-marks`: functions that parse texts.
enum ReadingFunctions {
  static let all: [Declaration] = [stringToNumber, withoutMarks]

  private static let stringToNumber = Declaration(
    .function, "string->number",
    parameters: [
      .positional("string", .string, "a string that may be a number"),
      .keyword("whole", .truth, "whether to accept only whole numbers", default: "false"),
    ],
    summary: "The number in a string; nil if the string is not a number, for example if it has "
      + "spaces or commas.",
    swiftUI: .idiom("Double(string)"),
    examples: """
      (string->number "2.5") | 2.5
      (string->number "2.5" :whole true) | nil
      (string->number "about 3") | nil
      """
  ) { arguments throws(Diagnostic) in
    let text = arguments.requiredString("string")
    guard text.utf8.count < 400, text.utf8.allSatisfy(NumberReading.isPart) else {
      return .nothing
    }
    if arguments.truth("whole") == true { return Int(text).map { .number(Double($0)) } ?? .nothing }
    return Double(text).map(Value.number) ?? .nothing
  }

  private static let withoutMarks = Declaration(
    .function, "without-marks", parameters: [.positional("string", .string, "a text in Markdown")],
    summary: "The text of a Markdown string without the marks of bold, italic, strikethrough, code "
      + "and links, as SwiftUI shows a `LocalizedStringKey`.",
    swiftUI: .idiom("LocalizedStringKey(string)"),
    examples: """
      (without-marks "**Pro** or [free](https://a.org)") | "Pro or free"
      (without-marks "2 * 3 * 4") | "2 * 3 * 4"
      (without-marks "_so_ is snake_case_name") | "so is snake_case_name"
      """
  ) { arguments throws(Diagnostic) in
    let text = arguments.requiredString("string")
    try arguments.makeRoom(for: text.utf8.count)
    return .text(MarkdownText.plain(text))
  }
}

/// The plain text of Markdown as `Text` shows it: one paragraph without the markup.
package enum MarkdownText {
  /// Gives the ending of an inflected word, from the link's text and its attributes.
  package typealias Ending = (_ text: Substring, _ how: Substring) -> String

  /// Removes the marks of `**bold**`, `*italic*`, `~~struck~~`, `` `code` `` and `[text](URL)`.
  ///
  /// - Parameter ending: makes the plural ending of the noun in `^[3 habit](inflect: true)`.
  package static func plain(_ text: String, ending: Ending = ending) -> String {
    var result = text
    for mark in ["**", "__", "~~", "`", "*", "_"] { result = without(mark, in: result) }
    return withoutAddresses(result, ending)
  }

  /// The plural `s` after a literal number other than 1; empty if nothing is inflected.
  package static func ending(of text: Substring, _ how: Substring) -> String {
    guard how == "inflect: true", let first = text.split(separator: " ").first,
      let number = Double(first)
    else { return "" }
    return number == 1 ? "" : "s"
  }

  /// Removes pairs of a mark, and leaves unpaired marks, and lines inside of words.
  ///
  /// - Source: CommonMark 0.31.2, "Emphasis and strong emphasis", rules 2 and 4: `_` has to stand at the edges of
  ///   words, and `*` may stand in one.
  private static func without(_ mark: String, in text: String) -> String {
    var parts: [Substring] = []
    var rest = text[...]
    while let place = rest.firstRange(of: mark) {
      parts.append(rest[..<place.lowerBound])
      rest = rest[place.upperBound...]
    }
    parts.append(rest)
    guard parts.count > 2 else { return text }
    var result = String(parts[0])
    var index = 1
    let isLine = mark.first == "_"
    while index < parts.count {
      let inner = parts[index]
      var isMarked =
        index + 1 < parts.count && !inner.isEmpty && inner.first != " " && inner.last != " "
      if isLine, isMarked {
        isMarked =
          !endsInWord(result) && !startsWithWord(parts[index + 1])
          && (index + 2 == parts.count || !parts[index + 1].isEmpty)
      }
      if isMarked {
        result += inner + parts[index + 1]
        index += 2
      } else {
        result += mark + inner
        index += 1
      }
    }
    return result
  }

  /// Whether a word ends a text, or a line that no mark was made of.
  private static func endsInWord(_ text: String) -> Bool {
    text.last.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
  }

  private static func startsWithWord(_ text: Substring) -> Bool {
    text.first.map { $0.isLetter || $0.isNumber } ?? false
  }

  private static func withoutAddresses(_ text: String, _ ending: Ending) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "[") {
      guard let middle = rest[start...].firstRange(of: "]("),
        let end = rest[middle.upperBound...].firstIndex(of: ")")
      else { break }
      var before = rest[..<start]
      if before.last == "^" || before.last == "!" { before.removeLast() }
      let shown = rest[rest.index(after: start)..<middle.lowerBound]
      result += before + shown + ending(shown, rest[middle.upperBound..<end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

extension Substring {
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      formIndex(after: &start)
    }
    return nil
  }
}
