import SwiftUI

/// A row whose first and last stand at the edges; what is left is shared between them.
struct JustifiedRow: Layout {
  var minimumSpacing: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let height = sizes.max { $0.height < $1.height }?.height ?? .zero
    let natural = sizes.map(\.width).reduce(0, +) + minimumSpacing * Double(max(0, sizes.count - 1))
    let width: CGFloat
    if let proposed = proposal.width, proposed != .infinity {
      width = max(proposed, natural)
    } else {
      width = natural
    }
    return .init(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let taken = sizes.reduce(CGFloat.zero) { $0 + $1.width }
    let space = subviews.count > 1 ? (bounds.width - taken) / CGFloat(subviews.count - 1) : 0
    var x = bounds.minX
    zip(subviews, sizes).forEach { subview, size in
      defer { x += size.width + space }
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .init(size))
    }
  }
}

#Preview {
  JustifiedRow {
    Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a")
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("b")
    Color.red.frame(width: 50, height: 10).accessibilityIdentifier("c")
  }
}
