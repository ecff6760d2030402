import LayEngine
import LayLanguage
import LayTerminal

/// A trace as an indented table: each view that was asked, the proposal and the answer.
struct TraceText {
  let style: Style
  let lookout: Lookout

  private static let columns: [(heading: String, side: TextTable.Side)] = [
    ("view", .left), ("proposed", .right), ("answers", .right), ("", .left), ("path", .left),
  ]

  func text(_ trace: LayoutTrace) -> String {
    guard !trace.steps.isEmpty else { return "nothing was asked" }
    var rows: [[TextTable.Cell]] = []
    for step in trace.steps {
      if lookout.isOver { break }
      rows.append(row(step))
    }
    if trace.isPart {
      rows.append([.init("… and more, left out here")] + Array(repeating: .init(""), count: 4))
    }
    // The column of paths is dropped first if there is no room.
    let all = Array(Self.columns.indices)
    let hasPaths = rows.contains { !$0[4].text.isEmpty }
    let isWide = table(rows, all).wholeWidth > style.tableColumns
    let columns = hasPaths && !isWide ? all : all.dropLast()
    return table(rows, columns).lines(style, indentation: 0, lookout).joined(separator: "\n")
  }

  private func table(_ rows: [[TextTable.Cell]], _ columns: [Int]) -> TextTable {
    var table = TextTable(columns.map { Self.columns[$0] })
    for row in rows {
      if lookout.isOver { break }
      table.add(columns.map { row[$0] })
    }
    return table
  }

  private func row(_ step: LayoutTrace.Step) -> [TextTable.Cell] {
    // The indentation of a very deep trace is limited.
    let indentation = String(repeating: "  ", count: min(step.depth, style.columns / 2))
    if let length = step.repeats {
      let times = step.times == 1 ? "once more" : "\(step.times) times more"
      let text = "… these \(length), \(times)"
      return [.init(text, .faint, branches: indentation)]
        + Array(repeating: .init(""), count: 4)
    }
    let title = ViewTitle.full(step.view.view)
    let path = step.view.path ?? ""
    return [
      .init(
        title, step.kind == .question ? nil : .faint, branches: indentation),
      .init(ProposalText.of(step.proposal)), .init(answer(step)), .init(notes(step), .faint),
      .init(path, .faint),
    ]
  }

  private func answer(_ step: LayoutTrace.Step) -> String {
    guard step.guide != nil else { return ProposalText.of(step.size) }
    return step.position.map { NumberText.of($0) } ?? "usual"
  }

  private func notes(_ step: LayoutTrace.Step) -> String {
    var notes: [String] = []
    switch step.kind {
    case .placing: notes.append("places")
    case .content: notes.append("made its content")
    case .line: notes.append("where its `\(step.guide?.nameOnAxis ?? "")` is")
    case .question, .remembered: break
    }
    if let probe = step.probe { notes.append(words(probe)) }
    if step.kind == .remembered { notes.append("remembered") }
    if step.times > 1 { notes.append(style.character("× ", "x ") + "\(step.times)") }
    return notes.joined(separator: ", ")
  }

  private func words(_ probe: Probe) -> String {
    switch probe {
    case .shortest: "probe: how short"
    case .longest: "probe: how long"
    case .ideal: "probe: its ideal"
    case .candidate: "probe: would it fit"
    }
  }
}

/// A trace as one JSON object: its steps in order, each with its depth.
enum TraceJSON {
  static func text(_ trace: LayoutTrace, _ lookout: Lookout) -> String {
    ReportJSON.head("trace") + ", \"isPart\": \(trace.isPart),\n \"steps\": "
      + JSONText.lines(lookout.map(trace.steps, text)) + "}"
  }

  private static func text(_ step: LayoutTrace.Step) -> String {
    let (isRemembered, isQuestion) = (step.kind == .remembered, step.kind.isQuestion)
    let word = step.repeats != nil ? "again" : isQuestion ? "question" : "\(step.kind)"
    let start = JSONText.members(["depth": step.depth, "step": word])
    let times = JSONText.more("times", step.times) + "}"
    if let length = step.repeats { return "{" + start + JSONText.more("length", length) + times }
    let answer =
      step.guide.map { guide in
        JSONText.members(["line": guide.nameOnAxis, "position": step.position])
      } ?? JSONText.members(["size": step.size])
    let question =
      isQuestion
      ? ", "
        + JSONText.members([
          "probe": step.probe.map { "\($0)" }, "isRemembered": isRemembered,
        ]) : ""
    return "{\(start), \(step.view.members)" + JSONText.more("proposal", step.proposal)
      + ", \(answer)\(question)" + times
  }
}
