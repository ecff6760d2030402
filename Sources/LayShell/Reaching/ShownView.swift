import LayEngine
import LayLanguage

/// A view of a layout, with its ancestors and its path.
struct ShownView {
  let view: PlacedView
  /// The views around it, from the root down.
  let ancestors: [PlacedView]
  let path: ViewPath

  init(_ view: PlacedView, in ancestors: [PlacedView] = [], at path: ViewPath = ViewPath([])) {
    self.view = view
    self.ancestors = ancestors
    self.path = path
  }

  static func root(of layout: Layout) -> ShownView { ShownView(layout.root) }

  /// The view at a path from this one; if a child is missing, the last view on the way and that
  /// child.
  func view(at path: ViewPath) -> (ShownView, MissingChild?) {
    var reached = self
    var chain = ancestors
    var view = view
    for (step, number) in path.numbers.enumerated() {
      guard number <= view.childCount else {
        reached = ShownView(
          view, in: chain, at: ViewPath(self.path.numbers + path.numbers[..<step]))
        return (reached, MissingChild(number: number, view: reached))
      }
      chain.append(view)
      view = view.child(number - 1)
    }
    reached = ShownView(view, in: chain, at: ViewPath(self.path.numbers + path.numbers))
    return (reached, nil)
  }
}

/// A child that a path names and that does not exist.
struct MissingChild {
  let number: Int
  let view: ShownView
}

/// A walk over the views of a layout, in the order in which `tree` prints them.
struct ViewWalk {
  /// Where views repeatedly contain the same view twice, a walk takes exponential time.
  private static let mostVisits = 1_000_000

  private struct Visit {
    let view: PlacedView
    /// The visit of the view around it; below 0 for the root.
    let parent: Int
    let number: Int
  }

  private let lookout: Lookout
  private var visits: [Visit] = []

  init(_ lookout: Lookout) { self.lookout = lookout }

  /// The first views that satisfy a condition.
  ///
  /// - Parameter looksOnce: whether children that several views share are visited only once, which
  ///   is enough to find a single view.
  static func views(
    in layout: Layout, most: Int, looksOnce: Bool = false, _ lookout: Lookout,
    where isWanted: (PlacedView) -> Bool
  ) -> [ShownView] {
    var walk = ViewWalk(lookout)
    return walk.views(in: layout, most: most, looksOnce: looksOnce, where: isWanted)
  }

  private mutating func views(
    in layout: Layout, most: Int, looksOnce: Bool, where isWanted: (PlacedView) -> Bool
  ) -> [ShownView] {
    var found: [ShownView] = []
    var seen: Set<PlacedView.Identity> = []
    var pending = [Visit(view: layout.root, parent: -1, number: 0)]
    while found.count < most, visits.count < Self.mostVisits, !lookout.isOver,
      let visit = pending.popLast()
    {
      let index = visits.count
      visits.append(visit)
      if isWanted(visit.view) { found.append(shown(visit)) }
      let count = visit.view.childCount
      guard count > 0 else { continue }
      if looksOnce, !seen.insert(visit.view.child(0).identity).inserted { continue }
      for number in stride(from: count, to: 0, by: -1) {
        pending.append(Visit(view: visit.view.child(number - 1), parent: index, number: number))
      }
    }
    return found
  }

  private func shown(_ visit: Visit) -> ShownView {
    var numbers: [Int] = []
    var ancestors: [PlacedView] = []
    var step = visit
    while step.parent >= 0 {
      numbers.append(step.number)
      step = visits[step.parent]
      ancestors.append(step.view)
    }
    return ShownView(visit.view, in: ancestors.reversed(), at: ViewPath(numbers.reversed()))
  }
}
