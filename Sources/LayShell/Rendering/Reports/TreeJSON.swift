import LayEngine
import LayLanguage

/// The views of a tree as one JSON object, in depth-first order, each with its depth.
///
/// With `--all`, candidates that are not shown are included, without a frame.
enum TreeJSON {
  static func text(_ listing: TreeListing, _ lookout: Lookout) -> String {
    var path = ViewPath.Writing(most: .max)
    for number in listing.shown.path.numbers { path.append(number) }
    let layout = listing.shown.view.layout
    var text = ReportJSON.head("tree")
    text += ", \"proposal\": \(JSONText.proposal(layout.proposal)),\n \"views\": ["
    var pending = [(view: ListedView.shown(listing.shown.view, path), depth: 0)]
    var isFirst = true
    while !lookout.isOver, let (view, depth) = pending.popLast() {
      text += isFirst ? "\n  " : ",\n  "
      isFirst = false
      text += "{\"depth\": \(depth), " + members(view, listing.places) + "}"
      guard depth != listing.depth else { continue }
      pending += view.inside(listing, lookout).reversed().map { ($0, depth + 1) }
    }
    return text + "]}"
  }

  private static func members(_ listed: ListedView, _ places: CodePlaces) -> String {
    switch listed {
    case .shown(let view, let path):
      var text = ViewMention(view: view.view, path: path.text).members
      text += ", \"proposal\": \(JSONText.proposal(view.proposal))"
      text += ", \"frame\": \(JSONText.frame(view.frame))"
      if let chosen = view.chosen { text += ", \"chosen\": \(chosen)" }
      return text + places.member(of: view.view)
    case .hidden(let view, let candidate):
      return ViewMention(view: view, path: nil).members
        + (candidate.map { ", \"candidate\": \($0)" } ?? "")
        + places.member(of: view)
    }
  }
}
