/// A text whose characters have fonts of their own.
///
/// - Rule: as `TextRule`, except that the height of a line is its largest ascent plus its largest
///   descent: its characters share one baseline. Boundaries of runs have no influence on line
///   breaks. The ellipsis of a truncated line has the font of the character beside it. A line that
///   is only reserved has the height of the font around the text.
/// - Source: layout-rules 2.2; how lines of several fonts are measured follows from TextKit's line
///   fragments, and how an ellipsis is chosen is our own choice.
enum RunText: LeafRule {
  static var needsMemory: Bool { true }

  struct Parameters: BitwiseCopyable {
    /// The text's characters, as places in the store.
    var first, end: Int32
    /// 0 where there is no limit.
    var lowerLimit, upperLimit: Int32
    var truncation: TruncationMode
    var alignment: TextAlignment
    var lineHeight, lineSpacing, minimumScale: Double
    /// The scale of the fonts, at most 1.
    var scale: Double
  }

  struct Measure<N: Scalar> {
    var size: Size<N>
    var lineCount: Int32
    var widest = 0.0
    var isCut = false
    var fits = true
    var scale = 1.0
    /// The baselines of the first line and of the last one, from the top.
    var firstBaseline = 0.0
    var lastBaseline = 0.0
  }

  // If inlined into the dispatch, its variables would use stack space for views of every rule.
  @inline(never)
  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    let text: Parameters = pass.parameters(of: node)
    let measure = measure(text, proposal, &pass)
    if T.isOn {
      pass.tell(id, width: .own, height: .own)
      if !TextRule.isZero(proposal) { tell(text, measure, id, proposal, &pass) }
    }
    return measure.size
  }

  /// Traces how high each line is.
  @inline(never)
  private static func tell<N, T>(
    _ text: Parameters, _ measure: Measure<N>, _ id: NodeID, _ proposal: Proposal<N>,
    _ pass: inout Pass<N, T>
  ) {
    var scaled = text
    scaled.scale = measure.scale
    var heights: [Double] = []
    _ = wrap(scaled, pass.text, proposal, &pass.record) { heights.append($0.height) }
    let measurement = RunsMeasurement(
      widest: measure.widest, heights: heights, lineSpacing: text.lineSpacing,
      limit: text.upperLimit == 0 ? nil : Int(text.upperLimit), scale: measure.scale,
      isCut: measure.isCut)
    pass.trace.append(.brokeRuns(id, measurement))
  }

  /// False for a text that may shrink: its font sizes change in steps.
  static func isAffine(_ node: Node, _ tree: ViewTree) -> Bool {
    let text: Parameters = tree.parameters(of: node)
    return text.minimumScale == 1
  }

  static func measure<N, T>(
    _ text: Parameters, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Measure<N> {
    let measure = measure(text, pass.text, proposal, &pass.record)
    pass.otherWork &+= Int(text.end - text.first)
    return measure
  }

  /// How large a text is, in lines and points, at a proposal; `store` has its characters.
  static func measure<N: Scalar>(
    _ text: Parameters, _ store: TextStore, _ proposal: Proposal<N>, _ record: inout N.Record
  ) -> Measure<N> {
    if TextRule.isZero(proposal) { return Measure(size: .zero, lineCount: 1) }
    let whole = wrap(text, store, proposal, &record)
    guard !whole.fits, text.minimumScale < 1 else { return whole }
    var low = max(Int(clamping: (text.minimumScale * Double(steps)).rounded(.up)), 1)
    var high = steps
    var found: Int?
    var scaled = text
    while low < high {
      let middle = (low + high) / 2
      scaled.scale = Double(middle) / Double(steps)
      if wrap(scaled, store, proposal, &record).fits {
        found = middle
        low = middle + 1
      } else {
        high = middle
      }
    }
    scaled.scale =
      found.map { Double($0) / Double(steps) } ?? max(text.minimumScale, 1 / Double(steps))
    var measure = wrap(scaled, store, proposal, &record)
    measure.scale = scaled.scale
    return measure
  }

  /// The scales that are tried are multiples of one `steps`th, as in `TextScaling`.
  private static let steps = 1024

  /// Breaks a text into lines at one scale of the fonts.
  ///
  /// - Parameter show: called with each line that is kept.
  static func wrap<N: Scalar>(
    _ text: Parameters, _ store: TextStore, _ proposal: Proposal<N>, _ record: inout N.Record,
    show: (RunLine) -> Void = { _ in }
  ) -> Measure<N> {
    let width = proposal.width.or(.infinity)
    let height = proposal.height.or(.infinity)
    let limit = text.upperLimit == 0 ? Int32.max : text.upperLimit
    var breaker = RunBreaker<N>(store, text)
    var measure = Measure<N>(size: .zero, lineCount: 0)
    var bottom = 0.0
    var kept: (line: RunLine, start: RunBreaker<N>)?
    func finish(_ line: RunLine) {
      show(line)
      measure.widest = max(measure.widest, line.width)
      let top = measure.lineCount == 0 ? 0 : bottom + text.lineSpacing
      measure.lastBaseline = top + line.ascent
      if measure.lineCount == 0 { measure.firstBaseline = line.ascent }
      measure.lineCount += 1
      bottom = top + line.height
    }
    while !breaker.isAtEnd {
      let start = breaker
      let line = breaker.next(width, &record)
      guard let before = kept else {
        kept = (line, start)
        continue
      }
      // There is room for the line before; is there for this one?
      let top = measure.lineCount == 0 ? 0 : bottom + text.lineSpacing
      let needed = top + before.line.height + text.lineSpacing + line.height
      let hasRoom = !height.isFinite || !N.isLess(height, N(needed), &record)
      guard measure.lineCount + 1 < limit, hasRoom else {
        var cut = before.start
        kept = (cut.truncated(text.truncation, width, &record), before.start)
        measure.isCut = true
        break
      }
      finish(before.line)
      kept = (line, start)
    }
    if let kept { finish(kept.line) }
    if measure.lineCount < text.lowerLimit {
      let missing = Double(text.lowerLimit - measure.lineCount)
      bottom += missing * (text.lineHeight * text.scale + text.lineSpacing)
    }
    return measured(measure, text, bottom, proposal, &record)
  }

  private static func measured<N: Scalar>(
    _ lines: Measure<N>, _ text: Parameters, _ height: Double, _ proposal: Proposal<N>,
    _ record: inout N.Record
  ) -> Measure<N> {
    var measure = lines
    let width = proposal.width.or(.infinity)
    var answer = N(measure.widest.roundedUpToPixel)
    if width.isFinite {
      answer = N.smaller(answer, N.larger(width, N(0), &record), &record)
    }
    measure.size = Size(answer, N(height.roundedUpToPixel))
    measure.fits = !measure.isCut
    if measure.fits, text.minimumScale < 1 {
      measure.fits =
        !N.isLess(width, N(measure.widest), &record)
        && !N.isLess(proposal.height.or(.infinity), N(height), &record)
    }
    return measure
  }

  /// The baseline of the first or the last line that is shown.
  static func position<N, T>(
    of guide: AlignmentGuide, _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> N? {
    guard guide.isTextBaseline else { return nil }
    let measure = measure(pass.parameters(of: node), placed.proposal, &pass)
    let first = measure.firstBaseline.rounded()
    if guide == .firstTextBaseline { return N(first) }
    return N(first + measure.lastBaseline - measure.firstBaseline)
  }
}
