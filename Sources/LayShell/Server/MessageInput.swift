import Glibc

/// Messages that come from a descriptor, one a line.
///
/// - Rule: a line that is longer than the bound is dropped up to its end, and told as too long.
/// - Rule: what stands behind the last end of a line is a message too.
final class MessageInput {
  enum Piece: Equatable {
    case message([UInt8])
    case tooLong
  }

  /// The most bytes of a message, which are read in about a second: 4 MB.
  static let most = 4 << 20

  private let descriptor: Int32
  private let most: Int
  private var bytes: [UInt8] = []
  /// Where the first line that was not given begins.
  private var start = 0
  /// Up to where `bytes` were searched for the end of a line.
  private var searched = 0
  private var isTooLong = false
  private var hasEnded = false

  init(_ descriptor: Int32, most: Int = MessageInput.most) {
    (self.descriptor, self.most) = (descriptor, most)
  }

  /// The next message, for which it waits; nil at the end, and after Ctrl-C.
  func next() -> Piece? {
    while true {
      if let piece = piece() { return piece }
      if hasEnded || Interruption.isRequested { return nil }
      read()
    }
  }

  /// The next message if it is there.
  func nextIfThere() -> Piece? {
    while true {
      if let piece = piece() { return piece }
      var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard !hasEnded, poll(&wanted, 1, 0) > 0 else { return nil }
      read()
    }
  }

  /// The first line of what was read.
  private func piece() -> Piece? {
    while let end = endOfLine {
      let line = bytes[start..<end]
      start = end + 1
      searched = start
      if !line.isEmpty || isTooLong, let piece = piece(of: Array(line)) { return piece }
    }
    searched = bytes.count
    if bytes.count - start > most {
      isTooLong = true
      start = searched
    }
    guard hasEnded else { return nil }
    let rest = Array(bytes[start...])
    start = searched
    return piece(of: rest)
  }

  /// The first end of a line that was not searched yet.
  private var endOfLine: Int? {
    bytes.withUnsafeBytes { all in
      let rest = UnsafeRawBufferPointer(rebasing: all[searched...])
      guard let first = rest.baseAddress,
        let found = memchr(first, Int32(UInt8(ascii: "\n")), rest.count)
      else { return nil }
      return searched + (UnsafeRawPointer(found) - first)
    }
  }

  private func piece(of line: [UInt8]) -> Piece? {
    let isTooLong = isTooLong || line.count > most
    self.isTooLong = false
    if isTooLong { return .tooLong }
    return line.allSatisfy { $0 <= 0x20 } ? nil : .message(line)
  }

  private func read() {
    // What was given is dropped once for each piece that is read, so that many short lines are not moved.
    if start > 0 {
      bytes.removeFirst(start)
      (start, searched) = (0, searched - start)
    }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(descriptor, &piece, piece.count)
    if count > 0 {
      bytes += piece[..<count]
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      hasEnded = true
    }
  }
}
