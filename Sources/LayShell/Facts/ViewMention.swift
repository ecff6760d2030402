import LayEngine

/// A view that a fact mentions, with the path to it.
struct ViewMention {
  let view: View
  /// The path of the view in commands; empty for the root, nil for a view that is not shown.
  let path: String?

  init(view: View, path: String?) {
    self.view = view
    self.path = path
  }

  init(_ shown: ShownView) { self.init(view: shown.view.view, path: shown.path.text) }
}

extension ViewMention {
  /// `"view": …, "title": …, "name": …, "path": …`: what a view is called in all JSON objects.
  var members: String {
    "\"view\": \(JSONText.string(view.content.name))"
      + ", \"title\": \(JSONText.string(ViewTitle.kind(view)))"
      + ", \"name\": \(view.name.map(JSONText.string) ?? "null")"
      + ", \"path\": \(path.map(JSONText.string) ?? "null")"
  }
}
