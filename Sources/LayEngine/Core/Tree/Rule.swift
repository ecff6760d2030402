/// The rule by which a view is laid out, as a node holds it; `Padding.rule` is `.padding`.
///
/// `Rule.with` gives a `RuleVisitor` the type of a rule, and is the only place that tells rules apart.
enum Rule: UInt8, BitwiseCopyable {
  case aspectRatio
  case barRow
  case baselinesAtTop
  case changedShape
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
  case guideSetting
  case horizontalStack
  case ignoresSafeArea
  case layered
  case lazyGrid
  case lazyStack
  case matchedGeometry
  case nothing
  case offset
  case padding
  case position
  case presentation
  case relativeProposed
  case resizableImage
  case safeAreaInset
  case scrollView
  case shape
  case spacer
  case textRule
  case transparent
  case verticalStack
  case viewThatFits
  case visualEffect
}

extension Rule {
  /// Whether a node's link is its one child, and not the first of its edges.
  var hasOneChild: Bool { traits.family == .modifier }
  var needsMemory: Bool { traits.needsMemory }
  var asksContainer: Bool { traits.asksContainer }
  var asksPlace: Bool { traits.asksPlace }
  var asksProgram: Bool { traits.asksProgram }
  var makesContent: Bool { traits.makesContent }

  @inline(__always)
  private var traits: RuleTraits { with(TraitsVisitor()) }
}

/// What `LayoutRule` says of all views of a rule.
private struct RuleTraits {
  let family: RuleFamily
  let needsMemory, asksContainer, asksPlace, asksProgram, makesContent: Bool
}

private struct TraitsVisitor: RuleVisitor {
  @inline(__always)
  func visit<R: LayoutRule>(_ rule: R.Type) -> RuleTraits {
    RuleTraits(
      family: R.family, needsMemory: R.needsMemory, asksContainer: R.asksContainer,
      asksPlace: R.asksPlace, asksProgram: R.asksProgram, makesContent: R.makesContent)
  }
}

/// An operation on the type of a node's rule; each operation has a visitor of its own.
protocol RuleVisitor {
  associatedtype Answer
  func visit<R: LayoutRule>(_ rule: R.Type) -> Answer
}
