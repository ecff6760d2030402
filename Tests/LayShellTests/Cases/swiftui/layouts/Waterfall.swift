import SwiftUI

struct WaterfallLayout: Layout {
  enum Columns {
    case fixed(Int)
    case adaptive(minimum: CGFloat)
  }

  var columns: Columns = .fixed(2)
  var spacing: CGFloat = 8

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  struct Cache {
    var width: CGFloat = 0
    var frames: [CGRect] = []
    var height: CGFloat = 0
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = Cache()
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.width ?? 300
    update(&cache, for: subviews, width: width)
    return CGSize(width: width, height: cache.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    if cache.width != bounds.width {
      update(&cache, for: subviews, width: bounds.width)
    }
    for (subview, frame) in zip(subviews, cache.frames) {
      let placed = frame.offsetBy(dx: bounds.minX, dy: bounds.minY)
      subview.place(at: placed.origin, proposal: .init(width: placed.width, height: placed.height))
    }
  }

  private func columnCount(for width: CGFloat) -> Int {
    switch columns {
    case .fixed(let count):
      return max(1, count)
    case .adaptive(let minimum):
      return max(1, Int((width + spacing) / (minimum + spacing)))
    }
  }

  private func update(_ cache: inout Cache, for subviews: Subviews, width: CGFloat) {
    let count = columnCount(for: width)
    let columnWidth = (width - CGFloat(count - 1) * spacing) / CGFloat(count)
    var heights = Array(repeating: CGFloat.zero, count: count)
    cache.frames.removeAll(keepingCapacity: true)
    for subview in subviews {
      let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      let size = subview.sizeThatFits(.init(width: columnWidth, height: nil))
      let x = CGFloat(column) * (columnWidth + spacing)
      cache.frames.append(
        CGRect(
          origin: CGPoint(x: x, y: heights[column]),
          size: CGSize(width: columnWidth, height: size.height)))
      heights[column] += size.height + spacing
    }
    cache.height = max(0, (heights.max() ?? 0) - spacing)
    cache.width = width
  }
}

#Preview {
  WaterfallLayout(columns: .adaptive(minimum: 40)) {
    Color.red.frame(height: 30).accessibilityIdentifier("a")
    Color.red.frame(height: 20).accessibilityIdentifier("b")
    Color.red.frame(height: 10).accessibilityIdentifier("c")
    Color.red.frame(height: 15).accessibilityIdentifier("d")
  }
}
