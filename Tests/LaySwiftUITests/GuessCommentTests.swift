import LayLanguage
import LaySwiftUI
import Testing

/// Comments in the script, which stand before what the reader has guessed.
///
/// The programs are written by hand.
struct GuessCommentTests {
  private func read(_ code: String) throws -> SwiftProgram {
    var options = SwiftReadingOptions()
    options.hasComments = true
    return try SwiftReader.read([SwiftFile(name: "A.swift", text: code)], options)
  }

  @Test
  func `a comment stands before the form that was guessed`() throws {
    let code = """
      VStack {
        Atlas()  // lay: 100 x 40
        Text("a").glow(2)
        Text("b").padding(4).glow(2)
        Image("hills")
        Image("logo") // lay: 60 x 20
      }
      """
    let script = """
      (vstack
        ; guessed: `Atlas` is not known here: a box of 100 x 40 stands for it
        (frame :width 100 :height 40 (color gray))
        ; guessed: the modifier `glow` is not known here and left out
        (text "a")
        ; guessed: the modifier `glow` is not known here and left out
        (-> (text "b") (padding 4))
        ; guessed: `Image("hills")` is taken as 100 x 100
        (image "hills")
        (image "logo" :width 60 :height 20))

      """
    let program = try read(code)
    #expect(program.text == script)
    #expect(program.remarks.count == 3)
  }

  @Test
  func `what is known has no comments`() throws {
    let program = try read("struct A: View { var body: some View { Text(\"a\").bold() } }")
    #expect(!program.text.contains(";"))
  }

  @Test
  func `what is taken from the environment is told`() throws {
    let code = """
      struct A: View {
        @Environment(\\.scenePhase) var phase
        var body: some View { phase == .active ? Color.red : Color.blue }
      }
      """
    #expect(try read(code).text.contains("; guessed: `scenePhase` is `active`"))
  }
}
