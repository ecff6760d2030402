import CLibedit

/// The text that libedit edits, as a Swift value.
///
/// Only the wide functions are used: they do not depend on the locale.
///
/// libedit gets U+0085 (next line) for a line end: no keyboard types it, and a line feed would begin
/// a row of the screen that libedit believes in, which it has no room for.
struct LineBuffer {
  let editor: OpaquePointer

  private static let lineEnd: wchar_t = 0x85

  var content: EditedText {
    guard let line = el_wline(editor)?.pointee, let start = line.buffer else {
      return EditedText()
    }
    let wide = UnsafeBufferPointer(start: start, count: line.lastchar - start)
    return EditedText(Self.string(wide), cursor: line.cursor - start)
  }

  /// Byte by byte: this runs at each key, and appending scalars to a string is ten times slower.
  private static func string(_ wide: UnsafeBufferPointer<wchar_t>) -> String {
    String(unsafeUninitializedCapacity: wide.count * 4) { bytes in
      var count = 0
      for value in wide {
        if value >= 0 && value < 0x80 || value == lineEnd {
          bytes[count] = value == lineEnd ? UInt8(ascii: "\n") : UInt8(value)
          count += 1
          continue
        }
        let scalar = UInt32(exactly: value).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
        for byte in UTF8.encode(scalar).map(Array.init) ?? [] {
          bytes[count] = byte
          count += 1
        }
      }
      return count
    }
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
