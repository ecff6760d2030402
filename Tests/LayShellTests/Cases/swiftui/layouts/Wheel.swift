import SwiftUI

struct WheelLayout: Layout {
  var startAngle: Angle = .degrees(0)

  func makeCache(subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: cache.width * 3, height: cache.height * 3))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize
  ) {
    let radius = min(bounds.size.width, bounds.size.height) / 3.0
    let angle = Angle.degrees(360.0 / Double(subviews.count)).radians
    let ranks = subviews.map { $0[Rank.self] }
    let offset = ranks.first.map { Double($0) * angle } ?? 0

    for (index, subview) in subviews.enumerated() {
      var point = CGPoint(x: 0, y: -radius)
        .applying(
          CGAffineTransform(rotationAngle: angle * Double(index) + offset + startAngle.radians))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

private struct Rank: LayoutValueKey {
  static let defaultValue: Int = 0
}

extension View {
  func rank(_ value: Int) -> some View {
    layoutValue(key: Rank.self, value: value)
  }
}

#Preview {
  WheelLayout {
    Color.red.frame(width: 20, height: 20).rank(1).accessibilityIdentifier("a")
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b")
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c")
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("d")
  }
}
