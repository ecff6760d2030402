import CLibedit
import LayTerminal

/// Reads entries from a terminal.
///
/// libedit provides the text buffer, the key maps of emacs and vi with the user's `.editrc`, and
/// the terminal modes. Its drawing supports neither continuation prompts nor characters of several
/// scalars, so its output is discarded, and the prompt draws the text whenever it waits for a key.
final class LibeditPrompt {
  let session: PromptSession
  var history: PromptHistory

  let keys: KeyReader
  var screen: PromptScreen
  var undo = UndoStack()
  var argument = KeyArgument()

  /// The lines below the entry, until the next key.
  var footer: [String] = []

  /// The last paste, until its key is handled.
  var pasted: [UInt8] = []

  /// The text after the last Tab: another Tab without a change lists the completions.
  var textAfterTab: EditedText?

  /// The page of the list that the last Tab has shown, counted from 0; below 0 for none.
  var completionPage = -1

  /// How the editing ends; `nil` while it goes on.
  var outcome: Outcome?

  /// The distance from the cursor to the other end of the current kill, in scalars.
  var killDistance = 0

  /// The text before libedit started a prompt of its own; nil outside of one.
  var textBeforeQuestion: EditedText?

  /// Whether the last key had no effect, so that the terminal's bell rings.
  var rings = false

  /// Whether a history search is running, which handles keys itself.
  var isSearching = false

  /// Whether the terminal has the modes of the prompt.
  private var isInTerminal = false

  let editor: OpaquePointer?
  /// Computed each time, because the option for colours may change.
  var style: Style { Style(isColored: session.shell.presentStyle.isColored) }
  private let input: Int32 = 0
  private let output: Int32 = 1

  enum Outcome: Equatable {
    case event(PromptEvent)

    /// The entry was cancelled, as by Ctrl-C, and editing starts again.
    case cleared
  }

  init(_ session: PromptSession) {
    self.session = session
    history = PromptHistory(
      path: HistoryPlace.of(Console.environment)?.path, size: 10_000, warn: session.warn)
    keys = KeyReader(descriptor: input)
    screen = PromptScreen(rows: 24, columns: 80, reflows: TerminalKind.breaksRowsAnew)
    let isUTF8 = locale_use_utf8()
    Interruption.install()
    terminal_remember(input, output)
    editor =
      TerminalKind.movesCursor && !terminal_is_vast(input)
      ? editor_open("lay", stream_input(), input, output) : nil
    if let editor {
      prepare(editor)
      if !isUTF8 { editor_insert_letters(editor) }
    }
  }

  deinit {
    close()
    if let editor { editor_close(editor) }
  }

  /// Restores the terminal.
  ///
  /// `next` does so after each entry, so this only has an effect after a failure.
  func close() {
    guard let editor else { return }
    leaveTerminal(editor)
    signals_watch_terminal(false)
  }

  /// Shows the prompt and waits for an entry.
  ///
  /// Output before it must end with a newline: the prompt starts in a new row.
  func next() -> PromptEvent {
    Interruption.clear()
    guard let editor else { return nextPlain() }
    signals_watch_terminal(true)
    defer { signals_watch_terminal(false) }
    while true {
      switch edit(editor) {
      case .cleared: continue
      case .event(let event):
        if case .entry(let text) = event { history.record(text, warn: session.warn) }
        return event
      }
    }
  }

  /// One run of libedit, from an empty text to Enter or Ctrl-C.
  private func edit(_ editor: OpaquePointer) -> Outcome {
    outcome = nil
    undo = UndoStack()
    textAfterTab = nil
    textBeforeQuestion = nil
    history.forgetWalk()
    measureScreen()
    screen.forget()
    enterTerminal(editor)
    defer { leaveTerminal(editor) }
    var count: Int32 = 0
    let line = el_wgets(editor, &count)
    if let outcome { return outcome }
    // The user has bound a key to libedit's own Enter.
    guard line != nil, count > 0 else { return .event(.endOfInput) }
    let content = LineBuffer(editor: editor).content.text
    accept(content.hasSuffix("\n") ? String(content.dropLast()) : content)
    return outcome ?? .cleared
  }

  private func prepare(_ editor: OpaquePointer) {
    _ = editor_set_client(editor, Unmanaged.passUnretained(self).toOpaque())
    _ = editor_set_reader(editor) { editor, key in
      guard let editor, let key else { return -1 }
      return LibeditPrompt.of(editor)?.readKey(into: key) ?? -1
    }
    if let file = FilePath.editorFile() { _ = el_source(editor, file) }
    KeyBinding.bindAll(in: editor)
  }

  /// The prompt of an editor, for C callbacks, which cannot capture it.
  static func of(_ editor: OpaquePointer) -> LibeditPrompt? {
    editor_client(editor).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: - The terminal

  func enterTerminal(_ editor: OpaquePointer) {
    isInTerminal = true
    _ = editor_prepare_terminal(editor, input, true)
    terminal_guard(terminal_has_prompt)
    send("\u{1B}[?2004h")
  }

  func leaveTerminal(_ editor: OpaquePointer) {
    guard isInTerminal else { return }
    isInTerminal = false
    _ = editor_prepare_terminal(editor, input, false)
    send("\u{1B}[?2004l")
    terminal_guard(terminal_is_free)
  }

  func send(_ text: String) {
    guard !text.isEmpty, !Descriptor.writeAll(Array(text.utf8), to: output) else { return }
    outcome = outcome ?? .event(.endOfInput)
  }

  func measureScreen() {
    guard let size = TerminalKind.size(of: output) else { return }
    screen = PromptScreen(rows: size.rows, columns: size.columns, reflows: screen.reflows)
  }
}

/// Reading keys, and drawing before each wait.
extension LibeditPrompt {
  var buffer: LineBuffer? { editor.map(LineBuffer.init) }

  /// Reads the next key for libedit; returns 1, or -1 when the editing is over.
  func readKey(into key: UnsafeMutablePointer<wchar_t>) -> Int32 {
    if let editor { editor_make_room(editor) }
    if refusesQuestion() {
      key.pointee = Self.deleteKey
      return 1
    }
    while outcome == nil {
      if let buffer, buffer.count < 4096 { undo.observe(buffer.content) }
      switch keys.next(idle: draw) {
      case .key(.other), .nothing: continue
      case .key(let decoded):
        if !isSearching { footer = [] }
        guard case .key(let code) = argument.step(code(of: decoded)) else { continue }
        if code == KeyArgument.giveUp { rings = true }
        key.pointee = wchar_t(code)
        return 1
      case .signal: handleSignals()
      case .endOfInput: outcome = .event(.endOfInput)
      case .failed(let error): outcome = .event(.failed(error))
      }
    }
    return -1
  }

  private static let deleteKey: wchar_t = 0x7F

  /// Whether libedit has a prompt of its own, for a command (Alt-x, `:` of vi) or a vi search; the
  /// caller answers it with Delete, which ends it.
  ///
  /// libedit shows that prompt in place of the text, and reads past the end of a command with an
  /// open quote. Afterwards the text is restored.
  private func refusesQuestion() -> Bool {
    guard let editor, let buffer else { return false }
    if editor_asks_itself(editor) {
      textBeforeQuestion = textBeforeQuestion ?? undo.last ?? EditedText()
      return true
    }
    if let text = textBeforeQuestion {
      textBeforeQuestion = nil
      buffer.replace(with: text)
      rings = true
    }
    return false
  }

  private func code(of key: DecodedKey) -> UInt32 {
    switch key {
    case .scalar(let scalar): return scalar.value
    case .special(let special): return special.rawValue
    case .paste(let bytes):
      pasted = bytes
      return SpecialKey.paste.rawValue
    case .other: return 0
    }
  }

  /// Draws the text as it is now, and rings if a key had no effect.
  func draw() {
    guard let buffer else { return }
    let content = buffer.content
    if buffer.count >= 4096 { undo.observe(content) }
    let bell = editor_take_bell() || rings ? "\u{7}" : ""
    rings = false
    send(bell + screen.show(picture(of: content)))
  }

  private func picture(of content: EditedText) -> PromptPicture {
    var picture = plainPicture(of: content, marksPair: true)
    let columns = screen.columns
    if session.reading(of: content.text)?.hasExtra == true {
      picture.addRight("extra )", toRow: picture.rows.count - 1, columns: columns, style: style)
    } else if picture.rows.count > 1,
      case .open(_, let opener) = TypedText.completeness(of: content.text)
    {
      let last = picture.rows.count - 1
      picture.addRight(opener + " …", toRow: last, columns: columns, style: style)
    }
    let below = footer.isEmpty ? session.status(columns).map { [$0] } ?? [] : footer
    picture.addFooter(below, columns: columns, style: style)
    return picture
  }

  /// The entry alone, as it stays on the screen.
  private func plainPicture(of content: EditedText, marksPair: Bool = false) -> PromptPicture {
    var reading = session.reading(of: content.text)
    if marksPair { reading?.markPair(before: content.before.count) }
    return PromptPicture(
      of: content, prompt: PromptText.first, continuation: PromptText.continuation,
      columns: screen.columns, style: style, inks: reading?.inks ?? [])
  }

  /// Draws the final entry and moves below it.
  func finish(_ text: String, mark: String = "") {
    footer = []
    send(screen.finish(plainPicture(of: EditedText(text)), mark: style.paint(mark, .faint)))
  }

  /// Shows an entry as if it had been typed, and keeps it for the Up key.
  func showTyped(_ text: String) {
    history.remember(text)
    guard editor != nil else {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return send(PromptText.first + lines.joined(separator: "\n" + PromptText.continuation) + "\n")
    }
    measureScreen()
    finish(text)
  }

  func clearScreen() -> KeyEffect {
    screen.forget()
    send("\u{1B}[H\u{1B}[2J")
    return .done
  }

  // MARK: - Signals

  private func handleSignals() {
    if Interruption.isRequested { return interrupt() }
    if signals_take_stopped() { stop() }
    if signals_take_continued() { resume() }
    if signals_take_resized() { resize() }
  }

  /// Handles Ctrl-C: on an empty line the shell is told; a typed entry is cancelled.
  private func interrupt() {
    Interruption.clear()
    keys.reset()
    let text = buffer?.content.text ?? ""
    finish(text, mark: "^C")
    // A single line is soon typed again.
    if text.contains("\n") { history.record(text, warn: session.warn) }
    outcome = text.isEmpty ? .event(.interrupted) : .cleared
  }

  /// Handles Ctrl-Z: restores the terminal and stops; afterwards the text is drawn in a new row.
  private func stop() {
    guard let editor, let buffer else { return }
    finish(buffer.content.text)
    leaveTerminal(editor)
    terminal_stop()
    _ = signals_take_continued()
    resume()
  }

  private func resume() {
    guard let editor else { return }
    leaveTerminal(editor)
    enterTerminal(editor)
    screen.forget()
    measureScreen()
  }

  private func resize() {
    guard let size = TerminalKind.size(of: 1) else { return }
    guard size.rows != screen.rows || size.columns != screen.columns else { return }
    // The footer was wrapped to the former width.
    if !isSearching { footer = [] }
    screen.resize(rows: size.rows, columns: size.columns)
  }
}

/// The prompt on a terminal that cannot move its cursor: the system edits the line.
extension LibeditPrompt {
  func nextPlain() -> PromptEvent {
    var lines: [String] = []
    if let status = session.status(80) { send(status + "\n") }
    while true {
      send(lines.isEmpty ? PromptText.first : PromptText.continuation)
      switch plainLine() {
      case .line(let line):
        lines.append(line)
        let text = lines.joined(separator: "\n")
        if case .open = TypedText.completeness(of: text) {
          for line in OpenEntry.hint(text).prefix(1) { send(line + "; Ctrl-C leaves it\n") }
          continue
        }
        return plainEntry(text)
      case .event(.endOfInput) where !lines.isEmpty:
        send("cancelled\n")
        lines = []
      case .event(.interrupted) where !lines.isEmpty:
        send("\n")
        lines = []
      case .event(let event):
        send("\n")
        return event
      }
    }
  }

  private func plainEntry(_ text: String) -> PromptEvent {
    history.record(text, warn: session.warn)
    return .entry(text)
  }

  private enum PlainLine {
    case line(String)
    case event(PromptEvent)
  }

  private func plainLine() -> PlainLine {
    var line: [UInt8] = []
    while true {
      switch keys.next() {
      case .key(.scalar("\n")): return .line(String(decoding: line, as: UTF8.self))
      case .key(.scalar(let scalar)): line += Array(String(scalar).utf8)
      case .key, .nothing: continue
      case .signal:
        guard Interruption.isRequested else { continue }
        Interruption.clear()
        return .event(.interrupted)
      case .endOfInput where !line.isEmpty: continue
      case .endOfInput: return .event(.endOfInput)
      case .failed(let error): return .event(.failed(error))
      }
    }
  }
}
