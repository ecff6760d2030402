import LayEngine

/// Where the structure of a view changes over a range of proposals.
struct Breakpoints {
  /// A place at which it changes.
  struct Change {
    /// The first length with the new structure; if it is not included, those just above it.
    let start: RangeEnd
    /// The last length that is known to have the old structure, where the place is not exact.
    let lastBefore: Double?
    let before, after: StructureRange

    /// The views that change; empty where the layout begins or ceases to fail, or where other
    /// views are shown.
    var views: [StructureChange] {
      guard case .structure(let before) = before.answer, case .structure(let after) = after.answer
      else { return [] }
      return before.changes(to: after)
    }
  }

  let found: FoundRanges
  let range: ClosedRange<Double>

  var changes: [Change] {
    zip(found.ranges, found.ranges.dropFirst()).map { before, after in
      let isExact = before.end.length == after.start.length
      return Change(
        start: after.start, lastBefore: isExact ? nil : before.end.length, before: before,
        after: after)
    }
  }
}
