import LayEngine
import LayLanguage
import LaySwift

/// Swift code that gives a value.
extension Shell {
  /// Prints the value of a typed expression that begins with a name of the session's Swift code, as `x` or
  /// `x + 1`, or shows its view; nil for all other texts.
  ///
  /// Functions of Swift are values of scripts too, which a call in Swift does not mean.
  func runValue(
    of part: TypedText.Part, named place: String, firstLine: Int, echo: Echo
  ) -> Outcome? {
    let (interpreter, text) = (session.interpreter, part.text)
    guard let name = SwiftText.nameOfValue(text),
      part.isSwift || interpreter.value(of: name) == nil, !CommandList.isCommand(name),
      let evaluator = session.swiftCode.knowing(interpreter),
      evaluator.declares(name)
    else { return nil }
    let file = SwiftFile(name: place, text: text)
    do throws(Diagnostic) {
      let tree = try SwiftParser.trees(of: [file], interpreter.sources, interpreter.reasonToStop)[0]
      guard let value = try evaluator.printedValue(of: tree, named: place) else {
        return runSwift([file], firstLine: firstLine, echo: echo)
      }
      let source = interpreter.sources.add(name: place, text: text, firstLine: firstLine)
      let span = SourceSpan(source: source, start: 0, end: Int32(clamping: text.utf8.count))
      return try runItem(SessionLog.Entered(swift: span, text), text, echo: echo) {
        printAnswer(value)
        return .finished
      }
    } catch {
      return report(error)
    }
  }

  /// Runs Swift code, one text after the other, and prints the value of its last line.
  ///
  /// - Parameter files: what they declare is known to the code.
  func runSwift(_ codes: [String], beside files: [SwiftFile]) -> Outcome {
    let interpreter = session.interpreter
    do throws(Diagnostic) {
      let texts = codes.map { SwiftFile(name: "", text: $0) }
      let trees = try SwiftParser.trees(
        of: files + texts, interpreter.sources, interpreter.reasonToStop)
      let evaluator = SwiftEvaluator(interpreter)
      evaluator.add(zip(files, trees).map { ($0.name, $1) })
      var told = 0
      for tree in trees[files.count...] {
        let text = try evaluator.evaluate("", tree)
        for remark in evaluator.remarks[told...] { _ = report(remark.asWarning) }
        told = evaluator.remarks.count
        if let text { printResult(text) }
      }
      return .finished
    } catch {
      return report(error)
    }
  }
}
