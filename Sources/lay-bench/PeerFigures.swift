import LayEngine

/// The app's trees with an unspecified height, here and in Yoga, turn and turn about.
///
/// The peer is a program that is given the level and the rounds to take, and prints the least
/// nanoseconds of a cold layout and of a resized one.
struct PeerFigures {
  private let report: Report
  private let peer: String
  private static let turns = 5
  private static let rounds = 7

  init(_ report: Report, peer: String) {
    self.report = report
    self.peer = peer
  }

  func measure() throws {
    for level in 2...3 { try measure(level) }
  }

  private func measure(_ level: Int) throws {
    let sketch = BenchTree.app.sketch(level: level)
    let engine = Engine(try ViewTree(sketch.view))
    var ours = (cold: Double.infinity, resized: Double.infinity)
    var theirs = ours
    for _ in 0..<Self.turns {
      let lines = Process.output(of: "\(peer) \(level) \(Self.rounds)")
      let numbers = lines.first?.split(separator: " ").compactMap { Double($0) } ?? []
      guard numbers.count == 2 else {
        let printed = lines.first.map { "`\($0)`" } ?? "nothing"
        return report.complain(
          "the peer is to print two numbers for level \(level), and printed \(printed)")
      }
      theirs = (min(theirs.cold, numbers[0]), min(theirs.resized, numbers[1]))
      let times = try Self.least(engine)
      ours = (min(ours.cold, times[0]), min(ours.resized, times[1]))
    }
    let nodes = Double(sketch.nodeCount)
    let name = "app-\(sketch.nodeCount)-nil"
    report.figure("yoga-\(name)-cold", theirs.cold / nodes, "ns/node")
    report.figure("yoga-\(name)-resized", theirs.resized / nodes, "ns/node")
    report.figure("lay-\(name)-cold", ours.cold / nodes, "ns/node")
    report.figure("lay-\(name)-resized", ours.resized / nodes, "ns/node")
    report.figure("yoga-to-lay-\(name)-cold", theirs.cold / ours.cold, "ratio")
    report.figure("yoga-to-lay-\(name)-resized", theirs.resized / ours.resized, "ratio")
  }

  private static func least(_ engine: Engine) throws -> [Double] {
    var width = 1700.0
    return try Stopwatch.least(
      rounds: rounds,
      [
        {
          engine.forget()
          _ = try engine.place(ProposedViewSize(width: 2000, height: nil))
        },
        {
          width += 7
          _ = try engine.place(ProposedViewSize(width: width, height: nil))
        },
      ])
  }
}
