/// What surrounds the root view: the screen it is on, and settings of the device and its user.
package struct RootEnvironment: Hashable, Sendable {
  /// nil where views are on no screen.
  package var screen: Screen?
  package var horizontalSizeClass = SizeClass.regular
  package var verticalSizeClass = SizeClass.regular
  package var dynamicType = DynamicType.large
  package var face = Face.mono
  package var platform = Platform.phone
  package var system = OperatingSystem.iOS18
  package var layoutDirection = LayoutDirection.leftToRight
  package var colorScheme = ColorScheme.light
  /// Which swipe actions are shown, as if all rows of lists were swiped; nil for none.
  package var swiped: SwipeEdge?

  package init() {}
}

/// Whether views are light or dark; it changes layout only where a program reads it.
package enum ColorScheme: String, CaseIterable, Hashable, Sendable { case light, dark }

/// The kind of device that views are on; a phone by default.
package enum Platform: String, Hashable, Sendable {
  case phone, pad, watch, mac, television
}

/// A class of the room on an axis, for views that have another layout where there is little room.
package enum SizeClass: String, CaseIterable, Hashable, Sendable {
  case compact, regular
}

/// A screen, or a window on one, with the safe area insets of the device; lengths in points.
package struct Screen: Hashable, Sendable {
  /// The text by which a program selects it, such as `iphone-16 landscape`.
  package var title: String
  package var size: ViewSize
  /// Pixels per point.
  package var scale: Double
  /// The safe area insets of the device; leading is left.
  package var insets: Insets
  /// The height at the bottom that a keyboard covers; 0 for none.
  package var keyboard: Double
  package var cornerRadius: Double
  /// Whether there is a home indicator at the bottom edge.
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

  /// The insets with the keyboard, which covers the device's bottom inset.
  package var safeInsets: Insets {
    var insets = insets
    insets.bottom = max(insets.bottom, keyboard)
    return insets
  }

  /// What is proposed to the root view: the screen's size without the insets.
  ///
  /// - Source: layout-rules 1.8.
  package var proposal: ProposedViewSize {
    ProposedViewSize(
      width: max(size.width - safeInsets.horizontal, 0),
      height: max(size.height - safeInsets.vertical, 0))
  }

  /// The origin of the root view, which is centred in what is proposed to it, even if it is larger.
  ///
  /// - Source: layout-rules 1.8.
  package func origin(ofRoot root: ViewSize) -> ViewPoint {
    let room = ViewSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    let x = safeInsets.leading + (room.width - root.width) / 2
    let y = safeInsets.top + (room.height - root.height) / 2
    return ViewPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}

extension ViewFrame {
  package func inset(by insets: Insets) -> ViewFrame {
    ViewFrame(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: size.width - insets.horizontal, height: size.height - insets.vertical)
  }
}
