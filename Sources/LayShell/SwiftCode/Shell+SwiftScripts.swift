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
      switch try outcome(of: form, wanted) {
      case .same: return try formatted(form.text, lookout)
      case .mistake(let span):
        guard printer.openView(at: span, of: form) else { return nil }
      case .other(let views):
        guard printer.openView(around: views, of: form) else { return nil }
      }
    }
    return nil
  }

  /// What comes of a form: the same layouts, a mistake, or views that are laid out otherwise.
  private enum TrialOutcome {
    case same
    case mistake(SourceSpan?)
    case other([FormPrinter.Suspect])
  }

  /// Tries a form in a session of its own.
  ///
  /// A mistake may show only when it is laid out.
  private func outcome(
    of form: FormPrinter.Form, _ wanted: [[ShownView]]
  ) throws(Diagnostic) -> TrialOutcome {
    let trial = Shell(silently: { $0.reasonToStop = session.interpreter.reasonToStop })
    trial.session.usualFace = session.usualFace
    let listener = TrialListener()
    guard trial.run(form.text, named: "", echo: .nothing, to: listener) == .finished else {
      return .mistake(listener.mistake?.span)
    }
    do throws(Diagnostic) {
      for (proposed, wanted) in zip(Self.tried, wanted) {
        let views = try trial.views(proposed)
        if wanted.isEmpty, !views.isEmpty { return .mistake(nil) }
        let others = Self.differences(of: views, from: wanted)
        if !others.isEmpty { return .other(others) }
      }
      return .same
    } catch {
      return .mistake(error.span)
    }
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

  /// The views that are laid out otherwise in a trial: first the one that it lacks, then those of other
  /// sizes, which move the rest.
  private static func differences(
    of views: [ShownView], from wanted: [ShownView]
  ) -> [FormPrinter.Suspect] {
    let pairs = Array(zip(wanted, views))
    let others: [FormPrinter.Suspect] =
      pairs.filter { $0.view.frame.size != $1.view.frame.size }
      + pairs.filter { $0.view.frame.size == $1.view.frame.size && $0.view.frame != $1.view.frame }
    guard views.count != wanted.count else { return others }
    let lack = pairs.firstIndex { $0.view.view.head != $1.view.view.head } ?? pairs.count
    let lacking = wanted.dropFirst(lack).first ?? wanted.last
    return (lacking.map { [($0, nil)] } ?? []) + others
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
