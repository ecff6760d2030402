import LayEngine
import LayLanguage

/// Finds the pieces of a picture over a range of proposals on one axis.
///
/// - Rule: where a layout can be followed exactly, pieces end where one of its linear ranges ends,
///   and where only the drawing changes, as when a view begins to overflow. Else a picture is made
///   at each step of the slider, and steps that change linearly are joined into one piece.
struct PictureSearch {
  let view: CurrentView
  let line: ProposalLine
  let clipName: String
  let lookout: Lookout

  private(set) var pieces: [PicturePiece] = []
  /// The proposals at which the structure of the layout changes, in order.
  private(set) var changes: [Double] = []
  /// The extents of all pictures that were tried.
  private(set) var extents: [ViewFrame] = []
  /// Whether the pieces are exact between the steps too.
  private(set) var isFollowed = false

  /// The most pieces that a page holds.
  static let mostPieces = 600
  /// The positions in a piece at which it is checked, as fractions of its length.
  private static let places = [1.0 / 1024, 1.0 / 16, 0.5, 15.0 / 16, 1023.0 / 1024]
  /// The precision of a search for a change, and the distance for rounding it, in points.
  private static let (finest, rounding) = (1e-9, 5e-6)

  init(_ view: CurrentView, _ line: ProposalLine, clipName: String, _ lookout: Lookout) {
    (self.view, self.line, self.clipName, self.lookout) = (view, line, clipName, lookout)
  }

  /// - Parameter steps: the positions of the slider in points, in order.
  mutating func find(_ steps: [Double]) throws(Diagnostic) {
    guard let lower = steps.first, let upper = steps.last, lower < upper else { return }
    if view.sweepEngine != nil {
      let search = RangeSearch(view: view, line: line, hasFrames: true, lookout: lookout)
      let found = try search.find(over: lower...upper) { () throws(Diagnostic) in steps }
      try throwIfStopped(found)
      if found.pieceEnds.count <= Self.mostPieces, found.pieceEnds.last == upper {
        isFollowed = true
        let changes = Breakpoints(found: found, range: lower...upper).changes
        self.changes = changes.map(\.start.length)
        return try follow(from: lower, found.pieceEnds)
      }
    }
    try step(through: steps)
  }

  private func throwIfStopped(_ found: FoundRanges) throws(Diagnostic) {
    if let stop = found.stop { throw stop }
  }

  /// The picture at a length.
  mutating func picture(at length: Double) throws(Diagnostic) -> PictureTemplate {
    try lookout.check()
    let proposal = line.proposal(length)
    do throws(Diagnostic) {
      let layout = try view.triedLayout(proposal)
      let template = PictureTemplate(layout, clipName: clipName, lookout)
      if let extent = template.extent { extents.append(extent) }
      try lookout.check()
      return template
    } catch {
      if error.isInterruption { throw error }
      return PictureTemplate(error.message, proposing: proposal)
    }
  }

  // MARK: Exact pieces

  private mutating func follow(from lower: Double, _ ends: [Double]) throws(Diagnostic) {
    var start = lower
    try add(at: lower)
    for end in ends {
      try add(from: start, to: end)
      try add(at: end)
      start = end
    }
  }

  private mutating func add(at length: Double) throws(Diagnostic) {
    let template = try picture(at: length)
    if let last = pieces.last, last.agrees(with: template, at: length) {
      pieces[pieces.count - 1].extend(to: length, template.numbers)
    } else {
      pieces.append(PicturePiece(template, at: length))
    }
  }

  private mutating func add(_ piece: PicturePiece) {
    if let joined = pieces.last?.joined(with: piece) {
      pieces[pieces.count - 1] = joined
    } else {
      pieces.append(piece)
    }
  }

  /// Adds the pieces between two lengths, which are not included.
  private mutating func add(from start: Double, to end: Double) throws(Diagnostic) {
    var start = start
    while start < end {
      try lookout.check()
      guard pieces.count <= 2 * Self.mostPieces else { return }
      let (piece, change) = try piece(from: start, to: end)
      add(piece)
      guard let change else { return }
      try add(at: change)
      start = change
    }
  }

  /// The first piece after a length, and the length at which it ends if that is before `end`.
  private mutating func piece(
    from start: Double, to end: Double
  ) throws(Diagnostic) -> (PicturePiece, change: Double?) {
    let span = end - start
    let near = (start + span / 2048, start + span / 1024)
    let short = PicturePiece(
      over: start..<end, try picture(at: near.0), at: near.0, try picture(at: near.1), at: near.1)
    var good = near.1
    for place in Self.places.map({ start + span * $0 }) {
      if short.agrees(with: try picture(at: place), at: place) {
        good = place
        continue
      }
      let change = try change(of: short, from: good, to: place)
      guard change > start + Self.finest, change < end - Self.finest else { break }
      return (try wide(from: start, to: change), change)
    }
    return (try wide(from: start, to: end), nil)
  }

  /// A piece through the pictures at one and three quarters of a range.
  private mutating func wide(from start: Double, to end: Double) throws(Diagnostic) -> PicturePiece
  {
    let (one, other) = (start + (end - start) / 4, start + (end - start) * 3 / 4)
    return PicturePiece(
      over: start..<end, try picture(at: one), at: one, try picture(at: other), at: other)
  }

  /// The length at which the picture begins to differ from a piece.
  private mutating func change(
    of piece: PicturePiece, from good: Double, to bad: Double
  ) throws(Diagnostic) -> Double {
    var (good, bad) = (good, bad)
    while bad - good > Self.finest {
      let middle = good + (bad - good) / 2
      guard middle > good, middle < bad else { break }
      if piece.agrees(with: try picture(at: middle), at: middle) {
        good = middle
      } else {
        bad = middle
      }
    }
    for parts in [1.0, 8, 1000] {
      let round = (bad * parts).rounded() / parts
      if abs(round - bad) < Self.rounding { return round }
    }
    return bad
  }

  // MARK: Pieces from steps

  private mutating func step(through steps: [Double]) throws(Diagnostic) {
    pieces = []
    var last: StructureAnswer?
    for length in steps {
      let answer = try view.sample(at: length, of: line, hasFrames: true).answer
      if let last, last != answer { changes.append(length) }
      last = answer
      let template = try picture(at: length)
      guard let piece = pieces.last else {
        pieces.append(PicturePiece(template, at: length))
        continue
      }
      let isFirst = piece.start == piece.end && piece.texts == template.texts
      if isFirst || piece.agrees(with: template, at: length) {
        pieces[pieces.count - 1].extend(to: length, template.numbers)
      } else {
        pieces.append(PicturePiece(template, at: length))
      }
    }
  }
}

/// The picture of a layout and its caption, split into texts and the numbers between them.
///
/// Pictures with the same texts are one picture in which only the numbers change.
struct PictureTemplate {
  /// The texts before, between and after the numbers: one more than there are numbers.
  let texts: [String]
  /// The numbers in full precision; the picture shows three decimals at most.
  let numbers: [Double]
  /// The extent of the drawing; nil if nothing can be drawn.
  var extent: ViewFrame?

  /// The separator between the picture and its caption.
  static let separator: Character = "\u{3}"

  /// The template of a layout that `SVGBoxes` draws.
  init(_ layout: Layout, clipName: String, _ lookout: Lookout) {
    let pen = SVGPen(number: Self.marked, clipName: clipName)
    let scene = Scene(layout.root, drawsAll: true, lookout)
    let extent = scene.extent(withProposalUpTo: SVGPicture.longestProposal)
    let parts = extent == nil ? [] : SVGBoxes(scene, Picture(layout.root), lookout, pen).parts
    let caption = Self.caption(of: layout, pen)
    self.init(parts.joined(separator: "\n") + String(Self.separator) + caption)
    self.extent = extent
  }

  /// The template for a layout that fails, with its error message as caption.
  init(_ failure: String, proposing proposal: ProposedViewSize) {
    let lengths = [proposal.width, proposal.height].map(Self.length)
    self.init(
      "\(Self.separator)\(lengths[0]) x \(lengths[1]) → error: \(SVGText.escaped(failure))")
  }

  private init(_ marked: String) {
    var texts = [""]
    var numbers: [Double] = []
    var rest = marked[...]
    while let start = rest.firstIndex(of: SVGPen.marks.before) {
      let behind = rest[rest.index(after: start)...]
      guard let end = behind.firstIndex(of: SVGPen.marks.behind) else { break }
      texts[texts.count - 1] += rest[..<start]
      if let number = Double(behind[..<end]) {
        numbers.append(number)
        texts.append("")
      }
      rest = behind[behind.index(after: end)...]
    }
    texts[texts.count - 1] += rest
    self.texts = texts
    self.numbers = numbers
  }

  /// The proposal and the answer.
  private static func caption(of layout: Layout, _ pen: SVGPen) -> String {
    let lengths = [
      layout.proposal.width, layout.proposal.height, layout.size.width, layout.size.height,
    ].map(length)
    var caption = "\(lengths[0]) x \(lengths[1]) → \(lengths[2]) x \(lengths[3])"
    if let chosen = layout.root.chosen {
      let count = layout.tree.children(of: layout.root.node).count
      caption += "  candidate \(chosen) of \(count)"
    }
    return caption
  }

  private static func length(_ length: Double?) -> String { length.map(marked) ?? "nil" }

  private static func marked(_ number: Double) -> String {
    guard number.isFinite else { return NumberText.of(number) }
    return "\(SVGPen.marks.before)\(number)\(SVGPen.marks.behind)"
  }

  /// The picture and its caption as text for a page.
  var shown: (picture: String, caption: String) {
    Self.shown(texts, numbers)
  }

  static func shown(_ texts: [String], _ numbers: [Double]) -> (picture: String, caption: String) {
    var text = texts[0]
    for (number, next) in zip(numbers, texts.dropFirst()) { text += NumberText.of(number) + next }
    let end = text.firstIndex(of: separator) ?? text.endIndex
    return (String(text[..<end]), String(text[end...].dropFirst()))
  }
}

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
        Self.rounded(number + (next - number) * (length - place) / (otherPlace - place))
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
  private static func rounded(_ number: Double) -> Double {
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
