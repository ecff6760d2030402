/// Finds where lines of views are in a layout that is done, for those who draw them.
///
/// It asks the views of one tree in a pass of its own, which shares no answers with the layout's.
package final class GuideFinder {
  private var pass: Pass<Double, NoTrace>

  /// - Parameter shouldStop: asked now and then; nothing is found any more once it is true.
  package init(_ tree: ViewTree, shouldStop: @escaping () -> Bool = { false }) {
    pass = Pass(tree)
    pass.shouldStop = shouldStop
  }

  /// Where a view itself, or a view in it, says that a guide is, in points from the view's leading
  /// or upper edge; nil where nobody says it, or where a function of the program fails.
  package func explicitPosition(of guide: AlignmentGuide, in view: PlacedView) -> Double? {
    pass.begin(Proposal(view.layout.proposal))
    let size = view.frame.size
    return pass.explicitPosition(
      of: guide, in: view.node, Proposal(view.proposal), Size(size.width, size.height))
  }
}
