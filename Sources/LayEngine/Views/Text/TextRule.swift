/// Text that wraps and truncates, in one font or in several runs with fonts of their own.
///
/// - Rule: an unspecified length is unlimited. The text is broken into lines by the width. At most
///   the line limit and at most as many lines as fit in a finite height are kept, at least one;
///   the last kept line is truncated if there were more. Answer the width of the widest kept line
///   with the blanks at which it wraps, never more than a finite proposal, and the height of the kept
///   or reserved lines, with the line spacing between them. A line is as high as its largest ascent
///   and its largest descent: its characters share one baseline. 0 x 0 answers 0 x 0. An empty text
///   is one line high and reserves nothing.
/// - Source: layout-rules 2.2; that reserved lines have line spacing too, and the font around the
///   text, is our own choice, and so is the ellipsis in the font of the character beside it.
enum TextRule: LeafRule {
  static var rule: Rule { .textRule }
  static var needsMemory: Bool { true }

  struct Measure<N: Scalar> {
    var size = Size<N>.zero
    var lineCount: Int32 = 0
    /// The widest line with the blanks at which it wraps, and the widest as they are drawn.
    var widest = 0.0
    var widestDrawn = 0.0
    /// The cells of the widest line, and of the blanks at which it wraps, and the width of these.
    var cells: Int32 = 0
    var blankCells: Int32 = 0
    var blankWidth = 0.0
    /// The index of the widest line.
    var widestLine: Int32 = 0
    /// The height of the lines that are shown, from the first one's top.
    var height = 0.0
    /// What is between the last line of several runs and the next.
    var gap = 0.0
    /// Whether the last line was truncated.
    var isCut = false
    /// The first piece inside of which a line ends; nil where all end between two.
    var brokenPiece: Int32?
    /// Whether nothing is cut, no line is wider than the proposal and all lines together are not
    /// higher.
    ///
    /// Width and height count only for texts that may shrink; others fit if nothing is cut.
    var fits = true
    var scale = 1.0
    /// The first line's baseline, from the top, and how far the last line's is below it.
    var firstBaseline = 0.0
    var betweenBaselines = 0.0
  }

  // If inlined into the dispatch, its variables would use stack space for views of every rule.
  @inline(never)
  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    let text: TextParameters = pass.parameters(of: node)
    let measure = measure(text, proposal, &pass)
    if T.isOn, !isZero(proposal) {
      let room = room(forLinesOf: text, measure, proposal)
      let drawn = room.map { self.measure(text, $0, &pass) } ?? measure
      trace(text, drawn, id, room ?? proposal, &pass)
    }
    return measure.size
  }

  /// In what a text is drawn whose reserved lines make it higher than a small proposal; nil for what is drawn in that.
  ///
  /// - Source: layout-rules 2.2.9; that a text is drawn in the size that it got, 2.9.
  /// - Value: two reserved lines of 20.333 to which 28.7 is proposed are drawn in 40.667, and both are seen.
  private static func room<N: Scalar>(
    forLinesOf text: TextParameters, _ measure: Measure<N>, _ proposal: Proposal<N>
  ) -> Proposal<N>? {
    guard measure.isCut, measure.lineCount < text.lowerLimit else { return nil }
    return Proposal(proposal.width, Length(measure.size.height))
  }

  /// How a text is drawn that is placed with a proposal, and in what.
  static func drawn<N: Scalar>(
    _ text: TextParameters, _ store: TextStore, _ proposal: Proposal<N>, _ record: inout N.Record,
    isOver: () -> Bool = { false }
  ) -> (measure: Measure<N>, room: Proposal<N>) {
    let measure = measure(text, store, proposal, &record, isOver: isOver)
    guard let room = room(forLinesOf: text, measure, proposal) else { return (measure, proposal) }
    return (self.measure(text, store, room, &record, isOver: isOver), room)
  }

  /// Tells how the text was broken into lines.
  private static func trace<N, T>(
    _ text: TextParameters, _ measure: Measure<N>, _ id: NodeID, _ proposal: Proposal<N>,
    _ pass: inout Pass<N, T>
  ) {
    let scaled = text.scaled(by: measure.scale)
    var measurement = TextMeasurement(
      lineCount: Int(measure.lineCount), cells: Int(measure.cells),
      blankCells: Int(measure.blankCells), width: measure.widest,
      blankWidth: measure.blankWidth, height: measure.height,
      advance: scaled.face.advance, lineHeight: scaled.face.lineHeight,
      lineSpacing: scaled.lineGap, limit: text.upperLimit == 0 ? nil : Int(text.upperLimit),
      room: nil, reserved: Int(text.lowerLimit), scale: measure.scale, isCut: measure.isCut,
      isProportional: text.isProportional, isEstimated: text.widths == .estimated,
      widestLine: Int(measure.widestLine))
    let isOver = pass.shouldStop
    if text.isProportional {
      measurement.margin = margin(
        scaled, measure, proposal, pass.text, &pass.record, isOver: isOver)
    }
    if text.hasRuns {
      pass.tell(id, width: .own, height: .own)
      var heights: [Double] = []
      func show(_ breaker: LineBreaker<N>, _ line: TextLine) {
        let extent = breaker.extent(of: line)
        heights.append(extent.ascent + extent.descent)
      }
      _ = wrap(scaled, pass.text, proposal, &pass.record, show: show, isOver: isOver)
      measurement.lineHeights = heights
      if measure.isCut, proposal.height.or(.infinity).isFinite, !measurement.isCutByLimit {
        measurement.room = heights.count
      }
    } else {
      measurement.room = lineRoom(scaled, proposal, &pass.record).map { Int($0) }
    }
    pass.trace.append(.broke(id, measurement))
  }

  /// By how much the proposed width decides how a text breaks, where that is less than 1 %: widths of a
  /// face that are not exact are about as wrong.
  static func margin<N: Scalar>(
    _ text: TextParameters, _ measure: Measure<N>, _ proposal: Proposal<N>, _ store: TextStore,
    _ record: inout N.Record, isOver: () -> Bool
  ) -> Double? {
    let width = proposal.width.or(.infinity).value
    // A text that is offered what it answered is not near to another answer.
    let isOwnWidth = measure.lineCount == 1 && !measure.isCut && measure.size.width.value == width
    guard width.isFinite, width > 0, !isOwnWidth else { return nil }
    var margin = Double.infinity
    func show(_ breaker: LineBreaker<N>, _ line: TextLine) {
      margin = min(margin, breaker.margin(line, width))
    }
    _ = wrap(text, store, proposal, &record, show: show, isOver: isOver)
    return margin < width / 100 ? margin : nil
  }

  /// False for a text that may shrink: where it does, its font size changes in steps.
  static func isAffine(_ node: Node, _ tree: ViewTree) -> Bool {
    let text: TextParameters = tree.parameters(of: node)
    return text.minimumScale == 1
  }

  static func isZero<N>(_ proposal: Proposal<N>) -> Bool {
    let zero = Length(N(0))
    return Length.same(proposal.width, zero) && Length.same(proposal.height, zero)
  }

  /// Measures a text in a pass, and counts its words and lines as work.
  private static func measure<N, T>(
    _ text: TextParameters, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Measure<N> {
    let pieceCount = Int(text.endPiece - text.firstPiece)
    // A line may have no more than a character of a piece.
    let pieces = pass.text.pieces
    let length = pieces[Int(text.endPiece) - 1].end - pieces[Int(text.firstPiece)].blank
    if length >= Self.longText { return measureLong(text, proposal, &pass) }
    let measure = measure(text, pass.text, proposal, &pass.record)
    pass.otherWork &+= pieceCount &+ Int(measure.lineCount)
    return measure
  }

  /// From so many characters on, a text is a long work of its own.
  private static var longText: Int32 { 1 << 16 }

  /// Measures a text that may take long, and ends the pass where it has to stop.
  @inline(never)
  private static func measureLong<N, T>(
    _ text: TextParameters, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Measure<N> {
    let shouldStop = pass.shouldStop
    let measure = measure(text, pass.text, proposal, &pass.record, isOver: shouldStop)
    if shouldStop() { pass.fail(.interrupted) }
    return measure
  }

  /// How large a text is, in lines and points, at a proposal; `store` has its words.
  static func measure<N: Scalar>(
    _ text: TextParameters, _ store: TextStore, _ proposal: Proposal<N>, _ record: inout N.Record,
    isOver: () -> Bool = { false }
  ) -> Measure<N> {
    if isZero(proposal) { return Measure(lineCount: 1) }
    let whole = wrap(text, store, proposal, &record, isOver: isOver)
    guard !whole.fits, text.minimumScale < 1 else { return whole }
    let scale = scale(text, store, proposal, &record, isOver: isOver)
    var scaled = wrap(text.scaled(by: scale), store, proposal, &record, isOver: isOver)
    scaled.scale = scale
    return scaled
  }

  // MARK: Lines

  /// Breaks a text into lines in one font size.
  ///
  /// - Parameters:
  ///   - show: called with each line that is kept.
  ///   - isOver: called after some thousand lines; if it returns true, the rest is left out.
  static func wrap<N: Scalar>(
    _ text: TextParameters, _ store: TextStore, _ proposal: Proposal<N>, _ record: inout N.Record,
    show: (LineBreaker<N>, TextLine) -> Void = { _, _ in }, isOver: () -> Bool = { false }
  ) -> Measure<N> {
    let width = proposal.width.or(.infinity)
    let limit = text.upperLimit == 0 ? Int32.max : text.upperLimit
    var breaker = LineBreaker<N>(text, store)
    var measure = Measure<N>()
    while !breaker.isAtEnd, !measure.isCut {
      if measure.lineCount & 0xFFF == 0xFFF, isOver() { break }
      let start = breaker
      var line = breaker.next(width, &record)
      if !breaker.isAtEnd {
        let isLast = measure.lineCount + 1 >= limit
        if isLast || !hasRoom(after: line, breaker, measure, text, proposal, &record) {
          line = start.truncated(text.truncation, width, &record)
          measure.isCut = true
        } else if measure.brokenPiece == nil {
          measure.brokenPiece = breaker.brokenPiece
        }
      }
      measure.add(line, breaker, text, store)
      show(breaker, line)
    }
    answer(&measure, text, proposal, &record)
    return measure
  }

  /// Whether a finite height has room for the next line behind one that is not counted yet.
  private static func hasRoom<N: Scalar>(
    after line: TextLine, _ breaker: LineBreaker<N>, _ measure: Measure<N>, _ text: TextParameters,
    _ proposal: Proposal<N>, _ record: inout N.Record
  ) -> Bool {
    let height = proposal.height.or(.infinity)
    guard height.isFinite else { return true }
    var needed = text.height(of: measure.lineCount + 2)
    if text.hasRuns {
      var ahead = breaker
      let next = ahead.next(proposal.width.or(.infinity), &record)
      let (own, others) = (breaker.extent(of: line), breaker.extent(of: next))
      // What is above the line is known from the line before, and `height` ends with that line.
      let top = measure.lineCount == 0 ? 0 : measure.height + measure.gap
      needed = top + (own.ascent + own.descent) + text.lineGap(leading: own.leading)
      needed += others.ascent + others.descent
    }
    return !N.isLess(height, N(needed), &record)
  }

  /// How many lines in the font of the text a finite height has room for; nil where it is not finite.
  static func lineRoom<N: Scalar>(
    _ text: TextParameters, _ proposal: Proposal<N>, _ record: inout N.Record
  ) -> Int32? {
    let height = proposal.height.or(.infinity)
    guard height.isFinite else { return nil }
    let step = text.face.lineHeight + text.lineGap
    return Int32(clamping: ((height + N(text.lineGap)) / step).roundedDown(&record))
  }

  /// The size of the lines that were found, and whether the text fits in what is proposed.
  private static func answer<N: Scalar>(
    _ measure: inout Measure<N>, _ text: TextParameters, _ proposal: Proposal<N>,
    _ record: inout N.Record
  ) {
    let width = proposal.width.or(.infinity)
    measure.fits = !measure.isCut
    if measure.fits, text.minimumScale < 1 {
      measure.fits =
        !N.isLess(width, N(measure.widestDrawn), &record)
        && !N.isLess(proposal.height.or(.infinity), N(measure.height), &record)
    }
    if measure.lineCount < text.lowerLimit {
      let missing = Double(text.lowerLimit - measure.lineCount)
      measure.height =
        text.hasRuns
        ? measure.height + missing * (text.face.lineHeight + text.lineGap)
        : text.height(of: text.lowerLimit)
    }
    if text.face.leading != 0, text.lineSpacing == 0, measure.lineCount > 1,
      Length.same(proposal.width, Length(N(0)))
    {
      // Measured: at a width of 0 the last line has no leading above it.
      measure.height -= text.face.leading
      measure.betweenBaselines -= text.face.leading
    }
    var answer = N(measure.widest.roundedUpToPixel(text.pixels))
    if width.isFinite {
      answer = N.smaller(answer, N.larger(width, N(0), &record), &record)
    }
    measure.size = Size(answer, N(measure.height.roundedUpToPixel(text.pixels)))
  }

  // MARK: Shrinking

  private static let steps = 1024

  /// The scale of the fonts of a text that does not fit.
  ///
  /// - Rule: if a text does not fit, its fonts are scaled down, at most to the smallest scale, until
  ///   it fits; if it does not fit even then, it is laid out at that scale, and truncated. Widths of
  ///   characters, heights of lines and baselines scale; the distance between lines does not. The text
  ///   may wrap first. It does not shrink for lines that are only reserved. The scale is the largest
  ///   multiple of 1/1024 at which the text fits; it fits at smaller ones too.
  ///   Between its full size and the smallest scale the size is not linear in the proposal.
  /// - Source: layout-rules 2.2.14; the steps, and the rules for distances and reserved lines, are
  ///   our own choice.
  private static func scale<N: Scalar>(
    _ text: TextParameters, _ store: TextStore, _ proposal: Proposal<N>, _ record: inout N.Record,
    isOver: () -> Bool
  ) -> Double {
    func fits(_ step: Int) -> Bool {
      let scaled = text.scaled(by: Double(step) / Double(steps))
      return wrap(scaled, store, proposal, &record, isOver: isOver).fits
    }
    var fitting = max(Int(clamping: (text.minimumScale * Double(steps)).rounded(.up)), 1)
    // The text does not fit in its full size.
    var high = steps
    guard fitting < high, fits(fitting) else { return max(text.minimumScale, 1 / Double(steps)) }
    let known = N.takeRecord(&record)
    while fitting + 1 < high, !isOver() {
      let middle = (fitting + high) / 2
      if fits(middle) { fitting = middle } else { high = middle }
    }
    let moves = N.distance(record).isFinite
    record = known
    if moves { N.breakOff(&record) }
    return Double(fitting) / Double(steps)
  }

  // MARK: Baselines

  /// The baseline of the first or the last line that is shown.
  ///
  /// - Source: layout-rules 2.2.16.
  static func position<N, T>(
    of guide: AlignmentGuide, _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> N? {
    let text: TextParameters = pass.parameters(of: node)
    guard guide.isTextBaseline else { return nil }
    if guide == .firstTextBaseline, text.minimumScale == 1, !text.hasRuns {
      return N(text.face.ascent.roundedToPixel(text.pixels))
    }
    let measure = measure(text, placed.proposal, &pass)
    // At 0 x 0 no line was measured.
    let ascent = measure.firstBaseline == 0 ? text.face.ascent : measure.firstBaseline
    let first = ascent.roundedToPixel(text.pixels)
    let last = first + measure.betweenBaselines
    return N(
      guide == .firstTextBaseline
        ? first : text.isProportional ? last.roundedUpToPixel(text.pixels) : last)
  }
}

extension TextRule.Measure {
  /// Counts a line that is shown below the others.
  fileprivate mutating func add(
    _ line: TextLine, _ breaker: LineBreaker<N>, _ text: TextParameters, _ store: TextStore
  ) {
    let drawn = breaker.drawnWidth(of: line)
    let width = line.blanksEnd == line.end ? drawn : store.width(text, line.start, line.blanksEnd)
    widestDrawn = max(widestDrawn, drawn)
    if width > widest || lineCount == 0 {
      (widest, blankWidth, widestLine) = (width, width - drawn, lineCount)
      if !text.hasRuns {
        blankCells = store.units(line.end, line.blanksEnd)
        cells = store.units(line.start, line.blanksEnd)
        if let cut = line.cut { cells &+= 1 &+ store.units(cut.restStart, cut.restEnd) }
      }
    }
    let extent = breaker.extent(of: line)
    if lineCount == 0 { firstBaseline = extent.ascent }
    lineCount += 1
    if text.hasRuns {
      let top = lineCount == 1 ? 0 : height + gap
      betweenBaselines = top + extent.ascent - firstBaseline
      height = top + extent.ascent + extent.descent
      gap = text.lineGap(leading: extent.leading)
    } else {
      betweenBaselines = Double(lineCount - 1) * (text.face.lineHeight + text.lineGap)
      height = text.height(of: lineCount)
    }
  }
}
