import LayEngine
import LayLanguage

extension Explainer {
  /// What a layout of the program asked for its answer, and where it put its subviews.
  static func explainCustom(
    _ story: Story, _ name: String, in section: inout ExplanationSection
  ) {
    section.say(
      "it is the layout `\(name)` of the program, which has \(subviews(story.tree, story))")
    let questions = story.questions
    if questions.isEmpty {
      section.say("its size does not depend on what subviews answer")
    } else {
      section.say("for its size at \(ProposalText.of(story.proposal)) it asked, in this order:")
      section.parts.append(.table(table(of: questions, story)))
    }
    section.conclude("`size-that-fits` gave \(ProposalText.of(story.size))")
    guard !story.children.isEmpty else { return }
    let left = story.unplaced
    if left.count == story.children.count {
      section.say("`place-subviews` placed nothing, so every subview is centred:")
    } else {
      section.say("then `place-subviews` placed:")
    }
    section.parts.append(.table(childTable(story)))
    if !left.isEmpty, left.count < story.children.count {
      let numbers = left.map { "\($0 + 1)" }.joined(separator: ", ")
      section.say(
        "it did not place \(numbers): what is not placed is centred, with the layout's own "
          + "proposal")
    }
  }

  private static func subviews(_ tree: ViewTree, _ story: Story) -> String {
    switch story.children.count {
    case 0: "no subviews"
    case 1: "one subview"
    case let count: "\(count) subviews"
    }
  }

  private static func table(of questions: [Question], _ story: Story) -> TextTable {
    let mostRows = 30
    var table = TextTable([("    subview", .left), ("proposed", .right), ("answered", .right)])
    for question in questions.prefix(mostRows) {
      let index = story.children.firstIndex { $0.node == question.subview }
      let view = story.tree.view(of: question.subview)
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

extension Story {
  /// The subviews that the layout did not place.
  fileprivate var unplaced: [Int] {
    events.compactMap { if case .unplaced(_, let child) = $0 { child } else { nil } }
  }

  /// What the view asked its children when it worked out its answer to the present proposal.
  fileprivate var questions: [Explainer.Question] {
    var questions: [Explainer.Question] = []
    var open: (subview: NodeID, proposal: ProposedViewSize)?
    var depth = 0
    for event in allEvents {
      switch event {
      case .asked(let node, let proposal):
        if depth == 0 {
          guard node == view.node, proposal == view.proposal else { continue }
        } else if depth == 1 {
          open = (node, proposal)
        }
        depth += 1
      case .answered(_, let size) where depth > 0:
        depth -= 1
        if depth == 0 { return questions }
        if depth == 1, let asked = open {
          questions.append(.init(subview: asked.subview, proposal: asked.proposal, answer: size))
        }
      case .remembered(let node, let proposal, let size) where depth == 1:
        questions.append(.init(subview: node, proposal: proposal, answer: size))
      default: continue
      }
    }
    return questions
  }
}
