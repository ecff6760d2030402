import LayLanguage

/// Rewriting a transcript with its current output.
extension Transcript {
  enum Recording {
    case text(String)
    /// The output of the entry at this line would be read as something else.
    case refused(line: Int)
  }

  /// - Rule: a fence is made as long as necessary, so that no output line closes its block.
  /// - Rule: the new text is read again first; if its entries differ, as when an output line begins
  ///   with the prompt, it is refused.
  func recorded(_ blocks: [Block]) -> Recording {
    var rest = blocks[...]
    var written: [String] = []
    for piece in pieces {
      switch piece {
      case .prose(let lines): written += lines
      case .block:
        guard let block = rest.popFirst() else { continue }
        let signs = Self.fenceLength(of: block)
        if signs > block.fence.length, let fence = written.popLast() {
          let more = String(repeating: block.fence.sign, count: signs - block.fence.length)
          let blanks = block.fence.indentation
          written.append(blanks + more + fence.dropFirst(blanks.count))
        }
        written += block.parts.flatMap(Self.lines).map { line in
          line.isEmpty ? line : block.fence.indentation + line
        }
        written.append(
          signs > block.fence.length
            ? block.fence.indentation + String(repeating: block.fence.sign, count: signs)
            : block.closing)
      }
    }
    let text = lines.text(of: written)
    let again = Transcript(text, named: name)
    if let line = firstDifference(blocks, again) { return .refused(line: line) }
    return .text(text)
  }

  private static func lines(of part: Part) -> [String] {
    switch part {
    case .prose(let lines), .script(let lines, _): lines
    case .entry(let input, let printed, _): input + printed
    }
  }

  /// The length for a fence that no output line can close.
  private static func fenceLength(of block: Block) -> Int {
    var length = block.fence.length
    for case .entry(_, let printed, _) in block.parts {
      for line in printed {
        length = max(length, Fence.signs(block.fence.sign, beginning: line) + 1)
      }
    }
    return length
  }

  /// The line of the first entry that is read differently from how it was written; nil for none.
  private func firstDifference(_ blocks: [Block], _ again: Transcript) -> Int? {
    let read = again.pieces.compactMap { piece in
      if case .block(let block) = piece { block } else { nil }
    }
    let entries = blocks.flatMap(\.parts)
    let readEntries = read.flatMap(\.parts)
    for (index, part) in entries.enumerated() {
      let other = index < readEntries.count ? readEntries[index] : nil
      if other.map(Self.lines) != Self.lines(of: part) || !Self.isSameKind(part, other) {
        return part.line ?? 1
      }
    }
    return again.mistake?.line
  }

  private static func isSameKind(_ part: Part, _ other: Part?) -> Bool {
    switch (part, other) {
    case (.entry(let input, let printed, _), .entry(let otherInput, let otherPrinted, _)?):
      input == otherInput && printed.map(trimmed) == otherPrinted.map(trimmed)
    case (.script, .script?), (.prose, .prose?): true
    default: false
    }
  }
}

extension Transcript.Part {
  fileprivate var line: Int? {
    switch self {
    case .entry(_, _, let line), .script(_, let line): line
    case .prose: nil
    }
  }
}
