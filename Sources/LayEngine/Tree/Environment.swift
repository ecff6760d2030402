/// The environment of a view; for each value, the nearest modifier that sets it wins.
///
/// It is resolved into the leaves when a tree is lowered, and not looked up during layout.
struct Environment: Hashable {
  /// The axis of the nearest stack, for spacers and dividers; nil in a ZStack, in a custom layout
  /// and at the root.
  var orientation: Axis?
  var font = Font()
  /// The Dynamic Type setting, which gives the sizes of text styles.
  var dynamicType = DynamicType.large
  /// Pixels per point of the screen; 1 on none.
  var pixelsPerPoint = 1.0
  var lineLimit = LineLimit()
  var direction = LayoutDirection.leftToRight
  var textStyle = TextStyle()
  var controlStyle = ControlStyle()
  var imageScale = ImageScale.medium
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
    font = Font().at(dynamicType, on: rootEnvironment.system)
    pixelsPerPoint = rootEnvironment.screen?.scale ?? 1
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

/// A modifier that changes the environment of what it wraps.
package enum EnvironmentChange: ModifierContent, Hashable, Sendable {
  /// Changes nothing: in the face `mono`, bold letters are as wide as others.
  case bold(Bool)
  case controls(ControlStyleChange)
  /// The margins of scroll views at some edges, in points; nil counts as 0.
  case contentMargins(EdgeSet, Double?)
  case dynamicType(DynamicType)
  case font(Font)
  case imageScale(ImageScale)
  /// In points per character; ignored where there is tracking.
  case kerning(Double)
  case layoutDirection(LayoutDirection)
  /// Sets the largest number of lines; nil removes the limit, below 1 counts as 1.
  case lineLimit(Int?)
  /// Sets both the smallest and the largest number of lines; nil removes that limit.
  case lineLimitRange(lower: Int?, upper: Int?)
  /// In points; below 0 counts as 0.
  case lineSpacing(Double)
  /// 1 or more does not scale, 0 or less scales without a bound.
  case minimumScaleFactor(Double)
  case multilineTextAlignment(TextAlignment)
  /// Sets the anchor for some roles; nil for the default.
  case scrollAnchor(UnitPoint?, ScrollStart.Roles)
  case scrollPosition(ScrollStart.Position)
  /// nil leaves letters as they are written.
  case textCase(LetterCase?)
  /// In points per character.
  case tracking(Double)
  case truncationMode(TruncationMode)
}

extension EnvironmentChange {
  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    lowering.warn(about: self, view)
    let inner = lowering.intern(lowering.environment(environment).changed(by: self))
    try lowering.lowerTransparent(view.children[0], id, inner)
  }
}

extension Environment {
  func changed(by change: EnvironmentChange) -> Environment {
    var environment = self
    switch change {
    case .bold: break
    case .controls(let change): change.apply(to: &environment.controlStyle)
    case .contentMargins(let edges, let length):
      environment.contentMargins.set(edges, to: length ?? 0)
    case .dynamicType(let setting):
      environment.dynamicType = setting
      environment.font = environment.font.at(setting, on: environment.controlStyle.system)
    case .font(let font): environment.font = font.at(dynamicType, on: controlStyle.system)
    case .imageScale(let scale): environment.imageScale = scale
    case .kerning(let points): environment.textStyle.kerning = points.isFinite ? points : 0
    case .layoutDirection(let direction): environment.direction = direction
    case .lineLimit(let upper): environment.lineLimit.upper = upper.map { max($0, 1) }
    case .lineLimitRange(let lower, let upper):
      environment.lineLimit = LineLimit(
        lower: lower.map { max($0, 1) }, upper: upper.map { max($0, 1) })
    case .lineSpacing(let spacing):
      environment.textStyle.lineSpacing = spacing.isFinite ? max(spacing, 0) : 0
    case .minimumScaleFactor(let factor):
      environment.textStyle.minimumScale = factor < 1 ? max(factor, 0) : 1
    case .multilineTextAlignment(let alignment): environment.textStyle.alignment = alignment
    case .scrollAnchor(let anchor, let roles): environment.scrollStart.set(anchor, for: roles)
    case .scrollPosition(let position): environment.scrollStart.position = position
    case .textCase(let letterCase): environment.textStyle.letterCase = letterCase
    case .tracking(let points): environment.textStyle.tracking = points.isFinite ? points : 0
    case .truncationMode(let mode): environment.textStyle.truncation = mode
    }
    return environment
  }

  func oriented(along axis: Axis?) -> Environment {
    var environment = self
    environment.orientation = axis
    if axis != .horizontal { environment.controlStyle.isOnRowLine = false }
    if axis == .vertical { environment.controlStyle.isBelowLargeTitle = false }
    return environment
  }
}

extension Lowering {
  /// The environment inside a view that keeps room free at its edges.
  mutating func inSafeArea(_ id: EnvironmentID) -> EnvironmentID {
    var environment = environment(id)
    environment.isInSafeArea = true
    return intern(environment)
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
