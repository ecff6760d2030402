import LayEngine
import LayLanguage
import LayTerminal

/// The answer to a question, and how it went.
package struct LayoutAnswer {
  /// What is printed, without a newline at its end: the answer, or for a question in JSON the error
  /// in its place; nil where nothing is.
  package let text: String?
  package let status: ExitStatus
}

/// What is wrong, as one JSON object.
enum MistakeJSON {
  static func text(_ mistake: Diagnostic, of command: AskedCommand, _ sources: SourceMap) -> String
  {
    let mistake = sources.told(mistake)
    var members = JSONText.members(["message": mistake.message, "hint": mistake.hint])
    if let span = mistake.span.map(sources.origin), !sources.isSecret(span.source) {
      let place = CodePlaces.Place(span, sources)
      members += JSONText.more(
        "source", place.path.isEmpty || place.path.hasPrefix("-") ? nil : place)
    }
    return ReportJSON.head(command.rawValue) + ", \"error\": {\(members)}}"
  }
}

/// Keeps the answer of a shell, and the mistake that stands in its place.
///
/// What the program prints, and what warns, goes on to the next listener, where diagnostics go.
final class AnswerListener: PassingListener {
  /// Whether the program was run, and the question is asked.
  var isAsking = false
  private(set) var text: String?
  private(set) var mistake: Diagnostic?
  /// Whether a mistake is kept, and not told.
  private let keepsMistake: Bool
  /// The last diagnostic, which may be that of the mistake.
  private var last: String?

  init(_ next: any ShellListener, keepsMistake: Bool) {
    self.keepsMistake = keepsMistake
    super.init(next)
  }

  override func print(_ result: String) {
    if isAsking {
      text = text.map { "\($0)\n\(result)" } ?? result
    } else {
      complain(result)
    }
  }

  override func complain(_ diagnostic: String) {
    release()
    last = diagnostic
  }

  override func showsLong(_ result: String) -> Bool { false }

  override func didJudge(_ place: SourceSpan?, _ judgement: Shell.Judgement) {
    guard case .mistake(let mistake) = judgement else { return }
    self.mistake = mistake
    if keepsMistake, text == nil { last = nil }
  }

  /// Tells the last diagnostic.
  func release() {
    if let last { next.complain(last) }
    last = nil
  }
}
