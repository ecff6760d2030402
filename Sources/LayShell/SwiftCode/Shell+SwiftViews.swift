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
    guard SwiftWay.chosen != .reader, let first = texts.first else { return nil }
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
    let before = SessionChanges.State(session)
    let attempt = tentatively { () throws(Diagnostic) in
      try showSwift(files, texts, on: device, echo: echo)
    }
    if let mistake = attempt.mistake {
      if mistake.isInterruption { throw mistake }
      before.restore(in: &session)
      if SwiftWay.chosen != .either { throw mistake }
      return nil
    }
    attempt.show()
    return attempt.result
  }

  private func showSwift(
    _ files: [SwiftFile], _ texts: [CodeText], on device: DeviceChoice?, echo: Echo
  ) throws(Diagnostic) -> Outcome {
    let interpreter = session.interpreter
    let evaluator = SwiftEvaluator(interpreter)
    if SwiftWay.chosen == .meaning { evaluator.forgive(placeholder: session.options.placeholder) }
    try add(files, texts, to: evaluator)
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
    return .finished
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
