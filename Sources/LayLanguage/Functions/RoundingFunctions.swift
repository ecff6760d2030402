import Glibc
import LayEngine

/// `quotient remainder pow tan finite?`: further functions of Swift's numbers.
enum RoundingFunctions {
  static let all: [Declaration] = [
    quotient,
    remainder,
    power,
    tangent,
    isFinite,
  ]

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
  ) { arguments throws(Diagnostic) in
    .number(tan(arguments.requiredNumber("number")))
  }

  private static let isFinite = Declaration(
    .function, "finite?", parameters: [.positional("number", .number, "any number")],
    summary: "Whether a number is finite: neither infinite nor nan.",
    swiftUI: .idiom("x.isFinite"),
    examples: "(finite? inf) | false"
  ) { arguments throws(Diagnostic) in
    .truth(arguments.requiredNumber("number").isFinite)
  }
}

extension Arguments {
  fileprivate func dividend() throws(Diagnostic) -> Double {
    let number = requiredNumber("number")
    guard requiredNumber("divisor") != 0 else {
      throw complaint(.divisorIsZero(number), about: "divisor")
    }
    return number
  }
}
