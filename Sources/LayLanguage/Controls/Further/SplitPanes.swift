import LayEngine

/// Views side by side with dividers that the user can move.
extension Declaration {
  static let horizontalSplit = split("hsplit-view", "HSplitView", .horizontal, "side by side")
  static let verticalSplit = split("vsplit-view", "VSplitView", .vertical, "below each other")

  private static func split(
    _ name: String, _ swiftName: String, _ axis: Axis, _ words: String
  ) -> Declaration {
    let control = Control(
      name,
      composition: "it has its views \(words) with a line between two of them, and takes what is "
        + "proposed; as long as nobody moves a line they share that as views of a stack do"
    ) { parts, _ throws(LayoutFailure) in
      let views = try View.elements(of: parts[...])
      let panes = views.enumerated().flatMap { index, view in
        (index == 0 ? [] : [View(Divider())]) + [view.pane(of: axis)]
      }
      let style = StackStyle(spacing: 0)
      let content: any ViewContent =
        axis == .horizontal ? HorizontalStack(style) : VerticalStack(style)
      return View(content, children: panes, written: style.written).fillingBoth()
    }
    return Declaration(
      .container, name,
      summary:
        "Views \(words) with movable dividers between them, on a Mac, as large as proposed.",
      swiftUI: .view(swiftName, [.closure("children", label: "content")]),
      examples: "(\(name) (color red) (color blue)) | 301 x 301 | 301 x 301"
    ) { arguments throws(Diagnostic) in arguments.makeControl(control, try arguments.childViews()) }
  }
}

extension View {
  /// A frame as long as proposed across the axis; along the axis the view keeps its own length.
  fileprivate func pane(of axis: Axis) -> View {
    let open = FlexibleLength(minimum: 0, maximum: .infinity)
    let frame = FlexibleFrame(
      width: axis == .horizontal ? FlexibleLength() : open,
      height: axis == .horizontal ? open : FlexibleLength(), alignment: .center)
    return View(frame, children: [self], written: frame.written)
  }
}
