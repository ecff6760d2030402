import LayEngine

/// `print error assert`.
enum OutputFunctions {
  static let all = [print, error, assert]

  private static let print = Declaration(
    .function, "print", rest: RestParameter("values", .any, "what to show, with blanks between"),
    summary: "Write a line.",
    examples: [Example("(print \"width\" 10)", gives: "nil")]
  ) { arguments throws(Diagnostic) in
    let words = try arguments.shown(arguments.restValues)
    arguments.write(words.joined(separator: " "))
    return .nothing
  }

  private static let error = Declaration(
    .function, "error", rest: RestParameter("values", .any, "the message, with blanks between"),
    summary: "End with an error of your own.",
    examples: [Example("(fn () (error \"no width for\" \"logo\"))", gives: "function")]
  ) { arguments throws(Diagnostic) in
    let words = try arguments.shown(arguments.restValues)
    throw arguments.complaint(Complaint(words.joined(separator: " ")))
  }

  private static let assert = Declaration(
    .function, "assert",
    parameters: [
      .positional("condition", .any, "what must be true"),
      .optionalPositional("message", .string, "what to say if it is not", isKeyword: false),
    ],
    summary: "End with an error if a condition does not hold.",
    examples: [Example("(assert (< 1 2) \"numbers are in order\")", gives: "nil")]
  ) { arguments throws(Diagnostic) in
    if arguments.requiredValue("condition").isTrue { return .nothing }
    let message = arguments.string("message") ?? "this does not hold"
    throw arguments.complaint(Complaint(message), about: "condition")
  }
}
