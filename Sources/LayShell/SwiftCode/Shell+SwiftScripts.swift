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
    (swiftView, readsNamedFilesOnly) = (view, true)
    defer { (swiftView, readsNamedFilesOnly) = (nil, false) }
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
  /// - Rule: the form is tried in a session of its own.
  private func form(of current: CurrentView) throws(Diagnostic) -> String? {
    guard let text = ScriptForm.text(of: current.view) else { return nil }
    let lookout = session.interpreter.lookout()
    let trial = Shell(silently: { $0.reasonToStop = session.interpreter.reasonToStop })
    trial.session.usualFace = session.usualFace
    guard trial.run(text, named: "", by: .anyone, echo: .nothing) == .finished else {
      try lookout.check()
      return nil
    }
    for proposed in Self.tried {
      let frames = try? frames(proposed)
      guard let frames, try trial.frames(proposed) == frames else { return nil }
    }
    return (try? Formatter.format(text, lookout, isCommand: CommandList.isCommand)).map {
      $0.hasSuffix("\n") ? String($0.dropLast()) : $0
    }
  }

  /// A phone, and windows that are wide and narrow.
  private static let tried = [
    Proposed(.preview), Proposed(size: ProposedViewSize(width: 1000, height: 300)),
    Proposed(size: ProposedViewSize(width: 120, height: nil)), Proposed(size: .ideal),
  ]

  /// Where the views of the current one are.
  private func frames(_ proposed: Proposed) throws(Diagnostic) -> [ViewFrame]? {
    try session.propose(proposed)
    guard let layout = try session.current?.layout(session.proposal) else { return nil }
    let lookout = session.interpreter.lookout()
    let views = ViewWalk.views(in: layout, most: .max, lookout) { _ in true }
    try lookout.check()
    return views.map(\.view.frame)
  }
}

/// Views as forms of scripts, by what they keep of how they were written.
enum ScriptForm {
  /// The deepest nesting of forms.
  private static let mostDepth = 200

  /// The form of a view; nil where a part of it has none.
  static func text(of view: View, depth: Int = 0) -> String? {
    guard depth < mostDepth else { return nil }
    var words = [view.head]
    for argument in view.shownArguments {
      guard let value = source(argument.value) else { return nil }
      words.append(argument.keyword.map { ":\($0) \(value)" } ?? value)
    }
    if let name = view.name { words.append(":name \(ValueDescription.quoted(name))") }
    // The view that a modifier wraps comes last.
    let children =
      view.content.isModifier
      ? view.children.dropFirst() + view.children.prefix(1) : view.children[...]
    for child in children {
      guard let text = text(of: child, depth: depth + 1) else { return nil }
      words.append(text)
    }
    return "(" + words.joined(separator: " ") + ")"
  }

  private static func source(_ value: WrittenValue) -> String? {
    switch value {
    case .nothing: return "nil"
    case .truth(let truth): return truth ? "true" : "false"
    case .number(let number): return ValueDescription.written(.number(number))
    case .string(let text): return ValueDescription.quoted(text)
    case .name(let name): return name
    case .list(let elements):
      let words = elements.compactMap(source)
      return words.count == elements.count ? "(" + words.joined(separator: " ") + ")" : nil
    case .made(let head, let arguments, _):
      let words = arguments.compactMap { argument in
        source(argument.value).map { (argument.keyword.map { ":\($0) " } ?? "") + $0 }
      }
      return words.count == arguments.count
        ? "(" + ([head] + words).joined(separator: " ") + ")" : nil
    case .other(let text): return text.hasPrefix("(") ? text : nil
    case .head: return nil
    }
  }
}

extension Complaint {
  fileprivate static func hasNoForm(_ view: String) -> Complaint {
    Complaint(
      "no form of a script says all of `\(view)`",
      hint: "without `--view` the code itself becomes a form")
  }
}
