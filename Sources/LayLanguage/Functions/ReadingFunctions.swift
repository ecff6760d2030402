import LayEngine

/// `string->number without-marks`: functions that parse texts.
enum ReadingFunctions {
  static let all: [Declaration] = [
    stringToNumber,
    withoutMarks,
  ]

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
    guard text.utf8.count < 400, text.unicodeScalars.allSatisfy(isPartOfNumber) else {
      return .nothing
    }
    if arguments.truth("whole") == true { return Int(text).map { .number(Double($0)) } ?? .nothing }
    return Double(text).map(Value.number) ?? .nothing
  }

  /// Excludes letters such as those of `inf`, `nan` and `0x1`, which Swift would parse as numbers.
  private static func isPartOfNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "+", "-", ".", "e", "E": true
    default: false
    }
  }

  private static let withoutMarks = Declaration(
    .function, "without-marks", parameters: [.positional("string", .string, "a text in Markdown")],
    summary: "The text of a Markdown string without the marks of bold, italic, strikethrough, code "
      + "and links, as SwiftUI shows a `LocalizedStringKey`.",
    swiftUI: .idiom("LocalizedStringKey(string)"),
    examples: """
      (without-marks "**Pro** or [free](https://a.org)") | "Pro or free"
      (without-marks "2 * 3 * 4") | "2 * 3 * 4"
      """
  ) { arguments throws(Diagnostic) in
    let text = arguments.requiredString("string")
    try arguments.makeRoom(for: text.utf8.count)
    return .text(MarkdownText.plain(text))
  }
}
