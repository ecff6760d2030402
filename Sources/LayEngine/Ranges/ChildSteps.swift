/// How a layout of the program puts each child after the one before: in a row, in a column, or
/// neither.
///
/// - Rule: a child is beside the one before if the tops, the centres or the bottoms of the two are
///   on one line, and below it if that holds for their left edges, centres or right edges. Children
///   that move continuously are on one line at single lengths at most; where one jumps to another
///   row, its step is another. A row is a run of children of which each is beside the one before.
///   `a b` above `c`, flush left, has the steps `[beside, apart]`, and the rows `[1, 2]` and `[3]`.
package struct ChildSteps: Equatable {
  package enum Step: Equatable, Sendable {
    case beside, below, apart
  }

  /// From each child to the next; one less than there are children.
  package let steps: [Step]
  /// The children, of which these are the steps.
  package let children: [View]

  package static func == (left: ChildSteps, right: ChildSteps) -> Bool { left.steps == right.steps }

  init(of view: PlacedView) {
    let children = view.children
    self.children = children.map(\.view)
    steps = zip(children, children.dropFirst()).map { child, next in
      if Self.isOnLine(child, next, along: .horizontal) { return .beside }
      return Self.isOnLine(child, next, along: .vertical) ? .below : .apart
    }
  }

  /// The numbers of the children, from 1, in runs of children with this step between them.
  package func runs(of step: Step) -> [[Int]] {
    guard !children.isEmpty else { return [] }
    var runs = [[1]]
    for (index, next) in steps.enumerated() {
      if next == step {
        runs[runs.count - 1].append(index + 2)
      } else {
        runs.append([index + 2])
      }
    }
    return runs
  }

  /// Sums in another order differ by their rounding, in points.
  private static let rounding = 1e-6

  private static func isOnLine(_ one: PlacedView, _ other: PlacedView, along axis: Axis) -> Bool {
    let (start, length) = extent(one, across: axis)
    let (otherStart, otherLength) = extent(other, across: axis)
    return [0, 0.5, 1].contains { part in
      abs(start + length * part - otherStart - otherLength * part) <= rounding
    }
  }

  private static func extent(
    _ view: PlacedView, across axis: Axis
  ) -> (start: Double, length: Double) {
    let (origin, size) = (view.originInParent, view.frame.size)
    return axis == .horizontal ? (origin.y, size.height) : (origin.x, size.width)
  }
}
