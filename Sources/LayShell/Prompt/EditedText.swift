/// A text and the cursor in it, counted in Unicode scalars as libedit does.
struct EditedText: Equatable {
  var text: String
  var cursor: Int

  init(_ text: String, cursor: Int) {
    self.text = text
    self.cursor = cursor
  }

  /// A text with the cursor at its end.
  init(_ text: String = "") {
    self.init(text, cursor: text.unicodeScalars.count)
  }

  var before: Substring { text[..<cursorIndex] }
  var after: Substring { text[cursorIndex...] }

  private var cursorIndex: String.Index {
    let scalars = text.unicodeScalars
    return scalars.index(scalars.startIndex, offsetBy: cursor, limitedBy: scalars.endIndex)
      ?? scalars.endIndex
  }

  /// The scalars of the whole character before the cursor: what Backspace removes.
  var scalarsOfCharacterBefore: Int { before.last?.unicodeScalars.count ?? 0 }

  /// The scalars of the whole character after the cursor: what Delete removes.
  var scalarsOfCharacterAfter: Int { after.first?.unicodeScalars.count ?? 0 }

  /// The same text with the cursor moved by a line, to its column or the end of a shorter line.
  ///
  /// `nil` if there is no such line.
  func movedByLine(_ step: Int) -> EditedText? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let above = before.split(separator: "\n", omittingEmptySubsequences: false)
    let target = above.count - 1 + step
    guard lines.indices.contains(target), let column = above.last?.count else { return nil }
    let skipped = lines[..<target].reduce(0) { $0 + $1.unicodeScalars.count + 1 }
    let inLine = lines[target].prefix(column).unicodeScalars.count
    return EditedText(text, cursor: skipped + inLine)
  }

  /// Whether the cursor is in the last of several lines, and that line has only spaces.
  var isAtEmptyLastLine: Bool {
    guard after.allSatisfy({ $0 == " " }), text.contains("\n") else { return false }
    return before.reversed().prefix { $0 != "\n" }.allSatisfy { $0 == " " }
  }

  /// The text without spaces and newlines at its end.
  var withoutBlanksAtEnd: String {
    String(text.reversed().drop { $0 == " " || $0 == "\n" }.reversed())
  }

  /// Where the line of the cursor starts or ends, as a count of scalars.
  var startOfLine: Int {
    cursor - before.unicodeScalars.reversed().prefix { $0 != "\n" }.count
  }
  var endOfLine: Int { cursor + after.unicodeScalars.prefix { $0 != "\n" }.count }
}
