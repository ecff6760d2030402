/// The absolute place of a placed view; recorded for each placement if the tree needs it.
struct Place<Number: Scalar>: BitwiseCopyable {
  /// In the coordinates of the screen, or else of the root.
  var origin: Point<Number>
  /// The indices of the innermost safe area and the innermost coordinate space around it, in the
  /// pass's `safeAreas` and `spaces`; -1 for none.
  var area: Int32 = -1
  var space: Int32 = -1
}

/// A rectangle with safe area insets from a device, a bar or a `safe-area-inset`.
struct SafeArea<Number: Scalar> {
  var origin: Point<Number>
  var size: Size<Number>
  /// The insets of bars and the device.
  var container: SidedInsets<Number>
  /// The height that a keyboard covers beyond the bottom inset.
  var keyboard = Number(0)
  /// The index of the safe area around this one; -1 for none.
  var next: Int32
}

/// Lengths at the four edges; leading is left.
struct SidedInsets<Number: Scalar> {
  var top = Number(0)
  var leading = Number(0)
  var bottom = Number(0)
  var trailing = Number(0)
}

/// The coordinate space of a view with a named space, or of a scroll view.
struct NamedSpace<Number: Scalar> {
  /// Nil for a scroll view.
  var name: String?
  var origin: Point<Number>
  var size: Size<Number>
  /// The index of the space around this one; -1 for none.
  var next: Int32
}

/// The frame of a source of matched views, on the screen or in the root.
struct MatchedFrame<Number: Scalar> {
  var origin: Point<Number>
  var size: Size<Number>
}

/// Which parts of the safe area insets a view may extend into.
package enum SafeAreaRegions: String, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  case all, container, keyboard
}

/// Records absolute places, for views that read their own position.
///
/// A view without such a view in it is arranged once for all of its places.
extension Pass {
  /// Begins with the root, whose place on the screen follows from its size.
  mutating func beginPlaces(_ proposal: Proposal<Number>, _ size: Size<Number>) {
    guard usesPlaces else { return }
    places.removeAll()
    if let outerPlace { return places.append(outerPlace) }
    readerMemo = ReaderMemo()
    safeAreas = []
    spaces = []
    guard let screen = tree.rootEnvironment.screen, screen.proposal == proposal.outside else {
      window = SafeArea(around: size, proposal)
      return places.append(Place(origin: .zero))
    }
    let origin = screen.origin(ofRoot: size.outside)
    let area = SafeArea<Number>(screen)
    (safeAreas, window) = ([area], area)
    places.append(Place(origin: Point(Number(origin.x), Number(origin.y)), area: 0))
  }

  mutating func addArea(
    around child: Int, _ place: Place<Number>, _ size: Size<Number>,
    _ insets: SidedInsets<Number>, _ isMirrored: Bool
  ) {
    var insets = insets
    if isMirrored { swap(&insets.leading, &insets.trailing) }
    safeAreas.append(
      SafeArea(origin: place.origin, size: size, container: insets, next: place.area))
    places[child].area = Int32(safeAreas.count - 1)
  }

  /// Begins the safe area of what is presented, which has none around it.
  mutating func beginArea(of child: Int, _ insets: SidedInsets<Number>) {
    let (origin, size) = (places[child].origin, placements[child].size)
    safeAreas.append(
      SafeArea(
        origin: Point(origin.x - insets.leading, origin.y - insets.top),
        size: Size(
          size.width + insets.leading + insets.trailing, size.height + insets.top + insets.bottom),
        container: insets, next: -1))
    places[child].area = Int32(safeAreas.count - 1)
  }

  /// How far a view at a place may extend beyond its edges into safe area insets.
  ///
  /// - Rule: from the innermost safe area outward, an edge of the view that touches an inset, up to
  ///   half a pixel, is moved to the inset's outer edge. The keyboard's inset lies inside the
  ///   device's bottom inset: a view that ignores only the keyboard stops where the device's inset
  ///   begins, and one that ignores only the container does not extend at the bottom while a
  ///   keyboard is shown.
  /// - Source: layout-rules 6.10.
  mutating func reach(
    from place: Place<Number>, _ size: Size<Number>, into regions: SafeAreaRegions
  ) -> SidedInsets<Number> {
    var left = place.origin.x
    var top = place.origin.y
    var (right, bottom) = (left + size.width, top + size.height)
    var next = place.area
    while next >= 0, !isStopped() {
      let area = safeAreas[Int(next)]
      let insets = area.selected(regions)
      let near = Number(Self.nearEdge)
      let inner = area.inner
      if insets.top.value != 0, !isLess(inner.top, top - near) {
        top = smaller(top, inner.top - insets.top)
      }
      if insets.leading.value != 0, !isLess(inner.left, left - near) {
        left = smaller(left, inner.left - insets.leading)
      }
      if insets.bottom.value != 0, !isLess(bottom + near, inner.bottom) {
        bottom = larger(bottom, inner.bottom + insets.bottom)
      }
      if insets.trailing.value != 0, !isLess(right + near, inner.right) {
        right = larger(right, inner.right + insets.trailing)
      }
      next = area.next
    }
    return SidedInsets(
      top: place.origin.y - top, leading: place.origin.x - left,
      bottom: bottom - (place.origin.y + size.height),
      trailing: right - (place.origin.x + size.width))
  }

  /// Half a pixel, and a margin for rounding errors; a pixel is one point here.
  private static var nearEdge: Double { 0.501 }
}

extension SafeArea {
  /// The device, in its own coordinates.
  fileprivate init(_ screen: Screen) {
    let keyboard = max(screen.keyboard - screen.insets.bottom, 0)
    self.init(
      origin: .zero, size: Size(Number(screen.size.width), Number(screen.size.height)),
      container: SidedInsets(screen.insets), keyboard: Number(keyboard), next: -1)
  }

  /// What is proposed to a root, in whose middle it is; nil where that is no size.
  fileprivate init?(around root: Size<Number>, _ proposal: Proposal<Number>) {
    let size = Size(proposal.width.or(.infinity), proposal.height.or(.infinity))
    guard size.width.isFinite, size.height.isFinite else { return nil }
    let origin = Point((root.width - size.width) / 2, (root.height - size.height) / 2)
    self.init(origin: origin, size: size, container: SidedInsets(), next: -1)
  }

  /// The insets that a view may extend into.
  fileprivate func selected(_ regions: SafeAreaRegions) -> SidedInsets<Number> {
    var insets = regions == .keyboard ? SidedInsets<Number>() : container
    switch regions {
    case .all: insets.bottom = container.bottom + keyboard
    case .keyboard: insets.bottom = keyboard
    case .container: if keyboard.value != 0 { insets.bottom = Number(0) }
    }
    return insets
  }

  /// The edges of the part inside all insets.
  fileprivate var inner: (top: Number, left: Number, bottom: Number, right: Number) {
    (
      origin.y + container.top, origin.x + container.leading,
      origin.y + size.height - container.bottom - keyboard,
      origin.x + size.width - container.trailing
    )
  }
}

extension SidedInsets {
  init(_ insets: Insets) {
    self.init(
      top: Number(insets.top), leading: Number(insets.leading), bottom: Number(insets.bottom),
      trailing: Number(insets.trailing))
  }

  /// The lengths as they leave the engine.
  var outside: Insets {
    Insets(
      top: top.value, leading: leading.value, bottom: bottom.value, trailing: trailing.value)
  }

  /// The lengths at some edges and 0 at the others; `isMirrored` makes leading the right edge.
  func at(_ edges: EdgeSet, isMirrored: Bool) -> SidedInsets {
    let (left, right): (EdgeSet, EdgeSet) =
      isMirrored ? (.trailing, .leading) : (.leading, .trailing)
    let none = Number(0)
    return SidedInsets(
      top: edges.contains(.top) ? top : none, leading: edges.contains(left) ? leading : none,
      bottom: edges.contains(.bottom) ? bottom : none,
      trailing: edges.contains(right) ? trailing : none)
  }
}
