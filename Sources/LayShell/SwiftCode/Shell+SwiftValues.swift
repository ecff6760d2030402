import LayEngine
import LayLanguage
import LaySwift

/// Swift code that gives a value.
extension Shell {
  /// Prints the value of a typed expression, or shows its view; nil for all other texts.
  func runValue(
    of part: TypedText.Part, named place: String, firstLine: Int, echo: Echo
  ) -> Outcome? {
    let (interpreter, text) = (session.interpreter, part.text)
    guard let evaluator = evaluator(ofValue: part) else { return nil }
    let shownOn = session.options.device ?? .preview
    if let screen = shownOn.screen { evaluator.use(shownOn.device.kind, screen) }
    let file = SwiftFile(name: place, text: text)
    do throws(Diagnostic) {
      let tree = try SwiftParser.trees(of: [file], interpreter.sources, interpreter.reasonToStop)[0]
      guard let value = try evaluator.typedValue(of: tree, named: place) else {
        return runSwift([file], firstLine: firstLine, echo: echo)
      }
      let source = interpreter.sources.add(name: place, text: text, firstLine: firstLine)
      let span = SourceSpan(source: source, start: 0, end: Int32(clamping: text.utf8.count))
      return try runItem(SessionLog.Entered(swift: span, text), text, echo: echo) {
        switch value {
        case .printed(let text): printAnswer(text)
        case .nothing: remark(aboutChangeOf: text, evaluator)
        }
        return .finished
      }
    } catch {
      return report(error)
    }
  }

  /// Says that what a call may have changed is gone, as of `list.append(3)`.
  private func remark(aboutChangeOf text: String, _ evaluator: SwiftEvaluator) {
    guard let name = SwiftText.nameOfValue(text), text.dropFirst(name.count).first == ".",
      evaluator.declares(name)
    else { return }
    remark("`\(name)` is made anew for each entry: what this changed is not kept")
  }

  /// The first line of several, and the rest, where that line is a value of Swift by itself.
  func valueBefore(_ part: TypedText.Part) -> (value: TypedText.Part, rest: TypedText.Part)? {
    guard let end = part.text.firstIndex(of: "\n") else { return nil }
    let rest = part.text[end...]
    func piece(_ text: Substring) -> TypedText.Part {
      TypedText.Part(text: String(text), firstLine: part.firstLine, isSwift: part.isSwift)
    }
    let first = piece(part.text[..<end])
    guard SwiftText.nameOfValue(first.text) != nil,
      SwiftText.completeness(of: first.text) == .complete,
      !SwiftText.goesOn(String(rest.prefix(200))), evaluator(ofValue: first) != nil
    else { return nil }
    return (first, piece(rest))
  }

  /// What runs a line of a value of Swift; nil for all other texts.
  ///
  /// Such a line begins with a name of the session's Swift code, as `x` or `x + 1`, or calls a function of Swift's
  /// library; or it is code that begins with no view of SwiftUI, as `Kind.small`.
  /// Functions of Swift are values of scripts too, which a call in Swift does not mean.
  private func evaluator(ofValue part: TypedText.Part) -> SwiftEvaluator? {
    let (interpreter, text) = (session.interpreter, part.text)
    guard let name = SwiftText.nameOfValue(text), !CommandList.isCommand(name) else { return nil }
    if name.first?.isUppercase == true {
      let isView = Catalogue.declarations(swiftUI: name).contains { $0.kind != .function }
      guard part.isSwift, !isView else { return nil }
      return session.swiftCode.knowing(interpreter) ?? SwiftEvaluator(interpreter)
    }
    let known = session.swiftCode.knowing(interpreter)
    let isSwift =
      part.isSwift || interpreter.value(of: name) == nil || interpreter.isOfLanguage(name)
    if isSwift, let known, known.declares(name) { return known }
    return SwiftText.callsFunction(text) ? known ?? SwiftEvaluator(interpreter) : nil
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
