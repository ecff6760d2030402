import LayEngine
import LayLanguage
import LayTerminal

/// The breakpoints of a structure as text.
struct BreakpointsText {
  private static let mostRows = 200

  let style: Style

  init(_ style: Style) { self.style = style }

  func text(_ breakpoints: Breakpoints) -> String {
    let place = RangeText.place(breakpoints.found.line, breakpoints.range)
    let changes = breakpoints.changes
    var lines: [String] = []
    if case .failure(let message)? = breakpoints.found.ranges.first?.answer {
      lines += paragraph("at the beginning there is no answer: \(message)")
    }
    if changes.isEmpty {
      lines.insert(style.paint("the structure does not change \(place)", .green), at: 0)
    } else {
      let count = CountText.of(changes.count, "place")
      lines.insert(style.paint("the structure changes at \(count) \(place)", .strong), at: 0)
      let rows = changes.prefix(Self.mostRows).flatMap { self.rows($0, breakpoints.titles) }
      lines += Paragraph.definitions(rows, columns: style.columns)
      if changes.count > Self.mostRows { lines.append("  … and more: `--json` prints all") }
    }
    if breakpoints.isPart { lines += paragraph("ended before it was done: this is what was found") }
    return (lines + paragraph(RangeText.evidence(breakpoints.found.evidence)))
      .joined(separator: "\n")
  }

  private func paragraph(_ text: String) -> [String] {
    Paragraph.lines(style.visible(text), columns: style.columns, indentation: 2)
  }

  private func rows(
    _ change: Breakpoints.Change, _ titles: RangeTitles
  ) -> [(term: String, meaning: String)] {
    Self.texts(change, titles).map { (Self.place(change), style.visible($0)) }
  }

  /// The changes at a breakpoint.
  static func texts(
    _ change: Breakpoints.Change, _ titles: RangeTitles = RangeTitles()
  ) -> [String] {
    let views =
      change.views.map { view in
        let title = titles.title(view.view, in: view.nearestName, at: view.place)
        if let moves = StructureWords.moves(view) { return "\(title): \(moves)" }
        let states = StructureWords.change(view)
        return "\(title): \(states.before) → \(states.after)"
      }
      + bends(change, titles)
    return views.isEmpty ? [answers(change)] : views
  }

  /// Lengths that begin or cease to be held at a bound; children that change alike share a line.
  private static func bends(_ change: Breakpoints.Change, _ titles: RangeTitles) -> [String] {
    var lines: [(key: [String], children: [Int], isSingle: Bool)] = []
    for bend in change.bends {
      let title = titles.title(bend.view, in: bend.nearestName, at: bend.place)
      let states = StructureWords.bend(bend)
      let key = [title, bend.axis.side, states.before, states.after, "\(bend.place)"]
      if bend.child != nil, let known = lines.firstIndex(where: { $0.key == key }) {
        lines[known].children.append(bend.child ?? 0)
      } else {
        lines.append((key, bend.child.map { [$0] } ?? [], bend.childCount == 1))
      }
    }
    return lines.map { key, children, isSingle in
      var noun = key[1]
      if !children.isEmpty {
        let all = children.map { "\($0)" }.joined(separator: ", ")
        noun = isSingle ? "offered \(key[1])" : "\(key[1]) offered to \(all)"
      }
      return "\(key[0]): \(noun) \(key[2]) → \(key[3])"
    }
  }

  /// The position of a breakpoint: `from 195` includes 195, `above 312` does not include 312.
  static func place(_ change: Breakpoints.Change) -> String {
    let start = NumberText.of(change.start.length)
    if let last = change.lastBefore { return "between \(NumberText.of(last)) and \(start)" }
    return (change.start.isIncluded ? "from " : "above ") + start
  }

  /// The change of the answer, where no view is known to have changed.
  private static func answers(_ change: Breakpoints.Change) -> String {
    if case .failure(let message) = change.after.answer { return "error: \(message)" }
    if case .failure = change.before.answer { return "there is an answer again" }
    switch change.exchange {
    case (let before?, let after?)?: return "\(after) in place of \(before)"
    case (nil, let after?)?: return "\(after) is new"
    case (let before?, nil)?: return "\(before) is gone"
    default: return "other views are shown"
    }
  }
}

/// The lengths at which a structure changes, as one JSON object.
///
/// `version` is 1. `axis` is `width` or `height`, `other` the proposal on the other axis, or null.
/// A breakpoint has its `length` in points; `isIncluded` is true if that length itself has the new
/// structure. `lastBefore` is the last length known to have the old structure, or null if the
/// breakpoint is exact. `changes` are the views that change, with both states; a length that is
/// held at a bound on one side has a `slope`, in points per point of the proposal, and `offeredTo`
/// is the child to which it is offered. Where a function of the program makes other views, `gone` and
/// `new` are the kinds of the first of them, or null. `sizeBefore` and `sizeAfter` are the limits of the answers
/// there.
enum BreakpointsJSON {
  static func text(_ breakpoints: Breakpoints) -> String {
    let changes = breakpoints.changes.map { breakpoint($0, breakpoints.titles) }.joined(
      separator: ",\n  ")
    return RangeJSON.head("breakpoints", breakpoints.found, breakpoints.range)
      + ",\n \"breakpoints\": [\(changes.isEmpty ? "" : "\n  " + changes)]}"
  }

  private static func state(_ bend: LengthBend, _ length: Double, _ slope: Double) -> String {
    "{\"axis\": \"\(bend.axis.side)\", \"offeredTo\": \(bend.child.map { "\($0)" } ?? "null")"
      + ", \"length\": \(JSONText.number(length)), \"slope\": \(JSONText.number(slope))}"
  }

  private static func breakpoint(_ change: Breakpoints.Change, _ titles: RangeTitles) -> String {
    var text = "{\"length\": \(JSONText.number(change.start.length))"
    text += ", \"isIncluded\": \(change.start.isIncluded)"
    text += ", \"lastBefore\": \(JSONText.number(change.lastBefore))"
    text += ", \"sizeBefore\": \(change.sizeBefore.map(JSONText.size) ?? "null")"
    text += ", \"sizeAfter\": \(change.sizeAfter.map(JSONText.size) ?? "null")"
    if case .failure(let message) = change.before.answer {
      text += ", \"failureBefore\": \(JSONText.string(message))"
    }
    if case .failure(let message) = change.after.answer {
      text += ", \"failureAfter\": \(JSONText.string(message))"
    }
    if let exchange = change.exchange {
      text += ", \"gone\": \(JSONText.string(exchange.before))"
      text += ", \"new\": \(JSONText.string(exchange.after))"
    }
    let views = change.views.map { view in
      "{\"view\": \(JSONText.string(titles.title(view.view, in: view.nearestName, at: view.place)))"
        + ", \"before\": \(RangeJSON.state(view.before)), \"after\": \(RangeJSON.state(view.after))}"
    }
    let bends = change.bends.map { bend in
      "{\"view\": \(JSONText.string(titles.title(bend.view, in: bend.nearestName, at: bend.place)))"
        + ", \"before\": \(state(bend, bend.lengthBefore, bend.before)), \"after\": \(state(bend, bend.length, bend.after))}"
    }
    return text + ", \"changes\": [\((views + bends).joined(separator: ", "))]}"
  }
}
