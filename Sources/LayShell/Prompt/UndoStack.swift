/// The states of one entry; the last is the current one.
///
/// Characters typed in a row are one step, up to and including the next whitespace.
struct UndoStack {
  private var states: [EditedText] = []
  private var isTyping = false

  /// The text as it was before the last key.
  var last: EditedText? { states.last }

  /// The most states that are kept.
  private static let limit = 200

  /// Records the text; called before each key.
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
