import LayEngine

// One line a figure: its name, its value, its unit. Times are medians of one process.

let proposals: [(name: String, height: Double?)] = [("nil-height", nil), ("2000x2000", 2000)]

for level in 2...4 {
  let nodes = AppTree.nodeCount(level: level)
  let tree = try ViewTree(AppTree.tree(level: level))
  let repetitions = level == 4 ? 11 : 51
  for (name, height) in proposals {
    let label = "app-\(nodes)-\(name)"
    let proposal = ProposedViewSize(width: 2000, height: height)
    let engine = Engine(tree)
    let cold = try Stopwatch.median(of: repetitions) {
      engine.forget()
      _ = try engine.place(proposal)
    }
    Report.line("\(label)-cold", cold / Double(nodes), "ns/node")
    Report.line("\(label)-asked", Double(engine.asked) / Double(nodes), "questions/node")
    Report.line("\(label)-computed", Double(engine.computed) / Double(nodes), "sizes/node")
    Report.line("\(label)-memory", Double(engine.byteCount) / Double(nodes), "bytes/node")

    var width = 1700.0
    let resized = try Stopwatch.median(of: repetitions) {
      width = width > 2299 ? 1700 : width + 7
      _ = try engine.place(ProposedViewSize(width: width, height: height))
    }
    Report.line("\(label)-resized", resized / Double(nodes), "ns/node")
  }
}
