import LayEngine
import LayLanguage

extension Shell {
  /// So many seconds code is run where nobody sees it.
  private static let longestTrial = 5.0

  /// The expressions of SwiftUI code that cannot be worked out, found by running it where nobody sees
  /// it: who prints the script, or reads code in a string, guesses them from the start.
  ///
  /// - Parameter device: that on which the view is laid out; nil where the session says what is
  ///   proposed.
  func guesses(
    in files: [SwiftFile], _ options: SwiftReadingOptions, on device: String? = nil
  ) throws(Diagnostic) -> [SwiftPlace] {
    var inner = Session()
    inner.options = session.options
    inner.proposal = session.proposal
    let outer = session.interpreter.reasonToStop
    let end = ContinuousClock.now + .seconds(Self.longestTrial)
    inner.interpreter.reasonToStop = {
      outer() ?? (ContinuousClock.now < end ? nil : .interrupted)
    }
    inner.interpreter.isOutOfMemory = session.interpreter.isOutOfMemory
    let trial = Shell(session: inner, printResult: { _ in }, printDiagnostic: { _ in })
    var options = options
    options.hasComments = false
    let sources = inner.interpreter.sources
    let texts = files.map { CodeText(source: sources.add(name: $0.name, text: $0.text)) }
    // What is wrong with the code is told by who reads it.
    let found = try? trial.settled(files, options, texts, on: device, echo: .nothing)
    try session.interpreter.lookout().check()
    return found?.options.guessed ?? []
  }
}
