import SwiftUI

/// Pictures of which each covers a part of the one before.
struct OverlappingLayout: Layout {
  var overlap: CGFloat = 0.25
  var maximum: Int?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let first = subviews.first else { return .zero }
    let size = first.sizeThatFits(proposal)
    let shown = min(subviews.count, maximum ?? .max)
    let step = size.width * (1 - overlap)
    return CGSize(width: size.width + step * CGFloat(shown - 1), height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let size = subviews.first?.sizeThatFits(proposal) else { return }
    for (index, subview) in subviews.enumerated() where index < maximum ?? .max {
      let x = bounds.minX + CGFloat(index) * size.width * (1 - overlap)
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading,
        proposal: ProposedViewSize(width: size.width, height: size.height))
    }
    if let maximum {
      for subview in subviews.dropFirst(maximum) {
        subview.place(at: CGPoint(x: -1000, y: -1000), proposal: .zero)
      }
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .leading ? 5 : nil
  }
}

#Preview {
  VStack(alignment: .leading, spacing: 0) {
    OverlappingLayout(maximum: 3) {
      ForEach(0..<4) { index in
        Circle().frame(width: 40, height: 40).accessibilityIdentifier("p\(index)")
      }
    }
    .accessibilityIdentifier("row")
    Color.red.frame(width: 20, height: 10).accessibilityIdentifier("below")
  }
}
