import LayEngine

extension Declaration {
  static let allVisualEffect: [Declaration] = [.visualEffect]

  static let visualEffect = Declaration(
    .modifier, "visual-effect",
    parameters: [
      .positional(
        "effect", .function,
        "takes the content and the view's geometry, as in `geometry-reader`, and returns the "
          + "content in modifiers that only change how it is drawn", isKeyword: true)
    ],
    summary: "Change how a view is drawn depending on its geometry: `offset`, `scale-effect`, "
      + "`opacity` and others that do not affect layout. Its layout does not change.",
    swiftUI: .method("visualEffect", [.closure("effect")]),
    examples: """
      (visual-effect (fn (content g) (offset :x (/ (width g) 2) content)) (text "Hi")) \
      | ideal | 16 x 20
      """
  ) { arguments throws(Diagnostic) in
    let make = try arguments.laterFunction("effect", passing: ["content", "g"])
    let span = arguments.span(of: "effect")
    let symbols = arguments.runtime.symbols
    let effect = VisualEffect { geometry in
      let content = View(Content())
      let made = try make([.view(content), .object(GeometryProxy(geometry, symbols))])
      guard let view = made.asView else {
        throw made.isNoView(at: span) { "the function of this effect gave \($0) and no view" }
      }
      return try view.effects(around: content, at: span)
    }
    return arguments.modify(effect)
  }
}

/// The placeholder for the view while its effect function runs.
private struct Content: ViewContent {
  func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    try Group().lower(use, &lowering)
  }
}

extension View {
  /// The modifiers around the placeholder, the innermost first, each without its child.
  fileprivate func effects(
    around content: View, at span: SourceSpan
  ) throws(Diagnostic) -> [View] {
    var effects: [View] = []
    var view = self
    while view !== content {
      guard view.content.role == .modifier, let inside = view.children.first else {
        throw Diagnostic(.notContent(view.content.name), at: view.span ?? span)
      }
      guard view.isVisualEffect else {
        throw Diagnostic(.noEffect(view.content.name), at: view.span ?? span)
      }
      effects.append(view.containing([]))
      view = inside
    }
    return effects.reversed()
  }

  /// Whether the view is one of SwiftUI's `VisualEffect`s: a modifier that does not affect layout.
  private var isVisualEffect: Bool {
    if content is Offset { return true }
    return switch content as? Effect {
    case .drawn, .opacity: true
    case .inert(let effect): Self.visualEffects.contains(effect.name)
    default: false
    }
  }

  private static let visualEffects: Set<String> = [
    "blur", "brightness", "color-effect", "contrast", "distortion-effect", "grayscale",
    "hue-rotation", "layer-effect", "projection-effect", "rotation-3d-effect", "saturation",
    "transform-effect",
  ]
}

extension Complaint {
  fileprivate static func noEffect(_ name: String) -> Complaint {
    Complaint(
      "`\(name)` is no visual effect",
      hint: "a visual effect changes what is drawn alone: `offset`, `scale-effect`, `opacity` …")
  }

  fileprivate static func notContent(_ name: String) -> Complaint {
    Complaint(
      "the effect is around `\(name)` and not around its content",
      hint: "modify what the function is called with: `(fn (content g) (opacity 0.5 content))`")
  }
}
