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
      let answer = try structure(at: length)
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

  private func structure(at length: Double) throws(Diagnostic) -> StructureAnswer {
    do throws(Diagnostic) {
      let layout = try view.triedLayout(line.proposal(length))
      return StructureSample(length: length, layout, hasFrames: true).answer
    } catch {
      if error.isInterruption { throw error }
      return .failure(error.message)
    }
  }
}
