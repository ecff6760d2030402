import LayEngine

/// What follows an item on the line on which the item ends.
package struct RestOfLine {
  /// The data are the roots of this tree, without those that cannot be read.
  let tree: SyntaxTree
  /// Whether more follows than was read, such as an open list.
  fileprivate(set) var isCut = false

  var items: [SyntaxTree.Index] { Array(tree.roots) }
}

extension ItemReader {
  /// The most data that are read, since a file may be one long line.
  private static let mostData = 16

  /// What follows the last item on its line, without moving on; nil if nothing does.
  package func restOfLine() -> RestOfLine? {
    var start = position
    while start < bytes.count, bytes[start] == Byte.space || bytes[start] == Byte.tab {
      start += 1
    }
    guard start < bytes.count, !Byte.endsLine(bytes[start]) else { return nil }
    return bytes.withUnsafeBufferPointer { pointer in
      var reader = TreeReader(pointer, at: start, source: source, symbols: symbols)
      reader.isCommandLine = true
      // A mistake on the rest of the line is reported when the rest is read as an item.
      var count = 0
      var isBroken = false
      while count < Self.mostData {
        do throws(Diagnostic) {
          guard try reader.readDatum() else { break }
          count += 1
        } catch {
          isBroken = true
          break
        }
      }
      if let open = reader.open.first { reader.tree.nodes.removeSubrange(Int(open.node)...) }
      if reader.tree.isEmpty, reader.open.isEmpty { return nil }
      return RestOfLine(tree: reader.tree, isCut: isBroken || count == Self.mostData)
    }
  }
}

extension ItemReader {
  /// The comment of one semicolon behind an offset on its line, and its place; nil if none follows.
  package func comment(behind end: Int32) -> (text: String, start: Int32, end: Int32)? {
    guard let mark = bytes[Int(end)...].firstIndex(where: { $0 != Byte.space && $0 != Byte.tab }),
      bytes[mark] == Byte.semicolon
    else { return nil }
    var text = bytes[(mark + 1)...].prefix { $0 != Byte.newline && $0 != Byte.carriageReturn }
    if text.first == Byte.semicolon { return nil }
    text = text.drop { $0 == Byte.space }
    if let next = text.firstIndex(of: Byte.semicolon) { text = text[..<next] }
    return (
      String(decoding: text, as: UTF8.self), Int32(text.startIndex), Int32(text.endIndex)
    )
  }
}

extension Byte {
  /// Whether the line has no more data from this byte on.
  fileprivate static func endsLine(_ byte: UInt8) -> Bool {
    byte == newline || byte == carriageReturn || byte == semicolon
  }
}
