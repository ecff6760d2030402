/// Finds a forgotten parenthesis by the indentation.
extension TreeReader {
  /// A list around the one that is being examined.
  private struct Enclosing {
    let start: Int
    let end: Int
    /// Whether it is still open, or begins its line, so that its indentation is meant.
    let counts: Bool
    /// The indentation of the line on which it opens.
    let indentation: Int
  }

  /// The line of an offset that only moves forward.
  private struct Line {
    private(set) var start = 0
    /// The offset of its first character that is no blank, as far as the line was read.
    private(set) var content = 0
    private var known = 0

    mutating func move(to offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
      while known < offset {
        let byte = bytes[known]
        known += 1
        if byte == Byte.newline {
          (start, content) = (known, known)
        } else if content == known - 1, byte == Byte.space || byte == Byte.tab {
          content = known
        }
      }
    }
  }

  /// Finds the list that was most likely not closed, and the later list that shows it.
  ///
  /// It is the first list around another one that begins a later line with no more indentation than
  /// the line on which the outer one opens. An outer list that was closed counts if it begins its
  /// line: the parenthesis that closed it may have been meant for the list around it. Nil also if
  /// the lookout says to stop.
  func listOpenByIndentation() -> (opening: Int, next: Int)? {
    let openNodes = Set(open.map(\.node))
    var around: [Enclosing] = []
    var line = Line()
    for (index, node) in tree.nodes.enumerated() where node.kind == .list {
      let start = Int(node.start)
      guard bytes[start] != Byte.quote else { continue }
      if lookout?.isOver == true { return nil }
      while let last = around.last, last.end <= start { around.removeLast() }
      line.move(to: start, in: bytes)
      let indentation = line.content - line.start
      let beginsLine = line.content == start
      if beginsLine, let last = around.last, indentation <= last.indentation, last.counts {
        return (last.start, start)
      }
      let isOpen = openNodes.contains(Int32(index))
      around.append(
        Enclosing(
          start: start, end: isOpen ? .max : Int(node.end), counts: isOpen || beginsLine,
          indentation: indentation))
    }
    return nil
  }
}
