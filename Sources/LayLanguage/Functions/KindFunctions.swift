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
  ) { arguments throws(Diagnostic) in
    arguments.makeSymbol(arguments.requiredValue("value").kindName)
  }

  private static func predicate(
    _ name: String, _ what: String, _ example: String,
    _ holds: @escaping @Sendable (Value) -> Bool
  ) -> Declaration {
    Declaration(
      .function, name, parameters: [value], summary: "Whether a value is \(what).",
      examples: "\(example) | true"
    ) { arguments throws(Diagnostic) in
      .truth(holds(arguments.requiredValue("value")))
    }
  }
}

extension Value {
  /// What `type-of` gives.
  var kindName: String {
    switch self {
    case .nothing: "nil"
    case .truth: "truth"
    case .number: "number"
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
