/// What a view finds around it that is no view: the screen it is on, and what its user has set.
package struct RootEnvironment: Hashable, Sendable {
  /// nil where views are on no screen.
  package var screen: Screen?
  package var horizontalSizeClass = SizeClass.regular
  package var verticalSizeClass = SizeClass.regular
  package var dynamicType = DynamicType.large
  package var platform = Platform.phone
  package var layoutDirection = LayoutDirection.leftToRight
  package var colorScheme = ColorScheme.light
  /// Which actions of rows of lists are seen, as if all rows were swiped; nil for none.
  package var swiped: SwipeEdge?

  package init() {}
}

/// Whether views are light or dark, which changes no layout but by what a program makes of it.
package enum ColorScheme: String, CaseIterable, Hashable, Sendable { case light, dark }

/// What sort of device views are on; a phone where nothing says otherwise.
package enum Platform: String, Hashable, Sendable {
  case phone, pad, watch, mac, television
}

/// How much room there is on an axis, for those who arrange views otherwise where there is little.
package enum SizeClass: String, CaseIterable, Hashable, Sendable {
  case compact, regular
}

/// A screen, or a window on one, with what the device keeps free at its edges; lengths in points.
package struct Screen: Hashable, Sendable {
  /// How a program asks for it: `iphone-16 landscape`.
  package var title: String
  package var size: ViewSize
  /// How many pixels a point is.
  package var scale: Double
  /// What the device keeps free; leading is left.
  package var insets: Insets
  /// How much of it a keyboard covers, from below; 0 for none.
  package var keyboard: Double
  package var cornerRadius: Double
  /// Whether there is a line at the lower edge by which apps are left.
  package var hasHomeIndicator: Bool

  package init(
    title: String, size: ViewSize, scale: Double, insets: Insets, keyboard: Double = 0,
    cornerRadius: Double = 0, hasHomeIndicator: Bool = false
  ) {
    self.title = title
    self.size = size
    self.scale = scale
    self.insets = insets
    self.keyboard = keyboard
    self.cornerRadius = cornerRadius
    self.hasHomeIndicator = hasHomeIndicator
  }

  /// What is kept free with the keyboard, which covers what the device keeps free below.
  package var safeInsets: Insets {
    var insets = insets
    insets.bottom = max(insets.bottom, keyboard)
    return insets
  }

  /// What is proposed to the root view: the screen without what is kept free.
  ///
  /// - Source: layout-rules 1.8.
  package var proposal: ProposedViewSize {
    ProposedViewSize(
      width: max(size.width - safeInsets.horizontal, 0),
      height: max(size.height - safeInsets.vertical, 0))
  }

  /// Where the root view stands: in the middle of what is proposed to it, also where it is larger.
  ///
  /// - Source: layout-rules 1.8.
  package func origin(ofRoot root: ViewSize) -> ViewPoint {
    let room = ViewSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    let x = safeInsets.leading + (room.width - root.width) / 2
    let y = safeInsets.top + (room.height - root.height) / 2
    return ViewPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}

extension Layout {
  /// The screen that the root view is on: exactly the room there is on it was proposed.
  ///
  /// nil for other proposals, and for what a geometry reader made.
  package var screen: Screen? {
    guard contentEvents == nil, let screen = tree.rootEnvironment.screen,
      screen.proposal == proposal
    else { return nil }
    return screen
  }

  /// The frame of the screen in the coordinates of the root view.
  package var screenFrame: ViewFrame? {
    guard let screen else { return nil }
    let origin = screen.origin(ofRoot: size)
    return ViewFrame(
      x: -origin.x, y: -origin.y, width: screen.size.width, height: screen.size.height)
  }

  /// The part of the screen that the device does not keep free, in the root view's coordinates.
  package var safeFrame: ViewFrame? {
    guard let screen, let frame = screenFrame else { return nil }
    return frame.inset(by: screen.safeInsets)
  }
}

extension ViewFrame {
  package func inset(by insets: Insets) -> ViewFrame {
    ViewFrame(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: size.width - insets.horizontal, height: size.height - insets.vertical)
  }
}
