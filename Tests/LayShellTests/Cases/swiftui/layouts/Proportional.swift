import SwiftUI

private struct Share: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

extension View {
  func share(_ value: CGFloat) -> some View {
    layoutValue(key: Share.self, value: value)
  }
}

struct ShareRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return CGSize(width: 100, height: 20)
    case (let width?, nil):
      return CGSize(width: width, height: 20)
    case (nil, let height?):
      return CGSize(width: 100, height: height)
    case let (width?, height?):
      return CGSize(width: width, height: height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let total = subviews.map { $0[Share.self] }.reduce(0, +)
    guard total > 0 else { return }
    var offset: CGFloat = 0
    for subview in subviews {
      let width = bounds.width * subview[Share.self] / total
      defer { offset += width }
      subview.place(
        at: CGPoint(x: bounds.minX + offset, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

#Preview {
  ShareRow {
    Color.red.id("a")
    Color.red.share(3).id("b")
  }
}
