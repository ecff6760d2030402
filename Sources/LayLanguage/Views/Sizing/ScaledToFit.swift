import LayEngine

extension Declaration {
  static let scaledToFit = Declaration(
    .modifier, "scaled-to-fit",
    summary: "Propose the largest size with a view's own aspect ratio that fits the proposal.",
    examples: "(scaled-to-fit (resizable (image :width 40 :height 30))) | 100 x 30 | 40 x 30"
  ) { arguments throws(Diagnostic) in
    arguments.make(AspectRatio(nil, .fit), [arguments.view()])
  }
}
