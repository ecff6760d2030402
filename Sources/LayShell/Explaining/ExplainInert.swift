import LayEngine
import LayLanguage

extension TraceSlice {
  /// What a control is made of, and the lines above and below the row that it is.
  func facts(of control: Control) -> [ModifierFact] {
    let sizes = tree.rootEnvironment.system.sizes
    let made = ModifierFact.control(purpose: control.composition(sizes))
    guard control.separators?.isEmpty == false,
      let place = shown.ancestors.lastIndex(where: { $0.view.content is Padding }), place > 0
    else { return [made] }
    var lines = RowSeparators(lookout)
    return [made] + lines.separators(of: shown.ancestors[place - 1], with: view).map(\.fact)
  }
}

extension RowSeparator {
  fileprivate var fact: ModifierFact {
    .rowLine(
      edge: isAbove ? "top" : "bottom", from: isMirrored ? end : start,
      to: isMirrored ? start : end,
      at: isAbove ? .length(row.origin.y) : .total([row.origin.y, row.size.height]),
      start: text == nil ? "guide" : "text", end: endsAtGuide ? "guide" : "edge")
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
  var purpose: ModifierFact? {
    switch self {
    case let change as EnvironmentChange: change.fact
    case let space as CoordinateSpace: .namedSpace(space: space.space)
    case is GridCellAttribute: .forGrid
    case let layout as LayoutPriority: .priority(priority: .declared(layout.priority))
    case is LayoutValue: .forLayout
    case is ToolbarItem: .groupOfOne
    case let effect as Effect: effect.fact
    default: action.map { .effect(effect: $0.effect, purpose: $0.words) }
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
  fileprivate var fact: ModifierFact {
    switch self {
    case .layoutDirection(let direction): .direction(direction: direction.spelling)
    case .controls: .environment(readers: "controls")
    case .contentMargins, .scrollAnchor, .scrollPosition: .environment(readers: "scroll-views")
    case .imageScale, .symbolVariant: .environment(readers: "symbols")
    default: .environment(readers: "texts")
    }
  }
}

extension VisualEffect: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [any Fact] {
    let effects = (slice.child?.view.visualEffects ?? []).map { "`\(ViewTitle.kind($0))`" }
    let way = effects.isEmpty ? "as it is" : "with \(effects.joined(separator: ", "))"
    return [ModifierFact.effect(effect: name, purpose: "draws the view " + way)]
  }
}

// MARK: Effects

extension Effect {
  fileprivate var fact: ModifierFact {
    switch self {
    case .badge(let text): .effect(effect: name, badge: text)
    case .border(let color, let width):
      .effect(effect: name, color: color, width: .declared(width))
    case .fill(let color), .foreground(let color): .effect(effect: name, color: color)
    case .opacity(let opacity): .effect(effect: name, opacity: .declared(opacity))
    case .zIndex(let value): .effect(effect: name, index: .declared(value))
    case .inert(let effect): .effect(effect: name, purpose: effect.purpose)
    case .bar(let part): .effect(effect: name, purpose: part.purpose)
    case .drawn(let transform):
      .effect(effect: name, purpose: "draws the view \(transform.words)")
    case .separator(let separator): .effect(effect: name, purpose: separator.purpose)
    case .swipeActions(let edge):
      .effect(
        effect: name, purpose: "has buttons that a swipe shows at the \(edge.spelling) edge")
    case .hidden, .identity, .listRowInsets, .tag: .effect(effect: name)
    }
  }
}

extension DrawnTransform {
  /// How the view is drawn, as words that continue a sentence after "is drawn".
  var words: String {
    func times(_ factor: Double, _ word: String) -> String {
      "\(NumberText.of(factor)) times as \(word)"
    }
    switch self {
    case .rotation(let degrees, _): return "turned by \(NumberText.of(degrees)) degrees"
    case .scale(let x, let y, _) where x == y: return times(x, "large")
    case .scale(let x, 1, _): return times(x, "wide")
    case .scale(1, let y, _): return times(y, "high")
    case .scale(let x, let y, _): return "\(times(x, "wide")) and \(times(y, "high"))"
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
    case .title: "sets the title of the navigation bar"
    case .displayMode: "sets how the navigation bar shows its title"
    case .search: "adds a search field to the navigation bar"
    case .items: "adds items to the bars around it"
    case .visibility(let isHidden, _): isHidden ? "hides bars around it" : "shows bars around it"
    case .columnWidth: "sets the width of a split view column"
    case .tab: "sets the title of a tab"
    }
  }
}
