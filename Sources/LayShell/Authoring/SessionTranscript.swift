import LayLanguage

/// A transcript that grows with a session.
///
/// All entries are run again in a separate session, as `lay test` will run them, so that the
/// recorded output does not depend on this window's width or on the session's options.
final class SessionTranscript {
  private let session: ReplayedSession
  /// The lines that are run silently before the first entry.
  private let setting: [String]
  private var entries: [(input: [String], printed: [String])] = []

  /// - Parameters:
  ///   - setting: lines that are run silently before the first entry.
  ///   - prepare: gives the interpreter its limits.
  init(after setting: [String] = [], preparing prepare: (Interpreter) -> Void) {
    self.setting = setting.flatMap(Self.lines)
    session = ReplayedSession(prepare)
    var replay = TranscriptReplay()
    session.runScript(self.setting, from: 1, named: "", &replay)
  }

  var count: Int { entries.count }

  /// Runs an entry again; false where that was interrupted, and the entry is left out.
  func append(_ entry: String) -> Bool {
    var input: [String] = []
    for line in Self.lines(entry) {
      input.append((input.isEmpty ? PromptText.first : PromptText.continuation) + line)
    }
    var replay = TranscriptReplay()
    let printed = session.run(input, named: "", &replay)
    guard replay.outcome != .interrupted else { return false }
    entries.append((input, printed))
    return true
  }

  /// The text of the whole file, or the line of the first entry that a transcript cannot contain.
  func recorded() -> Transcript.Recording {
    var lines = ["# A session of lay", ""]
    if !setting.isEmpty { lines += ["```lay"] + setting + ["```", ""] }
    lines += ["```lay"] + entries.flatMap(\.input) + ["```", ""]
    let transcript = Transcript(lines.joined(separator: "\n"))
    if let mistake = transcript.mistake { return .refused(line: mistake.line) }
    var rest = entries[...]
    var blocks: [Transcript.Block] = []
    for case .block(var block) in transcript.pieces {
      for (index, part) in block.parts.enumerated() {
        guard case .entry(let input, _, let line) = part, let entry = rest.popFirst() else {
          continue
        }
        block.parts[index] = .entry(input: input, printed: entry.printed, line: line)
      }
      blocks.append(block)
    }
    return transcript.recorded(blocks)
  }

  private static func lines(_ text: String) -> [String] {
    FileLines(text).lines.map(String.init)
  }
}

extension Recording {
  /// The recording of a session, which may start after its first entry.
  init(_ transcript: SessionTranscript, to path: FilePath) {
    self.init(path: path, count: { transcript.count }) { entry in
      guard transcript.append(entry) else { return nil }
      guard case .text(let text) = transcript.recorded() else {
        return "what this entry prints cannot stand in a transcript"
      }
      do throws(Refusal) {
        try TextFile.write(text, to: path)
        return nil
      } catch {
        return error.message
      }
    }
  }
}
