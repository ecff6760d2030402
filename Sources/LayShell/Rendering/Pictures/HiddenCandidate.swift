import LayEngine
import LayLanguage

/// A candidate of a ViewThatFits that is not shown, as an outline for pictures.
struct HiddenCandidate {
  let fits: View
  /// The number of the candidate, from 1.
  let number: Int
  let view: View
  /// The frame with the size that was measured, at the ViewThatFits; nil if it was not measured.
  let frame: ViewFrame?

  /// Such as `not shown: candidate 1 of greeting, 168 x 20, text "Hello"`.
  var sentence: String {
    let size = frame.map { ProposalText.of($0.size) } ?? "not measured"
    let place = "candidate \(number) of \(fits.name ?? fits.head)"
    return "not shown: \(place), \(size), \(ViewTitle.withContent(view))"
  }

  /// The first hidden candidates in a view, in the order of `tree`: one more than a picture tells, if there are more.
  static func all(in root: PlacedView, _ traced: TracedLayout) -> [HiddenCandidate] {
    var found: [HiddenCandidate] = []
    var pending = [root]
    var visits = 0
    while found.count <= most, visits < mostVisits, !traced.lookout.isOver,
      let view = pending.popLast()
    {
      visits += 1
      if let chosen = view.chosen {
        found += candidates(of: view, except: chosen, traced).prefix(most + 1 - found.count)
      }
      pending += view.children.reversed()
    }
    return found
  }

  /// The most candidates in a picture; more would be unreadable.
  static let most = 100
  /// A limit, since views can be nested with exponentially many paths.
  private static let mostVisits = 100_000

  private static func candidates(
    of fits: PlacedView, except chosen: Int, _ traced: TracedLayout
  ) -> some Sequence<HiddenCandidate> {
    let (tree, judgements) = (fits.layout.tree, traced.arranging(fits).judgements)
    let nodes = tree.children(of: fits.node)
    return nodes.enumerated().lazy.filter { $0.offset + 1 != chosen }.map { index, node in
      let measured = judgements[index]?.measured
      let size = measured.flatMap { $0.width.isFinite && $0.height.isFinite ? $0 : nil }
      return HiddenCandidate(
        fits: fits.view, number: index + 1, view: tree.view(of: node),
        frame: size.map { ViewFrame(origin: fits.frame.origin, size: $0) })
    }
  }
}
