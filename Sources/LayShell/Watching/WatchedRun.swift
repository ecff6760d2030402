import Glibc
import LayLanguage
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
    let watch = FileWatch()
    watch.add(Set(paths))
    while true {
      watch.begin()
      let result = work { files, written in
        watch.add(files)
        watch.ignore(written)
        return watch.hasChange
      }
      console.flush()
      let isCut = result.status == .interrupted && (Interruption.isRequested || !watch.hasChange)
      if isCut || console.hasFailed { return console.finish(result.status) }
      let files = result.files.union(paths)
      watch.add(files)
      watch.ignore(watch.files.subtracting(files).union(result.written))
      if !watch.hasChange {
        report(result.status, files.subtracting(result.written).union(paths))
      }
      guard watch.waitForChange() else {
        // The terminal has echoed `^C`.
        if Console.errorsAreTerminal { console.complain("") }
        return console.finish(.interrupted)
      }
      if Console.outputIsTerminal, TerminalKind.movesCursor {
        console.write("\u{1B}[H\u{1B}[2J")
        console.flush()
      }
    }
  }

  /// Prints when the work ran and what is watched.
  private func report(_ status: ExitStatus, _ files: Set<String>) {
    let names = paths + files.subtracting(paths).sorted()
    var list = names.prefix(Self.mostNamed).joined(separator: ", ")
    if names.count > Self.mostNamed { list += " and \(names.count - Self.mostNamed) more" }
    let end = status == .fine ? "" : ", status \(status.rawValue)"
    console.complain(
      VisibleText.of("ran at \(Self.clock())\(end); waiting for changes of \(list); Ctrl-C ends"))
  }

  /// The time such as `14:03:07`, in the local time zone.
  private static func clock() -> String {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return [parts.tm_hour, parts.tm_min, parts.tm_sec]
      .map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }
}

/// Notices that files have changed: ten times a second it looks at their identities, sizes and times.
///
/// - Rule: a link counts as the file that it leads to, and a missing file as one that may come.
/// - Rule: of a folder, all scripts, transcripts and Swift files count, including those in subfolders and new
///   ones, but none of what was built or fetched.
private final class FileWatch {
  private struct State: Equatable {
    let identity: FileIdentity
    let size: Int
    let seconds, nanoseconds: Int

    /// Nil where there is no file.
    init?(_ path: FilePath) {
      var status = stat()
      guard stat(path.real.bytes, &status) == 0 else { return nil }
      identity = FileIdentity(status)
      size = status.st_size
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
  }

  /// The states of files by the paths that lead to them, by what is watched.
  private var states: [String: [String: State]] = [:]
  private var start = timespec()

  var files: Set<String> { Set(states.keys) }

  /// Takes what is watched as it is now.
  func begin() {
    clock_gettime(CLOCK_REALTIME, &start)
    for path in states.keys { states[path] = Self.states(of: path) }
  }

  /// Watches further files; one that has been written since `begin` counts as changed.
  func add(_ paths: Set<String>) {
    for path in paths where states[path] == nil {
      states[path] = Self.states(of: path).filter { _, state in
        (state.seconds, state.nanoseconds) <= (start.tv_sec, start.tv_nsec)
      }
    }
  }

  func ignore(_ paths: Set<String>) { for path in paths { states[path] = nil } }

  /// Whether a file has changed since it is watched.
  var hasChange: Bool { states.contains { path, known in Self.states(of: path) != known } }

  /// Waits until a change is over, as an editor may write a file in several steps; false for Ctrl-C.
  func waitForChange() -> Bool {
    while !hasChange {
      usleep(100_000)
      if Interruption.isRequested { return false }
    }
    var before: [String: [String: State]]
    repeat {
      before = states
      usleep(50_000)
      begin()
    } while states != before
    return true
  }

  private static func states(of path: String) -> [String: State] {
    let files = FoundFiles(
      at: path, endings: [".lay", ".md", SwiftText.fileEnding], passingOver: AppFiles.passedOver)
    return files.reduce(into: [:]) { states, found in
      if case .file(let file) = found { states[file.text] = State(file) }
    }
  }
}
