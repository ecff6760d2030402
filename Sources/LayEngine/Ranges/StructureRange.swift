/// A view's response to one proposal: the structure of its layout, or why there is none.
package enum StructureAnswer: Equatable {
  case structure(LayoutStructure)
  case failure(String)

  /// Whether two layouts differ at most in the rows of layouts of the program.
  func isSameButForChildren(_ other: StructureAnswer) -> Bool {
    guard case .structure(let one) = self, case .structure(let other) = other else { return false }
    return one.shape == other.shape && one.parts.count == other.parts.count
      && zip(one.parts, other.parts).allSatisfy { part, next in
        if part == next { return true }
        guard case .children = part.state, case .children = next.state else { return false }
        return part.place == next.place
      }
  }
}

/// A view's layout at one length of a range.
package struct StructureSample {
  /// What is proposed, in points.
  package let length: Double
  package let answer: StructureAnswer
  /// nil if the layout failed.
  package let layout: Layout?
  package var size: ViewSize? { layout?.size }

  /// - Parameters:
  ///   - hasFrames: whether the bounds of frames count.
  ///   - isOver: whether to stop; the structure is incomplete then.
  package init(
    length: Double, _ layout: Layout, hasFrames: Bool, isOver: () -> Bool = { false }
  ) {
    self.length = length
    self.layout = layout
    answer = .structure(LayoutStructure(layout, hasFrames: hasFrames, isOver: isOver))
  }

  package init(length: Double, failure: String) {
    self.length = length
    layout = nil
    answer = .failure(failure)
  }
}

/// One end of a range, which includes it or not.
package struct RangeEnd: Hashable, Sendable {
  /// In points.
  package let length: Double
  package let isIncluded: Bool

  package init(length: Double, isIncluded: Bool) {
    self.length = length
    self.isIncluded = isIncluded
  }
}

/// The answer to one length; at an end that is not included, the limit of the answers.
package struct SizeKnot: Equatable, Sendable {
  package let length: Double
  package let size: ViewSize
}

/// An interval of lengths whose layouts all have one structure.
package struct StructureRange {
  package let start: RangeEnd
  package private(set) var end: RangeEnd
  package let answer: StructureAnswer
  /// The answers at both ends, and where the answer bends or jumps; empty if the layout fails.
  package private(set) var knots: [SizeKnot]

  init(start: RangeEnd, end: RangeEnd, answer: StructureAnswer, knots: [SizeKnot]) {
    self.start = start
    self.end = end
    self.answer = answer
    self.knots = []
    for knot in knots { add(knot) }
  }

  /// The answer to a length in the range; at an end that is not included, the limit.
  package func size(at length: Double) -> ViewSize? {
    guard let after = knots.firstIndex(where: { $0.length >= length }) else {
      return knots.last?.size
    }
    guard after > 0, knots[after].length > length else { return knots[after].size }
    let (low, high) = (knots[after - 1], knots[after])
    return low.size.towards(high.size, (length - low.length) / (high.length - low.length))
  }

  mutating func extend(to end: RangeEnd, _ knots: [SizeKnot]) {
    self.end = end
    for knot in knots { add(knot) }
  }

  /// Adds a knot; the last one is removed if it is on the line between its neighbours.
  private mutating func add(_ knot: SizeKnot) {
    guard let last = knots.last else { return knots.append(knot) }
    if knot.length == last.length, knot.size.isClose(to: last.size) { return }
    if knots.count > 1, knot.length > last.length {
      let before = knots[knots.count - 2]
      let part = (last.length - before.length) / (knot.length - before.length)
      if part > 0, last.size.isClose(to: before.size.towards(knot.size, part)) {
        knots.removeLast()
      }
    }
    knots.append(knot)
  }
}

extension ViewSize {
  /// Equal up to a relative difference of 1e-9, so that sums in another order count as equal.
  package func isClose(to other: ViewSize) -> Bool {
    Self.isClose(width, other.width) && Self.isClose(height, other.height)
  }

  private static func isClose(_ one: Double, _ other: Double) -> Bool {
    one == other || one.isNaN && other.isNaN
      || abs(one - other) <= 1e-9 * max(1, abs(one), abs(other))
  }

  fileprivate func towards(_ other: ViewSize, _ part: Double) -> ViewSize {
    ViewSize(
      width: width + (other.width - width) * part, height: height + (other.height - height) * part)
  }
}

/// How one view differs in two layouts.
package struct StructureChange {
  package let view: View
  /// A hash of the path from the root, including the numbers of candidates.
  package let place: UInt64
  /// The name of the view, or else of the nearest view around it that has one.
  package let nearestName: String?
  package let before: LayoutStructure.State
  package let after: LayoutStructure.State

  /// Nil for a view that was not there before, or is in the same state.
  fileprivate init?(_ part: LayoutStructure.Part, before: LayoutStructure.State?) {
    guard let before, before != part.state else { return nil }
    (view, place, nearestName) = (part.view, part.place, part.nearestName)
    (self.before, after) = (before, part.state)
  }
}

extension LayoutStructure {
  /// The views that are in both layouts with different states, in preorder.
  ///
  /// Views in a candidate that is no longer shown do not count as changes of their own.
  package func changes(to other: LayoutStructure) -> [StructureChange] {
    if hasSamePlaces(as: other) {
      return zip(parts, other.parts).compactMap { StructureChange($1, before: $0.state) }
    }
    var states: [UInt64: State] = [:]
    for part in parts { states[part.place] = part.state }
    return other.parts.compactMap { StructureChange($0, before: states[$0.place]) }
  }

  /// Whether both have parts at the same places, in the same order.
  package func hasSamePlaces(as other: LayoutStructure) -> Bool {
    parts.count == other.parts.count
      && parts.indices.allSatisfy { parts[$0].place == other.parts[$0].place }
  }
}
