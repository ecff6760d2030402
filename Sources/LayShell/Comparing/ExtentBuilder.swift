/// Joins points and the stretches between them into the extents of differences.
///
/// Each addition starts where the last one ended, in order of the length.
struct ExtentBuilder {
  private(set) var extents: [Comparison.Extent] = []
  private var open: Comparison.Extent?

  /// Adds a point.
  mutating func add(_ sample: Comparison.Sample, at length: Double) {
    if sample.isEqual {
      close(at: .init(length: length, isIncluded: false))
    } else {
      let end = Comparison.End(length: length, isIncluded: true)
      extend(with: sample, takenAt: end, from: end)
    }
  }

  /// Adds the stretch after a point, without its ends.
  ///
  /// - Parameters:
  ///   - isEqual: whether the answers are equal everywhere in the stretch.
  ///   - sample: answers from the stretch that differ, unless all are equal.
  ///   - place: the length at which the sample was taken.
  mutating func add(
    stretchFrom start: Double, isEqual: Bool, _ sample: Comparison.Sample,
    takenAt place: Comparison.End
  ) {
    if isEqual {
      close(at: .init(length: start, isIncluded: true))
    } else {
      extend(with: sample, takenAt: place, from: .init(length: start, isIncluded: false))
    }
  }

  /// Ends the open difference, if there is one.
  mutating func close(at end: Comparison.End) {
    guard var extent = open else { return }
    extent.lengths.end = end
    extents.append(extent)
    open = nil
  }

  /// Extends the open difference, or begins another one, as when a different view fails from here
  /// on.
  private mutating func extend(
    with sample: Comparison.Sample, takenAt place: Comparison.End, from start: Comparison.End
  ) {
    if let open {
      guard !open.sample.failsLike(sample) else { return }
      close(at: .init(length: start.length, isIncluded: !start.isIncluded))
    }
    open = Comparison.Extent(
      lengths: .init(start: start, end: start), sample: sample, samplePlace: place)
  }
}
