import LayEngine
import LayLanguage

/// The answers of a view over a range of proposals, in ranges of one structure.
struct Sweep {
  /// The result for one line of proposals, or for consecutive lines with the same structures over
  /// the same lengths.
  struct Row {
    /// The proposed heights; nil for a range along one axis.
    var heights: ClosedRange<Double>?
    let found: FoundRanges
    /// The result at the last of the heights.
    var last: FoundRanges

    /// The answers at the start and the end of a range; nil where there is none.
    func answers(_ number: Int) -> (first: ViewSize, last: ViewSize)? {
      guard let first = found.ranges[number].knots.first, let last = last.ranges[number].knots.last
      else { return nil }
      return (first.size, last.size)
    }

    func continues(in next: FoundRanges) -> Bool {
      last.ranges.count == next.ranges.count
        && zip(last.ranges, next.ranges).allSatisfy {
          $0.start == $1.start && $0.end == $1.end && $0.answer == $1.answer
        }
    }
  }

  let range: ProposalRange
  /// The titles of the views.
  private(set) var titles = RangeTitles()
  var rows: [Row] = []
  /// Whether the search was stopped early, so that the rows are incomplete.
  var isPart = false

  init(_ range: ProposalRange) { self.range = range }

  /// The axis of the lengths in a row.
  var axis: Axis { range.width.range == nil ? .vertical : .horizontal }

  var isPlane: Bool { range.width.range != nil && range.height.range != nil }

  mutating func add(_ found: FoundRanges, at height: Double?) {
    let isLast = found.stop == nil
    if let height, isLast, let last = rows.last, let heights = last.heights,
      last.continues(in: found)
    {
      rows[rows.count - 1].heights = heights.lowerBound...height
      rows[rows.count - 1].last = found
    } else {
      rows.append(Row(heights: height.map { $0...$0 }, found: found, last: found))
    }
  }

  /// Finds paths for views that share their title with others.
  mutating func addPaths(_ view: CurrentView, _ lookout: Lookout) throws(Diagnostic) {
    var structures: Set<[UInt64]> = []
    for row in rows {
      for range in row.found.ranges where structures.count < Self.mostPaths {
        guard case .structure(let structure) = range.answer,
          structures.insert(structure.parts.map(\.place)).inserted
        else { continue }
        try lookout.check()
        let length = range.start.length + (range.end.length - range.start.length) / 2
        let views = Dictionary(structure.parts.map { ($0.place, $0.view) }) { first, _ in first }
        let layout = try view.triedLayout(row.found.line.proposal(length))
        titles.addPaths(of: views, in: layout, lookout)
      }
    }
  }

  /// The most structures for which paths are looked for; nobody reads more.
  private static let mostPaths = 100
}
