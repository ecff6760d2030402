/// What a parent sees of a view without asking it for a size.
struct NodeTraits: BitwiseCopyable {
  var spacing = SpacingID.ordinary
  var priority: Double = 0
  /// Whether a frame around the view keeps its spacing, as around a spacer.
  var isSpacer = false
  var explicitGuides: GuideSet = []
  /// What the view tells a grid around it: the place in `Lowering.gridCells`, of which the first
  /// says nothing.
  var gridCell: Int32 = 0
  var plain = PlainAnswer.unknown
  /// How many rules have to be worked out for an answer without memory.
  var quickSteps: Int32 = 0

  /// A container of nothing: it keeps no distance, and is served last.
  static let empty = NodeTraits(spacing: .zero, priority: -.infinity)

  /// The steps of a view whose answers are remembered, or which has such a view in it: the answers
  /// of what stands around it are remembered too.
  static var remembered: Int32 { 100 }
}

/// The traits that are kept for each node, in 16 bytes; the others are in the node itself.
struct KeptTraits: BitwiseCopyable {
  let priority: Double
  let spacing: SpacingID
  /// The place of what the view tells a grid, a bit for spacers, and seven for the quick steps.
  ///
  /// A tree with more places than fit in the other bits does not fit in the memory.
  private let others: UInt32

  @inline(__always)
  init(_ traits: NodeTraits) {
    priority = traits.priority
    spacing = traits.spacing
    let steps = UInt32(truncatingIfNeeded: min(traits.quickSteps, NodeTraits.remembered))
    let place = UInt32(truncatingIfNeeded: traits.gridCell)
    others = place << 8 | (traits.isSpacer ? 0x80 : 0) | steps
  }

  fileprivate var gridCell: Int32 { Int32(others >> 8) }
  fileprivate var isSpacer: Bool { others & 0x80 != 0 }
  fileprivate var quickSteps: Int32 { Int32(others & 0x7F) }
}

extension NodeTraits {
  @inline(__always)
  init(_ kept: KeptTraits, of node: Node) {
    self.init(
      spacing: kept.spacing, priority: kept.priority, isSpacer: kept.isSpacer,
      explicitGuides: node.explicitGuides, gridCell: kept.gridCell, plain: node.plain,
      quickSteps: kept.quickSteps)
  }

  /// The traits of a view seen through a modifier with a layout of its own: priority and being a
  /// spacer end there, spacing and explicit guides go on.
  ///
  /// - Source: layout-rules 6.8 and 4.8.
  var behindModifier: NodeTraits {
    NodeTraits(spacing: spacing, explicitGuides: explicitGuides, gridCell: gridCell)
  }
}

extension Lowering {
  /// The traits of a view in a frame that decides about some edges.
  mutating func traits(of id: NodeID, framedAt edges: EdgeSet) -> NodeTraits {
    let inside = traits(of: id)
    var traits = inside.behindModifier
    if !inside.isSpacer { traits.spacing = spacings.resetting(traits.spacing, edges) }
    return traits
  }
}
