import LayEngine
import LayLanguage

/// Compares two views over widths and heights, one width at a time, and joins differences that
/// continue from one width to the next.
struct ComparedPlane {
  /// A single width, or all widths between two of them; one width stands for the whole slot.
  private struct Slot {
    let width: Double
    let widths: Comparison.Stretch
  }

  private let views: ComparedViews
  private let widths: [Double]
  private let heights: [Double]
  private var extents: [Comparison.Extent] = []
  /// How many of the last extents belong to the slot before.
  private var lastCount = 0

  /// - Parameters:
  ///   - widths: the widths that are proposed, in points, in order.
  ///   - heights: the heights.
  init(_ views: ComparedViews, _ widths: [Double], _ heights: [Double]) {
    self.views = views
    self.widths = widths
    self.heights = heights
  }

  /// The extents of the differences, found by trying every proposal.
  mutating func sampled() throws(Diagnostic) -> [Comparison.Extent] {
    for width in widths {
      let line = ProposalLine(axis: .vertical, other: width)
      add(try SampledLine.extents(views, line, at: heights), Self.slot(at: width))
    }
    return extents
  }

  /// The extents of the differences, with the heights followed exactly.
  ///
  /// That is done at each width, half-way between two widths, and at each width where a difference
  /// begins or ends at several heights.
  ///
  /// - Returns: nil where the lines cannot be followed.
  mutating func followed(
    _ engines: (SweepEngine, SweepEngine)
  ) throws(Diagnostic) -> (extents: [Comparison.Extent], lineCount: Int)? {
    guard let rows = try followedRows(engines) else { return nil }
    let slots = Self.slots(of: widths + Self.edges(of: rows))
    for slot in slots {
      let line = ProposalLine(axis: .vertical, other: slot.width)
      guard let column = try FollowedLine.extents(views, engines, line, over: Self.range(heights))
      else { return nil }
      add(column.extents, slot)
    }
    return (extents.isEmpty ? rows : extents, slots.count + heights.count)
  }

  /// The differences along the widths, each as the extent of a single height.
  private func followedRows(
    _ engines: (SweepEngine, SweepEngine)
  ) throws(Diagnostic) -> [Comparison.Extent]? {
    var rows: [Comparison.Extent] = []
    for height in heights {
      let line = ProposalLine(axis: .horizontal, other: height)
      guard let row = try FollowedLine.extents(views, engines, line, over: Self.range(widths))
      else { return nil }
      let end = Comparison.End(length: height, isIncluded: true)
      rows += row.extents.map {
        Comparison.Extent(
          lengths: .init(start: end, end: end), sample: $0.sample, samplePlace: end,
          widths: $0.lengths)
      }
    }
    return rows
  }

  /// The widths at which differences begin or end at more than one height.
  private static func edges(of rows: [Comparison.Extent]) -> [Double] {
    let ends = rows.flatMap { [$0.widths?.start.length, $0.widths?.end.length] }
      .compactMap { $0 }.sorted()
    return zip(ends, ends.dropFirst()).filter { $1 - $0 < 1e-9 }.map(\.0)
  }

  private static func slots(of widths: [Double]) -> [Slot] {
    var slots: [Slot] = []
    for width in widths.sorted() {
      if let last = slots.last?.width {
        guard width - last > 1e-9 else { continue }
        let widths = Comparison.Stretch(
          start: .init(length: last, isIncluded: false),
          end: .init(length: width, isIncluded: false))
        slots.append(Slot(width: last + (width - last) / 2, widths: widths))
      }
      slots.append(slot(at: width))
    }
    return slots
  }

  private static func slot(at width: Double) -> Slot {
    let end = Comparison.End(length: width, isIncluded: true)
    return Slot(width: width, widths: .init(start: end, end: end))
  }

  private static func range(_ lengths: [Double]) -> ClosedRange<Double> {
    (lengths.first ?? 0)...(lengths.last ?? 0)
  }

  /// Adds the extents of heights of one slot, or extends those of the previous slot where they are
  /// equal.
  private mutating func add(_ column: [Comparison.Extent], _ slot: Slot) {
    let last = extents.suffix(lastCount)
    let isSame =
      last.count == column.count && zip(last, column).allSatisfy { $0.hasSameEnds(as: $1) }
    lastCount = column.count
    if isSame {
      for index in extents.indices.suffix(lastCount) {
        extents[index].widths?.end = slot.widths.end
      }
    } else {
      extents += column.map { $0.beside(slot.widths) }
    }
  }
}
