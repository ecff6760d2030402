import SwiftUI

struct TrailingColumn: Layout {
  typealias Cache = [CGFloat]
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
  let alignment: HorizontalAlignment

  init(alignment: HorizontalAlignment = .center) {
    self.alignment = alignment
  }

  func makeCache(subviews: Subviews) -> Cache {
    zip(subviews, subviews.dropFirst()).map { first, second in
      first.spacing.distance(to: second.spacing, along: .vertical)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.init(width: proposal.width, height: nil)) }
    let widest = sizes.max { $0.width < $1.width }?.width ?? 0
    let total = sizes.map { $0.height }.reduce(0, +) + cache.reduce(0, +)
    return CGSize(width: widest, height: total)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var position = bounds.origin
    var gaps = cache[...]
    for subview in subviews {
      let d = subview.dimensions(in: .init(width: bounds.width, height: nil))
      let x: CGFloat
      if alignment == .leading {
        x = bounds.minX
      } else if case .trailing = alignment {
        x = bounds.maxX - d.width
      } else {
        x = bounds.midX - d[HorizontalAlignment.center]
      }
      subview.place(
        at: CGPoint(x: x, y: position.y), anchor: UnitPoint.topLeading,
        proposal: .init(width: d.width, height: d.height))
      position.y += d.height + (gaps.popFirst() ?? 0)
    }
  }
}
#Preview {
  TrailingColumn(alignment: .trailing) {
    Color.red.frame(width: 30, height: 10).id("a"); Color.red.frame(width: 40, height: 20).id("b");
    Color.red.frame(width: 50, height: 10).id("c")
  }
}
