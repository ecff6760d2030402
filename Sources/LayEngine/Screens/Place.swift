/// Where a view that was placed stands: noted for each placement, where the tree asks for it.
struct Place<Number: Scalar>: BitwiseCopyable {
  /// In the coordinates of the screen, or else of the root.
  var origin: Point<Number>
  /// The innermost safe area around it and the innermost coordinate space, in those that the pass
  /// keeps; -1 for none.
  var area: Int32 = -1
  var space: Int32 = -1
}

/// A rectangle of which something keeps the edges free: a device, a bar, a `safe-area-inset`.
struct SafeArea<Number: Scalar> {
  var origin: Point<Number>
  var size: Size<Number>
  /// What bars and the device keep free.
  var container: SidedInsets<Number>
  /// What a keyboard covers beside that, from below.
  var keyboard = Number(0)
  /// The safe area around this one; -1 for none.
  var next: Int32
}

/// Lengths at the four edges; leading is left.
struct SidedInsets<Number: Scalar> {
  var top = Number(0)
  var leading = Number(0)
  var bottom = Number(0)
  var trailing = Number(0)
}

/// A view that gave its coordinates a name, or a scroll view.
struct NamedSpace<Number: Scalar> {
  /// Nil for a scroll view.
  var name: String?
  var origin: Point<Number>
  var size: Size<Number>
  /// The space around this one; -1 for none.
  var next: Int32
}

/// Which parts of what is kept free a view may reach into.
package enum SafeAreaRegions: String, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  case all, container, keyboard
}

/// Places, for views that ask where they stand.
///
/// A view that does not ask, nor has one below it that does, is arranged once for all of its places.
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
      return places.append(Place(origin: .zero))
    }
    let origin = screen.origin(ofRoot: size.outside)
    safeAreas = [SafeArea(screen)]
    places.append(Place(origin: Point(Number(origin.x), Number(origin.y)), area: 0))
  }

  /// Notes where the children of a view stand that was just arranged.
  mutating func notePlaces(of children: Range<Int>, in index: Int) {
    let outer = places[index]
    for child in children {
      let offset = placements[child].origin
      var place = outer
      place.origin = Point(outer.origin.x + offset.x, outer.origin.y + offset.y)
      places.append(place)
    }
    guard let first = children.first else { return }
    let (placed, id) = (placements[index], placements[index].node)
    let node = nodes[Int(id)]
    switch node.rule {
    case SafeAreaInset.rule:
      let bar = SafeAreaInset.taken(node, placements[first + 1].size, self)
      addArea(around: first, outer, placed.size, bar, node.isMirrored)
    case Padding.rule where tree.view(of: id).content is SafeAreaPadding:
      let insets: Insets = parameters(of: node)
      addArea(around: first, outer, placed.size, SidedInsets(insets), node.isMirrored)
    case CoordinateSpace.rule:
      guard let space = tree.view(of: id).content as? CoordinateSpace else { break }
      spaces.append(
        NamedSpace(
          name: space.space, origin: outer.origin, size: placed.size, next: outer.space))
      places[first].space = Int32(spaces.count - 1)
    case GeometryAction.rule: noteGeometry(of: index)
    case ScrollView.rule:
      spaces.append(
        NamedSpace(
          name: nil, origin: outer.origin, size: placed.size, next: outer.space))
      places[first].space = Int32(spaces.count - 1)
    default: break
    }
  }

  private mutating func addArea(
    around child: Int, _ place: Place<Number>, _ size: Size<Number>,
    _ insets: SidedInsets<Number>, _ isMirrored: Bool
  ) {
    var insets = insets
    if isMirrored { swap(&insets.leading, &insets.trailing) }
    safeAreas.append(
      SafeArea(origin: place.origin, size: size, container: insets, next: place.area))
    places[child].area = Int32(safeAreas.count - 1)
  }

  /// How far a view that stands at a place may reach beyond itself into what is kept free.
  ///
  /// - Rule: from the innermost safe area outward, an edge of the view that has reached what is kept
  ///   free there goes on to where that ends; half a pixel is near enough. The keyboard's part lies
  ///   inside of the device's: who may reach into the one alone stops where the other begins, and
  ///   reaches into the device's not at all while a keyboard is there.
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

  /// Half a pixel, and what calculating loses; a pixel is one point here.
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

  /// What may be reached into.
  fileprivate func selected(_ regions: SafeAreaRegions) -> SidedInsets<Number> {
    var insets = regions == .keyboard ? SidedInsets<Number>() : container
    switch regions {
    case .all: insets.bottom = container.bottom + keyboard
    case .keyboard: insets.bottom = keyboard
    case .container: if keyboard.value != 0 { insets.bottom = Number(0) }
    }
    return insets
  }

  /// The edges of the part that is not kept free.
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

  /// Those at some edges, of a view that is laid out from one side or the other.
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
