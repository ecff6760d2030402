import LayEngine

/// What laying out an app's tree costs, cold and after a resize.
///
/// Figures are for a node as a flexbox engine counts them, so that engines can be compared.
struct EngineFigures {
  private let level: Int
  private let nodes: Int

  init(level: Int) {
    self.level = level
    nodes = AppTree.nodeCount(level: level)
  }

  func report() throws {
    try report("nil-height", height: nil)
    try report("2000x2000", height: 2000)
  }

  private func report(_ name: String, height: Double?) throws {
    let tree = try ViewTree(AppTree.tree(level: level))
    let engine = Engine(tree)
    let proposal = ProposedViewSize(width: 2000, height: height)
    _ = try engine.place(proposal)
    let asked = engine.asked
    let computed = engine.computed

    let repetitions = level == 4 ? 15 : 51
    let cold = try Stopwatch.median(of: repetitions) {
      engine.forget()
      _ = try engine.place(proposal)
    }
    var width = 1700.0
    let resized = try Stopwatch.median(of: repetitions) {
      width = width + 7 > 2299 ? 1700 : width + 7
      _ = try engine.place(ProposedViewSize(width: width, height: height))
    }

    let label = "app-\(nodes)-\(name)"
    Report.line("\(label)-cold", cold / Double(nodes), "ns/node")
    Report.line("\(label)-resized", resized / Double(nodes), "ns/node")
    Report.line("\(label)-asked", Double(asked) / Double(nodes), "questions/node")
    Report.line("\(label)-computed", Double(computed) / Double(nodes), "sizes/node")
    let bytes = tree.byteCount + engine.byteCount
    Report.line("\(label)-memory", Double(bytes) / Double(nodes), "bytes/node")
  }
}
