import LayEngine
import LayLanguage

/// The questions and answers of a layout, in order; repeated steps are listed once, with a count.
struct LayoutTrace {
  struct Step {
    enum Kind: String {
      /// A view is asked for its size.
      case question
      /// A view is asked where one of its lines is.
      case line
      /// A view whose size is known places its children.
      case placing
      /// The content of a geometry reader is laid out.
      case content
      /// The last `length` steps at this depth are repeated.
      case again
    }

    var kind: Kind
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
    /// Whether the view got the same question before.
    var isRemembered = false
    /// For `again`, the number of steps that are repeated.
    var length = 1
    /// How many times the step comes in a row; for `again`, how many more times.
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
        (step.kind, step.times, step.depth) = (.again, times, depth)
        step.length = length
        steps.append(step)
      }
    }
  }
}
