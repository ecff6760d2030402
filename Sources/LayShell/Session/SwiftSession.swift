import LayEngine
import LayLanguage
import LaySwift
import LaySwiftTree

/// The code of Swift that was run in a session, whose declarations later code knows.
///
/// Code in strings of scripts runs while views are laid out, when nobody may look into the session itself.
final class SwiftSession {
  /// What `undo` restores.
  struct State {
    /// The files of each run but the last, the oldest first.
    fileprivate(set) var earlier: [SwiftEvaluator.File] = []
    fileprivate var last: [SwiftEvaluator.File] = []
    /// How often code was run.
    fileprivate(set) var count = 0
  }

  var state = State()
  /// The places in the code of what is not known, so that something stands for it.
  var guesses: [SourceSpan] = []
  /// The size of the box that stands for a view.
  var placeholder = PlaceholderSize.usual
  /// Whether code that is not followed is an error, and nothing stands for it.
  ///
  /// The environment variable `LAY_STRICT_SWIFT` says so for tests.
  let isStrict = Console.environment("LAY_STRICT_SWIFT") != nil
  /// The program that parses code, which stays from one reading to the next.
  var parser = ParserProcess()
  /// What stands beside the code of the app that was read last; nil for none.
  var resources: AppResources?
  /// What stands for what is not known in it; nil where nobody says or asks anything.
  var standIns: StandInLines?
  /// What stands in strings of scripts, once it is read: a form that runs again keeps its views' states.
  var strings: [SourceSpan: SwiftInString?] = [:]

  /// What runs the code of the view that is shown, and how many of its remarks are told.
  private var shown: (evaluator: SwiftEvaluator, told: Int)?

  /// What runs code, and knows what earlier code has declared.
  func evaluator(_ interpreter: Interpreter) -> SwiftEvaluator {
    let evaluator = SwiftEvaluator(interpreter)
    if !isStrict { evaluator.forgive(placeholder: placeholder) }
    if let resources { evaluator.use(resources) }
    if let standIns { evaluator.use(standIns) }
    return evaluator
  }

  /// Adds the files of one run to those that are known, and to what runs them what they need of others; a file
  /// that is read again replaces what it was before.
  func add(_ files: [SwiftEvaluator.File], to evaluator: SwiftEvaluator, _ sources: SourceMap) {
    let names = Set(files.map { sources.name(of: $0.source) }).filter {
      $0.hasSuffix(SwiftText.fileEnding)
    }
    state.earlier = (state.earlier + state.last).filter {
      !names.contains(sources.name(of: $0.source))
    }
    state.last = files
    state.count += 1
    evaluator.add(files)
    evaluator.add(earlier: state.earlier)
    evaluator.defineForScripts()
  }

  /// Whether the code of the session declares a name outside of types.
  func declares(_ name: String, _ interpreter: Interpreter) -> Bool {
    knowing(interpreter)?.declares(name) == true
  }

  /// What runs code that knows the code of the session and shows nothing; nil where there is none.
  func knowing(_ interpreter: Interpreter) -> SwiftEvaluator? {
    guard !state.last.isEmpty else { return nil }
    let evaluator = SwiftEvaluator(interpreter)
    evaluator.add(state.last)
    evaluator.add(earlier: state.earlier)
    return evaluator
  }

  /// What may stand at the end of code that is typed, for the names that the code of the session declares.
  ///
  /// - Parameter texts: the code with what may close it; the first one without a mistake is asked.
  func completions(in texts: [String], _ interpreter: Interpreter) -> [SwiftCompletion] {
    interpreter.sources.passing {
      let parser = SwiftParser(interpreter.sources, interpreter.reasonToStop, parser)
      for text in texts {
        let results = try? parser.results(of: [SwiftFile(name: "", text: text)])
        guard let results else { return [] }
        guard let tree = try? results[0].get() else { continue }
        let evaluator = SwiftEvaluator(interpreter)
        evaluator.forgive(placeholder: placeholder)
        evaluator.add(known: state.earlier + state.last)
        let source = interpreter.sources.add(name: "", text: text)
        return evaluator.completions(in: .init(source: source, tree: tree))
      }
      return []
    }
  }

  /// The trees of the code by the numbers of its sources.
  var trees: [Int32: SwiftTree] {
    Dictionary((state.earlier + state.last).map { ($0.source, $0.tree) }) { $1 }
  }

  /// What is not told yet of the view that is shown: at another proposal its layouts run other code.
  ///
  /// - Parameter evaluator: what runs the code of another view, which is shown from now on.
  func newRemarks(of evaluator: SwiftEvaluator? = nil) -> [Diagnostic] {
    if let evaluator { shown = (evaluator, 0) }
    guard let (evaluator, told) = shown else { return [] }
    let remarks = evaluator.remarksOfViews
    shown = (evaluator, remarks.count)
    return note(remarks.dropFirst(told))
  }

  /// Notes what is not known; returns what is new of it, as warnings.
  func note(_ remarks: some Collection<Diagnostic>) -> [Diagnostic] {
    guesses += remarks.compactMap(\.span)
    return remarks.map(\.asWarning)
  }
}
