import CLibedit
import Glibc

/// Writing whole files: the one place that changes a user's file.
///
/// - Rule: `file_write` replaces the old file by the new one when that is complete and on the disk.
///   So a reader sees the one or the other, a failure leaves the old one, and a signal that ends the
///   program leaves nothing beside it.
/// - Rule: mode, owner, group and extended attributes are kept. A symbolic link stays: the file that
///   it points to is written. So does a hard link: the file is written in place, where a reader may
///   see a part of it. A read-only file is not replaced.
/// - Rule: anything else than a file, such as `/dev/stdout`, is written directly. Folders are
///   refused.
extension TextFile {
  static func write(_ text: String, to path: String) throws(Failure) {
    try write(Array(text.utf8), to: path)
  }

  /// - Parameter isNew: whether a file that is there is an error.
  static func write(_ bytes: [UInt8], to path: String, isNew: Bool = false) throws(Failure) {
    let (target, kind) = try place(path)
    switch kind {
    case S_IFREG:
      let error = bytes.withUnsafeBytes {
        file_write(target, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count, isNew)
      }
      guard error != 0 else { return }
      errno = error
      throw notWritten(path)
    case S_IFDIR:
      errno = EISDIR
      throw notWritten(path)
    default: try writeOn(target, bytes, path)
    }
  }

  /// Throws where a file that is there may not be written.
  static func requireWritable(_ path: String) throws(Failure) { _ = try place(path) }

  /// The path after following links, and what is there or will be: `S_IFREG` for a file.
  private static func place(_ path: String) throws(Failure) -> (String, mode_t) {
    let target = try realPath(of: path)
    var status = stat()
    guard stat(target, &status) == 0 else {
      if errno == ENOENT { return (target, S_IFREG) }
      throw notWritten(path)
    }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFREG, faccessat(AT_FDCWD, target, W_OK, AT_EACCESS) != 0 {
      throw notWritten(path)
    }
    return (target, kind)
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

  private static func writeOn(_ target: String, _ bytes: [UInt8], _ path: String) throws(Failure) {
    let descriptor = open(target, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw notWritten(path) }
    defer { close(descriptor) }
    guard Descriptor.writeAll(bytes, to: descriptor) else { throw notWritten(path) }
  }

  /// The failure whose reason is in `errno`.
  private static func notWritten(_ path: String) -> Failure {
    .notWritten(path, reason: String(cString: strerror(errno)))
  }
}
