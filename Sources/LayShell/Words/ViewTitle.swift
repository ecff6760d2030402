import LayEngine
import LayLanguage
import LayTerminal

/// The titles of views in pictures and tables.
enum ViewTitle {
  /// `text "Hello"`, `frame :width 100`: the view's name if it has one, its kind and its arguments.
  static func full(_ view: View) -> String {
    view.name.map { "\($0): \(kind(view))" } ?? kind(view)
  }

  /// The title without the view's name; of a view of Swift code its call: `Text("Hello")`, `.padding(8)`.
  static func kind(_ view: View) -> String {
    if let head = view.swiftHead { return SwiftTitle(view, head).text }
    return ([view.head] + view.shownArguments.map(\.text)).joined(separator: " ")
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
    let head = view.swiftHead ?? view.head
    return view.name.map { "\(head) \(ValueDescription.quoted($0))" } ?? head
  }
}

extension View {
  /// Whether it makes what is in it of the environment, and is nothing else; Swift code has no such view.
  var isReader: Bool { (content as? Control)?.name == "environment-reader" && name == nil }

  /// Whether the library makes it, so that it stands nowhere in the code.
  var isMade: Bool { span == nil && name == nil }
}

extension WrittenArgument {
  /// The argument as it could be typed; a long string is cut.
  var text: String { keyword.map { ":\($0) \(value.text)" } ?? value.text }
}

extension WrittenValue {
  /// The most columns of a string that are shown.
  static var mostColumns: Int { 40 }

  fileprivate var text: String {
    switch self {
    case .nothing: "nil"
    case .truth(let truth): truth ? "true" : "false"
    case .number(let number): NumberText.of(number)
    case .string(let string):
      ValueDescription.quoted(DisplayWidth.cut(string, to: Self.mostColumns))
    case .name(let name): name
    case .list(let elements): "(" + elements.map(\.text).joined(separator: " ") + ")"
    case .other(let text), .made(_, _, let text): DisplayWidth.cut(text, to: Self.mostColumns)
    case .head(let head): head
    }
  }
}

/// Values as the prompt prints them: views by their titles, long lists by their first elements.
enum ValueText {
  private static let mostElements = 100

  static func of(_ value: Value) -> String {
    let limit = ValueDescription.Limit(elements: mostElements) { ViewTitle.withContent($0) }
    return ValueDescription.written(value, within: limit)
  }
}
