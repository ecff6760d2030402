import CLibedit
import Glibc
import LayLanguage
import LayTerminal

/// A terminal that may display pictures.
///
/// It is asked whether it does, and in which format.
final class PictureTerminal {
  private let input: Int32 = 0
  private let output: Int32 = 1
  private let style: Style
  /// Writes buffered output before the terminal is asked.
  private let flush: () -> Void
  /// Input that was typed while waiting for answers.
  private var typedAhead: [UInt8] = []

  /// The longest wait for answers, in seconds; a remote terminal may take a while.
  static let patience = 2.0

  /// The terminal of the process; nil where none can be asked.
  ///
  /// The Linux console is not asked, because it would print some of the questions.
  init?(_ style: Style, flush: @escaping () -> Void) {
    guard Console.inputIsTerminal, Console.outputIsTerminal, TerminalKind.movesCursor,
      Console.environment("TERM") != "linux"
    else { return nil }
    (self.style, self.flush) = (style, flush)
  }

  enum Knowledge {
    case draws(any TerminalImage.Type, TerminalAnswers)
    /// It answered, and supports no image format.
    case drawsNothing
    case isSilent
    case interrupted
  }

  /// Asks the terminal; other input is kept for `takeTypedAhead`.
  func ask(_ lookout: Lookout) -> Knowledge {
    flush()
    terminal_remember(input, output)
    terminal_guard(terminal_has_prompt)
    _ = terminal_take_keys(input, true)
    defer {
      // Wipe what the terminal may have printed for a question that it does not know.
      write("\r\u{1B}[K")
      _ = terminal_take_keys(input, false)
      terminal_guard(terminal_is_free)
    }
    write(TerminalImages.all.map { $0.question }.joined() + TerminalAnswers.question)
    var answers = TerminalAnswers()
    let isDone = listen(&answers, lookout)
    answers.end()
    typedAhead += answers.typed
    guard isDone else { return .interrupted }
    guard answers.isComplete || !answers.graphics.isEmpty else { return .isSilent }
    guard let form = TerminalImages.all.first(where: { $0.isKnown(answers) }) else {
      return .drawsNothing
    }
    return .draws(form, answers)
  }

  /// Collects answers until the last one, or until the longest wait is over.
  ///
  /// - Returns: false if the wait was interrupted.
  private func listen(_ answers: inout TerminalAnswers, _ lookout: Lookout) -> Bool {
    let end = Limits.now + Self.patience
    while !answers.isComplete, !lookout.isOver {
      let left = end - Limits.now
      guard left > 0 else { return true }
      // Wait in short steps, to check the time limit of the program in between.
      let ready = terminal_wait(input, Int32(min(left, 0.1) * 1000) + 1)
      if ready < 0, errno != EINTR || Interruption.isRequested { return false }
      // A signal other than Ctrl-C, which is handled elsewhere.
      if ready < 0 { usleep(10_000) }
      if ready > 0, !fill(&answers) { return true }
    }
    return !lookout.isOver
  }

  private func fill(_ answers: inout TerminalAnswers) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(input, &bytes, bytes.count)
    if count > 0 { answers.append(bytes[..<count]) }
    return count > 0 || count < 0 && errno == EINTR
  }

  /// Writes an image, and starts a new line below it.
  func show(_ text: String, _ lookout: Lookout) {
    _ = Descriptor.writeAll(Array((text + "\r\n").utf8), to: output) { lookout.isOver }
  }

  /// The input that was typed meanwhile; the next call returns only newer input.
  func takeTypedAhead() -> [UInt8] {
    defer { typedAhead = [] }
    return typedAhead
  }

  /// The largest image, in pixels: the window less two rows, within the terminal's own limit.
  func room(_ answers: TerminalAnswers) -> PixelSize {
    let window = TerminalKind.size(of: output) ?? (24, 80)
    let cell = answers.cell ?? PixelSize(width: 8, height: 16)
    let room = PixelSize(
      width: window.columns * cell.width, height: max(1, window.rows - 2) * cell.height)
    let largest = answers.largest ?? PixelSize(width: 4000, height: 4000)
    return PixelSize(
      width: min(room.width, largest.width), height: min(room.height, largest.height))
  }

  /// Sentences, wrapped to the window.
  func lines(_ sentences: [String]) -> [String] {
    sentences.flatMap {
      Paragraph.lines(style.visible($0), columns: Console.columns, hanging: 2)
    }
  }

  private func write(_ text: String) {
    _ = Descriptor.writeAll(Array(text.utf8), to: output)
  }
}
