import LayEngine

/// `size point proposal width height`.
enum GeometryFunctions {
  static let all =
    [size, point, proposal, rect]
    + [
      part("width", of: "a size, a rectangle or a proposal", "(width (size 88 20))", gives: "88"),
      part("height", of: "a size, a rectangle or a proposal", "(height (size 88 20))", gives: "20"),
    ]
    + [
      ("min-x", "10"), ("mid-x", "54"), ("max-x", "98"), ("min-y", "5"), ("mid-y", "15"),
      ("max-y", "25"), ("origin", "(10, 5)"), ("center", "(54, 15)"),
    ].map { name, value in
      part(name, of: "a rectangle", "(\(name) (cg-rect 10 5 88 20))", gives: value)
    }

  private static let size = Declaration(
    .function, "size",
    parameters: [
      .positional("width", .length, "how wide"), .positional("height", .length, "how high"),
    ],
    summary: "A size.", swiftUI: "CGSize(width: w, height: h)",
    examples: [Example("(size 88 20)", gives: "88 x 20")]
  ) { arguments throws(Diagnostic) in
    .object(
      SizeBox(
        width: arguments.requiredNumber("width"), height: arguments.requiredNumber("height")))
  }

  private static let point = Declaration(
    .function, "point",
    parameters: [
      .positional("x", .length, "from the left"), .positional("y", .length, "from the top"),
    ],
    summary: "A point.", swiftUI: "CGPoint(x: x, y: y)",
    examples: [Example("(point 8 20)", gives: "(8, 20)")]
  ) { arguments throws(Diagnostic) in
    .object(PointBox(x: arguments.requiredNumber("x"), y: arguments.requiredNumber("y")))
  }

  private static let proposal = Declaration(
    .function, "proposal", aliases: ["proposed-view-size"],
    parameters: [
      .positional("width", .lengthOrNil, "nil asks for the ideal width"),
      .positional("height", .lengthOrNil, "nil asks for the ideal height"),
    ],
    summary: "A proposal, in which nil stays nil.",
    swiftUI: "ProposedViewSize(width: w, height: h)",
    examples: [Example("(proposal 100 nil)", gives: "100 x nil")]
  ) { arguments throws(Diagnostic) in
    for name in ["width", "height"] where arguments.number(name)?.isNaN == true {
      throw arguments.complaint(.proposesNaN, about: name)
    }
    return .object(
      ProposalBox(width: arguments.number("width"), height: arguments.number("height")))
  }

  private static let rect = Declaration(
    .function, "cg-rect",
    parameters: ["x", "y", "width", "height"].map { .positional($0, .length, "its \($0)") },
    summary: "A rectangle, such as the bounds that a layout gets.",
    swiftUI: "CGRect(x: x, y: y, width: w, height: h)",
    examples: [Example("(cg-rect 10 5 88 20)", gives: "88 x 20 at (10, 5)")]
  ) { arguments throws(Diagnostic) in
    .object(
      FrameBox(
        x: arguments.requiredNumber("x"), y: arguments.requiredNumber("y"),
        width: arguments.requiredNumber("width"), height: arguments.requiredNumber("height")))
  }

  private static func part(
    _ name: String, of owners: String, _ example: String, gives: String
  ) -> Declaration {
    Declaration(
      .function, name, parameters: [.positional("object", .any, owners)],
      summary: "The \(name) of \(owners).", examples: [Example(example, gives: gives)]
    ) { arguments throws(Diagnostic) in
      let value = arguments.requiredValue("object")
      guard case .object(let object) = value, let part = object.part(name) else {
        throw arguments.complaint(.hasNoPart(name, value, owners), about: "object")
      }
      return part
    }
  }
}

extension Complaint {
  fileprivate static let proposesNaN = Complaint(
    "nan, which is no number, cannot be proposed", hint: "nil asks for the ideal size")

  fileprivate static func hasNoPart(_ name: String, _ value: Value, _ owners: String) -> Complaint {
    Complaint("`\(name)` wants \(owners), not \(ValueDescription.phrase(value))")
  }
}
