import Glibc

/// Messages on standard input and standard output.
package enum Messages {
  /// The next message on standard input; what there is of it at the end of the input.
  ///
  /// - Parameter length: the length of the message that some bytes begin with; nil while that is not known.
  package static func read(_ length: ([UInt8]) -> Int?) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while length(bytes).map({ bytes.count < $0 }) ?? true {
      let count = Glibc.read(STDIN_FILENO, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
    return bytes
  }

  /// Writes to standard output; returns whether all bytes could be written.
  package static func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Writes a sentence to standard error, for a person who started a program that others run, and ends.
  package static func refuse(_ sentence: String) -> Never {
    _ = sentence.withCString { Glibc.write(STDERR_FILENO, $0, strlen($0)) }
    exit(64)
  }

  /// Keeps what the runtime says of a crash from standard error: the caller says in one sentence that
  /// its reader failed.
  package static func silence() {
    let nowhere = open("/dev/null", O_WRONLY)
    guard nowhere >= 0 else { return }
    dup2(nowhere, STDERR_FILENO)
    close(nowhere)
  }
}
