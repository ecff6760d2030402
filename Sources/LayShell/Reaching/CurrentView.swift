import LayEngine
import LayLanguage

/// The view that commands act on, with the engine that lays it out.
final class CurrentView {
  private(set) var view: View
  /// How the view was written; nil for a view from elsewhere.
  var written: Written?
  /// The name of the view in SwiftUI code, as `Card` for `Card()`; nil where it has none.
  var codeName: String?
  /// Makes the view again after its actions have changed a value; nil if that is not possible.
  let origin: ViewOrigin?
  private var knownValues: [[Int]: KnownValue] = [:]
  /// The view in its last lowered form.
  private(set) var tree: ViewTree
  /// The engine for `tree`; nil before its first use.
  private var keptEngine: Engine?
  private var trialStart: TrialStart?
  /// The variables before the actions of the last layout, and the count of changes after them; nil
  /// where they changed nothing.
  private var beforeActions: (variables: Journal.Version, changesAfter: Int)?
  /// Whether a warning about endless changes was printed.
  private var hasWarned = false
  private let watch: Watch
  private let remembers: Bool
  private let keepsContent: Bool
  /// The environment of the root view.
  let rootEnvironment: RootEnvironment
  private var lastLayout: Layout?
  /// Whether layouts were defined since the view was lowered; the lowered tree contains their
  /// spacing and guides.
  private var isOutdated = false

  /// Lowers a view.
  ///
  /// - Parameters:
  ///   - rootEnvironment: the environment of the root view.
  ///   - keepsContent: whether the content of readers is kept for other sizes, as `Engine` does.
  init(
    _ view: View, from origin: ViewOrigin? = nil,
    in rootEnvironment: RootEnvironment = RootEnvironment(), remembers: Bool = true,
    keepsContent: Bool = false, reasonToStop: @escaping () -> StopReason? = { nil }
  ) throws(Diagnostic) {
    self.view = view
    self.origin = origin
    let watch = Watch(reasonToStop)
    self.watch = watch
    self.remembers = remembers
    self.keepsContent = keepsContent
    self.rootEnvironment = rootEnvironment
    tree = try Self.lowered(view, rootEnvironment, remembers, watch)
  }

  /// From this many nodes on, a tree is not freed at once.
  private static let largeTree = 100_000

  deinit {
    guard tree.count >= Self.largeTree || lastLayout?.contents.isEmpty == false else { return }
    DeferredRelease.retire { [lastLayout, tree] in
      let layouts = lastLayout.map { Array($0.withContents) } ?? []
      let trees = (layouts.dropFirst().map(\.tree) + [tree]).filter { $0.count >= Self.largeTree }
      return layouts.reversed() + trees.flatMap { $0.views.reversed() as [AnyObject] }
    }
  }

  private var engine: Engine {
    if let keptEngine { return keptEngine }
    let engine = Engine(tree, keepsContent: keepsContent) { [watch] in watch.isOver }
    keptEngine = engine
    return engine
  }

  private static func lowered(
    _ view: View, _ rootEnvironment: RootEnvironment, _ remembers: Bool, _ watch: Watch
  ) throws(Diagnostic) -> ViewTree {
    do throws(LayoutFailure) {
      return try ViewTree(
        view, in: rootEnvironment, remembers: remembers, shouldStop: { watch.isOver },
        abandon: { DeferredRelease.keep($0) })
    } catch {
      throw watch.diagnostic(error, about: view)
    }
  }

  /// What functions of the program did in layouts, in the time that it takes to let a view move.
  var programWork: Int { keptEngine?.programWork ?? 0 }

  /// The layout at a proposal, which is cached until another proposal is laid out.
  func layout(_ proposal: ProposedViewSize) throws(Diagnostic) -> Layout {
    try lowerIfOutdated()
    if let lastLayout, lastLayout.proposal == proposal { return lastLayout }
    try appearAnew()
    let layout = try afterActions(try freshLayout(proposal), proposal)
    lastLayout = layout
    return layout
  }

  private func freshLayout(_ proposal: ProposedViewSize) throws(Diagnostic) -> Layout {
    do throws(LayoutFailure) { return try engine.layOut(proposal) } catch {
      throw diagnostic(error)
    }
  }

  /// Resets the states of the views to their initial values, and takes back what actions changed in
  /// other variables, so that an answer depends on the proposal only, not on earlier proposals.
  ///
  /// Where something else has changed a value since, only the states are reset. Names keep their values.
  private func appearAnew() throws(Diagnostic) {
    guard let origin, origin.states.areChanged else { return }
    if let last = beforeActions, last.changesAfter == origin.changes() {
      origin.restore(last.variables)
    }
    origin.states.forget()
    knownValues = [:]
    view = try origin.remake() ?? view
    tree = try Self.lowered(view, rootEnvironment, remembers, watch)
    keptEngine = nil
  }

  /// A value of a view for which actions were run, and the owner of the value.
  struct KnownValue {
    let owner: ObjectIdentifier?
    let value: Any
  }

  /// The layout once the actions on values of views change nothing any more.
  private func afterActions(
    _ first: Layout, _ proposal: ProposedViewSize
  ) throws(Diagnostic) -> Layout {
    guard let origin else { return first }
    var layout = first
    var round = 0
    let (variables, changesBefore) = (origin.variables(), origin.changes())
    defer {
      let changes = origin.changes()
      beforeActions = changes == changesBefore ? nil : (variables, changes)
    }
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
      keptEngine?.handCaches(to: tree)
      keptEngine = nil
      layout = try freshLayout(proposal)
    }
    return layout
  }

  /// Runs the actions for values that have changed; returns the last value's description, nil for
  /// none.
  private func perform(_ layout: Layout) throws(Diagnostic) -> String? {
    var last: String?
    do {
      for pending in try layout.actions(shouldStop: { self.watch.isOver }) {
        let earlier = knownValues[pending.path]
        let known = earlier?.owner == pending.owner ? earlier?.value : nil
        if let known, pending.isSame(known, pending.value) { continue }
        knownValues[pending.path] = KnownValue(owner: pending.owner, value: pending.value)
        if known == nil, !pending.countsFirst { continue }
        last = pending.subject.words
        var earlierValue = known
        if known == nil, let start = pending.start {
          try pending.action(start, start)
          if pending.isSame(start, pending.value) { continue }
          earlierValue = start
        }
        try pending.action(earlierValue ?? pending.value, pending.value)
      }
      return last
    } catch let error as Diagnostic {
      throw error
    } catch {
      throw diagnostic(error as? LayoutFailure ?? .interrupted)
    }
  }

  /// The current state, from which proposals are tried.
  private func trialStart(_ origin: ViewOrigin) -> TrialStart {
    if let trialStart, trialStart.changes == origin.changes() { return trialStart }
    let start = TrialStart(
      view: view, tree: tree, knownValues: knownValues, restore: origin.remember(),
      changes: origin.changes())
    trialStart = start
    return start
  }

  /// Restores the state from before a proposal was tried.
  private func restore(_ start: TrialStart, _ origin: ViewOrigin) {
    knownValues = start.knownValues
    guard origin.changes() != start.changes else { return }
    start.restore()
    trialStart?.changes = origin.changes()
    (view, tree) = (start.view, start.tree)
    (keptEngine, lastLayout) = (nil, nil)
  }

  /// The cached layout, if it is for this proposal and still valid; else nil.
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

  /// Whether actions may run, including those of views that are only created during layout.
  private var mayAct: Bool {
    guard let origin else { return false }
    return tree.hasActions || tree.usesProgram && origin.states.areThere
  }

  /// Discards cached answers of functions of the program, since the program has changed.
  ///
  /// - Parameter definesLayouts: whether a layout that the view uses may have been redefined.
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

  /// The engine that follows answers over a range of proposals.
  ///
  /// Nil where the program's functions take part, where actions may do something else at another size, or
  /// answers are not piecewise linear. Actions of views that appear at all sizes come to rest once.
  var sweepEngine: SweepEngine? { sweepEngine(inParts: false) }

  /// - Parameter inParts: whether there may be parts of a range that are not followed.
  func sweepEngine(inParts: Bool) -> SweepEngine? {
    if origin != nil, tree.hasActions {
      guard !actsBySize, (try? layout(lastLayout?.proposal ?? .ideal)) != nil, !hasWarned else {
        return nil
      }
    }
    if actsBySize { return nil }
    return SweepEngine(tree, inParts: inParts, contents: engine.contents) { [watch] in
      watch.isOver
    }
  }

  /// Whether actions may do something else at another size.
  var actsBySize: Bool { origin != nil && tree.actsBySize }

  /// Whether it has states that its actions may change.
  var mayMeasure: Bool {
    origin?.states.areThere == true && (tree.hasActions || tree.usesProgram)
  }

  /// Whether actions make it another view at the next of some sizes than at the one before, since they change what
  /// is measured.
  func measures(
    _ one: ProposedViewSize, _ others: [ProposedViewSize]
  ) throws(Diagnostic) -> Bool {
    _ = try layout(one)
    guard mayMeasure else { return false }
    for other in others {
      // Functions that run in a layout read what was measured too.
      let (first, kept) = (view, try freshLayout(other))
      let layout = try layout(other)
      guard kept.isPlaced(like: layout, isOver: { watch.isOver }) else { return true }
      if first.isWritten(like: view) { continue }
      // What it was told here may count at another size.
      let before = try CurrentView(first, in: rootEnvironment, reasonToStop: watch.reasonToStop)
      for size in [one] + others where size != other {
        let kept = try before.layout(size)
        guard try kept.isPlaced(like: freshLayout(size), isOver: { watch.isOver }) else {
          return true
        }
      }
    }
    return false
  }

  /// The layout with its trace events.
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

  /// Keeps the reason why a layout was stopped.
  private final class Watch {
    let reasonToStop: () -> StopReason?
    private(set) var reason: StopReason?

    init(_ reasonToStop: @escaping () -> StopReason?) { self.reasonToStop = reasonToStop }

    var isOver: Bool {
      reason = reasonToStop()
      return reason != nil
    }

    /// The diagnostic for a failed layout, or for the reason that stopped it.
    func diagnostic(_ failure: LayoutFailure, about view: View) -> Diagnostic {
      guard case .interrupted = failure, let reason else { return Diagnostic(failure) }
      return Diagnostic(reason, at: view.span)
    }
  }
}

extension View {
  /// Whether it is made of the same views with the same arguments; what is made later is not looked at.
  fileprivate func isWritten(like other: View) -> Bool {
    var (pending, count) = ([(self, other)], 0)
    while let (one, other) = pending.popLast() {
      count += 1
      guard one !== other, count < 10_000 else { continue }
      guard type(of: one.content) == type(of: other.content), one.written == other.written,
        one.textString == other.textString, one.children.count == other.children.count
      else { return false }
      pending += zip(one.children, other.children)
    }
    return true
  }
}

extension Diagnostic {
  /// The diagnostic for a layout that failed.
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
    Complaint("views are nested too deeply to be laid out", calls: [])
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
  /// The words for the value in a sentence.
  fileprivate var words: String {
    switch self {
    case .appearance: "function of `on-appear`"
    case .geometry: "geometry of `on-geometry-change`"
    case .scrollGeometry: "geometry of `on-scroll-geometry-change`"
    case .scrollPhase: "phase of `on-scroll-phase-change`"
    case .value: "value of `on-change`"
    case .preference(let key): "preference `\(key.name)`"
    }
  }
}

/// How a view was written.
enum Written {
  case form(SyntaxTree)
  /// As the Swift code that this source contains.
  case swift(source: Int32)
}

extension CurrentView {
  /// The form that gave the view; nil for a view from elsewhere.
  var form: SyntaxTree? { if case .form(let form)? = written { form } else { nil } }
}

/// The form that a view comes from, which is evaluated again when an action changes a value.
struct ViewOrigin {
  /// The most times that a view is laid out again because of changes.
  static let mostRounds = 8

  /// A count that grows with each value that the program assigns.
  let changes: () -> Int
  /// Evaluates the form again; nil where it no longer gives a view.
  let remake: () throws(Diagnostic) -> View?
  let warn: (Diagnostic) -> Void
  /// The states of the views that the form creates.
  let states: ViewStates
  /// Saves the values of all names and variables; the result restores them.
  let remember: () -> () -> Void
  /// The variables that functions keep.
  let variables: () -> Journal.Version
  let restore: (Journal.Version) -> Void
  /// Runs a body whose output nobody sees.
  let silently: (() throws(Diagnostic) -> Layout?) throws(Diagnostic) -> Layout?

  /// The origin of a view from a form, which may be one word of a command; of a `begin`, only its
  /// last form is evaluated again.
  init(_ tree: SyntaxTree, at word: SyntaxTree.Index = 0, in interpreter: Interpreter) {
    var form = word
    while tree.childCount(form) > 1, tree.symbol(form + 1)?.name == "begin",
      let last = Array(tree.children(form)).last
    {
      form = last
    }
    let index = form
    self.init(in: interpreter) { [unowned interpreter] states throws(Diagnostic) in
      try interpreter.evaluate(tree, at: index, with: states).value.asView
    }
  }

  /// The origin of a view that code makes.
  ///
  /// - Parameter make: makes it again, with the states of the views that it made before.
  init(
    in interpreter: Interpreter, _ make: @escaping (ViewStates) throws(Diagnostic) -> View?
  ) {
    let states = interpreter.states
    self.states = states
    changes = { [unowned interpreter] in interpreter.changes }
    remember = { [unowned interpreter] in
      let definitions = interpreter.definitions()
      return { interpreter.restore(definitions) { _ in false } }
    }
    variables = { [unowned interpreter] in interpreter.variables() }
    restore = { [unowned interpreter] in interpreter.restore($0) }
    warn = { [unowned interpreter] in interpreter.warn($0) }
    silently = { [unowned interpreter] (body) throws(Diagnostic) in
      try interpreter.silently(body)
    }
    remake = { [unowned interpreter] () throws(Diagnostic) in
      try interpreter.silently { () throws(Diagnostic) in try make(states) }
    }
  }
}

/// Layouts at proposals that are only tried, as over a range of them.
///
/// - Rule: where actions of the program, such as `on-change`, may change values, each trial starts
///   from the current state, as if only the window were resized, and its changes are undone
///   afterwards.
extension CurrentView {
  func triedLayout(_ proposal: ProposedViewSize) throws(Diagnostic) -> Layout {
    try trial { () throws(Diagnostic) in try layout(proposal) }
  }

  func triedSize(_ proposal: ProposedViewSize) throws(Diagnostic) -> ViewSize {
    try trial { () throws(Diagnostic) in try size(proposal) }
  }

  /// The actions that get another value where a view is measured otherwise, and those that run when the
  /// content of a reader appears.
  ///
  /// - Parameter path: the path of the view.
  func actions(
    in layout: Layout, changedBy remeasuring: Remeasuring, at path: ViewPath
  ) -> [PendingAction] {
    let start = path.numbers.map { $0 - 1 }
    guard let now = try? layout.actions(shouldStop: { self.watch.isOver }),
      let then = try? layout.actions(remeasuring: remeasuring, shouldStop: { self.watch.isOver }),
      now.count == then.count
    else { return [] }
    return zip(now, then).compactMap { now, then in
      guard now.path == then.path else { return nil }
      let appears =
        if case .appearance = then.subject { then.path.starts(with: start) } else { false }
      return appears || !now.isSame(now.value, then.value) ? then : nil
    }
  }

  /// The layout once actions have got what is measured otherwise; nil where it fails.
  ///
  /// What they change is taken back.
  func layout(
    after layout: Layout, measuring remeasuring: Remeasuring, at path: ViewPath
  ) -> Layout? {
    guard let origin else { return nil }
    let start = trialStart(origin)
    defer { restore(start, origin) }
    let changes = origin.changes()
    return try? origin.silently { () throws(Diagnostic) in
      for pending in actions(in: layout, changedBy: remeasuring, at: path) {
        do { try pending.action(pending.value, pending.value) } catch {
          throw error as? Diagnostic ?? diagnostic(.interrupted)
        }
      }
      if origin.changes() == changes { return layout }
      guard let view = try origin.remake() else { return nil }
      let tree = try Self.lowered(view, rootEnvironment, remembers, watch)
      do throws(LayoutFailure) {
        return try Engine(tree) { self.watch.isOver }.layOut(layout.proposal)
      } catch { throw diagnostic(error) }
    }
  }

  private func trial<Answer>(
    _ body: () throws(Diagnostic) -> Answer
  ) throws(Diagnostic) -> Answer {
    guard let origin, tree.hasActions || tree.usesProgram else { return try body() }
    let start = trialStart(origin)
    defer { restore(start, origin) }
    return try body()
  }
}

/// The state of a view before proposals are tried.
private struct TrialStart {
  let view: View
  let tree: ViewTree
  let knownValues: [[Int]: CurrentView.KnownValue]
  let restore: () -> Void
  /// The program's count of changes in this state.
  var changes: Int
}
