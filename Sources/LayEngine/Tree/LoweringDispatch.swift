/// One line for each kind of view, and no `default`, so that the compiler asks for a new one.
extension Lowering {
  /// Lowers a view by the rule of its kind.
  ///
  /// The frame of this function is on the stack once for each level of nested views. It holds what
  /// is in all of these kinds, so that those that are not nested deep stand in `dispatchRare`.
  mutating func dispatch(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    switch view.kind {
    case .text(let string): try text(string, id, environment)
    case .shape, .color: finish(id, .shape, NodeTraits(plain: .greedy))
    case .circle: finish(id, .circle)
    case .spacer(let minimum): spacer(minimum, id, environment)
    case .divider: divider(id, environment)
    case .emptyView, .group, .gridRow: try group(view, id, environment)
    case .horizontalStack(let style): try stack(view, style, .horizontal, id, environment)
    case .verticalStack(let style): try stack(view, style, .vertical, id, environment)
    case .depthStack(let alignment, let isDynamic):
      try depthStack(view, alignment, isDynamic, id, environment)
    case .viewThatFits(let axes): try viewThatFits(view, axes, id, environment)
    case .scrollView(let axes): try scrollView(view, axes, id, environment)
    case .background(let alignment), .overlay(let alignment):
      try layered(view, alignment, id, environment)
    case .fixedFrame(let frame): try fixedFrame(view, frame, id, environment)
    case .flexibleFrame(let frame): try flexibleFrame(view, frame, id, environment)
    case .fixedSize(let axes): try fixedSize(view, axes, id, environment)
    case .gridCell(let attribute): try gridCell(view, attribute, id, environment)
    case .layoutPriority(let priority): try layoutPriority(view, priority, id, environment)
    case .offset(let x, let y): try offset(view, x, y, id, environment)
    case .padding(let insets): try padding(view, insets, id, environment)
    case .effect, .layoutValue: try transparent(view.children[0], id, environment)
    case .environment(let change): try changed(view, change, id, environment)
    case .alignmentGuide, .aspectRatio, .containerRelativeFrame, .control, .custom,
      .geometryReader, .grid, .image, .lazyHorizontalGrid, .lazyHorizontalStack,
      .lazyVerticalGrid, .lazyVerticalStack, .position, .relativeProposed, .safeAreaInset,
      .safeAreaPadding:
      try dispatchRare(view, id, environment)
    }
  }

  /// Lowers a view of a kind that is not nested deep.
  @inline(never)
  private mutating func dispatchRare(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    switch view.kind {
    case .alignmentGuide(let guide, let function):
      try alignmentGuide(view, guide, function, id, environment)
    case .aspectRatio(let ratio, let mode): try aspectRatio(view, ratio, mode, id, environment)
    case .containerRelativeFrame(let frame):
      try containerRelativeFrame(view, frame, id, environment)
    case .control(let control): try self.control(view, control, id, environment)
    case .custom(let layout): try custom(view, layout, id, environment)
    case .geometryReader(let content): try geometryReader(view, content, id, environment)
    case .grid(let style): try grid(view, style, id, environment)
    case .image(let image): self.image(image, id, environment)
    case .lazyHorizontalGrid(let style): try lazyGrid(view, style, .vertical, id, environment)
    case .lazyHorizontalStack(let style): try lazyStack(view, style, .horizontal, id, environment)
    case .lazyVerticalGrid(let style): try lazyGrid(view, style, .horizontal, id, environment)
    case .lazyVerticalStack(let style): try lazyStack(view, style, .vertical, id, environment)
    case .position(let x, let y): try position(view, x, y, id, environment)
    case .relativeProposed(let width, let height):
      try relativeProposed(view, width, height, id, environment)
    case .safeAreaInset(let inset): try safeAreaInset(view, inset, id, environment)
    case .safeAreaPadding(let insets): try safeAreaPadding(view, insets, id, environment)
    case .background, .circle, .color, .depthStack, .divider, .effect, .emptyView, .environment,
      .fixedFrame, .fixedSize, .flexibleFrame, .gridCell, .gridRow, .group, .horizontalStack,
      .layoutPriority, .layoutValue, .offset, .overlay, .padding, .scrollView, .shape, .spacer,
      .text, .verticalStack, .viewThatFits:
      preconditionFailure("`dispatch` lowers `\(view.kind.name)`")
    }
  }
}
