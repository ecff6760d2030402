extension Rule {
  /// Gives a visitor the type of this rule.
  ///
  /// A visitor is specialized for each rule, so that nothing is looked up during layout.
  func with<Visitor: RuleVisitor>(_ visitor: Visitor) -> Visitor.Answer {
    switch self {
    case .aspectRatio: visitor.visit(AspectRatio.self)
    case .barRow: visitor.visit(BarRow.self)
    case .baselinesAtTop: visitor.visit(BaselinesAtTop.self)
    case .changedShape: visitor.visit(ChangedShape.self)
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
    case .guideSetting: visitor.visit(GuideSetting.self)
    case .horizontalStack: visitor.visit(HorizontalStack.self)
    case .ignoresSafeArea: visitor.visit(IgnoresSafeArea.self)
    case .layered: visitor.visit(Layered.self)
    case .lazyGrid: visitor.visit(LazyGrid.self)
    case .lazyStack: visitor.visit(LazyStack.self)
    case .matchedGeometry: visitor.visit(MatchedGeometry.self)
    case .nothing: visitor.visit(Nothing.self)
    case .offset: visitor.visit(Offset.self)
    case .padding: visitor.visit(Padding.self)
    case .position: visitor.visit(Position.self)
    case .presentation: visitor.visit(Presentation.self)
    case .relativeProposed: visitor.visit(RelativeProposed.self)
    case .resizableImage: visitor.visit(ResizableImage.self)
    case .safeAreaInset: visitor.visit(SafeAreaInset.self)
    case .scrollView: visitor.visit(ScrollView.self)
    case .shape: visitor.visit(Shape.self)
    case .spacer: visitor.visit(Spacer.self)
    case .textRule: visitor.visit(TextRule.self)
    case .transparent: visitor.visit(Transparent.self)
    case .verticalStack: visitor.visit(VerticalStack.self)
    case .viewThatFits: visitor.visit(ViewThatFits.self)
    case .visualEffect: visitor.visit(VisualEffect.self)
    }
  }
}
