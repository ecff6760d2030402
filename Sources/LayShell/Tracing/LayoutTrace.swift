import LayEngine
import LayLanguage

/// What was asked and answered while a view was laid out, in order; equal runs are told once.
struct LayoutTrace {
  struct Step {
    enum Kind: String {
      /// A view is asked for its size.
      case question
      /// A view is asked where one of its lines is.
      case line
      /// A view that has its size places what is in it.
      case placing
      /// What a geometry reader made is laid out.
      case content
      /// The steps before, at this depth, come again.
      case again
    }

    var kind: Kind
    var view: ViewMention
    var proposal: ProposedViewSize
    /// What the view answers, and what it has already where it places.
    var size = ViewSize(width: 0, height: 0)
    /// How deep it is inside the steps before it, from 0.
    var depth = 0
    /// The line that is asked for, and where it is; nil for its usual place.
    var guide: AlignmentGuide?
    var position: Double?
    /// What is found out by a question that offers nothing.
    var probe: Probe?
    /// Whether the view was asked the same before.
    var isRemembered = false
    /// For `again`, how many steps come again.
    var length = 1
    /// How often it comes, one after the other; for `again`, how often more.
    var times = 1
  }

  /// More are told to nobody.
  static let mostSteps = 100_000

  private(set) var steps: [Step] = []
  /// Whether there are more steps than are told.
  private(set) var isPart = false

  /// Without recursion: layouts may be a hundred thousand views deep.
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
        (step.kind, step.times, step.depth) = (.again, times, depth)
        step.length = length
        steps.append(step)
      }
    }
  }
}
