import CLibedit
import Glibc
import LayLanguage
import LayTerminal

/// A terminal that may draw pictures of pixels.
///
/// It is asked whether it does, and in which form.
final class PictureTerminal {
  private let input: Int32 = 0
  private let output: Int32 = 1
  private let style: Style
  /// Writes what was printed before.
  private let flush: () -> Void
  /// What was typed while answers were waited for.
  private var typedAhead: [UInt8] = []

  /// Seconds that answers may take; over a slow line they take a while.
  static let patience = 2.0

  private init(_ style: Style, flush: @escaping () -> Void) {
    self.style = style
    self.flush = flush
  }

  /// The terminal of the process; nil where there is none that can be asked.
  ///
  /// The console of Linux would print some of the questions.
  static func ofProcess(_ style: Style, flush: @escaping () -> Void) -> PictureTerminal? {
    guard Console.inputIsTerminal, Console.outputIsTerminal, TerminalKind.movesCursor,
      Console.environment("TERM") != "linux"
    else { return nil }
    return PictureTerminal(style, flush: flush)
  }

  enum Knowledge {
    case draws(any TerminalImage.Type, TerminalAnswers)
    /// It answered, and knows no form of pictures.
    case drawsNothing
    case isSilent
    case interrupted
  }

  /// Asks; what else is typed meanwhile is kept.
  func ask(_ lookout: Lookout) -> Knowledge {
    flush()
    terminal_remember(input, output)
    terminal_guard(terminal_has_prompt)
    _ = terminal_take_keys(input, true)
    defer {
      // What a terminal prints of a question that it does not know is wiped.
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

  /// Hears answers to the end of patience.
  ///
  /// - Returns: false where somebody wants to wait no longer.
  private func listen(_ answers: inout TerminalAnswers, _ lookout: Lookout) -> Bool {
    let end = Self.now + Self.patience
    while !answers.isComplete, !lookout.isOver {
      let left = end - Self.now
      guard left > 0 else { return true }
      // The clock of the program is looked at in between.
      let ready = terminal_wait(input, Int32(min(left, 0.1) * 1000) + 1)
      if ready < 0, errno != EINTR || Interruption.isRequested { return false }
      // Another signal than Ctrl-C, which whoever waits for it will see.
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

  /// Shows a picture, and begins a new line below it.
  func show(_ text: String, _ lookout: Lookout) {
    _ = Descriptor.writeAll(Array((text + "\r\n").utf8), to: output) { lookout.isOver }
  }

  /// What was typed meanwhile, which is given once.
  func takeTypedAhead() -> [UInt8] {
    defer { typedAhead = [] }
    return typedAhead
  }

  /// The pixels that a picture may take: a window of them, which scrolls where it is higher.
  func room(_ answers: TerminalAnswers) -> PixelSize {
    let window = TerminalKind.size(of: output) ?? (24, 80)
    let cell = answers.cell ?? PixelSize(width: 8, height: 16)
    let room = PixelSize(
      width: window.columns * cell.width, height: max(1, window.rows - 2) * cell.height)
    let largest = answers.largest ?? PixelSize(width: 4000, height: 4000)
    return PixelSize(
      width: min(room.width, largest.width), height: min(room.height, largest.height))
  }

  /// Sentences as lines of the window.
  func lines(_ sentences: [String]) -> [String] {
    sentences.flatMap {
      Paragraph.lines(style.visible($0), columns: Console.columns, hanging: 2)
    }
  }

  private func write(_ text: String) {
    _ = Descriptor.writeAll(Array(text.utf8), to: output)
  }

  /// Seconds on a clock that is never set.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
