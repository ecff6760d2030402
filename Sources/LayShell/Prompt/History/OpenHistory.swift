import Glibc

/// A failure of the history, as a message for the user.
struct HistoryFailure: Error, Equatable {
  let message: String
  /// Whether trying again later may succeed.
  let isForNow: Bool

  /// A failed system call, whose reason is in `errno`.
  init(_ verb: String, _ path: String) {
    message = "cannot \(verb) the history `\(path)`: \(String(cString: strerror(errno)))"
    isForNow = false
  }

  private init(message: String, isForNow: Bool = false) {
    self.message = message
    self.isForNow = isForNow
  }

  /// Another program has locked the file.
  static func busy(_ path: String) -> HistoryFailure {
    HistoryFailure(
      message: "another program holds the history `\(path)`: entries are written once it lets go",
      isForNow: true)
  }

  /// The file at the path must not be used as a history.
  static func foreign(_ path: String, _ reason: String) -> HistoryFailure {
    HistoryFailure(message: "`\(path)` is not used as the history: \(reason)")
  }
}

/// An open history file, which is always a regular file.
///
/// - Rule: if the path is a symbolic link, it is followed only if the link and its target belong to
///   the user. A missing file is created with mode 0600, but never as the target of a link.
struct OpenHistory {
  static let mostBytes = ReadLimit.usual << 20

  let descriptor: Int32
  private let path: String
  private let status: stat

  /// Nil where there is no file and `creates` is false.
  init?(_ path: String, creates: Bool) throws(HistoryFailure) {
    // Opening a pipe or a device must not block before its type is checked.
    let flags = (creates ? O_RDWR : O_RDONLY) | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    var opened = open(path, flags | O_NOFOLLOW)
    if opened < 0, errno == ELOOP {
      var link = stat()
      guard lstat(path, &link) == 0, link.st_uid == geteuid() else {
        throw .foreign(path, "it is a link of somebody else's")
      }
      opened = open(path, flags)
      if opened < 0, errno == ENOENT { throw .foreign(path, "it is a link to nothing") }
    } else if opened < 0, errno == ENOENT {
      if !creates { return nil }
      opened = open(path, flags | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600)
      // Another session has created it in the meantime.
      if opened < 0, errno == EEXIST { opened = open(path, flags | O_NOFOLLOW) }
    }
    guard opened >= 0 else { throw HistoryFailure(creates ? "write" : "read", path) }
    var status = stat()
    guard fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      Glibc.close(opened)
      throw .foreign(path, "it is no file")
    }
    var link = stat()
    let isLink = lstat(path, &link) == 0 && link.st_mode & S_IFMT == S_IFLNK
    guard !isLink || status.st_uid == geteuid() else {
      Glibc.close(opened)
      throw .foreign(path, "it is a link to a file of somebody else's")
    }
    descriptor = opened
    self.path = path
    self.status = status
  }

  func close() { Glibc.close(descriptor) }

  func contents() throws(HistoryFailure) -> [UInt8] {
    guard let bytes = Descriptor.readAll(descriptor, upTo: Self.mostBytes) else {
      throw HistoryFailure("read", path)
    }
    return bytes
  }

  enum Beginning { case nothing, mark, other }

  /// What the file begins with.
  var beginning: Beginning {
    let mark = Array(HistoryFile.mark.utf8)
    var bytes = [UInt8](repeating: 0, count: mark.count + 1)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    if count == 0 { return .nothing }
    guard count >= mark.count, bytes.starts(with: mark) else { return .other }
    return count == mark.count || bytes[mark.count] == UInt8(ascii: "\n") ? .mark : .other
  }

  func requireOwner() throws(HistoryFailure) {
    if status.st_uid != geteuid() { throw .foreign(path, "it is somebody else's") }
  }

  /// Locks the file against other sessions until it is closed.
  ///
  /// - Parameter milliseconds: how long to wait for another session; Ctrl-C ends the wait.
  func lock(within milliseconds: Int) throws(HistoryFailure) {
    var rest = milliseconds
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw HistoryFailure("lock", path) }
      guard rest > 0, !Interruption.isRequested else { throw .busy(path) }
      usleep(10_000)
      rest -= 10
    }
  }

  /// Whether the path still leads to this file.
  var isStillThere: Bool {
    var present = stat()
    return stat(path, &present) == 0 && present.st_ino == status.st_ino
      && present.st_dev == status.st_dev
  }

  /// Sets the mode to 0600 if the user owns the file.
  func keepPrivate() {
    if status.st_uid == geteuid(), status.st_mode & 0o777 != 0o600 { fchmod(descriptor, 0o600) }
  }

  /// Writes the mark into an empty file.
  func writeMark() -> Bool {
    Descriptor.writeAll(Array((HistoryFile.mark + "\n").utf8), to: descriptor)
  }
}
