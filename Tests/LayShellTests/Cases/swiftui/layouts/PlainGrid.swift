import SwiftUI

enum Placement { case start, middle, end }

struct PlainGrid: Layout {
  var columns: Int
  var placement: Placement = .middle
  private let gap = 6.0

  private struct Dimensions {
    var widths: [CGFloat]
    var heights: [CGFloat]
    var total: CGSize {
      let w = widths.reduce(0, +), h = heights.reduce(0, +)
      return CGSize(width: w, height: h)
    }
  }

  private func measure(_ subviews: Subviews) -> Dimensions {
    let rows = Int((Double(subviews.count) / Double(columns)).rounded(.up))
    var widths = [CGFloat](repeating: 0, count: columns)
    var heights = Array<CGFloat>(repeating: 0, count: rows)
    subviews.enumerated().forEach { index, view in
      let (row, column) = (index / columns, index % columns)
      let size = view.sizeThatFits(.unspecified)
      widths[column] = max(widths[column], size.width)
      heights[row] = max(heights[row], size.height)
    }
    return Dimensions(widths: widths, heights: heights)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let d = measure(subviews)
    let gaps = CGSize(
      width: gap * Double(d.widths.count - 1), height: gap * Double(max(d.heights.count - 1, 0)))
    return CGSize(width: d.total.width + gaps.width, height: d.total.height + gaps.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let d = measure(subviews)
    var index = 0
    outer: for row in 0..<d.heights.count {
      for column in stride(from: 0, to: columns, by: 1) {
        if index >= subviews.count { break outer }
        let x = d.widths[..<column].reduce(bounds.minX) { $0 + $1 + gap }
        let y = d.heights.prefix(row).reduce(bounds.minY) { $0 + $1 + gap }
        let size = subviews[index].sizeThatFits(.unspecified)
        let free = d.widths[column] - size.width
        let shift: CGFloat =
          switch placement {
          case .start: 0
          case .middle: free / 2
          case .end: free
          }
        subviews[index].place(
          at: CGPoint(x: x + shift, y: y),
          proposal: ProposedViewSize(width: size.width, height: size.height))
        index += 1
      }
    }
  }
}
#Preview {
  PlainGrid(columns: 2) {
    Color.red.frame(width: 30, height: 10).id("a"); Color.red.frame(width: 40, height: 20).id("b");
    Color.red.frame(width: 50, height: 10).id("c")
  }
}
