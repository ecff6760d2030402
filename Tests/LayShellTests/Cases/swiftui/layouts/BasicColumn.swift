import SwiftUI

struct BasicColumn: Layout {
  struct Cache {
    var spacing: CGFloat = 0
  }
  func makeCache(subviews: Subviews) -> Cache {
    var cache = Cache()
    guard subviews.count >= 2 else { return cache }
    for index in 1..<subviews.count {
      cache.spacing += subviews[index - 1].spacing.distance(
        to: subviews[index].spacing, along: .vertical)
    }
    return cache
  }
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var spacing = ViewSpacing()
    var sides: Edge.Set = [.leading]
    sides.formUnion(.trailing)
    for subview in subviews { spacing.formUnion(subview.spacing, edges: sides) }
    if let first = subviews.first { spacing.formUnion(first.spacing, edges: .top) }
    if let last = subviews.last { spacing.formUnion(last.spacing, edges: .bottom) }
    return spacing
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    var result = CGSize(width: 0, height: cache.spacing)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      (result.width, result.height) = (
        max(result.width, dimensions.width), result.height + dimensions.height
      )
    }
    return result
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var y = bounds.minY
    var previous: LayoutSubview?
    for subview in subviews {
      if let previous {
        y += previous.spacing.distance(to: subview.spacing, along: .vertical)
      }
      let d = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(x: bounds.midX - d[HorizontalAlignment.center], y: y), anchor: .topLeading,
        proposal: proposal)
      y += d.height
      previous = subview
    }
  }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guard guide == .firstTextBaseline else { return nil }
    return subviews.first?.dimensions(in: proposal)[.firstTextBaseline]
  }
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
}

#Preview {
  HStack(alignment: .firstTextBaseline, spacing: 0) {
    BasicColumn {
      Text("abc").accessibilityIdentifier("a")
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("b")
      Text("abcdef").accessibilityIdentifier("c")
    }.accessibilityIdentifier("col")
    VStack {
      BasicColumn { Text("x").accessibilityIdentifier("x") }
      Text("y").accessibilityIdentifier("y")
    }
  }
}
