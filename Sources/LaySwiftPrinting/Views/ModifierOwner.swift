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
