import LayEngine
import LayLanguage
import LayTerminal

/// The texts and names in boxes, and a number in the corner of each box that is too small for them.
///
/// A text that has no room is drawn as far as it goes, without a sign at its end: an ellipsis there
/// would be taken for one of the layout.
struct BoxLabels {
  private static let mostNumbers = 99

  private let style: Style
  private let scale: CellScale
  private let lookout: Lookout
  private(set) var canvas: Canvas
  /// The views whose boxes have a number, which is their place here.
  private(set) var numbered: [View] = []
  /// How many have no room even for a number.
  private(set) var withoutRoom = 0

  /// - Parameter canvas: where the boxes are drawn already.
  init(_ style: Style, _ scale: CellScale, _ canvas: Canvas, _ lookout: Lookout) {
    self.style = style
    self.scale = scale
    self.canvas = canvas
    self.lookout = lookout
  }

  mutating func add(_ boxes: [Scene.Box]) {
    var tooSmall: Set<PlacedView.Identity> = []
    for box in boxes where !lookout.isOver {
      let isWhole = drawTexts(box)
      if !isWhole { tooSmall.insert(box.view.identity) }
    }
    for box in boxes where !lookout.isOver {
      let isWhole = drawName(box)
      if !isWhole { tooSmall.insert(box.view.identity) }
    }
    for box in boxes where !lookout.isOver && tooSmall.contains(box.view.identity) {
      addNumber(to: box)
    }
  }

  /// - Returns: false if there is no room for all of it.
  private mutating func drawTexts(_ box: Scene.Box) -> Bool {
    let placed = box.view
    guard placed.view.textString != nil else { return true }
    let frame = placed.frame
    // What is seen is laid out in the size that the text got, whatever was proposed for it.
    let size = ProposedViewSize(width: frame.size.width, height: frame.size.height)
    guard let text = placed.layout.tree.textLines(of: placed.node, at: size) else { return true }
    let (left, top) = scale.cell(box.visible.origin.x, box.visible.origin.y)
    let (right, bottom) = scale.cell(box.visible.maxX, box.visible.maxY)
    guard right - left >= 2 else { return text.lines.allSatisfy(\.isEmpty) }
    let widest = text.lines.map { DisplayWidth.of(style.visible($0)) }.max() ?? 0
    var isWhole = true
    for (index, line) in text.lines.enumerated() where !lookout.isOver {
      let lineCount = Double(max(text.lines.count, text.reservedLines))
      let middle = frame.size.height * (Double(index) + 0.5) / lineCount
      // In a box without a row inside, a text stands on its upper edge.
      let row = bottom - top < 2 ? top : scale.row(frame.origin.y + middle)
      let hasRow = bottom - top < 2 ? index == 0 : row > top && row < bottom
      guard hasRow else {
        // What is cut off is not there, however large it is drawn.
        if box.visible == frame { isWhole = false }
        continue
      }
      let room = right - left - 1
      var line = style.visible(line)
      let seen = seenCells(of: box, widest)
      if seen.lowerBound > 0 { line = DisplayWidth.dropping(seen.lowerBound, from: line) }
      let isCut = seen.lowerBound > 0 || DisplayWidth.of(line) > seen.count
      if isCut { line = DisplayWidth.first(seen.count, of: line) }
      if isCut || DisplayWidth.of(line) > room { isWhole = false }
      let free = max(room - DisplayWidth.of(line), 0)
      let indentation = text.alignment.share(of: text.lines.count > 1 ? free : 0)
      canvas.write(line, at: left + 1 + indentation, row, until: right, .strong, marksCut: false)
    }
    return isWhole
  }

  /// The cells of a text's widest line that no view around it cuts off.
  private func seenCells(of box: Scene.Box, _ widest: Int) -> Range<Int> {
    let (frame, visible) = (box.view.frame, box.visible)
    guard visible != frame, frame.size.width > 0 else { return 0..<widest }
    let cells = Double(widest) / frame.size.width
    // What is lost when lengths are added cuts nothing off.
    let rounding = 1e-6
    let first = ((visible.origin.x - frame.origin.x) * cells - rounding).rounded(.up)
    let end = ((visible.maxX - frame.origin.x) * cells + rounding).rounded(.down)
    guard first < end else { return 0..<0 }
    return Int(max(first, 0))..<Int(min(end, Double(widest)))
  }

  /// - Returns: false if there is no room for it; nothing of it is drawn then.
  private mutating func drawName(_ box: Scene.Box) -> Bool {
    guard let name = box.view.view.name.map(style.visible) else { return true }
    let (left, top) = scale.cell(box.visible.origin.x, box.visible.origin.y)
    let right = scale.column(box.visible.maxX)
    guard DisplayWidth.of(name) <= right - left - 1 else { return false }
    canvas.write(name, at: left + 1, top, until: right, .cyan)
    return true
  }

  private mutating func addNumber(to box: Scene.Box) {
    let cells = scale.cells(of: box.visible)
    guard cells.bottom >= 0, cells.top < canvas.rows else { return }
    let text = "\(numbered.count + 1)"
    guard numbered.count < Self.mostNumbers else {
      withoutRoom += 1
      return
    }
    let right = max(cells.left, cells.right - text.count + 1)
    for (column, row) in [
      (cells.left, cells.top), (right, cells.top), (cells.left, cells.bottom),
      (right, cells.bottom),
    ] where canvas.isFree(from: column, to: column + text.count - 1, row) {
      canvas.write(text, at: column, row, until: column + text.count, .yellow)
      numbered.append(box.view.view)
      return
    }
    withoutRoom += 1
  }

  private static let mostListed = 20
  private static let longestText = 300

  /// What it is called, with the whole of a text that is not drawn whole.
  private func title(of view: View) -> String {
    guard let text = view.textString else { return ViewTitle.full(view) }
    let quoted = ValueDescription.quoted(DisplayWidth.cut(text, to: Self.longestText))
    return (view.name.map { "\($0): " } ?? "") + "text " + quoted
  }

  /// What the numbers stand for, a sentence for each.
  var legend: [String] {
    var lines = numbered.prefix(Self.mostListed).enumerated().map { number, view in
      "\(number + 1): \(title(of: view))"
    }
    let more = numbered.count - lines.count
    if more > 0 { lines.append("and \(more) more numbers, which `tree` lists in their order") }
    if withoutRoom > 0 {
      lines.append("\(withoutRoom) more with no room for a number: `tree` lists all")
    }
    return lines
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
