import LayEngine

extension Declaration {
  static let allPadding: [Declaration] = [
    .edgesIgnoringSafeArea, .ignoresSafeArea, .labelsVisibility, .listRowInsets, .padding,
    .safeAreaInset, .safeAreaPadding, .scenePadding,
  ]

  static let padding = Declaration(
    .modifier, "padding",
    parameters: [
      .optionalPositional("insets", .insets, "the margins of all edges at once", isKeyword: false),
      .optionalPositional(
        "edges", .enumerationList(EdgeName.all), "the edges with a margin", default: "all"),
      .optionalPositional("length", .length, "the margin", default: "16"),
    ] + Parameter.edgeLengths("the margin"),
    summary: "Keep a margin around a view.",
    swiftUI: .method("padding", ["_ length"], ["_ edges", "_ length"], ["_ insets"]),
    examples: """
      (padding 8 (text "Hi")) | ideal | 32 x 36
      (padding horizontal 4 (text "Hi")) | ideal | 24 x 20
      (padding :top 1 :leading 2 (text "Hi")) | ideal | 18 x 21
      (padding :horizontal 8 (text "Hi")) | ideal | 32 x 20
      """
  ) { arguments throws(Diagnostic) in
    let insets = arguments.insets(length: defaultPadding)
    return arguments.modify(Padding(insets))
  }

  /// The padding without a length argument, in points.
  static let defaultPadding: Double = 16

  static let safeAreaPadding = Declaration(
    .modifier, "safe-area-padding",
    parameters: [
      .optionalPositional("insets", .insets, "the insets of all edges at once", isKeyword: false),
      .optionalPositional(
        "edges", .enumerationList(EdgeName.all), "the edges that are inset", default: "all"),
      .optionalPositional("length", .length, "the inset", default: "16"),
    ] + Parameter.edgeLengths("the inset"),
    summary: "Inset the safe area of a view by a fixed length at edges.",
    swiftUI: .method("safeAreaPadding", ["_ length"], ["_ edges", "_ length"], ["_ insets"]),
    examples: """
      (safe-area-padding 8 (text "Hi")) | ideal | 32 x 36
      (safe-area-padding :top 8 (text "Hi")) | ideal | 16 x 28
      """
  ) { arguments throws(Diagnostic) in
    let given = arguments.insets(length: defaultPadding)
    let insets = Insets(
      top: max(given.top, 0), leading: max(given.leading, 0), bottom: max(given.bottom, 0),
      trailing: max(given.trailing, 0))
    return arguments.modify(SafeAreaPadding(insets))
  }

  static let scenePadding = Declaration(
    .modifier, "scene-padding",
    parameters: [
      .optionalPositional(
        "padding", .enumeration(["minimum", "navigation-bar"]), "which padding; all are 16 here",
        isKeyword: false),
      .optionalPositional("edges", .enumerationList(EdgeName.all), "the edges", default: "all"),
    ],
    summary: "Add the padding that a screen has at its edges: 16, by our own choice.",
    swiftUI: .method("scenePadding", ["_ edges"], ["_ padding", "edges"]),
    examples: """
      (scene-padding (text "Hi")) | ideal | 48 x 52
      (scene-padding horizontal (text "Hi")) | ideal | 48 x 20
      """
  ) { arguments throws(Diagnostic) in
    let edges = arguments.enumerations("edges").map(EdgeName.set) ?? .all
    let insets = Insets(edges, ControlSizes.usual.scenePadding)
    return arguments.modify(Padding(insets))
  }

  static let labelsVisibility = Declaration(
    .modifier, "labels-visibility",
    parameters: [
      .positional(
        "visibility", .enumeration(["automatic", "hidden", "visible"]), "whether labels are shown")
    ],
    summary: "Set whether toggles, pickers and other controls show their labels.",
    examples: #"(labels-visibility hidden (toggle "Wi-Fi")) | 300 x nil | 51 x 31"#
  ) { arguments throws(Diagnostic) in
    guard arguments.enumeration("visibility") == "hidden" else {
      let effect = InertEffect(
        WordsOfView("labels-visibility", "sets the visibility of the labels of controls"))
      return arguments.modify(Effect.inert(effect))
    }
    return arguments.modify(EnvironmentChange.controls(.labelsHidden))
  }

  static let listRowInsets = Declaration(
    .modifier, "list-row-insets",
    parameters: [
      .optionalPositional("insets", .insets, "the insets of all edges at once", isKeyword: false),
      .optionalPositional(
        "edges", .enumerationList(EdgeName.all), "the edges with an inset", default: "all"),
      .optionalPositional("length", .length, "the inset", default: "0"),
    ] + Parameter.edgeLengths("the inset"),
    summary: "Set the insets of the list row that a view is; a row is at least 44 high.",
    swiftUI: .method("listRowInsets", ["_ insets"], ["_ edges", "_ length"]),
    examples: """
      (list-view (list-row-insets :leading 8 (text "One"))) | 200 x 300 | 200 x 300
      (list-row-insets 0 (text "Hi")) | ideal | 16 x 20
      """
  ) { arguments in arguments.modify(Effect.listRowInsets(arguments.insets(length: 0))) }

  static let safeAreaInset = Declaration(
    .modifier, "safe-area-inset", aliases: ["safe-area-bar"],
    parameters: [
      .positional("content", .layeredContent, "views or a color"),
      .requiredKeyword(
        "edge", .enumeration(["top", "leading", "bottom", "trailing"]), "the edge for the content"),
      .keyword("spacing", .length, "to the view; the preferred spacing if not given"),
      .alignment(
        AlignmentName.horizontal + ["top", "bottom", "first-text-baseline", "last-text-baseline"],
        "the alignment of the content along the edge"),
    ],
    summary: "Place content at an edge of a view, and inset the view's safe area by it.",
    swiftUI: .method("safeAreaInset", ["edge", "alignment", "spacing", .closure("content")]).or(
      .method("safeAreaBar", ["edge", "alignment", "spacing", .closure("content")])),
    examples: """
      (safe-area-inset :edge bottom :spacing 0 (frame :height 20 (color red)) (color blue)) \
      | 200 x 100 | 200 x 100
      (safe-area-inset :edge top (frame :width 50 :height 20 (color red)) (text "Hi")) \
      | ideal | 50 x 46
      """
  ) { arguments throws(Diagnostic) in
    let name = arguments.required("edge", arguments.enumeration("edge"))
    let edge = SafeAreaInset.Edge(spelling: name) ?? .bottom
    let inset = SafeAreaInset(
      edge: edge, spacing: arguments.number("spacing"),
      alignment: try arguments.guide("alignment", along: edge.axis.other))
    let content = try arguments.layeredContent()
    return arguments.make(inset, [arguments.view()] + content)
  }

  static let ignoresSafeArea = Declaration(
    .modifier, "ignores-safe-area",
    parameters: [
      .optionalPositional(
        "regions", .enumeration(SafeAreaRegions.spellings), "which safe areas are ignored",
        default: "all", isKeyword: false),
      .optionalPositional("edges", .enumerationList(EdgeName.all), "the edges", default: "all"),
    ],
    summary: "Extend a view into the area that a device, its bars, a `safe-area-inset` or a "
      + "keyboard keeps free, at edges that it reaches. For other views, its size and place "
      + "stay the same.",
    swiftUI: .method("ignoresSafeArea", ["_ regions", "edges"]),
    examples: """
      (ignores-safe-area (color red)) | iphone-16 | 393 x 759
      (ignores-safe-area :edges top (color red)) | 100 x 50 | 100 x 50
      """
  ) { arguments throws(Diagnostic) in
    let regions = arguments.enumeration("regions").flatMap { SafeAreaRegions(spelling: $0) }
    let edges = arguments.enumerations("edges").map(EdgeName.set) ?? .all
    return arguments.modify(IgnoresSafeArea(regions ?? .all, edges))
  }

  static let edgesIgnoringSafeArea = Declaration(
    .modifier, "edges-ignoring-safe-area",
    parameters: [
      .positional("edges", .enumerationList(EdgeName.all), "the edges", isKeyword: true)
    ],
    summary: "The older form of `ignores-safe-area`.",
    swiftUI: .method("edgesIgnoringSafeArea", ["_ edges"]),
    examples: "(edges-ignoring-safe-area all (color red)) | iphone-16 | 393 x 759"
  ) { arguments throws(Diagnostic) in
    let edges = arguments.enumerations("edges").map(EdgeName.set) ?? .all
    return arguments.modify(IgnoresSafeArea(.all, edges))
  }
}

extension Parameter {
  /// Keyword parameters for lengths at edges; a single edge overrides `horizontal` and `vertical`.
  static func edgeLengths(_ what: String) -> [Parameter] {
    [
      ("top", "at the top"), ("leading", "at the leading edge"), ("bottom", "at the bottom"),
      ("trailing", "at the trailing edge"), ("horizontal", "at leading and trailing edge"),
      ("vertical", "at top and bottom"),
    ].map { .keyword($0, .length, "\(what) \($1)") }
  }
}

extension ParameterType {
  /// Edge insets as one value.
  static let insets = ParameterType.object(
    InsetsBox.self, sample: "(edge-insets :top 8 :leading 4)")
}

extension Arguments {
  /// Whether one of the keywords for lengths at edges was given.
  var givesEdgeLengths: Bool {
    ["top", "leading", "bottom", "trailing", "horizontal", "vertical"].contains(where: isGiven)
  }

  /// The lengths that keywords give; at other edges the lengths of `insets`.
  func edgeLengths(over insets: Insets = Insets()) -> Insets {
    var insets = insets
    if let length = number("horizontal") { insets.set(.horizontal, to: length) }
    if let length = number("vertical") { insets.set(.vertical, to: length) }
    insets.top = number("top") ?? insets.top
    insets.leading = number("leading") ?? insets.leading
    insets.bottom = number("bottom") ?? insets.bottom
    insets.trailing = number("trailing") ?? insets.trailing
    return insets
  }

  /// The insets of a modifier that takes edges and a length, an `insets` value or keywords.
  func insets(length standard: Double) -> Insets {
    if let box = object("insets", as: InsetsBox.self) { return edgeLengths(over: box.insets) }
    guard isGiven("edges") || isGiven("length") || !givesEdgeLengths else { return edgeLengths() }
    let edges = enumerations("edges").map(EdgeName.set) ?? .all
    return edgeLengths(over: Insets(edges, number("length") ?? standard))
  }
}
