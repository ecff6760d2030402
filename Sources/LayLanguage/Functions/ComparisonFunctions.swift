import LayEngine

/// `< <= > >= = != not`.
enum ComparisonFunctions {
  static let all: [Declaration] = [
    less,
    lessOrEqual,
    greater,
    greaterOrEqual,
    equal,
    unequal,
    not,
  ]

  /// The names of the functions that compare two values.
  static let comparisons = [less, lessOrEqual, greater, greaterOrEqual, equal, unequal].map(\.name)

  private static let numbers = RestParameter(
    "numbers", .oneOf([.number, .string]), "the values to compare, in order")
  private static let values = RestParameter("values", .any, "the values to compare")

  private static let less = Declaration(
    .function, "<", operation: .less, rest: numbers,
    summary: "Whether each number is less than the next, or each string comes before the next.",
    examples: """
      (< 1 2 3) | true
      (< "a" "b") | true
      """
  ) { arguments throws(Diagnostic) in
    try arguments.allNeighbours(<, <)
  }

  private static let lessOrEqual = Declaration(
    .function, "<=", operation: .lessOrEqual, rest: numbers,
    summary: "Whether each number or string is less than or equal to the next.",
    examples: "(<= 1 1 2) | true"
  ) { arguments throws(Diagnostic) in
    try arguments.allNeighbours(<=, <=)
  }

  private static let greater = Declaration(
    .function, ">", operation: .greater, rest: numbers,
    summary: "Whether each number or string is greater than the next.",
    examples: "(> 2 1) | true"
  ) { arguments throws(Diagnostic) in
    try arguments.allNeighbours(>, >)
  }

  private static let greaterOrEqual = Declaration(
    .function, ">=", operation: .greaterOrEqual, rest: numbers,
    summary: "Whether each number or string is greater than or equal to the next.",
    examples: "(>= 2 2 1) | true"
  ) { arguments throws(Diagnostic) in
    try arguments.allNeighbours(>=, >=)
  }

  private static let equal = Declaration(
    .function, "=", operation: .equal, rest: values,
    summary: "Whether all values are equal: numbers, strings and lists by content, views "
      + "by identity.",
    examples: #"(= (list 1 "a") (list 1 "a")) | true"#
  ) { arguments throws(Diagnostic) in
    .truth(arguments.allEqual)
  }

  private static let unequal = Declaration(
    .function, "!=", rest: values, summary: "Whether some values are not equal.",
    examples: "(!= 1 2) | true"
  ) { arguments throws(Diagnostic) in
    .truth(!arguments.allEqual)
  }

  private static let not = Declaration(
    .function, "not", parameters: [.positional("value", .any, "the value to negate")],
    summary: "True for false and nil, false for every other value.",
    examples: "(not nil) | true"
  ) { arguments throws(Diagnostic) in
    .truth(!arguments.requiredValue("value").isTrue)
  }
}

extension Arguments {
  fileprivate func allNeighbours(
    _ holds: (Double, Double) -> Bool, _ inOrder: (String, String) -> Bool
  ) throws(Diagnostic) -> Value {
    let values = restValues
    for (left, right) in zip(values, values.dropFirst()) {
      switch (left, right) {
      case (.number(let left), .number(let right)):
        if !holds(left, right) { return .truth(false) }
      case (.string(let left), .string(let right)):
        if !inOrder(left.text, right.text) { return .truth(false) }
      default: throw complaint(.cannotBeCompared(left, right))
      }
    }
    return .truth(true)
  }

  fileprivate var allEqual: Bool {
    let rest = restValues
    guard let first = rest.first else { return true }
    return rest.dropFirst().allSatisfy { $0.isEqual(to: first) }
  }
}

extension Complaint {
  fileprivate static func cannotBeCompared(_ left: Value, _ right: Value) -> Complaint {
    Complaint(
      "\(ValueDescription.phrase(left)) and \(ValueDescription.phrase(right)) are in no order",
      hint: "compare numbers with numbers, or strings with strings")
  }
}
