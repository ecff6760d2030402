import CLibedit
import Glibc
import LayLanguage

/// Text files, which are read and written as a whole.
///
/// - Rule: only what can reach an end is read: files, pipes and terminals, and a socket as standard
///   input. Devices are refused, except `/dev/null`, which reads as empty.
/// - Rule: no more is read than the limit allows, and waiting for input can be interrupted.
/// - Rule: a new file takes the place of the old one when it is complete and on the disk. So a reader
///   sees the one or the other, a failure leaves the old one, and a signal that ends the program leaves
///   nothing beside it; nor, but for the instant between two system calls, does a kill where the file
///   system has files without a name.
/// - Rule: mode, owner, group and extended attributes are kept. A symbolic link stays: the file that
///   it points to is written. A file with several names or attributes, or beside which none can be
///   made, is written in place, where a reader may see a part of it. A read-only file is not replaced.
/// - Rule: anything else than a file, such as `/dev/stdout`, is written directly. Folders are
///   refused.
/// - Rule: what is read or written is what the path led to when it was made (`FilePath`), or nothing.
enum TextFile {
  // MARK: Reading

  /// The text of a file; of standard input for `-`.
  ///
  /// - Parameters:
  ///   - megabytes: the most that is read, in MiB.
  ///   - reasonToStop: called before each read, and when a signal ends a wait.
  static func read(
    _ path: FilePath, megabytes: Int = ReadLimit.usual,
    reasonToStop: () -> StopReason? = { nil }
  ) throws(Refusal) -> String {
    // Keep the first reason: memory that is freed while unwinding would hide it.
    var reason: StopReason?
    let isOver = {
      reason = reason ?? reasonToStop()
      return reason != nil
    }
    func refusal(_ code: Int32) -> Refusal {
      if code == EINTR, let reason { return .stopped(reason) }
      if code == EFBIG { return .tooLarge(path.text, megabytes: megabytes) }
      if code == ENOMEM { return .stopped(.outOfMemory) }
      return code == ENOENT || code == ENOTDIR ? .notFound(path.text) : .failed(path.text)
    }
    let descriptor =
      path.isStandard
      ? STDIN_FILENO : Descriptor.open(path.real, O_RDONLY | O_NOCTTY, isOver: isOver)
    guard descriptor >= 0 else { throw refusal(errno) }
    defer { if !path.isStandard { close(descriptor) } }
    try refuseOthers(descriptor, path)
    let bytes = Descriptor.readAll(
      descriptor, upTo: megabytes << 20, isOver: isOver,
      mayTake: { !MemoryUse.isTooMuch(adding: $0) })
    guard let bytes else { throw refusal(errno) }
    // Memory for the text, and for its bytes, which diagnostics quote.
    if MemoryUse.isTooMuch(adding: 2 * bytes.count) { throw .stopped(.outOfMemory) }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    let before = textBeforeMistake(bytes)
    let column = before.reversed().prefix { !$0.isNewline }.count + 1
    throw .notText(path.text, line: before.count(where: \.isNewline) + 1, column: column)
  }

  /// Refuses devices, folders and sockets by the rule above, and what has come to the path meanwhile.
  private static func refuseOthers(_ descriptor: Int32, _ path: FilePath) throws(Refusal) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .failed(path.text) }
    guard path.isStandard || path.isOf(descriptor) else { throw .changed(path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFIFO: return
    case S_IFSOCK where path.isStandard: return
    case S_IFCHR where isatty(descriptor) == 1 || isEmptyDevice(status): return
    case S_IFDIR:
      errno = EISDIR
      throw .failed(path.text)
    default: throw .noFile(path.text)
    }
  }

  /// Whether it is `/dev/null`.
  static func isEmptyDevice(_ status: stat) -> Bool {
    var empty = stat()
    return status.st_mode & S_IFMT == S_IFCHR && stat("/dev/null", &empty) == 0
      && status.st_rdev == empty.st_rdev
  }

  /// The text before the first byte that is not valid UTF-8.
  private static func textBeforeMistake(_ bytes: [UInt8]) -> String {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var text = String.UnicodeScalarView()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { text.append(scalar) }
    return String(text)
  }

  /// The first 400 bytes of a file as text; nil where it cannot be read, and for what is no file.
  static func head(of path: FilePath) -> String? {
    bytes(of: path, atMost: 400).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The first bytes of a file; nil where it cannot be read, and for what is no file.
  static func bytes(of path: FilePath, atMost most: Int) -> [UInt8]? {
    guard path.end == .file else { return nil }
    let descriptor = open(path.real.bytes, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard path.isOf(descriptor) else { return nil }
    var bytes = [UInt8](repeating: 0, count: min(most, max(path.size, 400)))
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    return count < 0 ? nil : Array(bytes.prefix(count))
  }
}
