import LayEngine

/// One leaf of a large tree changes: what it takes to have the new layout.
struct ChangeFigures {
  private let report: Report

  init(_ report: Report) { self.report = report }

  func measure() throws {
    for level in 2...4 {
      for height: Double? in [2000, nil] { try measure(level, height: height) }
    }
  }

  private func measure(_ level: Int, height: Double?) throws {
    let sketch = BenchTree.app.sketch(level: level)
    let proposal = ProposedViewSize(width: BenchTree.app.width, height: height)
    var view = sketch.view
    _ = try Engine(try ViewTree(view)).place(proposal)
    var path = Double.infinity
    var layout = Double.infinity
    var counts = (lowered: 0, computed: 0, visited: 0)
    for round in 0..<(level == 4 ? 7 : 21) {
      let leaf = Sketch.bar(width: 40 + Double(round % 2), height: 40).view
      path = min(path, Stopwatch.time { view = Self.replacingMiddle(of: view, with: leaf) })
      layout = min(
        layout,
        try Stopwatch.time {
          let engine = Engine(try ViewTree(view))
          let placed = try engine.place(proposal)
          counts = (engine.tree.count, engine.computed, placed)
        })
    }
    let name = "change-\(sketch.nodeCount)-\(height.map { "\(Int($0))" } ?? "nil")"
    report.figure("\(name)-views", path / 1000, "us")
    report.figure("\(name)-layout", layout / 1000, "us")
    report.figure("\(name)-lowered", Double(counts.lowered), "nodes")
    report.figure("\(name)-computed", Double(counts.computed), "sizes")
    report.figure("\(name)-visited", Double(counts.visited), "views")
  }

  /// The same tree with another view in the place of the first leaf of the cell in the middle.
  private static func replacingMiddle(of view: View, with leaf: View) -> View {
    guard view.content is FixedFrame else {
      let middle = view.children.count == 10 ? 5 : 0
      var children = view.children
      children[middle] = replacingMiddle(of: children[middle], with: leaf)
      return view.containing(children)
    }
    return leaf
  }
}
