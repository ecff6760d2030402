import LayEngine
import LayLanguage
import LayTerminal

/// A layout as an SVG picture to scale: a unit is a point.
///
/// The view's own size is solid, the proposal dashed, and views that overflow are red. Names and
/// frames of views are tooltips.
enum SVGPicture: PictureFormat {
  static let option = "--svg"
  static let fileEnding = ".svg"
  static let mark = SVGText.mark
  static let power = Power.picture

  private static let margin = 20.0
  private static let headingHeight = 34.0
  private static let lineHeight = 16.0
  /// The most characters of a heading, and the width of one in points.
  private static let (mostCells, cellWidth) = (70, 7.3)
  /// The longest length of a proposal that is drawn, in points; a longer one is only mentioned.
  static let longestProposal = 2000.0
  /// The size in points below which drawings are shown at twice their size.
  private static let small = 240.0

  static func text(_ picture: Picture, _ lookout: Lookout) -> String? {
    let view = picture.view
    let scene = Scene(view, at: picture.path, lookout)
    guard let drawn = scene.extent(withProposalUpTo: longestProposal) else { return nil }
    let extent = drawn.including(picture.hidden.compactMap(\.frame))
    let title = PictureCaption.title(of: view)
    let heading = DisplayWidth.cut(title, to: mostCells)
    let legend = legend(picture, scene)
    let widest = max(
      Double(DisplayWidth.of(heading)) * cellWidth,
      (legend.map { Double(DisplayWidth.of($0.text)) * 6.1 + 36 }.max() ?? 0))
    let width = max(extent.size.width, widest) + 2 * margin
    let bottom = headingHeight + extent.size.height + margin
    let height = bottom + Double(legend.count) * lineHeight + 6
    let (x, y) = (margin - extent.origin.x, headingHeight - extent.origin.y)
    var parts = [SVGText.text(heading, x: margin, y: 21, "heading")]
    parts.append("<g transform=\"translate(\(SVGText.number(x)) \(SVGText.number(y)))\">")
    parts += SVGBoxes(scene, picture, lookout).parts
    parts.append("</g>")
    for (number, entry) in legend.enumerated() {
      let y = bottom + lineHeight * (Double(number) + 0.5)
      if let line = entry.line {
        parts.append(
          "<line class=\"\(line)\" x1=\"20\" y1=\"\(SVGText.number(y - 3.5))\" x2=\"44\" "
            + "y2=\"\(SVGText.number(y - 3.5))\"/>")
      }
      parts.append(SVGText.text(entry.text, x: entry.line == nil ? 20 : 52, y: y, entry.kind))
    }
    let scale = max(extent.size.width, extent.size.height) < small ? 2.0 : 1
    return SVGText.document(width: width, height: height, scale: scale, title: title, parts)
  }

  private struct LegendEntry {
    /// The style class of the sample line beside the text; nil for none.
    var line: String?
    let text: String
    var kind = "faint"
  }

  private static func legend(_ picture: Picture, _ scene: Scene) -> [LegendEntry] {
    let view = picture.view
    var entries = [
      LegendEntry(line: "edge", text: "its own size, \(ProposalText.of(view.frame.size))")
    ]
    let proposal = view.proposal
    if let screen = DrawnScreen(around: view) {
      entries.append(.init(line: "proposal", text: screen.caption))
    } else if proposal.width?.isFinite == true || proposal.height?.isFinite == true {
      entries.append(.init(line: "proposal", text: "proposed, \(ProposalText.of(proposal))"))
    }
    if !scene.overflows.isEmpty {
      entries.append(.init(line: "over", text: "reaches beyond it:"))
      entries += scene.overflows.prefix(8).map {
        .init(text: DisplayWidth.cut($0, to: mostCells), kind: "alarm")
      }
      let more = scene.overflows.count - 8
      if more > 0 { entries.append(.init(text: "and \(more) more", kind: "alarm")) }
    }
    for (number, candidate) in picture.hidden.prefix(20).enumerated() {
      entries.append(
        .init(
          line: number == 0 ? "hidden" : nil,
          text: DisplayWidth.cut(candidate.sentence, to: mostCells)))
    }
    return entries
      + scene.scrolls.prefix(4).map { .init(text: DisplayWidth.cut($0, to: mostCells)) }
  }
}
