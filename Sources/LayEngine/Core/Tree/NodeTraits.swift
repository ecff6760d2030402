/// What a parent sees of a view without asking it for a size.
///
/// Of `(priority 1 (color red))`: ordinary spacing, priority 1, a plain answer that is the proposal.
struct NodeTraits: BitwiseCopyable {
  var spacing = SpacingID.ordinary
  var priority: Double = 0
  /// Whether a frame around the view keeps its spacing, as around a spacer.
  var isSpacer = false
  var explicitGuides: GuideSet = []
  /// What the view tells a grid around it: the index in `Lowering.gridCells`, whose first element
  /// tells nothing.
  var gridCell: Int32 = 0
  var plain = PlainAnswer.unknown
  /// How many rules have to run for an answer that is not remembered.
  var quickSteps: Int32 = 0

  /// An empty container: it has no spacing and the lowest priority.
  static let empty = NodeTraits(spacing: .zero, priority: -.infinity)

  /// The `quickSteps` of a view whose answers are remembered, or that contains such a view: the
  /// answers of the views around it are remembered too.
  static var remembered: Int32 { 100 }
}

extension NodeTraits {
  /// The traits of a view seen through a modifier with a layout of its own: `priority` and
  /// `isSpacer` end there, spacing, explicit guides and the grid cell pass through.
  ///
  /// - Source: layout-rules 6.8 and 4.8.
  var behindModifier: NodeTraits {
    NodeTraits(spacing: spacing, explicitGuides: explicitGuides, gridCell: gridCell)
  }
}

extension Lowering {
  /// The traits of a frame around a view, whose spacing it makes ordinary at some edges.
  mutating func traits(of id: NodeID, framedAt edges: EdgeSet) -> NodeTraits {
    let inside = traits(of: id)
    var traits = inside.behindModifier
    if !inside.isSpacer { traits.spacing = spacings.resetting(traits.spacing, edges) }
    return traits
  }
}

/// Several values of one kind that a rule kept one after the other when its view was lowered.
struct KeptList<Element: BitwiseCopyable> {
  private let start: UnsafeRawPointer

  /// The distance between two values in bytes: each value takes whole words of eight bytes.
  private static var step: Int { (MemoryLayout<Element>.size + 7) & ~7 }

  init(_ start: UnsafeRawPointer) { self.start = start }

  @inline(__always)
  subscript(index: Int) -> Element {
    start.loadUnaligned(fromByteOffset: index * Self.step, as: Element.self)
  }

  /// The address of a value; for the index after the last one, the end of the list.
  func address(of index: Int) -> UnsafeRawPointer { start + index * Self.step }
}
