/// The size and place of a placed view, and what surrounds it, in points.
package struct PlacedGeometry {
  package internal(set) var size: ViewSize
  /// The view's origin on the screen, or in the root where there is no screen.
  package let origin: ViewPoint
  /// How far the view may extend beyond its edges into safe area insets.
  package let safeAreaInsets: Insets
  /// The scroll views and named coordinate spaces around the view, innermost first, with frames on
  /// the screen or in the root.
  package let spaces: [Space]
  /// The screen; nil where the root is on none.
  package let screen: Screen?
  package let horizontalSizeClass: SizeClass
  package let verticalSizeClass: SizeClass
  package let dynamicType: DynamicType
  /// Counts reads of more than the size.
  let reading: PlaceReading?
  /// Notes what is read; nil where nobody asks.
  var reads: GeometryReads?

  package struct Space: Equatable, Sendable {
    /// The name of the coordinate space; nil for a scroll view.
    package let name: String?
    package let frame: ViewFrame
  }

  /// Its frame on the screen, or in the root where there is no screen.
  package var globalFrame: ViewFrame { ViewFrame(origin: origin, size: size) }

  /// Its frame in its own coordinates.
  package var localFrame: ViewFrame {
    ViewFrame(origin: ViewPoint(x: 0, y: 0), size: size)
  }

  /// Its frame in the coordinates of a view around it.
  package func frame(in space: Space) -> ViewFrame {
    let start = space.frame.origin
    return ViewFrame(
      origin: ViewPoint(x: origin.x - start.x, y: origin.y - start.y), size: size)
  }
}

extension PlacedGeometry: Equatable {
  package static func == (one: PlacedGeometry, other: PlacedGeometry) -> Bool {
    one.size == other.size && one.origin == other.origin
      && one.safeAreaInsets == other.safeAreaInsets && one.spaces == other.spaces
      && one.screen == other.screen && one.horizontalSizeClass == other.horizontalSizeClass
      && one.verticalSizeClass == other.verticalSizeClass
      && one.dynamicType == other.dynamicType
  }
}

extension Pass {
  /// The geometry of a view at a place.
  mutating func geometry(
    of place: Place<Number>, _ size: Size<Number>, _ environment: Environment
  ) -> PlacedGeometry {
    var found: [PlacedGeometry.Space] = []
    var next = place.space
    while next >= 0, !isStopped() {
      let space = spaces[Int(next)]
      let frame = ViewFrame(origin: space.origin.outside, size: space.size.outside)
      found.append(PlacedGeometry.Space(name: space.name, frame: frame))
      next = space.next
    }
    return PlacedGeometry(
      size: size.outside, origin: place.origin.outside,
      safeAreaInsets: reach(from: place, size, into: .all).outside, spaces: found,
      screen: isOnScreen ? tree.rootEnvironment.screen : nil,
      horizontalSizeClass: tree.rootEnvironment.horizontalSizeClass,
      verticalSizeClass: tree.rootEnvironment.verticalSizeClass,
      dynamicType: environment.dynamicType, reading: readerMemo?.reading)
  }

  /// Whether the root is on the screen, whose safe area is then the outermost one.
  private var isOnScreen: Bool {
    guard let screen = tree.rootEnvironment.screen, let outermost = safeAreas.first else {
      return false
    }
    return outermost.next < 0 && outermost.size.outside == screen.size
  }
}

/// What a pass recorded about placed views, by placement index.
struct PlacedNotes {
  /// The geometries of views with a `GeometryAction`.
  var geometries: [Int: PlacedGeometry] = [:]
  /// The geometries of scroll views that a `ScrollAction` follows.
  var scrolls: [Int: ScrollGeometry] = [:]
  /// The modifiers that a `VisualEffect` made for the view inside it.
  var effects: [Int: [View]] = [:]
}

/// What a scroll view shows of its content, in points, in the coordinates of the content.
///
/// - Rule: the insets are the content margins and the safe area that the scroll view reaches; the
///   offset is where its edge stands over the content, so `-insets.top` before anything is scrolled;
///   the container is what the insets leave of it.
/// - Source: measured: iamcgn/swiftui-web, `scroll/geometry`. Content of 120 x 400 with a margin of
///   20 at the top, 150 of it in sight: offset (0, -20), container 120 x 130. That the safe area
///   counts as a margin does follows from UIKit's `adjustedContentInset`.
package struct ScrollGeometry: Equatable, Sendable {
  package var contentOffset = ViewPoint(x: 0, y: 0)
  package var contentSize = ViewSize(width: 0, height: 0)
  package var contentInsets = Insets()
  package var containerSize = ViewSize(width: 0, height: 0)

  package init() {}

  /// What is in sight, the part below the insets too.
  package var visibleRect: ViewFrame {
    ViewFrame(
      origin: contentOffset,
      size: ViewSize(
        width: containerSize.width + contentInsets.horizontal,
        height: containerSize.height + contentInsets.vertical))
  }

  package var bounds: ViewFrame { ViewFrame(origin: contentOffset, size: containerSize) }
}
