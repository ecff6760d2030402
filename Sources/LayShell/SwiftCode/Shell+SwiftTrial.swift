import LayEngine
import LayLanguage

extension Shell {
  /// So many seconds code is run where nobody sees it.
  private static let longestTrial = 5.0

  /// The program for SwiftUI code, with guesses for what cannot be worked out, which is found by
  /// running it where nobody sees it: for who prints the script, or reads code in a string.
  ///
  /// - Parameter device: that on which the view is laid out; nil where the session says what is
  ///   proposed.
  func tried(
    _ files: [SwiftFile], _ options: SwiftReadingOptions, _ texts: [CodeText],
    on device: DeviceChoice? = nil
  ) throws(Diagnostic) -> SwiftProgram {
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
    let sources = inner.interpreter.sources
    let copies = files.map { CodeText(source: sources.add(name: $0.name, text: $0.text)) }
    let found = try? trial.settled(files, options, copies, on: device, echo: .nothing)
    try session.interpreter.lookout().check()
    if let found { return found.program }
    // What is wrong with the code is told at its place in this session.
    return try read(files, options, texts)
  }
}
