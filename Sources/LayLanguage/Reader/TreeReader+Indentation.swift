/// Where a parenthesis was forgotten, as the indentation tells.
extension TreeReader {
  /// A list around the one that is looked at.
  private struct Enclosing {
    let start: Int
    let end: Int
    /// Whether it is still open, or begins its line, so that its place there is meant.
    let counts: Bool
    /// How far the line is indented on which it opens; nil until it is asked for.
    var indentation: Int?
  }

  /// Finds the list that was most likely not closed, and the one that tells it.
  ///
  /// It is the first that holds a list which begins a later line, indented no more than the line on
  /// which the outer one opened. One that was closed counts if it begins its line: what closed it
  /// may have been meant for the list around it.
  func listOpenByIndentation() -> (opening: Int, next: Int)? {
    let openNodes = Set(open.map(\.node))
    var around: [Enclosing] = []
    for (index, node) in tree.nodes.enumerated() where node.kind == .list {
      let start = Int(node.start)
      guard bytes[start] != Byte.quote else { continue }
      while let last = around.last, last.end <= start { around.removeLast() }
      let column = columnAtLineStart(start)
      if let column, let last = around.indices.last {
        let indentation = around[last].indentation ?? indentation(ofLineAt: around[last].start)
        around[last].indentation = indentation
        if column <= indentation, around[last].counts { return (around[last].start, start) }
      }
      let isOpen = openNodes.contains(Int32(index))
      around.append(
        Enclosing(
          start: start, end: isOpen ? .max : Int(node.end), counts: isOpen || column != nil))
    }
    return nil
  }

  /// The column of an offset, from 0, if nothing but blanks is before it in its line.
  private func columnAtLineStart(_ offset: Int) -> Int? {
    var start = offset
    while start > 0, bytes[start - 1] == Byte.space || bytes[start - 1] == Byte.tab { start -= 1 }
    return start == 0 || bytes[start - 1] == Byte.newline ? offset - start : nil
  }

  /// How many blanks begin the line of an offset.
  private func indentation(ofLineAt offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != Byte.newline { start -= 1 }
    var end = start
    while end < offset, bytes[end] == Byte.space || bytes[end] == Byte.tab { end += 1 }
    return end - start
  }
}
