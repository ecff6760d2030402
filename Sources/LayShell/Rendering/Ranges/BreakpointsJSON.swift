import LayEngine
import LayLanguage

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
    text += ", \"lastBefore\": \(change.lastBefore.map(JSONText.number) ?? "null")"
    text += ", \"sizeBefore\": \(change.sizeBefore.map(JSONText.size) ?? "null")"
    text += ", \"sizeAfter\": \(change.sizeAfter.map(JSONText.size) ?? "null")"
    if case .failure(let message) = change.before.answer {
      text += ", \"failureBefore\": \(JSONText.string(message))"
    }
    if case .failure(let message) = change.after.answer {
      text += ", \"failureAfter\": \(JSONText.string(message))"
    }
    if let exchange = change.exchange {
      text += ", \"gone\": \(exchange.before.map(JSONText.string) ?? "null")"
      text += ", \"new\": \(exchange.after.map(JSONText.string) ?? "null")"
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
