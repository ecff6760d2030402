import LayEngine

extension Declaration {
  static let scaledToFill = Declaration(
    .modifier, "scaled-to-fill",
    summary: "Propose the smallest size with a view's own aspect ratio that covers the proposal.",
    examples: "(scaled-to-fill (resizable (image :width 40 :height 30))) | 100 x 30 | 100 x 75"
  ) { arguments throws(Diagnostic) in
    arguments.make(AspectRatio(nil, .fill), [arguments.view()])
  }
}
