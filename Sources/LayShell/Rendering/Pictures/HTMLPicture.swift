import LayEngine
import LayLanguage
import LayTerminal

/// A layout as an HTML page: the SVG picture and a table of the views that are drawn.
enum HTMLPicture: PictureFormat {
  static let option = "--html"
  static let fileEnding = ".html"
  static let mark = "<meta name=\"generator\" content=\"lay show --html\">"
  static let power = Power.page

  static func text(_ picture: Picture, _ lookout: Lookout) -> String? {
    guard let drawing = SVGPicture.text(picture, lookout) else { return nil }
    let view = picture.view
    let title = SVGText.escaped(PictureCaption.title(of: view))
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
      ProposalText.of(frame.size),
      "\(PlaceText.of(frame.origin.x)), \(PlaceText.of(frame.origin.y))",
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
