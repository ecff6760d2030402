import LayEngine
import LayLanguage

/// Prints the views that decided a number.
struct WhyCommand: Command {
  static let name = "why"
  static let usage = "why NAME.width   (height, x, y, cut; or: why A B gap)   [--json]"
  static let summary =
    "List the views that decided a number, one line each, down to the one that fixed it: `why "
    + "NAME.width`, `height`, `x` or `y`; without a NAME, of the current view. x and y list the "
    + "guides that are aligned. `why NAME cut` explains what truncated a text and what helps, `why A B gap` the "
    + "distance between two views in a stack; without them, of a stack of two. `--json` prints "
    + "values."
  static let examples = [
    CommandExample(
      "(padding 16 (hstack (text \"Hello World\") (color red)))", "propose 402 x 100",
      "why color.width", "why text.x"),
    CommandExample(
      "(frame :width 40 :height 20 (text \"Hello World\"))", "why text cut", "why height"),
    CommandExample("(vstack (text \"Hello\") (color red))", "why text color gap"),
  ]

  /// The numbers, the cut of a text and the gap between two views, that `why` can explain.
  private enum Subject: String, CaseIterable {
    case width, height, x, y, cut, gap

    /// Words with which people ask for it.
    private var words: Set<String> {
      switch self {
      case .width: ["broad", "narrow", "narrower", "wide", "wider"]
      case .height: ["high", "higher", "tall", "taller", "short", "shorter"]
      case .x: ["indented", "leading", "left", "right", "trailing"]
      case .y: ["above", "below", "bottom", "down", "lower", "top", "up"]
      case .cut: ["clipped", "ellipsis", "truncated", "wrapped"]
      case .gap: ["apart", "distance", "far", "space", "spacing"]
      }
    }

    /// What a word of a question asks for: `width` for `wide?`; nil for other words.
    static func meant(by word: String) -> Subject? {
      let word = word.lowercased().filter { $0.isLetter }
      return Subject(rawValue: word) ?? allCases.first { $0.words.contains(word) }
    }
  }

  static func completions(after all: [String]) -> [CommandWord] {
    let words = all.filter { $0 != ReportJSON.option }
    return subjects(after: words) + (words.isEmpty ? [] : ReportJSON.completions(after: all))
  }

  private static func subjects(after words: [String]) -> [CommandWord] {
    let subjects = Subject.allCases.map { CommandWord.word($0.rawValue) }
    switch words.count {
    case 0: return .view(after: words) + [.numberOfView] + subjects
    case 1 where Subject.allCases.contains { words[0].hasSuffix(".\($0.rawValue)") }: return []
    case 1 where Subject(rawValue: words[0]) == nil: return .view(after: words) + subjects
    case 2 where words[1].first == "\"": return subjects
    default: return []
    }
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    _ = try session.requireCurrent(for: words)
    let isJSON = try words.takesJSON()
    let span = words.next?.span
    let (references, subject) = try question(&words, session)
    let start = Limits.processorSeconds
    let traced = try session.trace(for: words)
    let seconds = Limits.processorSeconds - start
    let views = try views(references, subject, traced, words, at: span)
    let shown = views.first ?? ShownView.root(of: traced.layout)
    let steps: [Reasons.Step]
    switch subject {
    case .width: steps = LengthReasons.steps(shown, .horizontal, traced)
    case .height: steps = LengthReasons.steps(shown, .vertical, traced)
    case .x: steps = PlaceReasons.steps(shown, .horizontal, traced)
    case .y: steps = PlaceReasons.steps(shown, .vertical, traced)
    case .cut:
      guard let found = CutReasons.steps(shown, traced) else {
        throw Diagnostic(.notText(shown), at: span)
      }
      steps = found
    case .gap:
      do throws(GapReasons.Failure) {
        steps =
          views.count == 2
          ? try GapReasons.steps(views[0], views[1], traced)
          : try GapReasons.steps(in: shown, traced)
      } catch {
        throw Diagnostic(.noGap(error, shown), at: span)
      }
    }
    try traced.lookout.check(at: words.span)
    let names = references.map(\.written).joined(separator: " ")
    let question = names.isEmpty ? subject.rawValue : "\(names).\(subject.rawValue)"
    var reasons = Reasons(question: question, steps: steps)
    reasons.places = CodePlaces(session.interpreter.sources)
    if subject == .cut { reasons.help = session.firstHelp(for: shown, traced, after: seconds) }
    return .report(.reasons(reasons), isJSON: isJSON)
  }

  /// The views that a question names; of several texts the one that is cut, if it is about that.
  private func views(
    _ references: [ViewReference], _ subject: Subject, _ traced: TracedLayout, _ words: Words,
    at span: SourceSpan?
  ) throws(Diagnostic) -> [ShownView] {
    var views: [ShownView] = []
    if subject == .cut, references.isEmpty {
      let texts = try words.find(ViewReference("text"), in: traced.layout).several
      return CutReasons.onlyCut(of: texts, traced).map { [$0] } ?? []
    }
    for reference in references {
      let named = try words.find(reference, in: traced.layout)
      let only = subject == .cut ? CutReasons.onlyCut(of: named.several, traced) : nil
      guard let found = named.shown ?? only else { throw Diagnostic(named.complaint, at: span) }
      views.append(found)
    }
    return views
  }

  /// Reads the question; where it cannot be read, advises what works on the present screen.
  private func question(
    _ words: inout Words, _ session: Session
  ) throws(Diagnostic) -> ([ViewReference], Subject) {
    let all = words
    do throws(Diagnostic) {
      let question = try question(&words)
      try words.requireEnd()
      return question
    } catch {
      if let question = try Self.lengthOfSpacer(all, session) { return question }
      guard error.hint.map({ !$0.hasPrefix("did you mean") }) ?? true,
        let line = Self.advice(all, session)
      else { throw error }
      throw Diagnostic(Complaint(error.message, hint: "write `\(line)`"), at: error.span)
    }
  }

  /// The length of a spacer along its stack, where a question names nothing but a spacer.
  private static func lengthOfSpacer(
    _ words: Words, _ session: Session
  ) throws(Diagnostic) -> ([ViewReference], Subject)? {
    var words = words
    guard let reference = try? words.viewReference(), words.isAtEnd else { return nil }
    let layout = try session.layout(for: words)
    guard let spacer = try words.find(reference, in: layout).shown,
      spacer.view.view.content is Spacer,
      let axis = spacer.around.lazy.compactMap(\.view.view.content.stackAxis).first
    else { return nil }
    return ([reference], axis == .horizontal ? .width : .height)
  }

  /// The first line that works, of the views and the numbers that the words of a question name.
  private static func advice(_ words: Words, _ session: Session) -> String? {
    var words = words
    var texts: [String] = []
    while let word = words.take() { texts.append(word.text) }
    let asked = texts.lazy.compactMap(Subject.meant).first
    let views = texts.prefix(mostTried).filter { Subject(rawValue: $0) == nil }
    var questions: [String] = []
    if asked == nil || asked == .gap {
      questions += zip(views, views.dropFirst()).map { "\($0) \($1) \(Subject.gap)" }
    }
    let number = asked == .gap ? .width : asked ?? .width
    questions += views.compactMap { view in
      let name = view.prefix { $0 != "." }
      return name.isEmpty ? nil : "\(name).\(number)"
    }
    questions += ["\(number)", "\(Subject.width)"]
    return questions.map { "\(name) \($0)" }.first { CommandList.works($0, in: session) }
  }

  /// The most words of a question that are tried as views.
  private static let mostTried = 6

  /// `NAME.width`, `NAME width`, `width` or `NAME NAME gap`.
  private func question(
    _ words: inout Words
  ) throws(Diagnostic) -> ([ViewReference], Subject) {
    guard let first = words.next else {
      throw words.complaint("`why` needs a number to tell about")
    }
    if let subject = Subject(rawValue: first.text) {
      _ = words.take()
      return ([], subject)
    }
    let reference = try words.viewReference()
    if reference.text == nil, !reference.isQuoted, let dot = reference.word.lastIndex(of: ".") {
      let end = String(reference.word[reference.word.index(after: dot)...])
      if let subject = Subject(rawValue: end) {
        let name = String(reference.word[..<dot])
        return (name.isEmpty ? [] : [ViewReference(name)], subject)
      }
    }
    if let word = words.next, Subject(rawValue: word.text) == nil, words.left.count > 1 {
      let other = try words.viewReference()
      guard words.take(Subject.gap.rawValue) else {
        throw words.complaint(
          "`why` tells of two views their `gap`, and of one `width`, `height`, `x`, `y` or `cut`")
      }
      return ([reference, other], .gap)
    }
    guard let word = words.take() else {
      throw words.complaint(
        "`why` needs to know what of `\(reference.written)`",
        hint: "write `why \(reference.written).width`, or `height`, `x`, `y`, `cut`, `gap`")
    }
    let text = word.text.first == "." ? String(word.text.dropFirst()) : word.text
    guard let subject = Subject(rawValue: text) else {
      let near = NearestName.nearest(to: text, among: Subject.allCases.map(\.rawValue))
      throw words.complaint(
        "`why` cannot tell about `\(text)`", at: word.span,
        hint: near.map { "did you mean `\($0)`?" }
          ?? "it knows `width`, `height`, `x`, `y`, `cut`, `gap`")
    }
    return ([reference], subject)
  }
}

extension Complaint {
  fileprivate static func notText(_ shown: ShownView) -> Complaint {
    Complaint(
      "\(ViewTitle.full(shown.view.view)) is no text, so nothing cuts it",
      hint: "name a text: `why text cut`, or one by its path")
  }

  fileprivate static func noGap(_ failure: GapReasons.Failure, _ shown: ShownView) -> Complaint {
    let example = "name two views in a stack: `why A B gap`"
    return switch failure {
    case .noStack where shown.isRoot:
      Complaint("no stack keeps a gap here", hint: example)
    case .noStack:
      Complaint("\(ViewTitle.full(shown.view.view)) is in no stack with that", hint: example)
    case .gaps(let count):
      Complaint("the stack has \(count == 0 ? "no gap" : "\(count) gaps")", hint: example)
    }
  }
}
