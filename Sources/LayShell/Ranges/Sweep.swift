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

/// Lays a view out over a range of proposals, on one axis or on both.
struct SweepSearch {
  let view: CurrentView
  let range: ProposalRange
  let lookout: Lookout
  /// Called with the finished part of the work, from 0 to 1.
  let progress: (Double) -> Void

  /// The result; incomplete after an interruption.
  func run() throws(Diagnostic) -> Sweep {
    var sweep = Sweep(range)
    switch (range.width, range.height) {
    case (.range(let widths), .range(let heights)):
      let heights = try range.points(of: heights)
      for (number, height) in heights.enumerated() {
        let line = ProposalLine(axis: .horizontal, other: height)
        let found = try find(line, widths, Double(number), of: Double(heights.count))
        if !found.ranges.isEmpty { sweep.add(found, at: height) }
        sweep.isPart = found.stop != nil
        if sweep.isPart { return sweep }
      }
    default:
      guard let (line, lengths) = range.line else { break }
      let found = try find(line, lengths, 0, of: 1)
      sweep.add(found, at: nil)
      sweep.isPart = found.stop != nil
    }
    return sweep
  }

  private func find(
    _ line: ProposalLine, _ lengths: ClosedRange<Double>, _ number: Double, of count: Double
  ) throws(Diagnostic) -> FoundRanges {
    let span = max(lengths.upperBound - lengths.lowerBound, 1)
    let search = RangeSearch(view: view, line: line, lookout: lookout) { length in
      progress((number + (length - lengths.lowerBound) / span) / count)
    }
    let steps = { () throws(Diagnostic) in try range.points(of: lengths) }
    return range.hasStep
      ? try search.step(through: try steps()) : try search.find(over: lengths, steps: steps)
  }
}

/// The label of each structure of a sweep: the candidates that are shown, and all else that differs
/// between structures.
struct SweepLabels {
  private static let mostParts = 4

  /// The places of the parts that labels mention.
  private var places: Set<UInt64> = []
  /// The state in which each place was last; `former` was the last structure.
  private var states: [UInt64: LayoutStructure.State] = [:]
  private var former: LayoutStructure?
  private let titles: RangeTitles
  private let lookout: Lookout
  /// The shapes of the structures, in the order in which they appear.
  private var shapes: [UInt64] = []
  /// What is the same in all ranges, and left out of their labels; nil for nothing.
  private(set) var common: String?

  /// - Parameters:
  ///   - lookout: where it says to stop, labels are left out.
  ///   - leavesOutCommon: whether labels leave out what is the same in all of several ranges.
  init(_ sweep: Sweep, _ lookout: Lookout, leavesOutCommon: Bool = false) {
    self.lookout = lookout
    titles = sweep.titles
    let answers = sweep.rows.flatMap(\.found.ranges).map(\.answer)
    var same: [LayoutStructure.Part]?
    for case .structure(let structure) in answers {
      if lookout.isOver { return }
      add(structure)
      if !shapes.contains(structure.shape) { shapes.append(structure.shape) }
      guard leavesOutCommon, answers.count > 1 else { continue }
      let states = Dictionary(structure.parts.map { ($0.place, $0.state) }) { first, _ in first }
      same = (same ?? structure.parts).filter { states[$0.place] == $0.state }
    }
    let told = (same ?? []).filter { places.contains($0.place) }
    guard !told.isEmpty else { return }
    common = text(told)
    places.subtract(told.map(\.place))
  }

  /// Adds the places of candidates, and of parts whose state is another than it was.
  private mutating func add(_ structure: LayoutStructure) {
    let former = former.flatMap { $0.hasSamePlaces(as: structure) ? $0 : nil }
    for (number, part) in structure.parts.enumerated() {
      if lookout.isOver { return }
      if case .candidate = part.state { places.insert(part.place) }
      let before = former?.parts[number].state ?? states[part.place]
      if let before, before != part.state { places.insert(part.place) }
      if former == nil || before != part.state { states[part.place] = part.state }
    }
    self.former = structure
  }

  /// A label such as `greeting 2, text "Hi" 1 line`; nil for no parts to mention.
  ///
  /// - Parameter former: the range before, of which is told first what has changed.
  func label(_ answer: StructureAnswer, after former: StructureAnswer? = nil) -> String? {
    switch answer {
    case .failure(let message): return "error: \(message)"
    case .structure(let structure):
      var parts: [LayoutStructure.Part] = []
      for part in structure.parts {
        if lookout.isOver { return "…" }
        if places.contains(part.place) { parts.append(part) }
      }
      guard !parts.isEmpty else {
        let shape = shapes.count > 1 ? shapes.firstIndex(of: structure.shape) : nil
        return shape.map { "views \($0 + 1)" }
      }
      guard parts.count > Self.mostParts, case .structure(let former)? = former else {
        return text(parts)
      }
      let changed = Set(former.changes(to: structure).map(\.place))
      return text(parts, of: changed)
    }
  }

  /// - Parameter first: the places of those that are told where there are too many.
  private func text(_ parts: [LayoutStructure.Part], of first: Set<UInt64> = []) -> String {
    let order =
      parts.filter { first.contains($0.place) } + parts.filter { !first.contains($0.place) }
    let told = Set(order.prefix(Self.mostParts).map(\.place))
    var texts = parts.filter { told.contains($0.place) }.map { part in
      let title = titles.title(part.view, in: part.nearestName, at: part.place)
      let state = StructureWords.state(part.state)
      // Titles of containers are long.
      return part.state.isOfContainer ? "\(state) in \(title)" : "\(title) \(state)"
    }
    if parts.count > texts.count { texts.append("and \(parts.count - texts.count) more") }
    return texts.joined(separator: ", ")
  }
}

extension LayoutStructure.State {
  fileprivate var isOfContainer: Bool {
    switch self {
    case .tracks, .children: true
    case .candidate, .lines, .frame: false
    }
  }
}
