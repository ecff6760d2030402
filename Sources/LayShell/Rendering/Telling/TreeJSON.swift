import LayEngine
import LayLanguage

/// The views of a tree as one JSON object, in the order of a walk, each with its depth.
///
/// With all views to be seen, candidates that are not shown are there too, without a frame.
enum TreeJSON {
  private enum Subject {
    case shown(PlacedView, ViewPath.Writing)
    case hidden(View, candidate: Int?)
  }

  static func text(_ listing: TreeListing, _ lookout: Lookout) -> String {
    var path = ViewPath.Writing(most: .max)
    for number in listing.shown.path.numbers { path.append(number) }
    let layout = listing.shown.view.layout
    var text = TellingJSON.head("tree")
    text += ", \"proposal\": \(JSONText.proposal(layout.proposal)),\n \"views\": ["
    var pending = [(subject: Subject.shown(listing.shown.view, path), depth: 0)]
    var isFirst = true
    while !lookout.isOver, let (subject, depth) = pending.popLast() {
      text += isFirst ? "\n  " : ",\n  "
      isFirst = false
      text += "{\"depth\": \(depth), " + members(subject) + "}"
      guard depth != listing.depth else { continue }
      pending += inside(subject, listing, lookout).reversed().map { ($0, depth + 1) }
    }
    return text + "]}"
  }

  private static func members(_ subject: Subject) -> String {
    switch subject {
    case .shown(let view, let path):
      var text = ViewMention(view: view.view, path: path.text).members
      text += ", \"proposal\": \(JSONText.proposal(view.proposal))"
      text += ", \"frame\": \(JSONText.frame(view.frame))"
      if let chosen = view.chosen { text += ", \"chosen\": \(chosen)" }
      return text
    case .hidden(let view, let candidate):
      return ViewMention(view: view, path: nil).members
        + (candidate.map { ", \"candidate\": \($0)" } ?? "")
    }
  }

  private static func inside(
    _ subject: Subject, _ listing: TreeListing, _ lookout: Lookout
  ) -> [Subject] {
    switch subject {
    case .hidden(let view, _): return view.children.map { .hidden($0, candidate: nil) }
    case .shown(let view, let path):
      var children: [Subject] = []
      for number in 0..<view.childCount where !lookout.isOver {
        var inner = path
        inner.append(number + 1)
        children.append(.shown(view.child(number), inner))
      }
      guard listing.isUnfolded, let chosen = view.chosen, let shown = children.first else {
        return children
      }
      let tree = view.layout.tree
      return tree.children(of: view.node).enumerated().map { index, node in
        index + 1 == chosen ? shown : .hidden(tree.view(of: node), candidate: index + 1)
      }
    }
  }
}
