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
      summary: "\(shows), as large as proposed; 10 where nothing is proposed.",
      swiftUI: swiftUI(),
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
        .binding("position"), "bounds", "interactionModes", .binding("selection"), "scope",
        .closure("content"),
      ],
      ["initialPosition", "bounds", "interactionModes", "scope", .closure("content")],
      [
        .binding("coordinateRegion"), "interactionModes", "annotationItems", .closure("content"),
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
