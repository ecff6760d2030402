import LayEngine
import LayLanguage
import LayTerminal

/// The texts and names in boxes, and a number in the corner of each box too small for its label.
///
/// A text or a name that another one is written over has a number too. A text without enough room is cut without an ellipsis, since that would look like one of the
/// layout.
struct BoxLabels {
  private static let mostNumbers = 99

  private let style: Style
  private let scale: CellScale
  private let lookout: Lookout
  private(set) var canvas: Canvas
  /// The views whose boxes have a number: the index here plus 1.
  private(set) var numbered: [View] = []
  /// A character of a label, and the view that it is of.
  private typealias Letter = (character: Character, view: PlacedView.Identity, isName: Bool)
  private struct Place: Hashable { let column, row: Int }
  private var letters: [Place: Letter] = [:]
  /// The views whose labels are not whole.
  private var tooSmall: Set<PlacedView.Identity> = []
  /// The number of boxes that are too small even for a number.
  private(set) var withoutRoom = 0

  /// - Parameter canvas: the canvas on which the boxes are drawn already.
  init(_ style: Style, _ scale: CellScale, _ canvas: Canvas, _ lookout: Lookout) {
    self.style = style
    self.scale = scale
    self.canvas = canvas
    self.lookout = lookout
  }

  /// - Parameter numbers: whether boxes that are too small for their texts get numbers.
  mutating func add(_ boxes: [Scene.Box], numbers: Bool) {
    for box in boxes {
      if lookout.isOver { break }
      let isWhole = drawTexts(box)
      if !isWhole { tooSmall.insert(box.view.identity) }
    }
    for box in boxes {
      if lookout.isOver { break }
      let isWhole = drawName(box)
      if !isWhole { tooSmall.insert(box.view.identity) }
    }
    for box in boxes where numbers && !lookout.isOver && tooSmall.contains(box.view.identity) {
      addNumber(to: box)
    }
  }

  /// - Returns: false if there is no room for the whole text.
  private mutating func drawTexts(_ box: Scene.Box) -> Bool {
    let placed = box.view
    guard placed.view.textString != nil else { return true }
    let frame = placed.frame
    // The text is laid out again at the size that it has, whatever was proposed to it.
    let size = ProposedViewSize(width: frame.size.width, height: frame.size.height)
    guard let text = placed.textLines(at: size, lookout) else { return true }
    let lines = text.lines
    let (left, top) = scale.cell(box.visible.origin.x, box.visible.origin.y)
    let (right, bottom) = scale.cell(box.visible.maxX, box.visible.maxY)
    guard right - left >= 2 else { return lines.allSatisfy(\.isEmpty) }
    let room = right - left - 1
    let seen = seenCells(of: box, lines)
    var isWhole = true
    for (index, line) in lines.enumerated() {
      if lookout.isOver { break }
      let lineCount = Double(max(lines.count, text.reservedLines))
      let middle = frame.size.height * (Double(index) + 0.5) / lineCount
      // In a box without a row inside, the text is on the upper edge.
      let row = bottom - top < 2 ? top : scale.row(frame.origin.y + middle)
      let hasRow = bottom - top < 2 ? index == 0 : row > top && row < bottom
      guard hasRow else {
        // Lines clipped by the layout itself do not make the drawing incomplete.
        let y = frame.origin.y + middle
        if y > box.visible.origin.y, y < box.visible.maxY { isWhole = false }
        continue
      }
      // What is wider by two cells than there is room for is cut, also before a wide character.
      var line = visible(line, from: seen.lowerBound, most: room + 2)
      let isCut = seen.lowerBound > 0 || DisplayWidth.of(line) > seen.count
      if isCut { line = DisplayWidth.first(seen.count, of: line) }
      if isCut || DisplayWidth.of(line) > room { isWhole = false }
      let free = max(room - DisplayWidth.of(line), 0)
      let indentation = text.alignment.share(of: lines.count > 1 ? free : 0)
      note(line, of: box, at: Place(column: left + 1 + indentation, row: row), until: right)
      canvas.write(line, at: left + 1 + indentation, row, until: right, .strong, marksCut: false)
    }
    return isWhole
  }

  /// Notes what is written of a label, and the labels that it covers.
  private mutating func note(
    _ label: String, of box: Scene.Box, at start: Place, until end: Int, isName: Bool = false
  ) {
    var column = start.column
    for character in label {
      let next = column + DisplayWidth.of(character)
      if next > end { return }
      for column in column..<next {
        let place = Place(column: column, row: start.row)
        if let other = letters[place], other.character != character, other.character != " " {
          tooSmall.insert(other.view)
        }
        letters[place] = (character, box.view.identity, isName)
      }
      column = next
    }
  }

  /// The columns of a text's widest line that no view around it clips.
  private func seenCells(of box: Scene.Box, _ lines: [String]) -> Range<Int> {
    let (frame, visible) = (box.view.frame, box.visible)
    guard visible != frame, frame.size.width > 0 else { return 0..<Int.max }
    let widest = lookout.map(lines, width).max() ?? 0
    let cells = Double(widest) / frame.size.width
    // Rounding errors of added lengths must not clip a character.
    let rounding = 1e-6
    let first = ((visible.origin.x - frame.origin.x) * cells - rounding).rounded(.up)
    let end = ((visible.maxX - frame.origin.x) * cells + rounding).rounded(.down)
    guard first < end else { return 0..<0 }
    return Int(max(first, 0))..<Int(min(end, Double(widest)))
  }

  /// The cells of a line.
  private func width(of line: String) -> Int {
    var width = 0
    eachStretch(of: line) { stretch in
      width += DisplayWidth.of(stretch)
      return true
    }
    return width
  }

  /// A line as it is shown, from one of its cells on, and not more cells than are needed.
  private func visible(_ line: String, from first: Int, most: Int) -> String {
    var (shown, left) = ("", first)
    eachStretch(of: line) { stretch in
      let width = DisplayWidth.of(stretch)
      if width > left { shown += DisplayWidth.dropping(left, from: stretch) }
      left = max(left - width, 0)
      return DisplayWidth.of(shown) < most
    }
    return DisplayWidth.first(most, of: shown)
  }

  /// Gives a line as it is shown in stretches of some hundred characters, until that is to end.
  private func eachStretch(of line: String, goesOn: (String) -> Bool) {
    var rest = line[...]
    while !rest.isEmpty {
      let stretch = rest.prefix(512)
      rest = rest[stretch.endIndex...]
      if !goesOn(style.visible(String(stretch))) || lookout.afterLongTurn() { return }
    }
  }

  /// - Returns: false if there is no room for the name, which is then not drawn.
  private mutating func drawName(_ box: Scene.Box) -> Bool {
    guard let name = box.view.view.name.map(style.visible) else { return true }
    let (left, top) = scale.cell(box.visible.origin.x, box.visible.origin.y)
    let right = scale.column(box.visible.maxX)
    let width = DisplayWidth.of(name)
    guard width <= right - left - 1 else { return false }
    let coversText = (left + 1..<left + 1 + width).contains {
      letters[Place(column: $0, row: top)]?.isName == false
    }
    if coversText { return false }
    note(name, of: box, at: Place(column: left + 1, row: top), until: right, isName: true)
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

  /// The view's title, with its whole text if that is not drawn completely.
  private func title(of view: View) -> String {
    guard let text = view.textString else { return ViewTitle.full(view) }
    let quoted = ValueDescription.quoted(DisplayWidth.cut(text, to: Self.longestText))
    let called = view.swiftHead.map { "\($0)(\(quoted))" } ?? "text " + quoted
    return (view.name.map { "\($0): " } ?? "") + called
  }

  /// The titles of the numbered boxes, a line for each: `1–3, 5: Text("Row")`.
  var legend: [String] {
    var numbers: [String: [ClosedRange<Int>]] = [:]
    var titles: [String] = []
    for (index, view) in numbered.enumerated() {
      let (title, number) = (title(of: view), index + 1)
      if numbers[title] == nil { titles.append(title) }
      var ranges = numbers[title] ?? []
      let last = ranges.last.flatMap { $0.upperBound == index ? ranges.removeLast() : nil }
      numbers[title] = ranges + [(last?.lowerBound ?? number)...number]
    }
    var lines = titles.prefix(Self.mostListed).map { title in
      let ranges = numbers[title, default: []].map { range in
        range.count == 1
          ? "\(range.lowerBound)"
          : "\(range.lowerBound)\(style.isPlain ? "-" : "–")\(range.upperBound)"
      }
      return "\(ranges.joined(separator: ", ")): \(title)"
    }
    let more = titles.dropFirst(Self.mostListed).reduce(0) { count, title in
      count + numbers[title, default: []].reduce(0) { $0 + $1.count }
    }
    if more > 0 {
      lines.append(
        "and \(CountText.of(more, "more number")), which `tree` lists in \(more == 1 ? "its" : "their") order"
      )
    }
    if withoutRoom > 0 {
      lines.append("\(withoutRoom) more with no room for a number: `tree` lists all")
    }
    return lines
  }
}

extension TextAlignment {
  /// The part of a line's free cells that comes before the text.
  fileprivate func share(of free: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: free / 2
    case .trailing: free
    }
  }
}
