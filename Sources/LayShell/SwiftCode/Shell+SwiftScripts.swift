import LayEngine
import LayLanguage

/// SwiftUI code as scripts.
extension Shell {
  /// Prints what SwiftUI code shows as a script: the form of the view where a form says all of it, else
  /// the code itself in a form.
  ///
  /// - Parameter view: the preview or the view that is shown; nil for the first one.
  func printScript(of files: [SwiftFile], view: String?) -> Outcome {
    session.usualFace = .system
    swiftView = view
    defer { swiftView = nil }
    let outcome = runSwift(files, on: .preview, echo: .nothing)
    guard outcome == .finished else { return outcome }
    do throws(Diagnostic) {
      if let current = session.current, let form = try form(of: current) {
        printResult(form)
      } else if let view {
        throw Diagnostic(.hasNoForm(view), at: nil)
      } else {
        let code = files.map(\.text).joined(separator: "\n")
        printResult("(swiftui \(ValueDescription.written(.text(code))))")
      }
      return .finished
    } catch {
      return report(error)
    }
  }

  /// The form of a view that gives the same layout; nil where there is none.
  ///
  /// - Rule: the form is tried in a session of its own. A view by which the trial fails is printed as what
  ///   it is made of, so often as there is one.
  private func form(of current: CurrentView) throws(Diagnostic) -> String? {
    let lookout = session.interpreter.lookout()
    try session.propose(Proposed(.preview))
    var printer = FormPrinter(try current.layout(session.proposal), lookout)
    let wanted = try Self.tried.map { proposed throws(Diagnostic) in try views(proposed) }
    while printer.mayTryAgain {
      try lookout.check()
      guard let form = printer.form(of: current.view) else { return nil }
      let trial = Shell(silently: { $0.reasonToStop = session.interpreter.reasonToStop })
      trial.session.usualFace = session.usualFace
      let listener = TrialListener()
      if trial.run(form.text, named: "", echo: .nothing, to: listener) != .finished {
        guard printer.openView(at: listener.mistake?.span, of: form) else { return nil }
      } else if let (number, index) = try difference(from: wanted, trial) {
        guard printer.openView(around: wanted[number], index, of: form) else { return nil }
      } else {
        return try formatted(form.text, lookout)
      }
    }
    return nil
  }

  private func formatted(_ text: String, _ lookout: Lookout) throws(Diagnostic) -> String {
    let text = try Formatter.format(text, lookout, isCommand: CommandList.isCommand)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// A phone, and windows that are wide and narrow.
  private static let tried = [
    Proposed(.preview), Proposed(size: ProposedViewSize(width: 1000, height: 300)),
    Proposed(size: ProposedViewSize(width: 120, height: nil)), Proposed(size: .ideal),
  ]

  /// The first view of which a trial has another frame: the number of the proposal, and the view's.
  private func difference(
    from wanted: [[ShownView]], _ trial: Shell
  ) throws(Diagnostic) -> (Int, Int)? {
    for (number, proposed) in Self.tried.enumerated() {
      let views = try trial.views(proposed)
      let pairs = zip(views, wanted[number])
      let index = pairs.enumerated().first { $1.0.view.frame != $1.1.view.frame }?.offset
      if let index { return (number, index) }
      if views.count != wanted[number].count {
        return (number, min(views.count, wanted[number].count) - 1)
      }
    }
    return nil
  }

  /// The views of the current one that have none inside, in a proposal: what is seen of it.
  private func views(_ proposed: Proposed) throws(Diagnostic) -> [ShownView] {
    try session.propose(proposed)
    guard let layout = try session.current?.layout(session.proposal) else { return [] }
    let lookout = session.interpreter.lookout()
    let views = ViewWalk.views(in: layout, most: .max, lookout) { $0.childCount == 0 }
    try lookout.check()
    return views
  }
}

/// Keeps the error that ends a trial.
private final class TrialListener: ShellListener {
  private(set) var mistake: Diagnostic?

  func didJudge(_ place: SourceSpan?, _ judgement: Shell.Judgement) {
    if case .mistake(let mistake) = judgement { self.mistake = mistake }
  }
}

extension Complaint {
  fileprivate static func hasNoForm(_ view: String) -> Complaint {
    Complaint(
      "no form of a script says all of `\(view)`",
      hint: "without `--view` the code itself becomes a form")
  }
}
