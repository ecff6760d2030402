import Glibc

/// Standard output and standard error.
///
/// Results are collected and written in large pieces, always before a diagnostic, so that the two
/// stay in order where they share a terminal.
package final class Console {
  private var pending: [UInt8] = []
  private static let pieceSize = 1 << 16

  package init() {}

  /// Writes a result.
  ///
  /// A reader that went away ends the process quietly, as `head` expects.
  package func write(_ text: String) {
    pending.append(contentsOf: text.utf8)
    if pending.count >= Self.pieceSize { flush() }
  }

  /// Writes a result and ends the line.
  package func writeLine(_ text: String) {
    write(text)
    write("\n")
  }

  /// Writes a diagnostic and ends the line.
  package func complain(_ text: String) {
    flush()
    _ = Self.writeAll(Array((text + "\n").utf8), to: STDERR_FILENO)
  }

  package func flush() {
    guard !pending.isEmpty else { return }
    let bytes = pending
    pending.removeAll(keepingCapacity: true)
    guard !Self.writeAll(bytes, to: STDOUT_FILENO) else { return }
    let code = errno
    if code != EPIPE {
      let reason = String(cString: strerror(code))
      let message = "error: standard output cannot be written: \(reason)\n"
      _ = Self.writeAll(Array(message.utf8), to: STDERR_FILENO)
    }
    exit(ExitStatus.inputOutputFailed.rawValue)
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }

  package static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  package static var errorsAreTerminal: Bool { isatty(STDERR_FILENO) == 1 }
  package static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// The columns of the terminal; 80 where there is none.
  package static var columns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
