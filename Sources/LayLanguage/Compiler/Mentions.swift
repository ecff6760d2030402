/// Where each name stands in the syntax of an item, made when it is first asked for.
///
/// It includes shadowed names: callers only need to know whether there is no mention at all.
final class Mentions {
  private let tree: SyntaxTree

  private lazy var places: [Int32: [SyntaxTree.Index]] = {
    var places: [Int32: [SyntaxTree.Index]] = [:]
    for index in 0..<tree.count where tree.kind(index) == .symbol {
      places[tree.nodes[index].payload, default: []].append(index)
    }
    return places
  }()

  init(_ tree: SyntaxTree) { self.tree = tree }

  /// Whether a name stands in a range of nodes, at another place than the one given.
  func contains(
    _ symbol: Symbol, in range: Range<SyntaxTree.Index>, otherThan place: SyntaxTree.Index
  ) -> Bool {
    guard let places = places[symbol.id] else { return false }
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    if low < places.count, places[low] == place { low += 1 }
    return low < places.count && places[low] < range.upperBound
  }
}
