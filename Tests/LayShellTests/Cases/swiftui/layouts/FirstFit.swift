import SwiftUI

/// Shows the first of its views that is no wider than what is proposed, or else the last.
struct FirstFit: Layout {
  enum Rule { case width, height, both }
  var rule = Rule.width

  func makeCache(subviews: Subviews) -> Int? { nil }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int?) -> CGSize {
    guard let last = subviews.indices.last else { return .zero }
    let shown = subviews.firstIndex { fits($0, proposal) } ?? last
    cache = shown
    return subviews[shown].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int?
  ) {
    subviews.enumerated().forEach { index, view in
      let isShown = index == cache
      view.place(
        at: isShown ? bounds.origin : CGPoint(x: 5_000, y: 5_000),
        proposal: isShown ? proposal : .zero)
    }
  }

  private func fits(_ view: LayoutSubview, _ proposal: ProposedViewSize) -> Bool {
    let ideal = view.sizeThatFits(.unspecified)
    let isNarrow = ideal.width <= proposal.width ?? .infinity
    let isLow = ideal.height <= proposal.height ?? .infinity
    switch rule {
    case .width: return isNarrow
    case .height: return isLow
    case .both: return isNarrow && isLow
    }
  }
}

#Preview {
  FirstFit {
    Color.red.frame(width: 90, height: 10).id("a")
    Color.red.frame(width: 60, height: 20).id("b")
    Color.red.frame(width: 30, height: 30).id("c")
  }
}
