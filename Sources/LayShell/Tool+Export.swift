import LayEngine
import LayLanguage
import LaySwiftPrinting
import LayTerminal

/// Export to Swift.
extension Tool {
  /// Prints the definitions of a script and its last view as a Swift file.
  package func exportSwift(_ path: String) -> ExitStatus {
    let shell = makeQuietShell()
    do throws(TextFile.Failure) {
      try run(path, in: shell)
    } catch {
      return fail(error)
    }
    guard shell.outcome == .finished || shell.outcome == .left else { return failure(of: shell) }
    var printer = shell.shell.session.program.printer
    printer.defineAll()
    guard let form = shell.shell.session.current?.form else {
      return fail(Complaint("there is no view in `\(path)`"), .wrongText)
    }
    console.write(printer.text(of: form, at: 0, name: "ContentView"))
    return console.finish(.fine)
  }

  /// Prints Swift tests for a Mac, with the views of scripts, their proposals, and lay's answers.
  package func exportTests(_ paths: [String]) -> ExitStatus {
    var file = CheckFile()
    for path in paths {
      let shell = makeQuietShell()
      var views = CheckedViews()
      shell.shell.didAnswer = { views.note($0) }
      do throws(TextFile.Failure) {
        try run(path, in: shell)
      } catch {
        return fail(error)
      }
      guard shell.outcome == .finished || shell.outcome == .left else {
        return failure(of: shell)
      }
      views.add(to: &file, path: path)
    }
    for reason in file.leftOut { console.complain("not checked: \(reason)") }
    guard !file.isEmpty else {
      return fail(
        Complaint(
          "nothing in these files can be checked",
          hint: "write views and propose sizes to them, with `propose` or `expect`"), .wrongText)
    }
    console.write(file.text)
    return console.finish(.fine)
  }

  /// A shell that prints no results, and the outcome of its last text.
  private final class QuietShell {
    let shell: Shell
    var outcome = Shell.Outcome.finished

    init(_ shell: Shell) { self.shell = shell }
  }

  private func failure(of quiet: QuietShell) -> ExitStatus {
    console.finish(status(of: quiet.outcome, in: quiet.shell))
  }

  private func makeQuietShell() -> QuietShell {
    let shell = makeShell()
    shell.printResult = { _ in }
    return QuietShell(shell)
  }

  private func run(_ path: String, in quiet: QuietShell) throws(TextFile.Failure) {
    let text = try TextFile.read(path) { limits.reasonToStop }
    quiet.shell.session.openFiles = [OpenFile(path)]
    quiet.outcome = quiet.shell.run(text, named: path, by: .script, echo: .nothing)
  }
}

/// The views of a script, each with its answers to proposals.
private struct CheckedViews {
  private struct Checked {
    let view: CurrentView
    let form: SyntaxTree
    let program: WrittenProgram
    let line: Int
    let source: String
    var answers: [Layout]
  }

  private var views: [Checked] = []

  /// Records the answer of a session's current view.
  mutating func note(_ session: Session) {
    guard let view = session.current, let form = view.form,
      let layout = try? view.layout(session.proposal)
    else { return }
    if let last = views.indices.last, views[last].view === view {
      if !views[last].answers.contains(where: { $0.proposal == layout.proposal }) {
        views[last].answers.append(layout)
      }
    } else {
      let sources = session.interpreter.sources
      let line = sources.lineNumber(of: form.span.start, in: form.source)
      views.append(
        Checked(
          view: view, form: form, program: session.program, line: line,
          source: sources.text(of: form.span), answers: [layout]))
    }
  }

  func add(to file: inout CheckFile, path: String) {
    for view in views {
      let answers = view.answers.filter { $0.size.width.isFinite && $0.size.height.isFinite }
      if answers.isEmpty { continue }
      for text in answers.flatMap(\.tree.texts) { file.note(text: text) }
      file.add(
        CheckFile.Written(
          view.form, script: path, line: view.line, source: view.source), view.program.printer,
        answers.map(Self.answer))
    }
  }

  private static func answer(_ layout: Layout) -> CheckAnswer {
    let named = ViewWalk.views(in: layout, most: 200, Lookout()) { $0.view.name != nil }
    let counts = Dictionary(grouping: named) { $0.view.view.name ?? "" }
    let frames = named.compactMap { shown -> CheckAnswer.Frame? in
      let frame = shown.view.frame
      guard let name = shown.view.view.name, counts[name]?.count == 1 else { return nil }
      return .init(
        name, x: frame.origin.x, y: frame.origin.y, width: frame.size.width,
        height: frame.size.height)
    }
    return CheckAnswer(
      proposed: (layout.proposal.width, layout.proposal.height),
      size: (layout.size.width, layout.size.height), frames: frames)
  }
}
