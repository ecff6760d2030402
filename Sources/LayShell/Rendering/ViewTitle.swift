import LayEngine
import LayLanguage
import LayTerminal

/// Views as they are called in pictures and tables.
enum ViewTitle {
  /// `text "Hello"`, `frame :width 100`, with the view's name in front if it has one.
  static func full(_ view: View) -> String {
    let details = ViewDetails.of(view)
    let kind = details.isEmpty ? view.content.name : "\(view.content.name) \(details)"
    return view.name.map { "\($0): \(kind)" } ?? kind
  }

  /// The view that modifiers wrap and, after it, the outermost of them, as
  /// `text "Hi" in padding 8`: a table that only said `padding 8` would not tell rows apart.
  static func withContent(_ view: View) -> String {
    if view.name != nil { return full(view) }
    var content = view
    while content.content.isModifier, content.name == nil, let child = content.children.first {
      content = child
    }
    return content === view ? full(view) : "\(full(content)) in \(full(view))"
  }

  /// The name, or else what it is.
  static func short(_ view: View) -> String { view.name ?? full(view) }

  /// What it is and, in quotes, what it is called.
  static func subject(_ view: View) -> String {
    view.name.map { "\(view.content.name) \(ValueDescription.quoted($0))" } ?? view.content.name
  }
}

/// The arguments that a view was made with, as far as they tell it from others.
private enum ViewDetails {
  static func of(_ view: View) -> String {
    switch view.content {
    case let text as Text: ValueDescription.quoted(DisplayWidth.cut(text.string, to: 40))
    case let color as Color: color.color
    case Shape.gradient(let gradient) as Shape: "(\(gradient.colors.joined(separator: " ")))"
    case let frame as FixedFrame: lengths([("width", frame.width), ("height", frame.height)])
    case let frame as FlexibleFrame:
      lengths(bounds(frame.width, "width") + bounds(frame.height, "height"))
    case let padding as Padding: padding.insets.details
    case let padding as SafeAreaPadding: padding.insets.details
    case let inset as SafeAreaInset: ":edge \(inset.edge.rawValue)"
    case let setting as GuideSetting: setting.guide.name
    case let frame as ContainerRelativeFrame: frame.axes.name
    case let carried as LayoutValue: carried.key
    case let priority as LayoutPriority: NumberText.of(priority.priority)
    case let spacer as Spacer: lengths([("min-length", spacer.minimumLength)])
    case let grid as Grid:
      lengths([
        ("horizontal-spacing", grid.style.horizontalSpacing),
        ("vertical-spacing", grid.style.verticalSpacing),
      ])
    case let attribute as GridCellAttribute: gridCell(attribute)
    case let fits as ViewThatFits: ":in \(fits.axes.name)"
    case let scroll as ScrollView: ":axes \(scroll.axes.name)"
    case let fixed as FixedSize: fixed.axes == .both ? "" : ":\(fixed.axes.name)"
    case let shape as AspectRatio: shape.ratio.map(NumberText.of) ?? ""
    case let offset as Offset: "\(NumberText.of(offset.x)) \(NumberText.of(offset.y))"
    case let position as Position: "\(NumberText.of(position.x)) \(NumberText.of(position.y))"
    case let part as RelativeProposed:
      lengths([
        ("width", part.width == 1 ? nil : part.width),
        ("height", part.height == 1 ? nil : part.height),
      ])
    case is Control: label(of: view)
    case let effect as Effect: effect.details
    case let change as EnvironmentChange: change.details
    default: lengths([("spacing", spacing(of: view.content))])
    }
  }

  private static func spacing(of content: any ViewContent) -> Double? {
    switch content {
    case let stack as HorizontalStack: stack.style.spacing
    case let stack as VerticalStack: stack.style.spacing
    case let grid as LazyHorizontalGrid: grid.style.spacing
    case let grid as LazyVerticalGrid: grid.style.spacing
    case let stack as LazyHorizontalStack: stack.style.spacing
    case let stack as LazyVerticalStack: stack.style.spacing
    default: nil
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
    guard let control = view.content as? Control, control.hasTitle,
      let text = view.children.first?.content as? Text
    else { return "" }
    return ValueDescription.quoted(DisplayWidth.cut(text.string, to: 40))
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
