import LayEngine

extension Declaration {
  static let allStacks: [Declaration] = [
    .anyLayout, .group, .horizontalStack, .lazyHorizontalStack, .lazyVerticalStack, .viewThatFits,
    .verticalStack, .depthStack,
  ]

  static let horizontalStack = Declaration(
    .container, "hstack",
    parameters: [
      .alignment(AlignmentName.vertical, "the guide on which the children align"),
      .keyword("spacing", .length, "between children; their preferred spacing if not given"),
    ],
    summary: "Views side by side.",
    swiftUI: .view("HStack", ["alignment", "spacing", .content]),
    examples: #"(hstack :spacing 4 (text "ab") (text "c")) | ideal | 28 x 20"#
  ) { arguments throws(Diagnostic) in
    let style = StackStyle(
      alignment: try arguments.guide("alignment", along: .vertical),
      spacing: arguments.number("spacing"), isDynamic: arguments.contentIsDynamic)
    return arguments.make(HorizontalStack(style), try arguments.childViews())
  }

  static let verticalStack = Declaration(
    .container, "vstack",
    parameters: [
      .alignment(AlignmentName.horizontal, "the guide on which the children align"),
      .keyword("spacing", .length, "between children; their preferred spacing if not given"),
    ],
    summary: "Views one below the other.",
    swiftUI: .view("VStack", ["alignment", "spacing", .content]),
    examples: #"(vstack (text "ab") (text "c")) | ideal | 16 x 40"#
  ) { arguments throws(Diagnostic) in
    let style = StackStyle(
      alignment: try arguments.guide("alignment", along: .horizontal),
      spacing: arguments.number("spacing"), isDynamic: arguments.contentIsDynamic)
    return arguments.make(VerticalStack(style), try arguments.childViews())
  }

  static let depthStack = Declaration(
    .container, "zstack",
    parameters: [.alignment("the point on which the children align")],
    summary: "Views on top of each other, the last in front.",
    swiftUI: .view("ZStack", ["alignment", .content]),
    examples: #"(zstack (color red) (text "ab")) | ideal | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    let content = DepthStack(arguments.alignment(), isDynamic: arguments.contentIsDynamic)
    return arguments.make(content, try arguments.childViews())
  }

  static let lazyHorizontalStack = Declaration(
    .container, "lazy-hstack",
    parameters: [
      .alignment(AlignmentName.vertical, "how the children align across the stack"),
      .keyword("spacing", .length, "between children; their preferred spacing if not given"),
      .pinnedViews,
    ],
    summary: "A row as high as proposed, in which each child has its ideal width.",
    swiftUI: .view(
      "LazyHStack", ["alignment", "spacing", "pinnedViews", .content]),
    // The proposed width is ignored; the proposed height is taken.
    examples: #"(lazy-hstack (text "Hello") (text "World")) | 50 x 60 | 88 x 60"#
  ) { arguments throws(Diagnostic) in
    let style = try arguments.lazyStackStyle(across: .vertical)
    return arguments.make(LazyHorizontalStack(style), try arguments.childViews())
  }

  static let lazyVerticalStack = Declaration(
    .container, "lazy-vstack",
    parameters: [
      .alignment(AlignmentName.horizontal, "how the children align across the stack"),
      .keyword("spacing", .length, "between children; their preferred spacing if not given"),
      .pinnedViews,
    ],
    summary: "A column as wide as proposed, in which each child has its ideal height.",
    swiftUI: .view(
      "LazyVStack", ["alignment", "spacing", "pinnedViews", .content]),
    // The proposed width is taken; the proposed height is ignored.
    examples: #"(lazy-vstack (text "ab") (text "c")) | 100 x 10 | 100 x 40"#
  ) { arguments throws(Diagnostic) in
    let style = try arguments.lazyStackStyle(across: .horizontal)
    return arguments.make(LazyVerticalStack(style), try arguments.childViews())
  }

  static let group = Declaration(
    .container, "group",
    summary: "Several views in the place of one; a modifier on it applies to each.",
    examples: #"(hstack (padding 1 (group (text "a") (text "b")))) | ideal | 28 x 22"#
  ) { arguments throws(Diagnostic) in arguments.make(Group(), try arguments.childViews()) }

  static let viewThatFits = Declaration(
    .container, "view-that-fits", aliases: ["fits"],
    parameters: [
      .keyword(
        "in", .axes(AxisSet.names), "the axes on which a candidate must fit", default: "both")
    ],
    summary: "The first of several views that fits, or else the last.",
    examples: #"(view-that-fits (text "Hello World") (text "Hi")) | 60 x nil | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    let axes = arguments.axes("in") ?? .both
    return arguments.make(ViewThatFits(axes), try arguments.childViews())
  }

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

extension Arguments {
  fileprivate func lazyStackStyle(across axis: Axis) throws(Diagnostic) -> StackStyle {
    let center: AlignmentGuide = axis == .horizontal ? .horizontalCenter : .verticalCenter
    let guide = try guide("alignment", along: axis)
    return StackStyle(alignment: guide ?? center, spacing: number("spacing"))
  }

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
  static let all: [Declaration] = [grid, horizontalStack, verticalStack, depthStack]

  private static let spacing = Parameter.keyword(
    "spacing", .length, "between children; their preferred spacing if not given")

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
    swiftUI: .function("ZStackLayout", ["alignment"]), examples: "(zstack-layout) | (zstack-layout)"
  ) { arguments in arguments.makeLayout(DepthStack(arguments.alignment(), isDynamic: true)) }

  private static let grid = Declaration(
    .function, "grid-layout",
    parameters: [
      .alignment("how cells align in their columns and rows"),
      .keyword("horizontal-spacing", .length, "between columns"),
      .keyword("vertical-spacing", .length, "between rows"),
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
