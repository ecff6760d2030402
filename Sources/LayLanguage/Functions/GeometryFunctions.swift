import LayEngine

/// `size point proposal width height` and other functions of geometry.
enum GeometryFunctions {
  static let all: [Declaration] = [
    size, point, proposal, rect, edgeInsets, degrees, degreesToRadians, radians, radiansToDegrees,
    part("width", of: "a size, a rectangle or a proposal", "(width (size 88 20))", gives: "88"),
    part("height", of: "a size, a rectangle or a proposal", "(height (size 88 20))", gives: "20"),
    partOfRectangle("min-x", gives: "10"), partOfRectangle("mid-x", gives: "54"),
    partOfRectangle("max-x", gives: "98"), partOfRectangle("min-y", gives: "5"),
    partOfRectangle("mid-y", gives: "15"), partOfRectangle("max-y", gives: "25"),
    partOfRectangle("origin", gives: "(10, 5)"), partOfRectangle("center", gives: "(54, 15)"),
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
    swiftUI: .member(of: "Angle", "degrees", ["_ angle"]), examples: "(degrees 45) | 45"
  ) { arguments in .number(arguments.requiredNumber("angle")) }

  private static let degreesToRadians = Declaration(
    .function, "degrees->radians",
    parameters: [.positional("angle", .number, "the angle in degrees")],
    summary: "An angle in degrees, converted to radians, which `sin` and `cos` take.",
    swiftUI: .idiom("Angle.degrees(180).radians"), examples: "(degrees->radians 180) | 3.142"
  ) { arguments in .number(arguments.requiredNumber("angle") * .pi / 180) }

  private static let radiansToDegrees = Declaration(
    .function, "radians->degrees",
    parameters: [.positional("angle", .number, "the angle in radians")],
    summary: "An angle in radians, converted to degrees, which modifiers take.",
    swiftUI: .member(of: "Angle", "radians", ["_ angle"]), examples: "(radians->degrees pi) | 180"
  ) { arguments in .number(arguments.requiredNumber("angle") * 180 / .pi) }

  private static let radians = Declaration(
    .function, "radians", parameters: [.positional("angle", .number, "the angle in radians")],
    summary:
      "The old name of `radians->degrees`, with a warning: in Swift, `.radians` of an angle "
      + "converts the other way.",
    examples: "(fn (angle) (radians angle)) | function"
  ) { arguments throws(Diagnostic) in
    arguments.runtime.warn(Diagnostic(.radiansReadTwoWays, at: arguments.span, severity: .warning))
    return .number(arguments.requiredNumber("angle") * 180 / .pi)
  }

  private static let edgeInsets = Declaration(
    .function, "edge-insets", parameters: Parameter.edgeLengths("the length"),
    summary: "Insets at the four edges, 0 where none is given.",
    swiftUI: .function("EdgeInsets", ["top", "leading", "bottom", "trailing"]),
    examples: "(edge-insets :top 8 :horizontal 4) | top 8, leading 4, bottom 0, trailing 4"
  ) { arguments in .object(InsetsBox(arguments.edgeLengths())) }

  private static func partOfRectangle(_ name: String, gives: String) -> Declaration {
    part(name, of: "a rectangle", "(\(name) (cg-rect 10 5 88 20))", gives: gives)
  }

  private static func part(
    _ name: String, of owners: String, _ example: String, gives: String
  ) -> Declaration {
    Declaration(
      .function, name, parameters: [.positional("object", .any, owners)],
      summary: "The \(name) of \(owners).", swiftUI: .property(SwiftUISpelling.camelCase(name)),
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

  fileprivate func makeTrack(_ length: GridTrack.Length) -> Value {
    let name = enumeration("alignment")
    let alignment = name.flatMap { AlignmentName.alignment($0) }
    return .object(TrackBox(GridTrack(length, spacing: number("spacing"), alignment: alignment)))
  }

  /// The tracks of a list.
  func tracks(_ name: String) -> [GridTrack] {
    requiredList(name).elements.compactMap { value in
      if case .object(let object) = value { (object as? TrackBox)?.track } else { nil }
    }
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

  fileprivate static let radiansReadTwoWays = Complaint(
    "`radians` makes degrees of radians",
    hint: "write `radians->degrees`, or for what `sin` and `cos` take `degrees->radians`")

  fileprivate static func noSpace(_ name: String, _ known: [String]) -> Complaint {
    let near = NearestName.nearest(to: name, among: known)
    return Complaint(
      "no view around it is the coordinate space \(ValueDescription.quoted(name))",
      hint: near.map { "did you mean \(ValueDescription.quoted($0))?" }
        ?? "write `(coordinate-space \(ValueDescription.quoted(name)) …)` around it")
  }
}

/// Functions of a `GeometryProxy` other than its size: frames, safe area and coordinate spaces.
enum PlaceFunctions {
  static let all: [Declaration] = [
    frameIn, boundsOf,
    part(
      "safe-area-insets",
      "The safe area insets of a reader: how far it can extend beyond each edge into what a "
        + "device, a bar or a keyboard keeps free.",
      swiftUI: .property("safeAreaInsets")),
    part(
      "size-classes",
      "The horizontal and the vertical size class, as a list; each is `compact` or `regular`. "
        + "Without a device both are `regular`.",
      swiftUI: .idiom("@Environment(\\.horizontalSizeClass), @Environment(\\.verticalSizeClass)")),
    part(
      "horizontal-size-class", "The horizontal size class: `compact` or `regular`.",
      swiftUI: .idiom("@Environment(\\.horizontalSizeClass)")),
    part(
      "vertical-size-class", "The vertical size class: `compact` or `regular`.",
      swiftUI: .idiom("@Environment(\\.verticalSizeClass)")),
    part(
      "dynamic-type", "The Dynamic Type size of texts, such as `large`.",
      swiftUI: .idiom("@Environment(\\.dynamicTypeSize)")), scaledMetric,
    part(
      "screen", "The screen of the root view, as a rectangle; nil if it is on no screen.",
      swiftUI: .idiom("UIScreen.main.bounds")),
  ]

  private static func part(
    _ name: String, _ summary: String, swiftUI: SwiftUISpelling
  ) -> Declaration {
    Declaration(
      .function, name, parameters: [.positional("geometry", .geometry, "the `GeometryProxy`")],
      summary: summary, swiftUI: swiftUI, examples: "(fn (g) (\(name) g)) | function"
    ) { arguments throws(Diagnostic) in
      let proxy = arguments.required(
        "geometry", arguments.object("geometry", as: GeometryProxy.self))
      return arguments.required(name, proxy.part(name))
    }
  }

  private static let frameIn = Declaration(
    .function, "frame-in",
    parameters: [
      .positional("geometry", .geometry, "the `GeometryProxy`"),
      .positional(
        "space", .oneOf([.enumeration(["local", "global", PlacedGeometry.scrollView]), .string]),
        "`local` for the reader's own coordinates; `global` for the screen, or the root view if "
          + "there is no screen; `scroll-view` for the enclosing scroll view, or global if "
          + "there is none; or the name of an enclosing `coordinate-space`"),
    ],
    summary: "The frame of a reader in a coordinate space.",
    swiftUI: .method("frame", ["in space"]),
    examples: "(fn (g) (mid-x (frame-in g global))) | function"
  ) { arguments throws(Diagnostic) in
    let proxy = arguments.required("geometry", arguments.object("geometry", as: GeometryProxy.self))
    let space = arguments.enumeration("space") ?? arguments.string("space") ?? ""
    guard let frame = proxy.frame(in: space) else {
      let known = proxy.geometry.spaces.compactMap(\.name)
      throw arguments.complaint(.noSpace(space, known), about: "space")
    }
    return .object(frame)
  }

  private static let scaledMetric = Declaration(
    .function, "scaled-metric",
    parameters: [
      .positional("length", .number, "the length at the size `large`"),
      .positional(
        "environment", .object(EnvironmentBox.self, sample: "environment-reader"),
        "what an `environment-reader`, a modifier or a style is given"),
      .keyword(
        "relative-to", .enumeration(FontStyle.allCases.map(\.spelling)),
        "the text style whose leading it follows", default: "body"),
    ],
    summary:
      "A length that follows the Dynamic Type size, to a third of a point; on a Mac it stays "
      + "as it is.",
    swiftUI: .idiom("@ScaledMetric(relativeTo: .title) var length = 20"),
    examples: """
      (dynamic-type-size xxx-large (environment-reader (fn (e) (frame :width (scaled-metric 22 e) \
      (text ""))))) | ideal | 29 x 28
      """
  ) { arguments throws(Diagnostic) in
    let environment = arguments.required(
      "environment", arguments.object("environment", as: EnvironmentBox.self))
    let style = arguments.enumeration("relative-to").flatMap { FontStyle(spelling: $0) } ?? .body
    return .number(environment.scaled(arguments.requiredNumber("length"), by: style))
  }

  private static let boundsOf = Declaration(
    .function, "bounds-of",
    parameters: [
      .positional("geometry", .geometry, "the `GeometryProxy`"),
      .positional(
        "space", .oneOf([.enumeration([PlacedGeometry.scrollView]), .string]),
        "`scroll-view` for the enclosing scroll view, or the name of an enclosing "
          + "`coordinate-space`"),
    ],
    summary: "The bounds of a coordinate space in a reader's own coordinates; nil if there is "
      + "none.",
    swiftUI: .method("bounds", ["of space"]),
    examples: "(fn (g) (bounds-of g scroll-view)) | function"
  ) { arguments throws(Diagnostic) in
    let proxy = arguments.required("geometry", arguments.object("geometry", as: GeometryProxy.self))
    let space = arguments.enumeration("space") ?? arguments.string("space") ?? ""
    return proxy.bounds(of: space).map { .object($0) } ?? .nothing
  }
}

/// `fixed flexible adaptive`: the columns and rows of lazy grids, SwiftUI's GridItem.
enum TrackFunctions {
  static let all: [Declaration] = [adaptive, fixed, flexible]

  private static let further: [Parameter] = [
    .keyword("spacing", .distance, "the distance to the next track", default: "8"),
    .keyword(
      "alignment", .enumeration(AlignmentName.points), "the alignment of cells in it",
      default: "that of the grid"),
  ]

  private static let adaptive = Declaration(
    .track, "adaptive",
    parameters: [
      .positional("minimum", .length, "the minimum length of each", isKeyword: true),
      .optionalPositional("maximum", .length, "the maximum length", default: "inf"),
    ] + further,
    summary: "As many columns or rows of a lazy grid as there is room for.",
    swiftUI: .function(
      "GridItem", [.member("adaptive", ["minimum", "maximum"]), "spacing", "alignment"]),
    // (200 + 8) / (45 + 8) = 3.9 tracks in a row, so five views are in two rows.
    examples: """
      (lazy-vgrid :columns (list (adaptive 45)) (for (i 0 5) (text "a"))) | 200 x nil | 200 x 40
      """
  ) { arguments throws(Diagnostic) in
    arguments.makeTrack(
      .adaptive(
        minimum: arguments.requiredNumber("minimum"),
        maximum: arguments.number("maximum") ?? .infinity))
  }

  private static let fixed = Declaration(
    .track, "fixed", parameters: [.positional("length", .length, "the length")] + further,
    summary: "A column or row of a lazy grid with a fixed length.",
    swiftUI: .function("GridItem", [.member("fixed", ["_ length"]), "spacing", "alignment"]),
    // Two tracks of 50 and 40, 8 apart, are longer than 60.
    examples: """
      (lazy-vgrid :columns (list (fixed 50) (fixed 40)) (text "a") (text "b")) | 60 x nil | 98 x 20
      """
  ) { arguments in arguments.makeTrack(.fixed(arguments.requiredNumber("length"))) }

  private static let flexible = Declaration(
    .track, "flexible",
    parameters: [
      .optionalPositional("minimum", .length, "the minimum length", default: "10"),
      .optionalPositional("maximum", .length, "the maximum length", default: "inf"),
    ] + further,
    summary: "A column or row of a lazy grid that takes its share of the length.",
    swiftUI: .function(
      "GridItem", [.member("flexible", ["minimum", "maximum"]), "spacing", "alignment"]),
    // Two tracks of (100 - 8) / 2 = 46, so "Hello" is in one line: 40 wide.
    examples: """
      (lazy-vgrid :columns (list (flexible) (flexible)) (text "Hello") (text "a")) \
      | 100 x nil | 100 x 20
      """
  ) { arguments throws(Diagnostic) in
    arguments.makeTrack(
      .flexible(
        minimum: arguments.number("minimum") ?? 10,
        maximum: arguments.number("maximum") ?? .infinity))
  }
}

extension ParameterType {
  static let geometry = ParameterType.object(GeometryProxy.self, sample: "g")
}
