import Glibc

/// Whole reads and writes, also where the system takes them in parts or a signal comes between.
///
/// What fails leaves its reason in `errno`; that is EINTR where somebody wanted to wait no longer.
enum Descriptor {
  /// Opens a file, and waits for the other end where it is a pipe with a name; negative where that
  /// fails.
  static func open(_ path: String, _ flags: Int32, isOver: () -> Bool) -> Int32 {
    while true {
      let descriptor = Glibc.open(path, flags | O_CLOEXEC)
      if descriptor >= 0 || errno != EINTR { return descriptor }
      if hasToEnd(isOver) { return -1 }
    }
  }

  /// Everything up to the end; nil where that cannot be read, with EFBIG where there is more than
  /// so many bytes, and ENOMEM where there may be no room for it.
  ///
  /// - Parameter mayTake: whether there are so many bytes of memory.
  static func readAll(
    _ descriptor: Int32, upTo limit: Int, isOver: () -> Bool = { false },
    mayTake: (Int) -> Bool = { _ in true }
  ) -> [UInt8]? {
    var bytes: [UInt8] = []
    // Of memory that nobody has written to, only what is read takes pages.
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
        // The array takes twice as much where it has no room left.
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

  /// False where not all of it could be written.
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
        // Writing the rest would take as long as there is a slow reader.
        if !rest.isEmpty, hasToEnd(isOver) { return false }
      } else if !mayGoOn(descriptor, POLLOUT, isOver) {
        return false
      }
    }
    return true
  }

  /// Bytes of one piece; between two of them `isOver` is asked.
  private static let mostAtOnce = 1 << 14

  private static func hasToEnd(_ isOver: () -> Bool) -> Bool {
    guard isOver() else { return false }
    errno = EINTR
    return true
  }

  /// Whether what failed is to be tried again, which waits for a descriptor that does not wait.
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
