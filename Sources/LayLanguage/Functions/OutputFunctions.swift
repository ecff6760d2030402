import LayEngine

/// `print error assert`.
enum OutputFunctions {
  static let all: [Declaration] = [
    print,
    error,
    assert,
  ]

  private static let print = Declaration(
    .function, "print", rest: RestParameter("values", .any, "the values, with spaces between"),
    summary: "Write values as a line of output.",
    examples: #"(print "width" 10) | nil"#
  ) { arguments throws(Diagnostic) in
    let words = try arguments.shown(arguments.restValues)
    arguments.write(words.joined(separator: " "))
    return .nothing
  }

  private static let error = Declaration(
    .function, "error", rest: RestParameter("values", .any, "the message, with spaces between"),
    summary: "Stop with an error message of your own.",
    examples: #"(fn () (error "no width for" "logo")) | function"#
  ) { arguments throws(Diagnostic) in
    let words = try arguments.shown(arguments.restValues)
    guard !words.isEmpty else { throw arguments.complaint(.withoutMessage) }
    throw arguments.complaint(Complaint(words.joined(separator: " ")))
  }

  static let assert = Declaration(
    .function, "assert",
    parameters: [
      .positional("condition", .any, "what must be true"),
      .optionalPositional("message", .string, "the error message if it is not", isKeyword: false),
    ],
    summary: "Stop with an error if a condition is not true.",
    examples: #"(assert (< 1 2) "numbers are in order") | nil"#
  ) { arguments throws(Diagnostic) in
    if arguments.requiredValue("condition").isTrue { return .nothing }
    throw arguments.complaint(
      .doesNotHold(arguments.string("message"), arguments.failedComparison("condition")),
      about: "condition")
  }
}

extension Complaint {
  fileprivate static let withoutMessage = Complaint(
    "`error` ends the program here, and does not say why",
    hint: "write `(error \"no width\")`")

  /// The message, with the compared values if the condition is a comparison.
  fileprivate static func doesNotHold(
    _ message: String?, _ comparison: FailedComparison?
  ) -> Complaint {
    guard let comparison else { return Complaint(message ?? "this does not hold") }
    let values = comparison.sentence
    return Complaint(
      message.map { "\($0): \(values)" } ?? "this does not hold: \(values)",
      hint: comparison.hint)
  }
}
