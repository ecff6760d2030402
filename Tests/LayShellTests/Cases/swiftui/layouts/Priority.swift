import SwiftUI

/// Chips in one row; where not all fit, those of the least priority are left out.
struct PriorityRow: Layout {
  var spacing: CGFloat = 8

  private func chosen(_ subviews: Subviews, within width: CGFloat) -> Set<Int> {
    let order = subviews.indices.sorted { lhs, rhs in
      subviews[lhs].priority == subviews[rhs].priority
        ? lhs < rhs : subviews[lhs].priority > subviews[rhs].priority
    }
    var result = Set<Int>()
    var used: CGFloat = 0
    for index in order {
      let needed = subviews[index].sizeThatFits(.unspecified).width + (result.isEmpty ? 0 : spacing)
      guard used + needed <= width else { continue }
      used += needed
      result.insert(index)
    }
    return result
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let shown = chosen(subviews, within: proposal.width ?? .infinity)
    let sizes = shown.sorted().map { subviews[$0].sizeThatFits(.unspecified) }
    let widths = sizes.map(\.width).reduce(0, +)
    return CGSize(
      width: widths + CGFloat(max(sizes.count - 1, 0)) * spacing,
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let shown = chosen(subviews, within: bounds.width)
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      guard shown.contains(index) else {
        subview.place(at: CGPoint(x: bounds.minX - 10_000, y: 0), proposal: .zero)
        continue
      }
      let size = subview.sizeThatFits(.unspecified)
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading, proposal: ProposedViewSize(size))
      x += size.width + spacing
    }
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var spacing = ViewSpacing()
    for index in subviews.indices {
      var edges: Edge.Set = [.top, .bottom]
      if index == 0 { edges.formUnion(.leading) }
      if index == subviews.count - 1 { edges.formUnion(.trailing) }
      spacing.formUnion(subviews[index].spacing, edges: edges)
    }
    return spacing
  }
}

#Preview {
  PriorityRow {
    Color.red.frame(width: 30, height: 10).layoutPriority(1).accessibilityIdentifier("a")
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("b")
    Color.red.frame(width: 50, height: 10).layoutPriority(2).accessibilityIdentifier("c")
  }
}
