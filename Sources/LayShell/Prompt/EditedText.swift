import CLibedit

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

/// The states of one entry; the last is the current one.
///
/// Characters typed in a row are one step, up to and including the next whitespace.
struct UndoStack {
  private var states: [EditedText] = []
  private var isTyping = false

  /// The text as it was before the last key.
  var last: EditedText? { states.last }

  /// The most states that are kept.
  private static let limit = 200

  /// Records the text; called before each key.
  mutating func observe(_ present: EditedText) {
    guard let last = states.last else { return states.append(present) }
    if last.text == present.text {
      states[states.count - 1].cursor = present.cursor
      return
    }
    let isTyped = Self.isOneScalar(from: last, to: present)
    if isTyped && isTyping {
      states[states.count - 1] = present
    } else {
      states.append(present)
      if states.count > Self.limit { states.removeFirst() }
    }
    isTyping = isTyped && present.before.last?.isWhitespace == false
  }

  /// The state before the last step; `nil` if there is none.
  mutating func undo() -> EditedText? {
    guard states.count > 1 else { return nil }
    states.removeLast()
    isTyping = false
    return states.last
  }

  private static func isOneScalar(from last: EditedText, to present: EditedText) -> Bool {
    present.cursor == last.cursor + 1
      && present.text.unicodeScalars.count == last.text.unicodeScalars.count + 1
  }
}

/// The text buffer of libedit, as a Swift value.
///
/// Only libedit's wide-character functions are used, which do not depend on the locale.
///
/// A newline is U+0085 (next line) inside libedit: no keyboard types it, and a line feed would
/// start a new row in libedit's model of the screen, which has no room for it.
struct LineBuffer {
  let editor: OpaquePointer

  private static let lineEnd: wchar_t = 0x85

  var content: EditedText {
    guard let line = el_wline(editor)?.pointee, let start = line.buffer else {
      return EditedText()
    }
    let wide = UnsafeBufferPointer(start: start, count: line.lastchar - start)
    let scalars = wide.map { value in
      value == Self.lineEnd
        ? "\n" : UInt32(exactly: value).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
    }
    return EditedText(
      String(String.UnicodeScalarView(scalars)), cursor: line.cursor - start)
  }

  var count: Int {
    guard let line = el_wline(editor)?.pointee else { return 0 }
    return line.lastchar - line.buffer
  }

  /// Inserts at the cursor, which then stands after the text.
  func insert(_ text: String) {
    var wide = text.unicodeScalars.filter { $0 != "\0" }
      .map { $0 == "\n" ? Self.lineEnd : wchar_t($0.value) }
    wide.append(0)
    _ = el_winsertstr(editor, wide)
  }

  func deleteBackward(scalars count: Int) {
    el_deletestr(editor, Int32(count))
  }

  func move(by scalars: Int) {
    _ = el_cursor(editor, Int32(scalars))
  }

  func replace(with content: EditedText) {
    let present = self.content
    let length = present.text.unicodeScalars.count
    move(by: length - present.cursor)
    deleteBackward(scalars: length)
    insert(content.text)
    move(by: content.cursor - content.text.unicodeScalars.count)
  }
}
