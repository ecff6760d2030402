import LayEngine
import LayLanguage
import LayTerminal

/// Draws a layout to scale with characters: lines for the edges of views, and their texts.
///
/// At full scale a column is 4 points and a row 10, so that a line of text at the default size has
/// a row between the lines of its box. A drawing too wide for the window is scaled down in width,
/// and a very high one in height, independently, so that texts stay readable. Leaves, named views
/// and the root are drawn; other containers and modifiers would only repeat edges.
struct BoxDrawing {
  let style: Style
  let lookout: Lookout

  /// The distance in points below the drawing up to which the proposal's lower edge is drawn.
  private static let nearEdge = 50.0

  /// How many empty rows of a screen are folded into one.
  private static let foldedRows = 5

  func draw(_ picture: Picture) -> String {
    let view = picture.view
    let scene = Scene(view, at: picture.path, lookout)
    let widest = Double(style.columns - 1) / CellScale.columnsPerPoint
    guard let drawn = scene.extent(withEdgesUpTo: widest, below: Self.nearEdge) else {
      return style.visible(scene.sentenceForNothing(view))
    }
    let extent = drawn.including(picture.hidden.compactMap(\.frame))
    var drawing = drawing(picture, scene, extent, Fitting())
    guard let room = style.rows.map({ $0 - 1 }) else { return drawing.text(upTo: .max) }
    for fitting in Fitting.smaller where drawing.lineCount > room {
      drawing = self.drawing(picture, scene, extent, fitting)
    }
    return drawing.text(upTo: room)
  }

  /// How a picture is made lower.
  private struct Fitting {
    var pointsPerRow = 1 / CellScale.rowsPerPoint
    /// How many empty rows are folded into one; nil for those of a screen alone.
    var foldedRows: Int?

    /// What is tried for a window that is too low.
    ///
    /// Rows of 20 points still have a row for each line of text; smaller ones would write texts over
    /// each other.
    static let smaller = [
      Fitting(foldedRows: 2), Fitting(pointsPerRow: 20, foldedRows: 2),
    ]
  }

  /// The lines of a drawing.
  private struct Drawing {
    let picture: [String]
    let caption: [String]
    /// The titles of numbered boxes, each with its lines.
    let legend: [[String]]

    var lineCount: Int { picture.count + caption.count + legend.joined().count }

    /// - Parameter most: how many lines there may be; what there is no room for is told in the last.
    func text(upTo most: Int) -> String {
      var lines = picture + caption
      for (index, title) in legend.enumerated() {
        let isLast = index == legend.count - 1
        if lines.count + title.count + (isLast ? 0 : 1) > max(most, picture.count + 2) {
          lines.append("and \(legend.count - index) more, which `tree` lists in their order")
          break
        }
        lines += title
      }
      return lines.joined(separator: "\n")
    }
  }

  private func drawing(
    _ picture: Picture, _ scene: Scene, _ extent: ViewFrame, _ fitting: Fitting
  ) -> Drawing {
    let view = picture.view
    let scale = CellScale(
      extent, columns: style.columns, pointsPerRow: fitting.pointsPerRow)
    let labels = paint(picture, scene, scale)
    let usual = DrawnScreen(around: view) != nil ? Self.foldedRows : .max
    var lines = labels.canvas.lines(style, foldingFrom: fitting.foldedRows ?? usual)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return Drawing(
      picture: lines, caption: caption(picture, scale, scene, extent),
      legend: lookout.map(labels.legend) { captionLines($0, nil, hanging: 4) }
        + lookout.map(Array(picture.hidden.prefix(HiddenCandidate.most))) {
          captionLines($0.sentence, .faint)
        }
        + (picture.hidden.count <= HiddenCandidate.most
          ? [] : [captionLines("candidates after these 100 are told by `tree`", .faint)]))
  }

  /// Draws all boxes of a scene.
  ///
  /// - Parameters:
  ///   - marked: a frame to draw on top of the others; nil for none.
  ///   - numbers: whether boxes too small for their texts get numbers, for a legend.
  func paint(
    _ picture: Picture, _ scene: Scene, _ scale: CellScale, marked: ViewFrame? = nil,
    numbers: Bool = true
  ) -> PaintedBoxes {
    var canvas = Canvas(columns: scale.columns, rows: scale.rows)
    for box in scene.boxes { drawBox(box, scale, &canvas) }
    var labels = BoxLabels(style, scale, canvas, lookout)
    labels.add(scene.boxes, numbers: numbers)
    canvas = labels.canvas
    for line in scene.lines {
      if lookout.isOver { break }
      draw(line, scale, &canvas)
    }
    if let marked {
      let cells = scale.cells(of: marked)
      canvas.mark(
        left: cells.left, top: cells.top, right: cells.right, bottom: cells.bottom, .prompt)
    }
    for candidate in picture.hidden { drawHidden(candidate, scale, &canvas) }
    if let screen = DrawnScreen(around: picture.view) {
      draw(screen, scale, &canvas)
    } else {
      drawProposal(picture.view, scale, &canvas)
    }
    return PaintedBoxes(canvas: canvas, legend: labels.legend)
  }

  /// Draws a separator between two rows of a list, in cells that are still empty.
  private func draw(_ line: Scene.Line, _ scale: CellScale, _ canvas: inout Canvas) {
    let cells = scale.cells(of: line.frame)
    for column in cells.left...cells.right {
      canvas.putBehind(style.isPlain ? "." : "╌", at: column, cells.top, .faint)
    }
  }

  /// Draws the outline of a candidate that is not shown, in cells that are still empty.
  private func drawHidden(
    _ candidate: HiddenCandidate, _ scale: CellScale, _ canvas: inout Canvas
  ) {
    guard let frame = candidate.frame else { return }
    let cells = scale.cells(of: frame)
    drawEdges(cells, style.isPlain ? "." : "╌", style.isPlain ? ":" : "╎", .faint, &canvas)
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

  /// Draws the outline of a screen, its safe area and the home indicator.
  private func draw(_ screen: DrawnScreen, _ scale: CellScale, _ canvas: inout Canvas) {
    let isRound = screen.cornerRadius > 0 && !style.isPlain
    let signs: [Character] =
      style.isPlain
      ? ["-", "|", "+", "+", "+", "+"]
      : ["─", "│"] + (isRound ? ["╭", "╮", "╰", "╯"] : ["┌", "┐", "└", "┘"])
    let cells = scale.cells(of: screen.frame)
    let corners = [
      (cells.left, cells.top), (cells.right, cells.top), (cells.left, cells.bottom),
      (cells.right, cells.bottom),
    ]
    for (corner, sign) in zip(corners, signs[2...]) {
      canvas.putBehind(sign, at: corner.0, corner.1, .faint)
    }
    drawEdges(cells, signs[0], signs[1], .faint, &canvas)
    if let line = screen.homeIndicator {
      let cells = scale.cells(of: line)
      for column in cells.left...cells.right {
        canvas.putBehind(style.isPlain ? "=" : "━", at: column, cells.top, .faint)
      }
    }
    drawEdges(
      scale.cells(of: screen.safe), style.isPlain ? "." : "┈", style.isPlain ? ":" : "┊", .yellow,
      &canvas)
  }

  /// Draws the edges of a rectangle in cells that are still empty.
  private func drawEdges(
    _ cells: (left: Int, top: Int, right: Int, bottom: Int), _ across: Character,
    _ down: Character, _ ink: Ink, _ canvas: inout Canvas
  ) {
    for column in cells.left...max(cells.left, cells.right) {
      canvas.putBehind(across, at: column, cells.top, ink)
      canvas.putBehind(across, at: column, cells.bottom, ink)
    }
    for row in cells.top...max(cells.top, cells.bottom) {
      canvas.putBehind(down, at: cells.left, row, ink)
      canvas.putBehind(down, at: cells.right, row, ink)
    }
  }

  /// Draws the proposal's edges where they differ from the view's.
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
    _ picture: Picture, _ scale: CellScale, _ scene: Scene, _ extent: ViewFrame
  ) -> [String] {
    let view = picture.view
    var lines = captionLines(picture.title, .faint)
    if let screen = DrawnScreen(around: view) { lines += captionLines(screen.caption, .faint) }
    if let rest = Self.rest(view, extent) { lines += captionLines(rest, .faint) }
    for scroll in scene.scrolls { lines += captionLines(scroll, .faint) }
    for effect in scene.effects { lines += captionLines(effect, .faint) }
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
    return lines
  }

  /// The distances to edges of the proposal that are not drawn, as words; nil if there are none.
  private static func rest(_ view: PlacedView, _ extent: ViewFrame) -> String? {
    if DrawnScreen(around: view) != nil { return nil }
    let sides = [
      ("to the right", view.proposal.width.map { view.frame.origin.x + $0 - extent.maxX }),
      ("below", view.proposal.height.map { view.frame.origin.y + $0 - extent.maxY }),
    ]
    let parts = sides.compactMap { side, rest in
      rest.flatMap { $0 > 0.001 && $0.isFinite ? "\(NumberText.of($0)) points \(side)" : nil }
    }
    return parts.isEmpty ? nil : "what is proposed goes on for \(parts.joined(separator: " and "))"
  }

  private func captionLines(_ text: String, _ ink: Ink?, hanging: Int = 2) -> [String] {
    let seen = style.visible(text)
    if DisplayWidth.of(seen) <= style.columns { return [style.paint(seen, ink)] }
    return style.paragraph(text, ink, hanging: hanging)
  }
}

/// The canvas of a drawing, before it is written as lines of text.
struct PaintedBoxes {
  let canvas: Canvas
  /// The titles of the numbered boxes, which are too small for their labels.
  let legend: [String]
}
