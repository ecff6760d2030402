import SwiftUI

/// The header has its height, the footer too, and the rest is for what is between.
struct PinnedHeaderLayout: Layout {
  enum Role: Hashable { case header, content, footer }

  struct RoleKey: LayoutValueKey {
    static let defaultValue = Role.content
  }

  var headerSpacing: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let header = subviews.first(where: { $0[RoleKey.self] == .header })
    let headerHeight = header?.sizeThatFits(.init(width: proposal.width, height: nil)).height ?? 0
    let others = subviews.filter { $0[RoleKey.self] != .header }
    let width = proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let heights = others.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
    let natural = headerHeight + headerSpacing + heights.reduce(0, +)
    guard let available = proposal.height, available.isFinite else {
      return CGSize(width: width, height: natural)
    }
    return CGSize(width: width, height: max(available, headerHeight))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var remaining = bounds
    let fitting = ProposedViewSize(width: bounds.width, height: nil)
    if let index = subviews.firstIndex(where: { $0[RoleKey.self] == .header }) {
      let height = subviews[index].dimensions(in: fitting).height
      subviews[index].place(
        at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: height))
      remaining.origin.y += height + headerSpacing
      remaining.size.height -= height + headerSpacing
    }
    if let index = subviews.lastIndex(where: { $0[RoleKey.self] == .footer }) {
      let height = subviews[index].sizeThatFits(fitting).height
      subviews[index].place(
        at: CGPoint(x: remaining.minX, y: remaining.maxY), anchor: .bottomLeading,
        proposal: .init(width: bounds.width, height: height))
      remaining.size.height -= height
    }
    let middle = subviews.filter { $0[RoleKey.self] == .content }
    let share = remaining.height / CGFloat(max(middle.count, 1))
    for (offset, subview) in middle.enumerated() {
      subview.place(
        at: CGPoint(x: remaining.minX, y: remaining.minY + CGFloat(offset) * share),
        anchor: .topLeading,
        proposal: .init(width: remaining.width, height: share))
    }
  }
}

extension View {
  func pinned(_ role: PinnedHeaderLayout.Role) -> some View {
    layoutValue(key: PinnedHeaderLayout.RoleKey.self, value: role)
  }
}

#Preview {
  PinnedHeaderLayout {
    Color.blue.frame(height: 30).pinned(.header).accessibilityIdentifier("header")
    Color.red.accessibilityIdentifier("one")
    Color.green.accessibilityIdentifier("two")
    Color.gray.frame(height: 20).pinned(.footer).accessibilityIdentifier("footer")
  }
}
