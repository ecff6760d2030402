import LayLanguage

/// Connects the prompt with lessons: passes entries to the walk, once there is one.
///
/// No lesson is read before the first one is requested.
final class LessonGuide {
  private let shell: Shell
  private let console: Console
  private var walk: Walk?
  /// The source texts of the definitions in the current entry.
  private var definitions: [String] = []
  /// Whether the text that is running was typed by the person, not shown by a lesson.
  private(set) var runsEntry = false
  /// What the entry that runs has requested by `walk`.
  private var requested: WalkRequest?
  /// Shows an input as if it had been typed.
  var showTyped: (String) -> Void = { _ in }

  init(_ shell: Shell, _ console: Console) {
    self.shell = shell
    self.console = console
    // The session is being changed while the command runs, so its interpreter is not read there.
    let interpreter = shell.session.interpreter
    shell.session.beginWalk = { [unowned self] word throws(Refusal) in
      requested = try Self.request(word, reasonToStop: interpreter.reasonToStop)
    }
  }

  /// The request for a lesson by its name, or for the list.
  static func request(
    _ word: String?, reasonToStop: () -> StopReason?
  ) throws(Refusal) -> WalkRequest {
    guard let word else { return .list }
    return .lesson(try LessonSource.lesson(word, reasonToStop: reasonToStop))
  }

  func status(columns: Int) -> String? { walk?.status(columns: columns) }

  func begin(_ request: WalkRequest, fromCommandLine: Bool = false) {
    let walk = walk ?? makeWalk()
    self.walk = walk
    if fromCommandLine { walk.leavesProgram = true }
    shell.fit(columns: Console.columns)
    walk.begin(request)
  }

  private func makeWalk() -> Walk {
    let shell = shell
    let console = console
    let progress = LessonProgress(HistoryPlace.of(Console.environment)) { message in
      shell.warn(Complaint(message))
    }
    let walk = Walk(shell, progress: progress) { console.print($0) }
    walk.showTyped = { [unowned self] in showTyped($0) }
    return walk
  }

  func didDefine(_ text: String) {
    if walk?.isActive == true { definitions.append(text) }
  }

  /// Runs an entry, which may be a word or an answer for the walk, or request a lesson.
  func run(_ text: String) -> Shell.Outcome {
    switch walk?.take(text) ?? .none {
    case .handled: return .finished
    case .leave: return .left
    case .none: break
    }
    if walk == nil { shell.chooseFace(for: text) }
    definitions = []
    let before = shell.session.current
    runsEntry = true
    let outcome = shell.run(text, named: "", by: .person, echo: .everyValue)
    runsEntry = false
    if let request = requested {
      requested = nil
      begin(request)
    } else if outcome != .left {
      walk?.didRun(definitions: definitions, hasNewView: shell.session.current !== before)
    }
    return outcome
  }
}
