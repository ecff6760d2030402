/// Joins points, and the stretches between them, to the extents of differences.
///
/// What is added goes on where the last addition ended, in order of the length.
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
  ///   - isEqual: whether the answers are equal all over it.
  ///   - sample: answers from it, where they differ.
  ///   - place: where these answers were given.
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

  /// Ends a difference that goes on to here.
  mutating func close(at end: Comparison.End) {
    guard var extent = open else { return }
    extent.lengths.end = end
    extents.append(extent)
    open = nil
  }

  /// Goes on with a difference or begins one; where another view fails from here on, it is another.
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
