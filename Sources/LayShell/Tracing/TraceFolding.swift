import LayLanguage

/// Finds steps one after the other that are the same, and groups of a few that come again.
struct TraceFolding {
  /// So many steps are taken for a group.
  private static let longestGroup = 4

  private let lookout: Lookout

  init(_ lookout: Lookout) { self.lookout = lookout }

  /// - Parameter hash: what is the same in equal steps.
  func runs(_ entries: [Int], _ hash: (Int) -> Int) -> [TraceReading.Run] {
    let hashes = entries.map(hash)
    var runs: [TraceReading.Run] = []
    var start = 0
    while start < entries.count, !lookout.isOver {
      var (length, times) = (1, 1)
      for group in 1...Self.longestGroup {
        let count = count(of: group, in: hashes, from: start)
        // A longer group is worth it only where it covers more.
        if count > 1, group * count > length * times { (length, times) = (group, count) }
      }
      runs.append(
        TraceReading.Run(entries: Array(entries[start..<start + length]), times: times))
      start += length * times
    }
    return runs
  }

  /// How often a group comes from a place on.
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
