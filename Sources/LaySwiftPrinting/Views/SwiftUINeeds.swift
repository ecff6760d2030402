/// What SwiftUI wants where nothing is given here, and what it spells otherwise than its name says.
///
/// Declarations say which parameters there are; which of them Swift insists on depends on the
/// overloads that SwiftUI declares, and is listed here.
enum SwiftUINeeds {
  /// What stands for an argument that is not given; nil for one that may be left out.
  static func argument(_ declaration: String, _ label: String?) -> String? {
    arguments[declaration]?[label ?? "_"]
  }

  private static let arguments: [String: [String: String]] = [
    "accessibility-hidden": ["_": "true"],
    "allows-hit-testing": ["_": "true"],
    "angular-gradient": ["center": ".center"],
    "aspect-ratio": ["contentMode": ".fit"],
    "container-relative-frame": ["spacing": "0"],
    "date-picker": ["selection": ".constant(.now)"],
    "disabled": ["_": "true"],
    "linear-gradient": ["startPoint": ".top", "endPoint": ".bottom"],
    "list-section-spacing": ["_": ".default"],
    "mesh-gradient": [
      "width": "2", "height": "2", "points": "[[0, 0], [1, 0], [0, 1], [1, 1]]",
      "colors": "[.red, .orange, .yellow, .green]",
    ],
    "navigation-bar-hidden": ["_": "true"],
    "paste-button": ["payloadType": "String.self"],
    "radial-gradient": ["center": ".center", "startRadius": "0", "endRadius": "100"],
    "redacted": ["reason": ".placeholder"],
    "scroll-disabled": ["_": "true"],
  ]

  /// The number of values that a closure is called with which stands even if nothing is given; nil
  /// for one that may be left out.
  static func parametersOfClosure(_ declaration: String, _ parameter: String) -> Int? {
    closures[declaration]?[parameter]
  }

  private static let closures: [String: [String: Int]] = [
    "on-change": ["perform": 2],
    "on-hover": ["perform": 1],
    "on-long-press-gesture": ["perform": 0],
    "on-submit": ["action": 0],
    "on-tap-gesture": ["perform": 0],
    "paste-button": ["action": 1],
    "path": ["draw": 1],
    "refreshable": ["action": 0],
    "help-link": ["action": 0],
    "slider": ["label": 0, "maximum-value-label": 0, "minimum-value-label": 0],
    "task": ["action": 0],
    "text-field-link": ["on-submit": 1],
  ]

  enum EmptyBinding {
    /// SwiftUI has an overload without it.
    case leftOut
    case holds(String)
    /// What values of its type usually are.
    case usual
  }

  /// What a binding is for which nothing is given.
  static func binding(_ declaration: String, _ parameter: String) -> EmptyBinding {
    switch (declaration, parameter) {
    case ("navigation-split-view", _), ("tab-view", "selection"), ("table", _): .leftOut
    case ("color-picker", _): .holds("Color.accentColor")
    case ("multi-date-picker", _): .holds("[]")
    case ("photos-picker", _): .holds("nil")
    default: .usual
    }
  }

  /// How a name is written where SwiftUI has more than a member of that name; nil for all else.
  static func value(_ declaration: String, _ parameter: String, _ name: String) -> String? {
    values["\(declaration).\(parameter)"]?[name]
  }

  private static let values: [String: [String: String]] = [
    "content-transition.transition": [
      "numeric-text": ".numericText()", "symbol-effect": ".symbolEffect",
    ],
    "fill.style": ["even-odd": "FillStyle(eoFill: true)", "non-zero": "FillStyle()"],
    "gesture.gesture": [
      "drag": "DragGesture()", "long-press": "LongPressGesture()", "magnify": "MagnifyGesture()",
      "rotate": "RotateGesture()", "spatial-tap": "SpatialTapGesture()", "tap": "TapGesture()",
    ],
    "presentation-detents.detents": ["large": "[.large]", "medium": "[.medium]"],
  ]

  /// Modifiers whose argument is a color where nothing else is known of it.
  static let takesStyles: Set<String> = [
    "border", "fill", "foreground", "shadow", "stroke", "stroke-border", "tint",
  ]

  /// Modifiers that take a view where others take a style.
  static let takesViews: Set<String> = ["list-row-background"]

  /// Views of other frameworks as they stand without what a program alone has: a player, a scene.
  static func whole(_ declaration: String) -> String? { wholes[declaration] }

  private static let wholes: [String: String] = [
    "canvas": "Canvas { _, _ in }",
    "look-around-preview": "LookAroundPreview(initialScene: nil)",
    "map-view": "Map()",
    "reality-view": "RealityView { _ in }",
    "scene-view": "SceneView(scene: nil)",
    "sprite-view": "SpriteView(scene: SKScene())",
    "store-view": "StoreView(ids: [])",
    "subscription-store-view": "SubscriptionStoreView(groupID: \"\")",
    "video-player": "VideoPlayer(player: nil)",
    "web-view": "WebView(url: nil)",
  ]

  /// Why a modifier cannot be printed, which needs something that a view declares for it.
  static func obstacle(_ declaration: String) -> String? { obstacles[declaration] }

  private static let obstacles: [String: String] = [
    "environment-object": "its object is of a class in Swift",
    "focused": "it needs a `@FocusState` of the view",
    "matched-geometry-effect": "it needs a `@Namespace` of the view",
  ]

  /// The framework beside SwiftUI that declares a view or a modifier; nil for SwiftUI itself.
  static func framework(of name: String) -> String? {
    frameworks[name] ?? prefixes.first { name.hasPrefix($0.prefix) }?.framework
  }

  private static let frameworks: [String: String] = [
    "AreaMark": "Charts", "BarMark": "Charts", "Chart": "Charts", "LineMark": "Charts",
    "LookAroundPreview": "MapKit", "Map": "MapKit", "PhotosPicker": "PhotosUI",
    "PointMark": "Charts", "RealityView": "RealityKit", "RectangleMark": "Charts",
    "RuleMark": "Charts", "SceneView": "SceneKit", "SectorMark": "Charts",
    "SpriteView": "SpriteKit", "StoreView": "StoreKit", "SubscriptionStoreView": "StoreKit",
    "VideoPlayer": "AVKit", "WebView": "WebKit",
  ]

  private static let prefixes: [(prefix: String, framework: String)] = [
    ("chart", "Charts"), ("map", "MapKit"), ("photosPicker", "PhotosUI"),
    ("subscription", "StoreKit"), ("tip", "TipKit"), ("webView", "WebKit"),
  ]
}
