import Glibc
import LayTerminal

/// Runs something, and again whenever a file that it is about has changed, until Ctrl-C.
struct WatchedRun {
  /// What came of one run.
  struct Result {
    let status: ExitStatus
    /// The files and folders that it depends on.
    let files: Set<String>
    /// What it has written itself: a run that hears of that would never be the last one.
    let written: Set<String>
  }

  let console: Console
  /// What is named when it is told what is waited for: first what the command line names.
  let paths: [String]
  private static let mostNamed = 3

  func run(_ work: () -> Result) -> ExitStatus {
    guard let watch = FileWatch() else {
      console.complain("error: files cannot be watched: \(String(cString: strerror(errno)))")
      return .inputOutputFailed
    }
    // What changes while the first run reads is heard too.
    _ = watch.listen(to: Set(paths))
    var known = Set(paths)
    while true {
      let start = Self.now()
      let result = work()
      console.flush()
      if result.status == .interrupted || console.hasFailed {
        return console.finish(result.status)
      }
      let files = result.files.subtracting(result.written).union(paths)
      if let failure = watch.listen(to: files, ignoring: result.written) {
        console.complain(
          VisibleText.of("warning: `\(failure.folder)` cannot be watched: \(failure.reason)"))
      }
      let isOutdated = files.subtracting(known).contains { Self.isChanged($0, since: start) }
      known = files
      if !isOutdated {
        tell(result.status, files)
        switch watch.wait() {
        case .changed: break
        case .interrupted:
          // The terminal has shown `^C`.
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

  /// When it ran and what it waits for.
  private func tell(_ status: ExitStatus, _ files: Set<String>) {
    let names = paths + files.subtracting(paths).sorted()
    var list = names.prefix(Self.mostNamed).joined(separator: ", ")
    if names.count > Self.mostNamed { list += " and \(names.count - Self.mostNamed) more" }
    let end = status == .fine ? "" : ", status \(status.rawValue)"
    console.complain(
      VisibleText.of(
        "ran at \(Self.clock(Self.now()))\(end); waiting for changes of \(list); Ctrl-C ends"))
  }

  /// Whether a file was written after a moment: it may have been read before.
  private static func isChanged(_ path: String, since start: timespec) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    let time = status.st_mtim
    return (time.tv_sec, time.tv_nsec) > (start.tv_sec, start.tv_nsec)
  }

  /// The clock that files are dated by.
  private static func now() -> timespec {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time
  }

  /// `14:03:07`, in the time of the place.
  private static func clock(_ time: timespec) -> String {
    var seconds = time.tv_sec
    var parts = tm()
    localtime_r(&seconds, &parts)
    return [parts.tm_hour, parts.tm_min, parts.tm_sec]
      .map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }
}
