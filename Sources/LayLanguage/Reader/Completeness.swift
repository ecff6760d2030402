import LayEngine

/// Whether a text at the prompt can be evaluated without a further line.
package enum Completeness: Equatable, Sendable {
  case complete
  /// Something is open: go on in the next line, indented by this many columns. The opener is the
  /// first word of the innermost open list, or `"` in a string and `#|` in a comment.
  case open(indentation: Int, opener: String)
  /// The text has a mistake that more text cannot mend; evaluating it reports the mistake.
  case broken
}

extension ItemReader {
  package static func completeness(
    of bytes: [UInt8], isCommand: @escaping CommandTest = { _ in false }
  ) -> Completeness {
    bytes.withUnsafeBufferPointer { pointer in
      var position = 0
      let symbols = SymbolTable()
      while true {
        var reader = TreeReader(pointer, at: position, source: 0, symbols: symbols)
        do throws(Diagnostic) {
          guard try readItem(&reader, isCommand) != nil else { return .complete }
          position = reader.position
        } catch {
          return reader.openState
        }
      }
    }
  }
}

extension TreeReader {
  /// What is open at the end of the text, where reading stopped with an error.
  fileprivate var openState: Completeness {
    switch unfinished {
    case .string: .open(indentation: 0, opener: "\"")
    case .comment: .open(indentation: 0, opener: "#|")
    case .prefix: .open(indentation: 0, opener: "'")
    case .list(let list):
      .open(indentation: column(of: Int(list.start)) + 2, opener: firstWord(of: list))
    case nil: .broken
    }
  }

  /// The width, in terminal columns, of the text before an offset in its line.
  private func column(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != Byte.newline { start -= 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
      .reduce(0) { $0 + $1.cellCount }
  }

  private func firstWord(of list: Open) -> String {
    let child = Int(list.node) + 1
    guard child < tree.nodes.count, tree.kind(child) == .symbol || tree.kind(child) == .keyword
    else { return list.kind == .bracket ? "[" : "(" }
    let node = tree.nodes[child]
    return String(decoding: bytes[Int(node.start)..<Int(node.end)], as: UTF8.self)
  }
}
