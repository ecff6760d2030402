import SwiftUI

struct CardStack: Layout {
  var offset: CGFloat = 12
  var isReversed = false

  struct CacheData {
    let largest: CGSize
    var passes = 0
  }

  func makeCache(subviews: Subviews) -> CacheData {
    var largest = CGSize.zero
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      largest.width = max(largest.width, size.width)
      largest.height = max(largest.height, size.height)
    }
    return CacheData(largest: largest)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData)
    -> CGSize
  {
    note(&cache)
    let shift = offset * CGFloat(max(subviews.count, 1) - 1)
    return CGSize(width: cache.largest.width + shift, height: cache.largest.height + shift)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) {
    let order = isReversed ? Array(subviews.indices.reversed()) : Array(subviews.indices)
    var (x, y) = (bounds.minX, bounds.minY)
    for i in order {
      subviews[i].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(cache.largest))
      (x, y) = (x + offset, y + offset)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout CacheData
  ) -> CGFloat? {
    guide == .firstTextBaseline ? bounds.minY + 5 : nil
  }

  private func note(_ cache: inout CacheData) {
    cache.passes += 1
  }
}

#Preview {
  CardStack(offset: 10) {
    Color.red.frame(width: 40, height: 20).id("a")
    Color.red.frame(width: 20, height: 30).id("b")
    Color.red.frame(width: 10, height: 10).id("c")
  }
}
