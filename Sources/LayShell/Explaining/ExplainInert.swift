import LayEngine
import LayLanguage

extension Fact {
  /// What a control is made of.
  static func control(_ purpose: String) -> Fact { Fact("control", ["purpose": purpose], purpose) }

  /// A modifier without an effect on layout.
  ///
  /// - Parameter values: what it was given, in place of words of its own.
  fileprivate static func effect(
    _ name: String, _ words: String, _ values: [(label: String, value: Any?)] = [],
    purpose: Bool = false
  ) -> Fact {
    Fact(
      "effect", pairs: [("effect", name)] + values + (purpose ? [("purpose", words)] : []),
      "it \(words), and changes nothing about layout: proposal and answer pass through")
  }

  fileprivate static func inside(_ name: String, _ words: String, _ values: Values = [:]) -> Fact {
    Fact(name, values, words + "; the size is the view's own")
  }
}

extension TraceSlice {
  /// What a control is made of, and the lines above and below the row that it is.
  func facts(of control: Control) -> [Fact] {
    let made = Fact.control(control.composition(tree.rootEnvironment.system.sizes))
    guard control.separators?.isEmpty == false,
      let row = shown.around.first(where: { $0.view.view.content is Padding })?.parent
    else { return [made] }
    var lines = RowSeparators(lookout)
    return [made] + lines.separators(of: row.view, with: view).map(\.fact)
  }
}

extension RowSeparator {
  fileprivate var fact: Fact {
    let (from, to) = isMirrored ? (end, start) : (start, end)
    let at = isAbove ? FactNumber.length(row.origin.y) : .total([row.origin.y, row.size.height])
    return Fact(
      "rowLine",
      [
        "edge": isAbove ? "top" : "bottom", "from": from, "to": to, "at": at,
        "start": text == nil ? "guide" : "text", "end": endsAtGuide ? "guide" : "edge",
      ],
      "\(isAbove ? "above" : "below") the row is a line at \(at), from \(from) to \(to): it "
        + "begins \(text == nil ? "where its guide says" : "at its first text") and ends "
        + (endsAtGuide ? "where its guide says" : "at its edge"))
  }

  /// The x coordinate of the leading end, which is the right end in a right-to-left layout.
  private var start: FactNumber {
    guard let text else { return .declared(isMirrored ? frame.maxX : frame.origin.x) }
    return isMirrored ? .total([text.origin.x, text.size.width]) : .length(text.origin.x)
  }

  private var end: FactNumber {
    if endsAtGuide { return .declared(isMirrored ? frame.origin.x : frame.maxX) }
    return isMirrored ? .length(row.origin.x) : .total([row.origin.x, row.size.width])
  }
}

extension ViewContent {
  /// What a view does that never affects layout, so that its child takes its place; nil for others.
  var purpose: Fact? {
    switch self {
    case let change as EnvironmentChange: change.fact
    case let space as CoordinateSpace:
      Fact(
        "namedSpace", ["space": space.space],
        "it names its coordinate space \(ValueDescription.quoted(space.space)); layout does not "
          + "change")
    case is GridCellAttribute: .inside("forGrid", "it is for the grid around it")
    case let layout as LayoutPriority:
      .inside(
        "priority", "priority \(NumberText.of(layout.priority)) is for the stack around it",
        ["priority": FactNumber.declared(layout.priority)])
    case is LayoutValue: .inside("forLayout", "it carries a value for the layout around it")
    case is ToolbarItem: .groupOfOne
    case let effect as Effect: effect.fact
    default: action.map { .effect($0.effect, $0.words, purpose: true) }
    }
  }

  /// The words for a view that sets a preference, or that performs an action.
  private var action: (effect: String, words: String)? {
    switch self {
    case is PreferenceWriting: ("preference", "sets a preference value")
    case is PreferenceTransform:
      ("preference", "transforms a preference value that is set inside")
    case is AnchorWriting: ("preference", "sets a preference value from an anchor of the view")
    case is PreferenceAction:
      ("preference", "performs an action when a preference value that is set inside changes")
    case is GeometryAction where name == "on-geometry-change":
      (name, "performs an action when a value of its size or its place changes")
    case is GeometryAction:
      (
        name,
        "performs an action when it comes into sight in the scroll view around it, or goes out of it"
      )
    case let scroll as ScrollAction:
      (
        name,
        scroll.subject == .geometry
          ? "performs an action when a value of the geometry of the scroll view inside changes"
          : "performs an action when the scroll view inside begins or ends to scroll"
      )
    case let action as ValueAction:
      (
        name,
        action.value == nil
          ? "performs an action when it appears"
          : "performs an action when a value changes that it is given"
      )
    default: nil
    }
  }
}

extension EnvironmentChange {
  fileprivate var fact: Fact {
    switch self {
    case .layoutDirection(let direction):
      .inside(
        "direction",
        "inside, layout goes "
          + (direction == .leftToRight ? "left to right" : "right to left"),
        ["direction": direction.spelling])
    case .controls:
      .inside("environment", "it styles the controls inside", ["readers": "controls"])
    case .contentMargins, .defaultScrollAnchor, .scrollPosition:
      Self.fact("scroll-views", "scroll views")
    case .imageScale, .symbolVariant: Self.fact("symbols", "symbols")
    default: Self.fact("texts", "texts")
    }
  }

  private static func fact(_ readers: String, _ words: String) -> Fact {
    .inside("environment", "it sets the environment of the \(words) inside", ["readers": readers])
  }
}

extension VisualEffect: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [Fact] {
    let effects = (slice.child?.view.visualEffects ?? []).map { "`\(ViewTitle.kind($0))`" }
    let way = effects.isEmpty ? "as it is" : "with \(effects.joined(separator: ", "))"
    return [.effect(name, "draws the view " + way, purpose: true)]
  }
}

// MARK: Effects

extension Effect {
  fileprivate var fact: Fact {
    switch self {
    case .badge(let text):
      .effect(
        name,
        text.map { "shows \(ValueDescription.quoted($0)) as the badge of its list row" }
          ?? "shows no badge", [("badge", text)])
    case .border(let color, let width):
      .effect(
        name, "draws a line \(NumberText.of(width)) wide in \(color) inside the edges",
        [("color", color), ("width", FactNumber.declared(width))])
    case .fill(let color):
      .effect(name, "fills the shape with \(color)", [("color", color)])
    case .foreground(let color):
      .effect(name, "draws the view in \(color)", [("color", color)])
    case .opacity(let opacity):
      .effect(
        name, "draws the view with opacity \(NumberText.of(opacity))",
        [("opacity", FactNumber.declared(opacity))])
    case .zIndex(let index):
      .effect(
        name,
        "draws the view in front of neighbours whose z-index is below \(NumberText.of(index))",
        [("index", FactNumber.declared(index))])
    case .inert(let effect): .effect(name, effect.purpose, purpose: true)
    case .bar(let part): .effect(name, part.purpose, purpose: true)
    case .drawn(let transform):
      .effect(name, "draws the view \(transform.words ?? "as it is")", purpose: true)
    case .separator(let separator): .effect(name, separator.purpose, purpose: true)
    case .swipeActions(let edge):
      .effect(
        name, "has buttons that a swipe shows at the \(edge.spelling) edge", purpose: true)
    case .hidden: .effect(name, "draws nothing and keeps the place")
    case .id: .effect(name, "binds the identity of the view to a value")
    case .listRowInsets: .effect(name, "sets the insets of its list row")
    case .tag: .effect(name, "tags the view")
    }
  }
}

extension DrawnTransform {
  /// How the view is drawn, as words that continue a sentence after "is drawn"; nil for a transform that
  /// changes nothing.
  var words: String? {
    func times(_ factor: Double, _ word: String) -> String {
      "\(NumberText.of(factor)) times as \(word)"
    }
    switch self {
    case .rotationEffect(0, _), .scaleEffect(1, 1, _): return nil
    case .rotationEffect(let degrees, _): return "turned by \(NumberText.of(degrees)) degrees"
    case .scaleEffect(let x, let y, _) where x == y: return times(x, "large")
    case .scaleEffect(let x, 1, _): return times(x, "wide")
    case .scaleEffect(1, let y, _): return times(y, "high")
    case .scaleEffect(let x, let y, _): return "\(times(x, "wide")) and \(times(y, "high"))"
    }
  }
}

extension ListSeparator {
  fileprivate var purpose: String {
    let lines = isOfSection ? "lines around its section" : "lines beside the row"
    return isHidden.map { $0 ? "hides \(lines)" : "shows \(lines)" }
      ?? "leaves \(lines) to the list"
  }
}

extension BarPart {
  fileprivate var purpose: String {
    switch self {
    case .navigationTitle: "sets the title of the navigation bar"
    case .navigationBarTitleDisplayMode: "sets how the navigation bar shows its title"
    case .searchable: "adds a search field to the navigation bar"
    case .toolbar: "adds items to the bars around it"
    case .toolbarVisibility(let isHidden, _):
      isHidden ? "hides bars around it" : "shows bars around it"
    case .navigationSplitViewColumnWidth: "sets the width of a split view column"
    case .tabItem: "sets the title of a tab"
    }
  }
}

extension MatchedGeometry: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [Fact] {
    if isSource {
      return [.effect(name, "gives its place and its size to views that take them", purpose: true)]
    }
    return [.answerOfChild] + slice.inside
  }
}
