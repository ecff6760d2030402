import LayEngine

extension Parameter {
  /// The shape to which the content of an overlay or a background is clipped.
  static let inShape = Parameter.keyword("in", .view, "the shape that the content fills")
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

  /// The name of an argument's color, or the name of the view that is given instead.
  func paint(_ name: String) -> String {
    color(name)?.text ?? view(name)?.content.name ?? "primary"
  }
}
