import LayEngine
import LayLanguage
import LayTerminal

/// The changes between two layouts as a table: a row for each view, with its differences.
struct DifferenceText {
  private static let mostRows = 200

  let style: Style
  let lookout: Lookout

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

  private func remark(_ text: String) -> [String] { style.paragraph(text, .faint) }

  private func table(_ difference: LayoutDifference) -> TextTable {
    TextTable(
      difference.changes.prefix(Self.mostRows),
      [
        .init("view", .left, title),
        .left("path", .faint) { change in
          lookout.took(change.path.numbers.count)
          return change.path.shown
        },
        .left("size") { words(.size, of: $0) },
        .left("at") { words(.place, of: $0) },
        .left("also") { change in
          [words(.view, of: change), state(change)].filter { !$0.isEmpty }.joined(separator: ", ")
        },
      ], lookout)
  }

  /// What differs in one aspect: `188 x 22 → 180 x 22`; of a view that is new or gone what there is.
  func words(_ part: LayoutDifference.Part, of change: LayoutDifference.Change) -> String {
    switch part {
    case .size: fact(change, .size) { ProposalText.of($0.view.frame.size) }
    case .place: fact(change, .place) { PlaceText.of($0.view.frame.origin) }
    case .view:
      change.parts.contains(.view)
        ? change.before.map { "was \(ViewTitle.full($0.view.view))" } ?? "" : ""
    case .candidate, .lines, .tracks, .rows: state(change)
    }
  }

  /// The old and the new value; empty if they are equal.
  ///
  /// For a view that is new or gone it is the only value.
  private func fact(
    _ change: LayoutDifference.Change, _ part: LayoutDifference.Part,
    _ text: (LayoutDifference.Side) -> String
  ) -> String {
    switch (change.before, change.after) {
    case (let before?, let after?):
      change.parts.contains(part) ? "\(text(before)) \(style.arrow) \(text(after))" : ""
    case (let side?, nil), (nil, let side?): text(side)
    case (nil, nil): ""
    }
  }

  private func state(_ change: LayoutDifference.Change) -> String {
    switch (change.before?.state, change.after?.state) {
    case (let before?, let after?):
      change.parts.isDisjoint(with: LayoutDifference.Part.states) ? "" : step(before, after)
    case (let state?, nil), (nil, let state?):
      state == .lines(1, isTruncated: false) ? "" : words(state)
    case (nil, nil): ""
    }
  }

  private func step(_ before: LayoutStructure.State, _ after: LayoutStructure.State) -> String {
    if case .candidate(let number, _) = after {
      guard case .candidate(let former, _) = before else { return words(after) }
      return "candidate \(former) \(style.arrow) \(number)"
    }
    return "\(words(before)) \(style.arrow) \(words(after))"
  }

  func words(_ state: LayoutStructure.State) -> String {
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
    let count = change.isWithoutInside ? 0 : shown.view.childCount
    let inside = count == 0 ? "" : ", \(CountText.of(count, "view")) inside"
    return .init(mark.sign + title + inside, mark.ink)
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
    ReportJSON.head("diff") + ",\n"
      + " \"before\": \(layout(difference.before)),\n"
      + " \"after\": \(layout(difference.after)),\n "
      + JSONText.members(["isWhole": !difference.isPart, "movedAlong": difference.movedAlong])
      + ",\n \"changes\": \(JSONText.lines(lookout.map(difference.changes) { change($0, lookout) }))}"
  }

  private static func layout(_ layout: Layout) -> String {
    JSONText.object(["proposal": layout.proposal, "size": layout.size])
  }

  private static func change(_ change: LayoutDifference.Change, _ lookout: Lookout) -> String {
    lookout.took(change.path.numbers.count)
    let parts = LayoutDifference.Part.allCases.filter(change.parts.contains).map(\.rawValue)
    return JSONText.object([
      "path": change.path.text, "changed": parts, "before": change.before, "after": change.after,
    ])
  }
}

extension LayoutDifference.Side: JSONValue {
  var json: String {
    "{"
      + JSONText.members([
        "view": view.view.content.name, "name": view.view.name, "title": ViewTitle.full(view.view),
        "proposal": view.proposal, "frame": view.frame,
      ]) + JSONText.more("state", state) + "}"
  }
}
