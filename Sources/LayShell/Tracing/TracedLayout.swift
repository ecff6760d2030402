import LayEngine
import LayLanguage

/// A layout with what its views were asked, answered and did, and with that of the content of geometry
/// readers.
final class TracedLayout {
  let layout: Layout
  let lookout: Lookout
  /// The view whose program has made the layout; nil where that is not known.
  let program: CurrentView?
  /// The code of the views; nil where that is not known.
  let code: CodeExpressions?
  let events: TraceLog
  private var tried: [(of: PlacedView, at: ProposedViewSize, layout: Layout)] = []
  private var trees: [ObjectIdentifier: QuestionTree] = [:]
  private var accounts: [ObjectIdentifier: [Int: ViewAccount]] = [:]

  init(
    _ layout: Layout, _ events: TraceLog, _ lookout: Lookout, by program: CurrentView? = nil,
    code: CodeExpressions? = nil
  ) {
    (self.program, self.code) = (program, code)
    self.layout = layout
    self.events = events
    self.lookout = lookout
  }

  /// The tree of questions of a layout: of this one, or of that of a reader's content.
  func questions(in layout: Layout) -> QuestionTree {
    let id = ObjectIdentifier(layout)
    if let known = trees[id] { return known }
    let tree = QuestionTree(
      layout.contentEvents ?? events, layout.tree, shouldStop: lookout.afterLongTurn)
    trees[id] = tree
    return tree
  }

  /// A view as it answers a proposal with which it was not placed; nil where that fails.
  func tried(_ view: PlacedView, at proposal: ProposedViewSize) -> Layout? {
    if let known = tried.first(where: { $0.of.identity == view.identity && $0.at == proposal }) {
      return known.layout
    }
    let layout = try? TracedEngine.layOut(
      view.node, of: view.layout.tree, proposal, shouldStop: { [lookout] in lookout.isOver })
    if let layout { tried.append((view, proposal, layout)) }
    return layout
  }

  /// What a view did while it answered a proposal.
  func answering(_ view: PlacedView, _ proposal: ProposedViewSize) -> ViewAccount {
    account(view, questions(in: view.layout).question(to: view.node, at: proposal))
  }

  /// What a view did while it arranged its children.
  func arranging(_ view: PlacedView) -> ViewAccount {
    account(view, questions(in: view.layout).placing(of: view.node, at: view.proposal))
  }

  private func account(_ view: PlacedView, _ act: Int?) -> ViewAccount {
    let (id, place) = (ObjectIdentifier(view.layout), act ?? -1)
    if let known = accounts[id]?[place] { return known }
    let new = ViewAccount(
      act, questions(in: view.layout), view.layout.tree, shouldStop: { lookout.isOver })
    accounts[id, default: [:]][place] = new
    return new
  }

  /// From so many accounts or acts on, they are not freed at once.
  private static let many = 50_000

  deinit {
    if accounts.values.contains(where: { $0.count >= Self.many }) {
      DeferredRelease.retire { [accounts] in accounts.values.flatMap(\.values) }
    }
    if trees.values.contains(where: { $0.acts.count >= Self.many }) {
      DeferredRelease.retire { [trees] in Array(trees.values) }
    }
  }
}
