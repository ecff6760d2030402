import CLibedit
import Glibc
import LayTerminal

/// The whole window of a terminal, on its alternate screen, so that its former contents come back.
///
/// The terminal is restored however the program ends: after signals by `terminal_guard`, in all
/// other cases by `leave`.
final class FullScreen {
  private let input: Int32 = 0
  private let output: Int32 = 1
  private var drawn: [String] = []
  private(set) var isOpen = false
  /// Whether writing to the terminal has failed.
  private(set) var hasFailed = false
  let style: Style
  /// Writes buffered output before the screen opens.
  private let flush: () -> Void
  /// Called before waiting for input, and before going back to work.
  private let willWait, willWork: () -> Void

  /// The terminal of the process; nil where there is none, or none that can move its cursor.
  init?(
    style: Style, flush: @escaping () -> Void, willWait: @escaping () -> Void,
    willWork: @escaping () -> Void
  ) {
    guard Console.inputIsTerminal, Console.outputIsTerminal, TerminalKind.movesCursor else {
      return nil
    }
    (self.style, self.flush, self.willWait, self.willWork) = (style, flush, willWait, willWork)
  }

  // Alternate screen, hidden cursor, no automatic wrapping, mouse reports with drags, SGR
  // coordinates.
  private static let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1002h\u{1B}[?1006h"
  // Synchronized output: terminals that support it show everything up to `end` at once.
  private static let beginning = "\u{1B}[?2026h"
  private static let end = "\u{1B}[?2026l"

  func open() {
    flush()
    terminal_remember(input, output)
    terminal_guard(terminal_has_screen)
    signals_watch_terminal(true)
    isOpen = true
    enter()
  }

  private func enter() {
    _ = terminal_take_keys(input, true)
    drawn = []
    write(Self.entering + "\u{1B}[2J")
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    leave()
    signals_watch_terminal(false)
    terminal_guard(terminal_is_free)
  }

  private func leave() {
    write(String(cString: terminal_leaving(terminal_has_screen)))
    _ = terminal_take_keys(input, false)
  }

  var size: (rows: Int, columns: Int) { TerminalKind.size(of: output) ?? (24, 80) }

  /// Shows these rows from the top of the window, writing those that changed.
  func show(_ rows: [String]) {
    var text = Self.beginning
    for (number, row) in rows.enumerated() {
      guard number >= drawn.count || drawn[number] != row else { continue }
      text += "\u{1B}[\(number + 1);1H\u{1B}[K" + row
    }
    if drawn.count > rows.count { text += "\u{1B}[\(rows.count + 1);1H\u{1B}[J" }
    drawn = rows
    write(text + Self.end)
  }

  /// Clears the window, so that the next `show` writes all rows.
  func forget() {
    drawn = []
    write("\u{1B}[2J")
  }

  private func write(_ text: String) {
    if !Descriptor.writeAll(Array(text.utf8), to: output) { hasFailed = true }
  }

  // MARK: - What comes from the terminal

  enum Event: Equatable {
    case key(ExploreKey)
    case resized
    case interrupted
    /// The terminal went away.
    case ended
  }

  private let keys = KeyReader(descriptor: STDIN_FILENO)

  /// The input that was typed after the last key; the next call returns only newer input.
  func takeTypedAhead() -> [UInt8] { keys.takeRest() }

  /// Whether something was typed, or a signal came.
  var hasInput: Bool { terminal_wait(input, 0) != 0 }

  /// The next event; nil where there is none and `waits` is false.
  func next(waits: Bool) -> Event? {
    if waits { willWait() }
    defer { if waits { willWork() } }
    while !hasFailed {
      switch keys.next(waits: waits) {
      case .key(let key): return .key(ExploreKey(key))
      case .nothing: return nil
      case .signal: if let event = signal() { return event }
      case .endOfInput, .failed: return .ended
      }
    }
    return .ended
  }

  private func signal() -> Event? {
    if Interruption.isRequested { return .interrupted }
    if signals_take_stopped() {
      leave()
      terminal_guard(terminal_is_free)
      terminal_stop()
      terminal_guard(terminal_has_screen)
      _ = signals_take_continued()
      enter()
      return .resized
    }
    if signals_take_continued() {
      enter()
      return .resized
    }
    return signals_take_resized() ? .resized : nil
  }
}
