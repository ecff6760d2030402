import CMalloc
import LayEngine

/// Measures each step from a view to its frames.
///
/// Times are per node as a flexbox engine counts nodes, so that engines can be compared. `cold` is
/// a layout by an engine whose memory is allocated but which has no cached answers; `whole` is all
/// steps, from making the view to reading each frame. Equal views are one object, as in a program's
/// tree; a tree named `apart` has a view object of its own for each view, and one named `system` has its
/// texts in the system's face, where the others have them in mono.
struct LayoutFigures {
  let report: Report

  /// Measures trees of some levels, and how a node of the largest compares with one of the
  /// smallest.
  func measure(levels: [Int]) throws {
    let specimens = try levels.map(measure)
    guard let small = specimens.first, let large = specimens.last, levels.count > 1 else { return }
    for (one, other) in zip(small, large) {
      for step in ["cold", "resized"] {
        report.figure(
          "\(other.name)-to-\(Int(one.nodes))-\(step)", other.time(of: step) / one.time(of: step),
          "ratio")
      }
    }
  }

  private func measure(_ level: Int) throws -> [Specimen] {
    var specimens: [Specimen] = []
    for height: Double? in [2000, nil] {
      for isApart in [false, true] {
        specimens.append(try Specimen(level, height: height, isApart: isApart))
      }
    }
    specimens.append(try Specimen(level, height: 2000, isApart: false, .system))
    let rounds = [2: 41, 3: 15][level] ?? 5
    for _ in 0..<rounds {
      for specimen in specimens { try specimen.measure() }
    }
    for specimen in specimens { specimen.print(in: report) }
    return specimens
  }
}

/// One tree at one height, with the least times of its steps.
private final class Specimen {
  let name: String
  private let sketch: Sketch
  private let isApart: Bool
  let nodes: Double
  private let height: Double?
  private let root: RootEnvironment
  private let view: View
  private let tree: ViewTree
  private let engine: Engine
  private let asked: Int
  private let computed: Int
  private let placed: Int
  /// The bytes that the tree, its engine and its answers allocate.
  private let allocated: Int
  private var times: [(step: String, least: Double)] = []
  private var change = 0.0

  init(_ level: Int, height: Double?, isApart: Bool, _ face: Face = .mono) throws {
    var root = RootEnvironment()
    root.face = face
    self.root = root
    sketch = BenchTree.sketch(level: level)
    self.isApart = isApart
    nodes = Double(sketch.nodeCount)
    let offered = height.map { "\(Int($0))" } ?? "nil"
    let kind = (isApart ? "-apart" : "") + (face == .mono ? "" : "-system")
    name = "app\(kind)-\(sketch.nodeCount)-\(offered)"
    self.height = height
    view = sketch.view(in: isApart ? nil : ViewTable())
    let before = bytesInUse()
    tree = try ViewTree(view, in: root)
    engine = Engine(tree)
    placed = try engine.place(ProposedViewSize(width: BenchTree.width, height: height))
    allocated = bytesInUse() - before
    asked = engine.asked
    computed = engine.computed
  }

  private var newView: View { sketch.view(in: isApart ? nil : ViewTable()) }

  private var proposal: ProposedViewSize {
    ProposedViewSize(width: BenchTree.width, height: height)
  }

  /// One round of all steps.
  func measure() throws {
    var made: View?
    time("view") { made = newView }
    var lowered: ViewTree?
    try time("lowering") { lowered = try ViewTree(view, in: root) }
    try time("cold") {
      engine.forget()
      _ = try engine.place(proposal)
    }
    change = change >= 0.15 ? -0.15 : change + 0.0035
    let other = ProposedViewSize(width: (BenchTree.width * (1 + change)).rounded(), height: height)
    try time("resized") { _ = try engine.place(other) }
    let layout = try engine.layOut(proposal)
    var sum = 0.0
    time("frames") { sum = Self.sumOfFrames(layout) }
    var whole: Layout?
    try time("whole") {
      let engine = Engine(try ViewTree(newView, in: root))
      let layout = try engine.layOut(proposal)
      sum -= Self.sumOfFrames(layout)
      whole = layout
    }
    precondition(sum == 0, "the same view has the same frames")
    withExtendedLifetime((made, lowered, whole)) {}
  }

  private func time(_ step: String, _ work: () throws -> Void) rethrows {
    let time = try Stopwatch.time(work)
    if let index = times.firstIndex(where: { $0.step == step }) {
      times[index].least = min(times[index].least, time)
    } else {
      times.append((step, time))
    }
  }

  /// Reads each frame once.
  private static func sumOfFrames(_ layout: Layout) -> Double {
    var sum = 0.0
    var pending = [layout.root]
    while let view = pending.popLast() {
      let frame = view.frame
      sum += frame.origin.x + frame.origin.y + frame.size.width + frame.size.height
      for number in 0..<view.childCount { pending.append(view.child(number)) }
    }
    return sum
  }

  /// The least time of a step for a node, in nanoseconds.
  func time(of step: String) -> Double {
    (times.first { $0.step == step }?.least ?? .nan) / nodes
  }

  func print(in report: Report) {
    for (step, least) in times { report.figure("\(name)-\(step)", least / nodes, "ns/node") }
    report.figure("\(name)-lowered", Double(tree.count) / nodes, "nodes/node")
    report.figure("\(name)-asked", Double(asked) / nodes, "questions/node")
    report.figure("\(name)-computed", Double(computed) / nodes, "sizes/node")
    report.figure("\(name)-visited", Double(placed) / nodes, "views/node")
    report.figure(
      "\(name)-memory", Double(tree.byteCount + engine.byteCount) / nodes, "bytes/node")
    report.figure("\(name)-allocated", Double(allocated) / nodes, "bytes/node")
  }
}

/// The bytes that are allocated at present.
private func bytesInUse() -> Int {
  let information = mallinfo2()
  return information.uordblks + information.hblkhd
}
