import LayEngine

/// Views that are laid out as their content, or as the views that a function makes.
extension Declaration {
  static let allWrappers: [Declaration] = [
    .asyncImage, .anyView, .canvas, .chart, .contentUnavailableView, .equatableView,
    .glassEffectContainer, .horizontalSplit, .lookAroundPreview, .mapView, .realityView, .sceneView,
    .scrollViewReader, .spriteView, .storeView, .subscriptionStoreView, .timelineView, .videoPlayer,
    .verticalSplit, .webView,
  ]

  static let anyView = Declaration(
    .container, "any-view",
    summary: "A type-erased view, laid out as the view that it contains.",
    swiftUI: .view("AnyView", ["_ children"]),
    examples: #"(any-view (text "Hi")) | ideal | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.anyView, try arguments.children().map(\.view))
  }

  static let equatableView = Declaration(
    .container, "equatable-view",
    summary: "A view that is updated only when its value changes, laid out as the view that it "
      + "contains.",
    swiftUI: .view("EquatableView", ["content children"]),
    examples: #"(equatable-view (text "Hi")) | ideal | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.equatableView, try arguments.children().map(\.view))
  }

  static let glassEffectContainer = Declaration(
    .container, "glass-effect-container",
    parameters: [.keyword("spacing", .length, "the distance at which glass effects merge")],
    summary: "Views whose glass effects merge, laid out as without the container.",
    examples: #"(glass-effect-container (hstack (text "a") (text "b"))) | ideal | 24 x 20"#
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.glassEffectContainer, try arguments.children().map(\.view))
  }

  static let scrollViewReader = Declaration(
    .view, "scroll-view-reader",
    parameters: [
      .positional("content", .builder, "makes the views inside; it gets nil in place of a proxy")
    ],
    summary: "Views that the program can scroll, laid out as without the reader.",
    examples: #"(scroll-view-reader (fn (proxy) (scroll-view (text "Hi")))) | 100 x 50 | 16 x 50"#
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.scrollViewReader, try arguments.content(passing: "proxy", .nothing))
  }

  static let timelineView = Declaration(
    .view, "timeline-view",
    parameters: [
      .optionalPositional(
        "schedule",
        .oneOf([.enumeration(["animation", "every-minute", "explicit", "periodic"]), .plain]),
        "when its content is updated; here it is made once"),
      .positional("content", .builder, "makes the views inside; it gets 0 as the time"),
    ],
    summary: "Views that are updated as time passes; here they are made for the time 0.",
    examples: #"(timeline-view every-minute (fn (context) (text "12:00"))) | ideal | 40 x 20"#
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.timelineView, try arguments.content(passing: "context", .number(0)))
  }
}

extension Arguments {
  /// The views that the view's `content` function makes of one value.
  fileprivate func content(passing name: String, _ value: Value) throws(Diagnostic) -> [View] {
    let function = try callback("content", passing: [name])
    let owner = calledName
    return try function(value).views(at: span(of: "content")) {
      "the function of this `\(owner)` gave \($0) and no view"
    }
  }

  fileprivate func placeholder() -> View {
    view("placeholder") ?? .color(color("placeholder")?.text ?? "gray")
  }

  /// The message for a search without results.
  fileprivate var missing: String {
    string("text").map { "No Results for “\($0)”" } ?? "No Results"
  }
}

extension Control {
  private static func wrapper(_ name: String, _ composition: String) -> Control {
    Control(name, composition: composition, isSeenThrough: true) {
      parts, _ throws(LayoutFailure) in try .implicitStack(parts)
    }
  }

  fileprivate static let anyView = wrapper("any-view", "it is the view that it holds")
  fileprivate static let equatableView = wrapper("equatable-view", "it is the view that it holds")
  fileprivate static let glassEffectContainer = wrapper(
    "glass-effect-container", "it is the views that it holds")
  fileprivate static let scrollViewReader = wrapper(
    "scroll-view-reader", "it is what its function makes")
  fileprivate static let timelineView = wrapper(
    "timeline-view", "it is what its function makes of the moment 0")

  fileprivate static let asyncImage = Control(
    "async-image",
    composition: "an image from far away is what it shows: the image, or its "
      + "placeholder", isSeenThrough: true
  ) { parts, _ throws(LayoutFailure) in try .implicitStack(parts) }
}

/// Views that take the proposed size, whatever they show.
extension Declaration {
  private static func greedy(
    _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [Parameter] = [],
    rest: @autoclosure @escaping @Sendable () -> RestParameter? = nil, shows: String,
    swiftUI: @autoclosure @escaping @Sendable () -> SwiftUISpelling? = nil
  ) -> Declaration {
    let control = Control(
      name, composition: "it takes what is proposed, 10 where nothing is, whatever it shows"
    ) { _, _ in .color("clear") }
    return Declaration(
      .view, name, parameters: parameters(), rest: rest(),
      summary: "\(shows), as large as proposed; 10 where nothing is proposed.", swiftUI: swiftUI(),
      examples: "(\(name)) | 300 x nil | 300 x 10"
    ) { arguments throws(Diagnostic) in arguments.makeControl(control, []) }
  }

  private static let content = RestParameter(
    "content", .shown, "the content, or a function that makes it; it is not laid out")

  static let canvas = greedy(
    "canvas",
    [
      .keyword("opaque", .truth, "whether the canvas is opaque"),
      .keyword("color-mode", .any, "the working color space"),
      .keyword("renders-asynchronously", .truth, "whether it may be drawn asynchronously"),
      .optionalPositional("renderer", .actionOrValue, "the function that draws; it is not called"),
      .keyword("symbols", .shown, "views that the renderer can draw"),
    ], shows: "A drawing by the program")

  static let chart = greedy(
    "chart",
    [
      .optionalPositional("data", .plain, "the data that it shows", isKeyword: false),
      .keyword("id", .any, "what identifies an element"),
    ], rest: content, shows: "A chart")

  static let mapView = greedy(
    "map-view",
    [
      .keyword("position", .any, "the camera position"),
      .keyword("initial-position", .any, "the initial camera position"),
      .keyword("bounds", .any, "the bounds of the camera"),
      .keyword("interaction-modes", .any, "how people can move the map"),
      .keyword("selection", .any, "the selected item"),
      .keyword("scope", .any, "the scope of its controls"),
      .keyword("coordinate-region", .any, "the region that it shows"),
      .keyword("annotation-items", .any, "the values of its annotations"),
    ], rest: content, shows: "A map",
    swiftUI: .view(
      "Map",
      [
        .optionalBinding("position"), "bounds", "interactionModes", .optionalBinding("selection"),
        "scope",
        .closure("content"),
      ],
      ["initialPosition", "bounds", "interactionModes", "scope", .closure("content")],
      [
        .optionalBinding("coordinateRegion"), "interactionModes", "annotationItems",
        .closure("content"),
      ]))

  static let lookAroundPreview = greedy(
    "look-around-preview", [.keyword("scene", .any, "the scene that it shows")],
    shows: "A Look Around view of a street")

  static let subscriptionStoreView = greedy(
    "subscription-store-view",
    [
      .keyword("group-id", .any, "which subscriptions are offered"),
      .keyword("product-ids", .any, "which subscriptions are offered"),
    ], rest: content, shows: "Subscription offers of a store",
    swiftUI: .view(
      "SubscriptionStoreView",
      ["groupID group-id", .closure("content", label: "marketingContent")],
      ["productIDs product-ids", .closure("content", label: "marketingContent")]))

  static let realityView = greedy(
    "reality-view", rest: content, shows: "A RealityKit scene in 3D space")

  static let sceneView = greedy(
    "scene-view",
    [
      .keyword("scene", .any, "the scene that it shows"),
      .keyword("options", .any, "the rendering options"),
    ],
    shows: "A SceneKit scene in 3D space")

  static let spriteView = greedy(
    "sprite-view", [.keyword("scene", .any, "the scene that it shows")],
    shows: "A SpriteKit scene, such as a game")

  static let storeView = greedy(
    "store-view", [.keyword("ids", .any, "which products are offered")], rest: content,
    shows: "Products of a store")

  static let videoPlayer = greedy(
    "video-player",
    [
      .optionalPositional("player", .plain, "the player of the video"),
      .keyword("video-overlay", .shown, "the views in front of the video"),
    ], shows: "A video", swiftUI: .view("VideoPlayer", ["player", .closure("video-overlay")]))

  static let webView = greedy(
    "web-view",
    [
      .optionalPositional("page", .plain, "the page that it shows"),
      .keyword("url", .any, "the URL of the page"),
    ],
    shows: "A web page", swiftUI: .view("WebView", ["_ page"], ["url"]))
}

/// What a `chart` shows.
///
/// Marks are not laid out: a chart takes the proposed size, whatever it contains, and a mark
/// outside of a chart is an empty view.
enum ChartMarks {
  static let all: [Declaration] = [
    mark("area-mark"), mark("bar-mark"), mark("line-mark"), mark("point-mark"),
    mark("rectangle-mark"), mark("rule-mark"), mark("sector-mark"),
  ]

  private static let keywords = [
    "x", "y", "z", "x-start", "x-end", "y-start", "y-end", "angle", "inner-radius", "outer-radius",
    "angular-inset", "width", "height", "stacking", "series", "corner-radius",
  ]

  private static func mark(_ name: String) -> Declaration {
    Declaration(
      .view, name, parameters: keywords.map { .keyword($0, .any, "has no effect here") },
      summary: "A mark in a `chart`; it is not laid out, and outside of a chart it is an empty "
        + "view.",
      examples: "(chart (\(name) :x 1 :y 2)) | 300 x 200 | 300 x 200"
    ) { arguments throws(Diagnostic) in arguments.make(EmptyView()) }
  }
}

/// Views side by side with dividers that the user can move.
extension Declaration {
  static let horizontalSplit = split("hsplit-view", "HSplitView", .horizontal, "side by side")
  static let verticalSplit = split("vsplit-view", "VSplitView", .vertical, "below each other")

  private static func split(
    _ name: String, _ swiftName: String, _ axis: Axis, _ words: String
  ) -> Declaration {
    let control = Control(
      name,
      composition: "it has its views \(words) with a line between two of them, and takes what is "
        + "proposed; as long as nobody moves a line they share that as views of a stack do"
    ) { parts, _ throws(LayoutFailure) in
      let views = try View.elements(of: parts[...])
      let panes = views.enumerated().flatMap { index, view in
        (index == 0 ? [] : [View(Divider())]) + [view.pane(of: axis)]
      }
      let style = StackStyle(spacing: 0)
      let content: any ViewContent =
        axis == .horizontal ? HorizontalStack(style) : VerticalStack(style)
      return View(content, children: panes, written: style.written).fillingBoth()
    }
    return Declaration(
      .container, name,
      summary: "Views \(words) with movable dividers between them, on a Mac, as large as proposed.",
      swiftUI: .view(swiftName, [.closure("children", label: "content")]),
      examples: "(\(name) (color red) (color blue)) | 301 x 301 | 301 x 301"
    ) { arguments throws(Diagnostic) in arguments.makeControl(control, try arguments.childViews()) }
  }

  static let asyncImage = Declaration(
    .view, "async-image",
    parameters: [
      .optionalPositional("url", .string, "the URL of the image; nothing is loaded"),
      .optionalPositional("content", .builder, "makes a view from the loaded image"),
      .keyword("width", .length, "the natural width of the loaded image"),
      .keyword("height", .length, "its natural height"),
      .keyword(
        "placeholder", .viewOrColor, "the view shown until the image is loaded",
        default: "a gray color"),
    ],
    summary: "An image from a URL. With a width or a height it counts as loaded, and a length that "
      + "is not given is 100, by our own choice; without both the placeholder is shown, by default "
      + "a color that fills the proposed size.",
    swiftUI: .view("AsyncImage", ["url", .closure("content"), .closure("placeholder")]),
    examples: """
      (async-image "a.png") | 40 x 30 | 40 x 30
      (async-image "a.png" :width 80 :height 60) | 40 x 30 | 80 x 60
      (async-image "a.png" (fn (image) (resizable image)) :width 80 :height 60) | 40 x 30 | 40 x 30
      """
  ) { arguments throws(Diagnostic) in
    guard arguments.isGiven("width") || arguments.isGiven("height") else {
      return arguments.makeControl(.asyncImage, [arguments.placeholder()])
    }
    let source = try arguments.naturalSize()
    let image = View(ImageContent(source), written: arguments.written, span: arguments.span)
    guard let function = try arguments.optionalCallback("content", passing: ["image"]) else {
      return arguments.makeControl(.asyncImage, [image])
    }
    let value = try function(.view(image))
    let content = try value.views(at: arguments.span(of: "content")) {
      "the function of this image gave \($0) and no view"
    }
    return arguments.makeControl(.asyncImage, content)
  }

  static let contentUnavailableView = Declaration(
    .container, "content-unavailable-view",
    parameters: [
      .optionalPositional(
        "title", .oneOf([.enumeration(["search"]), .string, .view]),
        "what is missing, or a label", default: "search, for what a search has not found"),
      .systemImage, .keyword("image", .string, "the image above the title"),
      .keyword("description", .oneOf([.string, .view]), "the text below the title, or a view"),
      .keyword("text", .string, "the search text"),
    ],
    rest: RestParameter("actions", .views, "the buttons below the description"),
    summary: "A placeholder for missing content, in the center of the proposed size: a symbol in "
      + "font size 48, a title in size 22, a description, and buttons below.",
    swiftUI: .view(
      "ContentUnavailableView", ["_ title", "systemImage", "description"],
      ["_ title", "image", "description"],
      [.closure("title", label: "label"), .closure("description"), .closure("actions")]
    ).or(.member(of: "ContentUnavailableView", "search", [], ["text"])),
    examples: """
      (content-unavailable-view "No Mail" :system-image "tray") | 300 x 500 | 300 x 500
      (content-unavailable-view search) | 300 x 500 | 300 x 500
      """
  ) { arguments throws(Diagnostic) in
    let isSearch = arguments.enumeration("title") != nil || !arguments.isGiven("title")
    let title = arguments.labelView("title") ?? .text(arguments.missing)
    let symbol = arguments.string("system-image") ?? (isSearch ? "magnifyingglass" : nil)
    let image = symbol ?? arguments.string("image")
    let description =
      arguments.labelView("description")
      ?? (isSearch ? .text("Check the spelling or try a new search.") : nil)
    let actions = try arguments.children().map(\.view)
    let given = [image != nil, true, description != nil]
    let control = Control(
      "content-unavailable-view",
      sizedComposition: {
        let spacing = NumberText.of($0.unavailableActionSpacing)
        return $0.unavailableTop.map {
          "it is a column at the top of what is proposed, \(NumberText.of($0)) below its edge: a title, "
            + "a description, and its actions \(spacing) below"
        }
          ?? "it is a column in the middle of what is proposed: a symbol, a title, a description, and "
          + "its actions \(spacing) below"
      }
    ) { parts, style in
      var further = parts[...]
      let heads = given.map { $0 ? further.popFirst() : nil }
      return .unavailable(heads, Array(further), style.sizes)
    }
    let heads = [image.map { View.symbol($0) }, title, description].compactMap(\.self)
    return arguments.makeControl(control, heads + actions)
  }
}

extension View {
  /// What stands in place of missing content.
  ///
  /// - Parameter heads: the symbol, the title and the description.
  /// - Source: on a Mac iamcgn/swiftui-web, Docs/elements/ContentUnavailableView.md, macOS 26.2.
  fileprivate static func unavailable(
    _ heads: [View?], _ actions: [View], _ sizes: ControlSizes
  ) -> View {
    let symbol = sizes.unavailableTop == nil ? heads[0]?.inFont(sizes.unavailableSymbolSize) : nil
    let title =
      sizes.unavailableTop == nil
      ? heads[1]?.inFont(sizes.unavailableTitleSize)
      : heads[1]?.inFont(Font(.largeTitle, weight: .bold))
    let shown = [symbol, title, heads[2]?.inColor("secondary")].compactMap(\.self)
    let head = column(shown, spacing: sizes.unavailableSpacing)
    let below = sizes.unavailableTop == nil ? column(actions) : row(actions)
    let all =
      actions.isEmpty ? head : column([head, below], spacing: sizes.unavailableActionSpacing)
    guard let top = sizes.unavailableTop else { return all.fillingBoth() }
    return all.padded(Insets(.top, top)).fillingBoth(alignment: Alignment(.horizontalCenter, .top))
  }
}

extension View {
  /// A frame as long as proposed across the axis; along the axis the view keeps its own length.
  fileprivate func pane(of axis: Axis) -> View {
    let open = FlexibleLength(minimum: 0, maximum: .infinity)
    let frame = FlexibleFrame(
      width: axis == .horizontal ? FlexibleLength() : open,
      height: axis == .horizontal ? open : FlexibleLength(), alignment: .center)
    return View(frame, children: [self], written: frame.written)
  }

  /// The view with its texts and symbols in a font size, in points.
  func inFont(_ size: Double) -> View { inFont(Font(size: size)) }
}
