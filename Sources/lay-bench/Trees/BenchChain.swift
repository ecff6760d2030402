import LayEngine

/// Nested stacks, rows and columns alternately, each with a leaf and the next stack as children.
enum BenchChain: String, CaseIterable {
  /// The leaf takes the size that it is offered.
  case flexchain
  /// The leaf is a text that wraps.
  case textchain

  func view(depth: Int) -> View {
    var view = innermost
    for level in 0..<depth { view = self.level(level, around: view) }
    return view
  }

  private var innermost: View {
    self == .flexchain ? View(Shape.rectangle) : View(Text("alpha beta gamma"))
  }

  private static let texts = {
    let words = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta"]
    return (0..<8).map { words[0...$0].joined(separator: " ") }
  }()

  private func level(_ level: Int, around view: View) -> View {
    let leaf =
      self == .flexchain ? View(Shape.rectangle) : View(Text(Self.texts[level % 8]))
    let style = StackStyle(spacing: self == .flexchain ? 0 : 3)
    let content: any ViewContent = level % 2 == 0 ? HorizontalStack(style) : VerticalStack(style)
    return View(content, children: [leaf, view])
  }
}
