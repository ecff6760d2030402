/// What is presented over the window: a sheet, a cover, a popover, an alert.
///
/// - Rule: size, spacing, priority and guides are the view's. The content has a panel in the window,
///   which is the screen, or else what is proposed to the root. It is offered the panel less the
///   panel's insets, which are its safe area, and stands in the middle of that. Where the content
///   decides a length nothing is proposed; if it is longer than the window, it is offered the window.
/// - Nothing is presented where the root is proposed no size, and that is told.
/// - Source: layout-rules 6.14.
package struct Presentation: ModifierContent, ContainerRule {
  static var rule: Rule { .presentation }
  static var asksPlace: Bool { true }

  /// Finds the panel in the style around the view.
  package typealias Finder = (ControlStyle) throws(LayoutFailure) -> PresentedPanel

  /// The name and other words that output shows for it.
  package let words: any ViewWords
  let panel: Finder

  package init(_ words: any ViewWords, _ panel: @escaping Finder) {
    self.words = words
    self.panel = panel
  }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    if T.isOn { pass.tell(id, width: .child(0), height: .child(0)) }
    return pass.ask(pass.edge(0, of: node).child, proposal)
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    pass.put(pass.edge(0, of: node).child, at: .zero, placed.proposal, placed.size)
    // Without a place, only a guide of the view is searched.
    guard let place = pass.place else { return }
    let panel: PresentedPanel = pass.parameters(of: node)
    if pass.window == nil || panel.isGuess { warn(about: placed, panel, &pass) }
    guard let window = pass.window else { return }
    let content = pass.edge(1, of: node).child
    let room = Frame(window, panel.margins, &pass)
    let (offer, size) = pass.present(content, panel, in: room, window.size)
    let (across, down) = (N(panel.insets.horizontal), N(panel.insets.vertical))
    let inner = Size(offer.width.or(size.width), offer.height.or(size.height))
    let source = Frame(origin: place.origin, size: placed.size)
    let corner = pass.corner(
      of: Size(inner.width + across, inner.height + down), panel, in: room, beside: source)
    let middle = Point(
      corner.x + N(panel.insets.leading) + inner.width / 2 - place.origin.x,
      corner.y + N(panel.insets.top) + inner.height / 2 - place.origin.y)
    if T.isOn { pass.tell(content, 1, .center, middle, size.halved) }
    var origin = Point(middle.x - size.width / 2, middle.y - size.height / 2)
    // Children are mirrored in the view; the window is not.
    if node.isMirrored { origin.x = placed.size.width - size.width - origin.x }
    pass.put(content, at: origin, offer, size)
  }

  private static func warn<N, T>(
    about placed: Placed<N>, _ panel: PresentedPanel, _ pass: inout Pass<N, T>
  ) {
    let view = pass.tree.view(of: placed.node)
    guard let presentation = view.content as? Presentation else { return }
    let name = LayoutWarning.WordedName(words: presentation.words)
    let kind = pass.window == nil ? LayoutWarning.Kind.presented(name) : .guessedPanel(name)
    pass.warnings.append(LayoutWarning(kind: kind, span: view.span))
  }

  static func carrier(in node: Node, _ id: NodeID, _ tree: ViewTree) -> NodeID? {
    tree.edges[Int(node.link)].child
  }

  /// Only the view's guides count, not those of the content.
  static func position<N, T>(
    of guide: AlignmentGuide, _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> N? { pass.positionFromChildren(of: guide, node, placed, most: 1) }

  /// A rectangle in the window.
  fileprivate struct Frame<N: Scalar> {
    var origin: Point<N>
    var size: Size<N>
  }
}

/// The place of what is presented in a window: a sheet of a phone leaves 59 above it free and keeps 34
/// below its content free; lengths are in points.
package struct PresentedPanel: Hashable, Sendable, BitwiseCopyable {
  package enum Extent: Hashable, Sendable, BitwiseCopyable {
    /// All of the room that the margins leave.
    case room
    case points(Double)
    /// A share of the window, and more.
    case ofWindow(Double, plus: Double)
    /// A share of what margins and insets leave, and the insets.
    case ofRoom(Double)
    /// As long as the content likes to be.
    case content
  }

  /// What is left free of the window at its edges.
  package var margins = Insets()
  package var width = Extent.room
  package var height = Extent.room
  /// The part of the free room that is before it.
  package var x = 0.5
  package var y = 1.0
  /// What is kept free inside it at its edges.
  package var insets = Insets()
  /// The distance to the view, above which it stands, or below where there is more room; nil if its
  /// place does not depend on the view.
  package var distance: Double?
  /// The width of a column beside the view, which takes it from the view; nil for a panel over the
  /// window.
  package var column: Double?
  /// Whether nobody has told its lengths on the device.
  package var isGuess = false

  package init() {}
}

extension Presentation.Frame {
  fileprivate init<T>(_ window: SafeArea<N>, _ margins: Insets, _ pass: inout Pass<N, T>) {
    self.init(
      origin: Point(window.origin.x + N(margins.leading), window.origin.y + N(margins.top)),
      size: Size(
        pass.larger(window.size.width - N(margins.horizontal), 0),
        pass.larger(window.size.height - N(margins.vertical), 0)))
  }
}

extension Pass {
  /// What the content of a panel is offered, and its answer.
  fileprivate mutating func present(
    _ content: NodeID, _ panel: PresentedPanel, in room: Presentation.Frame<Number>,
    _ window: Size<Number>
  ) -> (Proposal<Number>, Size<Number>) {
    func inner(_ extent: PresentedPanel.Extent, _ axis: Axis) -> Length<Number> {
      let insets = axis == .horizontal ? panel.insets.horizontal : panel.insets.vertical
      let most = larger(room.size[axis] - Number(insets), 0)
      switch extent {
      case .room: return Length(most)
      case .points(let points): return Length(smaller(Number(points - insets), most))
      case .ofWindow(let share, let plus):
        return Length(smaller(window[axis] * share + Number(plus - insets), most))
      case .ofRoom(let share): return Length(most * share)
      case .content: return .unspecified
      }
    }
    var offer = Proposal(inner(panel.width, .horizontal), inner(panel.height, .vertical))
    let outer = container
    container = offer
    defer { container = outer }
    var size = ask(content, offer)
    for axis in Axis.allCases where offer[axis].isUnspecified {
      let most = inner(.room, axis)
      guard isLess(most.or(0), size[axis]) else { continue }
      offer = Proposal(major: most, minor: offer[axis.other], along: axis)
      size = ask(content, offer)
    }
    return (offer, size)
  }

  /// Where a panel begins in the window.
  fileprivate mutating func corner(
    of size: Size<Number>, _ panel: PresentedPanel, in room: Presentation.Frame<Number>,
    beside source: Presentation.Frame<Number>
  ) -> Point<Number> {
    let free = Size(room.size.width - size.width, room.size.height - size.height)
    guard let distance = panel.distance else {
      return Point(room.origin.x + free.width * panel.x, room.origin.y + free.height * panel.y)
    }
    let x = source.origin.x + source.size.width / 2 - size.width / 2
    let above = source.origin.y - Number(distance) - size.height
    let below = source.origin.y + source.size.height + Number(distance)
    let isAbove = !isLess(above, room.origin.y)
    let y = isAbove ? above : smaller(below, room.origin.y + larger(free.height, 0))
    return Point(larger(smaller(x, room.origin.x + free.width), room.origin.x), y)
  }
}

extension Presentation {
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    guard let layer = try lowering.layer(of: use.view.children.dropFirst()) else {
      return try lowering.lowerTransparent(use)
    }
    var inner = lowering.environment(use.environment)
    inner.controlStyle.work = lowering.work
    let panel = try panel(inner.controlStyle)
    if let width = panel.column { return try lowerColumn(width, panel, use, &lowering) }
    inner.isInSafeArea = panel.insets != Insets()
    inner.controlStyle.isInRow = false
    inner.controlStyle.isOnRowLine = false
    inner.controlStyle.isBelowLargeTitle = false
    let primary = try lowering.lowerContent(use)
    let content = try lowering.lower(layer, lowering.intern(inner))
    lowering.finish(
      use.id, Presentation.rule, children: [primary, content], parameters: lowering.keep(panel),
      lowering.traits(of: primary))
  }

  /// A column at the trailing edge, as a `safe-area-inset`.
  private func lowerColumn(
    _ width: Double, _ panel: PresentedPanel, _ use: ViewUse, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    if panel.isGuess {
      let kind = LayoutWarning.Kind.guessedPanel(.init(words: words))
      lowering.warnings.append(LayoutWarning(kind: kind, span: use.view.span))
    }
    let column = View(
      FixedFrame(width: width, height: nil, alignment: .center),
      children: Array(use.view.children.dropFirst()))
    let inset = SafeAreaInset(edge: .trailing, spacing: 0)
    try lowering.lowerTransparent(use, View(inset, children: [use.view.children[0], column]))
  }
}
