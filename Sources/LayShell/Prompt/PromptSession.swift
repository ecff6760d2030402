import LayLanguage

/// What the prompt asks of the session.
struct PromptSession {
  let shell: Shell
  /// The status line below the entry, for a width in columns; nil for none.
  let status: (_ columns: Int) -> String?

  /// The completions at the cursor.
  func completions(_ textBeforeCursor: String) -> CompletionAnswer {
    Completion.answer(textBeforeCursor, in: shell.session)
  }

  /// The reading of a text; nil for a very long one, which would take too long at each key.
  func reading(of text: String) -> InputReading? {
    guard text.utf8.count <= 8192 else { return nil }
    return InputReading(text, TypedText.tokens(of: text), kind: kind) { name in
      Catalogue.layoutParts.contains(name) || Catalogue.forms.contains { $0.names.contains(name) }
    }
  }

  /// The kind of a name; nil if it is unknown.
  private func kind(of name: String) -> NameKind? {
    let entry = Catalogue.entry(named: name)
    if entry == nil, CommandList.isCommand(name) { return .command }
    if case .declaration(let declaration) = entry {
      switch declaration.kind {
      case .view, .container: return .view
      case .modifier: return .modifier
      default: return .other
      }
    }
    let isKnown =
      entry != nil || Catalogue.layoutParts.contains(name)
      || shell.session.interpreter.value(of: name) != nil
    return isKnown ? .other : nil
  }

  /// Tells of a problem, such as a history that cannot be written.
  func warn(_ message: String) { shell.warn(Complaint(message)) }
}

/// The answer to a Tab.
struct CompletionAnswer {
  /// Where the word to replace starts: an offset in UTF-8 bytes into the text before the cursor.
  var start: Int
  var candidates: [CompletionCandidate]
}

/// An event of the prompt, for the shell.
enum PromptEvent: Equatable, Sendable {
  /// A text to evaluate: one form over several lines, or several forms at once.
  case entry(String)

  /// Ctrl-C on an empty line; on a typed entry Ctrl-C clears the text without an event.
  case interrupted

  /// Ctrl-D on an empty line, or a terminal that went away.
  case endOfInput

  /// Reading from the terminal failed with this `errno`, and the shell should exit.
  case failed(Int32)
}
