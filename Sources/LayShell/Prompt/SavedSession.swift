import CLibedit
import Glibc

/// The file that has what a session of the prompt has changed, as a script that restores it.
///
/// - Rule: the file is there as long as the session goes on, and stays if a signal or a fault ends it.
///   What is left is told once, at the next start of the prompt, and is read-only from then on. Of
///   those that were told, the newest 50 are kept.
final class SavedSession {
  private struct Change {
    let entry: Int
    let script: String
    let kind: ItemInProgress.Change
  }

  private static let mostKept = 50
  private static let title = "; What was defined in a session that was ended.\n\n"

  /// The folder `lay` in `XDG_STATE_HOME`, or in `~/.local/state`, with a slash.
  ///
  /// Without a home folder it is the present one. A relative path in `XDG_STATE_HOME` is ignored.
  private let folder: String
  private var changes: [Change] = []
  private var undone: Set<Int> = []
  /// The entry that runs, which stands below the changes as a comment; empty for none.
  private var entry = ""
  /// The file, which is locked; nil before the first change.
  private var file: (path: String, descriptor: Int32)?
  /// The bytes of the file before the comment.
  private var length = 0

  init(_ environment: (String) -> String?) {
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") {
      folder = state + "/lay/"
    } else {
      folder = FilePath.home(environment).map { $0 + "/.local/state/lay/" } ?? ""
    }
  }

  deinit { end() }

  /// Removes the file: the person has left the session.
  func end() {
    guard let (path, descriptor) = file else { return }
    fault_note(nil)
    unlink(path)
    close(descriptor)
    file = nil
  }

  // MARK: What is saved

  func begin(_ entry: String) {
    self.entry = entry
    write("")
  }

  /// Adds a change; of consecutive changes of the view in one entry only the last is kept.
  func append(_ script: String, of entry: Int, _ kind: ItemInProgress.Change) {
    if kind == .view, let last = changes.last, last.kind == .view, last.entry == entry {
      length -= last.script.utf8.count + 1
      changes.removeLast()
    }
    changes.append(Change(entry: entry, script: script, kind: kind))
    if file == nil { create() }
    write(script + "\n")
  }

  /// Ends the entry; leaves out the changes of undone entries, except options.
  func finishEntry(undone: Set<Int>) {
    entry = ""
    guard undone != self.undone else { return write("") }
    self.undone = undone
    let kept = changes.filter { !undone.contains($0.entry) || $0.kind == .option }
    if kept.isEmpty { return end() }
    if file == nil { create() }
    length = Self.title.utf8.count
    write(kept.map { $0.script + "\n" }.joined())
  }

  private func create() {
    FilePath.makeFolders(above: folder)
    for folder in [folder, ""] {
      for number in 1..<100 {
        let digits = number == 1 ? "" : number < 10 ? "-0\(number)" : "-\(number)"
        let path = folder + "lay-crash\(digits).lay"
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        if descriptor < 0, errno == EEXIST { continue }
        guard descriptor >= 0 else { break }
        flock(descriptor, LOCK_EX | LOCK_NB)
        file = (path, descriptor)
        length = 0
        write(Self.title)
        let name = FilePath.shortened(path, as: "~")
        return fault_note("; `load \"\(name)\"` brings back what was defined")
      }
    }
  }

  /// Writes a text behind the changes, and the comment behind it.
  private func write(_ text: String) {
    guard let (_, descriptor) = file else { return }
    let lines = entry.split(separator: "\n", omittingEmptySubsequences: false)
    let comment = entry.isEmpty ? "" : "\n; The last entry:\n; \(lines.joined(separator: "\n; "))\n"
    guard lseek(descriptor, off_t(length), SEEK_SET) >= 0,
      Descriptor.writeAll(Array((text + comment).utf8), to: descriptor)
    else { return }
    length += text.utf8.count
    ftruncate(descriptor, off_t(length + comment.utf8.count))
  }

  // MARK: What earlier sessions have left

  /// Sentences about the sessions that were not told yet, the newest first.
  func news() -> [String] {
    var news: [String] = []
    var told = 0
    for (path, status) in files() where !Self.isHeld(path) {
      if status.st_mode & S_IWUSR != 0 {
        let name = FilePath.shortened(path, as: "~")
        news.append("a session was ended before you left it: `load \"\(name)\"` brings it back")
        chmod(path, 0o400)
      } else {
        told += 1
        if told > Self.mostKept { unlink(path) }
      }
    }
    return news
  }

  /// Whether a session that goes on has locked the file.
  private static func isHeld(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0
  }

  /// The files, the newest first.
  private func files() -> [(path: String, status: stat)] {
    FilePath.paths(beginning: folder + "lay-crash", ending: ".lay").compactMap { path in
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      return (path, status)
    }.sorted { one, other in
      (one.status.st_mtim.tv_sec, one.status.st_mtim.tv_nsec)
        > (other.status.st_mtim.tv_sec, other.status.st_mtim.tv_nsec)
    }
  }
}
