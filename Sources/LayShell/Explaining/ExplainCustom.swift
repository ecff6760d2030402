import LayEngine
import LayLanguage
import LayTerminal

extension Custom: ExplainedContent {
  /// What a layout of the program asked its subviews, and where it placed them.
  func facts(_ slice: TraceSlice) -> [Fact] {
    if layout is SwipedRow { return [.control(SwipedRow.composition)] + slice.childFacts }
    let count = slice.children.count
    let questions = ProgramQuestions(slice)
    let (ofCache, ofSize) = (questions.ofCache, questions.ofSize)
    var facts = [
      Fact(
        "programLayout", ["layout": layout.name, "count": count],
        "it is the layout `\(layout.name)` of the program, which has "
          + (count == 0 ? "no subviews" : count == 1 ? "one subview" : "\(count) subviews"))
    ]
    if !ofCache.isEmpty {
      facts.append(
        Fact(
          "cacheQuestions", ["questions": ofCache],
          "its `make-cache` asked first, once for all proposals:"
        ) { ProgramQuestions.table(ofCache, $0) })
    }
    let keepsCache = questions.keepsCache && ofSize.isEmpty
    facts += [
      Fact(
        "sizeQuestions",
        ["proposal": slice.proposal, "keepsCache": keepsCache, "questions": ofSize],
        "for its size at \(ProposalText.of(slice.proposal)) it asked"
          + (!ofSize.isEmpty
            ? ", in this order:" : keepsCache ? " nothing more: it has its cache" : " no subview")
      ) { ProgramQuestions.table(ofSize, $0) },
      Fact(
        "programSize", ["size": slice.size], isConclusion: true,
        "`size-that-fits` gave \(ProposalText.of(slice.size))"),
    ]
    return count == 0 ? facts : facts + places(slice, count)
  }

  private func places(_ slice: TraceSlice, _ count: Int) -> [Fact] {
    var left: [Int] = []
    for case .unplaced(_, let child) in slice.arranging { left.append(child + 1) }
    let placed = count - left.count
    let facts =
      [
        Fact(
          "programPlaces", ["placed": placed],
          placed == 0
            ? "`place-subviews` placed nothing, so every subview is centred:"
            : "then `place-subviews` placed:")
      ] + slice.childFacts
    if left.isEmpty || placed == 0 { return facts }
    let numbers = left.map { "\($0)" }.joined(separator: ", ")
    return facts + [
      Fact(
        "unplaced", ["numbers": left],
        "it did not place \(numbers): what is not placed is centred, with the layout's own proposal"
      )
    ]
  }
}

/// The questions that a layout asked its subviews.
private struct ProgramQuestions {
  /// The questions of `make-cache`, in whichever pass it ran.
  private(set) var ofCache: [AskedChild] = []
  /// The questions of the layout's own answer to the proposal that it is placed with.
  private(set) var ofSize: [AskedChild] = []
  private(set) var keepsCache = false

  init(_ slice: TraceSlice) {
    let (node, questions) = (slice.view.node, slice.questions)
    let answering = questions.question(to: node, at: slice.proposal)
    var children: [NodeID: ShownView] = [:]
    for child in slice.children {
      if slice.lookout.isOver { break }
      children[child.view.node] = child
    }
    for act in questions.acts(of: node) {
      if slice.lookout.isOver { break }
      guard !keepsCache || act == answering else { continue }
      var asked: [AskedChild] = []
      for part in questions.parts(of: act) {
        if slice.lookout.isOver { break }
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
  ) -> AskedChild {
    let node = questions.acts[act].node
    let child = children[node]
    return AskedChild(
      child: child.map { ViewMention($0) }
        ?? ViewMention(view: slice.tree.view(of: node), path: nil),
      number: child?.number, proposal: questions.proposal(act), size: questions.size(act)
    )
  }

  /// The first questions as a table; nil without any.
  static func table(_ questions: [AskedChild], _ lookout: Lookout) -> TextTable? {
    guard !questions.isEmpty else { return nil }
    let mostRows = 30
    var table = AskedChild.table(
      Array(questions.prefix(mostRows)), "subview", "answered", lookout)
    if questions.count > mostRows {
      table.add([.init("  … and \(questions.count - mostRows) more"), .init(""), .init("")])
    }
    return table
  }
}
