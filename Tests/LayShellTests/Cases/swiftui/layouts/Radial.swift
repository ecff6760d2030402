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
      var point = CGPoint(x: radius * cos(angle), y: radius * sin(angle))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
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
