import LayEngine
import LayLanguage

/// Explains why a view answered as it did, from the events of a traced layout.
///
/// The explanation is a list of facts; renderers choose the words.
enum Explainer {
  private static let mostSections = 12

  /// Explains a view and, if it is a modifier, the view that it wraps, and so on.
  static func explain(
    _ shown: ShownView, _ traced: TracedLayout
  ) -> Explanation {
    let sections = chain(from: shown).map { shown in
      let slice = TraceSlice(of: shown, in: traced)
      return ExplanationSection(
        view: ViewMention(shown), proposal: slice.proposal, size: slice.size,
        facts: slice.screen + facts(slice) + slice.askedForSize)
    }
    return Explanation(sections: sections)
  }

  /// A view and those that it wraps, outermost first.
  private static func chain(from shown: ShownView) -> [ShownView] {
    var views = [shown]
    while let last = views.last, views.count < mostSections, last.view.childCount == 1,
      !last.view.view.content.endsChain
    {
      views.append(last.child(0))
    }
    return views
  }

  private static func facts(_ slice: TraceSlice) -> [any Fact] {
    let content = slice.view.view.content
    if let control = content as? Control { return slice.facts(of: control) }
    if let purpose = content.purpose { return [purpose] }
    guard slice.tree.isTransparent(slice.view.node) else { return slice.facts }
    switch content {
    case is HorizontalStack, is VerticalStack, is DepthStack: return [ContainerFact.absentStack]
    case is Group: return [ModifierFact.groupOfOne]
    default: return [ModifierFact.passesThrough]
    }
  }
}

/// Content whose facts no other kind shares.
///
/// Conformances are in files by theme, such as `ExplainModifiers`. They read the events and the
/// layout, and do not compute any rule again.
protocol ExplainedContent: ViewContent {
  /// The rule, with the numbers of this view.
  func facts(_ slice: TraceSlice) -> [any Fact]
}

extension TraceSlice {
  /// The rule of the view, with its numbers.
  fileprivate var facts: [any Fact] {
    switch view.view.content {
    case is Shape, is Color: [filling]
    case is EmptyView, is Group, is GridRow: [LeafFact.nothing]
    case is ChangedShape: [filling] + inside
    case is Padding, is SafeAreaPadding: insets
    case is Background, is Overlay, is PreferenceLayer, is Presentation: layers
    case let horizontal as HorizontalStack: stack(.horizontal, horizontal.style)
    case let vertical as VerticalStack: stack(.vertical, vertical.style)
    case is LazyHorizontalStack: lazyStack(.horizontal)
    case is LazyVerticalStack: lazyStack(.vertical)
    case let grid as LazyHorizontalGrid: lazyGrid(grid.style, .vertical)
    case let grid as LazyVerticalGrid: lazyGrid(grid.style, .horizontal)
    case let content as any ExplainedContent: content.facts(self)
    default: [ModifierFact.unexplained]
    }
  }
}

/// An explanation of a view's answer: a section for the view and for each view that it wraps.
struct Explanation {
  var sections: [ExplanationSection]
  /// The face of texts; nil for `mono`.
  var face: String?
  var places = CodePlaces(nil)
}

/// The rule of one view, with the numbers of this layout.
struct ExplanationSection {
  /// The view, its proposal and its answer.
  let view: ViewMention
  let proposal: ProposedViewSize
  let size: ViewSize
  let facts: [any Fact]
}

/// Facts that several kinds of views share.
extension TraceSlice {
  /// The only child's proposal, answer and place, and by how much it is larger than the view.
  var inside: [any Fact] {
    guard let child else { return [] }
    let (inner, outer) = (child.view.frame.size, size)
    func excess(_ axis: Axis) -> FactNumber? {
      inner[axis] > outer[axis] ? .difference(inner[axis], outer[axis]) : nil
    }
    let (width, height) = (excess(.horizontal), excess(.vertical))
    let overflow = ModifierFact.overflow(width: width, height: height)
    return [
      ModifierFact.inside(
        child: ViewMention(child), proposal: child.view.proposal, size: inner,
        place: child.view.originInParent)
    ] + (width == nil && height == nil ? [] : [overflow])
  }

  /// Each child's proposal, answer and place.
  var childFacts: [any Fact] {
    if children.isEmpty { return [] }
    return [
      ContainerFact.children(
        children: lookout.map(children) { child in
          .init(
            child: ViewMention(child), proposal: child.view.proposal,
            size: child.view.frame.size, place: child.view.originInParent)
        })
    ]
  }

  /// What the children were asked for the view's own size, where they answered something else than
  /// when they were placed.
  fileprivate var askedForSize: [any Fact] {
    if view.view.content.explainsItsQuestions { return [] }
    let (place, chain) = (ReasonPlace(shown), LengthReasons(traced: traced))
    var isOther = false
    var asked: [ContainerFact.Child] = []
    for number in children.indices where !lookout.isOver {
      let child = chain.asked(number, of: place)
      if child.isPlacing { continue }
      isOther = isOther || child.size != child.view.frame.size
      asked.append(
        .init(
          child: child.mention, number: number + 1, proposal: child.question, size: child.size))
    }
    return isOther ? [ContainerFact.askedForSize(children: asked)] : []
  }

  /// The screen's safe area insets, and that the rest is proposed to the root view.
  fileprivate var screen: [any Fact] {
    let layout = view.layout
    guard shown.ancestors.isEmpty, let screen = layout.screen else { return [] }
    return [
      ModifierFact.screenOffer(
        device: screen.title, screen: screen.size, insets: screen.safeInsets,
        offered: screen.proposal, place: screen.origin(ofRoot: layout.size))
    ]
  }
}

extension ViewContent {
  /// Whether the explanation does not go on with a single child.
  fileprivate var endsChain: Bool { isGrid || self is Custom || self is ViewThatFits }

  /// Whether the explanation lists each question to a child anyway.
  fileprivate var explainsItsQuestions: Bool {
    if let custom = self as? Custom { return !(custom.layout is SwipedRow) }
    return isGrid || self is IgnoresSafeArea || self is SafeAreaInset || self is ViewThatFits
  }
}
