import LayEngine
import LayLanguage
import LayTerminal

/// Draws an exploration as the rows of a window.
struct ExploreDrawing {
  let style: Style

  /// All rows of the window, none wider than the window.
  func rows(_ state: ExploreState) -> [String] {
    let plan = state.plan
    var style = style
    style.columns = plan.columns
    var rows = [title(state, style)]
    rows += picture(state, style)
    if !plan.ruler.isEmpty { rows += RulerDrawing(style: style).rows(state) }
    rows += places(state, style)
    rows += explanation(state, style)
    if !plan.help.isEmpty { rows.append(cut(Self.help(plan.columns), style, .faint)) }
    return Array(rows.prefix(plan.rows))
  }

  private func cut(_ text: String, _ style: Style, _ ink: Ink?) -> String {
    let text = DisplayWidth.cut(style.visible(text), to: style.columns, ellipsis: style.ellipsis)
    return style.paint(text, ink)
  }

  private func title(_ state: ExploreState, _ style: Style) -> String {
    switch state.answer {
    case .shown(let shown)?: cut(PictureCaption.title(of: shown.layout.root), style, .strong)
    default: cut("\(ProposalText.of(state.proposal)): no answer", style, .error)
    }
  }

  private func picture(_ state: ExploreState, _ style: Style) -> [String] {
    let count = state.plan.picture.count
    guard count > 0 else { return [] }
    var lines: [String] = []
    switch state.answer {
    case .shown(let shown)?:
      if let scale = state.plan.scale(of: state) {
        let painted = BoxDrawing(style: style, lookout: state.lookout).paint(
          Picture(view: shown.layout.root), shown.scene, scale, marked: state.focus?.view.frame,
          numbers: false)
        lines = painted.canvas.lines(style)
      } else {
        lines = style.paragraph("nothing to draw" + shown.scene.reasonForNothing)
      }
    case .failed(let diagnostic)?:
      lines = style.paragraph("error: \(diagnostic.message)")
    case nil: break
    }
    return padded(lines, to: count)
  }

  private func padded(_ lines: [String], to count: Int) -> [String] {
    Array((lines + Array(repeating: "", count: max(0, count - lines.count))).prefix(count))
  }

  // MARK: - Breakpoints

  private func places(_ state: ExploreState, _ style: Style) -> [String] {
    let count = state.plan.places.count
    guard count > 0 else { return [] }
    let ruler = state.ruler
    let here: String
    if let place = state.place {
      let stop = place <= ruler.end ? ruler.stop(at: place) : nil
      let from = stop.map { Self.text($0.change) } ?? "no breakpoint below"
      here = "\(state.axis.side) \(NumberText.of(place)): " + from
    } else {
      here = "\(state.axis.side) nil: n gives it a length again"
    }
    let next = ruler.stop(above: state.place ?? -1).map { "next: \(Self.text($0.change))" }
    let rest =
      ruler.failure ?? next
      ?? (ruler.isDone ? "" : "looking for breakpoints, up to \(NumberText.of(ruler.end)) so far")
    let second = state.notice ?? rest
    if count == 1 { return [cut(state.notice ?? here, style, .yellow)] }
    return padded([cut(here, style, .yellow), cut(second, style, .yellow)], to: count)
  }

  private static func text(_ change: Breakpoints.Change) -> String {
    "\(BreakpointsText.place(change))  \(BreakpointsText.texts(change).joined(separator: "; "))"
  }

  // MARK: - The explanation

  private func explanation(_ state: ExploreState, _ style: Style) -> [String] {
    let count = state.plan.explanation.count
    guard count > 0 else { return [] }
    guard let shown = state.shown, let focus = state.focus else { return padded([], to: count) }
    let lookout = state.lookout
    let explanation = Explainer.explain(focus, shown.traced)
    let lines = ExplanationText(style: style, lookout: lookout).text(explanation)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let most = max(0, lines.count - count)
    let offset = min(state.explanationOffset, most)
    var seen = Array(lines[offset...].prefix(count))
    let rest = lines.count - offset - count
    if rest > 0, count > 1 {
      seen[count - 1] = cut("… \(rest + 1) more lines: PgDn", style, .faint)
    }
    return padded(seen, to: count)
  }

  /// The longest summary of the keys that fits.
  private static func help(_ columns: Int) -> String {
    let most =
      "arrows 1 point, Shift 10  n nil  b B breakpoint  r ruler  Tab view  z whole  q done"
    return [most, "arrows  Shift  n nil  b breakpoint  Tab view  q done", "Tab  b  n  q"]
      .first { DisplayWidth.of($0) <= columns } ?? "q"
  }
}

/// Draws the lengths of one axis as a row, with the breakpoints and the proposed length.
struct RulerDrawing {
  let style: Style

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
    var cells: [(text: String, ink: Ink?)] = (0..<style.columns).map { column in
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
    return style.paint(cells)
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
