import LayEngine
import LayLanguage

/// Views as they are called in pictures and tables.
enum ViewTitle {
  /// `text "Hello"`, `frame :width 100`: its arguments as they are written, with the view's name in front if it has one.
  static func full(_ view: View) -> String {
    view.name.map { "\($0): \(kind(view))" } ?? kind(view)
  }

  /// The same without the view's name.
  static func kind(_ view: View) -> String {
    ([view.content.name] + view.shownArguments.map(\.text)).joined(separator: " ")
  }

  /// The view that modifiers wrap and, after it, the outermost of them, as
  /// `text "Hi" in padding 8`: a table that only said `padding 8` would not tell rows apart.
  static func withContent(_ view: View) -> String {
    if view.name != nil { return full(view) }
    var content = view
    while content.content.isModifier, content.name == nil, let child = content.children.first {
      content = child
    }
    return content === view ? full(view) : "\(full(content)) in \(full(view))"
  }

  /// The name, or else what it is.
  static func short(_ view: View) -> String { view.name ?? full(view) }

  /// What it is and, in quotes, what it is called.
  static func subject(_ view: View) -> String {
    view.name.map { "\(view.content.name) \(ValueDescription.quoted($0))" } ?? view.content.name
  }
}
