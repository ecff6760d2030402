import LayEngine
import LayLanguage

extension Shell {
  /// Reads SwiftUI code as a script and runs that: what the code shows becomes the current view.
  ///
  /// - Parameter firstLine: the number of the first line, for code that is a part of a file.
  func runSwift(_ files: [SwiftFile], firstLine: Int = 1, echo: Echo) -> Outcome {
    var options = SwiftReadingOptions()
    options.view = swiftView
    options.placeholder = session.options.placeholder
    do throws(Diagnostic) {
      let (program, numbers) = try readSwift(files, options, firstLine: firstLine)
      let origins = program.origins.compactMap { origin in
        Self.span(origin.place, numbers).map {
          SourceMap.Origin(start: origin.start, end: origin.end, place: $0)
        }
      }
      return run(program.text, named: files.first?.name ?? "", origins: origins, echo: echo)
    } catch {
      return tell(error)
    }
  }

  /// Prints SwiftUI code as a script.
  func printScript(of files: [SwiftFile], _ options: SwiftReadingOptions) -> Outcome {
    do throws(Diagnostic) {
      var text = try readSwift(files, options).program.text
      if text.hasSuffix("\n") { text.removeLast() }
      printResult(text)
      return .finished
    } catch {
      return tell(error)
    }
  }

  /// The script for some files, with the numbers of their texts, and what there is to say about it
  /// printed.
  private func readSwift(
    _ files: [SwiftFile], _ options: SwiftReadingOptions, firstLine: Int = 1
  ) throws(Diagnostic) -> (program: SwiftProgram, numbers: [Int32]) {
    let sources = session.interpreter.sources
    let numbers = files.map { sources.add(name: $0.name, text: $0.text, firstLine: firstLine) }
    let reader = SwiftCodeReader(reasonToStop: session.interpreter.reasonToStop)
    let program = try reader.read(files, options)
    for remark in program.remarks {
      let diagnostic = Diagnostic(
        Complaint(remark.message, hint: remark.hint),
        at: remark.place.flatMap { Self.span($0, numbers) },
        severity: remark.isError ? .error : .warning)
      if remark.isError { throw diagnostic }
      printDiagnostic(picture(of: diagnostic))
    }
    report(program)
    return (program, numbers)
  }

  private static func span(_ place: SwiftPlace, _ numbers: [Int32]) -> SourceSpan? {
    guard numbers.indices.contains(place.file) else { return nil }
    return SourceSpan(
      source: numbers[place.file], start: Int32(clamping: place.start),
      end: Int32(clamping: place.end))
  }

  /// How much was read, where something was not.
  private func report(_ program: SwiftProgram) {
    let tally = program.tally
    guard tally.passedOver + tally.placeholders > 0 else { return }
    func count(_ number: Int, _ one: String, _ many: String) -> String {
      "\(number) \(number == 1 ? one : many)"
    }
    printDiagnostic(
      "read \(count(tally.views, "view", "views")) and "
        + "\(count(tally.modifiers, "modifier", "modifiers")); left out "
        + "\(count(tally.passedOver, "modifier", "modifiers")), and put "
        + "\(count(tally.placeholders, "box", "boxes")) in place of views")
  }
}
