import LayLanguage

/// A command that can be run: the words of one input line come in, and its answer goes out.
protocol Command: CommandHelp {
  init()
  /// Parses the words, runs the command and returns its output.
  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output
}
