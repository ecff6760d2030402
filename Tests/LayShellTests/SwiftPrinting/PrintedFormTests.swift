import Testing

@testable import LayShell

/// Views of SwiftUI code as forms: each form follows by hand from the declarations of the language, and
/// `--to-lay` prints only forms that give the same layout.
@Suite struct PrintedFormTests {
  @Test(arguments: [
    (#"Label("Go", systemImage: "play")"#, #"(label "Go" :system-image "play")"#),
    (#"Button("Run", systemImage: "play") {}"#, #"(button "Run" :system-image "play")"#),
    (#"Toggle("Sound", isOn: .constant(true))"#, #"(toggle "Sound" :is-on true)"#),
    (#"TextEditor(text: .constant("ab"))"#, #"(text-editor "ab")"#),
    ("EditButton()", "(edit-button)"),
    (#"Image("photo").resizable()"#, #"(image "photo" :resizable true)"#),
    (#"Text("a").background { Circle() }"#, #"(background (circle) (text "a"))"#),
    (#"Text("a").background(.red)"#, #"(background red (text "a"))"#),
    (#"Text("a").contentShape(Rectangle())"#, #"(text "a")"#),
    (
      "Circle().fill(Color(red: 0.2, green: 0.4, blue: 0.6))",
      // 0.2, 0.4 and 0.6 of 255 are 51, 102 and 153.
      ##"(fill "#336699" (circle))"##
    ),
    // All digits of 100 / 3 as a number of 64 bits.
    ("Circle().frame(width: 100.0 / 3)", "(frame :width 33.333333333333336 (circle))"),
    (
      #"NavigationView { Text("a").navigationBarTitle(Text("Top"), displayMode: .inline) }"#,
      #"(navigation-view (navigation-bar-title "Top" :display-mode inline "#
        + #"(navigation-bar-title-display-mode inline (text "a"))))"#
    ),
    (
      #"NavigationView { Text("a").navigationBarItems(trailing: Text("b")) }"#,
      "(navigation-view (toolbar (toolbar-item :placement navigation-bar-trailing "
        + #"(text "b")) (text "a")))"#
    ),
  ])
  func `a view has a form`(view: String, form: String) throws {
    #expect(try Self.printed("#Preview { \(view) }") == form)
  }

  /// The tag is a case of an enumeration, which no variable of a script is.
  @Test func `a tag is a name`() throws {
    let form = try Self.printed(
      """
      enum Size { case small, large }
      #Preview { Text("a").tag(Size.small) }
      """)
    #expect(form == "(tag 'small (text \"a\"))")
  }

  /// The frame of the second button, not the button that it moves, is what no word says: only that button
  /// is printed as what its style makes of it.
  @Test func `the view that moves others is printed as what it is made of`() throws {
    let form = try Self.printed(
      """
      struct Tall: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.frame(height: 50)
        }
      }
      #Preview {
        VStack {
          Button("a") {}
          Button("b") {}.buttonStyle(Tall())
        }
      }
      """)
    #expect(form == "(vstack (button \"a\") (frame :height 50 (text \"b\")))")
  }

  /// The form in one line.
  private static func printed(_ code: String) throws -> String {
    let scratch = try ScratchFolder()
    let run = try Program.run(["swift", scratch.file(code, ending: "swift"), "--to-lay"])
    #expect(run.status == 0, "\(run.errors)")
    return run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
