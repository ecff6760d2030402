import LayEngine
import LayLanguage
import LayTerminal

/// The boxes of a scene as parts of an SVG picture, in the coordinates of the layout.
struct SVGBoxes {
  private(set) var parts: [String] = []
  private var clipCount = 0
  /// The groups that are open in `parts`, the outermost first.
  private var open: [DrawnGroup] = []
  private let root: PlacedView
  private let screen: DrawnScreen?
  private let pen: SVGPen
  /// The width of a character in most monospaced fonts, as a fraction of the font size.
  private static let widthOfCharacter = 0.6

  init(_ scene: Scene, _ picture: Picture, _ lookout: Lookout, _ pen: SVGPen = SVGPen()) {
    root = picture.view
    self.pen = pen
    screen = DrawnScreen(around: picture.view)
    for box in scene.boxes {
      if lookout.isOver { break }
      enter(box.group)
      add(box, lookout)
    }
    add(scene.lines, lookout)
    enter(nil)
    parts.append("<rect class=\"edge\" \(frame(root.frame))/>")
    if let screen { add(screen) } else { addProposal() }
    for candidate in picture.hidden { addHidden(candidate) }
  }

  private static let separatorStyle =
    ".separator { fill: none; stroke: #8e8e93; stroke-width: 0.5; }"

  /// Adds the separator lines between rows of lists.
  private mutating func add(_ lines: [Scene.Line], _ lookout: Lookout) {
    if !lines.isEmpty { parts.append("<style>\(Self.separatorStyle)</style>") }
    for line in lines {
      if lookout.isOver { break }
      enter(line.group)
      let (x, y) = (pen.number(line.frame.origin.x), pen.number(line.frame.origin.y))
      let width = pen.number(line.frame.size.width)
      parts.append("<path class=\"separator\" d=\"M\(x) \(y)h\(width)\"/>")
    }
  }

  /// Closes and opens `<g>` elements until `group` is the innermost open one.
  private mutating func enter(_ group: DrawnGroup?) {
    if open.last === group { return }
    let chain = group?.chain ?? []
    let common = zip(open, chain).prefix { $0 === $1 }.count
    for _ in common..<open.count { parts.append("</g>") }
    for group in chain[common...] { parts.append(begin(group.effect)) }
    open = chain
  }

  private mutating func begin(_ effect: DrawnGroup.Effect) -> String {
    switch effect {
    case .opacity(let opacity): return "<g opacity=\"\(SVGText.number(opacity))\">"
    case .rotation(let degrees, let point):
      return "<g transform=\"rotate(\(SVGText.number(degrees)) \(pen.number(point.x)) "
        + "\(pen.number(point.y)))\">"
    case .scale(let x, let y, let point):
      return "<g transform=\"translate(\(pen.number(point.x)) \(pen.number(point.y))) "
        + "scale(\(SVGText.number(x)) \(SVGText.number(y))) "
        + "translate(\(pen.number(-point.x)) \(pen.number(-point.y)))\">"
    case .clip(let frame):
      addClip(frame)
      return "<g clip-path=\"url(#\(pen.clipName)\(clipCount))\">"
    }
  }

  private mutating func addClip(_ frame: ViewFrame) {
    clipCount += 1
    parts.append(
      "<clipPath id=\"\(pen.clipName)\(clipCount)\"><path d=\"\(path(frame))\"/></clipPath>")
  }

  private static let screenStyle = """
      .screen { fill: none; stroke: #1d1d1f; stroke-width: 3; } .indicator { fill: #1d1d1f; }
      .keyboard { fill: #d1d1d6; fill-opacity: 0.6; }
      \(SVGText.darkRules)
        .screen { stroke: #f5f5f7; } .indicator { fill: #f5f5f7; } .keyboard { fill: #48484a; }
      }
    """

  /// Adds the outline of a screen, its safe area and the home indicator.
  private mutating func add(_ screen: DrawnScreen) {
    parts.append("<style>\n\(Self.screenStyle)\n</style>")
    if let keyboard = screen.keyboard {
      let covered = ViewFrame(
        x: screen.frame.origin.x, y: keyboard, width: screen.frame.size.width,
        height: screen.frame.maxY - keyboard)
      parts.append("<path class=\"keyboard\" d=\"\(path(covered))\"/>")
    }
    parts.append("<path class=\"proposal\" d=\"\(path(screen.safe))\"/>")
    parts.append(
      "<path class=\"screen\" d=\"\(path(screen.frame, radius: screen.cornerRadius))\"/>")
    if let line = screen.homeIndicator {
      parts.append("<path class=\"indicator\" d=\"\(path(line, radius: 2.5))\"/>")
    }
  }

  /// Adds the outline of a candidate that is not shown.
  private mutating func addHidden(_ candidate: HiddenCandidate) {
    guard let frame = candidate.frame else { return }
    let tooltip = "<title>\(SVGText.escaped(candidate.sentence))</title>"
    parts.append("<path class=\"hidden\" d=\"\(path(frame))\">\(tooltip)</path>")
    parts.append(
      SVGText.text(
        "candidate \(candidate.number)", x: frame.maxX - 3, y: frame.maxY - 3, "aside",
        anchor: "end"))
  }

  private mutating func add(_ box: Scene.Box, _ lookout: Lookout) {
    let words = PictureCaption.tooltip(of: box.view, number: pen.number)
    let tooltip = "<title>\(pen.escaped(words))</title>"
    let frame = frame(box.visible)
    let fill = PictureColor.fill(of: box)
    let kind = box.visible.reachesOut(of: screen?.frame ?? root.frame) ? "over" : "box"
    var lines: [String] = []
    if let fill { lines.append(shape(box, fill)) }
    lines.append(
      "<rect class=\"\(kind)\" \(frame) pointer-events=\"all\">\(tooltip)</rect>")
    if let border = border(box.view) { lines.append(border) }
    lines += texts(box, lookout)
    if box.visible == box.view.frame {
      parts += lines
    } else {
      // Parts outside of the visible frame are clipped.
      addClip(box.visible)
      parts.append("<g clip-path=\"url(#\(pen.clipName)\(clipCount))\">")
      parts += lines
      parts.append("</g>")
    }
  }

  private func border(_ placed: PlacedView) -> String? {
    guard let border = PictureBorder(placed) else { return nil }
    let width = pen.number(border.thickness)
    return "<path fill=\"none\" stroke=\"\(border.color)\" stroke-width=\"\(width)\" "
      + "d=\"\(path(border.frame))\"/>"
  }

  /// The element for a view's fill, which may be smaller than its frame.
  private func shape(_ box: Scene.Box, _ fill: String) -> String {
    let frame = box.view.frame
    let (width, height) = (abs(frame.size.width), abs(frame.size.height))
    let (left, top) = (min(frame.origin.x, frame.maxX), min(frame.origin.y, frame.maxY))
    let number = pen.number
    switch box.shape ?? PictureShape(box.view.view) {
    case .ellipse:
      return "<ellipse class=\"view\" fill=\"\(fill)\" cx=\"\(number(left + width / 2))\" "
        + "cy=\"\(number(top + height / 2))\" rx=\"\(number(width / 2))\" "
        + "ry=\"\(number(height / 2))\"/>"
    case .rectangle(let radius):
      let outline = path(frame, radius: min(radius, width / 2, height / 2))
      return "<path class=\"view\" fill=\"\(fill)\" d=\"\(outline)\"/>"
    }
  }

  private func texts(_ box: Scene.Box, _ lookout: Lookout) -> [String] {
    lookout.map(PictureTextLine.lines(of: box.view, lookout)) { line in
      let x = pen.number(line.x)
      let baseline = pen.number(line.baseline)
      let advance = line.advance ?? (pen.stretchesTexts ? nil : line.equalAdvance(lookout))
      let fontSize = pen.number(advance.map { $0 / Self.widthOfCharacter } ?? line.size)
      let kind = advance == nil ? "shown own-widths" : "shown"
      let color = line.color.flatMap { PictureColor.value($0) }
      let fill = color.map { " style=\"fill:\($0)\"" } ?? ""
      return "<text class=\"\(kind)\" x=\"\(x)\" y=\"\(baseline)\" font-size=\"\(fontSize)\" "
        + "textLength=\"\(pen.number(line.width))\" lengthAdjust=\"spacingAndGlyphs\" "
        + "xml:space=\"preserve\"\(fill)>\(SVGText.escaped(line.text))</text>"
    }
  }

  private mutating func addProposal() {
    guard let (frame, isLine) = root.proposedEdges(upTo: SVGPicture.longestProposal) else { return }
    let ends = [frame.origin.x, frame.origin.y, frame.maxX, frame.maxY].map(pen.number)
    let outline = isLine ? "M\(ends[0]) \(ends[1])L\(ends[2]) \(ends[3])" : path(frame)
    parts.append("<path class=\"proposal\" d=\"\(outline)\"/>")
  }

  /// The attributes of a rectangle; a negative length extends to the other side.
  private func frame(_ frame: ViewFrame) -> String {
    SVGText.frame(
      x: min(frame.origin.x, frame.maxX), y: min(frame.origin.y, frame.maxY),
      width: abs(frame.size.width), height: abs(frame.size.height), number: pen.number)
  }

  /// A rectangle as a path, so that each `rect` of a picture is a view's frame.
  private func path(_ frame: ViewFrame, radius: Double = 0) -> String {
    let number = pen.number
    let (left, top) = (min(frame.origin.x, frame.maxX), min(frame.origin.y, frame.maxY))
    let (width, height) = (abs(frame.size.width), abs(frame.size.height))
    guard radius > 0 else {
      return "M\(number(left)) \(number(top))h\(number(width))v\(number(height))h\(number(-width))z"
    }
    let (across, down) = (number(width - 2 * radius), number(height - 2 * radius))
    let r = number(radius)
    let back = "-" + r
    return "M\(number(left + radius)) \(number(top))h\(across)a\(r) \(r) 0 0 1 \(r) \(r)v\(down)"
      + "a\(r) \(r) 0 0 1 \(back) \(r)h\(number(2 * radius - width))"
      + "a\(r) \(r) 0 0 1 \(back) \(back)v\(number(2 * radius - height))"
      + "a\(r) \(r) 0 0 1 \(r) \(back)z"
  }
}
