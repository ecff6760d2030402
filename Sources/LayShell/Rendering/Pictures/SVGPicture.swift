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
    let title = picture.title
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

/// A layout as an HTML page: the SVG picture and a table of the views that are drawn.
enum HTMLPicture: PictureFormat {
  static let option = "--html"
  static let fileEnding = ".html"
  static let mark = "<meta name=\"generator\" content=\"lay show --html\">"
  static let power = Power.page

  static func text(_ picture: Picture, _ lookout: Lookout) -> String? {
    guard let drawing = SVGPicture.text(picture, lookout) else { return nil }
    let view = picture.view
    let title = SVGText.escaped(picture.title)
    let scene = Scene(view, lookout)
    let rows = (scene.boxes + scene.farBoxes).map(row)
    return
      ([
        "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">", mark,
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
        "<meta name=\"color-scheme\" content=\"light dark\">",
        "<title>\(title)</title>", "<style>\n\(style)\n</style>", "</head>", "<body>",
        "<figure>", drawing, "</figure>", "<table>",
        "<thead><tr><th>view</th><th>proposed</th><th>size</th><th>at</th></tr></thead>", "<tbody>",
      ] + rows + ["</tbody>", "</table>", "</body>", "</html>"]).joined(separator: "\n")
  }

  private static func row(_ box: Scene.Box) -> String {
    let frame = box.view.frame
    let cells = [
      ViewTitle.full(box.view.view), ProposalText.of(box.view.proposal),
      ProposalText.of(frame.size), PlaceText.of(frame.origin),
    ]
    return "<tr>" + cells.map { "<td>\(SVGText.escaped($0))</td>" }.joined() + "</tr>"
  }

  private static let style = """
      :root { color-scheme: light dark; }
      body { margin: 2rem; font: 15px/1.4 system-ui, sans-serif; background: #ffffff; color: #1d1d1f; }
      figure { margin: 1rem 0; overflow-x: auto; }
      table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
      th, td { text-align: left; padding: 0.2rem 1.2rem 0.2rem 0; border-bottom: 1px solid #d1d1d6; }
      td + td { white-space: nowrap; }
      @media (prefers-color-scheme: dark) {
        body { background: #1c1c1e; color: #f5f5f7; }
        th, td { border-bottom-color: #48484a; }
      }
    """
}
