import LayEngine
import LayLanguage
import LayTerminal

/// Draws a layout to scale, with lines for the edges of views and text in place.
///
/// At full scale a column is 4 points and a row 10, so that a line of text at the default size has
/// a row between the lines of its box. What is too wide for the window is drawn narrower, and what
/// is very high lower, each on its own, so that texts stay readable. Leaves,
/// named views and the whole are drawn; other containers and modifiers would only repeat edges.
struct BoxDrawing {
  let style: Style
  private let lookout: Lookout

  init(_ style: Style, _ lookout: Lookout = Lookout()) {
    self.style = style
    self.lookout = lookout
  }

  /// The lower edge of a proposal that is further below the drawing is told and not drawn.
  private static let nearEdge = 50.0

  func draw(_ view: PlacedView) -> String {
    let scene = Scene(view, lookout)
    let widest = Double(style.columns - 1) / CellScale.columnsPerPoint
    guard let extent = scene.extent(withEdgesUpTo: widest, below: Self.nearEdge) else {
      let answer = "\(ViewTitle.withContent(view.view)) answers \(ProposalText.of(view.frame.size))"
      return style.visible(answer + scene.reasonForNothing)
    }
    let scale = CellScale(extent, columns: style.columns)
    let (canvas, isCut) = paint(view, scene, scale)
    var lines = canvas.lines(style)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return (lines + caption(view, scale, scene, isCut, extent)).joined(separator: "\n")
  }

  /// Draws all boxes of a scene.
  ///
  /// - Parameter marked: a frame to be seen before the others.
  /// - Returns: the picture, and whether it has no room for all of the text that is shown.
  func paint(
    _ view: PlacedView, _ scene: Scene, _ scale: CellScale, marked: ViewFrame? = nil
  ) -> (canvas: Canvas, isCut: Bool) {
    var canvas = Canvas(columns: scale.columns, rows: scale.rows)
    for box in scene.boxes { drawBox(box, scale, &canvas) }
    var isCut = false
    for box in scene.boxes where !lookout.isOver { drawTexts(box, scale, &canvas, &isCut) }
    for box in scene.boxes where !lookout.isOver { drawName(box, scale, &canvas) }
    if let marked {
      let cells = scale.cells(of: marked)
      canvas.mark(
        left: cells.left, top: cells.top, right: cells.right, bottom: cells.bottom, .prompt)
    }
    drawProposal(view, scale, &canvas)
    return (canvas, isCut)
  }

  private func drawBox(_ box: Scene.Box, _ scale: CellScale, _ canvas: inout Canvas) {
    let cells = scale.cells(of: box.visible)
    canvas.box(
      left: cells.left, top: cells.top, right: cells.right, bottom: cells.bottom,
      ink(of: box.view.view), lookout)
  }

  private func ink(of view: View) -> Ink? {
    switch color(of: view) {
    case "red", "orange": .red
    case "green", "mint": .green
    case "blue", "indigo": .blue
    case "yellow": .yellow
    case "purple", "pink": .magenta
    case "cyan", "teal": .cyan
    default: nil
    }
  }

  private func color(of view: View) -> String? {
    if let color = view.content as? Color { return color.color }
    switch view.content as? Effect {
    case .border(let color, _), .fill(let color), .foreground(let color): return color
    default: return nil
    }
  }

  /// - Parameter isCut: becomes true if the picture has no room for all of the text that is shown.
  private func drawTexts(
    _ box: Scene.Box, _ scale: CellScale, _ canvas: inout Canvas, _ isCut: inout Bool
  ) {
    let placed = box.view
    guard placed.view.content is Text else { return }
    let frame = placed.frame
    // What is seen is laid out in the size that the text got, whatever was proposed for it.
    let size = ProposedViewSize(width: frame.size.width, height: frame.size.height)
    guard let text = placed.layout.tree.textLines(of: placed.node, at: size) else { return }
    let lines = text.lines
    let (left, top) = scale.cell(box.visible.origin.x, box.visible.origin.y)
    let (right, bottom) = scale.cell(box.visible.maxX, box.visible.maxY)
    guard right - left >= 2 else { return }
    for (index, line) in lines.enumerated() where !lookout.isOver {
      let lineCount = Double(max(lines.count, text.reservedLines))
      let middle = frame.size.height * (Double(index) + 0.5) / lineCount
      // In a box without a row inside, a text stands on its upper edge.
      let row = bottom - top < 2 ? top : scale.row(frame.origin.y + middle)
      guard row > top || bottom - top < 2, row < bottom || bottom - top < 2 else { continue }
      let line = style.visible(line)
      let room = right - left - 1
      if DisplayWidth.of(line) > room { isCut = true }
      let free = max(room - DisplayWidth.of(line), 0)
      let indentation = text.alignment.share(of: lines.count > 1 ? free : 0)
      canvas.write(line, at: left + 1 + indentation, row, until: right, .strong, marksCut: false)
    }
  }

  private func drawName(_ box: Scene.Box, _ scale: CellScale, _ canvas: inout Canvas) {
    guard let name = box.view.view.name.map(style.visible) else { return }
    let (left, top) = scale.cell(box.visible.origin.x, box.visible.origin.y)
    let right = scale.column(box.visible.maxX)
    guard right - left >= 3 else { return }
    canvas.write(name, at: left + 1, top, until: right, .cyan)
  }

  /// The proposal's edges, where they are not those of the view.
  private func drawProposal(_ view: PlacedView, _ scale: CellScale, _ canvas: inout Canvas) {
    if let width = view.proposal.width, width.isFinite {
      let column = scale.column(view.frame.origin.x + width)
      for row in 0..<canvas.rows {
        canvas.putBehind(style.isPlain ? ":" : "┊", at: column, row, .yellow)
      }
    }
    if let height = view.proposal.height, height.isFinite {
      let row = scale.row(view.frame.origin.y + height)
      for column in 0..<canvas.columns {
        canvas.putBehind(style.isPlain ? "." : "┈", at: column, row, .yellow)
      }
    }
  }

  private func caption(
    _ view: PlacedView, _ scale: CellScale, _ scene: Scene, _ isCut: Bool, _ extent: ViewFrame
  ) -> [String] {
    var caption =
      "\(ViewTitle.subject(view.view))  \(ProposalText.of(view.proposal)) \(style.arrow) "
      + ProposalText.of(view.frame.size)
    if let chosen = view.chosen { caption += "  candidate \(chosen)" }
    var lines = captionLines(caption, .faint)
    if let rest = Self.rest(view, extent) { lines += captionLines(rest, .faint) }
    for scroll in scene.scrolls { lines += captionLines(scroll, .faint) }
    for overflow in scene.overflows { lines += captionLines(overflow, .red) }
    let cells = [
      ("column", scale.pointsPerColumn, CellScale.columnsPerPoint),
      ("row", scale.pointsPerRow, CellScale.rowsPerPoint),
    ].filter { $0.1 * $0.2 > 1 + 1e-9 }
    if !cells.isEmpty {
      let sizes = cells.map { cell, points, _ in
        "a \(cell) is \(NumberText.of((points * 10).rounded() / 10)) points"
      }
      lines += captionLines("drawn smaller: \(sizes.joined(separator: ", "))", .faint)
    }
    if isCut {
      lines += captionLines("the ends of texts are left out, for which it has no room", .faint)
    }
    return lines
  }

  /// How far the proposal goes on where its edges are not drawn.
  private static func rest(_ view: PlacedView, _ extent: ViewFrame) -> String? {
    let sides = [
      ("to the right", view.proposal.width.map { view.frame.origin.x + $0 - extent.maxX }),
      ("below", view.proposal.height.map { view.frame.origin.y + $0 - extent.maxY }),
    ]
    let parts = sides.compactMap { side, rest in
      rest.flatMap { $0 > 0.001 && $0.isFinite ? "\(NumberText.of($0)) points \(side)" : nil }
    }
    return parts.isEmpty ? nil : "what is proposed goes on for \(parts.joined(separator: " and "))"
  }

  private func captionLines(_ text: String, _ ink: Ink) -> [String] {
    let text = style.visible(text)
    if DisplayWidth.of(text) <= style.columns { return [style.paint(text, ink)] }
    return Paragraph.lines(text, columns: style.columns, hanging: 2).map { style.paint($0, ink) }
  }
}

extension TextAlignment {
  /// How much of what is free beside a line is before it.
  fileprivate func share(of free: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: free / 2
    case .trailing: free
    }
  }
}
