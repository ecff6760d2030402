import LayEngine

extension Arguments {
  /// The content of an overlay or a background: views, or a color as a view.
  func layeredContent() throws(Diagnostic) -> [View] {
    if let color = color("content") {
      return [View(.color(color.text), span: span(of: "content"))]
    }
    return try views("content").map(\.view)
  }
}
