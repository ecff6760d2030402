import CLibedit
import Glibc
import LayLanguage

/// Standard output and standard error.
///
/// Results are collected and written in large pieces, always before a diagnostic, so that the two
/// stay in order where they share a terminal. A fault that ends the process writes what was
/// collected by then.
final class Console {
  private let pending = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceSize, alignment: 1)
  /// How many bytes of that were collected; a fault reads it.
  private let pendingCount = UnsafeMutablePointer<Int>.allocate(capacity: 1)
  /// Whether standard output cannot be written any more; nothing is printed from then on.
  private(set) var hasFailed = false
  private static let pieceSize = 1 << 16
  /// Asked while output waits for whoever reads it.
  var reasonToStop: () -> StopReason? = { nil }
  /// Whether the terminal shows what will be wiped again.
  private var hasPassingText = false
  /// Why the rest of what was to be written was dropped; so is what comes after it.
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

  /// From now on results are written again.
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
  func writeLine(_ text: String) {
    write(text)
    write("\n")
  }

  /// Writes a diagnostic and ends the line.
  func complain(_ text: String) {
    flush()
    wipePassingText()
    if !hasFailed { writeError(text) }
  }

  /// Writes what was collected.
  ///
  /// A reader that went away is no mistake that anybody needs to hear of: `head` does so.
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

  /// Writes what was collected at the end of a run, and gives the status to exit with: this one,
  /// or that of failed output.
  func finish(_ status: ExitStatus) -> ExitStatus {
    flush()
    if hasFailed { return .inputOutputFailed }
    guard let cut, status != ExitStatus(cut) else { return status }
    writeError("error: \(cut.complaint.message)")
    return ExitStatus(cut)
  }

  /// Writes to the terminal what will be wiped again, at the latest where something else is
  /// written; in place of the last such text, if there is one.
  func showInPassing(_ text: String) {
    flush()
    hasPassingText = true
    writePassing("\r" + text + "\u{1B}[K")
  }

  /// - Returns: whether there was such a text.
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

  /// The columns of the terminal; 80 where there is none.
  static var columns: Int { TerminalKind.size(of: STDOUT_FILENO)?.columns ?? 80 }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
