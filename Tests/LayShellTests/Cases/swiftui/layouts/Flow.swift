import SwiftUI

struct FlowLayout: Layout {
  var alignment: HorizontalAlignment = .leading
  var spacing: CGFloat = 8
  var lineSpacing: CGFloat?

  struct Line {
    var range: [Int] = []
    var size: CGSize = .zero
  }

  struct Cache {
    var sizes: [CGSize]
    var lines: [Line] = []
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.lines = lines(in: proposal.width ?? .infinity, sizes: cache.sizes)
    let width = cache.lines.map(\.size.width).max() ?? 0
    let heights = cache.lines.reduce(0) { $0 + $1.size.height }
    let gaps = gap * CGFloat(max(cache.lines.count - 1, 0))
    return CGSize(width: width, height: heights + gaps)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var y = bounds.minY
    for line in lines(in: bounds.width, sizes: cache.sizes) {
      var x = start(of: line, in: bounds)
      for index in line.range {
        let size = cache.sizes[index]
        subviews[index].place(
          at: CGPoint(x: x, y: y + (line.size.height - size.height) / 2),
          anchor: .topLeading,
          proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += line.size.height + gap
    }
  }

  private var gap: CGFloat { lineSpacing ?? spacing }

  private func start(of line: Line, in bounds: CGRect) -> CGFloat {
    switch alignment {
    case .trailing: return bounds.maxX - line.size.width
    case .center: return bounds.midX - line.size.width / 2
    default: return bounds.minX
    }
  }

  private func lines(in width: CGFloat, sizes: [CGSize]) -> [Line] {
    var lines: [Line] = []
    var current = Line()
    for (index, size) in sizes.enumerated() {
      let added = current.range.isEmpty ? size.width : spacing + size.width
      if !current.range.isEmpty, current.size.width + added > width {
        lines.append(current)
        current = Line(range: [index], size: size)
        continue
      }
      current.range.append(index)
      current.size.width += added
      current.size.height = max(current.size.height, size.height)
    }
    if !current.range.isEmpty {
      lines.append(current)
    }
    return lines
  }
}

#Preview {
  FlowLayout {
    Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a")
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("b")
    Color.red.frame(width: 50, height: 10).accessibilityIdentifier("c")
  }
}
