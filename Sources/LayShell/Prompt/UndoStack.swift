/// The states of one entry, the present one last.
///
/// Letters typed one after the other are one step, up to the blank after them.
struct UndoStack {
  private var states: [EditedText] = []
  private var isTyping = false

  /// The text as it was before the last key.
  var last: EditedText? { states.last }

  /// More than anybody undoes, and little memory.
  private static let limit = 200

  /// Looks at the text before each key.
  mutating func observe(_ present: EditedText) {
    guard let last = states.last else { return states.append(present) }
    if last.text == present.text {
      states[states.count - 1].cursor = present.cursor
      return
    }
    let isTyped = Self.isOneScalar(from: last, to: present)
    if isTyped && isTyping {
      states[states.count - 1] = present
    } else {
      states.append(present)
      if states.count > Self.limit { states.removeFirst() }
    }
    isTyping = isTyped && present.before.last?.isWhitespace == false
  }

  /// The state before the last step; `nil` if there is none.
  mutating func undo() -> EditedText? {
    guard states.count > 1 else { return nil }
    states.removeLast()
    isTyping = false
    return states.last
  }

  private static func isOneScalar(from last: EditedText, to present: EditedText) -> Bool {
    present.cursor == last.cursor + 1
      && present.text.unicodeScalars.count == last.text.unicodeScalars.count + 1
  }
}
