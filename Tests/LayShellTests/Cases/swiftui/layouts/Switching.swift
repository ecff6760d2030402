import SwiftUI

/// A row where it fits, and a column where it does not, by the layouts of the system.
struct SwitchingStack: View {
  var isWide: Bool = false
  var body: some View {
    let layout =
      isWide
      ? AnyLayout(HStackLayout(alignment: .top, spacing: 4)) : AnyLayout(DiagonalLayout(step: 6))
    layout {
      Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a")
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("b")
    }
  }
}

struct DiagonalLayout: Layout {
  var step: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let frames = frames(subviews)
    return frames.reduce(CGRect.null) { $0.union($1) }.size
  }

  private func frames(_ subviews: Subviews) -> [CGRect] {
    var result: [CGRect] = []
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      let origin = result.last.map { CGPoint(x: $0.maxX + step, y: $0.maxY + step) } ?? .zero
      result.append(CGRect(origin: origin, size: size))
    }
    return result
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (frame, subview) in zip(frames(subviews), subviews) {
      subview.place(at: bounds.origin + frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }
}

extension CGPoint {
  static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }
}

#Preview {
  SwitchingStack()
}
