import LayEngine

/// A description of a tree of views, from which the views to measure are made again and again.
indirect enum Sketch: Sendable {
  /// A rectangle in a frame; nil leaves a length to the parent.
  case bar(width: Double?, height: Double?)
  case row(spacing: Double, [Sketch])
  case column(spacing: Double, [Sketch])
  case padded(Double, Sketch)

  /// The nodes as a flexbox engine counts them, where frames and padding are properties.
  var nodeCount: Int {
    switch self {
    case .bar: 1
    case .row(_, let children), .column(_, let children):
      children.reduce(1) { $0 + $1.nodeCount }
    case .padded(_, let child): child.nodeCount
    }
  }

  /// A new tree of views, none of which is shared with another tree, or within this one.
  var view: View { view(in: nil) }

  /// A tree of views; with a table, equal views are one object, as in a program's tree.
  func view(in table: ViewTable?) -> View {
    switch self {
    case .bar(let width, let height):
      made(
        FixedFrame(width: width, height: height), [made(Shape.rectangle, [], [], table)],
        [width, height], table)
    case .row(let spacing, let children):
      made(
        HorizontalStack(StackStyle(spacing: spacing)), children.map { $0.view(in: table) },
        [spacing], table)
    case .column(let spacing, let children):
      made(
        VerticalStack(StackStyle(spacing: spacing)), children.map { $0.view(in: table) },
        [spacing], table)
    case .padded(let length, let child):
      made(Padding(Insets(.all, length)), [child.view(in: table)], [length], table)
    }
  }

  /// - Parameter lengths: the arguments that a program would write.
  private func made(
    _ content: some ViewContent, _ children: [View], _ lengths: [Double?], _ table: ViewTable?
  ) -> View {
    let written = lengths.map { WrittenArgument(nil, $0.map { .number($0) } ?? .nothing) }
    return table?.view(content, children: children, written: written)
      ?? View(content, children: children, written: written)
  }
}
