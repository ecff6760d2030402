import Glibc

/// The learner's progress in the lessons, kept in a file between sessions.
///
/// - Rule: the file is next to the history and has its format: each entry is appended, and only the
///   owner may read it. An entry is a word, the number of the step and the name of the lesson; the
///   text of a definition follows on further lines.
struct LessonProgress {
  /// The progress in one lesson.
  struct State: Equatable {
    /// The step that was shown last, counted from 0; nil where none was.
    var step: Int?
    var isFinished = false
    /// What the learner has defined, with the step of each definition.
    var definitions: [Definition] = []
  }

  struct Definition: Equatable {
    let step: Int
    let text: String
  }

  private var file: HistoryFile?
  private var states: [String: State] = [:]
  /// Called once with an error where the file cannot be read or written.
  private let warn: (String) -> Void

  /// The most entries that are kept.
  private static let size = 20_000

  /// - Parameter place: where the history is kept; nil to keep no progress.
  init(_ place: HistoryPlace?, warn: @escaping (String) -> Void) {
    self.warn = warn
    guard let place else { return }
    let path =
      place.isUsual ? FilePath.folder(of: place.path) + ".lay_progress" : place.path + "-progress"
    let file = HistoryFile(path: path, size: Self.size)
    do throws(HistoryFailure) {
      let entries = try file.load().entries
      self.file = file
      for entry in entries { read(entry) }
    } catch {
      warn(error.message)
    }
  }

  func state(of lesson: String) -> State { states[lesson] ?? State() }

  private mutating func read(_ entry: String) {
    let lines = entry.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", maxSplits: 2)
    guard words.count == 3, let step = Int(words[1]), step > 0 else { return }
    let name = String(words[2])
    var state = state(of: name)
    switch words[0] {
    case "step": state.step = step - 1
    case "finished": state.isFinished = true
    case "define" where lines.count == 2:
      state.definitions.append(Definition(step: step - 1, text: String(lines[1])))
    case "reset": state = State()
    default: return
    }
    states[name] = state
  }

  private mutating func note(_ word: String, _ step: Int, _ lesson: String, _ text: String? = nil) {
    // A newline in the path of a lesson would break the format.
    guard !lesson.contains("\n") else { return }
    let entry = "\(word) \(step + 1) \(lesson)" + (text.map { "\n" + $0 } ?? "")
    read(entry)
    do throws(HistoryFailure) {
      try file?.append(entry)
    } catch {
      warn(error.message)
      file = nil
    }
  }

  /// Records that a step is shown.
  mutating func reached(_ step: Int, of lesson: String) {
    if state(of: lesson).step != step { note("step", step, lesson) }
  }

  mutating func finished(_ lesson: String) {
    if !state(of: lesson).isFinished { note("finished", 0, lesson) }
  }

  mutating func defined(_ text: String, in step: Int, of lesson: String) {
    let definition = Definition(step: step, text: text)
    if !state(of: lesson).definitions.contains(definition) { note("define", step, lesson, text) }
  }

  mutating func reset(_ lesson: String) {
    if states[lesson] != nil { note("reset", 0, lesson) }
  }

  /// Forgets the progress in all lessons.
  mutating func resetAll() {
    for lesson in states.keys.sorted() { reset(lesson) }
  }
}
