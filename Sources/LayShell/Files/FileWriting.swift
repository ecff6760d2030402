import Glibc

/// Writing whole files: the one place that changes a user's file.
///
/// - Rule: the new text is written to a temporary file in the same folder and synced to disk; then
///   that file is renamed over the old one. So either the old file or the new one exists, complete,
///   at every moment, and a failure leaves the old one unchanged.
/// - Rule: the mode is kept, and the owner and group if the system permits it. A symbolic link
///   stays: the file that it points to is written. A read-only file is not replaced.
/// - Rule: anything else than a file, such as `/dev/stdout`, is written directly. Folders are
///   refused.
extension TextFile {
  static func write(_ text: String, to path: String) throws(Failure) {
    try write(Array(text.utf8), to: path)
  }

  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let target = try realPath(of: path)
    var status = stat()
    let isThere = stat(target, &status) == 0
    if !isThere, errno != ENOENT { throw notWritten(path) }
    switch isThere ? status.st_mode & S_IFMT : S_IFREG {
    case S_IFREG:
      if isThere, faccessat(AT_FDCWD, target, W_OK, AT_EACCESS) != 0 { throw notWritten(path) }
      try replace(target, by: bytes, like: isThere ? status : nil, path)
    case S_IFDIR:
      errno = EISDIR
      throw notWritten(path)
    default: try writeOn(target, bytes, path)
    }
  }

  /// The path after following symbolic links; a file need not exist there.
  private static func realPath(of path: String) throws(Failure) -> String {
    var present = path
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(present, &buffer, buffer.count)
      guard count >= 0 else { return present }
      guard
        let link = String(validating: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      else {
        errno = EILSEQ
        throw notWritten(path)
      }
      present = link.hasPrefix("/") ? link : folder(of: present) + link
    }
    errno = ELOOP
    throw notWritten(path)
  }

  private static func replace(
    _ target: String, by bytes: [UInt8], like old: stat?, _ path: String
  ) throws(Failure) {
    let folder = folder(of: target)
    guard let (descriptor, name) = openBeside(folder, isPrivate: old != nil) else {
      throw notWritten(path, beside: true)
    }
    var isDone = Descriptor.writeAll(bytes, to: descriptor)
    if let old { isDone = isDone && takeOver(old, descriptor) }
    isDone = isDone && fsync(descriptor) == 0
    let code = errno
    isDone = close(descriptor) == 0 && isDone
    if isDone { isDone = rename(name, target) == 0 } else { errno = code }
    guard isDone else {
      let failure = notWritten(path)
      unlink(name)
      throw failure
    }
    // Sync the rename too, where the system can sync folders.
    let parent = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if parent >= 0 {
      fsync(parent)
      close(parent)
    }
  }

  /// Creates a file with an unused name in a folder; nil with the reason in `errno`.
  ///
  /// - Parameter isPrivate: whether only the owner may read the file until it gets the old one's
  ///   mode.
  private static func openBeside(_ folder: String, isPrivate: Bool) -> (Int32, String)? {
    for _ in 0..<100 {
      let name = folder + ".lay-" + String(UInt64.random(in: 0 ... .max), radix: 36)
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let descriptor = open(name, flags, isPrivate ? 0o600 : 0o666)
      if descriptor >= 0 { return (descriptor, name) }
      if errno != EEXIST { return nil }
    }
    return nil
  }

  /// Gives a new file the owner, the group and the mode of the old one.
  ///
  /// Where the owner or the group cannot be kept, the setuid and setgid bits are cleared.
  private static func takeOver(_ old: stat, _ descriptor: Int32) -> Bool {
    var mode = old.st_mode & 0o7777
    if fchown(descriptor, old.st_uid, old.st_gid) != 0,
      fchown(descriptor, uid_t.max, old.st_gid) != 0 || old.st_uid != geteuid()
    {
      mode &= 0o1777
    }
    return fchmod(descriptor, mode) == 0
  }

  private static func writeOn(_ target: String, _ bytes: [UInt8], _ path: String) throws(Failure) {
    let descriptor = open(target, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw notWritten(path) }
    defer { close(descriptor) }
    guard Descriptor.writeAll(bytes, to: descriptor) else { throw notWritten(path) }
  }

  /// The failure whose reason is in `errno`.
  private static func notWritten(_ path: String, beside: Bool = false) -> Failure {
    let reason = String(cString: strerror(errno))
    return .notWritten(
      path, reason: beside ? "no new file can be made beside it: \(reason)" : reason)
  }
}
