/// A control: a name for views that are put together from other views.
///
/// - Rule: a control is what it is made of, and answers so. A button and a label are seen through
///   by their container; the others have ordinary spacing.
/// - Source: layout-rules 2.9 and 4.8; the lengths are in `ControlMetrics`.
package enum Control: Hashable, Sendable {
  /// Its label alone: the plain style.
  case button
  /// A row of a symbol and a title, on one baseline.
  case label(systemImage: String)
  /// As large as proposed, 0 where nothing is; its rows scroll.
  case listView
  /// A bar as wide as proposed under its label, or a spinner where there is no value.
  case progressView(value: Double?)
  /// As wide as proposed, in one height.
  case slider
  /// A row of its label, a spacer and buttons.
  case stepper
  /// As wide as proposed, as its placeholder where nothing is; one line of the font high.
  case textField(placeholder: String)
  /// A row of its label, a spacer and a switch.
  case toggle

  var name: String {
    switch self {
    case .button: "button"
    case .label: "label"
    case .listView: "list-view"
    case .progressView: "progress-view"
    case .slider: "slider"
    case .stepper: "stepper"
    case .textField: "text-field"
    case .toggle: "toggle"
    }
  }

  fileprivate var hasSpacingOfContent: Bool {
    switch self {
    case .button, .label: true
    default: false
    }
  }

  /// What the control is made of, from its label or its rows.
  fileprivate func content(_ parts: [View]) -> View {
    switch self {
    case .button: parts.first ?? View(.emptyView)
    case .label(let name):
      .row([View(.image(ImageContent(.symbol(name))))] + parts, .firstTextBaseline)
    case .listView: .list(parts)
    case .progressView(nil): .column(parts, .fixed(ControlMetrics.spinner, .ellipse))
    case .progressView:
      .column(parts, .bar(height: ControlMetrics.progressBarHeight), .leading)
    case .slider: .bar(height: ControlMetrics.sliderHeight)
    case .stepper: .setting(parts, .fixed(ControlMetrics.stepperButtons, .capsule))
    case .textField(let placeholder): .line(placeholder)
    case .toggle: .setting(parts, .fixed(ControlMetrics.toggleSwitch, .capsule))
    }
  }
}

extension View {
  /// A control with its label or its rows.
  package static func control(
    _ control: Control, _ parts: [View] = [], span: SourceSpan? = nil
  ) -> View {
    View(.control(control), children: [control.content(parts)] + parts, span: span)
  }

  fileprivate static func row(_ views: [View], _ guide: AlignmentGuide? = nil) -> View {
    View(.horizontalStack(StackStyle(alignment: guide)), children: views)
  }

  /// A view under its label, if it has one.
  fileprivate static func column(
    _ label: [View], _ view: View, _ guide: AlignmentGuide? = nil
  ) -> View {
    guard !label.isEmpty else { return view }
    return View(.verticalStack(StackStyle(alignment: guide)), children: label + [view])
  }

  /// A label, and at the other end what is set there.
  fileprivate static func setting(_ label: [View], _ value: View) -> View {
    .row(label + [View(.spacer(minimumLength: nil)), value])
  }

  fileprivate static func fixed(_ size: (width: Double, height: Double), _ shape: Shape) -> View {
    let frame = FixedFrame(width: size.width, height: size.height)
    return View(.fixedFrame(frame), children: [View(.shape(shape))])
  }

  /// Of one height, and as wide as proposed.
  fileprivate static func bar(height: Double) -> View {
    let width = FlexibleLength(
      minimum: 0, ideal: ControlMetrics.barIdealWidth, maximum: .infinity)
    let bar = View(
      .flexibleFrame(FlexibleFrame(width: width)), children: [View(.shape(.capsule))])
    return View(.fixedFrame(FixedFrame(width: nil, height: height)), children: [bar])
  }

  /// One line of text, as wide as proposed.
  fileprivate static func line(_ string: String) -> View {
    let text = View(.environment(.lineLimit(1)), children: [View(.text(string))])
    let line = View(.fixedSize(.vertical), children: [text])
    let frame = FlexibleFrame(
      width: FlexibleLength(minimum: 0, maximum: .infinity),
      alignment: Alignment(.leading, .verticalCenter))
    return View(.flexibleFrame(frame), children: [line])
  }

  /// Rows across the whole width in a scroll view that takes what is proposed.
  fileprivate static func list(_ views: [View]) -> View {
    let rowFrame = FlexibleFrame(
      width: FlexibleLength(minimum: 0, maximum: .infinity),
      height: FlexibleLength(minimum: ControlMetrics.rowLeastHeight),
      alignment: Alignment(.leading, .verticalCenter))
    let rows = views.flatMap(\.listRows).map { view in
      let insets = view.listRowInsets ?? ControlMetrics.rowInsets
      let inset = View(.padding(insets), children: [view])
      return View(.flexibleFrame(rowFrame), children: [inset])
    }
    let style = StackStyle(alignment: .leading, spacing: 0, isDynamic: true)
    let column = View(.verticalStack(style), children: rows)
    let greedy = FlexibleLength(minimum: 0, ideal: 0, maximum: .infinity)
    let frame = FlexibleFrame(
      width: greedy, height: greedy, alignment: Alignment(.leading, .top))
    return View(
      .flexibleFrame(frame), children: [View(.scrollView(.vertical), children: [column])])
  }
}

extension Lowering {
  mutating func control(
    _ view: View, _ control: Control, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let content = try lower(view.children[0], environment)
    var traits = traits(of: content)
    if !control.hasSpacingOfContent { traits.spacing = .ordinary }
    traits.gridCell = 0
    finish(id, .transparent, child: content, parameters: 0, traits)
  }
}
