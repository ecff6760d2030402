import LayEngine
import LayLanguage

/// Words for the structure of a layout and its changes.
enum StructureWords {
  /// The title of a view, with the name of the nearest named view around it.
  static func title(_ view: View, in nearestName: String?) -> String {
    if let name = view.name { return name }
    let title = ViewTitle.full(view)
    return nearestName.map { "\(title) in \($0)" } ?? title
  }

  static func change(_ change: StructureChange) -> (before: String, after: String) {
    switch (change.before, change.after) {
    case (.candidate(let before, _), .candidate(let after, _)): return ("\(before)", "\(after)")
    case (.tracks(let before, let axis), .tracks(let after, _)):
      return ("\(axis.line)s \(before)", "\(after)")
    case (.frame(let width, let height), .frame(let newWidth, let newHeight)):
      var (before, after): ([String], [String]) = ([], [])
      if width != newWidth {
        before.append(bound(width, of: .horizontal))
        after.append(bound(newWidth, of: .horizontal))
      }
      if height != newHeight {
        before.append(bound(height, of: .vertical))
        after.append(bound(newHeight, of: .vertical))
      }
      return (before.joined(separator: ", "), after.joined(separator: ", "))
    default: return (state(change.before), state(change.after))
    }
  }

  /// How a length behaves below a place and above it.
  static func bend(_ bend: LengthBend) -> (before: String, after: String) {
    guard !bend.jumps else {
      return (NumberText.of(bend.lengthBefore), NumberText.of(bend.length))
    }
    return (way(bend.before, bend), way(bend.after, bend))
  }

  private static func way(_ slope: Double, _ bend: LengthBend) -> String {
    if slope == 0 { return "held at \(NumberText.of(bend.length))" }
    if bend.isHeldBefore || bend.isHeldAfter { return slope > 0 ? "grows" : "shrinks" }
    return (slope > 0 ? "grows by " : "shrinks by ") + NumberText.of(abs(slope))
  }

  static func state(_ state: LayoutStructure.State) -> String {
    switch state {
    case .candidate(let number, _): "\(number)"
    case .lines(let count, let isTruncated):
      (count == 1 ? "1 line" : "\(count) lines") + (isTruncated ? " (cut)" : "")
    case .tracks(let count, let axis): CountText.of(count, axis.line)
    case .children(let steps): runs(steps)
    case .frame(let width, let height):
      "\(bound(width, of: .horizontal)), \(bound(height, of: .vertical))"
    }
  }

  /// How many children there are in each row, or in each column if no row has two.
  private static func runs(_ children: ChildSteps) -> String {
    let isColumns = children.steps.contains(.below) && !children.steps.contains(.beside)
    let counts = children.runs(of: isColumns ? .below : .beside).map(\.count)
    let axis: Axis = isColumns ? .horizontal : .vertical
    let noun = counts.count == 1 ? axis.line : axis.line + "s"
    let list = counts.map { "\($0)" }.joined(separator: ", ")
    return counts.isEmpty ? "no children" : "\(noun) of \(list)"
  }

  /// Which children go to another row, or to another column: `c goes to row 2, e to row 3`.
  ///
  /// nil where the layout has other children, or only the way in which they follow each other
  /// differs.
  static func moves(_ change: StructureChange) -> String? {
    guard case .children(let before) = change.before, case .children(let after) = change.after,
      before.children.count == after.children.count
    else { return nil }
    for (step, axis) in [(ChildSteps.Step.beside, Axis.vertical), (.below, .horizontal)] {
      let moves = moves(from: before.runs(of: step), to: after.runs(of: step))
      if moves.isEmpty { continue }
      var texts = moves.prefix(mostMoves).enumerated().map { number, move in
        title(ofChild: move.child, after.children)
          + (number == 0 ? " goes to \(axis.line) \(move.run)" : " to \(move.run)")
      }
      if moves.count > texts.count { texts.append("and \(moves.count - texts.count) more") }
      return texts.joined(separator: ", ")
    }
    return nil
  }

  private static let mostMoves = 4

  /// The children whose run has another number, with that number.
  private static func moves(
    from before: [[Int]], to after: [[Int]]
  ) -> [(child: Int, run: Int)] {
    let former = before.enumerated().flatMap { number, run in run.map { _ in number + 1 } }
    let latter = after.enumerated().flatMap { number, run in run.map { _ in number + 1 } }
    return latter.indices.compactMap { former[$0] == latter[$0] ? nil : ($0 + 1, latter[$0]) }
  }

  /// The name of a child, or its title; with its number if another child has the same title.
  static func title(ofChild number: Int, _ children: [View]) -> String {
    let titles = children.map { $0.name ?? ViewTitle.withContent($0) }
    let title = titles[number - 1]
    return titles.count { $0 == title } > 1 ? "\(number) \(title)" : title
  }

  private static func bound(_ bound: LayoutStructure.Bound, of axis: Axis) -> String {
    switch bound {
    case .none: "free \(axis.side)"
    case .minimum: "held at :min-\(axis.side)"
    case .maximum: "held at :max-\(axis.side)"
    }
  }
}

/// The titles of views in changes over a range, with paths for views that share a title.
struct RangeTitles {
  private var titles: [UInt64: String] = [:]

  init() {}

  /// The title of a view at a place in the tree, given the name of the nearest named view around
  /// it.
  func title(_ view: View, in nearestName: String?, at place: UInt64) -> String {
    titles[place] ?? StructureWords.title(view, in: nearestName)
  }

  /// Finds paths for views at places of a layout.
  ///
  /// - Parameter views: the views that need titles, by their places.
  mutating func addPaths(of views: [UInt64: View], in layout: Layout, _ lookout: Lookout) {
    let kinds = Set(views.values.map { ObjectIdentifier(type(of: $0.content) as Any.Type) })
    var paths = LinkedPaths()
    var found: [(place: UInt64, title: String, path: Int)] = []
    var counts: [String: Int] = [:]
    var pending: [(view: PlacedView, place: UInt64, name: String?, path: Int)] = []
    pending.append((layout.root, 1, nil, 0))
    while found.count < Self.most, !lookout.isOver,
      let (view, place, name, path) = pending.popLast()
    {
      if kinds.contains(ObjectIdentifier(type(of: view.view.content) as Any.Type)) {
        let title = StructureWords.title(view.view, in: name)
        counts[title, default: 0] += 1
        found.append((place, title, path))
      }
      for number in stride(from: view.childCount, to: 0, by: -1) {
        if lookout.isOver { break }
        pending.append(
          (
            view.child(number - 1), LayoutStructure.place(place, view.chosen ?? number),
            view.view.name ?? name, paths.add(number, to: path)
          ))
      }
    }
    for (place, title, path) in found where views[place] != nil && counts[title, default: 0] > 1 {
      let path = paths.path(path, lookout)
      titles[place] = "\(title) at \(path.numbers.isEmpty ? "it" : path.text)"
    }
  }

  /// The most views that are examined.
  static let most = 20_000
}
