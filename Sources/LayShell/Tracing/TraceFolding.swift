import LayLanguage

/// Finds equal steps in a row, and small groups of steps that repeat.
struct TraceFolding {
  /// The most steps in a group.
  private static let longestGroup = 4

  private let lookout: Lookout

  init(_ lookout: Lookout) { self.lookout = lookout }

  /// - Parameter hash: a hash that is equal for equal steps.
  func runs(_ entries: [Int], _ hash: (Int) -> Int) -> [TraceReading.Run] {
    let hashes = entries.map(hash)
    var runs: [TraceReading.Run] = []
    var start = 0
    while start < entries.count, !lookout.isOver {
      var (length, times) = (1, 1)
      for group in 1...Self.longestGroup {
        let count = count(of: group, in: hashes, from: start)
        // Prefer a longer group only if it covers more steps.
        if count > 1, group * count > length * times { (length, times) = (group, count) }
      }
      runs.append(
        TraceReading.Run(entries: Array(entries[start..<start + length]), times: times))
      start += length * times
    }
    return runs
  }

  /// How many times a group comes in a row from an index on.
  private func count(of group: Int, in hashes: [Int], from start: Int) -> Int {
    var count = 1
    while start + (count + 1) * group <= hashes.count {
      let next = start + count * group
      guard (0..<group).allSatisfy({ hashes[start + $0] == hashes[next + $0] }) else { break }
      count += 1
    }
    return count
  }
}
