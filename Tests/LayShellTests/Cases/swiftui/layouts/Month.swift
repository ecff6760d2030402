import SwiftUI

/// Days in weeks of seven; the first day may be any of them.
struct MonthLayout: Layout {
  var firstWeekday = 0
  var aspectRatio: CGFloat = 1
  private let daysPerWeek = 7

  private func cell(for width: CGFloat) -> CGSize {
    let side = (width / CGFloat(daysPerWeek)).rounded(.down)
    return CGSize(width: side, height: side / aspectRatio)
  }

  private func position(of index: Int) -> (row: Int, column: Int) {
    let slot = index + firstWeekday
    return (slot / daysPerWeek, slot % daysPerWeek)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 280
    let cell = cell(for: width)
    guard let last = subviews.indices.last else { return CGSize(width: width, height: 0) }
    let (rows, _) = position(of: last)
    return CGSize(width: width, height: CGFloat(rows + 1) * cell.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let cell = cell(for: bounds.width)
    weeks: for week in 0... {
      for weekday in 0..<daysPerWeek {
        let index = week * daysPerWeek + weekday - firstWeekday
        if index < 0 { continue }
        if index >= subviews.count { break weeks }
        let place = position(of: index)
        subviews[index].place(
          at: CGPoint(
            x: bounds.minX + (CGFloat(place.column) + 0.5) * cell.width,
            y: bounds.minY + (CGFloat(place.row) + 0.5) * cell.height),
          anchor: .center, proposal: ProposedViewSize(cell))
      }
    }
  }
}

#Preview {
  MonthLayout(firstWeekday: 5) {
    ForEach(1...30, id: \.self) { day in
      Text("\(day)").accessibilityIdentifier("d\(day)")
    }
  }
}
