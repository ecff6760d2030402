import LayEngine

extension Shape: NamedContent {
  package var name: String {
    switch self {
    case .rectangle: "rectangle"
    case .ellipse: "ellipse"
    case .capsule: "capsule"
    case .gradient(let gradient): gradient.kind.name
    case .other(let shape): shape.spelling
    case .path: "path"
    case .roundedRectangle: "rounded-rectangle"
    }
  }
}

extension Gradient.Kind {
  package var name: String { "\(spelling)-gradient" }
}
