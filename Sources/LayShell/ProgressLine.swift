import Glibc

/// A sign that work goes on, on a line of the terminal that is wiped at its end: for how long, and
/// where a command knows it, how far it has come.
///
/// Nothing is shown of what is done quickly.
final class ProgressLine {
  private static let patience = 0.5
  private static let interval = 0.1

  private let write: (String) -> Void
  private let wipe: () -> Void
  /// When the answer was asked for that is worked out.
  private var answerBegin: Double?
  /// When the command began that tells how far it has come, from 0 to 1.
  private var partBegin: Double?
  private var part = 0.0
  private var lastShown = 0.0

  /// - Parameters:
  ///   - write: writes to the terminal in place of what stands in the line.
  ///   - wipe: empties the line.
  init(_ write: @escaping (String) -> Void = { _ in }, wipe: @escaping () -> Void = {}) {
    self.write = write
    self.wipe = wipe
  }

  /// An answer is worked out from now on.
  func beginAnswer() { answerBegin = Self.now }

  /// Work goes on; to be called often.
  func tick() {
    if answerBegin != nil { show() }
  }

  /// - Parameter part: what is done, from 0 to 1.
  func note(_ part: Double) {
    if partBegin == nil { partBegin = Self.now }
    self.part = min(max(part, 0), 1)
    show()
  }

  /// The command is done that told how far it has come.
  func end() {
    partBegin = nil
    wipe()
  }

  func endAnswer() {
    answerBegin = nil
    end()
  }

  private func show() {
    let now = Self.now
    guard let begin = answerBegin ?? partBegin, now - begin > Self.patience,
      now - lastShown > Self.interval
    else { return }
    lastShown = now
    let tenths = Int(((now - begin) * 10).rounded(.down))
    var text = "\(tenths / 10).\(tenths % 10) s"
    if partBegin != nil {
      text = "\(Int((part * 100).rounded(.down))) % done, \(text); Ctrl-C keeps what is there"
    } else {
      text += "; Ctrl-C stops it"
    }
    write(text)
  }

  /// Seconds on a clock that is never set.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
