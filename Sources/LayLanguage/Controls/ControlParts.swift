import LayEngine

/// The views that controls are composed of.
///
/// The program contains no call that makes these views, so the arguments to print are given here.
extension View {
  static func row(
    _ views: [View], _ guide: AlignmentGuide? = nil, spacing: Double? = nil
  ) -> View {
    let style = StackStyle(alignment: guide, spacing: spacing)
    return View(HorizontalStack(style), children: views, written: style.written)
  }

  static func column(
    _ views: [View], _ guide: AlignmentGuide? = nil, spacing: Double? = nil
  ) -> View {
    let style = StackStyle(alignment: guide, spacing: spacing)
    return View(VerticalStack(style), children: views, written: style.written)
  }

  /// A label, unless labels are hidden, and the control's value at the trailing edge.
  ///
  /// On a Mac the value hugs the label, but in rows of lists.
  static func setting(_ label: [View], _ value: View, _ style: ControlStyle) -> View {
    if style.hidesLabels { return value }
    if !style.isInRow, let spacing = style.sizes.settingSpacing {
      return .row(label + [value], spacing: spacing)
    }
    return .row(label + [View(Spacer(minimumLength: nil)), value])
  }

  /// What of several views a label becomes.
  ///
  /// - Rule: a control that has a title and a value shows the further ones below the first, as subtitles in
  ///   `footnote`; the label of a button or a link is a row.
  /// - Source: layout-rules 2.9.
  /// - Value: two texts of a toggle are a column of a line of 20.333 and one of 15.667.
  package static func label(of views: [View], hasSubtitles: Bool) -> View {
    guard hasSubtitles else { return .row(views) }
    return .column(views.prefix(1) + views.dropFirst().map { $0.inFont(.footnote) }, .leading)
  }

  /// A title, after its icon if there is a second part, in the label style.
  static func label(_ parts: [View], _ style: ControlStyle) -> View {
    guard let title = parts.first else { return View(EmptyView()) }
    // What a control has of both is a label, which a style of the program makes.
    if parts.count > 1, style.program?.value(of: "label-style") != nil {
      return View(Control.label, children: parts)
    }
    guard parts.count > 1, style.label != .titleOnly else { return title }
    if style.label == .iconOnly { return parts[1] }
    let inRow = style.isInRow ? style.sizes : .usual
    let width = style.labelIconWidth ?? inRow.rowIconWidth
    let scaled = (style.isInRow ? parts[1].asIconOfRow(style) : parts[1]).scaled(inRow.rowIconScale)
    let icon = width.map { scaled.framed(width: $0) } ?? scaled
    return .row(
      [icon, title], .firstTextBaseline, spacing: style.labelSpacing ?? inRow.rowIconSpacing)
  }

  /// The view in its ideal height, which of a shape, a color or a geometry reader is a line's by our own choice;
  /// symbols and texts have no other one.
  ///
  /// A row of a list is as high as its content at no height, so an icon that would take more of a higher
  /// row, beside the first line of a title, would make it higher still.
  private func asIconOfRow(_ style: ControlStyle) -> View {
    if content is Text { return self }
    if let image = content as? ImageContent, !image.isResizable { return self }
    var icon = self
    if fillsHeight {
      let frame = FlexibleFrame(height: FlexibleLength(ideal: style.lineHeight))
      icon = View(frame, children: [self], written: frame.written)
    }
    return View(
      FixedSize(.vertical), children: [icon], written: [WrittenArgument("vertical", .truth(true))])
  }

  /// Whether the view, in modifiers that change no size, takes the height that it is proposed.
  private var fillsHeight: Bool {
    var view = self
    while view.content is EnvironmentChange || view.content is Effect,
      let child = view.children.first
    {
      view = child
    }
    return view.content is Color || view.content is Shape || view.content is GeometryReader
  }

  /// The view with its labels in a style, unless they set one themselves.
  func withLabels(_ style: ControlStyle.Label) -> View {
    guard mayHoldLabels else { return self }
    return View(
      EnvironmentChange.controls(.init("label-style", \.label, style)), children: [self],
      written: [WrittenArgument(nil, .name(style.spelling))])
  }

  /// Whether the view contains a control that may show an icon beside its title.
  private var mayHoldLabels: Bool {
    var pending = [self]
    var seen: Set<ObjectIdentifier> = []
    while let view = pending.popLast() {
      if let control = view.content as? Control {
        if control.readsEnvironment || view.children.count > 1 { return true }
      }
      pending += view.children.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
    return false
  }

  /// A label as a button shows it.
  static func button(_ parts: [View], _ style: ControlStyle) -> View {
    style.bordersButton
      ? .bordered(.label(parts, style), style) : .label(parts, style).sized(style)
  }

  static func bordered(_ label: View, _ style: ControlStyle) -> View {
    let room = style.sizes.buttonRoom[style.size] ?? (0, 0)
    return label.sized(style).padded(
      Insets(top: room.ends, leading: room.sides, bottom: room.ends, trailing: room.sides))
  }

  /// The view in the font of controls of a size, where that has one.
  func sized(_ style: ControlStyle) -> View {
    style.sizes.controlFontSizes[style.size].map(inFont) ?? self
  }

  /// One of several views, in the room of the largest of them.
  static func one(_ number: Int?, of views: [View]) -> View {
    View(
      DepthStack(),
      children: views.enumerated().map { index, view in
        index == number ? view : View(Effect.hidden, children: [view])
      })
  }

  static func text(_ string: String, span: SourceSpan? = nil) -> View {
    View(Text(string), written: [WrittenArgument(nil, .string(string))], span: span)
  }

  static func color(_ name: String, span: SourceSpan? = nil) -> View {
    View(Color(name), written: [WrittenArgument(nil, .name(name))], span: span)
  }

  static func symbol(_ name: String) -> View {
    View(ImageContent(.symbol(name)), written: [WrittenArgument("system-name", .string(name))])
  }

  /// A symbol whose width in a control is known at the default size of texts, and that grows with them.
  ///
  /// It is as high as beside a text in body.
  static func symbol(_ name: String, width: Double, _ style: ControlStyle) -> View {
    var symbol = ImageContent(.symbol(name))
    symbol.isResizable = true
    let written = [WrittenArgument("system-name", .string(name))]
    return View(symbol, written: written).framed(
      width: FontStyle.body.scaled(width, at: style.dynamicType),
      height: FontStyle.body.scaled(20, at: style.dynamicType))
  }

  static func fixed(_ size: ControlSizes.Extent, _ shape: Shape) -> View {
    View(shape).framed(width: size.width, height: size.height)
  }

  /// How much of its height a control counts for on the line of a row.
  enum RowControl { case slider, `switch` }

  /// A control of a fixed height.
  ///
  /// On the line of a list row it counts for less, since it may extend into the row's insets.
  func inLine(_ style: ControlStyle, as control: RowControl = .switch) -> View {
    guard style.isOnRowLine else { return self }
    let sizes = style.sizes
    let height = control == .switch ? sizes.rowSwitchHeight : sizes.rowSliderHeight
    return height.map { framed(height: $0) } ?? self
  }

  func scaled(_ scale: ImageScale) -> View {
    guard scale != .medium else { return self }
    return View(
      EnvironmentChange.imageScale(scale), children: [self],
      written: [WrittenArgument(nil, .name(scale.spelling))])
  }

  static func bar(_ size: ControlSizes.Extent) -> View {
    bar(height: size.height, idealWidth: size.width)
  }

  /// A bar of a fixed height that is as wide as proposed.
  static func bar(
    height: Double, leastWidth: Double = 0,
    idealWidth: Double = ControlSizes.usual.barIdealWidth
  ) -> View {
    View(Shape.capsule).filling(leastWidth: leastWidth, idealWidth: idealWidth)
      .framed(height: height)
  }

  static func slider(_ style: ControlStyle) -> View {
    let (least, ideal) = style.sizes.sliderWidths
    return bar(height: style.sizes.sliderHeight, leastWidth: least, idealWidth: ideal)
  }

  func framed(
    width: Double? = nil, height: Double? = nil, _ alignment: Alignment = .center
  ) -> View {
    View(
      FixedFrame(width: width, height: height, alignment: alignment), children: [self],
      written: .lengths([("width", width), ("height", height)]))
  }

  /// A frame as wide as proposed; its ideal width is `idealWidth`, or else the view's.
  func filling(
    leastWidth: Double = 0, idealWidth: Double? = nil, leastHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> View {
    let frame = FlexibleFrame(
      width: FlexibleLength(minimum: leastWidth, ideal: idealWidth, maximum: .infinity),
      height: FlexibleLength(minimum: leastHeight), alignment: alignment)
    return View(frame, children: [self], written: frame.written)
  }

  /// A frame as large as proposed; its ideal lengths are `ideal`, or else the view's.
  func fillingBoth(ideal: Double? = nil, alignment: Alignment = .center) -> View {
    fillingBoth(width: ideal, height: ideal, alignment: alignment)
  }

  func fillingBoth(width: Double?, height: Double?, alignment: Alignment) -> View {
    let frame = FlexibleFrame(
      width: FlexibleLength(minimum: 0, ideal: width, maximum: .infinity),
      height: FlexibleLength(minimum: 0, ideal: height, maximum: .infinity), alignment: alignment)
    return View(frame, children: [self], written: frame.written)
  }

  func padded(_ insets: Insets) -> View {
    View(Padding(insets), children: [self], written: insets.written)
  }

  var inOneLine: View {
    View(
      EnvironmentChange.lineLimit(1), children: [self], written: [WrittenArgument(nil, .number(1))])
  }

  func inColor(_ name: String) -> View {
    View(
      Effect.foreground(color: name), children: [self],
      written: [WrittenArgument(nil, .name(name))])
  }

  /// The arguments to print for this view: those it was made with, or the insets of a padding that
  /// a scroll view adds by itself.
  package var shownArguments: [WrittenArgument] {
    if written.isEmpty, span == nil, let padding = content as? Padding {
      return padding.insets.written
    }
    return written.filter { if case .head = $0.value { false } else { true } }
  }

  /// The head that the view was written with, such as `scene-padding`; the name of its content for a view
  /// that nobody wrote.
  package var head: String {
    heads.first { !$0.isOfSwift } ?? content.name
  }

  /// What Swift code calls to make the view: `HStack`, `.padding`; nil for a view of a script.
  package var swiftHead: String? { heads.first { $0.isOfSwift } }

  private var heads: [String] {
    written.suffix(2).compactMap { if case .head(let head) = $0.value { head } else { nil } }
  }
}

extension String {
  /// Whether a head of a call is one of Swift code; those of scripts begin with small letters.
  fileprivate var isOfSwift: Bool { first.map { $0 == "." || $0.isUppercase } ?? false }
}

extension ControlStyle {
  /// Whether buttons have a border, or the room of one: those of glass are capsules in its place.
  ///
  /// - Source: iamcgn/swiftui-web, Docs/elements/iOS.md, for bordered ones; that buttons of glass have the
  ///   same room is our own choice.
  var bordersButton: Bool {
    switch button {
    case .automatic: sizes.bordersButtons
    case .borderless, .link, .plain: false
    case .bordered, .borderedProminent, .glass, .glassProminent: true
    }
  }
}

extension Alignment {
  static let leadingCenter = Alignment(.leading, .verticalCenter)
  static let topLeading = Alignment(.leading, .top)
}

extension StackStyle {
  var written: [WrittenArgument] {
    let alignment = alignment.map { WrittenArgument("alignment", .name($0.nameOnAxis)) }
    return (alignment.map { [$0] } ?? []) + .lengths([("spacing", spacing)])
  }
}

extension FlexibleFrame {
  var written: [WrittenArgument] {
    .lengths([
      ("min-width", width.minimum), ("ideal-width", width.ideal), ("max-width", width.maximum),
      ("min-height", height.minimum), ("ideal-height", height.ideal),
      ("max-height", height.maximum),
    ])
  }
}

extension Insets {
  /// The arguments of a `padding` with these margins: one for all edges, or each that is not 0.
  package var written: [WrittenArgument] {
    let all = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    if all.allSatisfy({ $0.1 == top }) { return [WrittenArgument(nil, .number(top))] }
    return .lengths(all.map { ($0.0, $0.1 == 0 ? nil : $0.1) })
  }
}

extension OperatingSystem {
  /// Its name in `set system`, such as `ios-26`.
  package var name: String {
    switch self {
    case .iOS18: "ios-18"
    case .iOS26: "ios-26"
    case .iOS27: "ios-27"
    case .macOS26: "macos-26"
    case .tvOS: "tvos"
    case .watchOS: "watchos"
    }
  }

  /// The system of a name; nil if there is none.
  package init?(name: String) {
    guard let system = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = system
  }
}

extension ControlSizes {
  /// A length as words of a sentence, with those of the systems on which it is another one:
  /// `44 (52 on iOS 26, 24 on macOS 26)`, for help.
  static func words(_ length: KeyPath<ControlSizes, Double>) -> String {
    words { NumberText.of($0[keyPath: length]) }
  }

  /// A size as words of a sentence: `51 x 31 (66 x 30 on iOS 26)`.
  static func words(_ size: KeyPath<ControlSizes, Extent>) -> String {
    words { text($0[keyPath: size]) }
  }

  /// A size as words of a sentence.
  static func text(_ size: Extent) -> String {
    "\(NumberText.of(size.width)) x \(NumberText.of(size.height))"
  }

  private static func words(_ text: (ControlSizes) -> String) -> String {
    let usual = text(.usual)
    let others = [("iOS 26", OperatingSystem.iOS26), ("macOS 26", .macOS26)].compactMap {
      title, system -> String? in
      let other = text(system.sizes)
      return other == usual ? nil : "\(other) on \(title)"
    }
    return others.isEmpty ? usual : "\(usual) (\(others.joined(separator: ", ")))"
  }
}
