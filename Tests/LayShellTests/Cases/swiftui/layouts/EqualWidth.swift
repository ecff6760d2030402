import SwiftUI

/// A row of views that are all as wide as the widest.
struct EqualWidthRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    if subviews.isEmpty { return .zero }
    let cell = cell(for: subviews)
    let gaps = gaps(between: subviews)
    return CGSize(
      width: cell.width * CGFloat(subviews.count) + gaps.reduce(0, +), height: cell.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let cell = cell(for: subviews)
    let gaps = gaps(between: subviews)
    var left = bounds.minX
    for (number, subview) in subviews.enumerated() {
      if number > 0 { left += cell.width + gaps[number - 1] }
      subview.place(at: CGPoint(x: left, y: bounds.minY), proposal: ProposedViewSize(cell))
    }
  }

  /// The least size that has room for each of them.
  private func cell(for subviews: Subviews) -> CGSize {
    var cell = CGSize.zero
    for subview in subviews {
      let ideal = subview.sizeThatFits(.unspecified)
      cell.width = max(cell.width, ideal.width)
      cell.height = max(cell.height, ideal.height)
    }
    return cell
  }

  private func gaps(between subviews: Subviews) -> [CGFloat] {
    var gaps: [CGFloat] = []
    var before: LayoutSubview?
    for subview in subviews {
      if let before {
        gaps.append(before.spacing.distance(to: subview.spacing, along: .horizontal))
      }
      before = subview
    }
    return gaps
  }
}

#Preview {
  EqualWidthRow {
    Text("ab").frame(maxWidth: .infinity).id("a")
    Text("abcdef").frame(maxWidth: .infinity).id("b")
  }
}
