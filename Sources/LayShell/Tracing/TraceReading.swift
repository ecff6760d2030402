import LayEngine
import LayLanguage

/// Reads the events of a layout and of the content of geometry readers as a trace.
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

  private struct Question: Hashable {
    let place: TracePlaces.Place
    let proposal: ProposedViewSize
  }

  /// An entry that has not ended yet, with the ended entries inside it.
  private struct Open {
    let entry: Int
    var inside: [Int] = []
  }

  private let lookout: Lookout
  private var places: TracePlaces
  private(set) var entries: [Entry] = []
  private var seen: Set<Question> = []

  /// - Parameter shown: the view whose steps are wanted; nil for all steps.
  static func trace(
    _ layout: Layout, _ events: TraceLog, of shown: PlacedView?, _ lookout: Lookout
  ) -> LayoutTrace {
    var reading = TraceReading(layout, lookout)
    var top = reading.read(layout, events)
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

  private init(_ layout: Layout, _ lookout: Lookout) {
    self.lookout = lookout
    places = TracePlaces(layout, lookout)
  }

  /// Reads the events of one tree; returns the entries at the top level.
  private mutating func read(_ layout: Layout, _ events: TraceLog) -> [Int] {
    var open: [Open] = []
    var top: [Int] = []
    var contents = layout.contents[...]
    var probe: Probe?
    for event in events where !lookout.isOver {
      switch event {
      case .probing(_, let found): probe = found
      case .asked(let node, let proposal):
        seen.insert(Question(place: places.place(node, layout), proposal: proposal))
        open.append(begin(.question, node, proposal, layout, probe))
        probe = nil
      case .remembered(let node, let proposal, let size):
        let question = Question(place: places.place(node, layout), proposal: proposal)
        var ended = begin(.question, node, proposal, layout, probe)
        probe = nil
        entries[ended.entry].step.size = size
        // A view with a constant answer only reports remembered answers, even for its first
        // question.
        entries[ended.entry].step.isRemembered = !seen.insert(question).inserted
        end(&ended, &open, &top)
      case .arranging(let node, let proposal, let size):
        open.append(begin(.placing, node, proposal, layout))
        entries[entries.count - 1].step.size = size
      case .findingLine(let node, let guide, let proposal):
        open.append(begin(.line, node, proposal, layout))
        entries[entries.count - 1].step.guide = guide
      case .answered(_, let size): end(&open, &top) { $0.size = size }
      case .foundLine(_, _, let position): end(&open, &top) { $0.position = position }
      case .arranged: end(&open, &top) { _ in }
      case .madeContent(let node, let size):
        guard let content = contents.popFirst() else { continue }
        let proposal = ProposedViewSize(width: size.width, height: size.height)
        var made = begin(.content, node, proposal, layout)
        entries[made.entry].step.size = size
        if let inside = content.contentEvents { made.inside = read(content, inside) }
        end(&made, &open, &top)
      default: continue
      }
    }
    return top
  }

  private mutating func begin(
    _ kind: LayoutTrace.Step.Kind, _ node: NodeID, _ proposal: ProposedViewSize,
    _ layout: Layout, _ probe: Probe? = nil
  ) -> Open {
    let place = places.place(node, layout)
    let step = LayoutTrace.Step(
      kind: kind, view: places.mention(node, layout), proposal: proposal, probe: probe)
    entries.append(Entry(step: step, place: place))
    return Open(entry: entries.count - 1)
  }

  private mutating func end(
    _ open: inout [Open], _ top: inout [Int], _ change: (inout LayoutTrace.Step) -> Void
  ) {
    guard var last = open.popLast() else { return }
    change(&entries[last.entry].step)
    end(&last, &open, &top)
  }

  private mutating func end(_ ended: inout Open, _ open: inout [Open], _ top: inout [Int]) {
    let index = ended.entry
    entries[index].runs = TraceFolding(lookout).runs(ended.inside) { entries[$0].hash }
    entries[index].hash = hash(of: entries[index])
    if isEmptyPlacing(index) { return }
    if open.isEmpty { top.append(index) } else { open[open.count - 1].inside.append(index) }
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
    hasher.combine(step.isRemembered)
    for run in entry.runs {
      hasher.combine(run.times)
      for inside in run.entries { hasher.combine(entries[inside].hash) }
    }
    return hasher.finalize()
  }
}
