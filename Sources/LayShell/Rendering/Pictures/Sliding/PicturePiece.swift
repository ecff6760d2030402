import LayEngine

/// A range of proposals over which a picture has the same texts and each number changes linearly.
struct PicturePiece {
  let start: RangeEnd
  private(set) var end: RangeEnd
  let texts: [String]
  /// The numbers at both ends; for an end that is not included, the limits.
  let first: [Double]
  private(set) var last: [Double]

  /// Numbers closer than this are equal, since sums in another order differ by rounding errors.
  private static let rounding = 1e-6

  /// The picture at one proposal.
  init(_ template: PictureTemplate, at length: Double) {
    start = RangeEnd(length: length, isIncluded: true)
    end = start
    texts = template.texts
    first = template.numbers
    last = template.numbers
  }

  /// A piece that interpolates between two pictures with the same texts.
  ///
  /// - Parameter range: the range of the piece, whose ends are not included.
  init(
    over range: Range<Double>, _ one: PictureTemplate, at place: Double, _ other: PictureTemplate,
    at otherPlace: Double
  ) {
    start = RangeEnd(length: range.lowerBound, isIncluded: false)
    end = RangeEnd(length: range.upperBound, isIncluded: false)
    texts = one.texts
    func numbers(at length: Double) -> [Double] {
      zip(one.numbers, other.numbers).map { number, next in
        Self.settled(number + (next - number) * (length - place) / (otherPlace - place))
      }
    }
    first = numbers(at: range.lowerBound)
    last = numbers(at: range.upperBound)
  }

  private init(
    _ start: RangeEnd, _ end: RangeEnd, _ texts: [String], _ first: [Double], _ last: [Double]
  ) {
    (self.start, self.end, self.texts, self.first, self.last) = (start, end, texts, first, last)
  }

  /// A number without rounding errors.
  private static func settled(_ number: Double) -> Double {
    let near = (number * 1e6).rounded() / 1e6
    return abs(near - number) < 1e-9 ? near : number
  }

  func contains(_ length: Double) -> Bool {
    (start.isIncluded ? start.length <= length : start.length < length)
      && (end.isIncluded ? length <= end.length : length < end.length)
  }

  /// The numbers at a proposal, extrapolated outside of the piece.
  func numbers(at length: Double) -> [Double] {
    let span = end.length - start.length
    guard span > 0 else { return first }
    let part = (length - start.length) / span
    return zip(first, last).map { $0 + ($1 - $0) * part }
  }

  /// Whether this piece gives the picture at a proposal.
  func agrees(with template: PictureTemplate, at length: Double) -> Bool {
    template.texts == texts && Self.areSame(numbers(at: length), template.numbers)
  }

  private static func areSame(_ numbers: [Double], _ others: [Double]) -> Bool {
    zip(numbers, others).allSatisfy { abs($0 - $1) <= rounding * max(1, abs($0)) }
  }

  /// Extends the piece to a proposal at which its numbers still change linearly.
  mutating func extend(to length: Double, _ numbers: [Double]) {
    end = RangeEnd(length: length, isIncluded: true)
    last = numbers
  }

  /// This piece and the next one as one piece; nil if the next does not continue it linearly.
  func joined(with next: PicturePiece) -> PicturePiece? {
    guard texts == next.texts, end.length == next.start.length,
      end.isIncluded || next.start.isIncluded
    else { return nil }
    let piece = PicturePiece(start, next.end, texts, first, next.last)
    let isSame =
      Self.areSame(piece.numbers(at: end.length), last)
      && Self.areSame(piece.numbers(at: end.length), next.first)
    return isSame ? piece : nil
  }
}
