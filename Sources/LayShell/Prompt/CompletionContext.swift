import LayLanguage

/// Where the cursor stands in the text before it.
struct CompletionContext {
  /// The word that the cursor is in; may be empty.
  private(set) var word = ""
  /// The words of the innermost open form before the cursor's, its head first.
  private(set) var form: [String] = []
  /// The word before the cursor's.
  private(set) var previous: String?
  /// The command of the line, where it is one.
  private(set) var command: String?
  /// Whether the word is the first of a form, or of an item outside of all forms.
  private(set) var isAtHead = false
  private(set) var isAtItemStart = false
  /// Whether the word is a string that is still open; its quote is no part of it.
  private(set) var isInString = false

  /// The first word of the innermost open form.
  var head: String? { form.first }

  /// How many arguments without a keyword stand before the cursor.
  var positionalCount: Int {
    var count = 0
    var isValue = false
    for word in form.dropFirst() {
      if !isValue, !word.hasPrefix(":") { count += 1 }
      isValue = word.hasPrefix(":")
    }
    return count
  }

  init(_ text: String) {
    var open: [[String]] = []
    var line: [String] = []
    var isEscaped = false
    var isInComment = false
    func end(_ word: inout String) {
      guard !word.isEmpty else { return }
      if open.isEmpty { line.append(word) } else { open[open.count - 1].append(word) }
      word = ""
    }
    for character in text {
      if isInString {
        isInString = character != "\"" || isEscaped
        isEscaped = character == "\\" && !isEscaped
        word.append(character)
        if !isInString { end(&word) }
        continue
      }
      if isInComment {
        isInComment = !character.isNewline
        continue
      }
      switch character {
      case "\"":
        end(&word)
        isInString = true
      case ";": isInComment = true
      case "(", "[":
        end(&word)
        open.append([])
      case ")", "]":
        end(&word)
        if let closed = open.popLast() {
          let form = "(\(closed.first ?? ""))"
          if open.isEmpty { line.append(form) } else { open[open.count - 1].append(form) }
        }
      case _ where character.isNewline:
        end(&word)
        if open.isEmpty { line = [] }
      case _ where character.isWhitespace: end(&word)
      case "'": break
      default: word.append(character)
      }
    }
    place(open, line)
  }

  private mutating func place(_ open: [[String]], _ line: [String]) {
    if let form = open.last {
      self.form = form
      previous = form.last
      isAtHead = form.isEmpty
    } else {
      previous = line.last
      isAtItemStart = line.isEmpty
      if let first = line.first, CommandList.isCommand(first) { command = first }
    }
  }
}
