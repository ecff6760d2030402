import LayEngine

/// A text and a view that is drawn after it, which may lie over it.
///
/// - Rule: it does if it overlaps it by more than 2 points and a quarter of the lower of both, and, where
///   it is no text, by a fifth to nineteen twentieths of the text; and if nothing between the two covers
///   the same part. Two rows below each other are apart at all widths, however their columns overlap.
package struct CoveredText {
  /// The least and the largest part of a text that is covered by what is no text.
  package static let shares = (least: 0.2, most: 0.95)

  let pair: LayoutShape.Cover
  private let text, above: ViewFrame

  init(_ text: ViewFrame, _ above: ViewFrame, _ pair: LayoutShape.Cover) {
    (self.text, self.above, self.pair) = (text, above, pair)
  }

  /// The widths of which the least is that of the part that is covered; and so the heights.
  private var widths: [Double] {
    [text.maxX - above.origin.x, above.maxX - text.origin.x, text.size.width, above.size.width]
  }
  private var heights: [Double] {
    [text.maxY - above.origin.y, above.maxY - text.origin.y, text.size.height, above.size.height]
  }

  /// By how much the text is higher: it decides which of both is lower.
  var higher: Double { text.size.height - above.size.height }

  /// How much of a line's height may lie over another line without letters that touch.
  ///
  /// Of 1.19 sizes the system's face keeps 0.26 above its capitals and 0.23 below the baseline.
  package static let blankShare = 0.4

  /// By how much one reaches over the edges of the other: all are more than 0 where it lies over it.
  private var reach: (left: Double, right: Double, top: Double, bottom: Double) {
    let least = Self.blankShare * min(text.size.height, above.size.height)
    return (
      text.maxX - above.origin.x - 2, above.maxX - text.origin.x - 2,
      text.maxY - above.origin.y - least, above.maxY - text.origin.y - least
    )
  }

  /// What decides whether one lies over the other: all are more than 0 then.
  var numbers: [Double] {
    let reach = reach
    return [
      reach.left, reach.right, reach.top, reach.bottom, text.size.width - 2, above.size.width - 2,
    ]
  }

  /// What decides, where one lies over the other, whether something between them covers the same part:
  /// four numbers for each of them and each of the two frames.
  func numbers(_ plates: [ViewFrame]) -> [Double] {
    plates.flatMap { plate in
      [text, above].flatMap { frame in
        [
          frame.origin.x - plate.origin.x, frame.origin.y - plate.origin.y,
          plate.maxX - frame.maxX, plate.maxY - frame.maxY,
        ].map { $0 + ViewFrame.leastCovered }
      }
    }
  }

  /// How it comes out, and whether that is known for certain: 0 where neither lies over the other.
  func outcome(_ plates: (CoveredText) -> [ViewFrame]) -> (signs: [UInt8], isExact: Bool) {
    let rounding = LayoutComparisons.least
    let reach = reach
    let over = min(
      reach.left, reach.right, reach.top, reach.bottom,
      min(text.size.width, above.size.width) - 2)
    guard over > -rounding, let part = text.part(in: above) else { return ([0], true) }
    var signs: [UInt8] = [1]
    var isExact = over > rounding
    if !pair.isOfTexts {
      let share = part.size.width * part.size.height / (text.size.width * text.size.height)
      for limit in [Self.shares.least, Self.shares.most] {
        signs.append(share > limit ? 1 : 0)
        isExact = isExact && abs(share - limit) > rounding
      }
    }
    for plate in plates(self) { signs.append(plate.covers(part) ? 1 : 0) }
    return (signs, isExact)
  }

  /// Whether one side is apart from the other at the beginning and at the end of a piece of widths,
  /// given a quarter of it and its middle: then it is between them too.
  func isApart(to middle: CoveredText) -> Bool {
    func isApart(_ one: Double, _ two: Double) -> Bool {
      2 * one - two < -LayoutComparisons.least && 3 * two - 2 * one < -LayoutComparisons.least
    }
    let (one, two) = (reach, middle.reach)
    return isApart(one.left, two.left) || isApart(one.right, two.right)
      || isApart(one.top, two.top) || isApart(one.bottom, two.bottom)
  }

  /// Where in a piece, from 0 to 1, the part that is covered is one of the limits.
  ///
  /// It is given at a quarter of the piece and at its middle. Lengths are linear, and areas their products.
  func changesOfShare(to middle: CoveredText) -> [Double] {
    if pair.isOfTexts { return [] }
    let (widths, heights) = (
      Self.lines(widths, middle.widths), Self.lines(heights, middle.heights)
    )
    // The size of the text is the third of both.
    let whole = widths[2].times(heights[2])
    return widths.flatMap { width in
      heights.flatMap { height in
        [Self.shares.least, Self.shares.most].flatMap { limit in
          width.times(height).less(whole, by: limit).zeros.filter { place in
            width.isLeast(of: widths, at: place) && height.isLeast(of: heights, at: place)
          }
        }
      }
    }
  }

  private static func lines(_ quarter: [Double], _ middle: [Double]) -> [Line] {
    zip(quarter, middle).map { one, two in Line(start: 2 * one - two, slope: 4 * (two - one)) }
  }

  private struct Line {
    let start, slope: Double

    func value(at place: Double) -> Double { start + slope * place }

    func times(_ other: Line) -> Parabola {
      Parabola(
        a: slope * other.slope, b: start * other.slope + slope * other.start,
        c: start * other.start)
    }

    func isLeast(of lines: [Line], at place: Double) -> Bool {
      let own = value(at: place)
      return lines.allSatisfy { $0.value(at: place) > own - LayoutComparisons.least }
    }
  }

  /// `a x² + b x + c`.
  private struct Parabola {
    let a, b, c: Double

    func less(_ other: Parabola, by factor: Double) -> Parabola {
      Parabola(a: a - factor * other.a, b: b - factor * other.b, c: c - factor * other.c)
    }

    var zeros: [Double] {
      if abs(a) < 1e-9 * max(abs(b), abs(c)) { return b == 0 ? [] : [-c / b] }
      let square = b * b - 4 * a * c
      guard square >= 0 else { return [] }
      return [-1, 1].map { (-b + $0 * square.squareRoot()) / (2 * a) }
    }
  }
}

extension ViewFrame {
  /// An edge that is farther in by less than this is taken for the same edge.
  fileprivate static let leastCovered = 0.001

  /// Whether another frame is inside of it, up to rounding.
  package func covers(_ part: ViewFrame) -> Bool {
    let least = Self.leastCovered
    return origin.x < part.origin.x + least && origin.y < part.origin.y + least
      && maxX > part.maxX - least && maxY > part.maxY - least
  }
}
