import LayEngine
import LayLanguage

extension Control: InertContent {
  var purpose: ModifierFact { .control(purpose: composition(.usual)) }

  func explainTransparent(_ slice: TraceSlice, in section: inout ExplanationSection) {
    let sizes = slice.view.layout.tree.rootEnvironment.system.sizes
    section.say(ModifierFact.control(purpose: composition(sizes)))
    guard separators?.isEmpty == false,
      let place = slice.shown.ancestors.lastIndex(where: { $0.view.content is Padding }), place > 0
    else { return }
    var lines = RowSeparators(slice.lookout)
    for line in lines.separators(of: slice.shown.ancestors[place - 1], with: slice.view) {
      section.say(line.fact)
    }
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

extension EnvironmentChange: InertContent {
  var purpose: ModifierFact {
    switch self {
    case .layoutDirection(let direction): .direction(direction: direction.spelling)
    case .controls: .environment(readers: "controls")
    case .contentMargins, .scrollAnchor, .scrollPosition: .environment(readers: "scroll-views")
    case .imageScale: .environment(readers: "symbols")
    default: .environment(readers: "texts")
    }
  }
}

extension CoordinateSpace: InertContent {
  var purpose: ModifierFact { .namedSpace(space: space) }
}

extension GridCellAttribute: InertContent {
  var purpose: ModifierFact { .forGrid }
}

extension LayoutPriority: InertContent {
  var purpose: ModifierFact { .priority(priority: .declared(priority)) }
}

extension LayoutValue: InertContent {
  var purpose: ModifierFact { .forLayout }
}

extension ToolbarItem: InertContent {
  var purpose: ModifierFact { .groupOfOne }
}

// MARK: Preferences and actions

extension PreferenceWriting: InertContent {
  var purpose: ModifierFact { .ofPreference("sets a preference value") }
}

extension PreferenceTransform: InertContent {
  var purpose: ModifierFact { .ofPreference("transforms a preference value that is set inside") }
}

extension AnchorWriting: InertContent {
  var purpose: ModifierFact { .ofPreference("sets a preference value from an anchor of the view") }
}

extension PreferenceAction: InertContent {
  var purpose: ModifierFact {
    .ofPreference("performs an action when a preference value that is set inside changes")
  }
}

extension ModifierFact {
  fileprivate static func ofPreference(_ purpose: String) -> ModifierFact {
    .effect(effect: "preference", purpose: purpose)
  }
}

extension GeometryAction: InertContent {
  var purpose: ModifierFact {
    .effect(
      effect: name,
      purpose: name == "on-geometry-change"
        ? "performs an action when a value of its size or its place changes"
        : "performs an action when it comes into sight in the scroll view around it, or goes out "
          + "of it")
  }
}

extension ScrollAction: InertContent {
  var purpose: ModifierFact {
    .effect(
      effect: name,
      purpose: subject == .geometry
        ? "performs an action when a value of the geometry of the scroll view inside changes"
        : "performs an action when the scroll view inside begins or ends to scroll")
  }
}

extension ValueAction: InertContent {
  var purpose: ModifierFact {
    .effect(
      effect: name,
      purpose: value == nil
        ? "performs an action when it appears"
        : "performs an action when a value changes that it is given")
  }
}

extension VisualEffect: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    let effects = (slice.child?.view.visualEffects ?? []).map { "`\(ViewTitle.kind($0))`" }
    section.say(
      ModifierFact.effect(
        effect: name,
        purpose: "draws the view "
          + (effects.isEmpty ? "as it is" : "with \(effects.joined(separator: ", "))")))
  }
}

// MARK: Effects

extension Effect: InertContent {
  var purpose: ModifierFact {
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
    case .hidden, .listRowInsets, .tag: .effect(effect: name)
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
