import LayLanguage

/// Writes the session into a file.
struct SaveCommand: Command {
  static let name = "save"
  static let usage = "save FILE.md|FILE.lay|- [replace]"
  static let summary =
    "Write the session as a transcript that `lay test` accepts, or its forms as a script. "
    + "`replace` overwrites an existing file; `save -` prints the transcript."
  static let examples = [CommandExample("(text \"Hi\")", "propose 10 x nil", "save -")]

  static func completions(after words: [String]) -> [CommandWord] {
    words.isEmpty ? [.file] : [.word("replace")]
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    let file = try words.fileToWrite()
    try words.requireEnd()
    let path = file.path
    guard file.isOutput || path.ends(in: ".md", ".lay") else {
      throw words.complaint(
        "\(path.description) ends neither in .md nor in .lay", at: file.span,
        hint: "a transcript ends in .md, a script in .lay")
    }
    try file.check(.save, words, &session)
    let sources = session.interpreter.sources
    if path.ends(in: ".lay") {
      let forms = session.log.forms(sources)
      let text = try Formatter.format(
        forms.joined(separator: "\n"), session.interpreter.lookout(),
        isCommand: CommandList.isCommand)
      try file.write(text, in: &session)
      return .sentence("saved \(CountText.of(forms.count, "form")) in \(path.text)")
    }
    let transcript = SessionTranscript(preparing: session.interpreter.shareLimits)
    for entry in session.log.entries(sources) where !transcript.append(entry) {
      let reason = session.interpreter.reasonToStop() ?? .interrupted
      throw Diagnostic(reason.complaint, at: words.span, isInterruption: true)
    }
    guard case .text(let text) = transcript.recorded() else {
      throw words.complaint(
        "what an entry prints cannot stand in a transcript", at: file.span,
        hint: "save the forms: `save FILE.lay`")
    }
    if file.isOutput { return .lines([text.hasSuffix("\n") ? String(text.dropLast()) : text]) }
    try file.write(text, in: &session)
    return .sentence("saved \(CountText.of(transcript.count, "entry", "entries")) in \(path.text)")
  }
}

extension Interpreter {
  /// Gives another interpreter the limits of this one.
  func shareLimits(_ other: Interpreter) {
    other.reasonToStop = reasonToStop
    other.isOutOfMemory = isOutOfMemory
  }
}
