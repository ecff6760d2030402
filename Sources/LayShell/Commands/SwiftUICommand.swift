import LayEngine
import LayLanguage
import LaySwiftPrinting

/// Prints the current view as SwiftUI code.
struct SwiftUICommand: Command {
  static let name = "swiftui"
  static let usage = "swiftui [NAME]"
  static let summary =
    "Print the view, or the part of it under a name, as SwiftUI code that a person would write, "
    + "with the definitions that it uses. Comments mark what SwiftUI does not have."
  static let examples = [
    CommandExample(
      "(-> (hstack :spacing 8 (text \"a\") (spacer) (circle)) (padding 16) (border red))",
      "swiftui"),
    CommandExample(
      "(define (row title) (hstack (text title) (spacer)))",
      "(vstack (for (title (list \"One\" \"Two\")) (row title)))", "swiftui"),
  ]

  static func completions(after words: [String]) -> [CommandWord] { .view(after: words) }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    let current = try session.requireCurrent(for: words)
    var printer = session.program.printer
    let sources = session.interpreter.sources
    if case .swift(let source)? = current.written, words.isAtEnd {
      // What was written in Swift is printed as it was written.
      let text = String(decoding: sources.bytes(of: source), as: UTF8.self)
      return .lines([Self.lines(text)])
    }
    guard !words.isAtEnd else {
      guard let form = current.form else {
        throw words.complaint("nobody has written this view", hint: "write it as a form first")
      }
      return .lines([Self.lines(printer.text(of: form, at: 0, name: nil))])
    }
    let layout = try session.layout(for: words)
    let shown = try words.shownView(in: layout)
    try words.requireEnd()
    guard let span = shown.view.view.span else {
      throw words.complaint(
        "\(ViewTitle.short(shown.view.view)) is a part that nobody has written",
        hint: "`swiftui` without a name prints the whole")
    }
    if case .swift(let source)? = current.written, span.source == source {
      return .lines([sources.text(of: span)])
    }
    let trees = session.program.definitions + [current.form].compactMap(\.self)
    guard let text = printer.text(ofPartAt: span, in: trees) else {
      throw words.complaint(
        "\(ViewTitle.short(shown.view.view)) comes from somewhere else",
        hint: "`swiftui` without a name prints the whole")
    }
    return .lines([Self.lines(text)])
  }

  private static func lines(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}

extension WrittenProgram {
  /// A printer of SwiftUI code that knows the session's definitions.
  var printer: ProgramPrinter {
    var printer = ProgramPrinter()
    for tree in definitions {
      printer.note(tree, isOfLibrary: librarySources.contains(tree.source))
    }
    return printer
  }
}
