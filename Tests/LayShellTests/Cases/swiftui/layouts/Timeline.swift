import SwiftUI

/// Rows of a mark and a text: every two subviews are one.
struct TimelineLayout: Layout {
  var gap: CGFloat = 12
  var rowSpacing: CGFloat = 6

  private typealias Row = (marker: LayoutSubview, content: LayoutSubview)

  private func rows(of subviews: Subviews) -> [Row] {
    stride(from: 0, to: subviews.count - 1, by: 2).map {
      (marker: subviews[$0], content: subviews[$0 + 1])
    }
  }

  private func markerWidth(_ rows: [Row]) -> CGFloat {
    rows.reduce(into: CGFloat(0)) { result, row in
      result = max(result, row.marker.sizeThatFits(.unspecified).width)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(of: subviews)
    let lead = markerWidth(rows) + gap
    let contentWidth = proposal.width.map { max($0 - lead, 0) }
    var size = CGSize(width: lead, height: -rowSpacing)
    for row in rows {
      let content = row.content.sizeThatFits(.init(width: contentWidth, height: nil))
      size.width = max(size.width, lead + content.width)
      size.height += max(content.height, row.marker.sizeThatFits(.unspecified).height) + rowSpacing
    }
    size.height = max(size.height, 0)
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let rows = rows(of: subviews)
    let widest = markerWidth(rows)
    let lead = widest + gap
    var y = bounds.minY
    for (marker, content) in rows {
      let markerSize = marker.dimensions(in: .unspecified)
      let contentSize = content.sizeThatFits(.init(width: bounds.width - lead, height: nil))
      let height = max(markerSize.height, contentSize.height)
      marker.place(
        at: CGPoint(x: bounds.minX + widest / 2, y: y + height / 2), anchor: .center,
        proposal: .unspecified)
      content.place(
        at: .init(x: bounds.minX + lead, y: y + height / 2), anchor: .leading,
        proposal: .init(contentSize))
      y += height + rowSpacing
    }
  }
}

#Preview {
  TimelineLayout {
    Circle().frame(width: 10, height: 10).accessibilityIdentifier("m1")
    Text("Ordered").accessibilityIdentifier("t1")
    Circle().frame(width: 16, height: 16).accessibilityIdentifier("m2")
    Text("Packed and sent").accessibilityIdentifier("t2")
  }
}
