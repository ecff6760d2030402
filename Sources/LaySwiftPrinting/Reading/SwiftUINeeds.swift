import LayLanguage

/// The arguments that SwiftUI requires but `lay` does not, and spellings that a name does not tell.
///
/// The catalogue's declarations say which parameters there are. Which of them Swift requires
/// depends on the overloads that SwiftUI declares, and is listed here.
enum SwiftUINeeds {
  /// The code for an argument that is not given; nil if it may be left out.
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

  /// The number of parameters of a closure that Swift requires even if none is given; nil if it may
  /// be left out.
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
    /// The default value of its type.
    case usual
  }

  /// What to write for a binding that is not given.
  static func binding(_ declaration: String, _ parameter: String) -> EmptyBinding {
    switch (declaration, parameter) {
    case ("navigation-split-view", _), ("tab-view", "selection"), ("table", _): .leftOut
    case ("color-picker", _): .holds("Color.accentColor")
    case ("multi-date-picker", _): .holds("[]")
    case ("photos-picker", _): .holds("nil")
    default: .usual
    }
  }

  /// The code for a name that is not simply a member in SwiftUI; nil for all other names.
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

  /// Modifiers whose argument counts as a color if its type is not known.
  static let takesStyles: Set<String> = [
    "border", "fill", "foreground", "shadow", "stroke", "stroke-border", "tint",
  ]

  /// Modifiers that take a view where others take a style.
  static let takesViews: Set<String> = ["list-row-background"]

  /// The code for views of other frameworks, without the objects that only an app has: a player, a
  /// scene.
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

  /// Why a modifier cannot be printed: it needs a property or a class that the app declares.
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

/// The SwiftUI types of parameters that take names, for variables that hold such names.
enum EnumerationTypes {
  /// The SwiftUI type of a parameter; nil if no variable of the program can stand for its value.
  static func name(of parameter: String, in declaration: String) -> String? {
    if let own = own["\(declaration).\(parameter)"] { return own }
    if parameter == "alignment" {
      if across.contains(declaration) { return "VerticalAlignment" }
      return along.contains(declaration) ? "HorizontalAlignment" : "Alignment"
    }
    if parameter == "style", declaration.hasSuffix("-style") {
      return "some " + SwiftName.capitalized(SwiftUISpelling.camelCase(declaration))
    }
    return usual[parameter]
  }

  private static let own: [String: String] = [
    "background.ignores-safe-area-edges": "Edge.Set",
    "dynamic-type-size.size": "DynamicTypeSize",
    "font.design": "Font.Design",
    "font.style": "Font.TextStyle",
    "font.weight": "Font.Weight",
    "grid-cell-anchor.point": "UnitPoint",
    "ignores-safe-area.edges": "Edge.Set",
    "ignores-safe-area.regions": "SafeAreaRegions",
    "image-scale.scale": "Image.Scale",
    "layout-direction.direction": "LayoutDirection",
    "multiline-text-alignment.alignment": "TextAlignment",
    "navigation-split-view.column-visibility": "NavigationSplitViewVisibility",
    "overlay.ignores-safe-area-edges": "Edge.Set",
    "padding.edges": "Edge.Set",
    "swipe-actions.edge": "HorizontalEdge",
    "text-case.letters": "Text.Case",
    "truncation-mode.mode": "Text.TruncationMode",
    "view-that-fits.in": "Axis.Set",
  ]

  private static let usual: [String: String] = [
    "anchor": "UnitPoint",
    "axes": "Axis.Set",
    "content-mode": "ContentMode",
    "visibility": "Visibility",
  ]

  /// Rows, whose children are aligned vertically.
  private static let across: Set<String> = [
    "grid-row", "hstack", "hstack-layout", "lazy-hgrid", "lazy-hstack",
  ]

  private static let along: Set<String> = [
    "grid-column-alignment", "lazy-vgrid", "lazy-vstack", "vstack", "vstack-layout",
  ]
}

/// The views on which SwiftUI declares a modifier, if it does not declare it on every view.
enum ModifierOwner {
  case images, shapes, texts

  init?(of modifier: String) {
    switch modifier {
    case "antialiased", "interpolation", "rendering-mode", "resizable": self = .images
    case "fill", "inset-shape", "rotated-shape", "scaled-shape", "stroke", "stroke-border", "trim":
      self = .shapes
    case "equatable": self = .texts
    default: return nil
    }
  }

  var sentence: String {
    switch self {
    case .images: "it is for images that nothing else was done with"
    case .shapes: "it is for shapes that nothing else was done with"
    case .texts: "its view is to be `Equatable` in Swift"
    }
  }

  /// Whether the modifiers of this owner can be called on a view, as it is printed so far.
  func owns(_ view: PrintedView) -> Bool {
    guard let name = view.baseName else { return false }
    switch self {
    case .images:
      let own = ["antialiased", "interpolation", "renderingMode", "resizable"]
      return name == "Image"
        && (view.modifiers.allSatisfy { own.contains($0.name) } || view.hasImageSize)
    case .shapes:
      return Self.shapeTypes.contains(name)
        && view.modifiers.allSatisfy { Self.keepShape.contains($0.name) }
    case .texts: return name == "Text" && view.modifiers.isEmpty
    }
  }

  /// Modifiers of shapes whose result is a shape.
  static let keepShape: Set<String> = ["inset", "offset", "rotation", "scale", "trim"]

  static let shapeTypes: Set<String> = [
    "Capsule", "Circle", "ConcentricRectangle", "ContainerRelativeShape", "Ellipse", "Path",
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle",
  ]
}
