import LayEngine

/// Measures what tracing costs: a layout that records all events, against one without a trace.
///
/// Each layout begins with a tree and no cached answers, and ends with the frames.
struct TraceFigures {
  private let report: Report

  init(_ report: Report) { self.report = report }

  func measure() throws {
    for kind in BenchTree.allCases {
      for height: Double? in [2000, nil] { try measure(kind, height: height) }
    }
  }

  private func measure(_ kind: BenchTree, height: Double?) throws {
    let sketch = kind.sketch(level: 3)
    let tree = try ViewTree(sketch.view)
    let proposal = ProposedViewSize(width: kind.width, height: height)
    var (plain, traced) = (Double.infinity, Double.infinity)
    var count = 0
    for _ in 0..<15 {
      plain = min(plain, try Stopwatch.time { _ = try Engine(tree).layOut(proposal) })
      traced = min(
        traced,
        try Stopwatch.time {
          count = try TracedEngine.layOut(tree, proposal).events.count
        })
    }
    let nodes = Double(sketch.nodeCount)
    let name = "trace-\(kind.rawValue)-\(sketch.nodeCount)-\(height.map { "\(Int($0))" } ?? "nil")"
    report.figure("\(name)-off", plain / nodes, "ns/node")
    report.figure("\(name)-on", traced / nodes, "ns/node")
    report.figure("\(name)-ratio", traced / plain, "ratio")
    report.figure("\(name)-events", Double(count) / nodes, "events/node")
    report.figure("\(name)-event", Double(MemoryLayout<TraceEvent>.stride), "bytes")
  }
}
