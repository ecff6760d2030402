/// Text that shrinks before it is truncated.
///
/// - Rule: if the text would be truncated, its font is scaled down, at most to the smallest scale,
///   until nothing is cut; if something is cut even then, it is truncated at that scale. Widths of
///   characters, heights of lines and baselines scale; the distance between lines does not. The
///   text may wrap first. One line is always kept, so a small height alone shrinks no line.
/// - The scale is the largest of the multiples of 1/1024 at which nothing is cut. A smaller scale
///   never cuts more, so it is found by halving.
/// - Source: layout-rules 2.2.14; the steps are our own choice.
enum TextScaling {
  private static let steps = 1024

  static func scale<N: Scalar>(
    _ text: TextRule.Parameters, _ store: TextStore, _ proposal: Proposal<N>,
    _ record: inout N.Record
  ) -> Double {
    var low = max(Int(clamping: (text.minimumScale * Double(steps)).rounded(.up)), 1)
    // The text in its full size is cut.
    var high = steps
    var found: Int?
    while low < high {
      let middle = (low + high) / 2
      let scaled = text.scaled(by: Double(middle) / Double(steps))
      if TextRule.wrap(scaled, store, proposal, &record).isCut {
        high = middle
      } else {
        found = middle
        low = middle + 1
      }
    }
    return found.map { Double($0) / Double(steps) } ?? max(text.minimumScale, 1 / Double(steps))
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

  /// The height of some lines, with what is between them.
  func height(of lineCount: Int32) -> Double {
    Double(lineCount) * lineHeight + Double(lineCount - 1) * lineSpacing
  }
}
