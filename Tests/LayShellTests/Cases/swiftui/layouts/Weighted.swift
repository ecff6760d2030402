import SwiftUI

/// Divides its height by weights that grow along the column, rounded down to whole points.
struct WeightedColumn: Layout {
  var ratio = 2.0
  var gap: CGFloat = 4

  struct Slot {
    var start: CGFloat
    var length: CGFloat

    var end: CGFloat { start + length }

    mutating func move(by distance: CGFloat) {
      start += distance
    }

    func overlaps(_ other: Slot) -> Bool {
      start < other.end && other.start < end
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 50, height: 100))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let slots = slots(count: subviews.count, length: bounds.height)
    for (slot, subview) in zip(slots, subviews) where slot.length >= 1 {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.minY + slot.start), anchor: .top,
        proposal: ProposedViewSize(width: bounds.width, height: slot.length))
    }
  }

  private func slots(count: Int, length: CGFloat) -> [Slot] {
    guard count > 0 else { return [] }
    var weights: [Double] = []
    repeat {
      weights.append(pow(ratio, Double(weights.count)))
    } while weights.count < count
    let free = length - gap * CGFloat(count - 1)
    let sum = weights.reduce(0, +)
    var result: [Slot] = []
    for weight in weights {
      var slot = Slot(start: 0, length: (free * weight / sum).rounded(.down))
      if let last = result.last, slot.overlaps(last) {
        slot.move(by: last.end + gap)
      }
      result.append(slot)
    }
    return result
  }
}

#Preview {
  WeightedColumn {
    Color.red.id("a")
    Color.red.id("b")
    Color.red.id("c")
  }
}
