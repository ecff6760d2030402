import LayEngine

/// A layout as a value: a stack or a grid without its views.
final class LayoutBox: ObjectBox {
  private let content: any ViewContent
  private let written: [WrittenArgument]

  init(_ content: any ViewContent, written: [WrittenArgument]) {
    self.content = content
    self.written = written
  }

  func view(of children: [View]) -> View { View(content, children: children, written: written) }

  override var kindDescription: String { "a layout" }
  override var text: String { "(\(content.name)-layout)" }
}

extension Declaration {
  static let anyLayout = Declaration(
    .container, "any-layout",
    parameters: [
      .positional(
        "layout", .layout,
        "the result of `hstack-layout`, `vstack-layout`, `zstack-layout` or `grid-layout`, or a "
          + "layout of the program without views",
        isKeyword: true)
    ],
    summary: "Views in a layout that is given as a value, so that it can change.",
    swiftUI: .view("AnyLayout", ["_ layout", .closure("children", label: "content")]),
    examples: """
      (any-layout (hstack-layout :spacing 4) (text "ab") (text "c")) | ideal | 28 x 20
      (any-layout (if (> 1 2) (hstack-layout) (vstack-layout)) (text "ab") (text "c")) \
      | ideal | 16 x 40
      (begin (define-layout (pile) (size-that-fits (p s) (size 9 9)) (place-subviews (b p s) nil)) \
      (any-layout (pile) (text "ab"))) | ideal | 9 x 9
      """
  ) { arguments throws(Diagnostic) in
    let layout = arguments.required("layout", arguments.layout("layout"))
    let views = try arguments.childViews()
    return arguments.make(Control.anyLayout, [layout.view(of: views)])
  }
}

extension Control {
  fileprivate static let anyLayout = Control(
    "any-layout", composition: "it is the layout that it was given",
    isSeenThrough: true
  ) { parts, _ in parts[0] }
}

/// `hstack-layout vstack-layout zstack-layout grid-layout`: layouts as values.
///
/// - Source: layout-rules 8: they are the built-in containers, also with one view only.
enum LayoutValueFunctions {
  static let all: [Declaration] = [
    grid,
    horizontalStack,
    verticalStack,
    depthStack,
  ]

  private static let spacing = Parameter.keyword(
    "spacing", .length, "between children; their preferred spacing if not given", unit: "points")

  private static let horizontalStack = Declaration(
    .function, "hstack-layout",
    parameters: [
      .alignment(AlignmentName.vertical, "the guide on which the children align"), spacing,
    ],
    summary: "The layout of an `hstack`, for `any-layout`.",
    swiftUI: .function("HStackLayout", ["alignment", "spacing"]),
    examples: "(hstack-layout) | (hstack-layout)"
  ) { arguments throws(Diagnostic) in
    arguments.makeLayout(HorizontalStack(try arguments.stackStyle(along: .vertical)))
  }

  private static let verticalStack = Declaration(
    .function, "vstack-layout",
    parameters: [
      .alignment(AlignmentName.horizontal, "the guide on which the children align"), spacing,
    ],
    summary: "The layout of a `vstack`, for `any-layout`.",
    swiftUI: .function("VStackLayout", ["alignment", "spacing"]),
    examples: "(vstack-layout :spacing 4) | (vstack-layout)"
  ) { arguments throws(Diagnostic) in
    arguments.makeLayout(VerticalStack(try arguments.stackStyle(along: .horizontal)))
  }

  private static let depthStack = Declaration(
    .function, "zstack-layout", parameters: [.alignment("the point on which the children align")],
    summary: "The layout of a `zstack`, for `any-layout`.",
    swiftUI: .function("ZStackLayout", ["alignment"]),
    examples: "(zstack-layout) | (zstack-layout)"
  ) { arguments throws(Diagnostic) in
    arguments.makeLayout(DepthStack(arguments.alignment(), isDynamic: true))
  }

  private static let grid = Declaration(
    .function, "grid-layout",
    parameters: [
      .alignment("how cells align in their columns and rows"),
      .keyword("horizontal-spacing", .length, "between columns", unit: "points"),
      .keyword("vertical-spacing", .length, "between rows", unit: "points"),
    ],
    summary: "The layout of a `grid`, for `any-layout`.",
    swiftUI: .function("GridLayout", ["alignment", "horizontalSpacing", "verticalSpacing"]),
    examples: "(grid-layout) | (grid-layout)"
  ) { arguments throws(Diagnostic) in
    let style = GridStyle(
      alignment: arguments.alignment(), horizontalSpacing: arguments.number("horizontal-spacing"),
      verticalSpacing: arguments.number("vertical-spacing"))
    return arguments.makeLayout(Grid(style))
  }
}

extension View {
  /// Whether the view is a layout of the program without subviews, which counts as a layout value.
  var isBareLayout: Bool { children.isEmpty && content is Custom }
}

extension Arguments {
  fileprivate func layout(_ name: String) -> LayoutBox? {
    if case .view(let view) = value(name), view.isBareLayout {
      return LayoutBox(view.content, written: view.written)
    }
    guard case .object(let object) = value(name) else { return nil }
    return object as? LayoutBox
  }

  fileprivate func makeLayout(_ content: any ViewContent) -> Value {
    .object(LayoutBox(content, written: written))
  }

  fileprivate func stackStyle(along axis: Axis) throws(Diagnostic) -> StackStyle {
    StackStyle(
      alignment: try guide("alignment", along: axis), spacing: number("spacing"), isDynamic: true)
  }
}
