import LayLanguage

/// A Markdown file with sessions in fenced blocks marked `lay`.
///
/// A line that starts with the prompt is input, lines that start with the continuation go on with
/// it, and what follows is what is printed. All blocks of a file are one session. A block without a
/// prompt is a script that is run silently.
///
/// - Rule: fences are Markdown's: they may be indented, longer than three signs, made of tildes,
///   and have blanks behind them; lines may end as Windows ends them.
/// - Rule: a block that is not closed, or in which the next transcript begins, is a mistake: what
///   stands behind it would otherwise be taken for what is printed.
struct Transcript {
  enum Part: Equatable {
    /// Lines that stay as they are.
    case prose([String])
    /// An input with the lines that it prints; the number is that of its first line.
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

  /// A mistake in the fences of a file.
  struct Mistake: Equatable {
    let line: Int
    let message: String
  }

  private(set) var pieces: [Piece] = []
  private(set) var mistake: Mistake?
  let name: String
  let lines: FileLines

  /// - Parameters:
  ///   - name: the name of the file, for complaints.
  ///   - isOver: asked at some of the lines; where it is true, the rest is left out.
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

  /// What a block of these lines holds; the number is that of the first one.
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

  /// Whether a line starts with a prompt, whose blank an editor may have cut off.
  private static func starts(_ line: String, _ prompt: String) -> Bool {
    line.hasPrefix(prompt) || line + " " == prompt
  }

  /// The text that the lines of an input stand for.
  static func text(ofInput lines: [String]) -> String {
    lines.map { String($0.dropFirst(PromptText.first.count)) }.joined(separator: "\n")
  }

  /// A line without the blanks at its end, which nobody sees and editors cut off.
  static func trimmed(_ line: String) -> String {
    var line = line[...]
    while line.last == " " || line.last == "\r" { line.removeLast() }
    return String(line)
  }

  /// Whether anything in it is run.
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
