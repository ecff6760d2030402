import LayEngine
import LayLanguage

/// Matches the views of one layout with those of another.
///
/// - Rule: children match by name, or by title where they have none; those between two matches then
///   match by kind; those still left match by position if both contain views.
/// - Rule: a chain of modifiers is matched apart from the view that it modifies, so that a modifier
///   can be added or removed around that view.
/// - Rule: two different candidates of the same `view-that-fits` do not match.
enum ViewPairs {
  /// A view of a layout, and the path to it.
  struct Item {
    let view: PlacedView
    /// The child numbers from the view whose children are matched; they count from 1.
    let steps: [Int]

    fileprivate init(view: PlacedView, steps: [Int]) { (self.view, self.steps) = (view, steps) }

    /// The view at some steps inside another one.
    fileprivate init(_ view: PlacedView, down steps: [Int]) {
      self.init(view: steps.reduce(view) { $0.child($1 - 1) }, steps: steps)
    }

    fileprivate var isModifier: Bool { view.view.content.isModifier && view.childCount == 1 }
    fileprivate var kind: String { view.view.content.name }
    fileprivate var name: String? { view.view.name }

    /// This view and those inside it, up to and including the first that is not a modifier.
    fileprivate var chain: [Item] {
      var chain = [self]
      while let last = chain.last, last.isModifier {
        chain.append(Item(view: last.view.child(0), steps: last.steps + [1]))
      }
      return chain
    }
  }

  /// What was found out about views, for further layouts of the same views, which it keeps.
  ///
  /// Which children match follows from the views, and from how many of them and which candidates are
  /// shown.
  final class Memory {
    fileprivate struct Children: Hashable {
      let before, after: ObjectIdentifier
      let counts: [Int]

      init(_ before: PlacedView, _ after: PlacedView) {
        (self.before, self.after) = (ObjectIdentifier(before.view), ObjectIdentifier(after.view))
        counts = [before, after].flatMap { [$0.childCount, $0.chosen ?? 0] }
      }
    }

    fileprivate typealias Steps = (before: [Int]?, after: [Int]?, isAlone: Bool)

    /// Functions of the program may make other views each time: more are not kept.
    private static let mostKept = 20_000

    fileprivate private(set) var children: [Children: [Steps]] = [:]
    private var titles: [ObjectIdentifier: String] = [:]
    private var views: [View] = []

    fileprivate func keep(_ pairs: [Pair], _ key: Children, of before: View, _ after: View) {
      guard children.count < Self.mostKept else { return }
      children[key] = pairs.map { ($0.before?.steps, $0.after?.steps, $0.isAlone) }
      views += [before, after]
    }

    /// As `ViewTitle.full`.
    func title(_ view: View) -> String {
      if let known = titles[ObjectIdentifier(view)] { return known }
      let title = ViewTitle.full(view)
      if titles.count < Self.mostKept {
        titles[ObjectIdentifier(view)] = title
        views.append(view)
      }
      return title
    }
  }

  /// A view in both layouts, or in one.
  struct Pair {
    let before: Item?
    let after: Item?
    /// Whether the view inside is in a pair of its own, so that only this view is compared.
    var isAlone = false
  }

  /// The roots always match.
  static func roots(_ before: PlacedView, _ after: PlacedView) -> [Pair] {
    pairs(Item(view: before, steps: []), Item(view: after, steps: []), mustPair: true)
  }

  /// - Parameters:
  ///   - memory: what is known of the views from other layouts of them.
  ///   - lookout: where it says to stop, the pairs are incomplete.
  static func children(
    _ before: PlacedView, _ after: PlacedView, _ memory: Memory?, _ lookout: Lookout
  ) -> [Pair] {
    guard let memory else { return children(before, after, lookout) }
    let key = Memory.Children(before, after)
    if let known = memory.children[key] {
      return known.map { steps in
        Pair(
          before: steps.before.map { Item(before, down: $0) },
          after: steps.after.map { Item(after, down: $0) }, isAlone: steps.isAlone)
      }
    }
    let pairs = children(before, after, lookout)
    if !lookout.isOver { memory.keep(pairs, key, of: before.view, after.view) }
    return pairs
  }

  private static func children(
    _ before: PlacedView, _ after: PlacedView, _ lookout: Lookout
  ) -> [Pair] {
    let (old, new) = (items(before, lookout), items(after, lookout))
    if before.view === after.view, before.chosen != after.chosen {
      return old.map { Pair(before: $0, after: nil) } + new.map { Pair(before: nil, after: $0) }
    }
    if old.count == new.count, areSame(old, new, lookout) {
      return lookout.map(zip(old, new)) { Pair(before: $0, after: $1) }
    }
    if old.count == 1, new.count == 1 { return pairs(old[0], new[0], mustPair: false) }
    return aligned(old, new, [title, kind], lookout)
  }

  private static func areSame(_ old: [Item], _ new: [Item], _ lookout: Lookout) -> Bool {
    if old.count < Lookout.turnsBetweenLooks {
      return zip(old, new).allSatisfy { $0.view.view === $1.view.view }
    }
    for (old, new) in zip(old, new) {
      if lookout.isOver || old.view.view !== new.view.view { return false }
    }
    return true
  }

  private static func items(_ view: PlacedView, _ lookout: Lookout) -> [Item] {
    // A view is a turn itself; only many children are more.
    let numbers = 0..<view.childCount
    func item(_ number: Int) -> Item { Item(view: view.child(number), steps: [number + 1]) }
    return numbers.count < Lookout.turnsBetweenLooks
      ? numbers.map(item) : lookout.map(numbers, item)
  }

  private static func title(_ item: Item) -> String {
    item.name.map { "\u{0}" + $0 } ?? ViewTitle.withContent(item.view.view)
  }

  private static func kind(_ item: Item) -> String {
    var view = item.view.view
    while view.content.isModifier, let child = view.children.first { view = child }
    return view.content.name
  }

  /// Pairs items with equal keys; those between two such pairs are matched by the next key.
  private static func aligned(
    _ old: [Item], _ new: [Item], _ keys: [(Item) -> String], _ lookout: Lookout
  ) -> [Pair] {
    guard let key = keys.first else { return leftOver(old, new, lookout) }
    guard !old.isEmpty, !new.isEmpty else { return leftOver(old, new, lookout) }
    let rest = Array(keys.dropFirst())
    var result: [Pair] = []
    var (oldStart, newStart) = (0, 0)
    for (oldPlace, newPlace) in CommonSequence.places(
      lookout.map(old, key), lookout.map(new, key), lookout)
    {
      if lookout.isOver { return result }
      result += aligned(
        Array(old[oldStart..<oldPlace]), Array(new[newStart..<newPlace]), rest, lookout)
      result += pairs(old[oldPlace], new[newPlace], mustPair: true)
      (oldStart, newStart) = (oldPlace + 1, newPlace + 1)
    }
    return result + aligned(Array(old[oldStart...]), Array(new[newStart...]), rest, lookout)
  }

  /// Matches items without a common key by position; `pairs` decides whether two of them can match.
  private static func leftOver(
    _ old: [Item], _ new: [Item], _ lookout: Lookout
  ) -> [Pair] {
    let both = min(old.count, new.count)
    return lookout.map(zip(old, new)) { pairs($0, $1, mustPair: false) }.flatMap(\.self)
      + lookout.map(old[both...]) { Pair(before: $0, after: nil) }
      + lookout.map(new[both...]) { Pair(before: nil, after: $0) }
  }

  /// Pairs two views at the same position; where their kinds differ, modifier by modifier.
  private static func pairs(_ old: Item, _ new: Item, mustPair: Bool) -> [Pair] {
    if old.kind == new.kind { return [Pair(before: old, after: new)] }
    let chains = (old.chain, new.chain)
    guard let oldCore = chains.0.last, let newCore = chains.1.last else { return [] }
    let areContainers = oldCore.view.childCount > 0 && newCore.view.childCount > 0
    guard mustPair || areContainers || oldCore.kind == newCore.kind else {
      return [Pair(before: old, after: nil), Pair(before: nil, after: new)]
    }
    return modifiers(Array(chains.0.dropLast()), Array(chains.1.dropLast()))
      + [Pair(before: oldCore, after: newCore)]
  }

  private static func modifiers(_ old: [Item], _ new: [Item]) -> [Pair] {
    var result: [Pair] = []
    var (oldStart, newStart) = (0, 0)
    func addGaps(_ oldEnd: Int, _ newEnd: Int) {
      result += old[oldStart..<oldEnd].map { Pair(before: $0, after: nil, isAlone: true) }
      result += new[newStart..<newEnd].map { Pair(before: nil, after: $0, isAlone: true) }
    }
    for (oldPlace, newPlace) in CommonSequence.places(old.map(\.kind), new.map(\.kind)) {
      addGaps(oldPlace, newPlace)
      result.append(Pair(before: old[oldPlace], after: new[newPlace], isAlone: true))
      (oldStart, newStart) = (oldPlace + 1, newPlace + 1)
    }
    addGaps(old.count, new.count)
    return result
  }
}
