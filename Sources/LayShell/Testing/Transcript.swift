import LayLanguage

/// A Markdown file with sessions in fenced blocks marked `lay`.
///
/// A line that starts with the prompt is input, lines that start with the continuation prompt
/// continue it, and the lines after it are its output. All blocks of a file are one session. A
/// block without a prompt is a script that is run silently.
///
/// - Rule: fences are Markdown's: they may be indented, longer than three characters, made of
///   tildes, and followed by whitespace; lines may end in CRLF.
/// - Rule: a block that is not closed, or in which the next transcript begins, is an error: the
///   text after it would be taken for output.
struct Transcript {
  enum Part: Equatable {
    /// Lines that are kept unchanged.
    case prose([String])
    /// An input with its output; `line` is the line number of its first line.
    case entry(input: [String], printed: [String], line: Int)
    /// A block without a prompt.
    case script([String], line: Int)
  }

  /// A block of the file; its parts are without indentation.
  struct Block {
    let fence: Fence
    let closing: String
    var parts: [Part]
  }

  enum Piece {
    case prose([String])
    case block(Block)
  }

  /// An error in the fences of a file.
  struct Mistake: Equatable {
    let line: Int
    let message: String
  }

  private(set) var pieces: [Piece] = []
  private(set) var mistake: Mistake?
  let name: String
  let lines: FileLines

  /// - Parameters:
  ///   - name: the name of the file, for diagnostics.
  ///   - isOver: called every 256 lines; where it returns true, the rest is left out.
  init(_ text: String, named name: String = "", isOver: () -> Bool = { false }) {
    self.name = name
    lines = FileLines(text, isOver: isOver)
    var prose: [String] = []
    var opened: (fence: Fence, line: Int)?
    for (offset, line) in lines.lines.enumerated() {
      if offset.isMultiple(of: 256), isOver() { break }
      let inner = Fence(line)
      if let (fence, start) = opened {
        if fence.isClosed(by: line) {
          opened = nil
          if fence.isTranscript {
            let content = lines.lines[start..<offset].map { String(fence.content(of: $0)) }
            let parts = Self.parts(content, from: start + 1)
            pieces += [
              .prose(prose), .block(Block(fence: fence, closing: String(line), parts: parts)),
            ]
            prose = []
            continue
          }
        } else if let inner, inner.isTranscript, inner.sign == fence.sign,
          inner.length >= fence.length, mistake == nil
        {
          mistake = .unclosed(start, before: offset + 1)
        }
        if !fence.isTranscript { prose.append(String(line)) }
      } else {
        if let inner { opened = (inner, offset + 1) }
        prose.append(String(line))
      }
    }
    if let (fence, start) = opened, fence.isTranscript, mistake == nil {
      mistake = .unclosed(start)
    }
    pieces.append(.prose(prose))
  }

  /// The parts of a block with these lines; `number` is the line number of the first one.
  static func parts(_ lines: [String], from number: Int) -> [Part] {
    guard lines.contains(where: { starts($0, PromptText.first) }) else {
      return [.script(lines, line: number)]
    }
    var parts: [Part] = []
    var entry: (input: [String], printed: [String], line: Int)?
    func endEntry() {
      if let (input, printed, line) = entry {
        parts.append(.entry(input: input, printed: printed, line: line))
      }
    }
    for (offset, line) in lines.enumerated() {
      if starts(line, PromptText.first) {
        endEntry()
        entry = ([line], [], number + offset)
      } else if entry == nil {
        parts.append(.prose([line]))
      } else if starts(line, PromptText.continuation), entry?.printed.isEmpty == true {
        entry?.input.append(line)
      } else {
        entry?.printed.append(line)
      }
    }
    endEntry()
    return parts
  }

  /// Whether a line starts with a prompt; an editor may have removed the prompt's trailing space.
  private static func starts(_ line: String, _ prompt: String) -> Bool {
    line.hasPrefix(prompt) || line + " " == prompt
  }

  /// The text of an input, without its prompts.
  static func text(ofInput lines: [String]) -> String {
    lines.map { String($0.dropFirst(PromptText.first.count)) }.joined(separator: "\n")
  }

  /// A line without trailing spaces, which are invisible and which editors remove.
  static func trimmed(_ line: String) -> String {
    var line = line[...]
    while line.last == " " || line.last == "\r" { line.removeLast() }
    return String(line)
  }

  /// Whether it contains neither a block to run nor an error.
  var isEmpty: Bool {
    mistake == nil
      && !pieces.contains { if case .block = $0 { true } else { false } }
  }
}

extension Transcript.Mistake {
  static func unclosed(_ line: Int, before next: Int? = nil) -> Self {
    let end = next.map { "before the transcript in line \($0)" } ?? "before the end of the file"
    return Self(line: line, message: "this block is not closed \(end)")
  }
}

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
