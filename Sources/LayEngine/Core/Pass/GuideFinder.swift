/// Finds alignment guides of views in a finished layout, for drawing them.
///
/// It asks the views of one tree in a pass of its own, which shares no answers with the layout's.
package final class GuideFinder {
  private var pass: Pass<Double, NoTrace>

  /// - Parameter shouldStop: called now and then; after it returns true, nothing more is found.
  package init(_ tree: ViewTree, shouldStop: @escaping () -> Bool = { false }) {
    pass = Pass(tree)
    pass.shouldStop = shouldStop
  }

  /// The position of a guide that a view, or a view in it, sets, in points from the view's leading
  /// or top edge; nil if none sets it, or if a function of the program fails.
  package func explicitPosition(of guide: AlignmentGuide, in view: PlacedView) -> Double? {
    pass.begin(Proposal(view.layout.proposal))
    let size = view.frame.size
    return pass.explicitPosition(
      of: guide, in: view.node, Proposal(view.proposal), Size(size.width, size.height))
  }
}
