import CLibedit
import Glibc
import LayLanguage

/// Why a reader of Swift code gave no answer.
enum ReaderFailure: Error, Equatable {
  /// It ended, or was ended, before its answer was whole.
  case noAnswer
  case outOfMemory
  case tooLong
}

/// A running reader of Swift code: a child process that answers requests, one after the other.
///
/// It is killed with all that it started when it is no longer needed, when the work is stopped, and
/// when `lay` itself ends.
struct ReaderProcess {
  /// The most bytes of an answer, which contains the program and a line for each of its parts.
  private static let mostBytes = 1 << 28
  /// The most bytes that are read or written between two calls of `isOver`.
  private static let pieceSize = 1 << 16
  /// How often `isOver` is called while nothing happens.
  private static let milliseconds: Int32 = 50

  private let process: pid_t
  private let input: Int32
  private let output: Int32

  /// Nil where it cannot be started.
  init?(_ path: String) {
    var toReader: [Int32] = [0, 0]
    var fromReader: [Int32] = [0, 0]
    guard pipe(&toReader) == 0 else { return nil }
    guard pipe(&fromReader) == 0 else {
      for end in toReader { close(end) }
      return nil
    }
    for end in toReader + fromReader { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    process = child_start(path, toReader[0], fromReader[1])
    (input, output) = (toReader[1], fromReader[0])
    close(toReader[0])
    close(fromReader[1])
    guard process > 0 else {
      close(input)
      close(output)
      return nil
    }
    // It may answer before it has read everything, so neither end may wait for the other.
    for end in [input, output] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  /// Whether it can take a request: it has not ended, and has written nothing unasked.
  var isWaiting: Bool {
    var ends = [pollfd(fd: output, events: Int16(POLLIN), revents: 0)]
    return !child_has_ended(process) && poll(&ends, 1, 0) == 0
  }

  /// Ends the reader, which must not be used again; returns whether memory ran out in it.
  func end() -> Bool {
    close(input)
    close(output)
    var resident = 0
    // An allocation that fails ends the reader by a signal, which is not the one that is sent here.
    let status = child_end(process, &resident) & 0x7f
    return status != 0 && status != SIGKILL && resident > MemoryUse.mostOfChild / 8
  }

  /// The reader's answer to a request.
  ///
  /// - Throws: why there is none; `noAnswer` where `isOver` said to stop.
  ///
  /// - Parameter length: the length of the message that some bytes begin with; nil while that is not
  ///   known.
  func exchange(
    _ request: [UInt8], _ length: ([UInt8]) -> Int?, isOver: () -> Bool
  ) throws(ReaderFailure) -> [UInt8] {
    try Descriptor.withoutPipeSignal { () throws(ReaderFailure) in
      try transfer(request, length, isOver)
    }
  }

  /// Writes the request and reads the answer, whichever can go on.
  private func transfer(
    _ request: [UInt8], _ length: ([UInt8]) -> Int?, _ isOver: () -> Bool
  ) throws(ReaderFailure) -> [UInt8] {
    var answer: [UInt8] = []
    var rest = request[...]
    var piece = [UInt8](repeating: 0, count: Self.pieceSize)
    while !isOver() {
      var ends = [
        pollfd(fd: output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: rest.isEmpty ? -1 : input, events: Int16(POLLOUT), revents: 0),
      ]
      let hasEnded = child_has_ended(process)
      let ready = poll(&ends, 2, hasEnded ? 0 : Self.milliseconds)
      if !rest.isEmpty, ends[1].revents != 0 {
        let count = rest.prefix(piece.count).withUnsafeBytes {
          write(input, $0.baseAddress, $0.count)
        }
        let isRefused = count < 0 && errno != EINTR && errno != EAGAIN
        rest = isRefused ? [] : rest.dropFirst(max(0, count))
      }
      if ends[0].revents != 0 {
        let count = read(output, &piece, piece.count)
        if count == 0 { return answer }
        guard answer.count + count <= Self.mostBytes else { throw .tooLong }
        answer += piece[..<max(0, count)]
        if let length = length(answer), answer.count >= length { return answer }
      } else if hasEnded, ready >= 0 {
        // What it started may still hold its output.
        return answer
      }
    }
    throw .noAnswer
  }
}
