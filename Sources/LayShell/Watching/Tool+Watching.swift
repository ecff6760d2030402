import Glibc
import LayLanguage

extension Tool {
  /// Runs a script, and again whenever it or a file that it loads has changed.
  package func watchScript(_ path: String, arguments: [String]) -> ExitStatus {
    if let status = refuseToWatch([path]) { return status }
    return WatchedRun(console: console, paths: [path]).run { isOutdated in
      let shell = makeShell()
      limits.isOutdated = { [unowned shell] in
        isOutdated(shell.session.loadedFiles, shell.session.writtenFiles)
      }
      defer { limits.isOutdated = nil }
      let status = runScript(path, arguments: arguments, in: shell)
      return .init(
        status: status, files: shell.session.loadedFiles, written: shell.session.writtenFiles)
    }
  }

  /// Runs scripts and transcripts, and again whenever one of them or a file that they load has
  /// changed.
  package func watchTests(
    _ paths: [String], records: Bool, format: TestFormat
  ) -> ExitStatus {
    if let status = refuseToWatch(paths) { return status }
    return WatchedRun(console: console, paths: paths).run { isOutdated in
      // Recording changes the files itself.
      if !records { limits.isOutdated = { isOutdated([], []) } }
      defer { limits.isOutdated = nil }
      let (status, runner) = runTests(paths, records: records, format: format)
      return .init(status: status, files: runner.watched, written: [])
    }
  }

  /// Fails for a missing file, which is an error in the command line, and for standard input.
  private func refuseToWatch(_ paths: [String]) -> ExitStatus? {
    Interruption.install()
    for path in paths {
      if path == "-" {
        return fail(
          Complaint("standard input cannot be watched", hint: "name a file"), .wrongCommandLine)
      }
      guard access(path, F_OK) != 0 else { continue }
      return fail(TextFile.Failure.notFound(path), hint: hint(for: path, []))
    }
    return nil
  }
}
