import SwiftUI

/// Items one after the other, in as many lines as it takes; what a line holds is worked out by a
/// value of its own.
struct StreamLayout: Layout {
  var alignment: Alignment = .leading
  var spacing: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    Lines(of: subviews, upTo: proposal.width ?? .infinity, spacing, alignment).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let lines = Lines(of: subviews, upTo: bounds.width, spacing, alignment)
    for (box, subview) in zip(lines.boxes, subviews) {
      let corner = CGPoint(x: bounds.minX + box.minX, y: bounds.minY + box.minY)
      subview.place(at: corner, proposal: ProposedViewSize(box.size))
    }
  }

  struct Lines {
    var boxes: [CGRect] = []
    var size = CGSize.zero

    init(of subviews: Subviews, upTo limit: CGFloat, _ spacing: CGFloat?, _ alignment: Alignment) {
      var open: [Int] = []
      for index in subviews.indices {
        let ideal = subviews[index].sizeThatFits(.unspecified)
        var left = open.isEmpty ? 0 : boxes[index - 1].maxX + distance(to: index)
        if !open.isEmpty, left + ideal.width > limit {
          close()
          left = 0
        }
        open.append(index)
        boxes.append(CGRect(x: left, y: 0, width: ideal.width, height: ideal.height))
      }
      close()

      func distance(to index: Int) -> CGFloat {
        if let spacing { return spacing }
        return subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .horizontal)
      }

      func close() {
        guard let last = open.last else { return }
        let height = open.map { boxes[$0].height }.max() ?? 0
        let top = size.height == 0 ? 0 : size.height + (spacing ?? 8)
        for index in open {
          let free = height - boxes[index].height
          switch alignment.vertical {
          case .bottom: boxes[index].origin.y = top + free
          case .center: boxes[index].origin.y = top + free / 2
          default: boxes[index].origin.y = top
          }
        }
        size.width = max(size.width, boxes[last].maxX)
        size.height = top + height
        open = []
      }
    }
  }
}

#Preview {
  StreamLayout(alignment: Alignment(horizontal: .leading, vertical: .bottom)) {
    Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a")
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("b")
    Color.red.frame(width: 50, height: 10).accessibilityIdentifier("c")
  }
}
