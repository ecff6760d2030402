/// What a view is: one case for each view and modifier, with what its rule needs to know.
///
/// Lengths are points; `nil` is an argument that was not given.
package enum ViewKind {
  // Leaves
  case text(String)
  case shape(Shape)
  case circle
  case color(String)
  case image(ImageContent)
  case spacer(minimumLength: Double?)
  case divider
  case emptyView
  /// Its children are what it was made with; what it is made of follows when it is lowered.
  case control(Control)

  // Containers
  case custom(any CustomLayout)
  case geometryReader(GeometryContent)
  case grid(GridStyle)
  /// Its children in one row of a grid; elsewhere the children alone.
  case gridRow(AlignmentGuide?)
  case group
  case horizontalStack(StackStyle)
  case verticalStack(StackStyle)
  case depthStack(Alignment, isDynamic: Bool)
  case lazyHorizontalGrid(LazyGridStyle)
  case lazyHorizontalStack(LazyStackStyle)
  case lazyVerticalGrid(LazyGridStyle)
  case lazyVerticalStack(LazyStackStyle)
  case viewThatFits(AxisSet)
  case scrollView(AxisSet)

  // Modifiers that lay out
  case alignmentGuide(AlignmentGuide, GuideFunction)
  case aspectRatio(Double?, ContentMode)
  case background(Alignment)
  case containerRelativeFrame(ContainerRelativeFrame)
  case fixedFrame(FixedFrame)
  case fixedSize(AxisSet)
  case flexibleFrame(FlexibleFrame)
  case gridCell(GridCellAttribute)
  case layoutPriority(Double)
  case layoutValue(LayoutValue)
  case offset(x: Double, y: Double)
  case overlay(Alignment)
  case padding(Insets)
  case position(x: Double, y: Double)
  case relativeProposed(width: Double, height: Double)
  case safeAreaInset(SafeAreaInset)
  case safeAreaPadding(Insets)

  // Modifiers that change what a view looks like, or what it finds around it
  case effect(Effect)
  case environment(EnvironmentChange)
}

extension ViewKind {
  /// SwiftUI's name in kebab-case, as programs spell it.
  package var name: String {
    switch self {
    case .text: "text"
    case .shape(let shape): shape.name
    case .circle: "circle"
    case .color: "color"
    case .image: "image"
    case .spacer: "spacer"
    case .divider: "divider"
    case .emptyView: "empty-view"
    case .control(let control): control.name
    case .custom(let layout): layout.name
    case .geometryReader: "geometry-reader"
    case .grid: "grid"
    case .gridRow: "grid-row"
    case .group: "group"
    case .horizontalStack: "hstack"
    case .verticalStack: "vstack"
    case .depthStack: "zstack"
    case .lazyHorizontalGrid: "lazy-hgrid"
    case .lazyHorizontalStack: "lazy-hstack"
    case .lazyVerticalGrid: "lazy-vgrid"
    case .lazyVerticalStack: "lazy-vstack"
    case .viewThatFits: "view-that-fits"
    case .scrollView: "scroll-view"
    case .alignmentGuide: "alignment-guide"
    case .aspectRatio(nil, .fit): "scaled-to-fit"
    case .aspectRatio(nil, .fill): "scaled-to-fill"
    case .aspectRatio: "aspect-ratio"
    case .background: "background"
    case .containerRelativeFrame: "container-relative-frame"
    case .fixedFrame, .flexibleFrame: "frame"
    case .fixedSize: "fixed-size"
    case .gridCell(let attribute): attribute.name
    case .layoutPriority: "layout-priority"
    case .layoutValue: "layout-value"
    case .offset: "offset"
    case .overlay: "overlay"
    case .padding: "padding"
    case .position: "position"
    case .relativeProposed: "relative-proposed"
    case .safeAreaInset: "safe-area-inset"
    case .safeAreaPadding: "safe-area-padding"
    case .effect(let effect): effect.name
    case .environment(let change): change.name
    }
  }

  /// How many elements a view of this kind is in the list of a container.
  func multiplicity(of children: [View]) -> Multiplicity {
    switch self {
    case .emptyView: .none
    case .group, .gridRow:
      switch children.count {
      case 0: .none
      case 1: children[0].multiplicity
      default: .many
      }
    case .alignmentGuide, .aspectRatio, .background, .containerRelativeFrame, .effect,
      .environment, .fixedFrame, .fixedSize, .flexibleFrame, .gridCell, .layoutPriority,
      .layoutValue, .offset, .overlay, .padding, .position, .safeAreaInset, .safeAreaPadding:
      children.first?.multiplicity ?? .none
    case .text, .shape, .circle, .color, .image, .spacer, .divider, .control, .custom,
      .geometryReader, .grid, .horizontalStack, .verticalStack, .depthStack, .lazyHorizontalGrid,
      .lazyHorizontalStack, .lazyVerticalGrid, .lazyVerticalStack, .viewThatFits, .scrollView,
      .relativeProposed:
      .one
    }
  }
}
