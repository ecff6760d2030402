import CLibedit
import Glibc

/// Waits for changes of files, with inotify.
///
/// - Rule: the folders of the files are watched, not the files, so as to notice an editor that
///   replaces a file by a new one, and a file that does not exist yet.
/// - Rule: the target of a symbolic link is watched as well as the link.
/// - Rule: in a folder that is named itself, all scripts and transcripts are watched, including
///   those in subfolders and new ones.
final class FileWatch {
  enum News: Equatable {
    case changed
    /// Ctrl-C.
    case interrupted
    /// The system's error message.
    case failed(String)
  }

  /// The names to watch in a folder.
  private struct Wanted: Equatable {
    var names: Set<String> = []
    var isWhole = false
    var ignored: Set<String> = []

    mutating func add(_ other: Wanted) {
      names.formUnion(other.names)
      isWhole = isWhole || other.isWhole
    }
  }

  private let descriptor: Int32
  /// The names to watch, by the watch descriptor of their folder.
  private var wanted: [Int32: Wanted] = [:]

  /// How long nothing must happen until an editor is assumed to be done, in milliseconds.
  private static let pause: Int32 = 50
  private static let events =
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVED_FROM | IN_MOVED_TO
    | IN_MOVE_SELF
  private static let endings = [".lay", ".md"]

  /// Whether `hasChange` has seen a change, which `wait` has not told yet.
  private var isChanged = false

  /// Nil where the system cannot create another inotify instance.
  init?() {
    descriptor = inotify_init1(O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Watches these files, and the scripts and transcripts in folders among them, from now on.
  ///
  /// - Parameter ignored: files whose changes are ignored.
  /// - Returns: the first folder that cannot be watched, with the reason.
  func listen(
    to paths: Set<String>, ignoring ignored: Set<String> = []
  ) -> (folder: String, reason: String)? {
    var folders: [String: Wanted] = [:]
    for path in paths { Self.add(path, to: &folders) }
    var now: [Int32: Wanted] = [:]
    var failure: (String, String)?
    for (folder, wanted) in folders.sorted(by: { $0.key < $1.key }) {
      let number = inotify_add_watch(descriptor, folder, UInt32(Self.events))
      if number >= 0 {
        now[number, default: Wanted()].add(wanted)
      } else if errno != ENOENT, failure == nil {
        failure = (folder, String(cString: strerror(errno)))
      }
    }
    for path in ignored {
      let folder = TextFile.folder(of: path)
      // inotify returns the same watch descriptor for every path of a folder.
      let number = inotify_add_watch(
        descriptor, folder.isEmpty ? "." : folder, UInt32(Self.events))
      guard number >= 0 else { continue }
      if now[number] == nil {
        inotify_rm_watch(descriptor, number)
      } else {
        now[number]?.ignored.insert(String(path.dropFirst(folder.count)))
      }
    }
    for number in wanted.keys where now[number] == nil { inotify_rm_watch(descriptor, number) }
    wanted = now
    return failure
  }

  /// Whether there was a change since `listen`, without waiting; `wait` tells it too.
  var hasChange: Bool {
    if !isChanged, readNews() { isChanged = true }
    return isChanged
  }

  /// Waits until a change is over; changes since `listen` count too.
  func wait() -> News {
    defer { isChanged = false }
    while true {
      switch terminal_wait(descriptor, isChanged ? Self.pause : -1) {
      case 0: return .changed
      case 1:
        if readNews() { isChanged = true }
      default:
        if Interruption.isRequested { return .interrupted }
        guard errno == EINTR else { return .failed(String(cString: strerror(errno))) }
        // The signals of a resized or resumed terminal do not matter here.
        _ = signals_take_resized()
        _ = signals_take_continued()
        _ = signals_take_stopped()
      }
    }
  }

  // MARK: - What is watched

  private static func add(_ path: String, to folders: inout [String: Wanted]) {
    if FilePath.isFolder(path) {
      for folder in FoundFiles.folders(at: path) {
        folders[folder, default: Wanted()].isWhole = true
      }
    }
    addName(of: path, to: &folders)
    guard let real = realpath(path, nil) else { return }
    defer { free(real) }
    addName(of: String(cString: real), to: &folders)
  }

  /// Watches the name of a path in its folder; for a missing folder, that folder's name in turn.
  private static func addName(of path: String, to folders: inout [String: Wanted]) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    while true {
      let folder = TextFile.folder(of: path)
      let name = String(path.dropFirst(folder.count))
      let present = folder.isEmpty ? "." : folder
      if FilePath.isFolder(present) {
        if !name.isEmpty { folders[present, default: Wanted()].names.insert(name) }
        return
      }
      path = String(folder.dropLast())
    }
  }

  // MARK: - What has happened

  /// Reads all pending events; returns whether one concerns a watched name.
  private func readNews() -> Bool {
    var isWanted = false
    let size = 1 << 14
    withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, size)
        guard count > 0 else { return }
        if hasNews(UnsafeRawBufferPointer(rebasing: buffer[..<count])) { isWanted = true }
      }
    }
    return isWanted
  }

  /// Parses `inotify_event` structures: watch, mask, cookie and length of the name, 4 bytes each.
  private func hasNews(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var isWanted = false
    var place = 0
    while place + 16 <= bytes.count {
      let number = bytes.loadUnaligned(fromByteOffset: place, as: Int32.self)
      let mask = bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
      let length = Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
      let name = bytes[min(place + 16, bytes.count)..<min(place + 16 + length, bytes.count)]
      if counts(number, mask, String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)) {
        isWanted = true
      }
      place += 16 + length
    }
    return isWanted
  }

  private func counts(_ number: Int32, _ mask: UInt32, _ name: String) -> Bool {
    // Some events were lost, which may have concerned any file.
    if mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
    if mask & UInt32(IN_IGNORED) != 0 { return false }
    guard let wanted = wanted[number] else { return false }
    if mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF) != 0 { return true }
    if wanted.ignored.contains(name) { return false }
    if wanted.names.contains(name) { return true }
    guard wanted.isWhole, !name.hasPrefix(".") else { return false }
    let isFolder = mask & UInt32(IN_ISDIR) != 0
    return isFolder || Self.endings.contains { name.hasSuffix($0) }
  }
}
