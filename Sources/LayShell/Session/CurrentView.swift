import LayEngine
import LayLanguage

/// The view that commands act on, with the engine that lays it out.
final class CurrentView {
  private(set) var view: View
  /// The form that gave it; nil where it came otherwise.
  var form: SyntaxTree?
  /// What it is made of again when what it does about values of views changes something.
  let origin: ViewOrigin?
  private var knownValues: [[Int]: KnownValue] = [:]
  /// As it was lowered last.
  private(set) var tree: ViewTree
  /// What lays it out; nil where the view that came after has taken it over.
  private var keptEngine: Engine?
  private var trialStart: TrialStart?
  /// Whether it was told that changes did not come to rest.
  private var hasWarned = false
  private let watch: Watch
  private let remembers: Bool
  /// What is around the view.
  let rootEnvironment: RootEnvironment
  private var lastLayout: Layout?
  /// Whether layouts were defined since the view was lowered, which keeps what they say about
  /// spacing and guides.
  private var isOutdated = false

  /// Lowers a view.
  ///
  /// - Parameters:
  ///   - earlier: the view before it, whose engine goes on with what both have in common.
  ///   - rootEnvironment: what is around the view.
  init(
    _ view: View, after earlier: CurrentView? = nil, from origin: ViewOrigin? = nil,
    in rootEnvironment: RootEnvironment = RootEnvironment(), remembers: Bool = true,
    reasonToStop: @escaping () -> StopReason? = { nil }
  ) throws(Diagnostic) {
    self.view = view
    self.origin = origin
    let watch = Watch(reasonToStop)
    self.watch = watch
    self.remembers = remembers
    self.rootEnvironment = rootEnvironment
    if remembers, let earlier, earlier.rootEnvironment == rootEnvironment,
      let next = try earlier.next(view, watch)
    {
      tree = next
      keptEngine = earlier.keptEngine
      earlier.keptEngine = nil
      keptEngine?.update(to: next) { watch.isOver }
    } else {
      tree = try Self.lowered(view, rootEnvironment, remembers, watch)
    }
  }

  /// The tree of a changed view, if it can go on from this one.
  private func next(_ view: View, _ watch: Watch) throws(Diagnostic) -> ViewTree? {
    guard remembers, !isOutdated, keptEngine != nil else { return nil }
    do throws(LayoutFailure) {
      return try tree.next(view) { watch.isOver }
    } catch {
      throw watch.diagnostic(error, about: view)
    }
  }

  private var engine: Engine {
    if let keptEngine { return keptEngine }
    let engine = Engine(tree) { [watch] in watch.isOver }
    keptEngine = engine
    return engine
  }

  private static func lowered(
    _ view: View, _ rootEnvironment: RootEnvironment, _ remembers: Bool, _ watch: Watch
  ) throws(Diagnostic) -> ViewTree {
    do throws(LayoutFailure) {
      return try ViewTree(view, in: rootEnvironment, remembers: remembers) { watch.isOver }
    } catch {
      throw watch.diagnostic(error, about: view)
    }
  }

  /// The layout at a proposal; remembered for the next question about the same one.
  func layout(_ proposal: ProposedViewSize) throws(Diagnostic) -> Layout {
    try lowerIfOutdated()
    if let lastLayout, lastLayout.proposal == proposal { return lastLayout }
    try appearAnew()
    let layout = try settled(try freshLayout(proposal), proposal)
    lastLayout = layout
    return layout
  }

  private func freshLayout(_ proposal: ProposedViewSize) throws(Diagnostic) -> Layout {
    do throws(LayoutFailure) { return try engine.layOut(proposal) } catch {
      throw diagnostic(error)
    }
  }

  /// Lets the states of the views be what they are at first: what a view answers follows from what
  /// is proposed, and not from what was proposed before.
  private func appearAnew() throws(Diagnostic) {
    guard let origin, origin.states.areChanged else { return }
    origin.states.forget()
    knownValues = [:]
    view = try origin.remake() ?? view
    tree = try Self.lowered(view, rootEnvironment, remembers, watch)
    keptEngine = nil
  }

  /// A value about which something was done, and whose it is.
  struct KnownValue {
    let owner: ObjectIdentifier?
    let value: Any
  }

  /// The layout once what is done about values of views changes nothing any more.
  private func settled(
    _ first: Layout, _ proposal: ProposedViewSize
  ) throws(Diagnostic) -> Layout {
    guard let origin else { return first }
    var layout = first
    var round = 0
    while layout.hasActions {
      let changes = origin.changes()
      guard let changed = try perform(layout), origin.changes() != changes else { break }
      origin.states.noteChange()
      round += 1
      if round > ViewOrigin.mostRounds {
        if !hasWarned {
          origin.warn(Diagnostic(.boundValue(changed), at: view.span, severity: .warning))
        }
        hasWarned = true
        break
      }
      view = try origin.remake() ?? view
      tree = try Self.lowered(view, rootEnvironment, remembers, watch)
      keptEngine = nil
      layout = try freshLayout(proposal)
    }
    return layout
  }

  /// Does what is to be done about values that have changed; of what the last one was.
  private func perform(_ layout: Layout) throws(Diagnostic) -> String? {
    var last: String?
    do {
      for pending in try layout.actions(shouldStop: { self.watch.isOver }) {
        let earlier = knownValues[pending.path]
        let known = earlier?.owner == pending.owner ? earlier?.value : nil
        if let known, pending.isSame(known, pending.value) { continue }
        knownValues[pending.path] = KnownValue(owner: pending.owner, value: pending.value)
        if known == nil, !pending.countsFirst { continue }
        try pending.action(known ?? pending.value, pending.value)
        last = pending.subject.words
      }
      return last
    } catch let error as Diagnostic {
      throw error
    } catch {
      throw diagnostic(error as? LayoutFailure ?? .interrupted)
    }
  }

  /// How things stand now, from where proposals are tried.
  func trialStart(_ origin: ViewOrigin) -> TrialStart {
    if let trialStart, trialStart.changes == origin.changes() { return trialStart }
    let start = TrialStart(
      view: view, tree: tree, knownValues: knownValues, restore: origin.remember(),
      changes: origin.changes())
    trialStart = start
    return start
  }

  /// Lets all be as it was before a proposal was tried.
  func takeBack(_ start: TrialStart, _ origin: ViewOrigin) {
    knownValues = start.knownValues
    guard origin.changes() != start.changes else { return }
    start.restore()
    trialStart?.changes = origin.changes()
    (view, tree) = (start.view, start.tree)
    (keptEngine, lastLayout) = (nil, nil)
  }

  /// The last layout, if it was made at this proposal and still holds.
  func knownLayout(_ proposal: ProposedViewSize) -> Layout? {
    guard !isOutdated, let lastLayout, lastLayout.proposal == proposal else { return nil }
    return lastLayout
  }

  /// The size that the view answers, without placing anything.
  func size(_ proposal: ProposedViewSize) throws(Diagnostic) -> ViewSize {
    try lowerIfOutdated()
    if mayAct { return try layout(proposal).size }
    do throws(LayoutFailure) { return try engine.size(proposal) } catch { throw diagnostic(error) }
  }

  /// Whether something may be done about values of views, be it of views that are made later.
  private var mayAct: Bool {
    guard let origin else { return false }
    return tree.hasActions || tree.usesProgram && origin.states.areThere
  }

  /// Forgets what functions of the program answered, since the program has changed.
  ///
  /// - Parameter definesLayouts: whether it may have defined one of the view's layouts anew.
  func forgetProgram(definesLayouts: Bool = false) {
    guard tree.usesProgram else { return }
    isOutdated = isOutdated || definesLayouts
    keptEngine?.forget()
    lastLayout = nil
  }

  private func lowerIfOutdated() throws(Diagnostic) {
    guard isOutdated else { return }
    tree = try Self.lowered(view, rootEnvironment, remembers, watch)
    keptEngine = nil
    isOutdated = false
  }

  /// What follows the answers over a range; nil where functions of the program take part.
  var sweepEngine: SweepEngine? {
    origin != nil && tree.hasActions ? nil : SweepEngine(tree) { self.watch.isOver }
  }

  /// The layout with everything that happened on the way.
  func trace(
    _ proposal: ProposedViewSize
  ) throws(Diagnostic) -> (layout: Layout, events: TraceLog) {
    try lowerIfOutdated()
    if origin != nil, tree.hasActions || tree.usesProgram { _ = try layout(proposal) }
    do throws(LayoutFailure) {
      return try TracedEngine.layOut(tree, proposal) { self.watch.isOver }
    } catch {
      throw diagnostic(error)
    }
  }

  private func diagnostic(_ failure: LayoutFailure) -> Diagnostic {
    watch.diagnostic(failure, about: view)
  }

  /// Keeps why a layout was ended.
  private final class Watch {
    private let reasonToStop: () -> StopReason?
    private(set) var reason: StopReason?

    init(_ reasonToStop: @escaping () -> StopReason?) { self.reasonToStop = reasonToStop }

    var isOver: Bool {
      reason = reasonToStop()
      return reason != nil
    }

    /// A layout that failed; why it was ended, if it was.
    func diagnostic(_ failure: LayoutFailure, about view: View) -> Diagnostic {
      guard case .interrupted = failure, let reason else { return Diagnostic(failure) }
      return Diagnostic(reason, at: view.span)
    }
  }
}

extension Diagnostic {
  /// A layout that could not be made.
  init(_ failure: LayoutFailure) {
    switch failure {
    case .tooDeep(let span): self.init(.viewsTooDeep, at: span)
    case .endlessLine(let name): self.init(.endlessLine(name), at: nil)
    case .interrupted: self.init(.layoutInterrupted, at: nil, isInterruption: true)
    case .program(let error as Diagnostic): self = error
    case .program: self.init(.programFailed, at: nil)
    }
  }
}

extension Complaint {
  fileprivate static func boundValue(_ subject: String) -> Complaint {
    Complaint(
      "the \(subject) changes its view again and again; "
        + "it was laid out \(ViewOrigin.mostRounds) times more",
      hint: "let what it sets come to rest")
  }

  fileprivate static var viewsTooDeep: Complaint {
    Complaint("views are nested too deeply to be laid out")
  }

  fileprivate static func endlessLine(_ name: String) -> Complaint {
    Complaint(
      "the default of the line `\(name)` asks for `\(name)` itself",
      hint: "let it follow from the size, or from other lines")
  }

  fileprivate static var programFailed: Complaint {
    Complaint("a layout of the program failed")
  }

  fileprivate static var layoutInterrupted: Complaint {
    Complaint("interrupted while laying out")
  }
}

extension PendingAction.Subject {
  /// Of what the value is, as a sentence names it.
  fileprivate var words: String {
    switch self {
    case .appearance: "function of `on-appear`"
    case .geometry: "geometry of `on-geometry-change`"
    case .value: "value of `on-change`"
    case .preference(let key): "preference `\(key.name)`"
    }
  }
}
