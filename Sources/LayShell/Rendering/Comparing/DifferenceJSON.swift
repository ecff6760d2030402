import LayEngine
import LayLanguage

/// What changed between two layouts, as one JSON object.
///
/// `version` is 1. `before` and `after` tell what was proposed and answered. `changes` are the views
/// that changed, in the order of the later layout: `path` is where the view is there, or where it
/// was if it is gone. `before` and `after` hold the view in both layouts, null where it is not, and
/// `changed` what of it is otherwise: `view`, `size`, `place`, `candidate` or `lines`.
/// `movedAlong` counts the views that only moved with the view around them, and `isWhole` is false
/// where there are more views than were compared.
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
