import SwiftUI

/// Items one after the other, in as many lines as it takes; what a line holds is worked out by a
/// value of its own.
struct StreamLayout: Layout {
  var alignment: Alignment = .leading
  var spacing: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = Arrangement(
      in: proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: 0))
        .width,
      subviews: subviews, alignment: alignment, spacing: spacing)
    return lines.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let lines = Arrangement(
      in: bounds.width, subviews: subviews, alignment: alignment, spacing: spacing)
    for (index, subview) in zip(subviews.indices, subviews) {
      let frame = lines.frames[index]
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        anchor: .topLeading,
        proposal: ProposedViewSize(frame.size))
    }
  }

  struct Arrangement {
    var size = CGSize.zero
    var frames = [CGRect]()

    init(in width: Double, subviews: Subviews, alignment: Alignment, spacing: CGFloat?) {
      var rowY = 0.0
      var rowHeight = 0.0
      var first = 0
      var x = 0.0

      for (index, subview) in zip(subviews.indices, subviews) {
        let ideal = subview.sizeThatFits(.unspecified)
        if index != first && x + gap(before: index) + ideal.width > width {
          endRow(before: index)
        }
        if index != first {
          x += gap(before: index)
        }
        frames.append(CGRect(x: x, y: rowY, width: ideal.width, height: ideal.height))
        x += ideal.width
        rowHeight = max(rowHeight, ideal.height)
      }
      endRow(before: subviews.endIndex)
      size.height = frames.map(\.maxY).max() ?? 0

      func gap(before index: Int) -> Double {
        guard index > 0 else { return 0 }
        return spacing
          ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .horizontal)
      }

      func endRow(before index: Int) {
        guard index > first else { return }
        for item in first..<index {
          switch alignment.vertical {
          case .bottom: frames[item].origin.y = rowY + rowHeight - frames[item].height
          case .center: frames[item].origin.y = rowY + (rowHeight - frames[item].height) / 2
          default: break
          }
        }
        size.width = max(size.width, x)
        rowY += rowHeight + (spacing ?? 8)
        first = index
        x = 0
        rowHeight = 0
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
