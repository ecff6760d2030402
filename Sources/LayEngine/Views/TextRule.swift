/// Text that wraps and truncates.
///
/// - Rule: an unspecified length is unlimited. Of the lines that the width gives, at most the line
///   limit and at most as many as fit in a finite height are kept, one at least; the last one kept
///   is truncated if there were more. Answer the widest kept line, never more than a finite
///   proposal, and the height of the lines kept or reserved. 0 x 0 answers 0 x 0.
/// - Source: layout-rules 2.2.
enum TextRule {
  struct Parameters: BitwiseCopyable {
    var firstPiece, endPiece: Int32
    /// Where the text's characters start in the store.
    var firstCharacter: Int32
    /// 0 where there is no limit.
    var lowerLimit, upperLimit: Int32
    var advance, lineHeight, ascent: Double
  }

  struct Measure<N: Scalar> {
    var size: Size<N>
    var lineCount: Int32
  }

  static func size<N, T>(
    _ node: Node, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    measure(pass.parameters(of: node), proposal, &pass).size
  }

  static func measure<N, T>(
    _ text: Parameters, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Measure<N> {
    if isZero(proposal) { return Measure(size: .zero, lineCount: 1) }
    let width = proposal.width.or(.infinity)
    let kept = keptLines(text, proposal, &pass)
    var breaker = LineBreaker<N>(
      pass.tree.text, text.firstPiece..<text.endPiece, advance: text.advance)
    var lineCount: Int32 = 0
    var widest: Int32 = 0
    while !breaker.isAtEnd, lineCount < kept {
      let before = breaker
      var line = breaker.next(width, &pass.record)
      lineCount += 1
      if lineCount == kept, !breaker.isAtEnd {
        breaker = before
        line = breaker.truncated(width, &pass.record)
      }
      widest = max(widest, line.cells)
    }
    let height = (Double(max(lineCount, text.lowerLimit)) * text.lineHeight).roundedUpToPixel
    var answer = N((Double(widest) * text.advance).roundedUpToPixel)
    if width.isFinite { answer = pass.smaller(answer, pass.larger(width, 0)) }
    return Measure(size: Size(answer, N(height)), lineCount: lineCount)
  }

  static func isZero<N>(_ proposal: Proposal<N>) -> Bool {
    let zero = Length(N(0))
    return Length.same(proposal.width, zero) && Length.same(proposal.height, zero)
  }

  /// How many lines may be shown: the limit, and what the height has room for.
  private static func keptLines<N, T>(
    _ text: Parameters, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Int32 {
    let limit = text.upperLimit == 0 ? Int32.max : text.upperLimit
    let height = proposal.height.or(.infinity)
    guard height.isFinite else { return limit }
    let room = (height / text.lineHeight).roundedDown(&pass.record)
    return min(limit, Int32(min(max(room, 1), Double(Int32.max))))
  }

  /// The baseline of the first or the last line that is shown.
  static func baseline<N, T>(
    _ guide: AlignmentGuide, _ node: Node, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> N? {
    let text: Parameters = pass.parameters(of: node)
    let first = text.ascent.rounded()
    switch guide {
    case .firstTextBaseline: return N(first)
    case .lastTextBaseline:
      let lineCount = measure(text, proposal, &pass).lineCount
      return N(first + Double(lineCount - 1) * text.lineHeight)
    default: return nil
    }
  }
}

extension Lowering {
  mutating func text(_ string: String, _ id: NodeID, _ environment: EnvironmentID) {
    let environment = self.environment(environment)
    let firstCharacter = Int32(text.cells.count)
    let pieces = text.add(string)
    let parameters = TextRule.Parameters(
      firstPiece: pieces.lowerBound, endPiece: pieces.upperBound, firstCharacter: firstCharacter,
      lowerLimit: Int32(clamping: environment.lineLimit.lower ?? 0),
      upperLimit: Int32(clamping: environment.lineLimit.upper ?? 0),
      advance: environment.font.advance, lineHeight: environment.font.lineHeight,
      ascent: environment.font.ascent)
    finish(
      id, .text, parameters: keep(parameters),
      NodeTraits(spacing: .text(environment.font), explicitGuides: .textBaselines))
  }
}

extension ViewTree {
  /// The lines that a text shows at a proposal, each as it is drawn.
  package func lines(of node: NodeID, at proposed: ProposedViewSize) -> [String] {
    guard nodes[Int(node)].rule == .text, case .text(let string) = view(of: node).kind else {
      return []
    }
    var pass = Pass<Double, NoTrace>(self)
    let text: TextRule.Parameters = pass.parameters(of: nodes[Int(node)])
    let proposal = Proposal<Double>(proposed)
    let count = TextRule.measure(text, proposal, &pass).lineCount
    if TextRule.isZero(proposal) { return [] }
    let characters = Array(string)
    let width = proposed.width ?? .infinity
    var breaker = LineBreaker<Double>(
      self.text, text.firstPiece..<text.endPiece, advance: text.advance)
    var lines: [String] = []
    for index in 0..<count {
      let before = breaker
      var line = breaker.next(width, &pass.record)
      let isCut = index == count - 1 && !breaker.isAtEnd
      if isCut {
        breaker = before
        line = breaker.truncated(width, &pass.record)
      }
      let start = Int(line.start - text.firstCharacter)
      let end = Int(line.end - text.firstCharacter)
      lines.append(String(characters[start..<max(start, end)]) + (isCut ? "…" : ""))
    }
    return lines
  }

  /// Points a cell and a line of a text; nil for other views.
  package func textMetrics(of node: NodeID) -> (advance: Double, lineHeight: Double)? {
    guard nodes[Int(node)].rule == .text else { return nil }
    let start = UnsafeRawPointer(parameters + Int(nodes[Int(node)].parameters))
    let text = start.loadUnaligned(as: TextRule.Parameters.self)
    return (text.advance, text.lineHeight)
  }
}
