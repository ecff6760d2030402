import LayEngine

/// What stands behind an item on the line on which the item ends.
package struct RestOfLine {
  /// The data are the roots of this tree; what cannot be read is not among them.
  let tree: SyntaxTree
  /// Whether more stands there than was read; what is open, for instance.
  fileprivate(set) var isCut = false

  var items: [SyntaxTree.Index] { Array(tree.roots) }
}

extension ItemReader {
  /// The most data that are read: a file may be one long line.
  private static let mostData = 16

  /// What stands behind the last item on its line, without reading on; nil if nothing does.
  package func restOfLine() -> RestOfLine? {
    var start = position
    while start < bytes.count, bytes[start] == Byte.space || bytes[start] == Byte.tab {
      start += 1
    }
    guard start < bytes.count, !Byte.endsLine(bytes[start]) else { return nil }
    return bytes.withUnsafeBufferPointer { pointer in
      var reader = TreeReader(pointer, at: start, source: source, symbols: symbols)
      reader.isCommandLine = true
      // What is wrong there is told when it is read in its turn.
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

extension Byte {
  /// Whether nothing that is read can follow on the line.
  fileprivate static func endsLine(_ byte: UInt8) -> Bool {
    byte == newline || byte == carriageReturn || byte == semicolon
  }
}
