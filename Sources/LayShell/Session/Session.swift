import LayEngine
import LayLanguage

/// What a person or a script works with: names, the current view, the proposal, options.
struct Session {
  let interpreter: Interpreter
  var current: CurrentView?
  /// What is proposed to the current view; it stays until it is changed.
  var proposal = ProposedViewSize.ideal
  /// The device whose room that is, or the one of the session; nil for none.
  var device: DeviceChoice?
  var options = Options()
  var tally = Tally()
  var results = Results()
  /// What `undo` takes back.
  var changes = SessionChanges()
  /// What `diff` compares.
  var layouts = LayoutHistory()
  /// What was entered at the prompt, oldest first.
  var entries: () -> [String] = { [] }
  /// The places in the text that were warned of already.
  var warned: Set<LayoutWarning.Place> = []
  /// The places in the text of views that stand at no finite place and were warned of already.
  var warnedOfPlace: Set<SourceSpan?> = []
  /// The files being loaded, outermost first; relative paths start from the last one's folder.
  var openFiles: [OpenFile] = []
  var log = SessionLog()
  /// What was defined, as it is written.
  var program = WrittenProgram()
  /// Where a command tells how far it has come.
  var progress = ProgressLine()
  /// Where the session is written as it goes on.
  var recording: SessionRecording?
  /// The files that this session has written, which it may write again.
  var writtenFiles: Set<String> = []
  /// The files that were loaded.
  var loadedFiles: Set<String> = []

  /// The terminal whose window `explore` may take; nil where there is none.
  var fullScreen: FullScreen?
  /// The terminal that may show pictures of pixels; nil where there is none.
  var pictureTerminal: PictureTerminal?

  /// Whether there is a prompt that can lead through lessons.
  var walks = false
  /// What `walk` asked that prompt for.
  var requestedWalk: WalkRequest?

  init(interpreter: Interpreter = Interpreter()) {
    self.interpreter = interpreter
    interpreter.hintForUnknownName = { [unowned interpreter] name in
      if CommandList.isCommand(name) {
        return
          "`\(name)` is a command: write it at the start of a line, without parentheses, and not in a form"
      }
      let known = interpreter.definedNames + Catalogue.forms.flatMap(\.names)
      if NearestName.nearest(to: name, among: known) != nil { return nil }
      let near = NearestName.nearest(to: name, among: CommandList.all.map { $0.name })
      return near.map { "did you mean the command `\($0)`?" }
    }
  }

  /// Makes a view the current one, bound to `it` too.
  mutating func setCurrent(_ view: View, from origin: ViewOrigin? = nil) throws(Diagnostic) {
    current = try CurrentView(
      view, after: current, from: origin, in: rootEnvironment, remembers: options.remembers,
      reasonToStop: interpreter.reasonToStop)
    interpreter.define("it", .view(view))
  }

  /// What is around the views of this session.
  var rootEnvironment: RootEnvironment {
    var rootEnvironment = device?.rootEnvironment ?? RootEnvironment()
    rootEnvironment.dynamicType = options.dynamicType
    options.environment.apply(to: &rootEnvironment)
    return rootEnvironment
  }

  /// What is proposed, as `propose` reads it.
  var proposalText: String {
    guard let device, device.rootEnvironment.screen?.proposal == proposal else {
      return ProposalText.of(proposal)
    }
    return device.title
  }

  /// Proposes something from now on; lengths are proposed on the session's device, if it has one.
  mutating func propose(_ proposed: Proposed) throws(Diagnostic) {
    proposal = proposed.size
    device = proposed.device ?? options.device
    try lowerAnew()
  }

  /// Sees to it that the current view finds around it what is there now.
  mutating func lowerAnew(always: Bool = false) throws(Diagnostic) {
    guard let current, always || current.rootEnvironment != rootEnvironment else { return }
    self.current = try CurrentView(
      current.view, from: current.origin, in: rootEnvironment, remembers: options.remembers,
      reasonToStop: interpreter.reasonToStop)
    self.current?.form = current.form
  }

  /// Notes what is shown now, for `diff`.
  mutating func noteLayout() {
    if let current { layouts.note(current, proposal) }
  }

  /// The current view, or a complaint at a place that there is none.
  func requireCurrent(for words: Words) throws(Diagnostic) -> CurrentView {
    guard let current else { throw Diagnostic(.noCurrentView(words.command), at: words.span) }
    return current
  }

  /// The layout of the current view at the present proposal.
  func layout(for words: Words) throws(Diagnostic) -> Layout {
    try requireCurrent(for: words).layout(proposal)
  }

  /// The same with everything that happened on the way; what the program prints meanwhile is left
  /// out.
  mutating func trace(
    for words: Words
  ) throws(Diagnostic) -> (layout: Layout, events: TraceLog) {
    let current = try requireCurrent(for: words)
    let proposal = proposal
    let traced = try interpreter.silently { () throws(Diagnostic) in try current.trace(proposal) }
    if current.tree.usesProgram, let shown = current.knownLayout(proposal) {
      let lookout = interpreter.lookout()
      let difference = LayoutDifferenceSearch.run(from: shown, to: traced.layout, lookout)
      if !difference.changes.isEmpty {
        interpreter.warn(Diagnostic(.newCaches, at: current.view.span, severity: .warning))
      }
    }
    return traced
  }
}

/// What `set` sets.
struct Options {
  /// The columns that pictures and tables may fill; nil for those of the terminal.
  var width: Int?
  var isColored: Bool?
  var isPlain: Bool?
  var pager = PagerChoice.auto
  /// On which device views are, whatever is proposed; nil for none.
  var device: DeviceChoice?
  var dynamicType = DynamicType.large
  var environment = EnvironmentOptions()
  /// The most that `load` reads of one file, in megabytes.
  var readLimit = ReadLimit.usual
  /// What stands for views of SwiftUI code that are not known, in points.
  var placeholder = SwiftReadingOptions().placeholder
  /// False works out every answer anew, for tests.
  var remembers = true
}

/// How many expectations held, and how many did not.
struct Tally: Equatable, Sendable {
  var held = 0
  var failed = 0
}

extension Complaint {
  fileprivate static func noCurrentView(_ command: String) -> Complaint {
    Complaint(
      "`\(command)` needs a view, and there is none yet",
      hint: "write one first, such as `(text \"Hello\")`")
  }

  /// A cache that keeps what was proposed before makes an answer that cannot be traced again.
  fileprivate static var newCaches: Complaint {
    Complaint(
      "this is told of a layout with new caches, which answers otherwise",
      hint: "let a cache keep only what follows from the subviews")
  }
}
