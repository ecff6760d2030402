import LayLanguage

/// What two sequences have in common.
enum CommonSequence {
  /// Above this many comparisons only the common prefix and suffix are found.
  private static let mostComparisons = 1 << 20

  /// The indices of equal elements in both sequences, ascending: of `["a", "b"]` and `["b", "c"]`
  /// 1 and 0.
  ///
  /// - Parameter lookout: where it says to stop, some are missing.
  static func places<Element: Hashable>(
    _ first: [Element], _ second: [Element], _ lookout: Lookout = Lookout()
  ) -> [(Int, Int)] {
    let start = zip(first, second).prefix { !lookout.isOver && $0 == $1 }.count
    let (old, new) = (Array(first[start...]), Array(second[start...]))
    let end = zip(old.reversed(), new.reversed()).prefix { !lookout.isOver && $0 == $1 }.count
    let same = lookout.map(0..<start) { ($0, $0) }
    let behind = lookout.map(0..<end) { place in
      (first.count - end + place, second.count - end + place)
    }
    let (oldCount, newCount) = (old.count - end, new.count - end)
    guard oldCount * newCount <= mostComparisons else { return same + behind }
    let between = places(old.dropLast(end), new.dropLast(end))
    return same + between.map { (start + $0, start + $1) } + behind
  }

  /// The same for sequences that have little in common.
  private static func places<Element: Hashable>(
    _ old: ArraySlice<Element>, _ new: ArraySlice<Element>
  ) -> [(Int, Int)] {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let kept = zip(
      old.indices.filter { !removed.contains($0) }, new.indices.filter { !inserted.contains($0) })
    return Array(kept)
  }
}
