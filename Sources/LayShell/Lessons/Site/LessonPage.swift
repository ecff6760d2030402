import LayEngine
import LayLanguage

/// Builds the body of a lesson's page: runs the inputs of the lesson and shows their output.
///
/// - Rule: a picture with sliders replaces the drawing of `show`. A view that is written or gets a
///   proposal without a `show` gets a picture after its output.
final class LessonPage {
  private let lesson: Lesson
  private let shell: Shell
  private let didDraw: (SlidingPicture, CurrentView) -> Void
  private var html: [String] = []
  /// The HTML lines of the current transcript.
  private var transcript: [String] = []
  /// The view to draw at the end of the transcript, and its proposal.
  private var pending: (view: CurrentView, proposal: ProposedViewSize)?
  private var pictureCount = 0
  private(set) var hasSliders = false

  /// - Parameters:
  ///   - prepare: gives the interpreter its limits.
  ///   - didDraw: called with each picture and the view that it shows.
  init(
    _ lesson: Lesson, _ prepare: (Interpreter) -> Void,
    _ didDraw: @escaping (SlidingPicture, CurrentView) -> Void
  ) {
    self.lesson = lesson
    self.didDraw = didDraw
    shell = Shell(silently: prepare)
  }

  /// - Throws: where the evaluation is interrupted.
  func body() throws(Diagnostic) -> [String] {
    html = []
    for (index, step) in lesson.steps.enumerated() {
      html.append("<section id=\"step-\(index + 1)\">")
      if !step.title.isEmpty { html.append("<h2>\(SiteProse.inline(step.title))</h2>") }
      for part in step.parts { try add(part) }
      try endTranscript()
      html.append("</section>")
    }
    return html
  }

  private func add(_ part: LessonPart) throws(Diagnostic) {
    switch part {
    case .prose(let lines):
      try endTranscript()
      html += SiteProse.html(lines)
    case .entry(let text, _): try run(text)
    case .script(let text, _):
      try endTranscript()
      _ = try output(of: text, echo: .nothing)
      html.append("<pre><code>\(Self.escaped(text))</code></pre>")
    case .question(let question): try add(question)
    case .task(let task): try add(task)
    }
  }

  // MARK: What is asked

  private func add(_ question: LessonQuestion) throws(Diagnostic) {
    try addAsked(question.prose, hints: question.hints)
    html.append("<details class=\"answer\"><summary>Answer</summary>")
    if let answer = question.answer, !question.reveal.isEmpty {
      html.append("<p><strong>\(Self.words(answer, question))</strong></p>")
    }
    for part in question.reveal { try add(part) }
    try endTranscript()
    if !question.mistakes.isEmpty {
      html.append("<ul class=\"mistakes\">")
      html += question.mistakes.map { mistake in
        "<li>Not \(Self.words(mistake.answer, question)): \(SiteProse.inline(mistake.text))</li>"
      }
      html.append("</ul>")
    }
    html.append("</details>")
  }

  private static func words(_ answer: LessonAnswer, _ question: LessonQuestion) -> String {
    if case .option(let number) = answer, question.options.indices.contains(number - 1) {
      return SiteProse.inline("\(number). \(question.options[number - 1])")
    }
    return SVGText.escaped(answer.text)
  }

  private func add(_ task: LessonTask) throws(Diagnostic) {
    try addAsked(task.prose, hints: task.hints.filter { $0.check.isEmpty }.map(\.text))
    guard !task.reveal.isEmpty else { return }
    html.append("<details class=\"answer\"><summary>One way</summary>")
    for part in task.reveal { try add(part) }
    try endTranscript()
    html.append("</details>")
  }

  private func addAsked(_ prose: [String], hints: [String]) throws(Diagnostic) {
    try endTranscript()
    html.append("<div class=\"asked\">")
    html += SiteProse.html(prose)
    for (index, hint) in hints.enumerated() {
      let title = index == 0 ? "Hint" : "Another hint"
      html.append("<details><summary>\(title)</summary>")
      html += SiteProse.html([hint]) + ["</details>"]
    }
    html.append("</div>")
  }

  // MARK: Transcripts

  private func run(_ text: String) throws(Diagnostic) {
    let before = shell.session.current
    let lines = try output(of: text, echo: .everyValue)
    let current = shell.session.current
    if current !== before {
      // The pending picture shows the former view.
      try drawPending()
    }
    transcript += Self.typed(text)
    let proposal = shell.session.proposal
    if text == ShowCommand.name, let current, try draw(current, at: proposal) { return }
    transcript += lines.map(Self.escaped)
    guard let current else { return }
    if current !== before {
      // A new view is printed at its ideal size.
      pending = (current, .ideal)
    } else if pending != nil || text.hasPrefix(ProposeCommand.name) {
      // Commands use the session's proposal.
      pending = (current, proposal)
    }
  }

  /// Runs a text and gives what it prints.
  private func output(of text: String, echo: Shell.Echo) throws(Diagnostic) -> [String] {
    let (_, lines) = shell.lines(of: text, echo: echo)
    try shell.session.interpreter.lookout().check()
    return lines
  }

  private static func typed(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      let prompt = index == 0 ? PromptText.first : PromptText.continuation
      return "<i>\(escaped(prompt))</i><b>\(escaped(String(line)))</b>"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { SVGText.escaped(String($0)) }.joined(separator: "\n")
  }

  private func endTranscript() throws(Diagnostic) {
    try drawPending()
    endLines()
  }

  private func endLines() {
    guard !transcript.isEmpty else { return }
    html.append("<pre>\(transcript.joined(separator: "\n"))</pre>")
    transcript = []
  }

  private func drawPending() throws(Diagnostic) {
    guard let (view, proposal) = pending else { return }
    _ = try draw(view, at: proposal)
  }

  /// - Returns: whether there was anything to draw.
  private func draw(
    _ view: CurrentView, at proposal: ProposedViewSize
  ) throws(Diagnostic) -> Bool {
    pending = nil
    let lookout = shell.session.interpreter.lookout()
    let picture: SlidingPicture?
    do throws(Diagnostic) {
      picture = try SlidingPicture(view, at: proposal, number: pictureCount + 1, lookout)
    } catch {
      if error.isInterruption { throw error }
      picture = nil
    }
    guard let picture else { return false }
    pictureCount += 1
    hasSliders = hasSliders || !picture.sliders.isEmpty
    endLines()
    html.append(SlidingPictureHTML.text(picture))
    didDraw(picture, view)
    return true
  }
}
