import CLibedit

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
    return EditedText(Self.string(wide), cursor: line.cursor - start)
  }

  /// Builds UTF-8 directly: this runs for each key, and appending scalars is ten times slower.
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
