import LayShell

/// A run of `lay`, with the arguments of the process.
package enum ProgramRun {
  /// Runs it to its end, and returns its exit status.
  ///
  /// Only handles the command line. Scripts, texts and the prompt are recognised without the
  /// argument parser, whose set-up costs more than running a short script.
  package static func status() -> Int32 {
    let given = ProcessStart.arguments
    let brokenArgument = given.firstIndex(of: .broken)
    let arguments = Tool.fileFirst(
      given.compactMap { argument in
        if case .text(let text) = argument { text } else { nil }
      })
    let status = Tool.run {
      if let brokenArgument { return Tool().failOnArgument(brokenArgument + 1) }
      if let path = arguments.first, !path.hasPrefix("-") || path == "-",
        !LayCommand.subcommandNames.contains(path)
      {
        return Tool().runScript(
          path, arguments: Array(arguments.dropFirst()), subcommands: LayCommand.subcommandNames)
      }
      if arguments.isEmpty { return Tool().prompt() }
      if let texts = texts(of: arguments) { return Tool().evaluate(texts) }
      return LayCommand.run(arguments)
    }
    return status.rawValue
  }

  /// The texts after each `-e`; nil if the command line holds anything else.
  private static func texts(of arguments: [String]) -> [String]? {
    let places = stride(from: 0, to: arguments.count, by: 2)
    guard arguments.count.isMultiple(of: 2), places.allSatisfy({ arguments[$0] == "-e" }) else {
      return nil
    }
    return places.map { arguments[$0 + 1] }
  }
}
