import Glibc

/// Shows on a temporary line of the terminal that work goes on: for how long, and how far a command
/// has come if it reports that.
///
/// Nothing is shown for work that is done quickly.
final class ProgressLine {
  private static let patience = 0.5
  private static let interval = 0.1

  private let write: (String) -> Void
  private let wipe: () -> Void
  /// When the work for the current answer began, in seconds; nil for none.
  private var answerBegin: Double?
  /// When the current command first reported its progress, in seconds; nil for none.
  private var partBegin: Double?
  private var part = 0.0
  private var lastShown = 0.0

  /// - Parameters:
  ///   - write: replaces the line on the terminal.
  ///   - wipe: clears the line.
  init(_ write: @escaping (String) -> Void = { _ in }, wipe: @escaping () -> Void = {}) {
    self.write = write
    self.wipe = wipe
  }

  /// Starts the clock for an answer.
  func beginAnswer() { answerBegin = Limits.now }

  /// Updates the line; to be called often while work goes on.
  func tick() {
    if answerBegin != nil { show() }
  }

  /// - Parameter part: the finished part of the work, from 0 to 1.
  func note(_ part: Double) {
    if partBegin == nil { partBegin = Limits.now }
    self.part = min(max(part, 0), 1)
    show()
  }

  /// Ends the progress of a command.
  func end() {
    partBegin = nil
    wipe()
  }

  func endAnswer() {
    answerBegin = nil
    end()
  }

  private func show() {
    let now = Limits.now
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
}
