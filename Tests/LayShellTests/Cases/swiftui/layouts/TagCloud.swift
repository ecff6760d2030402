import SwiftUI

struct TagCloud: Layout {
  var spacing: CGFloat = 10

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return arrange(sizes: sizes, containerWidth: proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let offsets = arrange(sizes: sizes, containerWidth: bounds.width).offsets
    for (offset, subview) in zip(offsets, subviews) {
      subview.place(
        at: CGPoint(x: offset.x + bounds.minX, y: offset.y + bounds.minY), proposal: .unspecified)
    }
  }

  func arrange(sizes: [CGSize], containerWidth: CGFloat) -> (offsets: [CGPoint], size: CGSize) {
    var result: [CGPoint] = []
    var currentPosition: CGPoint = .zero
    var lineHeight: CGFloat = 0
    var maxX: CGFloat = 0
    for size in sizes {
      if currentPosition.x + size.width > containerWidth {
        currentPosition.x = 0
        currentPosition.y += lineHeight + spacing
        lineHeight = 0
      }
      result.append(currentPosition)
      currentPosition.x += size.width
      maxX = max(maxX, currentPosition.x)
      currentPosition.x += spacing
      lineHeight = max(lineHeight, size.height)
    }
    return (result, CGSize(width: maxX, height: currentPosition.y + lineHeight))
  }
}

#Preview {
  TagCloud {
    Color.red.frame(width: 30, height: 10).id("a"); Color.red.frame(width: 40, height: 20).id("b");
    Color.red.frame(width: 50, height: 10).id("c")
  }
}
