import LayEngine
import LayLanguage

/// The questions and answers of a layout, in order; repeated steps are listed once, with a count.
struct LayoutTrace {
  struct Step {
    var kind: QuestionTree.Kind
    var view: ViewMention
    var proposal: ProposedViewSize
    /// The size that the view answers; for `placing`, the size that it already has.
    var size = ViewSize(width: 0, height: 0)
    /// The nesting depth of the step, from 0.
    var depth = 0
    /// The alignment line that is asked for, and its position; nil for the default position.
    var guide: AlignmentGuide?
    var position: Double?
    /// What the question finds out, if it is not an offer; nil for other steps.
    var probe: Probe?
    /// That so many last steps at this depth are repeated; nil for a step of its own.
    var repeats: Int?
    /// How many times the step comes in a row, or how many more times the steps are repeated.
    var times = 1
  }

  /// The most steps that are listed.
  static let mostSteps = 100_000

  private(set) var steps: [Step] = []
  /// Whether there are more steps than are listed.
  private(set) var isPart = false

  /// Works without recursion, since layouts may be a hundred thousand views deep.
  init(_ entries: [TraceReading.Entry], _ runs: [TraceReading.Run], _ lookout: Lookout) {
    enum Part {
      case run(TraceReading.Run, depth: Int)
      case entry(Int, times: Int, depth: Int)
      case again(Int, length: Int, times: Int, depth: Int)
    }
    var pending = runs.reversed().map { Part.run($0, depth: 0) }
    while !lookout.isOver, let part = pending.popLast() {
      guard steps.count < Self.mostSteps else {
        isPart = true
        return
      }
      switch part {
      case .run(let run, let depth):
        let isGroup = run.entries.count > 1 && run.times > 1
        if isGroup, let first = run.entries.first {
          let length = run.entries.count
          pending.append(.again(first, length: length, times: run.times - 1, depth: depth))
        }
        for entry in run.entries.reversed() {
          pending.append(.entry(entry, times: isGroup ? 1 : run.times, depth: depth))
        }
      case .entry(let index, let times, let depth):
        var step = entries[index].step
        (step.times, step.depth) = (times, depth)
        steps.append(step)
        pending += entries[index].runs.reversed().map { .run($0, depth: depth + 1) }
      case .again(let index, let length, let times, let depth):
        var step = entries[index].step
        (step.repeats, step.times, step.depth) = (length, times, depth)
        steps.append(step)
      }
    }
  }
}

/// Reads the questions of a layout and of the content of geometry readers as a trace.
struct TraceReading {
  /// A step with the steps inside it.
  struct Entry {
    var step: LayoutTrace.Step
    let place: TracePlaces.Place
    var hash = 0
    var runs: [Run] = []
  }

  /// A group of entries that comes `times` times in a row.
  struct Run {
    var entries: [Int]
    var times: Int
  }

  private let traced: TracedLayout
  private let lookout: Lookout
  private var places: TracePlaces
  private(set) var entries: [Entry] = []

  /// - Parameter shown: the view whose steps are wanted; nil for all steps.
  static func trace(_ traced: TracedLayout, of shown: PlacedView?) -> LayoutTrace {
    var reading = TraceReading(traced)
    var top = reading.read(traced.layout)
    let lookout = traced.lookout
    if let shown {
      let wanted = TracePlaces.Place(shown)
      top = reading.entries.indices.filter { index in
        !lookout.isOver && reading.entries[index].place == wanted
          && !reading.isEmptyPlacing(index)
      }
    }
    let folding = TraceFolding(lookout)
    return LayoutTrace(reading.entries, folding.runs(top) { reading.entries[$0].hash }, lookout)
  }

  private init(_ traced: TracedLayout) {
    self.traced = traced
    lookout = traced.lookout
    places = TracePlaces(traced.layout, lookout)
  }

  /// Reads the questions of one tree; returns the entries at the top level.
  private mutating func read(_ layout: Layout) -> [Int] {
    let tree = traced.questions(in: layout)
    let start = entries.count
    for act in tree.acts.indices {
      if lookout.isOver { break }
      entries.append(entry(act, tree, layout))
    }
    guard !lookout.isOver else { return [] }
    var contents = layout.contents[...]
    for (act, content) in tree.acts.enumerated() where content.kind == .content {
      if lookout.isOver { break }
      if let made = contents.popFirst() { end(start + act, read(made)) }
    }
    for act in tree.acts.indices.reversed() where tree.acts[act].kind != .content {
      if lookout.isOver { break }
      end(start + act, inside(act, tree, start))
    }
    return inside(nil, tree, start)
  }

  /// The entries directly inside of an act, of a tree whose first entry is at `start`.
  private func inside(_ act: Int?, _ tree: QuestionTree, _ start: Int) -> [Int] {
    var inside: [Int] = []
    var next = act.map { $0 + 1 } ?? 0
    let end = act.map { tree.acts[$0].next } ?? tree.acts.count
    while next < end, !lookout.isOver {
      if !isEmptyPlacing(start + next) { inside.append(start + next) }
      next = tree.acts[next].next
    }
    return inside
  }

  private mutating func entry(_ act: Int, _ tree: QuestionTree, _ layout: Layout) -> Entry {
    let asked = tree.acts[act]
    let place = places.place(asked.node, layout)
    var step = LayoutTrace.Step(
      kind: asked.kind, view: places.mention(asked.node, layout), proposal: tree.proposal(act),
      size: tree.size(act), probe: asked.probe)
    if let line = tree.line(act) { (step.guide, step.position) = line }
    return Entry(step: step, place: place)
  }

  private mutating func end(_ index: Int, _ inside: [Int]) {
    entries[index].runs = TraceFolding(lookout).runs(inside) { entries[$0].hash }
    entries[index].hash = hash(of: entries[index])
  }

  /// Whether a view places its children without any question, which is not worth listing.
  private func isEmptyPlacing(_ index: Int) -> Bool {
    entries[index].step.kind == .placing && entries[index].runs.isEmpty
  }

  /// A number in thousandths, as printed: equal shares may differ in their last bits.
  private static func printed(_ number: Double) -> Double { (number * 1000).rounded() }

  private func hash(of entry: Entry) -> Int {
    var hasher = Hasher()
    let step = entry.step
    hasher.combine(step.kind)
    hasher.combine(places.title(entry.place))
    for axis in Axis.allCases {
      hasher.combine(step.proposal[axis].map(Self.printed))
      hasher.combine(Self.printed(step.size[axis]))
    }
    hasher.combine(step.guide)
    hasher.combine(step.position)
    hasher.combine(step.probe)
    for run in entry.runs {
      hasher.combine(run.times)
      for inside in run.entries { hasher.combine(entries[inside].hash) }
    }
    return hasher.finalize()
  }
}

/// Finds equal steps in a row, and small groups of steps that repeat.
struct TraceFolding {
  /// The most steps in a group.
  private static let longestGroup = 4

  private let lookout: Lookout

  init(_ lookout: Lookout) { self.lookout = lookout }

  /// - Parameter hash: a hash that is equal for equal steps.
  func runs(_ entries: [Int], _ hash: (Int) -> Int) -> [TraceReading.Run] {
    let hashes = lookout.map(entries, hash)
    guard hashes.count == entries.count else { return [] }
    var runs: [TraceReading.Run] = []
    var start = 0
    while start < entries.count, !lookout.isOver {
      var (length, times) = (1, 1)
      for group in 1...Self.longestGroup {
        let count = count(of: group, in: hashes, from: start)
        // Prefer a longer group only if it covers more steps.
        if count > 1, group * count > length * times { (length, times) = (group, count) }
      }
      runs.append(
        TraceReading.Run(entries: Array(entries[start..<start + length]), times: times))
      start += length * times
    }
    return runs
  }

  /// How many times a group comes in a row from an index on.
  private func count(of group: Int, in hashes: [Int], from start: Int) -> Int {
    var count = 1
    while start + (count + 1) * group <= hashes.count {
      let next = start + count * group
      guard !lookout.isOver,
        (0..<group).allSatisfy({ hashes[start + $0] == hashes[next + $0] })
      else { break }
      count += 1
    }
    return count
  }
}

/// The titles of views in a trace, and the paths at which they are shown first.
struct TracePlaces {
  /// A node in the tree of the view, or in the tree of a geometry reader's content.
  struct Place: Hashable {
    fileprivate let tree: ObjectIdentifier
    fileprivate let node: NodeID

    fileprivate init(_ node: NodeID, _ tree: ViewTree) {
      self.tree = ObjectIdentifier(tree)
      self.node = node
    }

    init(_ view: PlacedView) { self.init(view.node, view.layout.tree) }
  }

  /// The longest path, in characters; longer ones are left out, since nobody types them.
  private static let longestPath = 400

  private var paths: [Place: String] = [:]
  private var titles: [Place: String] = [:]

  init(_ layout: Layout, _ lookout: Lookout) {
    var seen: Set<PlacedView.Identity> = []
    var pending = [(view: layout.root, path: ViewPath.Writing(most: Self.longestPath))]
    while !lookout.isOver, let (view, path) = pending.popLast() {
      let place = Place(view)
      if paths[place] == nil { paths[place] = path.text }
      guard view.childCount > 0, seen.insert(view.child(0).identity).inserted else { continue }
      for number in stride(from: view.childCount, to: 0, by: -1) {
        if lookout.isOver { break }
        var inner = path
        inner.append(number)
        pending.append((view.child(number - 1), inner))
      }
    }
  }

  func place(_ node: NodeID, _ layout: Layout) -> Place { Place(node, layout.tree) }

  mutating func mention(_ node: NodeID, _ layout: Layout) -> ViewMention {
    let place = place(node, layout)
    let view = layout.tree.view(of: node)
    if titles[place] == nil { titles[place] = ViewTitle.full(view) }
    let path = paths[place].flatMap { $0.count > Self.longestPath ? nil : $0 }
    return ViewMention(view: view, path: path)
  }

  /// The title of a view; empty before it was mentioned.
  func title(_ place: Place) -> String { titles[place] ?? "" }
}
