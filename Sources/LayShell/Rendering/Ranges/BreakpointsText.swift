import LayEngine
import LayLanguage
import LayTerminal

/// The breakpoints of a structure as text.
struct BreakpointsText {
  private static let mostRows = 200
  /// The most views that are told at one place.
  private static let mostViews = 50

  let style: Style

  func text(_ breakpoints: Breakpoints) -> String {
    let place = RangeText.place(breakpoints.found.line, breakpoints.range)
    let changes = breakpoints.changes
    var lines: [String] = []
    if case .failure(let message)? = breakpoints.found.ranges.first?.answer {
      lines += style.paragraph("at the beginning there is no answer: \(message)", indentation: 2)
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
    if breakpoints.isPart { lines += style.paragraph(RangeText.isPart, indentation: 2) }
    lines += style.paragraph(RangeText.evidence(breakpoints.found.evidence), indentation: 2)
    return lines.joined(separator: "\n")
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
      change.views.prefix(mostViews).map { view in
        let title = titles.title(view.view, in: view.nearestName, at: view.place)
        if let moves = StructureWords.moves(view) { return "\(title): \(moves)" }
        let states = StructureWords.change(view)
        return "\(title): \(states.before) → \(states.after)"
      }
      + bends(change, titles) + more(than: mostViews, of: change)
    return views.isEmpty ? [answers(change)] : views
  }

  private static func more(than most: Int, of change: Breakpoints.Change) -> [String] {
    let left = change.views.count - most
    return left > 0 ? ["… and \(CountText.of(left, "more view")): `--json` prints all"] : []
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
  static func text(_ breakpoints: Breakpoints, _ lookout: Lookout) -> String {
    var text = RangeJSON.head("breakpoints", breakpoints.found, breakpoints.range)
    text += ",\n \"breakpoints\": ["
    for (number, change) in breakpoints.changes.enumerated() {
      if lookout.isOver { break }
      text += number == 0 ? "\n  " : ",\n  "
      write(change, breakpoints.titles, to: &text, lookout)
    }
    return text + "]}"
  }

  private static func write(
    _ change: Breakpoints.Change, _ titles: RangeTitles, to text: inout String, _ lookout: Lookout
  ) {
    text +=
      "{"
      + JSONText.members([
        "length": change.start.length, "isIncluded": change.start.isIncluded,
        "lastBefore": change.lastBefore, "sizeBefore": change.sizeBefore,
        "sizeAfter": change.sizeAfter,
      ]) + JSONText.more("failureBefore", change.before.answer.failure)
      + JSONText.more("failureAfter", change.after.answer.failure)
      + (change.exchange.map { ", " + JSONText.members(["gone": $0.before, "new": $0.after]) } ?? "")
      + ", \"changes\": ["
    var isFirst = true
    func add(_ title: String, _ before: any JSONValue, _ after: any JSONValue) {
      if !isFirst { text += ", " }
      isFirst = false
      text += JSONText.object(["view": title, "before": before, "after": after])
    }
    for view in change.views {
      if lookout.isOver { break }
      add(
        titles.title(view.view, in: view.nearestName, at: view.place), view.before, view.after)
    }
    for found in change.bends {
      if lookout.isOver { break }
      func state(_ length: Double, _ slope: Double) -> BendState {
        BendState(axis: found.axis.side, offeredTo: found.child, length: length, slope: slope)
      }
      add(
        titles.title(found.view, in: found.nearestName, at: found.place),
        state(found.lengthBefore, found.before), state(found.length, found.after))
    }
    text += "]}"
  }
}

/// How a length that is held at a bound behaves on one side of a place.
private struct BendState: JSONValue {
  let axis: String
  let offeredTo: Int?
  let length, slope: Double

  var json: String {
    JSONText.object(["axis": axis, "offeredTo": offeredTo, "length": length, "slope": slope])
  }
}

extension StructureAnswer {
  /// The message of a layout that failed; nil for one that did not.
  fileprivate var failure: String? {
    if case .failure(let message) = self { message } else { nil }
  }
}
