import LayEngine
import LayLanguage
import LayTerminal

/// Draws the lengths of one axis as a row, with the breakpoints and the proposed length.
struct RulerDrawing {
  private let style: Style

  init(_ style: Style) { self.style = style }

  /// Marks, and the numbers below them.
  func rows(_ state: ExploreState) -> [String] { [marks(state), numbers(state.ruler)] }

  private func column(_ length: Double, _ ruler: BreakpointRuler) -> Int {
    Int((min(max(0, length / ruler.limit), 1) * Double(style.columns - 1)).rounded())
  }

  private func marks(_ state: ExploreState) -> String {
    let ruler = state.ruler
    let known = column(ruler.end, ruler)
    let line = style.character("─", "-")
    let unknown = style.character("·", ".")
    var cells: [(String, Ink?)] = (0..<style.columns).map { column in
      (column <= known || ruler.isDone ? line : unknown, .faint)
    }
    for stop in ruler.stops {
      cells[column(stop.length, ruler)] = (style.character("▼", "v"), .yellow)
    }
    if let place = state.place {
      let column = column(place, ruler)
      let isStop = ruler.stops.contains { self.column($0.length, ruler) == column }
      cells[column] =
        isStop ? (style.character("◆", "@"), .prompt) : (style.character("●", "O"), .prompt)
    }
    return painted(cells)
  }

  /// Paints runs of cells that have the same ink at once.
  private func painted(_ cells: [(String, Ink?)]) -> String {
    var line = ""
    var run = (text: "", ink: Ink?.none)
    for (text, ink) in cells {
      if ink == run.ink {
        run.text += text
      } else {
        line += style.paint(run.text, run.ink)
        run = (text, ink)
      }
    }
    return line + style.paint(run.text, run.ink)
  }

  private func numbers(_ ruler: BreakpointRuler) -> String {
    var line = ""
    for number in PlotScale.roundNumbers(in: 0...ruler.limit, most: Double(style.columns) / 10) {
      let text = NumberText.of(number)
      let end = style.columns - text.count
      let start = min(max(0, column(number, ruler) - text.count / 2), end)
      guard start >= 0, line.isEmpty || start > line.count else { continue }
      line += String(repeating: " ", count: start - line.count) + text
    }
    return style.paint(line, .faint)
  }
}
