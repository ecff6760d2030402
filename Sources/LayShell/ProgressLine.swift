import Glibc

/// How far a command has come, on a line of the terminal that is wiped at its end.
///
/// Nothing is shown of what is done quickly.
final class ProgressLine {
  private static let patience = 0.5
  private static let interval = 0.1

  private let write: (String) -> Void
  private var begin: Double?
  private var lastShown = 0.0
  private var isShown = false

  /// - Parameter write: writes to the terminal, without a newline.
  init(_ write: @escaping (String) -> Void = { _ in }) { self.write = write }

  /// - Parameter part: what is done, from 0 to 1.
  func note(_ part: Double) {
    let now = Self.now
    guard let begin else { return begin = now }
    guard now - begin > Self.patience, now - lastShown > Self.interval else { return }
    lastShown = now
    isShown = true
    let percent = Int((min(max(part, 0), 1) * 100).rounded(.down))
    write("\r\(percent) % done; Ctrl-C keeps what is there")
  }

  func end() {
    if isShown { write("\r\u{1B}[K") }
    begin = nil
    isShown = false
  }

  /// Seconds on a clock that is never set.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
