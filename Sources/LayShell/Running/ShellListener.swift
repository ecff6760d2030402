import LayEngine
import LayLanguage

/// What hears a shell: it prints, and it learns what the items of a text did.
///
/// A shell has one, and a run may be handed another for its duration. What a listener does not
/// implement is dropped.
protocol ShellListener: AnyObject {
  /// Prints a result, which has no newline at its end.
  func print(_ result: String)
  /// Prints a diagnostic, which has no newline at its end.
  func complain(_ diagnostic: String)
  /// Shows a long result in a pager; false where it is to be printed instead.
  func showsLong(_ result: String) -> Bool
  /// Clears the window, where there is one.
  func clearWindow()
  /// Hears the source of each definition, including those in loaded files.
  func didDefine(_ source: String)
  /// Hears each change, and a script that repeats it; includes changes by loaded files.
  func didChange(_ script: String, _ change: ItemInProgress.Change)
  /// Hears the place and the result of each expectation, and of each error that ends a text, after
  /// it was printed.
  func didJudge(_ place: SourceSpan?, _ judgement: Shell.Judgement)
  /// Hears of each `propose` and `expect` command, with the session after it.
  func didAnswer(_ session: Session)
  /// Whether the error that ends a text is not to be reported.
  func forgives(_ mistake: Diagnostic) -> Bool
}

extension ShellListener {
  func print(_ result: String) {}
  func complain(_ diagnostic: String) {}
  func showsLong(_ result: String) -> Bool { false }
  func clearWindow() {}
  func didDefine(_ source: String) {}
  func didChange(_ script: String, _ change: ItemInProgress.Change) {}
  func didJudge(_ place: SourceSpan?, _ judgement: Shell.Judgement) {}
  func didAnswer(_ session: Session) {}
  func forgives(_ mistake: Diagnostic) -> Bool { false }
}

extension Console: ShellListener {}

/// Drops everything.
final class SilentListener: ShellListener {}

/// Passes all that it hears on to another listener; classes above it keep some of it.
class PassingListener: ShellListener {
  let next: any ShellListener

  init(_ next: any ShellListener) { self.next = next }

  func print(_ result: String) { next.print(result) }
  func complain(_ diagnostic: String) { next.complain(diagnostic) }
  func showsLong(_ result: String) -> Bool { next.showsLong(result) }
  func clearWindow() { next.clearWindow() }
  func didDefine(_ source: String) { next.didDefine(source) }
  func didChange(_ script: String, _ change: ItemInProgress.Change) {
    next.didChange(script, change)
  }
  func didJudge(_ place: SourceSpan?, _ judgement: Shell.Judgement) {
    next.didJudge(place, judgement)
  }
  func didAnswer(_ session: Session) { next.didAnswer(session) }
  func forgives(_ mistake: Diagnostic) -> Bool { next.forgives(mistake) }
}

/// Keeps what is printed, results and diagnostics in their order, and passes the rest on.
class HeldOutput: PassingListener {
  private(set) var held: [(text: String, isResult: Bool)] = []

  override func print(_ result: String) { held.append((result, true)) }
  override func complain(_ diagnostic: String) { held.append((diagnostic, false)) }
  override func showsLong(_ result: String) -> Bool { false }

  /// Prints what was kept.
  func release() {
    for (text, isResult) in held { isResult ? next.print(text) : next.complain(text) }
  }
}
