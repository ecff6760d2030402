import Glibc
import LayEngine

/// `min max abs floor ceil round int sqrt mod cos sin atan2 clamp`.
enum NumberFunctions {
  static let all: [Declaration] = [
    minimum,
    maximum,
    absolute,
    floor,
    ceil,
    round,
    integer,
    squareRoot,
    modulo,
    cosine,
    sine,
    arcTangent,
    clamp,
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
  ) { arguments throws(Diagnostic) in
    try arguments.chosen(by: least)
  }

  private static let maximum = Declaration(
    .function, "max", parameters: [firstOrList], rest: numbers,
    summary: "The maximum of several numbers, or of a list; nil for an empty list.",
    swiftUI: .function("max", ["_ number", "_ numbers"]),
    examples: """
      (max 3 1 2) | 3
      (max (list 3 1 2)) | 3
      """
  ) { arguments throws(Diagnostic) in
    try arguments.chosen(by: greatest)
  }

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
  ) { arguments throws(Diagnostic) in
    .number(atan2(arguments.requiredNumber("y"), arguments.requiredNumber("x")))
  }

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
    ) { arguments throws(Diagnostic) in
      .number(apply(arguments.requiredNumber("number")))
    }
  }
}

extension Arguments {
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
}

/// NaN on either side makes the result NaN.
private func least(_ left: Double, _ right: Double) -> Double {
  left.isNaN || right.isNaN ? .nan : min(left, right)
}

private func greatest(_ left: Double, _ right: Double) -> Double {
  left.isNaN || right.isNaN ? .nan : max(left, right)
}

extension Complaint {
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
