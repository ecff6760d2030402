import LayEngine
import LayLanguage

/// Explains why a view answered as it did, from the events of a traced layout.
///
/// The explanation is a list of facts; renderers choose the words.
enum Explainer {
  private static let mostSections = 12

  /// Explains a view and, if it is a modifier, the view that it wraps, and so on.
  static func explain(
    _ shown: ShownView, _ events: TraceLog, _ lookout: Lookout
  ) -> Explanation {
    var sections: [ExplanationSection] = []
    let traced = TracedLayout(shown.view.layout, events, lookout)
    var next: ShownView? = shown
    while let shown = next, sections.count < mostSections {
      let slice = TraceSlice(of: shown, in: shown.view.layout.contentEvents ?? events, lookout)
      var section = ExplanationSection(of: shown)
      section.sayScreen(shown)
      explain(slice, in: &section)
      section.sayAskedForSize(slice, traced)
      sections.append(section)
      next = goesOn(shown.view) ? slice.child : nil
    }
    return Explanation(sections: sections)
  }

  private static func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    guard let content = slice.view.view.content as? any ExplainedContent else {
      return section.say(ModifierFact.unexplained)
    }
    if slice.tree.isTransparent(slice.view.node) {
      content.explainTransparent(slice, in: &section)
    } else {
      content.explain(slice, in: &section)
    }
  }

  /// Whether the explanation continues with the view that this one wraps.
  private static func goesOn(_ view: PlacedView) -> Bool {
    guard let content = view.view.content as? any ExplainedContent else { return false }
    return content.includesChild && view.childCount == 1
  }
}

/// Content that explains a view's answer.
///
/// Conformances are in files by theme, such as `ExplainModifiers`. They read the events and the
/// layout, and do not compute any rule again.
protocol ExplainedContent: ViewContent {
  /// Says the rule, with the numbers of this view.
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection)

  /// Says why the view does not affect the layout, so that its child takes its place.
  func explainTransparent(_ slice: TraceSlice, in section: inout ExplanationSection)

  /// Whether a single child is explained after the view.
  var includesChild: Bool { get }
}

extension ExplainedContent {
  func explainTransparent(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(ModifierFact.passesThrough)
  }

  var includesChild: Bool { true }
}

/// Content that never affects layout: the child takes the view's place.
protocol InertContent: ExplainedContent {
  /// What the view does other than layout.
  var purpose: ModifierFact { get }
}

extension InertContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) { section.say(purpose) }

  func explainTransparent(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(purpose)
  }
}

/// An explanation of a view's answer: a section for the view and for each view that it wraps.
struct Explanation {
  var sections: [ExplanationSection]
  var places = CodePlaces(nil)
}

/// The rule of one view, with the numbers of this layout.
struct ExplanationSection {
  /// The view, its proposal and its answer.
  let view: ViewMention
  let proposal: ProposedViewSize
  let size: ViewSize
  private(set) var facts: [any Fact] = []

  init(of shown: ShownView) {
    view = ViewMention(shown)
    proposal = shown.view.proposal
    size = shown.view.frame.size
  }

  mutating func say(_ fact: any Fact) { facts.append(fact) }
}

/// Facts that several kinds of views share.
extension ExplanationSection {
  /// Says the only child's proposal, answer and position.
  mutating func sayInside(_ slice: TraceSlice) {
    guard let child = slice.child else { return }
    let (inner, outer) = (child.view.frame.size, slice.size)
    say(
      ModifierFact.inside(
        child: ViewMention(child), proposal: child.view.proposal, size: inner,
        place: child.view.originInParent))
    let width = inner.width > outer.width ? FactNumber.difference(inner.width, outer.width) : nil
    let height =
      inner.height > outer.height ? FactNumber.difference(inner.height, outer.height) : nil
    if width != nil || height != nil { say(ModifierFact.overflow(width: width, height: height)) }
  }

  /// Says each child's proposal, answer and position.
  mutating func sayChildren(_ slice: TraceSlice) {
    guard !slice.children.isEmpty else { return }
    var children: [ContainerFact.Child] = []
    for child in slice.children where !slice.lookout.isOver {
      children.append(
        .init(
          child: ViewMention(child), proposal: child.view.proposal, size: child.view.frame.size,
          place: child.view.originInParent))
    }
    say(ContainerFact.children(children: children))
  }

  /// Says what the children were asked for the view's own size, where they answered something else
  /// than when they were placed.
  fileprivate mutating func sayAskedForSize(_ slice: TraceSlice, _ traced: TracedLayout) {
    let isProgram = facts.contains {
      if case ContainerFact.programLayout = $0 { true } else { false }
    }
    guard !isProgram, !slice.view.view.content.explainsItsQuestions else { return }
    let (place, chain) = (ReasonPlace(slice.shown), LengthReasons(traced: traced))
    var isOther = false
    var children: [ContainerFact.Child] = []
    for number in slice.children.indices where !slice.lookout.isOver {
      let asked = chain.asked(number, of: place)
      guard !asked.isPlacing else { continue }
      if asked.size != asked.view.frame.size { isOther = true }
      children.append(
        .init(
          child: asked.mention, number: number + 1, proposal: asked.question, size: asked.size))
    }
    if isOther { say(ContainerFact.askedForSize(children: children)) }
  }

  /// Says the screen's safe area insets, and that the rest is proposed to the root view.
  fileprivate mutating func sayScreen(_ shown: ShownView) {
    let layout = shown.view.layout
    guard shown.ancestors.isEmpty, let screen = layout.screen else { return }
    say(
      ModifierFact.screenOffer(
        device: screen.title, screen: screen.size, insets: screen.safeInsets,
        offered: screen.proposal, place: screen.origin(ofRoot: layout.size)))
  }
}

extension ViewContent {
  /// Whether the explanation lists each question to a child anyway.
  fileprivate var explainsItsQuestions: Bool {
    isGrid || self is IgnoresSafeArea || self is SafeAreaInset || self is ViewThatFits
  }
}
