import CLibedit
import Glibc
import LayLanguage

/// Standard output and standard error.
///
/// Results are buffered and written in large pieces. The buffer is flushed before each diagnostic,
/// so that the two stay in order on one terminal. A crash handler writes what is left in it.
final class Console {
  private let pending = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceSize, alignment: 1)
  /// How many bytes of `pending` are in use; the crash handler reads this too.
  private let pendingCount = UnsafeMutablePointer<Int>.allocate(capacity: 1)
  /// Whether writing to standard output has failed; nothing is printed from then on.
  private(set) var hasFailed = false
  private static let pieceSize = 1 << 16
  /// Called while output waits for its reader.
  var reasonToStop: () -> StopReason? = { nil }
  /// Whether the terminal shows a temporary text, which is wiped before anything else is written.
  private var hasPassingText = false
  /// Why output was cut short; while it is set, further results are dropped.
  private(set) var cut: StopReason?

  init() {
    pendingCount.initialize(to: 0)
    fault_output(pending.baseAddress, pendingCount)
  }

  deinit {
    fault_output(nil, nil)
    pending.deallocate()
    pendingCount.deallocate()
  }

  /// Writes results again after a cut.
  func resume() { cut = nil }

  /// Writes a result.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty, cut == nil {
        let piece = rest.prefix(pending.count - pendingCount.pointee)
        pending[pendingCount.pointee...].copyBytes(from: piece)
        pendingCount.pointee += piece.count
        if pendingCount.pointee == pending.count { flush() }
        rest = rest.dropFirst(piece.count)
      }
    }
  }

  /// Writes a result and ends the line.
  func print(_ text: String) {
    write(text)
    write("\n")
  }

  /// Writes a diagnostic and ends the line.
  func complain(_ text: String) {
    flush()
    wipePassingText()
    if !hasFailed { writeError(text) }
  }

  /// Writes the buffered results.
  ///
  /// A reader that closes its end, as `head` does, is not reported as an error.
  func flush() {
    let bytes = Array(pending.prefix(pendingCount.pointee))
    if !bytes.isEmpty { wipePassingText() }
    pendingCount.pointee = 0
    guard !hasFailed, cut == nil,
      !Descriptor.writeAll(bytes, to: STDOUT_FILENO, isOver: { reasonToStop() != nil })
    else { return }
    if errno == EINTR, let reason = reasonToStop() {
      cut = reason
      return
    }
    hasFailed = true
    guard errno != EPIPE else { return }
    writeError("error: standard output cannot be written: \(String(cString: strerror(errno)))")
  }

  /// Flushes at the end of a run, and returns the status to exit with: the given one, or that of
  /// failed or cut output.
  func finish(_ status: ExitStatus) -> ExitStatus {
    flush()
    if hasFailed { return .inputOutputFailed }
    guard let cut, status != ExitStatus(cut) else { return status }
    writeError("error: \(cut.complaint.message)")
    return ExitStatus(cut)
  }

  /// Shows a temporary text on the terminal, in place of the last one.
  ///
  /// It is wiped as soon as something else is written.
  func showInPassing(_ text: String) {
    flush()
    hasPassingText = true
    writePassing("\r" + text + "\u{1B}[K")
  }

  /// - Returns: whether there was a temporary text.
  @discardableResult func wipePassingText() -> Bool {
    guard hasPassingText else { return false }
    hasPassingText = false
    writePassing("\r\u{1B}[K")
    return true
  }

  private func writePassing(_ text: String) {
    _ = Descriptor.writeAll(Array(text.utf8), to: STDERR_FILENO, isOver: { reasonToStop() != nil })
  }

  private func writeError(_ text: String) {
    // Standard error may have no reader either, so this may fail too.
    _ = Descriptor.writeAll(
      Array((text + "\n").utf8), to: STDERR_FILENO, isOver: { reasonToStop() != nil })
  }

  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  static var errorsAreTerminal: Bool { isatty(STDERR_FILENO) == 1 }
  static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// The columns of the terminal; 80 where the size is not known.
  static var columns: Int { TerminalKind.size(of: STDOUT_FILENO)?.columns ?? 80 }

  /// The columns that the variable `COLUMNS` asks for, as `set width` takes them; nil for none.
  static var askedColumns: Int? {
    environment("COLUMNS").flatMap(Int.init).flatMap { (20...10_000).contains($0) ? $0 : nil }
  }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// Whether what goes to a terminal is coloured.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// - Rule: the command line overrides the environment. In the environment, `NO_COLOR` with any
  ///   value overrides `CLICOLOR_FORCE` with any value but 0; where neither is set, terminals have
  ///   colours unless `TERM` is `dumb`.
  func isColored(isTerminal: Bool, _ environment: (String) -> String?) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment("NO_COLOR")?.isEmpty == false { return false }
    if let force = environment("CLICOLOR_FORCE"), !force.isEmpty, force != "0" { return true }
    return isTerminal && environment("TERM") != "dumb"
  }
}
