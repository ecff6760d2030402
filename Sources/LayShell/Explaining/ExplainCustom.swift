import LayEngine
import LayLanguage

extension Custom: ExplainedContent {
  /// What a layout of the program asked its subviews, and where it placed them.
  func facts(_ slice: TraceSlice) -> [any Fact] {
    if layout is SwipedRow {
      return [ModifierFact.control(purpose: SwipedRow.composition)] + slice.childFacts
    }
    let count = slice.children.count
    let questions = ProgramQuestions(slice)
    let (ofCache, ofSize) = (questions.ofCache, questions.ofSize)
    var facts: [ContainerFact] = [.programLayout(layout: layout.name, count: count)]
    if !ofCache.isEmpty { facts.append(.cacheQuestions(questions: ofCache)) }
    facts += [
      .sizeQuestions(
        proposal: slice.proposal, keepsCache: questions.keepsCache && ofSize.isEmpty,
        questions: ofSize),
      .programSize(size: slice.size),
    ]
    guard count > 0 else { return facts }
    var left: [Int] = []
    for case .unplaced(_, let child) in slice.arranging { left.append(child + 1) }
    let isPart = !left.isEmpty && left.count < count
    return facts + [ContainerFact.programPlaces(placed: count - left.count)] + slice.childFacts
      + (isPart ? [ContainerFact.unplaced(numbers: left)] : [])
  }
}

/// The questions that a layout asked its subviews.
private struct ProgramQuestions {
  /// The questions of `make-cache`, in whichever pass it ran.
  private(set) var ofCache: [ContainerFact.Child] = []
  /// The questions of the layout's own answer to the proposal that it is placed with.
  private(set) var ofSize: [ContainerFact.Child] = []
  private(set) var keepsCache = false

  init(_ slice: TraceSlice) {
    let (node, questions) = (slice.view.node, slice.questions)
    let answering = questions.question(to: node, at: slice.proposal)
    var children: [NodeID: ShownView] = [:]
    for child in slice.children where !slice.lookout.isOver { children[child.view.node] = child }
    for act in questions.acts(of: node) where !slice.lookout.isOver {
      guard !keepsCache || act == answering else { continue }
      var asked: [ContainerFact.Child] = []
      for part in questions.parts(of: act) where !slice.lookout.isOver {
        switch part {
        case .act(let inner) where questions.acts[inner].kind.isQuestion:
          asked.append(Self.child(inner, questions, children, slice))
        case .event(.kept(node)) where !keepsCache:
          keepsCache = true
          (ofCache, asked) = (asked, [])
        default: continue
        }
      }
      if act == answering { ofSize = asked }
    }
  }

  private static func child(
    _ act: Int, _ questions: QuestionTree, _ children: [NodeID: ShownView], _ slice: TraceSlice
  ) -> ContainerFact.Child {
    let node = questions.acts[act].node
    let child = children[node]
    return ContainerFact.Child(
      child: child.map { ViewMention($0) }
        ?? ViewMention(view: slice.tree.view(of: node), path: nil),
      number: child?.path.numbers.last, proposal: questions.proposal(act), size: questions.size(act)
    )
  }
}
