import LayLanguage
import LayTerminal

/// `lay fmt`: brings scripts into their canonical form.
struct ScriptFormatting {
  /// Whether files are only checked and not written.
  let checks: Bool
  /// Called with what was done to each file, and with formatted standard input.
  let report: (String) -> Void
  /// Called with each error.
  let complain: (String) -> Void
  /// Asked while a file is read, formatted and written.
  let reasonToStop: () -> StopReason?

  /// Formats files and the scripts in folders; `-` formats standard input and prints the result.
  func run(_ paths: [String]) -> ExitStatus {
    var status = ExitStatus.fine
    for path in paths {
      var count = 0
      for found in FoundFiles(at: path, endings: [".lay"], isOver: { reasonToStop() != nil }) {
        count += 1
        let next: ExitStatus
        switch found {
        case .file(let file): next = format(file)
        case .failure(let file, let reason): next = fail(.failed(file, reason: reason))
        }
        if status == .fine || status == .expectationFailed && next != .fine { status = next }
      }
      if let reason = reasonToStop() { return ExitStatus(reason) }
      if count == 0 {
        complain(VisibleText.of("error: there is no script ending in .lay in `\(path)`"))
        status = .noSuchFile
      }
    }
    return status
  }

  private func format(_ file: String) -> ExitStatus {
    do throws(TextFile.Failure) {
      let text = try TextFile.read(file, reasonToStop: reasonToStop)
      guard let formatted = try formatted(text, file) else { return .wrongText }
      if file == "-", !checks {
        report(String(formatted.dropLast(formatted.hasSuffix("\n") ? 1 : 0)))
        return .fine
      }
      guard formatted != text else { return .fine }
      if checks {
        report(VisibleText.of("\(file): not in its canonical form"))
        return .expectationFailed
      }
      try TextFile.write(formatted, to: file)
      report(VisibleText.of("\(file): formatted"))
      return .fine
    } catch {
      return fail(error)
    }
  }

  /// The text in canonical form; nil where it has a syntax error, which is reported.
  private func formatted(_ text: String, _ file: String) throws(TextFile.Failure) -> String? {
    let interpreter = Interpreter()
    // Keep the first reason: memory that is freed while unwinding would hide it.
    var reason: StopReason?
    interpreter.reasonToStop = {
      reason = reason ?? reasonToStop()
      return reason
    }
    var items = interpreter.items(
      of: text, named: file == "-" ? "stdin" : file, isCommand: CommandList.isCommand)
    do throws(Diagnostic) {
      while try items.next() != nil {}
      return try Formatter.format(
        text, interpreter.lookout(), isCommand: CommandList.isCommand)
    } catch {
      if let reason { throw .stopped(reason) }
      complain(DiagnosticPicture.draw(error, from: interpreter.sources))
      return nil
    }
  }

  private func fail(_ failure: TextFile.Failure) -> ExitStatus {
    complain(VisibleText.of("error: \(failure.message)"))
    return failure.status
  }
}
