import LayEngine
import LayLanguage

/// A picture of a layout with sliders for the proposal, which work without a layout engine.
///
/// It holds the pieces over which every number of the picture changes linearly.
struct SlidingPicture {
  /// The view's kind and name.
  let title: String
  let start: PictureTemplate
  let sliders: [PictureSlider]
  /// The visible part of the layout's coordinates, in points.
  let canvas: ViewFrame

  /// The most views of a picture with sliders; with more its page would be too large.
  private static let mostViews = 400
  /// The largest width or height of a picture that is drawn, in points.
  private static let largest = 4000.0

  /// - Parameters:
  ///   - number: makes identifiers unique among the pictures of one page.
  /// - Returns: nil if there is nothing that can be drawn.
  init?(
    _ view: CurrentView, at proposal: ProposedViewSize, number: Int, _ lookout: Lookout
  ) throws(Diagnostic) {
    let clipName = "clip\(number)-"
    let layout = try view.layout(proposal)
    let start = PictureTemplate(layout, clipName: clipName, lookout)
    guard let extent = start.extent, extent.size.width <= Self.largest,
      extent.size.height <= Self.largest
    else { return nil }
    title = ViewTitle.subject(view.view)
    self.start = start
    var sliders: [PictureSlider] = []
    var extents = [extent]
    if layout.root.hasViews(atMost: Self.mostViews) {
      let ideal = try? view.size(.ideal)
      let both = [(Axis.horizontal, \ViewSize.width), (.vertical, \ViewSize.height)]
      for (axis, side) in both {
        let (own, other) =
          axis == .horizontal
          ? (proposal.width, proposal.height) : (proposal.height, proposal.width)
        // The width always has a slider, the height only if a finite height is proposed.
        if axis == .vertical, own?.isFinite != true { continue }
        let finite = own.flatMap { $0.isFinite ? $0 : nil }
        let lengths = [ideal, layout.size].compactMap { $0?[keyPath: side] }
        var search = PictureSearch(
          view, ProposalLine(axis: axis, other: other), clipName: clipName, lookout)
        let steps = PictureSlider.steps(
          proposed: finite, lengths: lengths, least: axis == .horizontal ? 100 : 40)
        try search.find(steps)
        guard search.pieces.count <= PictureSearch.mostPieces else { continue }
        sliders.append(
          PictureSlider(
            line: search.line, steps: steps, start: finite, pieces: search.pieces,
            changes: search.changes))
        extents += search.extents
      }
    }
    self.sliders = sliders
    canvas = Self.canvas(extent, extents, sliders)
  }

  /// The part of all extents that is shown; far parts are cut off.
  ///
  /// A text at width 0, for example, is not shown down to its last line.
  private static func canvas(
    _ first: ViewFrame, _ extents: [ViewFrame], _ sliders: [PictureSlider]
  ) -> ViewFrame {
    func longest(_ axis: Axis) -> Double {
      sliders.first { $0.line.axis == axis }?.steps.last ?? 0
    }
    let width = max(first.size.width, longest(.horizontal))
    let height = max(first.size.height * 1.25, longest(.vertical), 80)
    var (left, top) = (first.origin.x, first.origin.y)
    var (right, bottom) = (first.maxX, first.maxY)
    for extent in extents {
      left = min(left, max(extent.origin.x, -width / 2))
      top = min(top, max(extent.origin.y, -height / 2))
      right = max(right, min(extent.maxX, width * 1.2))
      bottom = max(bottom, min(extent.maxY, height * 1.2))
    }
    return ViewFrame(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// One axis of a picture on which a slider changes the proposal, while the other axis is fixed.
struct PictureSlider {
  let line: ProposalLine
  /// The positions of the slider in points, from 0.
  let steps: [Double]
  /// The initial position; nil if no length is proposed on this axis.
  let start: Double?
  let pieces: [PicturePiece]
  /// The lengths at which the structure of the layout changes.
  let changes: [Double]

  private static let (longest, mostSteps, unit) = (3000.0, 500.0, 20.0)

  /// The positions from 0 to somewhat more than the proposal and the view's ideal length.
  ///
  /// - Parameters:
  ///   - proposed: the initial proposal; nil if it is not a length.
  ///   - lengths: the view's ideal length and its initial length; infinite ones are ignored.
  ///   - least: the smallest value of the last position, in points.
  static func steps(proposed: Double?, lengths: [Double], least: Double = 100) -> [Double] {
    var wanted = lengths.filter { $0.isFinite && $0 <= longest }.map { min($0 * 1.3, $0 + 100) }
    wanted.append(least)
    if let proposed {
      // A view with a very large ideal width would be drawn very small.
      wanted = wanted.map { min($0, 2 * proposed + 100) }
      wanted.append(min(proposed * 1.5, proposed + 120))
    }
    let upper = (min(wanted.max() ?? least, longest) / unit).rounded(.up) * unit
    let step = [1.0, 2, 5, 10].first { upper / $0 <= mostSteps } ?? unit
    return Array(stride(from: 0, through: upper, by: step))
  }

  /// The piece for a position of the slider, or for a change.
  func piece(at length: Double) -> PicturePiece? { pieces.last { $0.start <= length } }
}
