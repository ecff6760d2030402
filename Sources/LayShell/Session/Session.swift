import LayEngine
import LayLanguage

/// The state of a session of a person or a script: names, the current view, the proposal, options.
struct Session {
  let interpreter: Interpreter
  var current: CurrentView?
  /// The proposal for the current view, which stays until it is changed.
  var proposal = ProposedViewSize.ideal
  /// The device that was proposed, or the session's device from `set device`; nil for none.
  var device: DeviceChoice?
  var options = Options() { didSet { swiftCode.placeholder = options.placeholder } }
  /// The face where `set face` chooses none: that of the system for files of SwiftUI code.
  var usualFace = FaceChoice.mono
  /// What Swift code has declared.
  var swiftCode = SwiftSession()
  var tally = Tally()
  var results = Results()
  /// The changes that `undo` can take back.
  var changes = SessionChanges()
  /// The layouts that `diff` compares.
  var layouts = LayoutHistory()
  /// The entries of the prompt's history, oldest first.
  var entries: () -> [String] = { [] }
  /// The places in source texts for which a layout warning was already printed.
  var warned: Set<LayoutWarning.Place> = []
  /// The places of views in source texts for which a missing finite position was already reported.
  var warnedOfPlace: Set<SourceSpan?> = []
  /// The files being loaded, outermost first; relative paths start from the last one's folder.
  var openFiles: [OpenFile] = []
  var log = SessionLog()
  /// The source of the definitions.
  var program = WrittenProgram()
  /// Shows the progress of a command.
  var progress = ProgressLine()
  /// The transcript that `record` writes during the session; nil for none.
  var recording: Recording?
  /// The files that this session has written, which it may overwrite.
  var writtenFiles: Set<FilePath> = []
  /// Who the running text is from.
  var author = Author.anyone
  /// How often items have used a `Power` that runs or writes.
  var powersUsed = 0
  /// The only folder that files are read below; nil where they are read anywhere.
  var readableFolder: ReadableFolder?
  /// The folder of the app that was loaded; nil for none.
  var app: FilePath?
  /// The file that was loaded last, in which views are looked for before the app; nil for none since the app.
  var fileAfterApp: FilePath?
  /// The file of SwiftUI code that was shown last; nil for none.
  var shownFile: FilePath?
  /// The files that were loaded.
  var loadedFiles: Set<FilePath> = []

  /// The terminal whose window `explore` may take; nil where there is none.
  var fullScreen: FullScreen?
  /// The terminal that may show pictures of pixels; nil where there is none.
  var pictureTerminal: PictureTerminal?

  /// Begins a lesson at the prompt, or lists the lessons for nil; nil where there is no prompt.
  var beginWalk: ((String?) throws(Refusal) -> Void)?

  init(interpreter: Interpreter = Interpreter()) { self.interpreter = interpreter }

  /// Makes a view the current one, and binds `it` to the view.
  mutating func setCurrent(_ view: View, from origin: ViewOrigin? = nil) throws(Diagnostic) {
    current = try CurrentView(
      view, from: origin, in: rootEnvironment, remembers: options.remembers,
      reasonToStop: interpreter.reasonToStop)
    interpreter.define("it", .view(view))
  }

  /// Where a file is that a script names: in the folder of the script, which ends with a slash, or,
  /// named from the root or outside of scripts, in none.
  func place(ofFile name: String) -> (folder: String, name: String) {
    let expanded = FilePath.expanded(name)
    guard !expanded.hasPrefix("/"), let script = openFiles.last else { return ("", expanded) }
    return (FilePath.folder(of: script.path), expanded)
  }

  /// The environment of root views in this session.
  var rootEnvironment: RootEnvironment {
    var rootEnvironment =
      device.map { $0.rootEnvironment(on: options.environment.system ?? $0.device.system) }
      ?? RootEnvironment()
    rootEnvironment.dynamicType = options.dynamicType
    rootEnvironment.face = (options.face ?? usualFace).face
    options.environment.apply(to: &rootEnvironment)
    return rootEnvironment
  }

  /// SwiftUI code has the face of the system, where nothing else is chosen.
  mutating func noteFace(for texts: [(name: String, text: String)]) {
    if texts.contains(where: { SwiftText.isMeant($0.text, named: $0.name) }) {
      usualFace = .system
    }
  }

  /// The proposal in the syntax of `propose`.
  var proposalText: String {
    guard let device, isScreenProposed else { return ProposalText.of(proposal) }
    return device.title
  }

  /// Sets the proposal; lengths are proposed on the session's device, if it has one.
  mutating func propose(_ proposed: Proposed) throws(Diagnostic) {
    proposal = proposed.size
    device = proposed.device ?? options.device
    if proposed.device != nil { proposeScreen() }
    try lowerAnew()
  }

  /// Whether what the screen leaves free is proposed.
  private var isScreenProposed: Bool { rootEnvironment.screen?.proposal == proposal }

  private mutating func proposeScreen() {
    if let screen = rootEnvironment.screen { proposal = screen.proposal }
  }

  /// Sets an option of the environment; where the screen is proposed, it stays so, whatever it keeps free
  /// now.
  mutating func setEnvironment(_ option: String, to value: String?) throws(Diagnostic) {
    let followsScreen = isScreenProposed
    options.environment[option] = value
    if followsScreen { proposeScreen() }
    try lowerAnew()
  }

  /// Lowers the current view again if its environment has changed.
  mutating func lowerAnew(always: Bool = false) throws(Diagnostic) {
    guard let current, always || current.rootEnvironment != rootEnvironment else { return }
    self.current = try CurrentView(
      current.view, from: current.origin, in: rootEnvironment, remembers: options.remembers,
      reasonToStop: interpreter.reasonToStop)
    self.current?.written = current.written
    self.current?.codeName = current.codeName
  }

  /// Records the current layout for `diff`.
  mutating func noteLayout() {
    if let current { layouts.record(current, proposal) }
  }

  /// The current view; throws where there is none.
  func requireCurrent(for words: Words) throws(Diagnostic) -> CurrentView {
    guard let current else { throw Diagnostic(.noCurrentView(words.command), at: words.span) }
    return current
  }

  /// The layout of the current view at the current proposal.
  func layout(for words: Words) throws(Diagnostic) -> Layout {
    try requireCurrent(for: words).layout(proposal)
  }

  /// The layout with what its views were asked; output of the program is suppressed.
  mutating func trace(for words: Words) throws(Diagnostic) -> TracedLayout {
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
    return TracedLayout(
      traced.layout, traced.events, interpreter.lookout(), by: current,
      code: CodeExpressions(trees: swiftCode.trees, interpreter: interpreter))
  }
}

extension Session {
  /// Notes that the running item uses a power; throws where its author may not.
  ///
  /// `powersUsed` counts what cannot be repeated by a saved session.
  mutating func use(
    _ power: Power, _ words: Words, at span: SourceSpan? = nil
  ) throws(Diagnostic) {
    guard author >= power.least else {
      throw Diagnostic(.isNotAllowed(power), at: span ?? words.span)
    }
    if [.runs, .writes].contains(power.deed) { powersUsed += 1 }
  }

  /// Throws where a text names a file that its author may not read.
  ///
  /// - Rule: the answer is the same whatever there is, so that it tells nothing of other folders.
  /// - Rule: a server reads below the folder that it was started in, whoever the author is.
  func check(
    _ path: FilePath, by power: Power, at span: SourceSpan
  ) throws(Diagnostic) {
    guard author < power.least, readableFolder == nil else { return }
    let place = path.nearestReal
    let isOwn = ownFolders.contains { !path.isStandard && place.isInside($0) }
    guard isOwn else { throw Diagnostic(.isNotAllowed(power), at: span) }
  }

  /// The folders of the running files that a person or a script has named, or the present folder where
  /// there are none: what a text of anyone reads is in them or below.
  private var ownFolders: [RealPath] {
    let named = openFiles.compactMap(\.folder)
    return named.isEmpty ? [RealPath(ofFolder: "")] : named
  }
}

extension Session {
  /// The files that were loaded, as they were named; what watches files goes on from the names.
  var loadedNames: Set<String> { Set(loadedFiles.map(\.text)) }
  var writtenNames: Set<String> { Set(writtenFiles.map(\.text)) }
}

/// The options that `set` changes.
struct Options {
  /// The columns that pictures and tables may fill; nil for those of the terminal.
  var width: Int?
  var isColored: Bool?
  var isPlain: Bool?
  var pager = PagerChoice.auto
  /// The device for lengths that are proposed; nil for none.
  var device: DeviceChoice?
  var dynamicType = DynamicType.large
  /// nil for the usual face.
  var face: FaceChoice?
  var environment = EnvironmentOptions()
  /// The language of an app's texts, which files that are read next have.
  var language = Self.usualLanguage
  /// The most that `load` reads of one file, in megabytes.
  var readLimit = ReadLimit.usual
  /// The size of the placeholder for unknown views in SwiftUI code, in points.
  var placeholder = PlaceholderSize.usual
  /// Whether answers are cached; false only in tests.
  var remembers = true

  static let usualLanguage = "en"
}

/// A transcript that is written while a session goes on.
struct Recording {
  let path: FilePath
  /// How many entries it has.
  let count: () -> Int
  /// Adds an entry; gives an error message where that fails, else nil.
  let append: (String) -> String?
}

/// The numbers of expectations that held and that failed.
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

  /// Warns that a trace differs from the shown layout, as when a cache depends on earlier
  /// proposals.
  fileprivate static var newCaches: Complaint {
    Complaint(
      "this is told of a layout with new caches, which answers otherwise",
      hint: "let a cache keep only what follows from the subviews")
  }
}

/// The forms that defined something, in order, for printing them in another language.
struct WrittenProgram {
  private(set) var definitions: [SyntaxTree] = []
  /// The sources of definitions that belong to the library.
  private(set) var librarySources: Set<Int32> = []

  mutating func note(_ tree: SyntaxTree, isOfLibrary: Bool) {
    definitions.append(tree)
    if isOfLibrary { librarySources.insert(tree.source) }
  }
}

/// The environment values that `set` overrides; where it sets none, the device's values are used.
struct EnvironmentOptions: Equatable {
  private var values: [String: String] = [:]

  /// The options, each with the values that it takes.
  static let names: [(option: String, values: [String])] = [
    ("color-scheme", ColorScheme.spellings),
    ("horizontal-size-class", SizeClass.spellings),
    ("layout-direction", LayoutDirection.spellings),
    ("swiped", SwipeEdge.spellings),
    ("system", OperatingSystem.allCases.map(\.name)),
    ("vertical-size-class", SizeClass.spellings),
  ]

  /// The name of an option's value; nil where the option is not set.
  subscript(option: String) -> String? {
    get { values[option] }
    set { values[option] = newValue }
  }

  /// The system that is set; nil for that of the device.
  var system: OperatingSystem? { values["system"].flatMap { OperatingSystem(name: $0) } }

  func apply(to environment: inout RootEnvironment) {
    func set<Value>(
      _ option: String, _ place: WritableKeyPath<RootEnvironment, Value>, _ read: (String) -> Value?
    ) {
      if let value = values[option].flatMap(read) { environment[keyPath: place] = value }
    }
    set("color-scheme", \.colorScheme, ColorScheme.init(spelling:))
    set("horizontal-size-class", \.horizontalSizeClass, SizeClass.init(spelling:))
    set("layout-direction", \.layoutDirection, LayoutDirection.init(spelling:))
    set("swiped", \.swiped) { SwipeEdge(spelling: $0) }
    if let system { environment.system = system }
    set("vertical-size-class", \.verticalSizeClass, SizeClass.init(spelling:))
    if system != nil, environment.screen == nil {
      environment.platform = environment.system.platform
    }
  }
}

/// The values that the prompt has printed, by name: `_` is the last one, `__` the one before, and
/// `$1`, `$2` and so on are all of them in order.
struct Results {
  private var count = 0
  private var last: Value?

  mutating func note(_ value: Value, in interpreter: Interpreter) {
    if let last { interpreter.define("__", last) }
    interpreter.define("_", value)
    last = value
    count += 1
    interpreter.define("$\(count)", value)
  }

  /// Whether a name is that of a result.
  static func isName(_ name: String) -> Bool {
    if name == "_" || name == "__" { return true }
    let digits = name.dropFirst()
    return name.hasPrefix("$") && !digits.isEmpty && digits.utf8.allSatisfy { 48...57 ~= $0 }
  }
}

/// A command that can be run: the words of one input line come in, and its answer goes out.
protocol Command: CommandHelp {
  init()
  /// Parses the words, runs the command and returns its output.
  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output
}
