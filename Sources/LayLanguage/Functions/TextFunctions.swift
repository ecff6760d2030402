import LayEngine

/// `str format number->string string-length`.
enum TextFunctions {
  static let all: [Declaration] = [
    concatenate,
    format,
    numberToString,
    stringLength,
  ]

  private static let concatenate = Declaration(
    .function, "str", rest: RestParameter("values", .any, "the values, one after the other"),
    summary: "A string of the values, without separators.",
    swiftUI: .idiom("\"\\(a)\\(b)\""),
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
      .keyword(
        "decimals", .count, "the number of digits after the decimal point, including zeros"),
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
  ) { arguments throws(Diagnostic) in
    .number(Double(arguments.requiredString("string").count))
  }

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
    // A loop because `joined()` costs more set-up time than a short program runs.
    var text = ""
    text.reserveCapacity(count)
    for part in parts { text += part }
    return .text(text)
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
}
