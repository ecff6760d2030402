import LayEngine
import LayLanguage

/// The titles of views in pictures and tables.
enum ViewTitle {
  /// `text "Hello"`, `frame :width 100`: the view's name if it has one, its kind and its arguments.
  static func full(_ view: View) -> String {
    view.name.map { "\($0): \(kind(view))" } ?? kind(view)
  }

  /// The title without the view's name.
  static func kind(_ view: View) -> String {
    ([view.content.name] + view.shownArguments.map(\.text)).joined(separator: " ")
  }

  /// The view that modifiers wrap and, after it, the outermost modifier: `text "Hi" in padding 8`.
  ///
  /// A table with only `padding 8` would not tell rows apart.
  static func withContent(_ view: View) -> String {
    if view.name != nil { return full(view) }
    var content = view
    while content.content.isModifier, content.name == nil, let child = content.children.first {
      content = child
    }
    return content === view ? full(view) : "\(full(content)) in \(full(view))"
  }

  /// The name, or else the full title.
  static func short(_ view: View) -> String { view.name ?? full(view) }

  /// The kind and, in quotes, the name.
  static func subject(_ view: View) -> String {
    view.name.map { "\(view.content.name) \(ValueDescription.quoted($0))" } ?? view.content.name
  }
}
