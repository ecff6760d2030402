import LayEngine
import LayLanguage

/// The places at which a structure changes, as one JSON object.
///
/// `version` is 1. `axis` is `width` or `height`, `other` the proposal on the other axis, or null.
/// A breakpoint has the `length` at which it is, in points; `isIncluded` tells whether that length
/// has the new structure or only what is above it, and `lastBefore` is the last length known to have
/// the old one, null where the place is exact. `changes` are the views that change, with both
/// states; `sizeBefore` and `sizeAfter` the answers at the place, as they are approached.
enum BreakpointsJSON {
  static func text(_ breakpoints: Breakpoints) -> String {
    let changes = breakpoints.changes.map(breakpoint).joined(separator: ",\n  ")
    return RangeJSON.head("breakpoints", breakpoints.found, breakpoints.range)
      + ",\n \"breakpoints\": [\(changes.isEmpty ? "" : "\n  " + changes)]}"
  }

  private static func breakpoint(_ change: Breakpoints.Change) -> String {
    var text = "{\"length\": \(JSONText.number(change.start.length))"
    text += ", \"isIncluded\": \(change.start.isIncluded)"
    text += ", \"lastBefore\": \(change.lastBefore.map(JSONText.number) ?? "null")"
    text += ", \"sizeBefore\": \(change.before.knots.last.map { JSONText.size($0.size) } ?? "null")"
    text += ", \"sizeAfter\": \(change.after.knots.first.map { JSONText.size($0.size) } ?? "null")"
    if case .failure(let message) = change.before.answer {
      text += ", \"failureBefore\": \(JSONText.string(message))"
    }
    if case .failure(let message) = change.after.answer {
      text += ", \"failureAfter\": \(JSONText.string(message))"
    }
    let views = change.views.map { view in
      "{\"view\": \(JSONText.string(StructureWords.title(view.view, in: view.nearestName)))"
        + ", \"before\": \(RangeJSON.state(view.before)), \"after\": \(RangeJSON.state(view.after))}"
    }
    return text + ", \"changes\": [\(views.joined(separator: ", "))]}"
  }
}
