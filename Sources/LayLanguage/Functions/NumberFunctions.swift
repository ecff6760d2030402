import Glibc
import LayEngine

/// `+ - * /`.
enum ArithmeticFunctions {
  static let all: [Declaration] = [add, subtract, multiply, divide]

  private static let numbers = RestParameter("numbers", .number, "the numbers, in order")

  private static let add = Declaration(
    .function, "+", operation: .add, rest: numbers, summary: "The sum.",
    examples: "(+ 1 2 3) | 6"
  ) { arguments in .number(arguments.numbers.reduce(0, +)) }

  private static let subtract = Declaration(
    .function, "-", operation: .subtract, rest: numbers,
    summary: "The first number minus the others; a single number is negated.",
    examples: """
      (- 10 3 2) | 5
      (- 4) | -4
      """
  ) { arguments throws(Diagnostic) in try arguments.foldNumbers(from: 0, -) }

  private static let multiply = Declaration(
    .function, "*", operation: .multiply, rest: numbers, summary: "The product.",
    examples: "(* 2 3 4) | 24"
  ) { arguments in .number(arguments.numbers.reduce(1, *)) }

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

  /// The number that `choose` selects from the arguments, or from the elements of a list.
  fileprivate func chosen(by choose: (Double, Double) -> Double) throws(Diagnostic) -> Value {
    if let first = number("number") { return .number(numbers.reduce(first, choose)) }
    if requiredValue("number").isNothing, let index = argument(of: 0) {
      throw Diagnostic(.wrongType(index, .number, for: nil, self), at: span(of: "number"))
    }
    guard restCount == 0 else { throw complaint(.listAmongNumbers(calledName)) }
    var chosen: Double?
    for element in requiredList("number").elements {
      guard case .number(let number) = element else {
        throw complaint(.choosesNoNumber(calledName, element), about: "number")
      }
      chosen = chosen.map { choose($0, number) } ?? number
      try countTurn()
    }
    return chosen.map(Value.number) ?? .nothing
  }

  fileprivate func dividend() throws(Diagnostic) -> Double {
    let number = requiredNumber("number")
    guard requiredNumber("divisor") != 0 else {
      throw complaint(.divisorIsZero(number), about: "divisor")
    }
    return number
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

  fileprivate static func cannotBeCompared(_ left: Value, _ right: Value) -> Complaint {
    Complaint(
      "\(ValueDescription.phrase(left)) and \(ValueDescription.phrase(right)) are in no order",
      hint: "compare numbers with numbers, or strings with strings")
  }

  fileprivate static func listAmongNumbers(_ name: String) -> Complaint {
    Complaint("`\(name)` takes numbers, or one list of them", hint: "write `(\(name) list)`")
  }

  fileprivate static func choosesNoNumber(_ name: String, _ value: Value) -> Complaint {
    Complaint("`\(name)` chooses among numbers, and there is \(ValueDescription.phrase(value))")
  }

  fileprivate static func noWholeNumber(_ number: Double) -> Complaint {
    Complaint("`int` makes no whole number of \(NumberText.of(number)), as Swift's Int traps")
  }

  static func divisorIsZero(_ number: Double) -> Complaint {
    Complaint("\(NumberText.of(number)) divided by zero leaves no remainder")
  }

  fileprivate static func noRoot(_ number: Double) -> Complaint {
    Complaint("\(NumberText.of(number)) has no square root")
  }
}

/// `< <= > >= = != not`.
enum ComparisonFunctions {
  static let all: [Declaration] = [less, lessOrEqual, greater, greaterOrEqual, equal, unequal, not]

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
  ) { arguments throws(Diagnostic) in try arguments.allNeighbours(<, <) }

  private static let lessOrEqual = Declaration(
    .function, "<=", operation: .lessOrEqual, rest: numbers,
    summary: "Whether each number or string is less than or equal to the next.",
    examples: "(<= 1 1 2) | true"
  ) { arguments throws(Diagnostic) in try arguments.allNeighbours(<=, <=) }

  private static let greater = Declaration(
    .function, ">", operation: .greater, rest: numbers,
    summary: "Whether each number or string is greater than the next.", examples: "(> 2 1) | true"
  ) { arguments throws(Diagnostic) in try arguments.allNeighbours(>, >) }

  private static let greaterOrEqual = Declaration(
    .function, ">=", operation: .greaterOrEqual, rest: numbers,
    summary: "Whether each number or string is greater than or equal to the next.",
    examples: "(>= 2 2 1) | true"
  ) { arguments throws(Diagnostic) in try arguments.allNeighbours(>=, >=) }

  private static let equal = Declaration(
    .function, "=", operation: .equal, rest: values,
    summary: "Whether all values are equal: numbers, strings and lists by content, views "
      + "by identity.",
    examples: #"(= (list 1 "a") (list 1 "a")) | true"#
  ) { arguments in .truth(arguments.allEqual) }

  private static let unequal = Declaration(
    .function, "!=", rest: values, summary: "Whether some values are not equal.",
    examples: "(!= 1 2) | true"
  ) { arguments in .truth(!arguments.allEqual) }

  private static let not = Declaration(
    .function, "not", parameters: [.positional("value", .any, "the value to negate")],
    summary: "True for false and nil, false for every other value.", examples: "(not nil) | true"
  ) { arguments in .truth(!arguments.requiredValue("value").isTrue) }
}

/// `min max abs floor ceil round int sqrt mod cos sin atan2 clamp`.
enum NumberFunctions {
  static let all: [Declaration] = [
    minimum, maximum, absolute, floor, ceil, round, integer, squareRoot, modulo, cosine, sine,
    arcTangent, clamp,
  ]

  private static let numbers = RestParameter("numbers", .number, "more numbers to choose from")

  private static let firstOrList = Parameter.positional(
    "number", .oneOf([.number, .list]), "the first number, or a list of all of them")

  private static let minimum = Declaration(
    .function, "min", parameters: [firstOrList], rest: numbers,
    summary: "The minimum of several numbers, or of a list; nil for an empty list.",
    swiftUI: .function("min", ["_ number", "_ numbers"]),
    examples: """
      (min 3 1 2) | 1
      (min (list 3 1 2)) | 1
      """
  ) { arguments throws(Diagnostic) in try arguments.chosen(by: least) }

  private static let maximum = Declaration(
    .function, "max", parameters: [firstOrList], rest: numbers,
    summary: "The maximum of several numbers, or of a list; nil for an empty list.",
    swiftUI: .function("max", ["_ number", "_ numbers"]),
    examples: """
      (max 3 1 2) | 3
      (max (list 3 1 2)) | 3
      """
  ) { arguments throws(Diagnostic) in try arguments.chosen(by: greatest) }

  private static let absolute = ofOne("abs", "The absolute value of a number.", "(abs -3)", "3") {
    abs($0)
  }

  private static let floor = ofOne(
    "floor", "The number, rounded down to a whole number.", "(floor 2.7)", "2"
  ) { $0.rounded(.down) }

  private static let ceil = ofOne(
    "ceil", "The number, rounded up to a whole number.", "(ceil 2.1)", "3"
  ) { $0.rounded(.up) }

  private static let round = ofOne(
    "round", "The nearest whole number; a half is rounded away from zero.", "(round 2.5)", "3"
  ) { $0.rounded() }

  private static let integer = Declaration(
    .function, "int", parameters: [.positional("number", .number, "a finite number")],
    summary: "The number without its fraction, as a whole number; infinity and nan give an error.",
    swiftUI: .function("Int", ["_ number"]), examples: "(int 2.7) | 2"
  ) { arguments throws(Diagnostic) in
    let number = arguments.requiredNumber("number")
    guard number.isFinite else {
      throw arguments.complaint(.noWholeNumber(number), about: "number")
    }
    return .number(number.rounded(.towardZero))
  }

  private static let squareRoot = Declaration(
    .function, "sqrt", parameters: [.positional("number", .number, "a number, 0 or more")],
    summary: "The square root.", examples: "(sqrt 9) | 3"
  ) { arguments throws(Diagnostic) in
    let number = arguments.requiredNumber("number")
    guard !(number < 0) else { throw arguments.complaint(.noRoot(number), about: "number") }
    return .number(number.squareRoot())
  }

  private static let cosine = ofOne(
    "cos", "The cosine of an angle in radians; a full turn is `(* 2 pi)`.", "(cos 0)", "1"
  ) { cos($0) }

  private static let sine = ofOne(
    "sin", "The sine of an angle in radians; a full turn is `(* 2 pi)`.", "(sin (/ pi 2))", "1"
  ) { sin($0) }

  private static let arcTangent = Declaration(
    .function, "atan2",
    parameters: [
      .positional("y", .number, "the distance down"),
      .positional("x", .number, "the distance to the right"),
    ],
    summary: "The angle in radians of the direction from 0, 0 to a point.",
    swiftUI: .function("atan2", ["_ y", "_ x"]),
    examples: "(/ (atan2 1 1) pi) | 0.25"
  ) { arguments in .number(atan2(arguments.requiredNumber("y"), arguments.requiredNumber("x"))) }

  private static let clamp = Declaration(
    .function, "clamp",
    parameters: [
      .positional("number", .number, "any number"), .positional("least", .number, "the minimum"),
      .positional("most", .number, "the maximum, which wins if the minimum is greater"),
    ],
    summary: "The number, limited to a minimum and a maximum.",
    swiftUI: .idiom("min(max(x, a), b)"),
    examples: "(clamp 12 0 10) | 10"
  ) { arguments throws(Diagnostic) in
    let raised = greatest(arguments.requiredNumber("number"), arguments.requiredNumber("least"))
    return .number(least(raised, arguments.requiredNumber("most")))
  }

  private static let modulo = Declaration(
    .function, "mod",
    parameters: [
      .positional("number", .number, "the number to divide"),
      .positional("divisor", .number, "the divisor, whose sign the result has"),
    ],
    summary: "The remainder of a division that rounds down.",
    examples: """
      (mod 7 3) | 1
      (mod -1 3) | 2
      """
  ) { arguments throws(Diagnostic) in
    let number = arguments.requiredNumber("number")
    let divisor = arguments.requiredNumber("divisor")
    guard divisor != 0 else { throw arguments.complaint(.divisorIsZero(number), about: "divisor") }
    return .number(number - divisor * (number / divisor).rounded(.down))
  }

  private static func ofOne(
    _ name: String, _ summary: String, _ example: String, _ gives: String,
    _ apply: @escaping @Sendable (Double) -> Double
  ) -> Declaration {
    Declaration(
      .function, name, parameters: [.positional("number", .number, "any number")],
      summary: summary, examples: "\(example) | \(gives)"
    ) { arguments in .number(apply(arguments.requiredNumber("number"))) }
  }
}

/// NaN on either side makes the result NaN.
private func least(_ left: Double, _ right: Double) -> Double {
  left.isNaN || right.isNaN ? .nan : min(left, right)
}

private func greatest(_ left: Double, _ right: Double) -> Double {
  left.isNaN || right.isNaN ? .nan : max(left, right)
}

/// `quotient remainder pow tan finite?`: further functions of Swift's numbers.
enum RoundingFunctions {
  static let all: [Declaration] = [quotient, remainder, power, tangent, isFinite]

  private static func whole(_ name: String, _ summary: String) -> Parameter {
    .positional(name, .number, summary)
  }

  private static let quotient = Declaration(
    .function, "quotient",
    parameters: [whole("number", "the number to divide"), whole("divisor", "the divisor")],
    summary: "A division without the remainder, like that of two Ints in Swift.",
    swiftUI: .idiom("Int(7) / 2"), examples: "(quotient 7 2) | 3"
  ) { arguments throws(Diagnostic) in
    .number((try arguments.dividend() / arguments.requiredNumber("divisor")).rounded(.towardZero))
  }

  private static let remainder = Declaration(
    .function, "remainder",
    parameters: [whole("number", "the number to divide"), whole("divisor", "the divisor")],
    summary: "The remainder of `quotient`; it has the sign of the number. See `mod`.",
    swiftUI: .idiom("7 % 2"),
    examples: """
      (remainder 7 2) | 1
      (remainder -7 2) | -1
      """
  ) { arguments throws(Diagnostic) in
    .number(fmod(try arguments.dividend(), arguments.requiredNumber("divisor")))
  }

  private static let power = Declaration(
    .function, "pow",
    parameters: [
      .positional("number", .number, "the base"),
      .positional("exponent", .number, "the exponent"),
    ],
    summary: "A number to the power of another.", swiftUI: .idiom("pow(x, 2)"),
    examples: "(pow 2 10) | 1024"
  ) { arguments throws(Diagnostic) in
    .number(pow(arguments.requiredNumber("number"), arguments.requiredNumber("exponent")))
  }

  private static let tangent = Declaration(
    .function, "tan", parameters: [.positional("number", .number, "an angle in radians")],
    summary: "The tangent of an angle in radians; a full turn is `(* 2 pi)`.",
    examples: "(tan 0) | 0"
  ) { arguments in .number(tan(arguments.requiredNumber("number"))) }

  private static let isFinite = Declaration(
    .function, "finite?", parameters: [.positional("number", .number, "any number")],
    summary: "Whether a number is finite: neither infinite nor nan.", swiftUI: .idiom("x.isFinite"),
    examples: "(finite? inf) | false"
  ) { arguments in .truth(arguments.requiredNumber("number").isFinite) }
}
