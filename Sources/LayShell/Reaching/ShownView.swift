import LayEngine
import LayLanguage

/// A view of a layout, with its ancestors and its path.
struct ShownView {
  let view: PlacedView
  /// The views around it, from the root down.
  let ancestors: [PlacedView]
  let path: ViewPath
  /// Whether the layout shows it; a candidate that was only measured is not shown, and has no path.
  var isShown = true

  init(_ view: PlacedView, in ancestors: [PlacedView] = [], at path: ViewPath = ViewPath([])) {
    self.view = view
    self.ancestors = ancestors
    self.path = path
  }

  static func root(of layout: Layout) -> ShownView { ShownView(layout.root) }

  /// The view around it at a depth, which is 0 for the root.
  func ancestor(_ depth: Int) -> ShownView {
    ShownView(
      ancestors[depth], in: Array(ancestors.prefix(depth)),
      at: ViewPath(Array(path.numbers.prefix(depth))))
  }

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
    lookout.took(numbers.count)
    return ShownView(visit.view, in: ancestors.reversed(), at: ViewPath(numbers.reversed()))
  }
}

/// Paths from the root of a layout that share their beginnings.
///
/// A path is known by a number, which is 0 for the root's.
struct LinkedPaths {
  private var links: [(before: Int, number: Int)] = [(0, 0)]

  /// The path that goes on with a child, whose number counts from 1.
  mutating func add(_ number: Int, to path: Int) -> Int {
    links.append((path, number))
    return links.count - 1
  }

  /// - Parameter lookout: where it says to stop, the path is incomplete.
  func path(_ path: Int, _ lookout: Lookout) -> ViewPath {
    var numbers: [Int] = []
    var rest = path
    while rest != 0, !lookout.isOver {
      numbers.append(links[rest].number)
      rest = links[rest].before
    }
    return ViewPath(numbers.reversed())
  }
}

/// The position of a view in a tree: the number of the child at each step from the root, from 1.
///
/// Written with dots: `2.1` is the first child of the second child. A repeated number may be
/// written once: `1*5.2` is `1.1.1.1.1.2`.
struct ViewPath: Equatable, Sendable {
  /// The longest path that is read; deeper views exist, but nobody writes their paths.
  private static let longest = 1_000_000

  let numbers: [Int]

  init(_ numbers: [Int]) { self.numbers = numbers }

  /// Reads a path; nil for any other text.
  init?(_ text: String) {
    var numbers: [Int] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      let factors = part.split(separator: "*", omittingEmptySubsequences: false)
      guard let number = Self.number(factors[0]), factors.count <= 2 else { return nil }
      guard factors.count == 2 else {
        numbers.append(number)
        continue
      }
      guard let times = Self.number(factors[1]), numbers.count + times <= Self.longest else {
        return nil
      }
      numbers += Array(repeating: number, count: times)
    }
    self.numbers = numbers
  }

  /// A positive integer in decimal digits without a leading zero.
  private static func number(_ text: Substring) -> Int? {
    guard let first = text.utf8.first, first != UInt8(ascii: "0"),
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }

  var text: String { Writing(self, most: .max).text }

  /// The text as it is printed beside other text, cut at its start if it is long.
  var shown: String { Writing(self).shown }

  /// The text of a path that grows at its end, as during a walk down a tree.
  struct Writing {
    /// From this many on, equal numbers are written as a count.
    private static let fewest = 4
    /// The most characters that are shown; a longer path is cut at its start, with an ellipsis.
    private let most: Int
    private var before = ""
    private var last = 0
    private var times = 0

    init(_ path: ViewPath = ViewPath([]), most: Int = 40) {
      self.most = most
      for number in path.numbers { append(number) }
    }

    mutating func append(_ number: Int) {
      if number == last {
        times += 1
        return
      }
      before = String(text.suffix(most))
      (last, times) = (number, 1)
    }

    var text: String {
      guard times > 0 else { return "" }
      let run =
        times < Self.fewest
        ? Array(repeating: "\(last)", count: times).joined(separator: ".") : "\(last)*\(times)"
      return before.isEmpty ? run : "\(before).\(run)"
    }

    /// The text, cut at its start if it is too long.
    var shown: String {
      let text = text
      return text.count > most ? "…" + text.suffix(most) : text
    }
  }
}
