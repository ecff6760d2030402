import LayEngine
import LayLanguage
import LayTerminal

/// A layout as a bitmap to scale, which looks like the SVG picture.
struct PixelPicture {
  /// The margin around the drawing, in points.
  private static let margin = 8.0
  /// The largest scale, in pixels per point.
  private static let largestScale = 4.0

  /// The height in points that a row of the terminal shows at the default scale.
  ///
  /// A line of text, 20 points high, is then two rows high, so that its letters are readable.
  static let pointsOfHalfLine = 10.0

  private let scene: Scene
  private let picture: Picture
  private let extent: ViewFrame
  private let lookout: Lookout

  /// - Returns: nil if there is nothing that can be drawn.
  init?(_ picture: Picture, _ lookout: Lookout) {
    scene = Scene(picture.view, at: picture.path, lookout)
    guard let drawn = scene.extent(withProposalUpTo: SVGPicture.longestProposal) else {
      return nil
    }
    self.picture = picture
    self.lookout = lookout
    extent = drawn.including(picture.hidden.compactMap(\.frame))
  }

  /// The caption, as lines of text.
  var caption: [String] {
    [picture.title]
      + (DrawnScreen(around: picture.view).map { [$0.caption] } ?? []) + scene.scrolls
      + scene.overflows
      + picture.hidden.map(\.sentence)
  }

  /// The bitmap of the picture.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; reduced if the drawing would be larger than the limits.
  func bitmap(scale: Double, within limits: PixelSize, isDark: Bool) -> Bitmap {
    let (width, height) = (
      extent.size.width + 2 * Self.margin, extent.size.height + 2 * Self.margin
    )
    let scale = min(
      scale, Self.largestScale, Double(limits.width) / width, Double(limits.height) / height)
    let palette = isDark ? PixelPalette.dark : .light
    let bitmap = Bitmap(
      width: max(1, Int((width * scale).rounded(.down))),
      height: max(1, Int((height * scale).rounded(.down))), paper: palette.paper)
    var boxes = PixelBoxes(
      bitmap, palette, scale: scale, left: extent.origin.x - Self.margin,
      top: extent.origin.y - Self.margin)
    boxes.draw(scene, picture, lookout)
    return boxes.bitmap
  }
}

/// Pixels across and down.
struct PixelSize: Equatable {
  var width, height: Int
}

/// Draws the boxes of a scene into a bitmap.
struct PixelBoxes {
  private(set) var bitmap: Bitmap
  private let palette: PixelPalette
  /// Pixels per point.
  private let scale: Double
  /// The coordinates of the picture's upper left corner, in points.
  private let left, top: Double
  private let whole: PixelFrame

  init(_ bitmap: Bitmap, _ palette: PixelPalette, scale: Double, left: Double, top: Double) {
    self.bitmap = bitmap
    self.palette = palette
    self.scale = scale
    self.left = left
    self.top = top
    whole = bitmap.clip
  }

  mutating func draw(_ scene: Scene, _ picture: Picture, _ lookout: Lookout) {
    let root = picture.view
    for box in scene.boxes {
      if lookout.isOver { break }
      draw(box, in: root.whole, lookout)
    }
    for box in scene.boxes {
      if lookout.isOver { break }
      drawName(of: box)
    }
    bitmap.stroke(pixels(root.frame), palette.edge, thickness: thickness(1.5))
    if let screen = DrawnScreen(around: root) { draw(screen) } else { drawProposal(of: root) }
    for candidate in picture.hidden {
      if lookout.isOver { break }
      draw(candidate)
    }
  }

  private func pixels(_ frame: ViewFrame) -> PixelFrame {
    let (x, y) = ((frame.origin.x - left) * scale, (frame.origin.y - top) * scale)
    let (otherX, otherY) = ((frame.maxX - left) * scale, (frame.maxY - top) * scale)
    return PixelFrame(
      left: min(x, otherX), top: min(y, otherY), right: max(x, otherX), bottom: max(y, otherY))
  }

  /// The thickness of a line in pixels, at least 1.
  private func thickness(_ points: Double) -> Double { max(1, points * scale) }

  private mutating func draw(_ box: Scene.Box, in root: ViewFrame, _ lookout: Lookout) {
    let seen = pixels(box.visible)
    if box.visible != box.view.frame { bitmap.clip = seen.part(in: whole) }
    defer { bitmap.clip = whole }
    if let fill = PictureColor.fill(of: box) { drawShape(box, palette.color(fill)) }
    let isOver = box.visible.reachesOut(of: root)
    bitmap.stroke(
      seen, isOver ? palette.over : palette.box, thickness: thickness(isOver ? 1 : 0.5))
    if let border = PictureBorder(box.view) {
      bitmap.stroke(
        pixels(border.frame), palette.color(border.color), thickness: border.thickness * scale)
    }
    for line in PictureTextLine.lines(of: box.view, lookout) {
      if lookout.isOver { break }
      draw(line, lookout)
    }
  }

  private mutating func drawShape(_ box: Scene.Box, _ color: PixelColor) {
    let frame = pixels(box.view.frame)
    switch box.shape ?? PictureShape(box.view.view) {
    case .ellipse: bitmap.fillEllipse(frame, color, opacity: 0.55)
    case .rectangle(let radius) where radius > 0:
      bitmap.fillRounded(frame, radius: radius * scale, color, opacity: 0.55)
    case .rectangle: bitmap.fill(frame, color, opacity: 0.55)
    }
  }

  /// Draws a line of text on its baseline.
  ///
  /// A capital letter is three quarters of the font size high. Characters with widths of their own are
  /// drawn with equal ones, so that the line is as wide as it was measured.
  private mutating func draw(_ line: PictureTextLine, _ lookout: Lookout) {
    let (advance, capHeight) = (advance(in: line, lookout), line.size * 0.75)
    let color = line.color.flatMap { PictureColor.value($0) }.map(palette.color)
    bitmap.draw(
      line.text, x: (line.x - left) * scale, baseline: (line.baseline - top) * scale,
      advance: advance * scale, capHeight: capHeight * scale, color ?? palette.words,
      isOver: { lookout.isOver })
  }

  private func advance(in line: PictureTextLine, _ lookout: Lookout) -> Double {
    if let advance = line.advance { return advance }
    return line.width / Double(max(DisplayWidth.of(line.text, isOver: lookout.afterLongTurn), 1))
  }

  /// The advance of a name's characters and their height, in points.
  private static let (nameAdvance, nameHeight) = (4.0, 5.5)

  /// Draws a name in the upper corner if there is room and the view is not a text.
  private mutating func drawName(of box: Scene.Box) {
    guard let written = box.view.view.name, box.view.view.textString == nil else { return }
    let name = VisibleText.of(written, isPlain: false)
    let width = Double(DisplayWidth.of(name)) * Self.nameAdvance
    guard width + 4 <= box.visible.size.width, box.visible.size.height >= Self.nameHeight + 4
    else { return }
    label(name, rightOf: box.visible.origin.x + 2, below: box.visible.origin.y + 2, palette.name)
  }

  private mutating func label(
    _ text: String, rightOf x: Double, below y: Double, _ color: PixelColor
  ) {
    bitmap.draw(
      text, x: (x - left) * scale, baseline: (y + Self.nameHeight - top) * scale,
      advance: Self.nameAdvance * scale, capHeight: Self.nameHeight * scale, color)
  }

  /// Draws the outline of a candidate that is not shown.
  private mutating func draw(_ candidate: HiddenCandidate) {
    guard let frame = candidate.frame else { return }
    bitmap.stroke(
      pixels(frame), palette.hidden, thickness: thickness(1),
      dash: (thickness(1.5), thickness(2.5)))
    let text = "candidate \(candidate.number)"
    label(
      text, rightOf: frame.maxX - 3 - Double(text.utf8.count) * Self.nameAdvance,
      below: frame.maxY - 3 - Self.nameHeight, palette.hidden)
  }

  /// Draws the outline of a screen and of its safe area.
  private mutating func draw(_ screen: DrawnScreen) {
    bitmap.stroke(pixels(screen.frame), palette.faint, thickness: thickness(1))
    bitmap.stroke(
      pixels(screen.safe), palette.proposal, thickness: thickness(1), dash: (5 * scale, 3 * scale))
    if let line = screen.homeIndicator { bitmap.fill(pixels(line), palette.faint) }
  }

  private mutating func drawProposal(of root: PlacedView) {
    guard let (frame, isLine) = root.proposedEdges(upTo: SVGPicture.longestProposal) else { return }
    var edges = pixels(frame)
    let (half, dash) = (thickness(1) / 2, (5 * scale, 3 * scale))
    guard isLine else {
      return bitmap.stroke(edges, palette.proposal, thickness: 2 * half, dash: dash)
    }
    let isAcross = frame.size.height == 0
    if isAcross {
      (edges.top, edges.bottom) = (edges.top - half, edges.bottom + half)
    } else {
      (edges.left, edges.right) = (edges.left - half, edges.right + half)
    }
    bitmap.line(edges, isAcross: isAcross, palette.proposal, dash)
  }
}
