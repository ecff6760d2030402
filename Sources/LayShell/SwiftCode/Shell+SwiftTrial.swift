import LayEngine
import LayLanguage

extension Shell {
  /// The longest run of code in a trial, in seconds.
  private static let longestTrial = 5.0

  /// The program for SwiftUI code, with guesses for expressions that cannot be evaluated.
  ///
  /// They are found by running the code in a hidden session, as for printing the script or reading
  /// code in a string.
  ///
  /// - Parameter device: the device on which the view is laid out; nil for the session's proposal.
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
    // Report errors in the code at their places in this session.
    return try read(files, options, texts)
  }
}
