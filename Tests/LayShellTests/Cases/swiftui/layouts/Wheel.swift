import SwiftUI

/// Views at the ends of the spokes of a wheel, which the rank of the first one turns.
struct WheelLayout: Layout {
  var startAngle: Angle = .degrees(0)

  /// The longest side of all.
  func makeCache(subviews: Subviews) -> CGFloat {
    var longest: CGFloat = 0
    for ideal in subviews.map({ $0.sizeThatFits(.unspecified) }) {
      longest = max(longest, ideal.width, ideal.height)
    }
    return longest
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 3 * cache, height: 3 * cache))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) {
    guard let first = subviews.first else { return }
    let share = 2 * Double.pi / Double(subviews.count)
    let turned = startAngle.radians + Double(first[Rank.self]) * share
    let spoke = CGPoint(x: 0, y: -min(bounds.width, bounds.height) / 3)
    for number in subviews.indices {
      let end = spoke.applying(CGAffineTransform(rotationAngle: turned + Double(number) * share))
      subviews[number].place(
        at: CGPoint(x: bounds.midX + end.x, y: bounds.midY + end.y), anchor: .center,
        proposal: .unspecified)
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
