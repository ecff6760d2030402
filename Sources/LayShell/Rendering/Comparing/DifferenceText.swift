import LayEngine
import LayLanguage
import LayTerminal

/// The changes between two layouts as a table: a row for each view, with its differences.
struct DifferenceText {
  private static let mostRows = 200

  private let style: Style
  private let lookout: Lookout

  init(_ style: Style, _ lookout: Lookout) {
    self.style = style
    self.lookout = lookout
  }

  func text(_ difference: LayoutDifference) -> String {
    var lines = head(difference)
    if difference.changes.isEmpty {
      lines += remark("no view has changed")
    } else {
      lines += table(difference).lines(style, indentation: 0, lookout)
    }
    let more = difference.changes.count - Self.mostRows
    if more > 0 { lines += remark("… and \(more) more; `diff --json` has all") }
    switch difference.movedAlong {
    case 0: break
    case 1: lines += remark("1 view only moves along with the view around it")
    case let count: lines += remark("\(count) views only move along with the views around them")
    }
    if difference.isPart { lines += remark("there are more views, which were not compared") }
    return lines.joined(separator: "\n")
  }

  /// The proposals and the answers of both layouts.
  private func head(_ difference: LayoutDifference) -> [String] {
    let (before, after) = (difference.before, difference.after)
    return [
      "proposed " + step(ProposalText.of(before.proposal), ProposalText.of(after.proposal)),
      "answered " + step(ProposalText.of(before.size), ProposalText.of(after.size)),
    ].map { style.paint($0, .strong) }
  }

  private func step(_ before: String, _ after: String) -> String {
    before == after ? after : "\(before) \(style.arrow) \(after)"
  }

  private func remark(_ text: String) -> [String] {
    Paragraph.lines(style.visible(text), columns: style.columns, hanging: 0)
      .map { style.paint($0, .faint) }
  }

  private func table(_ difference: LayoutDifference) -> TextTable {
    var table = TextTable([
      ("view", .left), ("path", .left), ("size", .left), ("at", .left), ("also", .left),
    ])
    for change in difference.changes.prefix(Self.mostRows) where !lookout.isOver {
      let row: [TextTable.Cell] = [
        title(change), .init(change.path.shown, .faint),
        .init(
          fact(change, change.parts.contains(.size)) { ProposalText.of($0.view.frame.size) }),
        .init(fact(change, change.parts.contains(.place)) { PlaceText.of($0.view.frame.origin) }),
        .init(also(change)),
      ]
      table.add(row)
    }
    return table
  }

  /// The old and the new value; empty if they are equal.
  ///
  /// For a view that is new or gone it is the only value.
  private func fact(
    _ change: LayoutDifference.Change, _ isOtherwise: Bool,
    _ text: (LayoutDifference.Side) -> String
  ) -> String {
    switch (change.before, change.after) {
    case (let before?, let after?):
      isOtherwise ? "\(text(before)) \(style.arrow) \(text(after))" : ""
    case (let side?, nil), (nil, let side?): text(side)
    case (nil, nil): ""
    }
  }

  private func also(_ change: LayoutDifference.Change) -> String {
    var facts: [String] = []
    if change.parts.contains(.view), let before = change.before {
      facts.append("was \(ViewTitle.full(before.view.view))")
    }
    switch (change.before?.state, change.after?.state) {
    case (let before?, let after?):
      if !change.parts.isDisjoint(with: LayoutDifference.Part.states) {
        facts.append(step(before, after))
      }
    case (let state?, nil), (nil, let state?):
      if state != .lines(1, isTruncated: false) { facts.append(words(state)) }
    case (nil, nil): break
    }
    return facts.joined(separator: ", ")
  }

  private func step(_ before: LayoutStructure.State, _ after: LayoutStructure.State) -> String {
    if case .candidate(let number, _) = after {
      guard case .candidate(let former, _) = before else { return words(after) }
      return "candidate \(former) \(style.arrow) \(number)"
    }
    return "\(words(before)) \(style.arrow) \(words(after))"
  }

  private func words(_ state: LayoutStructure.State) -> String {
    switch state {
    case .candidate(let number, _): "candidate \(number)"
    case .lines, .tracks, .children, .frame: StructureWords.state(state)
    }
  }

  private func title(_ change: LayoutDifference.Change) -> TextTable.Cell {
    guard let shown = change.after ?? change.before else { return .init("") }
    let title = ViewTitle.full(shown.view.view)
    let mark: (sign: String, ink: Ink)
    switch (change.before, change.after) {
    case (nil, _): mark = ("+ ", .green)
    case (_, nil): mark = ("- ", .red)
    default: return .init(title)
    }
    return .init(mark.sign + title + inside(change, shown), mark.ink)
  }

  private func inside(
    _ change: LayoutDifference.Change, _ shown: LayoutDifference.Side
  ) -> String {
    let count = change.isWithoutInside ? 0 : shown.view.childCount
    switch count {
    case 0: return ""
    case 1: return ", 1 view inside"
    default: return ", \(count) views inside"
    }
  }
}

/// What changed between two layouts, as one JSON object.
///
/// `version` is 1. `before` and `after` are the two proposals and answers. `changes` are the views
/// that changed, in the order of the later layout: `path` is the view's path there, or its old path
/// if it is gone. `before` and `after` of a change are the view in both layouts, or null, and
/// `changed` lists what differs: `view`, `size`, `place`, `candidate`, `lines`, `tracks` or `rows`.
/// `movedAlong` counts the views that only moved with their parent. `isWhole` is false if the
/// layouts had too many views to compare all of them.
enum DifferenceJSON {
  static func text(_ difference: LayoutDifference, _ lookout: Lookout) -> String {
    var changes: [String] = []
    for item in difference.changes where !lookout.isOver { changes.append(change(item)) }
    let list = changes.isEmpty ? "" : "\n  " + changes.joined(separator: ",\n  ")
    return ReportJSON.head("diff") + ",\n"
      + " \"before\": \(layout(difference.before)),\n"
      + " \"after\": \(layout(difference.after)),\n"
      + " \"isWhole\": \(!difference.isPart), \"movedAlong\": \(difference.movedAlong),\n"
      + " \"changes\": [\(list)]}"
  }

  private static func layout(_ layout: Layout) -> String {
    "{\"proposal\": \(JSONText.proposal(layout.proposal)), \"size\": \(JSONText.size(layout.size))}"
  }

  private static func change(_ change: LayoutDifference.Change) -> String {
    let parts = LayoutDifference.Part.allCases.filter(change.parts.contains)
      .map { "\"\($0.rawValue)\"" }
    return "{\"path\": \(JSONText.string(change.path.text))"
      + ", \"changed\": [\(parts.joined(separator: ", "))]"
      + ", \"before\": \(change.before.map(side) ?? "null")"
      + ", \"after\": \(change.after.map(side) ?? "null")}"
  }

  private static func side(_ side: LayoutDifference.Side) -> String {
    let view = side.view
    var text = "{\"view\": \(JSONText.string(view.view.content.name))"
    text += ", \"name\": \(JSONText.string(view.view.name))"
    text += ", \"title\": \(JSONText.string(ViewTitle.full(view.view)))"
    text += ", \"proposal\": \(JSONText.proposal(view.proposal))"
    text += ", \"frame\": \(JSONText.frame(view.frame))"
    if let state = side.state { text += ", \"state\": \(RangeJSON.state(state))" }
    return text + "}"
  }
}
