import LayEngine
import LayLanguage

/// Finds the pieces of a picture over a range of proposals on one axis.
///
/// - Rule: a picture is made at each position of the slider, and at each length at which the
///   structure of the layout changes. Pictures that follow each other and in which each number
///   changes linearly are one piece.
struct PictureSearch {
  let view: CurrentView
  let line: ProposalLine
  let clipName: String
  let lookout: Lookout

  private(set) var pieces: [PicturePiece] = []
  /// The proposals at which the structure of the layout changes, in order.
  private(set) var changes: [Double] = []
  /// The extents of all pictures.
  private(set) var extents: [ViewFrame] = []

  /// The most pieces that a page holds.
  static let mostPieces = 600

  init(_ view: CurrentView, _ line: ProposalLine, clipName: String, _ lookout: Lookout) {
    (self.view, self.line, self.clipName, self.lookout) = (view, line, clipName, lookout)
  }

  /// - Parameter steps: the positions of the slider in points, in order.
  mutating func find(_ steps: [Double]) throws(Diagnostic) {
    guard let lower = steps.first, let upper = steps.last, lower < upper else { return }
    let search = RangeSearch(view: view, line: line, hasFrames: true, lookout: lookout)
    let found =
      view.sweepEngine == nil
      ? try search.step(through: steps)
      : try search.find(over: lower...upper) { () throws(Diagnostic) in steps }
    if let stop = found.stop { throw stop }
    changes = Breakpoints(found: found, range: lower...upper, lookout).changes.map(\.start.length)
    for length in Set(steps + changes).sorted() { try add(at: length) }
  }

  private mutating func add(at length: Double) throws(Diagnostic) {
    let template = try picture(at: length)
    if let last = pieces.last, last.goesOn(in: template, at: length) {
      pieces[pieces.count - 1].extend(to: length, template.numbers)
    } else {
      pieces.append(PicturePiece(template, at: length))
    }
  }

  private mutating func picture(at length: Double) throws(Diagnostic) -> PictureTemplate {
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
    let parts = extent == nil ? [] : SVGBoxes(scene, Picture(view: layout.root), lookout, pen).parts
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
    var text = texts[0]
    for (number, next) in zip(numbers, texts.dropFirst()) { text += NumberText.of(number) + next }
    let end = text.firstIndex(of: Self.separator) ?? text.endIndex
    return (String(text[..<end]), String(text[end...].dropFirst()))
  }
}

/// Proposals at which a picture has the same texts, and at which its numbers change linearly.
struct PicturePiece {
  let start: Double
  private(set) var end: Double
  let texts: [String]
  /// The numbers at both ends.
  let first: [Double]
  private(set) var last: [Double]

  /// Numbers closer than this are equal, since sums in another order differ by rounding errors.
  private static let rounding = 1e-6

  /// The picture at one proposal.
  init(_ template: PictureTemplate, at length: Double) {
    (start, end, texts) = (length, length, template.texts)
    (first, last) = (template.numbers, template.numbers)
  }

  /// The numbers at a proposal, extrapolated outside of the piece.
  func numbers(at length: Double) -> [Double] {
    guard end > start else { return first }
    let part = (length - start) / (end - start)
    return zip(first, last).map { $0 + ($1 - $0) * part }
  }

  /// Whether the piece gives the picture at a later proposal too; a single picture goes on in any
  /// with the same texts.
  func goesOn(in template: PictureTemplate, at length: Double) -> Bool {
    template.texts == texts
      && (start == end
        || zip(numbers(at: length), template.numbers).allSatisfy {
          abs($0 - $1) <= Self.rounding * max(1, abs($0))
        })
  }

  /// Extends the piece to a later proposal, at which it has these numbers.
  mutating func extend(to length: Double, _ numbers: [Double]) { (end, last) = (length, numbers) }
}
