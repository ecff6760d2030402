import LayEngine

/// Measures what tracing costs: a layout that records all events, against one without a trace.
///
/// Each layout begins with a tree and no cached answers, and ends with the frames. Without a trace,
/// separable views are asked for one axis at a time, which takes fewer questions; with
/// `splitsAxes: false` the questions are the same as those of the traced layout.
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
    let treeAskedForSizes = try ViewTree(sketch.view, splitsAxes: false)
    let proposal = ProposedViewSize(width: kind.width, height: height)
    var (plain, sizes, traced) = (Double.infinity, Double.infinity, Double.infinity)
    var (count, blocks) = (0, 0)
    for _ in 0..<15 {
      plain = min(plain, try Stopwatch.time { _ = try Engine(tree).layOut(proposal) })
      sizes = min(
        sizes, try Stopwatch.time { _ = try Engine(treeAskedForSizes).layOut(proposal) })
      traced = min(
        traced,
        try Stopwatch.time {
          let events = try TracedEngine.layOut(tree, proposal).events
          (count, blocks) = (events.count, events.blockCount)
        })
    }
    let nodes = Double(sketch.nodeCount)
    let name = "trace-\(kind.rawValue)-\(sketch.nodeCount)-\(height.map { "\(Int($0))" } ?? "nil")"
    report.figure("\(name)-off", plain / nodes, "ns/node")
    report.figure("\(name)-off-same-questions", sizes / nodes, "ns/node")
    report.figure("\(name)-on", traced / nodes, "ns/node")
    report.figure("\(name)-ratio", traced / plain, "ratio")
    report.figure("\(name)-ratio-same-questions", traced / sizes, "ratio")
    report.figure("\(name)-events", Double(count) / nodes, "events/node")
    report.figure("\(name)-blocks", Double(blocks) / Double(count), "blocks/event")
    report.figure("\(name)-event", Double(MemoryLayout<TraceEvent>.stride), "bytes")
  }
}
