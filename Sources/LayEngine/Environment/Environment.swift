/// The environment of a view; for each value, the nearest modifier that sets it wins.
///
/// It is resolved into the leaves when a tree is lowered, and not looked up during layout.
struct Environment: Hashable {
  /// The axis of the nearest stack, for spacers and dividers; nil in a ZStack, in a custom layout
  /// and at the root.
  var orientation: Axis?
  var font = Font()
  var face = Face.mono
  var typeface = Typeface()
  /// The Dynamic Type setting, which gives the sizes of text styles.
  var dynamicType = DynamicType.large
  /// Pixels per point of the screen; 1 on none.
  var pixelsPerPoint = 1.0
  /// Pixels per point to which sizes of texts are rounded, unless the face is `mono`.
  var textPixels = 1.0
  var lineLimit = LineLimit()
  var direction = LayoutDirection.leftToRight
  var textStyle = TextStyle()
  var controlStyle = ControlStyle()
  var imageScale = ImageScale.medium
  var symbolVariants = SymbolVariants()
  /// The margins that the next scroll view keeps around its content.
  var contentMargins = Insets()
  /// Where the content of the next scroll view stands.
  var scrollStart = ScrollStart()
  /// Whether an action follows the geometry of the next scroll view.
  var isScrollFollowed = false

  /// Whether a device, or a view around, may keep a part of the screen free.
  var isInSafeArea = false

  init() {}

  /// The environment of a root view.
  init(_ rootEnvironment: RootEnvironment) {
    dynamicType = rootEnvironment.dynamicType
    face = rootEnvironment.face
    font = Font().at(dynamicType, on: rootEnvironment.system, in: face)
    pixelsPerPoint = rootEnvironment.screen?.scale ?? 1
    controlStyle.displayScale = pixelsPerPoint
    textPixels = rootEnvironment.screen?.scale ?? rootEnvironment.system.usualPixelsPerPoint
    controlStyle.horizontalSizeClass = rootEnvironment.horizontalSizeClass
    controlStyle.verticalSizeClass = rootEnvironment.verticalSizeClass
    controlStyle.platform = rootEnvironment.platform
    controlStyle.system = rootEnvironment.system
    controlStyle.swiped = rootEnvironment.swiped
    controlStyle.windowWidth = rootEnvironment.screen?.proposal.width
    controlStyle.windowInsets = rootEnvironment.screen?.insets ?? Insets()
    controlStyle.windowHeight = rootEnvironment.screen?.proposal.height
    controlStyle.colorScheme = rootEnvironment.colorScheme
    direction = rootEnvironment.layoutDirection
    isInSafeArea = rootEnvironment.screen != nil
  }
}

extension Environment {
  func oriented(along axis: Axis?) -> Environment {
    var environment = self
    environment.orientation = axis
    if axis != .horizontal { environment.controlStyle.isOnRowLine = false }
    if axis == .vertical { environment.controlStyle.isBelowLargeTitle = false }
    return environment
  }
}

/// How many lines a text shows.
///
/// - Source: layout-rules 2.2.9 and 2.2.10.
struct LineLimit: Hashable {
  /// The number of lines whose height a text has at least, even with fewer lines.
  var lower: Int?
  /// The largest number of lines that are shown; nil for no limit.
  var upper: Int?
}

/// The direction in which rows are laid out.
///
/// - Rule: all rules lay out from left to right; in the other direction, the views that they place
///   are mirrored in their parent.
/// - Source: layout-rules 6.12.
package enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}
