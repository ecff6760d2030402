/// The rules that the pass dispatches to, each for a type with what there is to know of it.
///
/// A node holds one, in a byte. What the pass does with rules it does by a `RuleVisitor`, so that
/// here is the one place where they are told apart.
enum Rule: BitwiseCopyable {
  case alignmentGuide
  case aspectRatio
  case circle
  case containerRelativeFrame
  case coordinateSpace
  case custom
  case depthStack
  case divider
  case fixedFrame
  case fixedImage
  case fixedSize
  case flexibleFrame
  case geometryAction
  case geometryReader
  case grid
  case horizontalStack
  case ignoresSafeArea
  case layered
  case lazyGrid
  case lazyStack
  case nothing
  case offset
  case padding
  case position
  case relativeProposed
  case resizableImage
  case runText
  case safeAreaInset
  case scrollView
  case shape
  case spacer
  case text
  case transparent
  case verticalStack
  case viewThatFits
  case visualEffect
}

extension Rule {
  /// Gives a visitor the type of this rule.
  ///
  /// Always inlined: a visitor is then specialized for each rule, and no witness is looked up.
  @inline(__always)
  func with<Visitor: RuleVisitor>(_ visitor: Visitor) -> Visitor.Answer {
    switch self {
    case .alignmentGuide: visitor.visit(GuideSetting.self)
    case .aspectRatio: visitor.visit(AspectRatio.self)
    case .circle: visitor.visit(Circle.self)
    case .containerRelativeFrame: visitor.visit(ContainerRelativeFrame.self)
    case .coordinateSpace: visitor.visit(CoordinateSpace.self)
    case .custom: visitor.visit(Custom.self)
    case .depthStack: visitor.visit(DepthStack.self)
    case .divider: visitor.visit(Divider.self)
    case .fixedFrame: visitor.visit(FixedFrame.self)
    case .fixedImage: visitor.visit(FixedImage.self)
    case .fixedSize: visitor.visit(FixedSize.self)
    case .flexibleFrame: visitor.visit(FlexibleFrame.self)
    case .geometryAction: visitor.visit(GeometryAction.self)
    case .geometryReader: visitor.visit(GeometryReader.self)
    case .grid: visitor.visit(Grid.self)
    case .horizontalStack: visitor.visit(HorizontalStack.self)
    case .ignoresSafeArea: visitor.visit(IgnoresSafeArea.self)
    case .layered: visitor.visit(Layered.self)
    case .lazyGrid: visitor.visit(LazyGrid.self)
    case .lazyStack: visitor.visit(LazyStack.self)
    case .nothing: visitor.visit(Nothing.self)
    case .offset: visitor.visit(Offset.self)
    case .padding: visitor.visit(Padding.self)
    case .position: visitor.visit(Position.self)
    case .relativeProposed: visitor.visit(RelativeProposed.self)
    case .resizableImage: visitor.visit(ResizableImage.self)
    case .runText: visitor.visit(RunText.self)
    case .safeAreaInset: visitor.visit(SafeAreaInset.self)
    case .scrollView: visitor.visit(ScrollView.self)
    case .shape: visitor.visit(Shape.self)
    case .spacer: visitor.visit(Spacer.self)
    case .text: visitor.visit(TextRule.self)
    case .transparent: visitor.visit(Transparent.self)
    case .verticalStack: visitor.visit(VerticalStack.self)
    case .viewThatFits: visitor.visit(ViewThatFits.self)
    case .visualEffect: visitor.visit(VisualEffect.self)
    }
  }
}

/// Something to be done by the rule of a node, whichever it is: one job, one visitor.
protocol RuleVisitor {
  associatedtype Answer
  func visit<R: LayoutRule>(_ rule: R.Type) -> Answer
}

extension Rule {
  /// Whether a node's link is its one child, and not the first of its edges.
  var hasOneChild: Bool { with(FamilyVisitor()) == .modifier }

  /// Whether answers are remembered, since to work them out takes longer than to look them up.
  var needsMemory: Bool { with(MemoryNeedVisitor()) }

  /// Whether answers follow from the container around the view too.
  var asksContainer: Bool { with(ContainerNeedVisitor()) }

  /// Whether the view asks where it stands.
  var asksPlace: Bool { with(PlaceNeedVisitor()) }

  /// Whether answers come from a layout of the program.
  var asksProgram: Bool { with(ProgramNeedVisitor()) }

  /// Whether a view without children makes them once it is placed.
  var makesContent: Bool { with(ContentMakingVisitor()) }
}

private struct FamilyVisitor: RuleVisitor {
  @inline(__always)
  func visit<R: LayoutRule>(_ rule: R.Type) -> RuleFamily { R.family }
}

private struct MemoryNeedVisitor: RuleVisitor {
  @inline(__always)
  func visit<R: LayoutRule>(_ rule: R.Type) -> Bool { R.needsMemory }
}

private struct ContainerNeedVisitor: RuleVisitor {
  @inline(__always)
  func visit<R: LayoutRule>(_ rule: R.Type) -> Bool { R.asksContainer }
}

private struct PlaceNeedVisitor: RuleVisitor {
  @inline(__always)
  func visit<R: LayoutRule>(_ rule: R.Type) -> Bool { R.asksPlace }
}

private struct ProgramNeedVisitor: RuleVisitor {
  @inline(__always)
  func visit<R: LayoutRule>(_ rule: R.Type) -> Bool { R.asksProgram }
}

private struct ContentMakingVisitor: RuleVisitor {
  @inline(__always)
  func visit<R: LayoutRule>(_ rule: R.Type) -> Bool { R.makesContent }
}
