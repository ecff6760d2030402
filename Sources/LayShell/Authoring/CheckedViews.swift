import LayEngine
import LayLanguage
import LaySwiftPrinting

/// The views of a script, each with its answers to proposals.
struct CheckedViews {
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
  mutating func record(_ session: Session) {
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
