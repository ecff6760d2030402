import CLibedit
import LayTerminal

/// Reads entries from a terminal.
///
/// libedit provides the text buffer, the key maps of emacs and vi with the user's `.editrc`, and
/// the terminal modes. Its drawing supports neither continuation prompts nor characters of several
/// scalars, so its output is discarded, and the prompt draws the text whenever it waits for a key.
final class LibeditPrompt {
  var configuration: PromptConfiguration
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
  var style: Style { Style(isColored: configuration.isColored()) }
  private let input: Int32 = 0
  private let output: Int32 = 1

  enum Outcome: Equatable {
    case event(PromptEvent)

    /// The entry was cancelled, as by Ctrl-C, and editing starts again.
    case cleared
  }

  init(configuration: PromptConfiguration) {
    self.configuration = configuration
    history = PromptHistory(
      path: configuration.historyPath, size: configuration.historySize, warn: configuration.warn)
    keys = KeyReader(descriptor: input)
    screen = PromptScreen(rows: 24, columns: 80, reflows: TerminalKind.breaksRowsAnew)
    let isUTF8 = locale_use_utf8()
    Interruption.install()
    terminal_remember(input, output)
    editor =
      TerminalKind.movesCursor
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
        if case .entry(let text) = event { history.record(text, warn: configuration.warn) }
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
    _ = el_source(editor, nil)
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
