import LayEngine

/// Measures what a new layout costs when one leaf of a large tree changes.
struct ChangeFigures {
  private let report: Report

  init(_ report: Report) { self.report = report }

  func measure() throws {
    for level in 2...4 {
      for height: Double? in [2000, nil] { try measure(level, height: height) }
    }
  }

  private func measure(_ level: Int, height: Double?) throws {
    let sketch = BenchTree.sketch(level: level)
    let proposal = ProposedViewSize(width: BenchTree.width, height: height)
    var view = sketch.view
    var tree = try ViewTree(view)
    var engine = Engine(tree)
    _ = try engine.place(proposal)
    var least = (path: Double.infinity, lowering: Double.infinity, placing: Double.infinity)
    var counts = (lowered: 0, visited: 0, computed: 0, placed: 0)
    for round in 0..<(level == 4 ? 41 : 81) {
      let leaf = Sketch.bar(width: 40 + Double(round % 7), height: 40).view
      least.path = min(
        least.path, Stopwatch.time { view = Self.replacingMiddle(of: view, with: leaf) })
      let computed = engine.computed
      var isNext = false
      let lowering = try Stopwatch.time {
        guard let next = try tree.next(view) else { return }
        tree = next
        isNext = true
        engine.update(to: tree)
      }
      // Once in a while, when too many nodes are unused, the whole tree has to be lowered anew.
      guard isNext else {
        tree = try ViewTree(view)
        engine = Engine(tree)
        _ = try engine.place(proposal)
        continue
      }
      var placed = 0
      let placing = try Stopwatch.time { placed = try engine.place(proposal) }
      least.lowering = min(least.lowering, lowering)
      least.placing = min(least.placing, placing)
      counts = (tree.loweredCount, tree.visitedCount, engine.computed - computed, placed)
    }
    let name = "change-\(sketch.nodeCount)-\(height.map { "\(Int($0))" } ?? "nil")"
    report.figure("\(name)-views", least.path / 1000, "us")
    report.figure("\(name)-lowering", least.lowering / 1000, "us")
    report.figure("\(name)-placing", least.placing / 1000, "us")
    report.figure("\(name)-layout", (least.lowering + least.placing) / 1000, "us")
    report.figure("\(name)-lowered", Double(counts.lowered), "nodes")
    report.figure("\(name)-looked-at", Double(counts.visited), "views")
    report.figure("\(name)-computed", Double(counts.computed), "sizes")
    report.figure("\(name)-placed", Double(counts.placed), "views")
    try measureAgain(sketch, name, proposal)
  }

  /// Measures the same change to a view that is made anew, so that its equal parts must be found.
  private func measureAgain(
    _ sketch: Sketch, _ name: String, _ proposal: ProposedViewSize
  ) throws {
    var tree = try ViewTree(sketch.view)
    var engine = Engine(tree)
    _ = try engine.place(proposal)
    var least = Double.infinity
    for round in 0..<7 {
      let leaf = Sketch.bar(width: 40 + Double(round % 7), height: 40).view
      let view = Self.replacingMiddle(of: sketch.view, with: leaf)
      let time = try Stopwatch.time {
        if let next = try tree.next(view) {
          tree = next
          engine.update(to: tree)
        } else {
          tree = try ViewTree(view)
          engine = Engine(tree)
        }
        _ = try engine.place(proposal)
      }
      least = min(least, time)
    }
    report.figure("\(name)-again", least / 1000, "us")
  }

  /// The view with the first leaf of its middle cell replaced.
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
