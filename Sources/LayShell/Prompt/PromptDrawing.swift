import CLibedit
import LayTerminal

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
      case .key(.unknown): continue
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
    case .unknown: return 0
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
    if reading(of: content)?.firstExtra != nil {
      picture.addRight("extra )", toRow: picture.rows.count - 1, columns: columns, style: style)
    } else if picture.rows.count > 1,
      case .open(_, let opener) = configuration.completeness(content.text)
    {
      let last = picture.rows.count - 1
      picture.addRight(opener + " …", toRow: last, columns: columns, style: style)
    }
    let below = footer.isEmpty ? configuration.status(columns).map { [$0] } ?? [] : footer
    picture.addFooter(below, columns: columns, style: style)
    return picture
  }

  /// The entry alone, as it stays on the screen.
  private func plainPicture(of content: EditedText, marksPair: Bool = false) -> PromptPicture {
    var reading = reading(of: content)
    if marksPair { reading?.markPair(before: content.before.count) }
    return PromptPicture(
      of: content, prompt: PromptText.first, continuation: PromptText.continuation,
      columns: screen.columns, style: style, inks: reading?.inks ?? [])
  }

  /// The reading of a text; nil for a very long one, which would take too long at each key.
  private func reading(of content: EditedText) -> InputReading? {
    guard content.text.utf8.count <= 8192 else { return nil }
    return InputReading(
      content.text, kind: configuration.kindOfName, isForm: configuration.isForm)
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
