import LayEngine

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
