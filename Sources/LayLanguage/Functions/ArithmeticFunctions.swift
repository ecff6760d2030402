import LayEngine

/// `+ - * /`.
enum ArithmeticFunctions {
  static let all: [Declaration] = [
    add,
    subtract,
    multiply,
    divide,
  ]

  private static let numbers = RestParameter("numbers", .number, "the numbers, in order")

  private static let add = Declaration(
    .function, "+", operation: .add, rest: numbers, summary: "The sum.",
    examples: "(+ 1 2 3) | 6"
  ) { arguments throws(Diagnostic) in
    .number(arguments.numbers.reduce(0, +))
  }

  private static let subtract = Declaration(
    .function, "-", operation: .subtract, rest: numbers,
    summary: "The first number minus the others; a single number is negated.",
    examples: """
      (- 10 3 2) | 5
      (- 4) | -4
      """
  ) { arguments throws(Diagnostic) in
    try arguments.foldNumbers(from: 0, -)
  }

  private static let multiply = Declaration(
    .function, "*", operation: .multiply, rest: numbers, summary: "The product.",
    examples: "(* 2 3 4) | 24"
  ) { arguments throws(Diagnostic) in
    .number(arguments.numbers.reduce(1, *))
  }

  private static let divide = Declaration(
    .function, "/", operation: .divide, rest: numbers,
    summary: "The first number divided by the others; a single number gives its reciprocal.",
    examples: """
      (/ 80 3) | 26.667
      (/ 4) | 0.25
      """
  ) { arguments throws(Diagnostic) in
    let divisors =
      arguments.numbers.count == 1 ? arguments.numbers[...] : arguments.numbers.dropFirst()
    guard !divisors.contains(0) else {
      throw arguments.complaint(.divisionByZero(arguments.numbers))
    }
    return try arguments.foldNumbers(from: 1, /)
  }
}

extension Arguments {
  /// The rest arguments, which are declared as numbers.
  var numbers: [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(count - firstOfRest)
    for index in firstOfRest..<count where places[index] == .inOrder {
      if case .number(let number) = base[index] { numbers.append(number) }
    }
    return numbers
  }

  fileprivate func foldNumbers(
    from unit: Double, _ combine: (Double, Double) -> Double
  ) throws(Diagnostic) -> Value {
    let numbers = numbers
    guard let first = numbers.first else {
      throw complaint(.needsNumber(calledName))
    }
    guard numbers.count > 1 else { return .number(combine(unit, first)) }
    return .number(numbers.dropFirst().reduce(first, combine))
  }
}

extension Complaint {
  fileprivate static func divisionByZero(_ numbers: [Double]) -> Complaint {
    let dividend = numbers.count == 1 ? 1 : numbers[0]
    return Complaint(
      "\(NumberText.of(dividend)) divided by zero", hint: "infinity is written `inf`")
  }

  fileprivate static func needsNumber(_ name: String) -> Complaint {
    Complaint("`\(name)` needs at least one number", hint: "write `(\(name) 3 2)`")
  }
}
