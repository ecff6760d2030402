import Glibc
import LayLanguage

/// Reading whole files.
///
/// - Rule: only what can reach an end is read: files, pipes and terminals, and a socket as standard
///   input. Devices are refused, except `/dev/null`, which reads as empty.
/// - Rule: no more is read than the limit allows, and waiting for input can be interrupted.
extension TextFile {
  /// The text of a file; of standard input for `-`.
  ///
  /// - Parameters:
  ///   - megabytes: the most that is read, in MiB.
  ///   - reasonToStop: called before each read, and when a signal ends a wait.
  static func read(
    _ path: String, megabytes: Int = ReadLimit.usual,
    reasonToStop: () -> StopReason? = { nil }
  ) throws(Failure) -> String {
    let isInput = path == "-"
    // Keep the first reason: memory that is freed while unwinding would hide it.
    var reason: StopReason?
    let isOver = {
      reason = reason ?? reasonToStop()
      return reason != nil
    }
    let descriptor =
      isInput ? STDIN_FILENO : Descriptor.open(path, O_RDONLY | O_NOCTTY, isOver: isOver)
    guard descriptor >= 0 else { throw failure(path, errno, reason) }
    defer { if !isInput { close(descriptor) } }
    try refuseOthers(descriptor, path, isInput: isInput)
    let bytes = Descriptor.readAll(
      descriptor, upTo: megabytes << 20, isOver: isOver,
      mayTake: { !MemoryUse.isTooMuch(adding: $0) })
    guard let bytes else {
      if errno == EFBIG { throw .tooLarge(path, megabytes: megabytes) }
      throw errno == ENOMEM ? .stopped(.outOfMemory) : failure(path, errno, reason)
    }
    // Memory for the text, and for its bytes, which diagnostics quote.
    if MemoryUse.isTooMuch(adding: 2 * bytes.count) { throw .stopped(.outOfMemory) }
    return try text(of: bytes, path)
  }

  private static func failure(_ path: String, _ code: Int32, _ reason: StopReason?) -> Failure {
    if code == EINTR, let reason { return .stopped(reason) }
    return code == ENOENT || code == ENOTDIR
      ? .notFound(path) : .failed(path, reason: String(cString: strerror(code)))
  }

  /// Refuses devices, folders and sockets by the rule above.
  private static func refuseOthers(
    _ descriptor: Int32, _ path: String, isInput: Bool
  ) throws(Failure) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .failed(path, reason: String(cString: strerror(errno)))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFIFO: return
    case S_IFSOCK where isInput: return
    case S_IFCHR where isatty(descriptor) == 1 || isEmptyDevice(status): return
    case S_IFDIR: throw .failed(path, reason: String(cString: strerror(EISDIR)))
    default: throw .noFile(path)
    }
  }

  /// The first 400 bytes of a file as text; nil where it cannot be read.
  static func head(of path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 400)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// Whether it is `/dev/null`.
  static func isEmptyDevice(_ status: stat) -> Bool {
    var empty = stat()
    return status.st_mode & S_IFMT == S_IFCHR && stat("/dev/null", &empty) == 0
      && status.st_rdev == empty.st_rdev
  }

  private static func text(of bytes: [UInt8], _ path: String) throws(Failure) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let before = textBeforeMistake(bytes)
      let column = before.reversed().prefix { !$0.isNewline }.count + 1
      throw .notText(path, line: before.count(where: \.isNewline) + 1, column: column)
    }
    return text
  }

  /// The text before the first byte that is not valid UTF-8.
  private static func textBeforeMistake(_ bytes: [UInt8]) -> String {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var text = String.UnicodeScalarView()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { text.append(scalar) }
    return String(text)
  }
}
