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
    if !ofCache.isEmpty { facts.append(.cacheQuestions(questions: ofCache.map { $0.fact(slice) })) }
    facts += [
      .sizeQuestions(
        proposal: slice.proposal, keepsCache: questions.keepsCache && ofSize.isEmpty,
        questions: ofSize.map { $0.fact(slice) }),
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

/// The questions that a layout asked its subviews: each a proposal with its answer.
private struct ProgramQuestions {
  struct Question {
    let subview: NodeID
    let proposal: ProposedViewSize
    let answer: ViewSize

    func fact(_ slice: TraceSlice) -> ContainerFact.Child {
      let child = slice.children.first { $0.view.node == subview }
      return .init(
        child: child.map { ViewMention($0) }
          ?? ViewMention(view: slice.tree.view(of: subview), path: nil),
        number: child?.path.numbers.last, proposal: proposal, size: answer)
    }
  }

  /// The questions of `make-cache`, in whichever pass it ran.
  private(set) var ofCache: [Question] = []
  /// The questions of the layout's own answer to the proposal that it is placed with.
  private(set) var ofSize: [Question] = []
  private(set) var keepsCache = false

  /// A running size query or arrangement of a view, with the questions asked for it so far.
  private struct Task {
    let node: NodeID
    /// The proposal of a size query; nil while the view arranges or resolves an alignment guide.
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
      case .arranging(let node, _, _), .findingLine(let node, _, _):
        tasks.append(Task(node: node, proposal: nil))
      case .arranged, .foundLine: _ = tasks.popLast()
      case .remembered(let asked, let proposal, let size):
        record(Question(subview: asked, proposal: proposal, answer: size))
      case .answered(_, let size):
        guard let task = tasks.popLast(), let proposal = task.proposal else { continue }
        if task.node == node, proposal == slice.proposal, !knowsSize {
          ofSize = task.questions
          knowsSize = true
        }
        record(Question(subview: task.node, proposal: proposal, answer: size))
      case .kept(node) where !keepsCache:
        keepsCache = true
        guard tasks.last?.node == node else { continue }
        ofCache = tasks[tasks.count - 1].questions
        tasks[tasks.count - 1].questions = []
      default: continue
      }
    }
  }

  private mutating func record(_ question: Question) {
    if !tasks.isEmpty { tasks[tasks.count - 1].questions.append(question) }
  }
}
