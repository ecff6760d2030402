import LayLanguage

/// Records the session in a transcript from now on.
struct RecordCommand: Command {
  static let name = "record"
  static let usage = "record FILE.md [replace], or record off"
  static let summary =
    "Write the following entries as a transcript that `lay test` accepts; `record off` ends it."
  static let examples = [CommandExample("record off")]

  static func completions(after words: [String]) -> [CommandWord] {
    words.isEmpty ? [.file, .word("off")] : [.word("replace")]
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    if words.take("off") {
      try words.requireEnd()
      guard let recording = session.recording else {
        return .lines(["nothing is recorded; `record FILE.md` begins"])
      }
      session.recording = nil
      let count = CountText.of(recording.count(), "entry", "entries")
      return .sentence("recorded \(count) in \(recording.path.text)")
    }
    let file = try words.fileToWrite()
    try words.requireEnd()
    guard file.path.ends(in: ".md") else {
      throw words.complaint(
        "`record` writes a transcript, and \(file.path.description) does not end in .md",
        at: file.span)
    }
    try file.check(.record, words, &session)
    // The transcript first prepares the session's definitions, so that recorded entries find them.
    let setting = session.log.state(session.interpreter.sources)
    let transcript = SessionTranscript(
      after: setting, preparing: session.interpreter.shareLimits)
    if case .text(let text) = transcript.recorded() {
      try file.write(text, in: &session)
    }
    session.recording = Recording(transcript, to: file.path)
    return .sentence("recording in \(file.path.text); `record off` ends it")
  }
}
