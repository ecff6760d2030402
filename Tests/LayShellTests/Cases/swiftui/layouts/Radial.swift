import SwiftUI

struct RadialLayout: Layout {
  var startAngle: Angle = .degrees(-90)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let first = subviews.first else { return }
    let inset = first.sizeThatFits(.unspecified).width / 2
    let radius = min(bounds.width, bounds.height) / 2 - inset
    let step = Angle.degrees(360 / Double(subviews.count)).radians
    for (index, subview) in subviews.enumerated() {
      let angle = startAngle.radians + step * Double(index)
      let (x, y) = (bounds.midX + radius * cos(angle), bounds.midY + radius * sin(angle))
      subview.place(at: CGPoint(x: x, y: y), anchor: .center, proposal: .unspecified)
    }
  }
}

#Preview {
  RadialLayout {
    Circle().frame(width: 20, height: 20).id("n")
    Circle().frame(width: 20, height: 20).id("e")
    Circle().frame(width: 20, height: 20).id("s")
    Circle().frame(width: 20, height: 20).id("w")
  }
}
