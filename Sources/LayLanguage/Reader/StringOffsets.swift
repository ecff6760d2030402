import LayEngine

extension SourceMap {
  /// The offset in the source of each byte of a string's value, and of its end: escapes are longer
  /// than the characters that they stand for.
  ///
  /// - Parameter span: the span of a string without mistakes, with its quotation marks.
  package func offsets(inString span: SourceSpan) -> [Int32] {
    let bytes = bytes(of: span.source)
    let end = min(Int(span.end) - 1, bytes.count)
    var offsets: [Int32] = []
    var position = Int(span.start) + 1
    while position < end {
      offsets.append(Int32(position))
      guard bytes[position] == Byte.backslash else {
        position += 1
        continue
      }
      guard position + 1 < end, bytes[position + 1] == UInt8(ascii: "u") else {
        position += 2
        continue
      }
      let close = bytes[position..<end].firstIndex(of: Byte.closeBrace) ?? end - 1
      let digits = bytes[(position + 3)..<max(position + 3, close)]
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
      let length = Unicode.Scalar(number).map { UTF8.width($0) } ?? 1
      for _ in 1..<max(length, 1) { offsets.append(Int32(position)) }
      position = close + 1
    }
    offsets.append(Int32(end))
    return offsets
  }
}
