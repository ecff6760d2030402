import LayEngine
import LayLanguage

/// The widths inside a piece at which a rule may come to another answer, although the structure of the
/// layout stays.
///
/// - Rule: a length or an edge that is 100 at the width 320 and 110 at 330 is 105 at 325. Where its
///   distance to another is one that rules ask for, there is such a width.
struct FindingThresholds {
  /// The distances that rules ask for: by how much something sticks out, what is no room, how small a
  /// control may be, the default of a shape.
  private static let betweenEdges = [-0.5, 0, 0.5]
  private static let betweenLengths = [0, 0.05, 0.5]
  private static let ofLengths = [0.05, 0.5, 10, 43.99]
  /// How much of a text may be covered.
  private static let ofCover = [0, 2.0]
  /// More comparisons are not made: the ends of such a piece are halved instead.
  private static let most = 200_000

  private let first, second: Double
  private var found: [Double] = []
  /// Whether there are areas that lie over each other, or too many views to compare.
  private(set) var hasAreas = false

  init(
    _ earlier: JudgedLayout, at first: Double, _ later: JudgedLayout, at second: Double,
    _ lookout: Lookout
  ) {
    (self.first, self.second) = (first, second)
    guard earlier.views.count == later.views.count else {
      hasAreas = true
      return
    }
    var count = 0
    for index in later.views.indices where !lookout.isOver {
      let ancestors = later.ancestors(of: index)
      count += ancestors.count + 1
      guard count < Self.most else {
        hasAreas = true
        return
      }
      let view = Moving(earlier.views[index], later.views[index])
      addLengths(of: view)
      addEdges(view, Moving(earlier.window, later.window))
      for ancestor in ancestors {
        addEdges(view, Moving(earlier.views[ancestor], later.views[ancestor]))
      }
    }
    addCovers(earlier, later, lookout)
  }

  /// The widths between two others, in order, some distance from each other.
  func places(in start: Double, _ end: Double, apart: Double) -> [Double] {
    var places: [Double] = []
    for place in found.map(Self.rounded).sorted()
    where place > (places.last ?? start) + apart && place < end - apart {
      places.append(place)
    }
    return places
  }

  /// A sum of lengths, rounded to a number with few digits if one is near enough.
  private static func rounded(_ length: Double) -> Double {
    let near = (length * 1024).rounded() / 1024
    return abs(near - length) < 1e-9 * max(1, abs(length)) ? near : length
  }

  /// A view's frame and its proposal at two widths.
  private struct Moving {
    let before, after: ViewFrame
    var proposals: (before: ProposedViewSize, after: ProposedViewSize)?

    init(_ before: ViewFrame, _ after: ViewFrame) { (self.before, self.after) = (before, after) }

    init(_ before: JudgedView, _ after: JudgedView) {
      self.init(before.frame, after.frame)
      proposals = (before.view.proposal, after.view.proposal)
    }
  }

  /// Adds the width at which what has these two values has a third one.
  private mutating func add(_ before: Double, _ after: Double, is value: Double) {
    let slope = (after - before) / (second - first)
    guard slope.isFinite, abs(slope) > 1e-9 else { return }
    found.append(second + (value - after) / slope)
  }

  private mutating func addLengths(of view: Moving) {
    for axis in Axis.allCases {
      let (before, after) = (view.before.size[axis], view.after.size[axis])
      for length in Self.ofLengths { add(before, after, is: length) }
      guard let proposals = view.proposals, let offeredBefore = proposals.before[axis],
        let offered = proposals.after[axis]
      else { continue }
      for distance in Self.betweenLengths {
        add(before - offeredBefore, after - offered, is: distance)
      }
    }
  }

  private mutating func addEdges(_ view: Moving, _ other: Moving) {
    for axis in Axis.allCases {
      let starts = (
        view.before.start(axis) - other.before.start(axis),
        view.after.start(axis) - other.after.start(axis)
      )
      let ends = (
        view.before.end(axis) - other.before.end(axis), view.after.end(axis) - other.after.end(axis)
      )
      for distance in Self.betweenEdges {
        add(starts.0, starts.1, is: distance)
        add(ends.0, ends.1, is: distance)
      }
      let lengths = (
        view.before.size[axis] - other.before.size[axis],
        view.after.size[axis] - other.after.size[axis]
      )
      for distance in Self.betweenLengths { add(lengths.0, lengths.1, is: distance) }
    }
  }

  /// Adds where one view begins to lie over another, of a text and of what a bar is drawn over.
  private mutating func addCovers(
    _ earlier: JudgedLayout, _ later: JudgedLayout, _ lookout: Lookout
  ) {
    let isBarred = later.views.contains { $0.content is SafeAreaInset }
    let seen = later.seen
    guard seen.count * seen.count < Self.most else {
      hasAreas = true
      return
    }
    for (number, one) in seen.enumerated() where isBarred || later.views[one].kind == .text {
      if lookout.isOver { return }
      for other in seen[(number + 1)...] {
        let (below, above) = (
          Moving(earlier.views[one], later.views[one]),
          Moving(earlier.views[other], later.views[other])
        )
        for axis in Axis.allCases {
          for distance in Self.ofCover + (isBarred ? [0.5] : []) {
            add(
              below.before.end(axis) - above.before.start(axis),
              below.after.end(axis) - above.after.start(axis), is: distance)
            add(
              above.before.end(axis) - below.before.start(axis),
              above.after.end(axis) - below.after.start(axis), is: distance)
          }
        }
        if later.isInside(other, one) { continue }
        hasAreas =
          hasAreas || below.before.part(in: above.before) != nil
          || below.after.part(in: above.after) != nil
      }
    }
  }
}
