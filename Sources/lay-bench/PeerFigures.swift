import LayEngine

/// Measures the app's trees with an unspecified height, in `lay` and in Yoga alternately.
///
/// `lay` lays out each tree twice: with equal views as one object, as in a program's tree, and with
/// an object for each view, as Yoga has a node for each.
///
/// The peer is a command that takes the level and the number of rounds as arguments, and prints the
/// least nanoseconds of a cold layout and of a resized one.
struct PeerFigures {
  let report: Report
  let peer: String
  private static let turns = 5
  private static let rounds = 7

  func measure() throws {
    for level in 2...3 { try measure(level) }
  }

  private func measure(_ level: Int) throws {
    let sketch = BenchTree.sketch(level: level)
    let views = [("app", sketch.view(in: ViewTable())), ("app-apart", sketch.view)]
    let engines = try views.map { _, view in Engine(try ViewTree(view)) }
    var ours = [[Double]](repeating: [.infinity, .infinity], count: engines.count)
    var theirs = [Double.infinity, .infinity]
    for _ in 0..<Self.turns {
      let lines = Process.output(of: "\(peer) \(level) \(Self.rounds)")
      let numbers = lines.first?.split(separator: " ").compactMap { Double($0) } ?? []
      guard numbers.count == 2 else {
        let printed = lines.first.map { "`\($0)`" } ?? "nothing"
        return report.complain(
          "the peer is to print two numbers for level \(level), and printed \(printed)")
      }
      theirs = zip(theirs, numbers).map(min)
      for (index, engine) in engines.enumerated() {
        ours[index] = zip(ours[index], try Self.least(engine)).map(min)
      }
    }
    let count = sketch.nodeCount
    for (index, step) in ["cold", "resized"].enumerated() {
      report.figure("yoga-app-\(count)-nil-\(step)", theirs[index] / Double(count), "ns/node")
      for (view, times) in zip(views, ours) {
        let name = "lay-\(view.0)-\(count)-nil-\(step)"
        report.figure(name, times[index] / Double(count), "ns/node")
        report.figure("yoga-to-\(name)", theirs[index] / times[index], "ratio")
      }
    }
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
