/// Where a parenthesis was forgotten, as the indentation tells.
extension TreeReader {
  /// A list around the one that is looked at.
  private struct Enclosing {
    let start: Int
    let end: Int
    /// Whether it is still open, or begins its line, so that its place there is meant.
    let counts: Bool
    /// How far the line is indented on which it opens.
    let indentation: Int
  }

  /// The line up to a place that only moves on.
  private struct Line {
    private(set) var start = 0
    /// The first offset in it that is no blank, as far as the line is known.
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

  /// Finds the list that was most likely not closed, and the one that tells it.
  ///
  /// It is the first that holds a list which begins a later line, indented no more than the line on
  /// which the outer one opened. One that was closed counts if it begins its line: what closed it
  /// may have been meant for the list around it. Nil too where the work is to end.
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
