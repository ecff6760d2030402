/// Text that shrinks before it is truncated.
///
/// - Rule: if the text does not fit, its font is scaled down, at most to the smallest scale, until
///   it fits; if it does not fit even then, it is laid out at that scale, and truncated. It fits if
///   nothing is cut, if no line is wider than a finite width, as a single character may be, and if
///   the lines are not higher than a finite height, as one line may be. Widths of characters,
///   heights of lines and baselines scale; the distance between lines does not. The text may wrap
///   first. A text does not shrink for lines that are only reserved.
/// - The scale is the largest multiple of 1/1024 at which the text fits. It fits at every smaller
///   multiple too, so binary search finds the scale.
/// - Source: layout-rules 2.2.14; the steps, and the rules for distances and reserved lines, are
///   our own choice.
enum TextScaling {
  private static let steps = 1024

  static func scale<N: Scalar>(
    _ text: TextRule.Parameters, _ store: TextStore, _ proposal: Proposal<N>,
    _ record: inout N.Record
  ) -> Double {
    var low = max(Int(clamping: (text.minimumScale * Double(steps)).rounded(.up)), 1)
    // The text does not fit in its full size.
    var high = steps
    var found: Int?
    while low < high {
      let middle = (low + high) / 2
      let scaled = text.scaled(by: Double(middle) / Double(steps))
      if TextRule.wrap(scaled, store, proposal, &record).fits {
        found = middle
        low = middle + 1
      } else {
        high = middle
      }
    }
    return found.map { Double($0) / Double(steps) } ?? max(text.minimumScale, 1 / Double(steps))
  }

  /// Whether so many lines, the widest of which has so many cells, fit in the proposal.
  static func isInside<N: Scalar>(
    _ text: TextRule.Parameters, cells: Int32, _ lineCount: Int32, _ proposal: Proposal<N>,
    _ record: inout N.Record
  ) -> Bool {
    let width = N(Double(cells) * text.advance)
    let height = N(text.height(of: lineCount))
    return !N.isLess(proposal.width.or(.infinity), width, &record)
      && !N.isLess(proposal.height.or(.infinity), height, &record)
  }
}

extension TextRule.Parameters {
  func scaled(by scale: Double) -> TextRule.Parameters {
    var text = self
    text.advance *= scale
    text.lineHeight *= scale
    text.ascent *= scale
    return text
  }

  /// The width of so many cells, before rounding.
  func width(of cells: Int32) -> Double { Double(cells) * advance }

  /// The height of some lines, with what is between them.
  func height(of lineCount: Int32) -> Double {
    Double(lineCount) * lineHeight + Double(lineCount - 1) * lineSpacing
  }
}
