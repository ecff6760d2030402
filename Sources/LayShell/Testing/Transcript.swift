import LayLanguage

/// A Markdown file with sessions in fenced blocks marked `lay`.
///
/// A line that starts with the prompt is input, lines that start with the continuation go on with
/// it, and what follows is what is printed. All blocks of a file are one session. A block without a
/// prompt is a script that is run silently.
struct Transcript {
  private enum Part {
    /// Lines that stay as they are.
    case prose([String])
    /// An input with the lines that it prints; the number is that of its first line.
    case entry(input: [String], printed: [String], line: Int)
    /// A block without a prompt.
    case script([String], line: Int)
  }

  private var parts: [Part] = []
  private let name: String

  /// - Parameter name: the name of the file, for complaints.
  init(_ text: String, named name: String = "") {
    self.name = name
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    var number = 1
    while let line = lines.first {
      guard line == "```lay" else {
        appendProse(line)
        lines.removeFirst()
        number += 1
        continue
      }
      let end = lines.dropFirst().firstIndex { $0 == "```" } ?? lines.endIndex
      appendProse(line)
      appendBlock(Array(lines[(lines.startIndex + 1)..<end]), at: number + 1)
      number += end - lines.startIndex
      lines = lines[end...]
      if let fence = lines.popFirst() {
        appendProse(fence)
        number += 1
      }
    }
  }

  private mutating func appendProse(_ line: String) {
    if case .prose(let before) = parts.last {
      parts[parts.count - 1] = .prose(before + [line])
    } else {
      parts.append(.prose([line]))
    }
  }

  private mutating func appendBlock(_ lines: [String], at number: Int) {
    guard lines.contains(where: { $0.hasPrefix(PromptText.first) }) else {
      return parts.append(.script(lines, line: number))
    }
    for (offset, line) in lines.enumerated() {
      if line.hasPrefix(PromptText.first) || line + " " == PromptText.first {
        parts.append(.entry(input: [line], printed: [], line: number + offset))
      } else if case .entry(let input, let printed, let start) = parts.last {
        let goesOn = line.hasPrefix(PromptText.continuation) && printed.isEmpty
        parts[parts.count - 1] =
          goesOn
          ? .entry(input: input + [line], printed: [], line: start)
          : .entry(input: input, printed: printed + [line], line: start)
      } else {
        appendProse(line)
      }
    }
  }

  /// What came of replaying a transcript.
  struct Replay {
    struct Difference {
      let line: Int
      /// The lines as they stand, marked `-`, and as they are printed, marked `+`.
      let text: String
    }

    fileprivate(set) var entryCount = 0
    fileprivate(set) var differences: [Difference] = []
    /// The expectations of blocks without a prompt that held.
    fileprivate(set) var heldCount = 0
    /// What is wrong in blocks without a prompt.
    fileprivate(set) var complaints: [String] = []
    fileprivate(set) var outcome = Shell.Outcome.finished
    /// The file with what is printed now.
    fileprivate(set) var recorded = ""
  }

  /// Runs all input in a new session and compares what is printed, word for word.
  func replay(_ limits: Limits = Limits()) -> Replay {
    var replay = Replay()
    var recorded: [String] = []
    var printed: [String] = []
    let shell = Shell(
      printResult: { printed.append($0) }, printDiagnostic: { printed.append($0) })
    limits.apply(to: shell.session.interpreter)
    for part in parts {
      printed = []
      switch part {
      case .prose(let lines): recorded += lines
      case .script(let lines, let line):
        recorded += lines
        run(lines, from: line, in: shell, &replay)
      case .entry(let input, let expected, let line):
        replay.entryCount += 1
        shell.session.interpreter.sources.hiddenName = name
        let text = input.map { String($0.dropFirst(PromptText.first.count)) }.joined(
          separator: "\n")
        if shell.run(text, named: "", echo: .everyValue) == .interrupted {
          replay.outcome = .interrupted
        }
        let lines = Self.lines(printed)
        recorded += input + lines
        if lines != expected.map(Self.trimmed) {
          let difference = expected.map { "- \($0)" } + lines.map { "+ \($0)" }
          replay.differences.append(
            .init(line: line, text: difference.joined(separator: "\n")))
        }
      }
    }
    replay.recorded = recorded.joined(separator: "\n")
    return replay
  }

  /// Runs a block without a prompt, silently.
  ///
  /// Its mistakes have their places in the file; for entries it has none, so that what is recorded
  /// does not depend on where the file is.
  private func run(
    _ lines: [String], from line: Int, in shell: Shell, _ replay: inout Replay
  ) {
    let before = shell.session.tally
    shell.session.interpreter.sources.hiddenName = nil
    let print = (result: shell.printResult, diagnostic: shell.printDiagnostic)
    defer { (shell.printResult, shell.printDiagnostic) = print }
    var complaints: [String] = []
    shell.printResult = { _ in }
    shell.printDiagnostic = { complaints.append($0) }
    let text = lines.joined(separator: "\n")
    let outcome = shell.run(text, named: name, firstLine: line, echo: .nothing)
    replay.heldCount += shell.session.tally.held - before.held
    if [.failed, .interrupted].contains(outcome) { replay.outcome = outcome }
    if outcome != .finished || shell.session.tally.failed > before.failed {
      replay.complaints += complaints
    }
  }

  private static func lines(_ printed: [String]) -> [String] {
    guard !printed.isEmpty else { return [] }
    return printed.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { trimmed(String($0)) }
  }

  private static func trimmed(_ line: String) -> String {
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
