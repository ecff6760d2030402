/// A control: a named view that is made of other views.
///
/// - Rule: a control answers what its content answers. The content is made when the control is
///   lowered, since it depends on the style around it. Controls with `isSeenThrough` have the
///   spacing of their content, the others have ordinary spacing.
/// - Source: layout-rules 2.9 and 4.8; the lengths are in `ControlSizes`.
package final class Control: ViewContent, Sendable {
  /// Makes the content of a control from its parts: its title, and what else the program gave it.
  package typealias Content =
    @Sendable (_ parts: [View], _ style: ControlStyle) throws(LayoutFailure) -> View

  /// The name and other words that output shows for it.
  package let words: any ViewWords
  let isSeenThrough: Bool
  /// Whether it keeps to views below it the distance of a control, if it is seen through.
  let isPlainBelow: Bool
  /// Whether the baselines of its texts are at its top.
  let hasBaselinesAtTop: @Sendable (ControlStyle) -> Bool
  /// What it keeps free above and below, unless it is seen through.
  let distance: @Sendable (ControlStyle) -> ControlDistance
  package var keepsValues: Bool { !isProgramModifier && !readsEnvironment }
  package var role: ListRole { isProgramModifier ? .modifier : .element }
  /// Whether it is a modifier that the program defined, around a single part.
  let isProgramModifier: Bool
  /// Whether a function of the program makes its content from the environment.
  package let readsEnvironment: Bool
  /// How many of its first parts are its label.
  package let labelCount: Int
  /// Whether the controls inside it are in rows of a list.
  package let holdsRows: Bool
  /// Whether it is the content of a row: its explicit guides are ignored, and the controls inside
  /// it count as on the line of the row.
  let isRow: Bool
  /// For the content of a row: the edges of the row that have a separator line; else nil.
  package let separators: EdgeSet?
  /// Whether it is the header or the footer of a section.
  package let isSectionPart: Bool
  /// Whether its lengths on the system of a style are known.
  let isMeasured: @Sendable (ControlStyle) -> Bool
  /// The name of the modifier that sets its style, by which a style of the program is found.
  let styleName: String?
  let content: Content
  /// The rows that it is in a list, if it may be several; the function returns nil if it is one.
  package let rows: Rows?

  package typealias Rows = @Sendable (_ parts: [View], _ style: ControlStyle) -> [View]?

  package init(
    _ words: any ViewWords, isSeenThrough: Bool = false, isPlainBelow: Bool = false,
    hasBaselinesAtTop: @escaping @Sendable (ControlStyle) -> Bool = { _ in false },
    distance: @escaping @Sendable (ControlStyle) -> ControlDistance = { _ in .ordinary },
    holdsRows: Bool = false, separators: EdgeSet? = nil, styledBy styleName: String? = nil,
    isProgramModifier: Bool = false, readsEnvironment: Bool = false, isSectionPart: Bool = false,
    labelCount: Int = 1, isMeasured: @escaping @Sendable (ControlStyle) -> Bool = { _ in true },
    rows: Rows? = nil,
    content: @escaping Content
  ) {
    self.distance = distance
    self.isProgramModifier = isProgramModifier
    self.readsEnvironment = readsEnvironment
    self.labelCount = labelCount
    self.isMeasured = isMeasured
    self.styleName = styleName
    self.isSectionPart = isSectionPart
    self.words = words
    self.isSeenThrough = isSeenThrough
    self.isPlainBelow = isPlainBelow
    self.hasBaselinesAtTop = hasBaselinesAtTop
    self.holdsRows = holdsRows
    self.separators = separators
    isRow = separators != nil
    self.content = content
    self.rows = rows
  }
}

extension Control {
  package func isSame(as other: any ViewContent) -> Bool { (other as? Control) === self }

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    var inner = use.environment
    var around = lowering.environment(use.environment)
    if holdsRows || isRow {
      around.controlStyle.isInRow = true
      around.controlStyle.isOnRowLine = isRow
      inner = lowering.intern(around)
    }
    around.tellStyle()
    if !isMeasured(around.controlStyle) {
      let kind = LayoutWarning.Kind.unknownSizes(
        .init(words: words), around.controlStyle.system)
      lowering.warnings.append(LayoutWarning(kind: kind, span: use.view.span))
    }
    let content = try lowerContent(of: use.view, around, inner, &lowering)
    var traits = lowering.traits(of: content)
    if !isSeenThrough {
      let spacing = distance(around.controlStyle).spacing(around.metrics)
      traits.spacing = spacing.map { lowering.spacings.intern($0) } ?? .ordinary
    }
    traits.gridCell = 0
    if isRow { traits.explicitGuides = [] }
    var rule = Transparent.rule
    if programStyle(around.controlStyle) == nil {
      if isPlainBelow { traits.spacing = lowering.spacings.resetting(traits.spacing, .bottom) }
      if hasBaselinesAtTop(around.controlStyle) {
        traits.explicitGuides.formUnion(.textBaselines)
        rule = BaselinesAtTop.rule
      }
    }
    lowering.finish(use.id, rule, child: content, parameters: 0, traits)
  }

  /// The style of the program that makes the control's content; nil for none.
  private func programStyle(_ style: ControlStyle) -> ProgramStyle? {
    styleName.flatMap { style.program?.value(of: $0) as? ProgramStyle }
  }

  /// Lowers the control's content, made by a style of the program if there is one around it.
  private func lowerContent(
    of view: View, _ environment: Environment, _ inner: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) -> NodeID {
    var style = environment.controlStyle
    style.work = lowering.work
    if readsEnvironment {
      lowering.recordMadeViews()
      let known = lowering.madeOfReaders.removeValue(forKey: ObjectIdentifier(view))
      let isKnown = known?.style == style
      let made = if isKnown, let known { known.made } else { try content(view.children, style) }
      return try lowering.lower(try .implicitStack([made]), inner)
    }
    let own = programStyle(style)
    guard isProgramModifier || own != nil else {
      return try lowering.lower(content(view.children, style), inner)
    }
    lowering.recordMadeViews()
    guard let own, let styleName else {
      return try lowering.lower(content(view.children, style), inner)
    }
    // A control of the same kind inside the style's content is made without the style.
    var outside = lowering.environment(inner)
    outside.controlStyle.program = style.program?.without(styleName)
    return try lowering.lower(
      own.content(view, view.children, style), lowering.intern(outside))
  }
}

/// A control whose text baselines are at its top.
///
/// - Rule: size and place are the content's.
/// - Source: layout-rules 2.9.
enum BaselinesAtTop: TransparentRule {
  static var rule: Rule { .baselinesAtTop }
  static var needsMemory: Bool { false }

  static func position<N, T>(
    of guide: AlignmentGuide, _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> N? {
    if guide == .firstTextBaseline || guide == .lastTextBaseline { return N(0) }
    return pass.explicitPosition(of: guide, in: node.child, placed.proposal, placed.size)
  }
}

extension Control {
  /// The same control with something else made of its content; nil for a control of which a function of the
  /// program makes none.
  package func making(_ change: @escaping @Sendable (View) -> View) -> Control? {
    guard isProgramModifier || readsEnvironment else { return nil }
    let content = content
    return Control(
      words, isSeenThrough: isSeenThrough, isPlainBelow: isPlainBelow,
      hasBaselinesAtTop: hasBaselinesAtTop, distance: distance, holdsRows: holdsRows,
      separators: separators, styledBy: styleName, isProgramModifier: isProgramModifier,
      readsEnvironment: readsEnvironment, isSectionPart: isSectionPart, labelCount: labelCount,
      isMeasured: isMeasured, rows: rows
    ) { parts, style throws(LayoutFailure) in
      change(try content(parts, style))
    }
  }

  /// The content that a function of the program makes of it in a style; nil for other controls,
  /// whose parts show what they are.
  package func made(
    _ view: View, _ style: ControlStyle
  ) throws(LayoutFailure) -> View? {
    guard isProgramModifier || readsEnvironment else { return nil }
    return try content(view.children, style)
  }
}

extension Lowering {
  /// What controls see of an environment.
  mutating func style(in environment: EnvironmentID) -> ControlStyle {
    var around = self.environment(environment)
    around.tellStyle()
    around.controlStyle.work = work
    return around.controlStyle
  }
}

extension Environment {
  /// Copies the parts of the environment that controls need into the style.
  fileprivate mutating func tellStyle() {
    controlStyle.textAlignment = textStyle.alignment
    controlStyle.layoutDirection = direction
    controlStyle.lineLimit = lineLimit.upper
    controlStyle.dynamicType = dynamicType
    controlStyle.lineHeight = metrics.lineHeight
  }
}

/// A control style that the program defines: it makes the control's content.
package final class ProgramStyle {
  package typealias Content =
    (_ control: View, _ parts: [View], _ style: ControlStyle) throws(LayoutFailure) -> View

  /// What the program calls it.
  package let name: String
  let content: Content

  package init(_ name: String, _ content: @escaping Content) {
    self.name = name
    self.content = content
  }
}
