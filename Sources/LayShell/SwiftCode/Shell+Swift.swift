import LayEngine
import LayLanguage

extension Shell {
  /// Reads SwiftUI code as a script and runs that: what the code shows becomes the current view.
  ///
  /// - Parameter firstLine: the number of the first line, for code that is a part of a file.
  func runSwift(_ files: [SwiftFile], firstLine: Int = 1, echo: Echo) -> Outcome {
    do throws(Diagnostic) {
      let sources = session.interpreter.sources
      let texts = files.map {
        CodeText(source: sources.add(name: $0.name, text: $0.text, firstLine: firstLine))
      }
      let program = try readSwift(files, readingOptions(), texts)
      if let report = SwiftReport.line(program.tally, isTyped: files.first?.name.isEmpty == true) {
        printDiagnostic(report)
      }
      let script = Self.script(program, texts)
      return run(script.text, named: files.first?.name ?? "", origins: script.origins, echo: echo)
    } catch {
      return tell(error)
    }
  }

  /// Prints SwiftUI code as a script.
  func printScript(of files: [SwiftFile], _ options: SwiftReadingOptions) -> Outcome {
    do throws(Diagnostic) {
      let sources = session.interpreter.sources
      let texts = files.map { CodeText(source: sources.add(name: $0.name, text: $0.text)) }
      let program = try readSwift(files, options, texts)
      var text = program.text
      if text.hasSuffix("\n") { text.removeLast() }
      printResult(text)
      if let report = SwiftReport.line(program.tally, isTyped: false) { printDiagnostic(report) }
      return .finished
    } catch {
      return tell(error)
    }
  }

  /// The script for SwiftUI code in a string of a script.
  func script(ofSwift text: String, at span: SourceSpan) throws(Diagnostic) -> SwiftScript {
    let sources = session.interpreter.sources
    let texts = [CodeText(source: span.source, offsets: sources.offsets(inString: span))]
    var options = readingOptions()
    options.view = nil
    let file = SwiftFile(name: sources.name(of: span.source), text: text)
    return Self.script(try readSwift([file], options, texts), texts)
  }

  private func readingOptions() -> SwiftReadingOptions {
    var options = SwiftReadingOptions()
    options.view = swiftView
    options.placeholder = session.options.placeholder
    return options
  }

  /// The script for some files, with what there is to say about it printed.
  private func readSwift(
    _ files: [SwiftFile], _ options: SwiftReadingOptions, _ texts: [CodeText]
  ) throws(Diagnostic) -> SwiftProgram {
    let reader = SwiftCodeReader(reasonToStop: session.interpreter.reasonToStop)
    let program = try reader.read(files, options)
    for remark in program.remarks {
      let diagnostic = Diagnostic(
        Complaint(remark.message, hint: remark.hint),
        at: remark.place.flatMap { Self.span($0, texts) },
        severity: remark.isError ? .error : .warning)
      if remark.isError { throw diagnostic }
      printDiagnostic(picture(of: diagnostic))
    }
    return program
  }

  private static func script(_ program: SwiftProgram, _ texts: [CodeText]) -> SwiftScript {
    let origins = program.origins.compactMap { origin in
      span(origin.place, texts).map {
        SourceMap.Origin(start: origin.start, end: origin.end, place: $0)
      }
    }
    return SwiftScript(text: program.text, origins: origins)
  }

  private static func span(_ place: SwiftPlace, _ texts: [CodeText]) -> SourceSpan? {
    guard texts.indices.contains(place.file) else { return nil }
    let text = texts[place.file]
    return SourceSpan(
      source: text.source, start: text.offset(place.start), end: text.offset(place.end))
  }
}

/// Where the text of a file of SwiftUI code stands.
private struct CodeText {
  let source: Int32
  /// The offset of each byte and of the end; nil where the text is the whole source.
  var offsets: [Int32]?

  func offset(_ offset: Int) -> Int32 {
    guard let offsets else { return Int32(clamping: offset) }
    return offsets.isEmpty ? 0 : offsets[min(max(offset, 0), offsets.count - 1)]
  }
}

/// How much of some SwiftUI code was read.
enum SwiftReport {
  /// One line; nil for code that was typed and of which nothing was guessed.
  static func line(_ tally: SwiftTally, isTyped: Bool) -> String? {
    var left: [String] = []
    if tally.passedOver > 0 {
      left.append("left out \(count(tally.passedOver, "modifier", "modifiers"))")
    }
    if tally.placeholders > 0 {
      left.append("put \(count(tally.placeholders, "box", "boxes")) in place of views")
    }
    if left.isEmpty, isTyped { return nil }
    return "read \(count(tally.views, "view", "views")) and "
      + "\(count(tally.modifiers, "modifier", "modifiers")); "
      + (left.isEmpty ? "nothing is left out" : left.joined(separator: ", and "))
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}
