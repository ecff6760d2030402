import LayEngine

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
      summary: "\(shows), in all the room there is; 10 where nothing is proposed.",
      swiftUI: swiftUI(),
      examples: [Example("(\(name))", proposing: "300 x nil", gives: "300 x 10")]
    ) { arguments throws(Diagnostic) in arguments.makeControl(control, []) }
  }

  private static let content = RestParameter(
    "content", .shown, "what it shows, or a function that makes it; it is not laid out")

  static let canvas = greedy(
    "canvas",
    [
      .keyword("opaque", .truth, "whether nothing shines through"),
      .keyword("color-mode", .any, "how colors mix"),
      .keyword("renders-asynchronously", .truth, "whether it is drawn later"),
      .optionalPositional("renderer", .actionOrValue, "draws; it is not called"),
      .keyword("symbols", .shown, "views to draw"),
    ], shows: "What the program draws")

  static let chart = greedy(
    "chart",
    [
      .optionalPositional("data", .plain, "what it shows", isKeyword: false),
      .keyword("id", .any, "what tells its elements apart"),
    ], rest: content, shows: "A chart")

  static let mapView = greedy(
    "map-view",
    [
      .keyword("position", .any, "what it shows"), .keyword("initial-position", .any, "the same"),
      .keyword("bounds", .any, "what it may show"),
      .keyword("interaction-modes", .any, "how it can be moved"),
      .keyword("selection", .any, "what is chosen"), .keyword("scope", .any, "its controls"),
      .keyword("coordinate-region", .any, "what it shows"),
      .keyword("annotation-items", .any, "what stands on it"),
    ], rest: content, shows: "A map",
    swiftUI: .view(
      "Map",
      [
        .binding("position"), "bounds", "interactionModes", .binding("selection"), "scope",
        .closure("content"),
      ],
      ["initialPosition", "bounds", "interactionModes", "scope", .closure("content")],
      [
        .binding("coordinateRegion"), "interactionModes", "annotationItems", .closure("content"),
      ]))

  static let lookAroundPreview = greedy(
    "look-around-preview", [.keyword("scene", .any, "what it shows")], shows: "A street")

  static let subscriptionStoreView = greedy(
    "subscription-store-view",
    [
      .keyword("group-id", .any, "which offers"), .keyword("product-ids", .any, "which offers"),
    ], rest: content, shows: "Offers of a store",
    swiftUI: .view(
      "SubscriptionStoreView",
      ["groupID group-id", .closure("content", label: "marketingContent")],
      ["productIDs product-ids", .closure("content", label: "marketingContent")]))

  static let realityView = greedy(
    "reality-view", rest: content, shows: "A scene in space")

  static let sceneView = greedy(
    "scene-view",
    [.keyword("scene", .any, "what it shows"), .keyword("options", .any, "how it is drawn")],
    shows: "A scene in space")

  static let spriteView = greedy(
    "sprite-view", [.keyword("scene", .any, "what it shows")], shows: "A game")

  static let storeView = greedy(
    "store-view", [.keyword("ids", .any, "which products")], rest: content,
    shows: "Products of a store")

  static let videoPlayer = greedy(
    "video-player",
    [
      .optionalPositional("player", .plain, "what it plays"),
      .keyword("video-overlay", .shown, "what lies over it"),
    ], shows: "A video", swiftUI: .view("VideoPlayer", ["player", .closure("video-overlay")]))

  static let webView = greedy(
    "web-view",
    [.optionalPositional("page", .plain, "what it shows"), .keyword("url", .any, "where")],
    shows: "A web page", swiftUI: .view("WebView", ["_ page"], ["url"]))
}
