import CLibedit

/// The editing actions of keys.
extension LibeditPrompt {
  /// Accepts a complete entry; breaks the line while a form is open.
  func enter() -> KeyEffect {
    guard let content = buffer?.content else { return .beep }
    if case .open = TypedText.completeness(of: content.text) {
      if content.after.isEmpty, !keys.hasMore { footer = OpenEntry.hint(content.text) }
      return newLine(in: content)
    }
    accept(content.text)
    return .newLine
  }

  func accept(_ text: String) {
    finish(text)
    outcome = .event(.entry(text))
  }

  func newLine() -> KeyEffect {
    buffer.map { newLine(in: $0.content) } ?? .beep
  }

  /// Breaks the line at the cursor and indents for the forms that are open there.
  ///
  /// Input with more bytes already waiting was pasted, and keeps its own indentation.
  private func newLine(in content: EditedText) -> KeyEffect {
    guard let buffer else { return .beep }
    var indentation = 0
    if !keys.hasMore,
      case .open(let blanks, _) = TypedText.completeness(of: String(content.before))
    {
      indentation = blanks
      let skipped = content.after.prefix { $0 == " " }.count
      buffer.move(by: skipped)
      buffer.deleteBackward(scalars: skipped)
    }
    buffer.insert("\n" + String(repeating: " ", count: indentation))
    return .done
  }

  func insertPaste() -> KeyEffect {
    buffer?.insert(PastedText.entry(from: pasted))
    pasted = []
    return .done
  }

  func deleteBackward() -> KeyEffect {
    guard let buffer else { return .beep }
    let count = buffer.content.scalarsOfCharacterBefore
    buffer.deleteBackward(scalars: count)
    return count > 0 ? .done : .beep
  }

  func deleteForward() -> KeyEffect {
    guard let buffer else { return .beep }
    let count = buffer.content.scalarsOfCharacterAfter
    buffer.move(by: count)
    buffer.deleteBackward(scalars: count)
    return count > 0 ? .done : .beep
  }

  /// Deletes forward; Ctrl-D on an empty entry ends the input, and on the empty last line of an
  /// open form cancels the form, which the history keeps.
  func deleteForwardOrEnd() -> KeyEffect {
    if let content = buffer?.content, content.isAtEmptyLastLine {
      finish(content.text, mark: "^D cancelled")
      history.record(content.withoutBlanksAtEnd, warn: session.warn)
      outcome = .cleared
      return .end
    }
    guard buffer?.count == 0 else { return deleteForward() }
    finish("")
    outcome = .event(.endOfInput)
    return .end
  }

  // MARK: - Killing

  /// Kills to the end of the line, or the newline if the cursor is there.
  func killToEndOfLine() -> KeyEffect {
    kill { content in
      let count = content.endOfLine - content.cursor
      return count == 0 && !content.after.isEmpty ? 1 : count
    }
  }

  /// Kills to the start of the line, or the newline before it if the cursor is there.
  func killToStartOfLine() -> KeyEffect {
    kill { content in
      let count = content.startOfLine - content.cursor
      return count == 0 && content.cursor > 0 ? -1 : count
    }
  }

  /// The `C` of vi: kills to the end of the line and switches to insert mode.
  func changeToEndOfLine() -> KeyEffect {
    guard let editor, let content = buffer?.content else { return .beep }
    killDistance = content.endOfLine - content.cursor
    let isLastLine = content.endOfLine == content.text.unicodeScalars.count
    push(killing + [UInt32(UInt8(ascii: isLastLine ? "a" : "i"))], to: editor)
    return .done
  }

  /// Moves to the other end of the text to kill: the second key that `kill` pushes.
  func goToKillTarget() -> KeyEffect {
    buffer?.move(by: killDistance)
    return .done
  }

  private var killing: [UInt32] {
    [SpecialKey.mark, .killTarget, .killMarked].map(\.rawValue)
  }

  /// Kills by pushing keys of libedit, so that its own yank key brings the text back.
  private func kill(_ distance: (EditedText) -> Int) -> KeyEffect {
    guard let editor, let content = buffer?.content else { return .beep }
    killDistance = distance(content)
    guard killDistance != 0 else { return .beep }
    push(killing, to: editor)
    return .done
  }

  private func push(_ keys: [UInt32], to editor: OpaquePointer) {
    var pushed = keys.map { wchar_t($0) } + [0]
    el_wpush(editor, &pushed)
  }

  /// Inserts the next key literally.
  func quote() -> KeyEffect {
    var key: wchar_t = 0
    guard let editor, let buffer, el_wgetc(editor, &key) == 1,
      let scalar = Unicode.Scalar(UInt32(key)), !(0x80..<0xA0).contains(scalar.value)
    else { return .beep }
    buffer.insert(scalar == "\r" ? "\n" : String(scalar))
    return .done
  }

  func undoStep() -> KeyEffect {
    guard let buffer, let former = undo.undo() else { return .beep }
    buffer.replace(with: former)
    return .done
  }

  // MARK: - Moving

  func left() -> KeyEffect { move { -$0.scalarsOfCharacterBefore } }
  func right() -> KeyEffect { move { $0.scalarsOfCharacterAfter } }
  func startOfLine() -> KeyEffect { move(beepsAtEnd: false) { $0.startOfLine - $0.cursor } }
  func endOfLine() -> KeyEffect { move(beepsAtEnd: false) { $0.endOfLine - $0.cursor } }

  private func move(beepsAtEnd: Bool = true, _ distance: (EditedText) -> Int) -> KeyEffect {
    guard let buffer else { return .beep }
    let count = distance(buffer.content)
    buffer.move(by: count)
    return count == 0 && beepsAtEnd ? .beep : .done
  }

  /// Moves to the line above; from the first line, to the previous history entry.
  func up() -> KeyEffect {
    change { $0.movedByLine(-1) ?? history.older(than: $0) }
  }

  /// Moves to the line below; from the last line, to the next history entry.
  func down() -> KeyEffect {
    change { $0.movedByLine(1) ?? history.newer(than: $0) }
  }

  private func change(_ replacement: (EditedText) -> EditedText?) -> KeyEffect {
    guard let buffer else { return .beep }
    let present = buffer.content
    guard let next = replacement(present) else { return .beep }
    if next.text == present.text {
      buffer.move(by: next.cursor - present.cursor)
    } else {
      buffer.replace(with: next)
    }
    return .done
  }

  // MARK: - Completion

  /// Completes the word before the cursor.
  ///
  /// With more bytes already waiting the tab was pasted, and is inserted.
  func complete() -> KeyEffect {
    guard let buffer else { return .beep }
    guard !keys.hasMore else {
      buffer.insert("\t")
      return .done
    }
    let content = buffer.content
    let isAgain = textAfterTab == content
    let before = String(content.before)
    let answer = session.completions(before)
    let word = before.suffix(fromUTF8: answer.start)
    let step = CompletionStep(
      word: word, candidates: answer.candidates, followedBy: content.after.first)
    defer { textAfterTab = buffer.content }
    switch step {
    case .nothing: return .beep
    case .replace(let text):
      buffer.deleteBackward(scalars: word.unicodeScalars.count)
      buffer.insert(text)
      return .done
    case .choices(let candidates):
      completionPage = isAgain ? completionPage + 1 : -1
      if isAgain { list(candidates) }
      return isAgain ? .done : .beep
    }
  }

  private func list(_ candidates: [CompletionCandidate]) {
    footer = CompletionMenu.rows(
      of: candidates, columns: screen.columns, atMost: max(2, screen.rows - screen.height - 1),
      page: completionPage)
  }
}

extension String {
  fileprivate func suffix(fromUTF8 offset: Int) -> Substring {
    let start = utf8.index(utf8.startIndex, offsetBy: max(0, offset), limitedBy: utf8.endIndex)
    return self[(start ?? endIndex)...]
  }
}
