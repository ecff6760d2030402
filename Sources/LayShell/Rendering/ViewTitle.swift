import LayEngine
import LayLanguage
import LayTerminal

/// Views as they are called in pictures and tables.
enum ViewTitle {
  /// `text "Hello"`, `frame :width 100`, with the view's name in front if it has one.
  static func full(_ view: View) -> String {
    let details = ViewDetails.of(view)
    let kind = details.isEmpty ? view.kind.name : "\(view.kind.name) \(details)"
    return view.name.map { "\($0): \(kind)" } ?? kind
  }

  /// The view that modifiers wrap and, after it, the outermost of them, as
  /// `text "Hi" in padding 8`: a table that only said `padding 8` would not tell rows apart.
  static func withContent(_ view: View) -> String {
    if view.name != nil { return full(view) }
    var content = view
    while content.kind.isModifier, content.name == nil, let child = content.children.first {
      content = child
    }
    return content === view ? full(view) : "\(full(content)) in \(full(view))"
  }

  /// The name, or else what it is.
  static func short(_ view: View) -> String { view.name ?? full(view) }

  /// What it is and, in quotes, what it is called.
  static func subject(_ view: View) -> String {
    view.name.map { "\(view.kind.name) \(ValueDescription.quoted($0))" } ?? view.kind.name
  }
}

/// The arguments that a view was made with, as far as they tell it from others.
private enum ViewDetails {
  static func of(_ view: View) -> String {
    switch view.kind {
    case .text(let string): ValueDescription.quoted(DisplayWidth.cut(string, to: 40))
    case .color(let color): color
    case .shape(.gradient(let gradient)): "(\(gradient.colors.joined(separator: " ")))"
    case .fixedFrame(let frame):
      lengths([("width", frame.width), ("height", frame.height)])
    case .flexibleFrame(let frame):
      lengths(bounds(frame.width, "width") + bounds(frame.height, "height"))
    case .padding(let insets), .safeAreaPadding(let insets): insets.details
    case .safeAreaInset(let inset): ":edge \(inset.edge.rawValue)"
    case .alignmentGuide(let guide, _): guide.name
    case .containerRelativeFrame(let frame): frame.axes.name
    case .layoutValue(let carried): carried.key
    case .layoutPriority(let priority): NumberText.of(priority)
    case .spacer(let minimum): lengths([("min-length", minimum)])
    case .horizontalStack(let style), .verticalStack(let style):
      lengths([("spacing", style.spacing)])
    case .grid(let style):
      lengths([
        ("horizontal-spacing", style.horizontalSpacing),
        ("vertical-spacing", style.verticalSpacing),
      ])
    case .gridCell(let attribute): gridCell(attribute)
    case .lazyHorizontalGrid(let style), .lazyVerticalGrid(let style):
      lengths([("spacing", style.spacing)])
    case .lazyHorizontalStack(let style), .lazyVerticalStack(let style):
      lengths([("spacing", style.spacing)])
    case .viewThatFits(let axes): ":in \(axes.name)"
    case .scrollView(let axes): ":axes \(axes.name)"
    case .fixedSize(let axes): axes == .both ? "" : ":\(axes.name)"
    case .aspectRatio(let ratio, _): ratio.map(NumberText.of) ?? ""
    case .offset(let x, let y), .position(let x, let y):
      "\(NumberText.of(x)) \(NumberText.of(y))"
    case .relativeProposed(let width, let height):
      lengths([("width", width == 1 ? nil : width), ("height", height == 1 ? nil : height)])
    case .control: label(of: view)
    case .effect(let effect): effect.details
    case .environment(let change): change.details
    default: ""
    }
  }

  private static func gridCell(_ attribute: GridCellAttribute) -> String {
    switch attribute {
    case .anchor(let point): lengths([("x", point.x), ("y", point.y)])
    case .columnAlignment(let guide): guide.nameOnAxis
    case .columns(let count): "\(count)"
    case .unsizedAxes(let axes): axes.name
    }
  }

  /// The title of a control, if it is a text.
  private static func label(of view: View) -> String {
    guard case .control(let control) = view.kind, control.hasTitle,
      case .text(let string) = view.children.first?.kind
    else { return "" }
    return ValueDescription.quoted(DisplayWidth.cut(string, to: 40))
  }

  private static func bounds(_ length: FlexibleLength, _ axis: String) -> [(String, Double?)] {
    [
      ("min-\(axis)", length.minimum), ("ideal-\(axis)", length.ideal),
      ("max-\(axis)", length.maximum),
    ]
  }

  private static func lengths(_ lengths: [(String, Double?)]) -> String {
    lengths.compactMap { name, length in length.map { ":\(name) \(NumberText.of($0))" } }
      .joined(separator: " ")
  }
}

extension ViewKind {
  /// Whether it wraps one view.
  var isModifier: Bool {
    switch self {
    case .alignmentGuide, .aspectRatio, .background, .containerRelativeFrame, .effect,
      .environment, .fixedFrame, .fixedSize, .flexibleFrame, .gridCell, .layoutPriority,
      .layoutValue, .offset, .overlay, .padding, .position, .relativeProposed, .safeAreaInset,
      .safeAreaPadding:
      true
    case .text, .shape, .circle, .color, .image, .spacer, .divider, .emptyView, .control, .custom,
      .geometryReader, .grid, .gridRow, .group, .horizontalStack, .verticalStack, .depthStack,
      .lazyHorizontalGrid, .lazyHorizontalStack, .lazyVerticalGrid, .lazyVerticalStack,
      .viewThatFits, .scrollView:
      false
    }
  }
}
