import LayEngine

/// A piece of a text as the reader takes it, in bytes: `(text "a")` has `(`, `text`, `"a"` and `)`.
package struct Token: Equatable {
  package enum Kind: Equatable {
    case comment, string, keyword, open
    /// A name, a number, or another word.
    case word
    /// The first word of a command.
    case command
    /// The end of a list that begins at this offset.
    case close(from: Int)
    /// What the reader cannot take, such as a `)` that closes nothing.
    case mistake
  }

  package let kind: Kind
  package let range: Range<Int>

  package init(kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

extension ItemReader {
  /// The pieces of a text that is being typed, in order; blanks and quote marks are left out.
  ///
  /// The reader goes on behind a mistake, but not behind one in a string, since nobody knows where
  /// that string was meant to end.
  package static func tokens(
    of bytes: [UInt8], isCommand: @escaping CommandTest = { _ in false }
  ) -> [Token] {
    bytes.withUnsafeBufferPointer { pointer in
      var tokens: [Token] = []
      var position: Int? = 0
      let symbols = SymbolTable()
      while let start = position, start < pointer.count {
        var reader = TreeReader(pointer, at: start, source: 0, symbols: symbols)
        let mistakes = reader.readItemPastMistakes(isCommand)
        tokens += reader.tokens + mistakes
        let isStuck = reader.position == start || mistakes.contains { pointer.isEscape($0.range) }
        position = isStuck ? nil : reader.position
      }
      return tokens.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
  }

  /// Where the item ends that begins at an offset, behind blanks and comments; the end of the text where
  /// nobody knows.
  package static func endOfItem(
    in bytes: [UInt8], from start: Int, isCommand: @escaping CommandTest = { _ in false }
  ) -> Int {
    bytes.withUnsafeBufferPointer { pointer in
      var reader = TreeReader(pointer, at: start, source: 0, symbols: SymbolTable())
      let mistakes = reader.readItemPastMistakes(isCommand)
      let isStuck = reader.position == start || mistakes.contains { pointer.isEscape($0.range) }
      return isStuck || reader.unfinished != nil ? pointer.count : reader.position
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func isEscape(_ range: Range<Int>) -> Bool {
    range.lowerBound < count && self[range.lowerBound] == Byte.backslash
  }
}

extension TreeReader {
  /// Reads an item, from behind each mistake on, and returns the mistakes.
  fileprivate mutating func readItemPastMistakes(_ isCommand: ItemReader.CommandTest) -> [Token] {
    var mistakes: [Token] = []
    var goesOn = false
    while true {
      do throws(Diagnostic) {
        if !goesOn {
          _ = try ItemReader.readItem(&self, isCommand)
        } else {
          while try readDatum(), isCommandLine {}
        }
        return mistakes
      } catch {
        guard unfinished == nil, let span = error.span else { return mistakes }
        let range = Int(span.start)..<Int(span.end)
        mistakes.append(Token(kind: .mistake, range: range))
        if bytes.isEscape(range) { return mistakes }
        position = max(position, range.upperBound)
        if open.isEmpty, !isCommandLine { return mistakes }
        goesOn = true
      }
    }
  }

  /// The pieces of what was read, in no order.
  fileprivate var tokens: [Token] {
    var tokens = comments.map { Token(kind: .comment, range: $0) }
    let openNodes = Set(open.map { Int($0.node) })
    for (index, node) in tree.nodes.enumerated() {
      let (start, end) = (Int(node.start), Int(node.end))
      switch node.kind {
      case .list:
        guard bytes[start] != Byte.quote else { continue }
        tokens.append(Token(kind: .open, range: start..<start + 1))
        if openNodes.contains(index) { continue }
        tokens.append(Token(kind: .close(from: start), range: end - 1..<end))
      case .string: tokens.append(Token(kind: .string, range: start..<end))
      case .keyword: tokens.append(Token(kind: .keyword, range: start..<end))
      default:
        // The name `quote` that a quote mark stands for is the mark itself.
        if bytes[start] == Byte.quote { continue }
        let isFirst = index == 0 && isCommandLine
        tokens.append(Token(kind: isFirst ? .command : .word, range: start..<end))
      }
    }
    switch unfinished {
    case .string(let start): tokens.append(Token(kind: .string, range: start..<bytes.count))
    case .comment, .list, .prefix, nil: break
    }
    return tokens
  }
}
