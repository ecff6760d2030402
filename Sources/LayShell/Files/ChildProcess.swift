import CLibedit
import Glibc
import LayLanguage

/// Why a child process gave no answer.
enum ChildFailure: Error, Equatable {
  /// It ended, or was ended, before its answer was whole.
  case noAnswer
  case outOfMemory
  case tooLong
}

/// A child process that answers requests, one after the other.
///
/// It is killed with all that it started when it is no longer needed, when the work is stopped, and
/// when `lay` itself ends.
final class ChildProcess {
  /// The most bytes of an answer.
  private static let mostBytes = 1 << 28
  /// The most bytes that are read or written between two calls of `isOver`.
  private static let pieceSize = 1 << 16
  /// How often `isOver` is called while nothing happens.
  private static let milliseconds: Int32 = 50

  private let process: pid_t
  /// Negative when it is closed.
  private var input: Int32
  private let output: Int32

  /// The path of a program that is called by its name; nil where there is none.
  ///
  /// A folder of PATH counts if it begins at the root: the present folder may be anybody's.
  static func path(of name: String) -> String? {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return folders.split(separator: ":").lazy.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 }
  }

  /// Nil where it cannot be started.
  init?(_ path: String, _ arguments: [String] = []) {
    var toChild: [Int32] = [0, 0]
    var fromChild: [Int32] = [0, 0]
    guard pipe(&toChild) == 0 else { return nil }
    guard pipe(&fromChild) == 0 else {
      for end in toChild { close(end) }
      return nil
    }
    for end in toChild + fromChild { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    process = child_start(&words, toChild[0], fromChild[1])
    (input, output) = (toChild[1], fromChild[0])
    close(toChild[0])
    close(fromChild[1])
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

  /// Ends the process, which must not be used again; returns whether memory ran out in it.
  func end() -> Bool {
    close(input)
    close(output)
    var resident = 0
    // An allocation that fails ends the process by a signal, which is not the one that is sent here.
    let status = child_end(process, &resident) & 0x7f
    return status != 0 && status != SIGKILL && resident > MemoryUse.mostOfChild / 8
  }

  /// The answer to a request.
  ///
  /// - Throws: why there is none; `noAnswer` where `isOver` said to stop.
  ///
  /// - Parameters:
  ///   - length: the length of the message that some bytes begin with; nil while that is not known.
  ///   - thenCloses: whether the request is the last.
  func exchange(
    _ request: [UInt8], thenCloses: Bool = false, _ length: ([UInt8]) -> Int? = { _ in nil },
    isOver: () -> Bool
  ) throws(ChildFailure) -> [UInt8] {
    try Descriptor.withoutPipeSignal { () throws(ChildFailure) in
      try transfer(request, thenCloses, length, isOver)
    }
  }

  /// Writes the request and reads the answer, whichever can go on.
  private func transfer(
    _ request: [UInt8], _ thenCloses: Bool, _ length: ([UInt8]) -> Int?, _ isOver: () -> Bool
  ) throws(ChildFailure) -> [UInt8] {
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
        if rest.isEmpty, thenCloses {
          close(input)
          input = -1
        }
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
