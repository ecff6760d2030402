/// The longest common subsequence of two sequences.
enum CommonSequence {
  /// Above this many comparisons only the common prefix and suffix are found.
  private static let mostComparisons = 1 << 20

  /// The indices of equal elements, ascending in both sequences.
  static func places<Element: Equatable>(
    _ first: [Element], _ second: [Element]
  ) -> [(Int, Int)] {
    var start = 0
    let least = min(first.count, second.count)
    while start < least, first[start] == second[start] { start += 1 }
    var end = 0
    while end < least - start, first[first.count - 1 - end] == second[second.count - 1 - end] {
      end += 1
    }
    let head = (0..<start).map { ($0, $0) }
    let tail = stride(from: end, to: 0, by: -1).map { (first.count - $0, second.count - $0) }
    let middle = longest(first[start..<(first.count - end)], second[start..<(second.count - end)])
    return head + middle + tail
  }

  /// Uses the usual table: the length of the longest common subsequence of every pair of suffixes.
  private static func longest<Element: Equatable>(
    _ first: ArraySlice<Element>, _ second: ArraySlice<Element>
  ) -> [(Int, Int)] {
    guard !first.isEmpty, !second.isEmpty, first.count * second.count <= mostComparisons else {
      return []
    }
    let columns = second.count + 1
    var lengths = [Int32](repeating: 0, count: (first.count + 1) * columns)
    for row in stride(from: first.count - 1, through: 0, by: -1) {
      for column in stride(from: second.count - 1, through: 0, by: -1) {
        let place = row * columns + column
        lengths[place] =
          first[first.startIndex + row] == second[second.startIndex + column]
          ? lengths[place + columns + 1] + 1 : max(lengths[place + columns], lengths[place + 1])
      }
    }
    var places: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < first.count, column < second.count {
      let place = row * columns + column
      if first[first.startIndex + row] == second[second.startIndex + column] {
        places.append((first.startIndex + row, second.startIndex + column))
        row += 1
        column += 1
      } else if lengths[place + columns] >= lengths[place + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return places
  }
}
