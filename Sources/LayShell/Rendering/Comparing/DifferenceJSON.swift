import LayEngine
import LayLanguage

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
    return "{\"version\": 1, \"command\": \"diff\",\n"
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
    text += ", \"name\": \(view.view.name.map(JSONText.string) ?? "null")"
    text += ", \"title\": \(JSONText.string(ViewTitle.full(view.view)))"
    text += ", \"proposal\": \(JSONText.proposal(view.proposal))"
    text += ", \"frame\": \(JSONText.frame(view.frame))"
    if let state = side.state { text += ", \"state\": \(RangeJSON.state(state))" }
    return text + "}"
  }
}
