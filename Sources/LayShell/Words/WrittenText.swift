import LayEngine
import LayLanguage
import LayTerminal

extension WrittenArgument {
  /// The argument as it could be typed; a long string is cut.
  var text: String { keyword.map { ":\($0) \(value.text)" } ?? value.text }
}

extension WrittenValue {
  /// The most columns of a string that are shown.
  private static var mostColumns: Int { 40 }

  fileprivate var text: String {
    switch self {
    case .nothing: "nil"
    case .truth(let truth): truth ? "true" : "false"
    case .number(let number): NumberText.of(number)
    case .string(let string):
      ValueDescription.quoted(DisplayWidth.cut(string, to: Self.mostColumns))
    case .name(let name): name
    case .list(let elements): "(" + elements.map(\.text).joined(separator: " ") + ")"
    case .other(let text): DisplayWidth.cut(text, to: Self.mostColumns)
    }
  }
}
