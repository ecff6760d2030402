import LayEngine
import LayLanguage

extension Control: InertContent {
  var purpose: Fact { Fact(.control, [.purpose: .text(composition(.usual))]) }

  func explainTransparent(_ slice: TraceSlice, in section: inout ExplanationSection) {
    let sizes = slice.view.layout.tree.rootEnvironment.system.sizes
    section.say(.control, [.purpose: .text(composition(sizes))])
    guard separators?.isEmpty == false,
      let place = slice.shown.ancestors.lastIndex(where: { $0.view.content is Padding }), place > 0
    else { return }
    var lines = RowSeparators(slice.lookout)
    for line in lines.separators(of: slice.shown.ancestors[place - 1], with: slice.view) {
      section.say(.rowLine, line.facts)
    }
  }
}

extension RowSeparator {
  fileprivate var facts: FactValues {
    [
      .edge: .word(isAbove ? "top" : "bottom"), .from: isMirrored ? end : start,
      .to: isMirrored ? start : end,
      .at: isAbove
        ? .length(row.origin.y) : .total([row.origin.y, row.size.height]),
      .start: .word(text == nil ? "guide" : "text"), .end: .word(endsAtGuide ? "guide" : "edge"),
    ]
  }

  /// The x coordinate of the leading end, which is the right end in a right-to-left layout.
  private var start: FactValue {
    guard let text else { return .declared(isMirrored ? frame.maxX : frame.origin.x) }
    return isMirrored ? .total([text.origin.x, text.size.width]) : .length(text.origin.x)
  }

  private var end: FactValue {
    if endsAtGuide { return .declared(isMirrored ? frame.origin.x : frame.maxX) }
    return isMirrored ? .length(row.origin.x) : .total([row.origin.x, row.size.width])
  }
}

extension EnvironmentChange: InertContent {
  var purpose: Fact {
    switch self {
    case .layoutDirection(let direction):
      Fact(
        .direction,
        [.direction: .word(direction.spelling)])
    case .controls: Fact(.environment, [.readers: .word("controls")])
    case .contentMargins, .scrollAnchor, .scrollPosition:
      Fact(.environment, [.readers: .word("scroll-views")])
    case .imageScale: Fact(.environment, [.readers: .word("symbols")])
    default: Fact(.environment, [.readers: .word("texts")])
    }
  }
}

extension GridCellAttribute: InertContent {
  var purpose: Fact { Fact(.forGrid) }
}

extension LayoutPriority: InertContent {
  var purpose: Fact { Fact(.priority, [.priority: .declared(priority)]) }
}

extension LayoutValue: InertContent {
  var purpose: Fact { Fact(.forLayout) }
}
