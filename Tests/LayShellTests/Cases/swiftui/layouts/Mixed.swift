import SwiftUI

/// Works out numbers in all the ways that helpers of layouts do.
struct MixedLayout: Layout {
  var ratios: [CGFloat] = [1, 2]
  var style: Style = .regular

  enum Style: String, CaseIterable {
    case compact, regular, loose
    var spacing: CGFloat {
      switch self {
      case .compact: 2
      case .regular: 4
      case .loose: 8
      }
    }
    func scaled(by factor: CGFloat) -> CGFloat { spacing * factor }
  }

  private struct Item {
    let subview: LayoutSubview
    var size: CGSize
    var flexibility: CGFloat { size.width > 35 ? 1 : 0 }
    mutating func grow(by amount: CGFloat) { size.width += amount }
    func fits(in width: CGFloat) -> Bool { size.width <= width }
  }

  struct Row { var items: [Int] = []; var height: CGFloat = 0 }

  func makeItems(_ subviews: Subviews) -> [CGFloat] {
    var byHeight: [CGFloat: [Int]] = [:]
    for (i, s) in subviews.enumerated() {
      byHeight[s.sizeThatFits(.unspecified).height, default: []].append(i)
    }
    let keys = byHeight.keys.sorted(by: >)
    return keys.map { CGFloat(byHeight[$0]?.count ?? 0) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let counts = subviews.reduce(into: [Int: Int]()) { result, subview in
      result[Int(subview.sizeThatFits(.unspecified).height), default: 0] += 1
    }
    let tallest = counts.max { $0.key < $1.key }
    let most = counts.values.max() ?? 0
    let total = subviews.lazy.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +)
    var i = 0
    outer: while i < 10 {
      for j in stride(from: 10, through: 0, by: -5) {
        if j == 5 { i += 1; continue outer }
        if i >= 3 { break outer }
      }
      i += 1
    }
    var items = subviews.map { Item(subview: $0, size: $0.sizeThatFits(.unspecified)) }
    for index in items.indices where items[index].flexibility > 0 {
      items[index].grow(by: CGFloat(i))
    }
    let fitting = items.prefix(while: { $0.fits(in: 45) }).count
    let bucket: CGFloat
    switch total {
    case ..<100: bucket = 1
    case 100..<200: bucket = 2
    default: bucket = 3
    }
    let ratio = ratios.indices.contains(1) ? ratios[1] : 1
    let height = CGFloat(tallest?.key ?? 0) + CGFloat(most) * 100
    return CGSize(
      width: items.map(\.size.width).reduce(0, +) + bucket * 1000 + CGFloat(fitting) * 10000,
      height: height + ratio + style.scaled(by: 0.25))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sorted = subviews.enumerated().sorted { a, b in
      let (left, right) = (
        a.element.sizeThatFits(.unspecified).width, b.element.sizeThatFits(.unspecified).width
      )
      return left == right ? a.offset < b.offset : left > right
    }
    var x = bounds.minX
    for (position, entry) in sorted.enumerated() {
      let size = entry.element.sizeThatFits(.unspecified)
      entry.element.place(
        at: CGPoint(x: x, y: bounds.minY + CGFloat(position)), proposal: .init(size))
      x += size.width + style.spacing
    }
    _ = makeItems(subviews)
  }
}

#Preview {
  MixedLayout {
    Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a")
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("b")
    Color.red.frame(width: 50, height: 10).accessibilityIdentifier("c")
  }
}
