/// What two sequences have in common.
enum CommonSequence {
  /// Above this many comparisons only the common prefix and suffix are found.
  private static let mostComparisons = 1 << 20

  /// The indices of equal elements in both sequences, ascending: of `["a", "b"]` and `["b", "c"]`
  /// 1 and 0.
  static func places<Element: Hashable>(
    _ first: [Element], _ second: [Element]
  ) -> [(Int, Int)] {
    let start = zip(first, second).prefix { $0 == $1 }.count
    let (old, new) = (Array(first[start...]), Array(second[start...]))
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    var (removed, inserted) = (Set(0..<old.count - end), Set(0..<new.count - end))
    if removed.count * inserted.count <= mostComparisons {
      (removed, inserted) = ([], [])
      for change in new.dropLast(end).difference(from: old.dropLast(end)) {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): inserted.insert(offset)
        }
      }
    }
    let kept = zip(
      old.indices.filter { !removed.contains($0) }, new.indices.filter { !inserted.contains($0) })
    return (0..<start).map { ($0, $0) } + kept.map { (start + $0, start + $1) }
  }
}
