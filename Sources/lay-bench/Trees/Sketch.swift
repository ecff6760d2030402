import LayEngine

/// A description of a tree of views, from which the views to measure are made again and again.
///
/// Sketches are equal if their views are, so that the distinct views of a tree can be counted.
indirect enum Sketch: Hashable, Sendable {
  /// A rectangle in a frame; nil leaves a length to the parent.
  case bar(width: Double?, height: Double?)
  case text(String)
  case spacer
  case row(spacing: Double, [Sketch])
  case column(spacing: Double, [Sketch])
  case padded(Double, Sketch)

  static func stack(along axis: Axis, spacing: Double, _ children: [Sketch]) -> Sketch {
    axis == .horizontal ? .row(spacing: spacing, children) : .column(spacing: spacing, children)
  }

  /// The nodes as a flexbox engine counts them, where frames and padding are properties.
  var nodeCount: Int {
    switch self {
    case .bar, .text, .spacer: 1
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
        FixedFrame(width: width, height: height), [made(Shape.rectangle, [], table)], table)
    case .text(let string): made(Text(string), [], table)
    case .spacer: made(Spacer(minimumLength: nil), [], table)
    case .row(let spacing, let children):
      made(
        HorizontalStack(StackStyle(spacing: spacing)), children.map { $0.view(in: table) }, table)
    case .column(let spacing, let children):
      made(
        VerticalStack(StackStyle(spacing: spacing)), children.map { $0.view(in: table) }, table)
    case .padded(let length, let child):
      made(Padding(Insets(.all, length)), [child.view(in: table)], table)
    }
  }

  @inline(__always)
  private func made(
    _ content: some ViewContent, _ children: [View], _ table: ViewTable?
  ) -> View {
    table?.view(content, children: children) ?? View(content, children: children)
  }

  /// The fraction of views that are distinct, from 0 to 1.
  var distinctPart: Double {
    var seen: Set<Sketch> = []
    var count = 0
    tally(&count, &seen)
    return Double(seen.count) / Double(count)
  }

  private func tally(_ count: inout Int, _ seen: inout Set<Sketch>) {
    count += 1
    seen.insert(self)
    switch self {
    case .bar, .text, .spacer: break
    case .row(_, let children), .column(_, let children):
      for child in children { child.tally(&count, &seen) }
    case .padded(_, let child): child.tally(&count, &seen)
    }
  }
}
