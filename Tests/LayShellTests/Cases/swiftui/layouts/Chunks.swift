import SwiftUI

extension CGSize {
  static func + (lhs: CGSize, rhs: CGSize) -> CGSize {
    CGSize(width: lhs.width + rhs.width, height: lhs.height + rhs.height)
  }
  static func * (lhs: CGSize, rhs: CGFloat) -> CGSize {
    CGSize(width: lhs.width * rhs, height: lhs.height * rhs)
  }
  func value(along axis: Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }
  var area: CGFloat { width * height }
  init(main: CGFloat, cross: CGFloat, axis: Axis) {
    self =
      axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }
}

extension Collection {
  func chunked(by count: Int) -> [[Element]] {
    var result: [[Element]] = []
    var current: [Element] = []
    for element in self {
      current.append(element)
      if current.count == count {
        result.append(current)
        current = []
      }
    }
    if !current.isEmpty { result.append(current) }
    return result
  }
}

extension Array where Element == CGFloat {
  var total: CGFloat { reduce(0, +) }
  func runningTotals() -> [CGFloat] {
    var sum: CGFloat = 0
    return map { value in
      defer { sum += value }
      return sum
    }
  }
}

extension Sequence {
  func total<T: AdditiveArithmetic>(of value: (Element) -> T) -> T {
    reduce(.zero) { $0 + value($1) }
  }
}

extension CGFloat {
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
  static let gap: CGFloat = 4
}

extension LayoutSubviews {
  func widest(in proposal: ProposedViewSize) -> CGFloat {
    map { $0.sizeThatFits(proposal).width }.max() ?? 0
  }
}

extension ProposedViewSize {
  func inset(by amount: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: width.map { $0 - 2 * amount }, height: height.map { $0 - 2 * amount })
  }
}

struct Chunks: Layout {
  var columns = 2
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let rows = sizes.chunked(by: columns)
    let heights = rows.map { row in row.map(\.height).max() ?? 0 }
    let width = rows.map { $0.total(of: { $0.width }) }.max() ?? 0
    let size = CGSize(width: width, height: heights.total) + CGSize(width: CGFloat.gap, height: 0)
    return size * 1
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let rows = Array(subviews).chunked(by: columns)
    let heights = rows.map { $0.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0 }
    for (row, (subviews, y)) in zip(rows, heights.runningTotals()).enumerated() {
      var x = bounds.minX + (CGFloat(row) * 2).clamped(to: 0...1)
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        subview.place(at: CGPoint(x: x, y: bounds.minY + y), proposal: ProposedViewSize(size))
        x += size.value(along: .horizontal)
      }
    }
  }
}

#Preview {
  Chunks {
    Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a")
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("b")
    Color.red.frame(width: 50, height: 10).accessibilityIdentifier("c")
  }
}
