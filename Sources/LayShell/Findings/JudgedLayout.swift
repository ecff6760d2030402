import LayComparing
import LayEngine
import LayLanguage
import LayTerminal

/// A view of a layout as it is seen: what it is, where it stands, and what is around it.
///
/// A class, since rules look at views again and again, and never change one.
final class JudgedView {
  /// What a person sees or uses; containers and modifiers are none of these.
  enum Kind {
    case text, picture, filling
    /// A control that is used; its label is judged by itself too.
    case control
  }

  /// What the views around do to a view.
  struct Surroundings {
    /// What is left visible, wherever scroll views stand; nil for everything.
    var viewport: ViewFrame?
    /// The axes along which a scroll view around it scrolls.
    var scrolls: AxisSet = []
    /// The innermost scroll view around it, by its place.
    var scrollView: Int?
    /// Whether it keeps its place and is not drawn.
    var isHidden = false
    /// Whether nobody can touch it by itself: it refuses that, or what is around it takes the taps for a finger.
    var isUntouchable = false
    /// Whether bars are drawn in place of its texts.
    var isRedacted = false
    /// Whether it is drawn elsewhere, rotated or scaled.
    var isTransformed = false
    /// Whether no more than the outlines of shapes are drawn.
    var isOutline = false
    /// Whether an offset or a position moves it.
    var isMoved = false
    /// Whether it is in a bar of the system, and there in the row of title and items; or in a row of
    /// a list.
    var isInBar = false
    var isInTitleRow = false
    var isInRow = false
    /// Whether a person types it, so that it scrolls.
    var isTyped = false
    /// The outermost control around it, by its place.
    var control: Int?
    /// The view that presents it over the window, by its place.
    var presentation: Int?
  }

  let view: PlacedView
  /// The place of the view around it; nil for the root.
  let parent: Int?
  /// Its number among the children of that, from 1.
  let number: Int
  let kind: Kind?
  let traits: ViewTraits
  let frame: ViewFrame
  let around: Surroundings
  /// The part of its frame that is not cut off; nil if there is none.
  ///
  /// - Rule: what can be scrolled to is not cut off by the scroll view along the axes on which it
  ///   scrolls. A text 900 points below the top of a list is visible as it is.
  let visible: ViewFrame?

  fileprivate init(_ visit: JudgedLayout.Visit, _ traits: ViewTraits) {
    (view, parent, number, around) = (visit.view, visit.parent, visit.number, visit.around)
    let frame = visit.view.frame
    (self.frame, self.traits) = (frame, traits)
    kind = frame.isFinite ? traits.kind : nil
    visible = visit.around.viewport.map { frame.part(in: $0) } ?? frame
  }

  /// Whether it is a text or a control that is drawn where it stands, and not all cut off.
  fileprivate var isContent: Bool {
    (kind == .text || kind == .control) && !around.isHidden && !around.isTransformed
      && visible != nil
  }

  var content: any ViewContent { view.view.content }

  /// The part of its frame in which it draws, and that is not cut off.
  fileprivate var inked: ViewFrame? { visible.flatMap { frame.inked(traits.blank).part(in: $0) } }
}

/// A layout with what its rules look at: its views from the back to the front, the screen, reasons.
struct JudgedLayout {
  /// Views can be nested with exponentially many paths.
  private static let mostViews = 20_000
  /// What is nested deeper is not judged: each view asks for those around it.
  private static let deepest = 400

  let layout: Layout
  let lookout: Lookout
  private(set) var views: [JudgedView] = []
  /// The views that people see or use, by their places.
  private(set) var seen: [Int] = []
  /// The texts and controls among them that are drawn where they stand, and not all cut off.
  private(set) var content: [Int] = []
  /// Behind the last view inside each view.
  private var ends: [Int] = []
  /// The screen, or else what is proposed to the root, in whose middle it is; in its coordinates.
  let window: ViewFrame
  private let traced: TracedLayout?

  /// - Parameters:
  ///   - events: the trace of the layout; without it, causes are not searched.
  ///   - traits: what is known of the views of its tree.
  init(
    _ layout: Layout, _ events: TraceLog? = nil, _ lookout: Lookout = Lookout(),
    traits: TreeTraits? = nil
  ) {
    let traits = traits ?? TreeTraits(layout.tree)
    self.layout = layout
    self.lookout = lookout
    traced = events.map { TracedLayout(layout, $0, lookout) }
    window = Self.window(of: layout)
    var pending = [Visit(view: layout.root, parent: nil, number: 1, depth: 0, around: .init())]
    while views.count < Self.mostViews, !lookout.isOver, let visit = pending.popLast() {
      let index = views.count
      let judged = JudgedView(visit, traits.traits(of: visit.view))
      views.append(judged)
      ends.append(index + 1)
      if judged.kind != nil { seen.append(index) }
      if judged.isContent { content.append(index) }
      guard visit.depth < Self.deepest else { continue }
      func add(_ child: PlacedView, _ number: Int) {
        let around = judged.surroundings(ofChild: number, at: index)
        pending.append(
          Visit(
            view: child, parent: index, number: number, depth: visit.depth + 1, around: around))
      }
      if visit.view.childCount == 1 {
        add(visit.view.child(0), 1)
      } else {
        for (number, child) in visit.view.backToFront(lookout).reversed() { add(child, number) }
      }
    }
    for index in views.indices.reversed() {
      if let parent = views[index].parent { ends[parent] = max(ends[parent], ends[index]) }
    }
  }

  static func window(of layout: Layout) -> ViewFrame {
    if let screen = layout.screenFrame { return screen }
    return ViewFrame(windowOf: layout.size, layout.proposal)
  }

  fileprivate struct Visit {
    let view: PlacedView
    let parent: Int?
    let number: Int
    let depth: Int
    let around: JudgedView.Surroundings
  }

  /// The view at a place with its path.
  func shown(_ index: Int) -> ShownView {
    let way = sequence(first: index) { views[$0].parent }.map { views[$0] }
    return way.dropLast().reversed().reduce(.root(of: layout)) {
      ShownView($1.view, child: $1.number, of: $0)
    }
  }

  /// The places of the views around a view, from the inside out.
  func ancestors(of index: Int) -> [Int] {
    Array(sequence(first: index) { views[$0].parent }.dropFirst())
  }

  /// The child of a view that has another one inside, or is it.
  func child(of outer: Int, around index: Int) -> PlacedView {
    var child = index
    while let parent = views[child].parent, parent != outer { child = parent }
    return views[child].view
  }

  /// The innermost view that two are in, or that one of them is.
  func innermost(around one: Int, _ other: Int) -> Int {
    var common = one
    while common != other, !isInside(other, common), let parent = views[common].parent {
      common = parent
    }
    return common
  }

  /// Whether a view is inside another.
  func isInside(_ index: Int, _ other: Int) -> Bool { index > other && index < ends[other] }

  /// What a view is called: `hstack`, `button with text "Save"`.
  ///
  /// Modifiers are left out, but for frames, and what only reads the environment.
  func title(_ index: Int) -> String {
    var place = index
    while views[place].content.isModifier || views[place].view.view.isMade
      || views[place].view.view.isReader,
      views[place].view.view.name == nil, !(views[place].content is FixedFrame),
      let inner = firstChild(of: place)
    {
      place = inner
    }
    let view = views[place].view.view
    if view.content is FixedFrame { return ViewTitle.withContent(view) }
    if views[place].kind == .text, let prompt = shown(place).prompt { return prompt }
    let title = ViewTitle.full(view)
    guard views[place].kind == .control, !title.contains("\""),
      let text = seen(inside: place).first(where: { views[$0].kind == .text })
    else { return title }
    return "\(title) with \(ViewTitle.kind(views[text].view.view))"
  }

  /// The place of the view that a modifier is for, before which its background is drawn.
  private func firstChild(of index: Int) -> Int? {
    var child = index + 1
    while child < ends[index] {
      if views[child].number == 1 { return child }
      child = ends[child]
    }
    return nil
  }

  /// How many views these are, those counted out that are inside others of them.
  func count(_ indices: [Int]) -> Int {
    let all = Set(indices)
    return indices.count { ancestors(of: $0).allSatisfy { !all.contains($0) } }
  }

  /// All views inside a view, and the view.
  func inside(_ index: Int) -> [Int] { Array(index..<ends[index]) }

  /// The views that people see or use inside a view.
  func seen(inside index: Int) -> ArraySlice<Int> {
    let first = firstSeen(from: index + 1)
    return seen[first..<max(first, firstSeen(from: ends[index]))]
  }

  /// The part of a view in which something is drawn or takes taps: by itself, by what is in it, or by the modifiers
  /// around it; nil for none.
  func drawn(_ index: Int) -> ViewFrame? {
    let judged = views[index]
    guard let visible = judged.visible else { return nil }
    if judged.traits.draws { return judged.inked }
    var top = index
    while let parent = views[top].parent, views[parent].traits.isModifier, views[top].number == 1 {
      top = parent
    }
    return ink(inside: top, in: visible)
  }

  /// The smallest frame around all that is drawn or takes taps in a view, that counts as far as it is in another frame;
  /// nil for nothing.
  func ink(inside index: Int, in frame: ViewFrame? = nil) -> ViewFrame? {
    let presentation = views[index].around.presentation
    let parts = inside(index).filter { part in
      views[part].around.presentation == presentation && isInk(part)
    }
    return parts.compactMap { part in views[part].inked.flatMap { frame.map($0.part) ?? $0 } }
      .reduce(nil) { all, part in all?.union(part) ?? part }
  }

  /// The padding around a view that is for what sticks out of the view, by its place; nil for none.
  ///
  /// - Rule: nothing else is drawn there, and what is right around the view on the axis draws and cuts off nothing.
  func ownPadding(of index: Int, _ axis: Axis) -> Int? {
    var (found, next) = (Int?.none, views[index].parent)
    while let around = next, mayBePadded(around, axis) {
      if views[around].content is Padding { found = around }
      next = views[around].parent
    }
    return found
  }

  /// Whether a padding around a view is on an axis one of what is in it too: what a stack holds besides stands before
  /// or behind that on the other axis.
  private func mayBePadded(_ index: Int, _ axis: Axis) -> Bool {
    let view = views[index]
    return view.traits.mayBePadded || view.kind == .control && !view.traits.draws
      || (axis == .vertical ? view.content is HorizontalStack : view.content is VerticalStack)
  }

  /// By how much negative paddings draw a view out on an axis, before and after it.
  func drawnOut(_ index: Int, _ axis: Axis) -> (before: Double, after: Double) {
    var (child, drawn) = (index, (before: 0.0, after: 0.0))
    while let parent = views[child].parent {
      if views[parent].traits.drawsOut {
        let beyond = views[child].frame.beyond(views[parent].frame, axis)
        drawn = (drawn.before + beyond.before, drawn.after + beyond.after)
      }
      child = parent
    }
    return drawn
  }

  /// Whether a view is drawn, or is a control whose label draws something.
  func isInk(_ index: Int) -> Bool {
    let view = views[index]
    return !view.around.isHidden
      && (view.traits.draws
        || view.kind == .control && inside(index).contains { views[$0].traits.draws })
  }

  /// The first of `seen` that is not before a view.
  private func firstSeen(from index: Int) -> Int {
    var (low, high) = (0, seen.count)
    while low < high {
      let middle = (low + high) / 2
      if seen[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The view that declares the length that a view is offered; nil where none does.
  func declaring(_ axis: Axis, offeredTo index: Int) -> ShownView? {
    guard let traced else { return nil }
    let steps = LengthReasons.offers(ReasonPlace(shown(index)), axis, traced)
    return steps.last.flatMap { $0.declares ? $0.shown : nil }
  }

  /// The view that declares the length of a view.
  func declaring(_ axis: Axis, of index: Int) -> ShownView? {
    guard let traced else { return nil }
    let steps = LengthReasons.steps(shown(index), axis, traced)
    return steps.last.flatMap { $0.declares ? $0.shown : nil }
  }
}

extension ShownView {
  /// What a text is called that stands in a field in which nothing is typed: `placeholder "Name"`; nil for all else.
  var prompt: String? {
    guard let text = view.view.textString,
      around.first(where: { $0.view.view.content is Control })?.view.view.isField == true
    else { return nil }
    let shown = DisplayWidth.cut(text, to: WrittenValue.mostColumns)
    return "placeholder \(ValueDescription.quoted(shown))"
  }
}

extension Reasons.Step {
  /// Whether it ends at a number that somebody wrote.
  fileprivate var declares: Bool {
    ["lengthDeclared", "lengthBound", "offerDeclared"].contains(fact.name)
  }
}

extension JudgedView {
  /// What is around a child of the view.
  fileprivate func surroundings(ofChild number: Int, at index: Int) -> Surroundings {
    if traits.presents, number > 1 { return Surroundings(presentation: index) }
    var around = around
    if traits.cutsOff, frame.isFinite {
      around.viewport = visible?.port(scrolling: traits.scrolls) ?? ViewFrame.nothing
    }
    if traits.scrolls != [] {
      around.scrolls.formUnion(traits.scrolls)
      around.scrollView = index
    }
    if traits.hides { around.isHidden = true }
    if traits.refusesTouches
      || traits.takesTaps && min(frame.size.width, frame.size.height) >= LayoutShape.leastControl
    {
      around.isUntouchable = true
    }
    if let redacts = traits.redacts { around.isRedacted = redacts }
    if traits.transforms || !view.visualEffects.isEmpty { around.isTransformed = true }
    if traits.holdsRows || traits.swipes && number > 1 { around.isInRow = true }
    if traits.outlines { around.isOutline = true }
    if traits.moves { around.isMoved = true }
    if traits.holdsTypedText { around.isTyped = true }
    if traits.isBar, number > 1 { around.isInBar = true }
    if traits.isBarRow { around.isInTitleRow = true }
    if kind == .control, around.control == nil { around.control = index }
    return around
  }
}

extension ViewFrame {
  fileprivate static let nothing = ViewFrame(x: 0, y: 0, width: 0, height: 0)

  /// By how much it reaches beyond another frame on an axis, before and after it; at least 0.
  func beyond(_ other: ViewFrame, _ axis: Axis) -> (before: Double, after: Double) {
    (max(other.start(axis) - start(axis), 0), max(end(axis) - other.end(axis), 0))
  }
}
