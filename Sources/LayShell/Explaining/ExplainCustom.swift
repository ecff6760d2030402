import LayEngine
import LayLanguage
import LayTerminal

extension Custom: ExplainedContent {
  var includesChild: Bool { false }

  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    Explainer.explainCustom(slice, layout.name, in: &section)
  }
}

extension Explainer {
  /// What a layout of the program asked for its answer, and where it put its subviews.
  fileprivate static func explainCustom(
    _ slice: TraceSlice, _ name: String, in section: inout ExplanationSection
  ) {
    section.say(
      "it is the layout `\(name)` of the program, which has \(subviews(slice.tree, slice))")
    let questions = Questions(slice)
    if !questions.ofCache.isEmpty {
      section.say("its `make-cache` asked first, once for all proposals:")
      section.parts.append(.table(table(of: questions.ofCache, slice)))
    }
    let proposal = ProposalText.of(slice.proposal)
    if !questions.ofSize.isEmpty {
      section.say("for its size at \(proposal) it asked, in this order:")
      section.parts.append(.table(table(of: questions.ofSize, slice)))
    } else if questions.keepsCache {
      section.say("for its size at \(proposal) it asked nothing more: it has its cache")
    } else {
      section.say("for its size at \(proposal) it asked no subview")
    }
    section.conclude("`size-that-fits` gave \(ProposalText.of(slice.size))")
    guard !slice.children.isEmpty else { return }
    let left = slice.unplaced
    if left.count == slice.children.count {
      section.say("`place-subviews` placed nothing, so every subview is centred:")
    } else {
      section.say("then `place-subviews` placed:")
    }
    section.parts.append(.table(slice.childTable()))
    if !left.isEmpty, left.count < slice.children.count {
      let numbers = left.map { "\($0 + 1)" }.joined(separator: ", ")
      section.say(
        "it did not place \(numbers): what is not placed is centred, with the layout's own "
          + "proposal")
    }
  }

  private static func subviews(_ tree: ViewTree, _ slice: TraceSlice) -> String {
    switch slice.children.count {
    case 0: "no subviews"
    case 1: "one subview"
    case let count: "\(count) subviews"
    }
  }

  private static func table(of questions: [Question], _ slice: TraceSlice) -> TextTable {
    let mostRows = 30
    var table = TextTable([("    subview", .left), ("proposed", .right), ("answered", .right)])
    for question in questions.prefix(mostRows) {
      let index = slice.children.firstIndex { $0.node == question.subview }
      let view = slice.tree.view(of: question.subview)
      let place = index.map { "\($0 + 1) " } ?? ""
      table.add([
        .init("  \(place)\(ViewTitle.withContent(view))"),
        .init(ProposalText.of(question.proposal)), .init(ProposalText.of(question.answer)),
      ])
    }
    if questions.count > mostRows {
      table.add([.init("  … and \(questions.count - mostRows) more"), .init(""), .init("")])
    }
    return table
  }

  /// What one view asked another.
  struct Question {
    let subview: NodeID
    let proposal: ProposedViewSize
    let answer: ViewSize
  }
}

extension TraceSlice {
  /// The subviews that the layout did not place.
  fileprivate var unplaced: [Int] {
    events.compactMap { if case .unplaced(_, let child) = $0 { child } else { nil } }
  }
}

/// What a layout asked its subviews.
private struct Questions {
  typealias Question = Explainer.Question

  /// Those of `make-cache`, whenever that ran.
  private(set) var ofCache: [Question] = []
  /// Those behind its answer to the present proposal.
  private(set) var ofSize: [Question] = []
  private(set) var keepsCache = false

  /// Something that a view works out, with what it has asked for that.
  private struct Task {
    let node: NodeID
    /// Nothing where it arranges.
    let proposal: ProposedViewSize?
    var questions: [Question] = []
  }

  private var tasks: [Task] = []
  private var knowsSize = false

  init(_ slice: TraceSlice) {
    let node = slice.view.node
    for event in slice.allEvents where !slice.lookout.isOver {
      switch event {
      case .asked(let node, let proposal): tasks.append(Task(node: node, proposal: proposal))
      case .arranging(let node, _, _): tasks.append(Task(node: node, proposal: nil))
      case .arranged: _ = tasks.popLast()
      case .remembered(let asked, let proposal, let size):
        note(Question(subview: asked, proposal: proposal, answer: size))
      case .answered(_, let size):
        guard let task = tasks.popLast(), let proposal = task.proposal else { continue }
        if task.node == node, proposal == slice.proposal, !knowsSize {
          ofSize = task.questions
          knowsSize = true
        }
        note(Question(subview: task.node, proposal: proposal, answer: size))
      case .kept(node) where !keepsCache:
        keepsCache = true
        guard tasks.last?.node == node else { continue }
        ofCache = tasks[tasks.count - 1].questions
        tasks[tasks.count - 1].questions = []
      default: continue
      }
    }
  }

  private mutating func note(_ question: Question) {
    if !tasks.isEmpty { tasks[tasks.count - 1].questions.append(question) }
  }
}
