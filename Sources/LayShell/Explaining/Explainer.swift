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

  private static func facts(_ slice: TraceSlice) -> [Fact] {
    let content = slice.view.view.content
    if let control = content as? Control { return slice.facts(of: control) }
    if let purpose = content.purpose { return [purpose] }
    guard slice.tree.isTransparent(slice.view.node) else { return slice.facts }
    switch content {
    case is HorizontalStack, is VerticalStack, is DepthStack:
      return [
        Fact("absentStack", "a stack of one view is not there: the view takes its place")
      ]
    case is Group: return [.groupOfOne]
    default:
      return [
        Fact(
          "passesThrough",
          "it changes nothing about layout: proposal and answer pass through")
      ]
    }
  }
}

/// Content whose facts no other kind shares.
///
/// Conformances are in files by theme, such as `ExplainModifiers`. They read the events and the
/// layout, and do not compute any rule again.
protocol ExplainedContent: ViewContent {
  /// The rule, with the numbers of this view.
  func facts(_ slice: TraceSlice) -> [Fact]
}

extension TraceSlice {
  /// The rule of the view, with its numbers.
  fileprivate var facts: [Fact] {
    switch view.view.content {
    case is Shape, is Color: [filling]
    case is EmptyView, is Group, is GridRow:
      [Fact("nothing", "it is nothing: no child, no spacing")]
    case is ChangedShape: [filling] + inside
    case is Padding, is SafeAreaPadding: insets
    case is Layer, is PreferenceLayer, is Presentation: layers
    case let horizontal as HorizontalStack: stack(.horizontal, horizontal.style)
    case let vertical as VerticalStack: stack(.vertical, vertical.style)
    case is LazyHorizontalStack: lazyStack(.horizontal)
    case is LazyVerticalStack: lazyStack(.vertical)
    case let grid as LazyHorizontalGrid: lazyGrid(grid.style, .vertical)
    case let grid as LazyVerticalGrid: lazyGrid(grid.style, .horizontal)
    case let content as any ExplainedContent: content.facts(self)
    default: [Fact("unexplained", "there is no explanation of this view")]
    }
  }
}

/// An explanation of a view's answer: a section for the view and for each view that it wraps.
struct Explanation {
  var sections: [ExplanationSection]
  /// The face of texts; nil for `mono`.
  var face: String?
  /// The first remedy for a text that is cut; nil for none.
  var help: String?
  var places = CodePlaces(nil)
}

/// The rule of one view, with the numbers of this layout.
struct ExplanationSection {
  /// The view, its proposal and its answer.
  let view: ViewMention
  let proposal: ProposedViewSize
  let size: ViewSize
  let facts: [Fact]
}

/// Facts that several kinds of views share.
extension TraceSlice {
  /// The only child's proposal, answer and place, and by how much it is larger than the view.
  var inside: [Fact] {
    guard let child else { return [] }
    let (proposal, place) = (child.view.proposal, child.view.originInParent)
    let (inner, outer) = (child.view.frame.size, size)
    func excess(_ axis: Axis) -> FactNumber? {
      inner[axis] > outer[axis] ? .difference(inner[axis], outer[axis]) : nil
    }
    let (width, height) = (excess(.horizontal), excess(.vertical))
    let fact = Fact(
      "inside",
      ["child": ViewMention(child), "proposal": proposal, "size": inner, "place": place],
      "inside, \(ProposalText.of(proposal)) is proposed to \(ViewTitle.subject(child.view.view)); it "
        + "answers \(ProposalText.of(inner)) and stands at \(PlaceText.of(place))")
    if width == nil, height == nil { return [fact] }
    let words = [width.map { "too wide by \($0)" }, height.map { "too high by \($0)" }]
    return [
      fact,
      Fact(
        "overflow", ["width": width, "height": height], isConclusion: true,
        "it is larger than its frame: " + words.compactMap(\.self).joined(separator: ", ")),
    ]
  }

  /// What the children were asked for the view's own size, where they answered something else than
  /// when they were placed.
  fileprivate var askedForSize: [Fact] {
    if view.view.content.explainsItsQuestions { return [] }
    let (place, chain) = (ReasonPlace(shown), LengthReasons(traced: traced))
    let account = chain.facts(place)
    let isOther = children.enumerated().contains { number, child in
      LengthReasons.question(number, child, account).map { $0.answer != child.view.frame.size }
        ?? lookout.isOver
    }
    guard isOther else { return [] }
    let asked = lookout.map(chain.asked(children, of: place).filter { !$0.isPlacing }) {
      AskedChild(
        child: $0.mention, number: $0.number + 1, proposal: $0.question, size: $0.size)
    }
    return [
      Fact("askedForSize", ["children": asked]) {
        AskedChild.table(asked, "before, asked for its size", "answered", $0)
      }
    ]
  }

  /// The screen's safe area insets, and that the rest is proposed to the root view.
  fileprivate var screen: [Fact] {
    let layout = view.layout
    guard shown.isRoot, let screen = layout.screen else { return [] }
    let (insets, offered) = (screen.safeInsets, screen.proposal)
    let place = screen.origin(ofRoot: layout.size)
    return [
      Fact(
        "screenOffer",
        [
          "device": screen.title, "screen": screen.size, "insets": insets, "offered": offered,
          "place": place,
        ],
        "\(screen.title) is \(ProposalText.of(screen.size))"
          + (insets == Insets()
            ? ", all of which is proposed; "
            : " and keeps \(insets.words) free; the rest is proposed, "
              + "\(ProposalText.of(offered)), and ")
          + "it stands at \(PlaceText.of(place)) of the screen")
    ]
  }
}

extension Fact {
  static var groupOfOne: Fact { Fact("groupOfOne", "a group of one view is that view") }
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
