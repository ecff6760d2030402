/// Text that wraps and truncates.
///
/// - Rule: an unspecified length is unlimited. The text is broken into lines by the width. At most
///   the line limit and at most as many lines as fit in a finite height are kept, at least one;
///   the last kept line is truncated if there were more. Answer the width of the widest kept line,
///   never more than a finite proposal, and the height of the kept or reserved lines, with the
///   line spacing between them. 0 x 0 answers 0 x 0. An empty text is one line high and reserves
///   nothing.
/// - Source: layout-rules 2.2; that reserved lines have line spacing too is our own choice.
enum TextRule: LeafRule {
  static var needsMemory: Bool { true }

  struct Parameters: BitwiseCopyable {
    var firstPiece, endPiece: Int32
    /// Where the text's characters start in the store.
    var firstCharacter: Int32
    /// 0 where there is no limit.
    var lowerLimit, upperLimit: Int32
    var truncation: TruncationMode
    var alignment: TextAlignment
    var letterCase: LetterCase?
    var advance, lineHeight, ascent: Double
    var lineSpacing, minimumScale: Double
    /// The width of the text on one line, if it is a single line at every width from that on and at
    /// every height; else NaN.
    var naturalWidth: Double
    /// The number of lines in a width below that of a character, so that each line has one
    /// character; 0 where it is not known beforehand.
    var lettersBelow: Int32
  }

  struct Measure<N: Scalar> {
    var size: Size<N>
    var lineCount: Int32
    /// The cells of the widest line.
    var cells: Int32 = 0
    /// Whether the last line was truncated.
    var isCut = false
    /// Whether nothing is cut, no line is wider than the proposal and all lines together are not
    /// higher.
    ///
    /// Width and height count only for texts that may shrink; others fit if nothing is cut.
    var fits = true
    var scale: Double = 1
  }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    let text: Parameters = pass.parameters(of: node)
    let measure = measure(text, proposal, &pass)
    if T.isOn, !isZero(proposal) {
      let scaled = text.scaled(by: measure.scale)
      let measurement = TextMeasurement(
        lineCount: Int(measure.lineCount), cells: Int(measure.cells),
        width: scaled.width(of: measure.cells),
        height: scaled.height(of: max(measure.lineCount, text.lowerLimit)),
        advance: scaled.advance, lineHeight: scaled.lineHeight, lineSpacing: text.lineSpacing,
        limit: text.upperLimit == 0 ? nil : Int(text.upperLimit),
        room: lineRoom(scaled, proposal, &pass.record).map { Int($0) },
        reserved: Int(text.lowerLimit), scale: measure.scale, isCut: measure.isCut)
      pass.trace.append(.broke(id, measurement))
    }
    return measure.size
  }

  /// The answer of a text that has room for its one line, or none at all; nil for other cases.
  @inline(__always)
  static func quickAnswer<N, T>(
    _ node: Node, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N>? {
    if isZero(proposal) { return .zero }
    let text: Parameters = pass.parameters(of: node)
    guard text.naturalWidth > 0, text.lowerLimit <= 1 else { return nil }
    let width = N(text.naturalWidth)
    guard !pass.isLess(proposal.width.or(.infinity), width) else { return nil }
    return Size(width, N(text.lineHeight.roundedUpToPixel))
  }

  /// The width is known at 0 and for one line in unlimited width; the height depends on the width.
  @inline(__always)
  static func length<A: LengthAsker & ~Copyable>(
    _ node: Node, _ axis: Axis, _ proposal: Length<A.Number>, _ asker: inout A
  ) -> A.Number {
    let text: Parameters = asker.parameters(of: node)
    if axis == .vertical { return asker.unknownLength() }
    if Length.same(proposal, Length(A.Number(0))) { return A.Number(0) }
    let isOneLine = !text.naturalWidth.isNaN && !proposal.or(.infinity).isFinite
    return isOneLine ? A.Number(text.naturalWidth) : asker.unknownLength()
  }

  /// False for a text that may shrink: its font size changes in steps.
  static func isAffine(_ node: Node, _ tree: ViewTree) -> Bool {
    let text: Parameters = tree.parameters(of: node)
    return text.minimumScale == 1
  }

  /// Measures a text in a pass, and counts its words and lines as work.
  private static func measure<N, T>(
    _ text: Parameters, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Measure<N> {
    let measure = measure(text, pass.text, proposal, &pass.record)
    pass.otherWork &+= Int(text.endPiece - text.firstPiece) &+ Int(measure.lineCount)
    return measure
  }

  /// How large a text is, in lines and points, at a proposal; `store` has its words.
  static func measure<N: Scalar>(
    _ text: Parameters, _ store: TextStore, _ proposal: Proposal<N>, _ record: inout N.Record
  ) -> Measure<N> {
    if isZero(proposal) { return Measure(size: .zero, lineCount: 1) }
    let whole = wrap(text, store, proposal, &record)
    guard !whole.fits, text.minimumScale < 1 else { return whole }
    let scale = TextScaling.scale(text, store, proposal, &record)
    var scaled = wrap(text.scaled(by: scale), store, proposal, &record)
    scaled.scale = scale
    return scaled
  }

  /// Breaks a text into lines in one font size.
  static func wrap<N: Scalar>(
    _ text: Parameters, _ store: TextStore, _ proposal: Proposal<N>, _ record: inout N.Record
  ) -> Measure<N> {
    let width = proposal.width.or(.infinity)
    let lines = lines(text, store, width, keptLines(text, proposal, &record), &record)
    let height = text.height(of: max(lines.count, text.lowerLimit)).roundedUpToPixel
    var answer = N(text.width(of: lines.cells).roundedUpToPixel)
    if width.isFinite {
      answer = N.smaller(answer, N.larger(width, N(0), &record), &record)
    }
    var measure = Measure(
      size: Size(answer, N(height)), lineCount: lines.count, cells: lines.cells,
      isCut: lines.isCut)
    measure.fits =
      !lines.isCut
      && (text.minimumScale == 1
        || TextScaling.isInside(text, cells: lines.cells, lines.count, proposal, &record))
    return measure
  }

  /// How many lines there are, the cells of the widest, and whether the last one is cut.
  private typealias Lines = (count: Int32, cells: Int32, isCut: Bool)

  /// The lines in a width, at most `kept` of them.
  private static func lines<N: Scalar>(
    _ text: Parameters, _ store: TextStore, _ width: N, _ kept: Int32, _ record: inout N.Record
  ) -> Lines {
    // Stacks often ask for the smallest size, and so for the lines in a width of 0.
    if N.isConstant, text.lettersBelow > 0, text.advance > 0,
      N.isLess(width, N(text.advance), &record)
    {
      return (min(text.lettersBelow, kept), 1, text.lettersBelow > kept)
    }
    var breaker = LineBreaker<N>(store, text.firstPiece..<text.endPiece, advance: text.advance)
    var lines: Lines = (0, 0, false)
    while !breaker.isAtEnd, lines.count < kept {
      let before = breaker
      var cells = breaker.next(width, &record).cells
      lines.count += 1
      if lines.count == kept, !breaker.isAtEnd {
        breaker = before
        cells = breaker.truncated(text.truncation, width, &record).cells
        lines.isCut = true
      }
      lines.cells = max(lines.cells, cells)
    }
    return lines
  }

  static func isZero<N>(_ proposal: Proposal<N>) -> Bool {
    let zero = Length(N(0))
    return Length.same(proposal.width, zero) && Length.same(proposal.height, zero)
  }

  /// How many lines may be shown: the limit, and what the height has room for.
  private static func keptLines<N: Scalar>(
    _ text: Parameters, _ proposal: Proposal<N>, _ record: inout N.Record
  ) -> Int32 {
    let limit = text.upperLimit == 0 ? Int32.max : text.upperLimit
    guard let room = lineRoom(text, proposal, &record) else { return limit }
    return min(limit, max(room, 1))
  }

  /// How many lines a finite height has room for; nil where it is not finite.
  static func lineRoom<N: Scalar>(
    _ text: Parameters, _ proposal: Proposal<N>, _ record: inout N.Record
  ) -> Int32? {
    let height = proposal.height.or(.infinity)
    guard height.isFinite else { return nil }
    let step = text.lineHeight + text.lineSpacing
    return Int32(clamping: ((height + N(text.lineSpacing)) / step).roundedDown(&record))
  }

  /// The baseline of the first or the last line that is shown.
  ///
  /// - Source: layout-rules 2.2.16.
  static func position<N, T>(
    of guide: AlignmentGuide, _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> N? {
    let text: Parameters = pass.parameters(of: node)
    guard guide.isTextBaseline else { return nil }
    if guide == .firstTextBaseline, text.minimumScale == 1 { return N(text.ascent.rounded()) }
    let measure = measure(text, placed.proposal, &pass)
    let scaled = text.scaled(by: measure.scale)
    let first = scaled.ascent.rounded()
    if guide == .firstTextBaseline { return N(first) }
    let step = scaled.lineHeight + scaled.lineSpacing
    return N(first + Double(measure.lineCount - 1) * step)
  }
}
