import LayEngine

/// The views of a comparison that changed by themselves, and those that only follow from them.
///
/// - Rule: a view is a cause where it is written otherwise, new or gone, and where its size changed though the
///   same is proposed to it, no view around it is written otherwise, and nothing in it changed but in its place.
///   What differs since another candidate is shown is none. Without any the first candidate that changes is the cause,
///   or the first size.
struct VersionCauses {
  typealias Row = VersionComparison.Row

  /// All that differs of one view, each kind in one row.
  struct Change {
    let path: [Int]
    let isGone: Bool
    private(set) var rows: [Row]

    fileprivate init(_ row: Row) {
      (path, isGone) = (row.key.path, row.key.kind == .gone)
      rows = [row]
    }

    fileprivate mutating func add(_ row: Row) {
      let known = rows.firstIndex { $0.key.kind == row.key.kind }
      if let known { rows[known] = rows[known].joined(with: row) } else { rows.append(row) }
    }

    func row(_ part: LayoutDifference.Part) -> Row? {
      rows.first { $0.key.kind == .changed(part) }
    }

    /// Whether another candidate is shown, or a text or a grid is filled otherwise.
    var state: Row? {
      rows.first {
        if case .changed(let part) = $0.key.kind {
          LayoutDifference.Part.states.contains(part)
        } else {
          false
        }
      }
    }

    fileprivate var isWritten: Bool {
      rows.contains {
        switch $0.key.kind {
        case .failure, .gone, .new, .changed(.view): true
        case .changed: false
        }
      }
    }

    /// How far it moves in the window that its row tells, in points; nil where it does not.
    var move: ViewPoint? {
      guard let change = row(.place)?.change, let before = change.before?.view.frame.origin,
        let after = change.after?.view.frame.origin
      else { return nil }
      return ViewPoint(x: after.x - before.x, y: after.y - before.y)
    }
  }

  /// In the order of the paths.
  private(set) var causes: [Change] = []
  private(set) var others: [Change] = []

  init(_ comparison: VersionComparison) {
    var all: [Change] = []
    for row in comparison.rows {
      let isGone = row.key.kind == .gone
      if let last = all.last, last.path == row.key.path, last.isGone == isGone {
        all[all.count - 1].add(row)
      } else {
        all.append(Change(row))
      }
    }
    let choosing = Set(all.filter { $0.row(.candidate) != nil }.map(\.path))
    let told = all.indices.filter { index in
      let path = all[index].path
      return path.isEmpty || !choosing.contains(Array(path.dropLast()))
    }
    let written = told.filter { all[$0].isWritten }
    let own = told.filter { index in
      Self.isOwnSize(all, index)
        && !written.contains { all[index].path.starts(with: all[$0].path) }
    }
    let first =
      all.indices.first { all[$0].row(.candidate) != nil }
      ?? all.indices.first { all[$0].row(.size) != nil && !Self.hasInside(all, $0) } ?? 0
    let found = Set(written + own)
    let chosen = found.isEmpty ? [first] : found
    causes = all.indices.filter(chosen.contains).map { all[$0] }
    others = all.indices.filter { !chosen.contains($0) }.map { all[$0] }
  }

  private static func isOwnSize(_ all: [Change], _ index: Int) -> Bool {
    guard let change = all[index].row(.size)?.change, let before = change.before,
      let after = change.after
    else { return false }
    return before.view.proposal == after.view.proposal && !hasInside(all, index)
  }

  /// Whether a view inside changed in more than its place: those follow it, in the order of the paths.
  private static func hasInside(_ all: [Change], _ index: Int) -> Bool {
    let path = all[index].path
    return all[(index + 1)...].prefix { $0.path.starts(with: path) }
      .contains { $0.rows.contains { $0.key.kind != .changed(.place) } }
  }
}

extension VersionComparison.Row {
  /// This row with the widths of both, and the numbers of the one in the usual window.
  fileprivate func joined(with other: Self) -> Self {
    var shown = other.sample == .usual ? other : self
    shown.cases = Self.union([cases, other.cases])
    shown.otherCount = otherCount + other.otherCount + 1
    return shown
  }

  static func union(_ lists: [[VersionComparison.Case]]) -> [VersionComparison.Case] {
    let widths = Dictionary(grouping: lists.flatMap(\.self), by: \.textSize)
    return DynamicType.allCases.compactMap { size in
      widths[size].map { .init(textSize: size, widths: WidthRange.union($0.map(\.widths))) }
    }
  }
}
