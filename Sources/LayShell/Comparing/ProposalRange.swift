import LayEngine
import LayLanguage

/// The proposals over which views are compared: a range on one axis or on both.
struct ProposalRange {
  /// One dimension of the proposals, in points.
  enum Dimension {
    /// One length for all proposals; nil asks for the ideal length.
    case fixed(Double?)
    case range(ClosedRange<Double>)

    var range: ClosedRange<Double>? {
      if case .range(let range) = self { range } else { nil }
    }
  }

  /// The largest number of proposals that are tried.
  private static let most = 100_000_000.0

  var width: Dimension
  var height: Dimension
  /// The distance between two proposals that are tried, in points.
  var step: Double
  /// Whether the program gives the step; otherwise it is the default.
  var hasStep = false
  /// Where the range is written.
  let span: SourceSpan

  /// The line of a range on one axis, with its lengths; nil for both axes or none.
  var line: (ProposalLine, ClosedRange<Double>)? {
    switch (width, height) {
    case (.range(let widths), .fixed(let height)):
      (ProposalLine(axis: .horizontal, other: height), widths)
    case (.fixed(let width), .range(let heights)):
      (ProposalLine(axis: .vertical, other: width), heights)
    default: nil
    }
  }

  /// The lengths to try in a range, including both its ends; with a step, not the last
  /// number of `0..<500`.
  ///
  /// - Throws: where there are too many.
  func points(of range: ClosedRange<Double>) throws(Diagnostic) -> [Double] {
    let count = ((range.upperBound - range.lowerBound) / step + 1e-9).rounded(.down)
    try requireFew(count, most: Self.most / 100)
    var points = (0...Int(count)).map { range.lowerBound + Double($0) * step }
    if ProposalBounds.isBelow(range.upperBound) {
      points.removeAll { $0 > range.upperBound }
      if hasStep { return points }
    }
    if let last = points.last, last < range.upperBound { points.append(range.upperBound) }
    return points
  }

  func requireFew(_ count: Int) throws(Diagnostic) {
    try requireFew(Double(count), most: Self.most)
  }

  private func requireFew(_ count: Double, most: Double) throws(Diagnostic) {
    guard count > most else { return }
    throw Diagnostic(.tooManyProposals(most), at: span)
  }
}

/// The proposals along one axis, with the same length on the other.
struct ProposalLine: Equatable {
  let axis: Axis
  /// In points; nil asks for the ideal length.
  let other: Double?

  func proposal(_ length: Double) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: other)
      : ProposedViewSize(width: other, height: length)
  }
}

extension Complaint {
  fileprivate static func tooManyProposals(_ most: Double) -> Complaint {
    Complaint(
      "these are more than \(NumberText.of(most)) proposals",
      hint: "take a shorter range, or a larger `step`")
  }
}

extension Words {
  /// Reads `width 0..500`, `height 0..100` or both, and `step 5`.
  ///
  /// - Parameter proposal: what is proposed on an axis that has no range.
  mutating func proposalRange(_ proposal: ProposedViewSize) throws(Diagnostic) -> ProposalRange {
    var range = ProposalRange(
      width: .fixed(proposal.width), height: .fixed(proposal.height), step: 1,
      span: next?.span ?? span)
    var isRange = false
    while let word = next {
      switch word.text {
      case "width":
        try requireNew(range.width, word)
        _ = take()
        range.width = .range(try bounds("widths"))
      case "height":
        try requireNew(range.height, word)
        _ = take()
        range.height = .range(try bounds("heights"))
      default:
        guard isRange else { throw complaint("`\(word.text)` is no axis", at: word.span) }
        if take("step") { try readStep(&range) }
        return range
      }
      isRange = true
    }
    guard isRange else { throw complaint("`\(command)` needs a range, such as `width 0..500`") }
    return range
  }

  private func requireNew(
    _ dimension: ProposalRange.Dimension, _ word: Word
  ) throws(Diagnostic) {
    guard dimension.range != nil else { return }
    throw complaint("`\(word.text)` has a range already", at: word.span)
  }

  private mutating func readStep(_ range: inout ProposalRange) throws(Diagnostic) {
    let span = next?.span
    range.step = try number("a step in points")
    range.hasStep = true
    guard range.step.isFinite, range.step > 0 else {
      throw complaint("a step is a number above 0", at: span)
    }
  }

  private mutating func bounds(_ what: String) throws(Diagnostic) -> ClosedRange<Double> {
    let word = try require("a range of \(what), such as `0..500`")
    let ends = Self.ends(of: word.text)
    guard let ends, let low = Double(ends.low), let high = Double(ends.high), low.isFinite,
      high.isFinite
    else {
      throw complaint(
        "`\(word.text)` is not a range", at: word.span,
        hint: "a range is written with dots between finite numbers, as in `0..500` or `0..<500`")
    }
    guard low <= high else {
      throw complaint(
        "the range `\(word.text)` ends before it begins", at: word.span,
        hint: "write `\(ends.high)\(ends.sign)\(ends.low)`")
    }
    guard ends.sign == ProposalBounds.open else { return low...high }
    guard low < high else {
      throw complaint(
        "the range `\(word.text)` has no lengths", at: word.span,
        hint: "`\(ends.low)..\(ends.high)` has one")
    }
    return low...high.nextDown
  }

  private static func ends(of text: String) -> (low: String, sign: String, high: String)? {
    guard let start = text.firstRange(of: "..") else { return nil }
    let low = String(text[..<start.lowerBound])
    for sign in ProposalBounds.signs where text[start.lowerBound...].hasPrefix(sign) {
      let high = String(text[start.lowerBound...].dropFirst(sign.count))
      return high.hasPrefix(".") ? nil : (low, sign, high)
    }
    return nil
  }
}

/// How the ends of a range of proposals are written: `0..500`, or as in Swift.
///
/// `0...500` is the same as `0..500`. `0..<500` ends with the last number below 500.
enum ProposalBounds {
  static let open = "..<"
  /// The longest first.
  static let signs = ["...", open, ".."]

  /// The range as it can be written: `0..500`, or `0..<500`.
  static func text(_ range: ClosedRange<Double>) -> String {
    let (low, high) = (NumberText.of(range.lowerBound), NumberText.of(range.upperBound))
    return "\(low)\(isBelow(range.upperBound) ? open : "..")\(high)"
  }

  /// Whether a length is the last number below one with few digits.
  static func isBelow(_ length: Double) -> Bool {
    Double(NumberText.of(length)) == length.nextUp
  }
}
