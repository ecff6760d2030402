import LayEngine

extension Declaration {
  static let allPlacing: [Declaration] = [
    .alignmentGuide, .background, .layoutDirection, .layoutValue, .matchedGeometryEffect, .name,
    .offset, .overlay, .position,
  ]

  static let matchedGeometryEffect = Declaration(
    .modifier, "matched-geometry-effect", takesUnboundNames: true,
    parameters: [
      .optionalPositional("id", .any, "what the views of a group have in common"),
      .keyword("in", .any, "the namespace, which has no effect here"),
      .keyword(
        "properties", .enumeration(MatchedGeometry.Properties.spellings), "what is taken over",
        default: "frame"),
      .anchor("the point of both views that is at one place"),
      .keyword(
        "is-source", .truth, "whether the view gives its place and size, and does not take them",
        default: "true"),
    ],
    summary:
      "Give the place and the size of a view to the others with the same `id`, or take them from "
      + "the one that is the source; its size for the views around stays its own.",
    swiftUI: .method(
      "matchedGeometryEffect",
      ["id", .passedOver("in", "namespace"), "properties", "anchor", "isSource"]),
    examples: """
      (matched-geometry-effect :id 1 (text "Hi")) | ideal | 16 x 20
      """
  ) { arguments in
    let properties = arguments.enumeration("properties")
      .flatMap { MatchedGeometry.Properties(spelling: $0) }
    return arguments.modify(
      MatchedGeometry(
        arguments.given("id").map { ValueDescription.shown($0) } ?? "",
        isSource: arguments.truth("is-source") ?? true, properties ?? .frame,
        anchor: arguments.unitPoint("anchor") ?? UnitPoint(x: 0.5, y: 0.5)))
  }

  static let background = Declaration(
    .modifier, "background",
    parameters: [
      .positional("content", .layeredContent, "views or a color"),
      .alignment("the point on which content and view align"), .inShape, .ignoredEdges,
    ],
    summary:
      "Layer content behind a view, at its size: the first argument is behind; the view, which "
      + "comes last, is in front.",
    swiftUI: .method(
      "background", ["alignment", .closure("content")], ["_ content", "in"],
      ["_ content", "ignoresSafeAreaEdges"], ["_ content", "alignment"]),
    examples: """
      (background (color red) (text "Hi")) | ideal | 16 x 20
      (background red :in (capsule) (text "Hi")) | ideal | 16 x 20
      """
  ) { arguments throws(Diagnostic) in
    let content = try arguments.layeredContent()
    if arguments.view().content is Color, content.contains(where: { $0.content is Text }) {
      arguments.runtime.warn(Diagnostic(.textBehindColor, at: arguments.span, severity: .warning))
    }
    return arguments.make(
      Layer(
        isBehind: true, arguments.alignment(), ignoresSafeAreaAt: arguments.ignoredEdges()),
      [arguments.view()] + content)
  }

  static let overlay = Declaration(
    .modifier, "overlay",
    parameters: [
      .positional("content", .layeredContent, "views or a color"),
      .alignment("the point on which content and view align"), .inShape, .ignoredEdges,
    ],
    summary:
      "Layer content in front of a view, at its size: the first argument is in front; the view, "
      + "which comes last, is behind.",
    swiftUI: .method(
      "overlay", ["alignment", .closure("content")], ["_ content", "in"],
      ["_ content", "ignoresSafeAreaEdges"], ["_ content", "alignment"]),
    examples: #"(overlay (color red) (text "Hi")) | ideal | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    let content = try arguments.layeredContent()
    return arguments.make(
      Layer(
        isBehind: false, arguments.alignment(), ignoresSafeAreaAt: arguments.ignoredEdges()),
      [arguments.view()] + content)
  }

  static let offset = Declaration(
    .modifier, "offset",
    parameters: [
      .optionalPositional("translation", .size, "to the right and downwards", isKeyword: false),
      .optionalPositional("x", .number, "to the right", default: "0"),
      .optionalPositional("y", .number, "downwards", default: "0"),
    ],
    summary: "Draw a view at an offset, without any effect on layout.",
    swiftUI: .method("offset", ["x", "y"], ["_ translation"]),
    examples: #"(offset :x 20 :y 5 (text "Hi")) | 100 x 50 | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    let given = arguments.object("translation", as: SizeBox.self)
    let x = arguments.number("x") ?? given?.width ?? 0
    let y = arguments.number("y") ?? given?.height ?? 0
    let view = arguments.view()
    // An offset of a shape is a shape in SwiftUI.
    if view.isCircle { return arguments.make(ChangedShape(.offset(x: x, y: y)), [view]) }
    return arguments.make(Offset(x: x, y: y), [view])
  }

  static let position = Declaration(
    .modifier, "position",
    parameters: [
      .optionalPositional("point", .point, "where the center is", isKeyword: false),
      .optionalPositional("x", .number, "to the right", default: "0"),
      .optionalPositional("y", .number, "downwards", default: "0"),
    ],
    summary: "Put the center of a view at a point, taking all of the proposed size.",
    swiftUI: .method("position", ["x", "y"], ["_ point"]),
    examples: #"(position :x 20 :y 5 (text "Hi")) | 100 x 50 | 100 x 50"#
  ) { arguments throws(Diagnostic) in
    let given = arguments.object("point", as: PointBox.self)
    let x = arguments.number("x") ?? given?.x ?? 0
    let y = arguments.number("y") ?? given?.y ?? 0
    return arguments.modify(Position(x: x, y: y))
  }

  static let alignmentGuide = Declaration(
    .modifier, "alignment-guide",
    parameters: [
      .positional("guide", .alignment(AlignmentName.lines), "the guide, built in or defined"),
      .positional("position", .function, "returns its position from the view's dimensions"),
    ],
    summary: "Set the position of an alignment guide of a view, by which containers align it.",
    examples: """
      (vstack :alignment leading (alignment-guide leading (fn (d) (width d)) (text "ab")) (text \
      "abcd")) | ideal | 48 x 40
      """
  ) { arguments throws(Diagnostic) in
    let guide = try arguments.guide("guide", center: nil)
    let function = GuideFunction(
      try arguments.callback("position", passing: ["d"]).function, along: guide.axis,
      arguments.span(of: "position"), arguments.runtime)
    return arguments.modify(GuideSetting(guide, function))
  }

  static let layoutDirection = Declaration(
    .modifier, "layout-direction",
    parameters: [
      .positional(
        "direction", .enumeration(["left-to-right", "right-to-left", "ltr", "rtl"]),
        "the direction of rows")
    ],
    summary: "Lay a view out from left to right or from right to left.",
    swiftUI: .method("environment", [.fixed("\\.layoutDirection"), "_ direction"]),
    examples: """
      (layout-direction right-to-left (padding leading 4 (text "Hi"))) | ideal | 20 x 20
      """
  ) { arguments throws(Diagnostic) in
    let name = arguments.required("direction", arguments.enumeration("direction"))
    let direction: LayoutDirection =
      name == "rtl" ? .rightToLeft : LayoutDirection(spelling: name) ?? .leftToRight
    return arguments.modify(EnvironmentChange.layoutDirection(direction))
  }

  static let layoutValue = Declaration(
    .modifier, "layout-value",
    parameters: [
      .positional("key", .symbol, "the key, quoted", isKeyword: true),
      .positional("value", .any, "what a layout reads with `value-of`", isKeyword: true),
    ],
    summary: "Give a view a value that the layout around it can read.",
    examples: """
      (layout-value 'rank 3 (text "Hi")) | ideal | 16 x 20
      (begin (define-layout (sample) (size-that-fits (p s) (size (value-of (first s) 'rank) 9)) \
      (place-subviews (b p s) nil)) (sample (layout-value 'rank 3 (text "Hi")))) | ideal | 3 x 9
      """
  ) { arguments throws(Diagnostic) in
    let key = arguments.required("key", arguments.symbol("key"))
    return arguments.modify(LayoutValue(key: key.name, value: arguments.requiredValue("value")))
  }

  static let name = Declaration(
    .modifier, "name",
    parameters: [.positional("label", .string, "the label")],
    summary: "Label a view for queries and drawings; the label adds no view.",
    swiftUI: .method("accessibilityIdentifier", ["_ label"]),
    examples: #"(name "greeting" (text "Hi")) | ideal | 16 x 20"#
  ) { arguments in .view(arguments.view().named(arguments.requiredString("label"))) }
}

extension Complaint {
  fileprivate static let textBehindColor = Complaint(
    "this text lies behind a color, where nobody sees it",
    hint: "the first argument is behind, the last in front: `(background red (text \"Hi\"))`")
}

extension Parameter {
  /// The shape to which the content of an overlay or a background is clipped.
  static let inShape = Parameter.keyword("in", .view, "the shape that the content fills")

  /// Where the content of an overlay or a background goes on into the safe area.
  static let ignoredEdges = Parameter.keyword(
    "ignores-safe-area-edges", .enumerationList(EdgeName.all + ["none"]),
    "at which edges that touch the safe area the content goes on into it; all for a color or a "
      + "material, none for views, in a shape or with an alignment")
}

extension Arguments {
  /// The content of an overlay or a background: views, or a color or material as a view.
  ///
  /// If `:in` is given, the content is clipped to its shape.
  func layeredContent() throws(Diagnostic) -> [View] {
    let shape = declaration.parameter("in") == nil ? nil : view("in")
    let place = span(of: "content")
    let material = value("content").flatMap { MaterialName($0) }
    guard let paint = color("content")?.text ?? material?.text else {
      let views = try views("content").map(\.view)
      guard let shape else { return views }
      return views.map { View(Effect.clipShape, children: [$0, shape], span: place) }
    }
    guard let shape else { return [.color(paint, span: place)] }
    let written = [WrittenArgument(nil, .name(paint))]
    let fill = Effect.fill(color: paint)
    return [View(fill, children: [shape], written: written, span: place)]
  }

  /// The edges at which the content of an overlay or a background goes on into the safe area.
  ///
  /// - Rule: a style does at all edges: a color or a material by its name, as in `.background(.red)`.
  ///   A view does not, not even a color as one, as in `.background { Color.red }`; nor does a style
  ///   that fills a shape or has an alignment, which SwiftUI takes as a view.
  /// - Source: Apple's documentation of `background(_:ignoresSafeAreaEdges:)`.
  func ignoredEdges() -> EdgeSet {
    if let names = enumerations("ignores-safe-area-edges") { return EdgeName.set(names) }
    let isStyle = color("content") != nil || value("content").flatMap { MaterialName($0) } != nil
    return isStyle && !isGiven("in") && !isGiven("alignment") ? .all : []
  }

  /// The name of an argument's color, or the name of the view that is given instead.
  func paint(_ name: String) -> String {
    color(name)?.text ?? view(name)?.content.name ?? "primary"
  }
}
