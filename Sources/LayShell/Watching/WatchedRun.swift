import Glibc
import LayTerminal

/// Runs work, and runs it again whenever a file that it depends on changes, until Ctrl-C.
///
/// A run that is going on then is ended.
struct WatchedRun {
  /// The result of one run.
  struct Result {
    let status: ExitStatus
    /// The files and folders that it depends on.
    let files: Set<String>
    /// The files that the run has written; watching them would start an endless series of runs.
    let written: Set<String>
  }

  let console: Console
  /// The paths of the command line, which are listed first in the message about waiting.
  let paths: [String]
  private static let mostNamed = 3

  /// - Parameter work: the work, which is ended when the function that it gets tells so. That
  ///   function takes the files that the work has read and written so far.
  func run(
    _ work: (_ isOutdated: @escaping (Set<String>, Set<String>) -> Bool) -> Result
  ) -> ExitStatus {
    guard let watch = FileWatch() else {
      console.complain("error: files cannot be watched: \(String(cString: strerror(errno)))")
      return .inputOutputFailed
    }
    // Start to watch before the first run, to notice changes during it.
    _ = watch.listen(to: Set(paths))
    var known = Set(paths)
    while true {
      let start = Self.now()
      var (read, written) = (Set<String>(), Set<String>())
      let result = work { files, others in
        if read != files || written != others {
          (read, written) = (files, others)
          let all = known.union(files).subtracting(others).union(paths)
          _ = watch.listen(to: all, ignoring: others)
        }
        return watch.hasChange
      }
      console.flush()
      let isCut = result.status == .interrupted && (Interruption.isRequested || !watch.hasChange)
      if isCut || console.hasFailed { return console.finish(result.status) }
      let files = result.files.subtracting(result.written).union(paths)
      if let failure = watch.listen(to: files, ignoring: result.written) {
        console.complain(
          VisibleText.of("warning: `\(failure.folder)` cannot be watched: \(failure.reason)"))
      }
      let isOutdated = files.subtracting(known).contains { Self.isChanged($0, since: start) }
      known = files
      if !isOutdated {
        if !watch.hasChange { tell(result.status, files) }
        switch watch.wait() {
        case .changed: break
        case .interrupted:
          // The terminal has echoed `^C`.
          if Console.errorsAreTerminal { console.complain("") }
          return console.finish(.interrupted)
        case .failed(let reason):
          console.complain("error: files cannot be watched: \(reason)")
          return console.finish(.inputOutputFailed)
        }
      }
      if Console.outputIsTerminal, TerminalKind.movesCursor {
        console.write("\u{1B}[H\u{1B}[2J")
        console.flush()
      }
    }
  }

  /// Prints when the work ran and what is watched.
  private func tell(_ status: ExitStatus, _ files: Set<String>) {
    let names = paths + files.subtracting(paths).sorted()
    var list = names.prefix(Self.mostNamed).joined(separator: ", ")
    if names.count > Self.mostNamed { list += " and \(names.count - Self.mostNamed) more" }
    let end = status == .fine ? "" : ", status \(status.rawValue)"
    console.complain(
      VisibleText.of(
        "ran at \(Self.clock(Self.now()))\(end); waiting for changes of \(list); Ctrl-C ends"))
  }

  /// Whether a file was modified after a time, so that the run may have read its older contents.
  private static func isChanged(_ path: String, since start: timespec) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    let time = status.st_mtim
    return (time.tv_sec, time.tv_nsec) > (start.tv_sec, start.tv_nsec)
  }

  /// The current time on the clock of file modification times.
  private static func now() -> timespec {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time
  }

  /// A time such as `14:03:07`, in the local time zone.
  private static func clock(_ time: timespec) -> String {
    var seconds = time.tv_sec
    var parts = tm()
    localtime_r(&seconds, &parts)
    return [parts.tm_hour, parts.tm_min, parts.tm_sec]
      .map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }
}
