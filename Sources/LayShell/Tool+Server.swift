import Glibc
import LayLanguage

/// Programs that ask: a server of the Model Context Protocol, and what a coding agent has to know.
extension Tool {
  /// The seconds that a request may take where the command line says nothing else.
  package static let secondsOfRequest = 20.0

  /// Answers the messages on standard input until it ends.
  ///
  /// Files are read below the present folder alone; nothing is written, and no program is run but the
  /// reader of Swift code.
  package func serve(version: String) -> ExitStatus {
    Interruption.install()
    let (console, limits) = (console, limits)
    let run = ToolRun(below: ReadableFolder(), makeLimits: { limits.ofOneQuestion() }) {
      makeShell(to: $0)
    }
    let hooks = ProtocolServer.Hooks(
      willRun: { limits.isOutdated = $0 },
      didRun: {
        limits.isOutdated = nil
        limits.pause()
        while !Interruption.isRequested, DeferredRelease.freeSome() {}
      })
    let server = ProtocolServer(
      MessageInput(STDIN_FILENO), ServedTools(run: run), version: version, hooks: hooks
    ) { line in
      console.print(line)
      console.flush()
      return !console.hasFailed
    }
    server.run()
    return Interruption.isRequested ? .interrupted : console.finish(.fine)
  }

  /// Prints what a coding agent has to know.
  package func tellAgents() -> ExitStatus { show(AgentGuide.text) }
}
