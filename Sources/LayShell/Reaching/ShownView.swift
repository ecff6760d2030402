import LayEngine
import LayLanguage

/// A view of a layout, with the views around it and its path.
///
/// Views share what is around them, so that all views on a way of 100,000 views take the room of the way.
struct ShownView {
  private(set) var view: PlacedView
  /// Where it is in the view around it; nil for the root.
  private let place: Place?
  /// Whether the layout shows it; a candidate that was only measured is not shown, and has no path.
  var isShown = true

  static func root(of layout: Layout) -> ShownView { ShownView(view: layout.root, place: nil) }

  fileprivate init(view: PlacedView, place: Place?) { (self.view, self.place) = (view, place) }

  /// - Parameter number: the number of the child, from 1.
  init(_ view: PlacedView, child number: Int, of parent: ShownView) {
    self.view = view
    place = Place(number, in: parent, after: parent.place)
    isShown = parent.isShown
  }

  var parent: ShownView? { place?.parent }
  var isRoot: Bool { place == nil }
  /// How many views are around it.
  var depth: Int { place?.depth ?? 0 }
  /// The number among its siblings, from 1; nil for the root.
  var number: Int? { place?.number }
  /// The view and the views around it, from the inside out.
  var outward: UnfoldFirstSequence<ShownView> { sequence(first: self) { $0.parent } }
  /// The views around it, from the inside out.
  var around: DropFirstSequence<UnfoldFirstSequence<ShownView>> { outward.dropFirst() }

  /// Made anew at each call, in the time of its length.
  var path: ViewPath { path(from: 0) }

  /// The path from the view around it at a depth, which is 0 for the root.
  func path(from depth: Int) -> ViewPath {
    ViewPath(outward.prefix(self.depth - depth).compactMap(\.number).reversed())
  }

  /// The path as a command takes it.
  var pathText: String { place.map { $0.text(most: .max) } ?? "" }
  /// The path as it is printed beside other text, cut at its start if it is long.
  var shownPath: String {
    place.map { ViewPath.Writing.cut($0.text(most: ViewPath.mostShown)) } ?? ""
  }

  /// The same place with a view that was measured there.
  func measured(_ view: PlacedView) -> ShownView {
    var measured = self
    (measured.view, measured.isShown) = (view, false)
    return measured
  }

  func hasSamePlace(as other: ShownView) -> Bool {
    guard depth == other.depth else { return false }
    var (one, other) = (place, other.place)
    while let next = one, let same = other, next !== same {
      guard next.number == same.number else { return false }
      (one, other) = (next.before, same.before)
    }
    return true
  }

  /// The view at a path from this one; if a child is missing, the last view on the way and that
  /// child.
  func view(at path: ViewPath) -> (ShownView, MissingChild?) {
    var reached = self
    for number in path.numbers {
      guard number <= reached.view.childCount else {
        return (reached, MissingChild(number: number, view: reached))
      }
      reached = reached.child(number - 1)
    }
    return (reached, nil)
  }

  /// A step of the way from the root, which knows the step before it.
  fileprivate final class Place {
    let number, depth: Int
    private(set) var parent: ShownView?
    /// How many steps with the same number end here.
    private let times: Int
    /// The last step with another number, which `parent` keeps.
    private unowned let other: Place?

    var before: Place? { parent?.place }

    init(_ number: Int, in parent: ShownView, after before: Place?) {
      (self.number, self.parent) = (number, parent)
      depth = (before?.depth ?? 0) + 1
      let isSame = before?.number == number
      times = isSame ? (before?.times ?? 0) + 1 : 1
      other = isSame ? before?.other : before
    }

    /// Without recursion, since the way may be 100,000 steps long.
    deinit {
      var next = before
      parent = nil
      while isKnownUniquelyReferenced(&next), let last = next {
        next = last.before
        last.parent = nil
      }
    }

    /// - Parameter most: how many characters are needed at the end.
    func text(most: Int) -> String {
      var runs: [String] = []
      var (step, count): (Place?, Int) = (self, 0)
      while let run = step, count <= most {
        runs.append(ViewPath.Writing.run(run.number, times: run.times))
        count += runs[runs.count - 1].count + 1
        step = run.other
      }
      return runs.reversed().joined(separator: ".")
    }
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
    var way = [visit]
    while way[way.count - 1].parent >= 0 { way.append(visits[way[way.count - 1].parent]) }
    lookout.took(way.count)
    let root = ShownView(view: way[way.count - 1].view, place: nil)
    return way.dropLast().reversed().reduce(root) { ShownView($1.view, child: $1.number, of: $0) }
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
  /// The most characters that are shown beside other text.
  static let mostShown = 40
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

    init(_ path: ViewPath = ViewPath([]), most: Int = mostShown) {
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
      let run = Self.run(last, times: times)
      return before.isEmpty ? run : "\(before).\(run)"
    }

    static func run(_ number: Int, times: Int) -> String {
      times < fewest
        ? Array(repeating: "\(number)", count: times).joined(separator: ".") : "\(number)*\(times)"
    }

    /// The text, cut at its start if it is too long.
    var shown: String { Self.cut(text, most: most) }

    static func cut(_ text: String, most: Int = mostShown) -> String {
      text.count > most ? "…" + text.suffix(most) : text
    }
  }
}
