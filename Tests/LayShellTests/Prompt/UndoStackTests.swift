import Testing

@testable import LayShell

struct UndoStackTests {
  @Test func `words are undone one by one`() {
    var undo = UndoStack()
    for end in 0...7 { undo.observe(EditedText(String("one two".prefix(end)))) }
    #expect(undo.undo()?.text == "one ")
    #expect(undo.undo()?.text == "")
    #expect(undo.undo() == nil)
  }

  @Test func `a deletion is one step`() {
    var undo = UndoStack()
    for text in ["", "a", "ab", ""] { undo.observe(EditedText(text)) }
    #expect(undo.undo()?.text == "ab")
  }
}
