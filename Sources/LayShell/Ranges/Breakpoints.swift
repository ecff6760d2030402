import LayEngine
import LayLanguage

/// Where the structure of a view changes over a range of proposals.
struct Breakpoints {
  /// A length at which the structure changes.
  struct Change {
    /// The first length with the new structure; if it is not included, the lengths just above it.
    let start: RangeEnd
    /// The last length that is known to have the old structure; nil where `start` is exact.
    let lastBefore: Double?
    let before, after: StructureRange
    /// Lengths of views that become held at a bound there, or are no longer held.
    var bends: [LengthBend] = []
    /// The kinds of the first views of which one is in place of the other, where nothing else is
    /// known to change; nil for a view that is not there.
    fileprivate(set) var exchange: (before: String?, after: String?)?

    /// The views that change; empty where the layout starts or stops failing, or where different
    /// views are shown.
    let views: [StructureChange]
  }

  let found: FoundRanges
  let range: ClosedRange<Double>
  private(set) var changes: [Change]
  var titles = RangeTitles()

  /// Whether the search was stopped early, so that the changes are incomplete.
  var isPart: Bool { found.stop != nil || isEnded }
  /// Whether the search was stopped while it looked for paths.
  var isEnded = false

  init(found: FoundRanges, range: ClosedRange<Double>, _ lookout: Lookout) {
    self.found = found
    self.range = range
    changes = []
    var bends = found.bends[...]
    for (number, range) in found.ranges.enumerated() {
      if !isPart, (try? lookout.check()) == nil {
        isEnded = true
        break
      }
      if number > 0 {
        var change = Change(from: found.ranges[number - 1], to: range)
        if let next = bends.first, next.length == range.start.length {
          let known = Set(change.views.map(\.place))
          change.bends = next.views.filter { !known.contains($0.place) }
          bends.removeFirst()
        }
        changes.append(change)
      }
      while let next = bends.first, next.length < range.end.length {
        let kinds = Dictionary(grouping: next.views, by: \.isIncluded)
        for isIncluded in [true, false] {
          guard let bends = kinds[isIncluded] else { continue }
          let start = RangeEnd(length: next.length, isIncluded: isIncluded)
          changes.append(Change(start, bends, in: range))
        }
        bends.removeFirst()
      }
    }
  }

  /// Finds paths for views that share their title with others.
  mutating func addPaths(_ view: CurrentView, _ lookout: Lookout) throws(Diagnostic) {
    var count = 0
    for (index, change) in changes.enumerated() {
      try lookout.check()
      count += 1
      guard count <= Self.mostPaths, case .structure = change.after.answer else { continue }
      let layout = try layout(in: change.after, view)
      titles.addPaths(of: change.places, in: layout, lookout)
      if case .structure = change.before.answer, change.views.isEmpty, change.bends.isEmpty {
        let former = try self.layout(in: change.before, view)
        let difference = LayoutDifferenceSearch.run(from: former, to: layout, lookout)
        changes[index].exchange = difference.exchange
      }
    }
  }

  private func layout(
    in range: StructureRange, _ view: CurrentView
  ) throws(Diagnostic) -> Layout {
    let (start, end) = (range.start.length, range.end.length)
    return try view.triedLayout(found.line.proposal(start + (end - start) / 2))
  }

  /// The most changes for which paths are looked for; nobody reads more.
  private static let mostPaths = 300
}

extension Breakpoints.Change {
  fileprivate init(from before: StructureRange, to after: StructureRange) {
    start = after.start
    lastBefore = before.end.length == after.start.length ? nil : before.end.length
    (self.before, self.after) = (before, after)
    if case .structure(let old) = before.answer, case .structure(let new) = after.answer {
      views = old.changes(to: new)
    } else {
      views = []
    }
  }

  /// A change where only lengths of views bend, inside a range of one structure.
  fileprivate init(_ start: RangeEnd, _ bends: [LengthBend], in range: StructureRange) {
    self.start = start
    lastBefore = nil
    before = range
    after = range
    views = []
    self.bends = bends
  }

  /// The sizes at the place, approached from below and from above.
  var sizeBefore: ViewSize? { before.size(at: start.length) }
  var sizeAfter: ViewSize? {
    guard isInside else { return after.knots.first?.size }
    return after.knots.last { $0.length == start.length }?.size ?? sizeBefore
  }

  private var isInside: Bool { before.start == after.start }

  /// The views that change or bend, by their places in the tree.
  fileprivate var places: [UInt64: View] {
    var places: [UInt64: View] = [:]
    for view in views.prefix(RangeTitles.most) { places[view.place] = view.view }
    for bend in bends { places[bend.place] = bend.view }
    return places
  }
}

extension LayoutDifference {
  /// The kinds of the first views that are only in one of the layouts, or that differ.
  fileprivate var exchange: (before: String?, after: String?)? {
    let gone = changes.first { $0.after == nil }?.before?.view.view.head
    let new = changes.first { $0.before == nil }?.after?.view.view.head
    if gone != nil || new != nil { return (gone, new) }
    for case (let before?, let after?) in changes.lazy.map({ ($0.before, $0.after) }) {
      let names = (before.view.view.head, after.view.view.head)
      if names.0 != names.1 { return names }
    }
    return nil
  }
}
