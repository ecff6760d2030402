import SwiftUI

struct Masonry: Layout {
  let columns: Int
  var spacing = 8.0

  init(columns: Int = 2, spacing: Double = 8) {
    self.columns = max(columns, 1)
    self.spacing = spacing
  }

  typealias Cache = [Int: CGRect]

  func makeCache(subviews: Subviews) -> [Int: CGRect] { [:] }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int: CGRect])
    -> CGSize
  {
    let width = proposal.width ?? 200
    var heights = Array(repeating: 0.0, count: columns)
    let each = (width - spacing * Double(columns - 1)) / Double(columns)
    for (index, view) in zip(subviews.indices, subviews) {
      let column = shortest(heights)
      let size = view.sizeThatFits(ProposedViewSize(width: each, height: nil))
      cache[index] = CGRect(
        x: Double(column) * (each + spacing), y: heights[column], width: each, height: size.height)
      heights[column] += size.height + spacing
    }
    return CGSize(width: width, height: max((heights.max() ?? 0) - spacing, 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int: CGRect]
  ) {
    for index in subviews.indices {
      guard let frame = cache[index] else { continue }
      subviews[index].place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: .init(frame.size))
    }
  }

  private func shortest(_ heights: [Double]) -> Int {
    var best = 0
    var index = 1
    while index < heights.count {
      if heights[index] < heights[best] { best = index }
      index += 1
    }
    return best
  }
}

#Preview {
  Masonry {
    Color.red.frame(height: 30).id("a")
    Color.red.frame(height: 20).id("b")
    Color.red.frame(height: 10).id("c")
  }
}
