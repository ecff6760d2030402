import SwiftUI

/// Buttons in cells of one size, which are worked out once.
struct ButtonRow: Layout {
  struct Cells {
    var side = CGSize.zero
    /// Where each cell begins.
    var starts: [CGFloat] = []

    var width: CGFloat { (starts.last ?? 0) + side.width }
  }

  func makeCache(subviews: Subviews) -> Cells {
    var cells = Cells()
    cells.side.width = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    cells.side.height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    for (number, subview) in subviews.enumerated() {
      guard number > 0 else {
        cells.starts.append(0)
        continue
      }
      let gap = subviews[number - 1].spacing.distance(to: subview.spacing, along: .horizontal)
      cells.starts.append(cells.starts[number - 1] + cells.side.width + gap)
    }
    return cells
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cells
  ) -> CGSize {
    CGSize(width: cache.width, height: cache.side.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cells
  ) {
    for (start, subview) in zip(cache.starts, subviews) {
      let middle = bounds.minX + start + cache.side.width / 2
      subview.place(
        at: CGPoint(x: middle, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(cache.side))
    }
  }
}

#Preview {
  VStack(spacing: 0) {
    ButtonRow {
      Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a")
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("b")
      Text("ab").accessibilityIdentifier("c")
    }
    ButtonRow {}
  }
}
