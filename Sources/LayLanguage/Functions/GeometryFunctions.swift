import LayEngine

/// `size point proposal width height` and other functions of geometry.
enum GeometryFunctions {
  static let all: [Declaration] = [
    size,
    point,
    proposal,
    rect,
    edgeInsets,
    degrees,
    degreesToRadians,
    radians,
    radiansToDegrees,
    part(
      "width", of: "a size, a rectangle or a proposal", "(width (size 88 20))", gives: "88"),
    part(
      "height", of: "a size, a rectangle or a proposal", "(height (size 88 20))", gives: "20"),
    partOfRectangle("min-x", gives: "10"),
    partOfRectangle("mid-x", gives: "54"),
    partOfRectangle("max-x", gives: "98"),
    partOfRectangle("min-y", gives: "5"),
    partOfRectangle("mid-y", gives: "15"),
    partOfRectangle("max-y", gives: "25"),
    partOfRectangle("origin", gives: "(10, 5)"),
    partOfRectangle("center", gives: "(54, 15)"),
  ]

  private static let size = Declaration(
    .function, "size",
    parameters: [
      .positional("width", .oneOf([.length, .sized]), "the width, or an object with a size"),
      .optionalPositional("height", .length, "the height", isKeyword: false),
    ],
    summary: "A size, or the size of a `GeometryProxy`, a rectangle or a view's dimensions.",
    swiftUI: .function("CGSize", ["width", "height"]).or(.property("size")),
    examples: """
      (size 88 20) | 88 x 20
      (size (cg-rect 10 5 88 20)) | 88 x 20
      """
  ) { arguments throws(Diagnostic) in
    guard let width = arguments.number("width") else {
      return .object(try arguments.sizeOfObject())
    }
    guard let height = arguments.number("height") else { throw arguments.complaint(.noHeight) }
    return .object(SizeBox(width: width, height: height))
  }

  private static let point = Declaration(
    .function, "point",
    parameters: [
      .positional("x", .length, "the distance from the left"),
      .positional("y", .length, "the distance from the top"),
    ],
    summary: "A point.",
    swiftUI: .function("CGPoint", ["x", "y"]),
    examples: "(point 8 20) | (8, 20)"
  ) { arguments throws(Diagnostic) in
    .object(PointBox(x: arguments.requiredNumber("x"), y: arguments.requiredNumber("y")))
  }

  private static let proposal = Declaration(
    .function, "proposal", aliases: ["proposed-view-size"],
    parameters: [
      .positional("width", .lengthOrNil, "nil asks for the ideal width"),
      .positional("height", .lengthOrNil, "nil asks for the ideal height"),
    ],
    summary: "A proposal, unspecified where it is nil.",
    swiftUI: .function("ProposedViewSize", ["width", "height"]),
    examples: "(proposal 100 nil) | 100 x nil"
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
    summary: "A rectangle, such as the bounds that are passed to a layout.",
    swiftUI: .function("CGRect", ["x", "y", "width", "height"]),
    examples: "(cg-rect 10 5 88 20) | 88 x 20 at (10, 5)"
  ) { arguments throws(Diagnostic) in
    .object(
      FrameBox(
        x: arguments.requiredNumber("x"), y: arguments.requiredNumber("y"),
        width: arguments.requiredNumber("width"), height: arguments.requiredNumber("height")))
  }

  private static let degrees = Declaration(
    .function, "degrees", parameters: [.positional("angle", .number, "the angle")],
    summary: "An angle in degrees, as modifiers take it: the number unchanged.",
    swiftUI: .member(of: "Angle", "degrees", ["_ angle"]),
    examples: "(degrees 45) | 45"
  ) { arguments throws(Diagnostic) in
    .number(arguments.requiredNumber("angle"))
  }

  private static let degreesToRadians = Declaration(
    .function, "degrees->radians",
    parameters: [.positional("angle", .number, "the angle in degrees")],
    summary: "An angle in degrees, converted to radians, which `sin` and `cos` take.",
    swiftUI: .idiom("Angle.degrees(180).radians"),
    examples: "(degrees->radians 180) | 3.142"
  ) { arguments throws(Diagnostic) in
    .number(arguments.requiredNumber("angle") * .pi / 180)
  }

  private static let radiansToDegrees = Declaration(
    .function, "radians->degrees",
    parameters: [.positional("angle", .number, "the angle in radians")],
    summary: "An angle in radians, converted to degrees, which modifiers take.",
    swiftUI: .member(of: "Angle", "radians", ["_ angle"]),
    examples: "(radians->degrees pi) | 180"
  ) { arguments throws(Diagnostic) in
    .number(arguments.requiredNumber("angle") * 180 / .pi)
  }

  private static let radians = Declaration(
    .function, "radians", parameters: [.positional("angle", .number, "the angle in radians")],
    summary:
      "The old name of `radians->degrees`, with a warning: in Swift, `.radians` of an angle "
      + "converts the other way.",
    examples: "(fn (angle) (radians angle)) | function"
  ) { arguments throws(Diagnostic) in
    arguments.runtime.warn(
      Diagnostic(.radiansReadTwoWays, at: arguments.span, severity: .warning))
    return .number(arguments.requiredNumber("angle") * 180 / .pi)
  }

  private static let edgeInsets = Declaration(
    .function, "edge-insets", parameters: Parameter.edgeLengths("the length"),
    summary: "Insets at the four edges, 0 where none is given.",
    swiftUI: .function("EdgeInsets", ["top", "leading", "bottom", "trailing"]),
    examples: "(edge-insets :top 8 :horizontal 4) | top 8, leading 4, bottom 0, trailing 4"
  ) { arguments throws(Diagnostic) in
    .object(InsetsBox(arguments.edgeLengths()))
  }

  private static func partOfRectangle(_ name: String, gives: String) -> Declaration {
    part(name, of: "a rectangle", "(\(name) (cg-rect 10 5 88 20))", gives: gives)
  }

  private static func part(
    _ name: String, of owners: String, _ example: String, gives: String
  ) -> Declaration {
    Declaration(
      .function, name, parameters: [.positional("object", .any, owners)],
      summary: "The \(name) of \(owners).",
      swiftUI: .property(SwiftUISpelling.camelCase(name)),
      examples: "\(example) | \(gives)"
    ) { arguments throws(Diagnostic) in
      let value = arguments.requiredValue("object")
      guard case .object(let object) = value, let part = object.part(name) else {
        throw arguments.complaint(.hasNoPart(name, value, owners), about: "object")
      }
      return part
    }
  }
}

extension ParameterType {
  static let size = ParameterType.object(SizeBox.self, sample: "(size 16 9)")
  static let point = ParameterType.object(PointBox.self, sample: "(point 5 4)")
}

extension Arguments {
  fileprivate func sizeOfObject() throws(Diagnostic) -> SizeBox {
    guard case .object(let object) = value("width"), let size = object.ownSize else {
      preconditionFailure("`sized` accepts what has no size")
    }
    if isGiven("height") { throw complaint(.hasHeight, about: "height") }
    return size
  }
}

extension ObjectBox {
  /// The size of an object that has a width and a height; nil if they are no numbers.
  var ownSize: SizeBox? {
    guard case .number(let width)? = part("width"), case .number(let height)? = part("height")
    else { return nil }
    return SizeBox(width: width, height: height)
  }
}

extension Complaint {
  fileprivate static let noHeight = Complaint(
    "`size` needs a length in points for `height`", hint: "write `(size width height)`")

  fileprivate static let hasHeight = Complaint(
    "what has a size has a height too", hint: "leave this out")
  fileprivate static let proposesNaN = Complaint(
    "nan, which is no number, cannot be proposed", hint: "nil asks for the ideal size")

  fileprivate static func hasNoPart(_ name: String, _ value: Value, _ owners: String) -> Complaint {
    Complaint("`\(name)` wants \(owners), not \(ValueDescription.phrase(value))")
  }
}

extension Complaint {
  fileprivate static let radiansReadTwoWays = Complaint(
    "`radians` makes degrees of radians",
    hint: "write `radians->degrees`, or for what `sin` and `cos` take `degrees->radians`")
}
