import LayEngine
import LayLanguage
import LaySwift
import LaySwiftTree

/// Views of SwiftUI code that runs by its meaning.
extension Shell {
  /// Shows the view of some files.
  ///
  /// - Returns: nil where something in the code is not followed, so that the session is as it was.
  func routed(
    _ files: [SwiftFile], _ texts: [CodeText], on device: DeviceChoice?, echo: Echo
  ) throws(Diagnostic) -> Outcome? {
    guard session.swiftWay != .reader, let first = texts.first else { return nil }
    let text = files.map(\.text).joined(separator: "\n")
    let bytes = session.interpreter.sources.bytes(of: first.source)
    let span = SourceSpan(source: first.source, start: 0, end: Int32(clamping: bytes.count))
    return try runItem(SessionLog.Entered(swift: span, text), text, echo: echo) {
      () throws(Diagnostic) in try attempted(files, texts, on: device, echo: echo)
    }
  }

  private func attempted(
    _ files: [SwiftFile], _ texts: [CodeText], on device: DeviceChoice?, echo: Echo
  ) throws(Diagnostic) -> Outcome? {
    var code: ParsedCode?
    for forgives in [false, true] {
      guard let mistake = try attempt(files, texts, &code, forgives, on: device, echo) else {
        return .finished
      }
      switch session.swiftWay {
      case .strict where !forgives: throw mistake
      case .meaning where forgives: throw mistake
      // Of an app, what is not followed is told; other code is read once more by the reader.
      case .either where code?.isOfApp != true: return nil
      default: break
      }
    }
    return nil
  }

  /// Shows a view, or gives the mistake after which the session is as it was.
  ///
  /// - Parameter code: the files once they are parsed.
  private func attempt(
    _ files: [SwiftFile], _ texts: [CodeText], _ code: inout ParsedCode?, _ forgives: Bool,
    on device: DeviceChoice?, _ echo: Echo
  ) throws(Diagnostic) -> Diagnostic? {
    let before = SessionChanges.State(session)
    let attempt = tentatively { () throws(Diagnostic) in
      let evaluator = SwiftEvaluator(session.interpreter)
      if forgives { evaluator.forgive(placeholder: session.options.placeholder) }
      if code == nil { code = try parsed(files, texts, for: evaluator) }
      code?.add(to: evaluator)
      return try show(evaluator, on: device, echo: echo)
    }
    guard let mistake = attempt.mistake else {
      attempt.show()
      return nil
    }
    if mistake.isInterruption { throw mistake }
    before.restore(in: &session)
    return mistake
  }

  private func show(
    _ evaluator: SwiftEvaluator, on device: DeviceChoice?, echo: Echo
  ) throws(Diagnostic) {
    let interpreter = session.interpreter
    guard let shown = try evaluator.shown(swiftView) else {
      let variable = evaluator.variablesAlone.first
      throw Diagnostic(variable.map { .shows(no: $0.name) } ?? .showsNothing, at: variable?.span)
    }
    interpreter.beginItem()
    guard let view = try shown.make(nil) else { throw Diagnostic(.showsNothing, at: shown.span) }
    let origin = ViewOrigin(in: interpreter) { states throws(Diagnostic) in
      try shown.make(states)
    }
    try session.setCurrent(view, from: origin)
    session.current?.written = .swift(source: shown.span.source)
    session.current?.codeName = shown.viewName
    if let current = session.current { warn(about: current.tree.warnings) }
    // What is told of the first layout is shown; those of other devices are only tried.
    if device == nil { _ = try session.current?.layout(session.proposal) }
    if let mistake = mistakeOfLayout(on: device, .finished) { throw mistake }
    session.noteLayout()
    for remark in evaluator.remarksOfViews { printDiagnostic(picture(of: remark.asWarning)) }
    if echo != .nothing, let current = session.current {
      let ideal = try current.size(.ideal)
      printResult(
        Renderer(style: style).text(.view(current.view), idealSize: ideal, of: shown.viewName))
    }
  }
}

extension Complaint {
  fileprivate static func shows(no name: String) -> Complaint {
    Complaint(
      "nothing here shows `\(name)`",
      hint: "write the view that uses it behind it, in one entry")
  }

  fileprivate static let showsNothing = Complaint(
    "this code shows no view", hint: "write a view, a `#Preview { … }` or a struct that is a `View`"
  )
}
