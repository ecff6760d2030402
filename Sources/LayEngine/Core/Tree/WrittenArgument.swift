/// An argument that a view was made with, as a program writes it, for showing the view.
///
/// Layout does not read it. The views inside are the view's children, and functions and the name
/// of the view are left out.
package struct WrittenArgument: Hashable, Sendable {
  /// Without its colon; nil where the argument was given by its position.
  package let keyword: String?
  package let value: WrittenValue

  package init(_ keyword: String? = nil, _ value: WrittenValue) {
    self.keyword = keyword
    self.value = value
  }
}

/// The value that an argument had when the view was made.
package indirect enum WrittenValue: Hashable, Sendable {
  case nothing
  case truth(Bool)
  case number(Double)
  case string(String)
  /// A name that stands for itself, such as that of an edge or a color.
  case name(String)
  case list([WrittenValue])
  /// A value of several parts: what makes it, as `edge-insets`, with its arguments, and its text.
  case made(String, [WrittenArgument], text: String)
  /// The text of any other value.
  case other(String)
  /// The head of the form, where the content has another name: `scene-padding` for a padding; and what was
  /// called in Swift code, as `HStack` and `.padding`. They stand behind the arguments.
  case head(String)
}

extension WrittenArgument {
  /// Whether some arguments are the same, down to the sign of a zero.
  static func areSame(_ some: [WrittenArgument], _ others: [WrittenArgument]) -> Bool {
    guard some.count == others.count else { return false }
    for index in some.indices {
      guard some[index].keyword == others[index].keyword,
        WrittenValue.areSame(some[index].value, others[index].value)
      else { return false }
    }
    return true
  }
}

extension WrittenValue {
  fileprivate static func areSame(_ one: WrittenValue, _ other: WrittenValue) -> Bool {
    switch (one, other) {
    case (.number(let one), .number(let other)): one.bitPattern == other.bitPattern
    case (.list(let some), .list(let others)):
      some.count == others.count && zip(some, others).allSatisfy { areSame($0, $1) }
    default: one == other
    }
  }
}

extension [WrittenArgument] {
  /// Lengths in points that were given, under their keywords.
  package static func lengths(_ lengths: [(keyword: String, length: Double?)]) -> Self {
    lengths.compactMap { keyword, length in length.map { WrittenArgument(keyword, .number($0)) } }
  }
}

/// The name and other words shown for a view whose content type stands for many kinds of views.
///
/// The engine only passes it on and compares it; the language defines what it says.
package protocol ViewWords: AnyObject, Sendable {
  /// Whether it says the same as other words.
  func isSame(as other: any ViewWords) -> Bool
}
