import LayEngine

/// Short ways to write views in tests.
extension View {
  static var rectangle: View { View(Shape.rectangle) }
  static var spacer: View { View(Spacer(minimumLength: nil)) }

  static func text(_ string: String) -> View { View(Text(string)) }

  /// A rectangle of a fixed size.
  static func box(_ width: Double, _ height: Double) -> View {
    .rectangle.framed(width: width, height: height)
  }

  /// A rectangle as wide as it is offered between two bounds; its ideal width is the larger one.
  static func stretch(_ least: Double, _ most: Double, height: Double = 20) -> View {
    let width = FlexibleLength(minimum: least, ideal: most, maximum: most)
    let frame = FlexibleFrame(width: width)
    return View(frame, children: [.rectangle.framed(height: height)])
  }

  static func row(spacing: Double? = 0, _ children: View...) -> View {
    .row(spacing: spacing, children)
  }

  static func row(
    spacing: Double? = 0, aligned guide: AlignmentGuide? = nil, _ children: [View]
  ) -> View {
    View(HorizontalStack(StackStyle(alignment: guide, spacing: spacing)), children: children)
  }

  static func column(spacing: Double? = 0, _ children: View...) -> View {
    .column(spacing: spacing, children)
  }

  static func column(spacing: Double? = 0, _ children: [View]) -> View {
    View(VerticalStack(StackStyle(spacing: spacing)), children: children)
  }

  static func fits(in axes: AxisSet = .both, _ children: View...) -> View {
    .fits(in: axes, children)
  }

  static func fits(in axes: AxisSet = .both, _ children: [View]) -> View {
    View(ViewThatFits(axes), children: children)
  }

  /// A control with its label at one end and a box of 51 x 31 at the other.
  static func control(isSeenThrough: Bool, _ label: View) -> View {
    let control = Control(NoWords(), isSeenThrough: isSeenThrough) { parts, _ in
      .row(spacing: nil, parts + [.spacer, .box(51, 31)])
    }
    return View(control, children: [label])
  }

  func framed(width: Double? = nil, height: Double? = nil) -> View {
    View(FixedFrame(width: width, height: height), children: [self])
  }

  func framed(maximumWidth: Double) -> View {
    let frame = FlexibleFrame(width: FlexibleLength(maximum: maximumWidth))
    return View(frame, children: [self])
  }

  func padded(_ length: Double) -> View { padded(Insets(.all, length)) }

  func padded(_ insets: Insets) -> View { View(Padding(insets), children: [self]) }

  func fixedSize(_ axes: AxisSet = .both) -> View { View(FixedSize(axes), children: [self]) }

  func overlaid(with content: View) -> View {
    View(Layer(isBehind: false), children: [self, content])
  }

  func prioritized(_ priority: Double) -> View {
    View(LayoutPriority(priority), children: [self])
  }

  func limited(toLines count: Int?) -> View { changing(.lineLimit(count)) }

  func changing(_ change: EnvironmentChange) -> View {
    View(change, children: [self])
  }

  func positioned(x: Double, y: Double) -> View {
    View(Position(x: x, y: y), children: [self])
  }

  func offset(x: Double, y: Double) -> View { View(Offset(x: x, y: y), children: [self]) }
}

/// A short way to write a proposal in tests.
func proposing(_ width: Double?, _ height: Double?) -> ProposedViewSize {
  ProposedViewSize(width: width, height: height)
}

extension View {
  /// A layout by a new engine.
  func laidOut(_ width: Double?, _ height: Double?) throws -> Layout {
    try Engine(ViewTree(self)).layOut(proposing(width, height))
  }
}

extension ViewTree {
  /// The lines that a text shows at a proposal, each as it is drawn.
  func lines(of node: NodeID, at proposed: ProposedViewSize) -> [String] {
    textLines(of: node, at: proposed)?.lines ?? []
  }
}

/// The words of a test control, which has none to show.
private final class NoWords: ViewWords {
  func isSame(as other: any ViewWords) -> Bool { other is NoWords }
}

/// The cells of the widest of a text's lines, with the blanks at which it wraps.
func widest(_ lines: [String], of text: String) -> Double {
  var rest = Substring(text)
  var widest = 0
  for line in lines {
    var cells = line.map(\.cellCount).reduce(0, +)
    if rest.hasPrefix(line) {
      rest = rest.dropFirst(line.count)
      let blanks = rest.prefix { $0 == " " || $0 == "\t" }
      rest = rest.dropFirst(blanks.count)
      if let next = rest.first, !next.isNewline { cells += blanks.count }
      if rest.first?.isNewline ?? false { rest = rest.dropFirst() }
    }
    widest = max(widest, cells)
  }
  return Double(widest)
}
