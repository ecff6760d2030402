/// The rules that the pass dispatches to.
///
/// No switch over them has a `default`, so that the compiler asks for a new one wherever rules are
/// told apart.
enum Rule: BitwiseCopyable {
  case nothing, shape, circle, fixedImage, resizableImage, spacer, divider, text
  case transparent, alignmentGuide, aspectRatio, containerRelativeFrame, fixedFrame, fixedSize
  case flexibleFrame, offset, padding, position, relativeProposed
  case layered, horizontalStack, verticalStack, depthStack, viewThatFits, scrollView, custom
  case geometryReader, safeAreaInset, grid, lazyGrid, lazyStack

  /// What is below a node of a rule.
  enum Family {
    case leaf
    /// One child, which the node's link is.
    case modifier
    /// Children at the ends of edges.
    case container
  }

  var family: Family {
    switch self {
    case .nothing, .shape, .circle, .fixedImage, .resizableImage, .spacer, .divider, .text: .leaf
    case .transparent, .alignmentGuide, .aspectRatio, .containerRelativeFrame, .fixedFrame,
      .fixedSize, .flexibleFrame, .offset, .padding, .position, .relativeProposed:
      .modifier
    case .layered, .horizontalStack, .verticalStack, .depthStack, .viewThatFits, .scrollView,
      .custom, .geometryReader, .safeAreaInset, .grid, .lazyGrid, .lazyStack:
      .container
    }
  }

  var hasOneChild: Bool { family == .modifier }

  /// Whether answers are remembered, since to work them out takes longer than to look them up.
  var needsMemory: Bool {
    switch family {
    case .leaf: self == .text
    case .modifier: self != .transparent
    case .container: true
    }
  }
}
