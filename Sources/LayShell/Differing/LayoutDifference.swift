import LayEngine
import LayLanguage

/// What changed from one layout to the next.
///
/// Views are matched by position and name (`ViewPairs`). A view that only moves along with the view
/// around it has not changed.
struct LayoutDifference {
  let before: Layout
  let after: Layout
  /// In the order of a walk over the later layout; removed views come where they were.
  fileprivate(set) var changes: [Change] = []
  /// How many views moved only because the views around them did.
  fileprivate(set) var movedAlong = 0
  /// Whether the search stopped at a limit, so that more may have changed.
  fileprivate(set) var isPart = false

  /// A view that changed; `before` is nil for a new view, `after` for a removed one.
  struct Change {
    let before: Side?
    let after: Side?
    /// The path of the view in the later layout; for a removed view, its path in the earlier one.
    let path: ViewPath
    let parts: Set<Part>
    /// Whether only a modifier was added, removed or changed, not the view inside it.
    let isWithoutInside: Bool
  }

  /// A view in one of the layouts.
  struct Side {
    let view: PlacedView
    /// Which candidate is shown, how many lines a text has, or how rows and columns are filled.
    let state: LayoutStructure.State?

    init(_ view: PlacedView) {
      self.view = view
      state = LayoutStructure.state(of: view)
    }
  }

  /// An aspect of a view that changed.
  enum Part: String, CaseIterable {
    /// The kind of view, or how it was written.
    case view
    case size
    case place
    case candidate
    case lines
    /// The columns or rows of a lazy grid.
    case tracks
    /// The rows of a layout of the program.
    case rows

    static let states: Set<Part> = [.candidate, .lines, .tracks, .rows]

    init(_ state: LayoutStructure.State) {
      switch state {
      case .candidate: self = .candidate
      case .lines: self = .lines
      case .tracks: self = .tracks
      case .children: self = .rows
      case .frame: self = .size
      }
    }
  }

  init(from before: Layout, to after: Layout) {
    self.before = before
    self.after = after
  }
}

/// Finds the changes, view by view.
struct LayoutDifferenceSearch {
  /// Where views repeatedly contain the same view twice, a walk takes exponential time.
  private static let mostVisits = 1_000_000
  private static let mostChanges = 10_000
  /// Differences up to this are rounding errors, in points.
  private static let rounding = 1e-6

  private struct Step {
    let before: PlacedView?
    let after: PlacedView?
    /// The paths to it in both layouts; where it is missing, the path to the view around it.
    let ways: Ways
    /// How far the view around it has moved, in points.
    let shift: ViewPoint
    let isAlone: Bool
  }

  /// Paths from the roots, in `paths`.
  private typealias Ways = (before: Int, after: Int)

  private let lookout: Lookout
  private let memory: ViewPairs.Memory?
  private var difference: LayoutDifference
  private var paths = LinkedPaths()
  private var pending: [Step] = []

  /// - Parameter memory: what is known of the views from other layouts of them.
  static func run(
    from before: Layout, to after: Layout, _ lookout: Lookout, _ memory: ViewPairs.Memory? = nil
  ) -> LayoutDifference {
    var search = LayoutDifferenceSearch(from: before, to: after, lookout, memory)
    search.run()
    return search.difference
  }

  private init(
    from before: Layout, to after: Layout, _ lookout: Lookout, _ memory: ViewPairs.Memory?
  ) {
    (self.lookout, self.memory) = (lookout, memory)
    difference = LayoutDifference(from: before, to: after)
  }

  private mutating func run() {
    let roots = ViewPairs.roots(difference.before.root, difference.after.root)
    add(roots, from: (0, 0), ViewPoint(x: 0, y: 0))
    var visits = 0
    while let step = pending.popLast(), !lookout.isOver {
      visits += 1
      if visits > Self.mostVisits || difference.changes.count == Self.mostChanges {
        difference.isPart = true
        return
      }
      guard let before = step.before, let after = step.after else {
        append(step, step.before.map { .init($0) }, step.after.map { .init($0) }, [])
        continue
      }
      let moved = compare(before, after, step)
      if step.isAlone { continue }
      add(ViewPairs.children(before, after, memory, lookout), from: step.ways, moved)
    }
  }

  /// Pushes pairs in reverse order, so that the first is visited next.
  private mutating func add(_ pairs: [ViewPairs.Pair], from ways: Ways, _ shift: ViewPoint) {
    let areMany = pairs.count >= Lookout.turnsBetweenLooks
    for pair in pairs.reversed() {
      if areMany, lookout.isOver { return }
      let inside = (
        before: way(down: pair.before?.steps ?? [], from: ways.before),
        after: way(down: pair.after?.steps ?? [], from: ways.after)
      )
      pending.append(
        Step(
          before: pair.before?.view, after: pair.after?.view, ways: inside, shift: shift,
          isAlone: pair.isAlone))
    }
  }

  private mutating func way(down steps: [Int], from way: Int) -> Int {
    steps.reduce(way) { paths.add($1, to: $0) }
  }

  private mutating func append(
    _ step: Step, _ before: LayoutDifference.Side?, _ after: LayoutDifference.Side?,
    _ parts: Set<LayoutDifference.Part>
  ) {
    let way = after == nil ? step.ways.before : step.ways.after
    difference.changes.append(
      .init(
        before: before, after: after, path: paths.path(way, lookout), parts: parts,
        isWithoutInside: step.isAlone))
  }

  /// Records the changes of a view; returns how far it has moved.
  private mutating func compare(
    _ before: PlacedView, _ after: PlacedView, _ step: Step
  ) -> ViewPoint {
    let (old, new) = (before.frame, after.frame)
    let moved = ViewPoint(
      x: Self.distance(old.origin.x, new.origin.x), y: Self.distance(old.origin.y, new.origin.y))
    var parts: Set<LayoutDifference.Part> = []
    let isSameView = before.view === after.view
    if !isSameView, title(before.view) != title(after.view) {
      parts.insert(.view)
    }
    let isSameSize =
      Self.isSame(old.size.width, new.size.width) && Self.isSame(old.size.height, new.size.height)
    if !isSameSize { parts.insert(.size) }
    if !Self.isSame(moved.x, step.shift.x) || !Self.isSame(moved.y, step.shift.y) {
      parts.insert(.place)
    }
    var sides: (LayoutDifference.Side, LayoutDifference.Side)?
    if !isSameView || !isSameSize || before.proposal != after.proposal
      || before.chosen != after.chosen
    {
      let both = (LayoutDifference.Side(before), LayoutDifference.Side(after))
      if both.0.state != both.1.state, let state = both.1.state ?? both.0.state {
        parts.insert(.init(state))
      }
      sides = both
    }
    if parts.isEmpty {
      if !Self.isSame(moved.x, 0) || !Self.isSame(moved.y, 0) { difference.movedAlong += 1 }
    } else {
      append(step, sides?.0 ?? .init(before), sides?.1 ?? .init(after), parts)
    }
    return moved
  }

  private func title(_ view: View) -> String { memory?.title(view) ?? ViewTitle.full(view) }

  /// The distance between two coordinates; 0 where both are NaN or the same infinity.
  private static func distance(_ old: Double, _ new: Double) -> Double {
    isSame(old, new) ? 0 : new - old
  }

  private static func isSame(_ one: Double, _ other: Double) -> Bool {
    one == other || abs(one - other) <= rounding || one.isNaN && other.isNaN
  }
}
