import LayEngine

/// `type-of nil? number? string? symbol? list? function? view?`.
enum KindFunctions {
  static let all: [Declaration] = [
    typeOf,
    predicate("nil?", "nil", "(nil? nil)") { if case .nothing = $0 { true } else { false } },
    predicate("number?", "a number", "(number? 1)") {
      if case .number = $0 { true } else { false }
    },
    predicate("string?", "a string", "(string? \"a\")") {
      if case .string = $0 { true } else { false }
    },
    predicate("symbol?", "a name", "(symbol? 'a)") {
      if case .symbol = $0 { true } else { false }
    },
    predicate("list?", "a list", "(list? (list))") {
      if case .list = $0 { true } else { false }
    },
    predicate("function?", "a function", "(function? +)") {
      if case .function = $0 { true } else { false }
    },
    predicate("view?", "a view", "(not (view? 1))") {
      if case .view = $0 { true } else { false }
    },
  ]

  private static let value = Parameter.positional("value", .any, "any value")

  private static let typeOf = Declaration(
    .function, "type-of", parameters: [value], summary: "The type of a value, as a name.",
    examples: "(type-of 1) | number"
  ) { arguments in arguments.makeSymbol(arguments.requiredValue("value").kindName) }

  private static func predicate(
    _ name: String, _ what: String, _ example: String, _ holds: @escaping @Sendable (Value) -> Bool
  ) -> Declaration {
    Declaration(
      .function, name, parameters: [value], summary: "Whether a value is \(what).",
      examples: "\(example) | true"
    ) { arguments in .truth(holds(arguments.requiredValue("value"))) }
  }
}

extension Value {
  /// What `type-of` gives.
  var kindName: String {
    switch self {
    case .nothing: "nil"
    case .truth: "truth"
    case .number, .integer, .literal: "number"
    case .string: "string"
    case .symbol: "symbol"
    case .keyword: "keyword"
    case .list: "list"
    case .function: "function"
    case .view: "view"
    case .object(let object):
      object.compound?.kindName ?? String(object.kindDescription.drop { $0 != " " }.dropFirst())
    }
  }
}

/// `print error assert`.
enum OutputFunctions {
  static let all: [Declaration] = [print, error, assert]

  private static let print = Declaration(
    .function, "print", rest: RestParameter("values", .any, "the values, with spaces between"),
    summary: "Write values as a line of output.", examples: #"(print "width" 10) | nil"#
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

  private static let assert = Declaration(
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
      message.map { "\($0): \(values)" } ?? "this does not hold: \(values)", hint: comparison.hint)
  }
}
