import LayEngine

/// What controls are put together from.
extension View {
  static func row(
    _ views: [View], _ guide: AlignmentGuide? = nil, spacing: Double? = nil
  ) -> View {
    View(HorizontalStack(StackStyle(alignment: guide, spacing: spacing)), children: views)
  }

  static func column(
    _ views: [View], _ guide: AlignmentGuide? = nil, spacing: Double? = nil
  ) -> View {
    View(VerticalStack(StackStyle(alignment: guide, spacing: spacing)), children: views)
  }

  /// A label, unless labels are hidden, and at the other end what is set there.
  static func setting(_ label: [View], _ value: View, _ style: ControlStyle) -> View {
    style.hidesLabels ? value : .row(label + [View(Spacer(minimumLength: nil)), value])
  }

  /// A title and, before it, the icon that may follow it in the parts, as the style says.
  static func label(_ parts: [View], _ style: ControlStyle) -> View {
    guard let title = parts.first else { return View(EmptyView()) }
    guard parts.count > 1, style.label != .titleOnly else { return title }
    return style.label == .iconOnly
      ? parts[1] : .row([parts[1], title], .firstTextBaseline)
  }

  /// A label as a button shows it.
  static func button(_ parts: [View], _ style: ControlStyle) -> View {
    let label = View.label(parts, style)
    switch style.button {
    case .automatic, .borderless, .plain: return label
    case .bordered, .borderedProminent: return .bordered(label, style)
    }
  }

  static func bordered(_ label: View, _ style: ControlStyle) -> View {
    label.padded(ControlMetrics.buttonInsets(style.size))
  }

  static func symbol(_ name: String) -> View { View(ImageContent(.symbol(name))) }

  static func fixed(_ size: ControlMetrics.Extent, _ shape: Shape) -> View {
    View(shape).framed(width: size.width, height: size.height)
  }

  /// A control of one height; on the line of a row it makes the row no higher than the least
  /// height, since it may reach into the row's insets.
  func inLine(_ style: ControlStyle) -> View {
    style.isOnRowLine ? framed(height: ControlMetrics.rowLineHeight) : self
  }

  /// Of one height, and as wide as proposed.
  static func bar(height: Double, idealWidth: Double = ControlMetrics.barIdealWidth) -> View {
    View(Shape.capsule).filling(idealWidth: idealWidth).framed(height: height)
  }

  func framed(width: Double? = nil, height: Double? = nil) -> View {
    View(FixedFrame(width: width, height: height), children: [self])
  }

  /// As wide as proposed; where nothing is, the ideal width or its own.
  func filling(
    idealWidth: Double? = nil, leastHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> View {
    let frame = FlexibleFrame(
      width: FlexibleLength(minimum: 0, ideal: idealWidth, maximum: .infinity),
      height: FlexibleLength(minimum: leastHeight), alignment: alignment)
    return View(frame, children: [self])
  }

  /// As large as proposed; where nothing is, the ideal length or its own.
  func fillingBoth(ideal: Double? = nil, alignment: Alignment = .center) -> View {
    let length = FlexibleLength(minimum: 0, ideal: ideal, maximum: .infinity)
    let frame = FlexibleFrame(width: length, height: length, alignment: alignment)
    return View(frame, children: [self])
  }

  func padded(_ insets: Insets) -> View { View(Padding(insets), children: [self]) }
}

extension Alignment {
  static let leadingCenter = Alignment(.leading, .verticalCenter)
  static let topLeading = Alignment(.leading, .top)
}

extension ControlMetrics {
  /// As it stands in a sentence.
  static func text(_ size: Extent) -> String {
    "\(NumberText.of(size.width)) x \(NumberText.of(size.height))"
  }
}
