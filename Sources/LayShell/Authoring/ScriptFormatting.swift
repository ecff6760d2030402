import LayLanguage
import LayTerminal

/// `lay fmt`: brings scripts, and the blocks of Markdown files, into their canonical form.
///
/// - Rule: any other file is refused. A file that is refused, or that cannot be read, formatted or
///   written, keeps all others from being written.
struct ScriptFormatting {
  /// What is done in place of writing.
  struct Aims: OptionSet {
    let rawValue: Int
    /// Fails if a text is not in its canonical form.
    static let check = Aims(rawValue: 1)
    /// Prints what would change.
    static let difference = Aims(rawValue: 2)
  }

  let aims: Aims
  /// Called with what was done to each file, and with formatted standard input.
  let report: (String) -> Void
  /// Called with each error.
  let complain: (String) -> Void
  /// Asked while a file is read, formatted and written.
  let reasonToStop: () -> StopReason?

  private struct Formatted {
    let file: FilePath
    let old: String
    let new: String
  }

  /// Why a file is not formatted, as text for standard error.
  private struct Complaint: Error {
    let text: String
    let status: ExitStatus
  }

  /// Formats files and the scripts in folders; `-` formats standard input and prints the result.
  func run(_ paths: [String]) -> ExitStatus {
    var status = ExitStatus.fine
    var texts: [Formatted] = []
    for path in paths {
      var count = 0
      for found in FoundFiles(at: path, endings: [".lay"], isOver: { reasonToStop() != nil }) {
        if case .leftOut(let sentence) = found {
          complain(sentence)
          continue
        }
        count += 1
        do throws(Complaint) {
          texts.append(try formatted(found))
        } catch {
          complain(error.text)
          if status == .fine { status = error.status }
        }
      }
      if let reason = reasonToStop() { return ExitStatus(reason) }
      if count == 0 {
        complain(VisibleText.of("error: there is no script ending in .lay in `\(path)`"))
        status = .noSuchFile
      }
    }
    if status == .fine { return finish(texts) }
    if aims.isEmpty, texts.contains(where: { $0.new != $0.old }) {
      complain("no file was written")
    }
    return status
  }

  /// Writes the texts, or tells what would change.
  private func finish(_ texts: [Formatted]) -> ExitStatus {
    var status = ExitStatus.fine
    for text in texts where text.new != text.old || text.file.isStandard && aims.isEmpty {
      if aims.contains(.check) { status = .expectationFailed }
      if aims.contains(.difference) {
        report(PrintedDifference.patch(of: text.file.text, from: text.old, to: text.new))
      } else if aims == .check {
        report(VisibleText.of("\(text.file.text): not in its canonical form"))
      } else if text.file.isStandard {
        report(String(text.new.dropLast(text.new.hasSuffix("\n") ? 1 : 0)))
      } else {
        do throws(Refusal) {
          try TextFile.write(text.new, to: text.file)
          report(VisibleText.of("\(text.file.text): formatted"))
        } catch {
          complain(complaint(error).text)
          return error.status
        }
      }
    }
    return status
  }

  private func formatted(_ found: FoundFiles.Found) throws(Complaint) -> Formatted {
    switch found {
    case .leftOut(let sentence): throw Complaint(text: sentence, status: .inputOutputFailed)
    case .failure(let file, let reason): throw complaint(.failed(file, reason: reason))
    case .file(let file):
      let isMarkdown = file.ends(in: ".md")
      try requireKnown(file, isMarkdown: isMarkdown)
      let old = try reading { () throws(Refusal) in
        try TextFile.read(file, reasonToStop: reasonToStop)
      }
      let new = isMarkdown ? try markdown(old, file) : try script(old, file)
      if aims.isEmpty, new != old, !file.isStandard {
        try reading { () throws(Refusal) in
          guard file.end == .file else { throw .notWritten(file.text, reason: "it is no file") }
          try TextFile.requireWritable(file)
        }
      }
      return Formatted(file: file, old: old, new: new)
    }
  }

  private func reading<Result>(
    _ work: () throws(Refusal) -> Result
  ) throws(Complaint) -> Result {
    do throws(Refusal) { return try work() } catch { throw complaint(error) }
  }

  private func complaint(_ refusal: Refusal) -> Complaint {
    Complaint(text: VisibleText.of("error: \(refusal.message)"), status: refusal.status)
  }

  /// Refuses a file that is neither Markdown nor a script, by its ending or by its first line.
  private func requireKnown(_ file: FilePath, isMarkdown: Bool) throws(Complaint) {
    guard !isMarkdown, !file.isStandard, !file.ends(in: ".lay"),
      let head = TextFile.head(of: file)
    else { return }
    let line = head.prefix { !$0.isNewline }
    let words = line.dropFirst(2).split { $0 == " " || $0 == "\t" || $0 == "/" }
    if line.hasPrefix("#!"), words.contains("lay") { return }
    throw Complaint(
      text: VisibleText.of("error: \(file.description) is no script, and stays as it is")
        + "\n  a script ends in .lay or begins with a line `#!…lay`; blocks are formatted in .md",
      status: .wrongCommandLine)
  }

  private func script(_ text: String, _ file: FilePath) throws(Complaint) -> String {
    let interpreter = Interpreter()
    // Keep the first reason: memory that is freed while unwinding would hide it.
    var reason: StopReason?
    interpreter.reasonToStop = {
      reason = reason ?? reasonToStop()
      return reason
    }
    do throws(Diagnostic) {
      return try Self.formatted(text, named: file.isStandard ? "stdin" : file.text, interpreter)
    } catch {
      if let reason { throw complaint(.stopped(reason)) }
      throw Complaint(
        text: DiagnosticPicture.draw(error, from: interpreter.sources), status: .wrongText)
    }
  }

  private func markdown(_ text: String, _ file: FilePath) throws(Complaint) -> String {
    let document = Transcript(text, named: file.text) { reasonToStop() != nil }
    if let reason = reasonToStop() { throw complaint(.stopped(reason)) }
    if let mistake = document.mistake {
      throw Complaint(
        text: VisibleText.of("\(file.text):\(mistake.line): error: \(mistake.message)"),
        status: .wrongText)
    }
    return document.formatted(text) { part in
      try? Self.formatted(part, named: "", Interpreter())
    }
  }

  /// The text in canonical form.
  ///
  /// - Throws: the first mistake that the reader finds in it.
  private static func formatted(
    _ text: String, named name: String, _ interpreter: Interpreter
  ) throws(Diagnostic) -> String {
    var items = interpreter.items(of: text, named: name, isCommand: CommandList.isCommand)
    while try items.next() != nil {}
    return try Formatter.format(text, interpreter.lookout(), isCommand: CommandList.isCommand)
  }
}
