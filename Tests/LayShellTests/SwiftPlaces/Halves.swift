import SwiftUI

struct Halves: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 50)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[2].place(at: bounds.origin, proposal: .unspecified)
  }
}

#Preview { Halves { Text("a") } }
