import Glibc

/// Complete reads and writes, even where the system splits them or a signal interrupts them.
///
/// Failures leave their reason in `errno`: EINTR where `isOver` ended the wait.
enum Descriptor {
  /// Opens a file, for a named pipe after waiting for its other end; negative on failure.
  static func open(_ path: RealPath, _ flags: Int32, isOver: () -> Bool) -> Int32 {
    while true {
      let descriptor = Glibc.open(path.bytes, flags | O_CLOEXEC)
      if descriptor >= 0 || errno != EINTR { return descriptor }
      if hasToEnd(isOver) { return -1 }
    }
  }

  /// All bytes up to the end; nil on failure, with EFBIG in `errno` above the limit, and ENOMEM
  /// where there may not be enough memory.
  ///
  /// - Parameter mayTake: whether that many bytes of memory are available.
  static func readAll(
    _ descriptor: Int32, upTo limit: Int, isOver: () -> Bool = { false },
    mayTake: (Int) -> Bool = { _ in true }
  ) -> [UInt8]? {
    var bytes: [UInt8] = []
    // Uninitialized memory takes up pages only as far as it is read into.
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { piece.deallocate() }
    while true {
      if hasToEnd(isOver) { return nil }
      let count = read(descriptor, piece.baseAddress, piece.count)
      if count == 0 { return bytes }
      if count > 0 {
        guard bytes.count + count <= limit else {
          errno = EFBIG
          return nil
        }
        // A full array doubles its capacity.
        if bytes.count + count > bytes.capacity, !mayTake(2 * (bytes.count + count)) {
          errno = ENOMEM
          return nil
        }
        bytes.append(contentsOf: piece[..<count])
      } else if !mayGoOn(descriptor, POLLIN, isOver) {
        return nil
      }
    }
  }

  /// Writes all bytes; false where that failed.
  static func writeAll(
    _ bytes: [UInt8], to descriptor: Int32, isOver: () -> Bool = { false }
  ) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.prefix(mostAtOnce).withUnsafeBytes {
        write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
        // A slow reader could make writing the rest take very long.
        if !rest.isEmpty, hasToEnd(isOver) { return false }
      } else if !mayGoOn(descriptor, POLLOUT, isOver) {
        return false
      }
    }
    return true
  }

  /// Does work while a pipe without a reader gives an error, and no signal.
  static func withoutPipeSignal<Result, Failure>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let former = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, former) }
    return try work()
  }

  /// The most bytes of one write; `isOver` is called between two writes.
  private static let mostAtOnce = 1 << 14

  private static func hasToEnd(_ isOver: () -> Bool) -> Bool {
    guard isOver() else { return false }
    errno = EINTR
    return true
  }

  /// Whether to retry after a failure; for a non-blocking descriptor, waits until it may be ready.
  private static func mayGoOn(
    _ descriptor: Int32, _ event: Int32, _ isOver: () -> Bool
  ) -> Bool {
    let error = errno
    guard error == EINTR || error == EAGAIN else { return false }
    if hasToEnd(isOver) { return false }
    if error == EAGAIN {
      var wanted = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      poll(&wanted, 1, 100)
    }
    return true
  }
}
