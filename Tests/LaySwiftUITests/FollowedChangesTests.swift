import LayLanguage
import LaySwiftUI
import Testing

/// How states that change while views are laid out are translated.
///
/// The programs are written by hand.
struct FollowedChangesTests {
  private func read(_ code: String) throws -> SwiftProgram {
    try SwiftReader.read([SwiftFile(name: "A.swift", text: code)])
  }

  @Test
  func `a state that is measured is one of the view, and others are parameters`() throws {
    let code = """
      struct Bar: View {
        @State private var width: CGFloat = 0
        @State private var isRed = true
        var body: some View {
          Text("ab").onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
            .frame(maxWidth: width).foregroundStyle(isRed ? .red : .blue)
        }
      }
      """
    let text = try read(code).text
    #expect(text.contains("(define (bar :is-red (is-red true))"))
    #expect(text.contains("(define-state the-width 0)"))
    #expect(text.contains("(fn (x) (set! the-width x))"))
  }

  @Test
  func `who is given a binding that changes is given what changes it`() throws {
    let code = """
      struct Child: View {
        @Binding var side: CGFloat
        @Binding var title: String
        var body: some View {
          TextField("Name", text: $title)
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { side = $0 }
        }
      }
      struct Parent: View {
        @State private var side: CGFloat = 3
        @State private var title = "Hi"
        var body: some View { Child(side: $side, title: $title).frame(height: side) }
      }
      """
    let text = try read(code).text
    #expect(text.contains(":set-side (set-side (fn (x) nil))"))
    #expect(text.contains("(fn (x) (set-side x))"))
    #expect(text.contains(":set-side (fn (new) (set! side new))"))
    #expect(!text.contains("set-title"))
    #expect(text.contains("(define (parent :title (title \"Hi\"))"))
  }

  @Test
  func `what happens by itself changes nothing where nobody shows it`() throws {
    let code = """
      struct Quiet: View {
        var body: some View {
          Text("a").onAppear { print("here") }.task { await Log.shared.note("a") }
            .onChange(of: 3) { print("changed") }
        }
      }
      """
    let program = try read(code)
    #expect(program.text == "(define (quiet) (text \"a\"))\n\n(quiet)\n")
    #expect(program.remarks.isEmpty)
  }

  @Test
  func `a value that is known when the view appears is set when it appears`() throws {
    let code = """
      struct Shown: View {
        @State private var isShown = false
        var body: some View {
          Text("a").opacity(isShown ? 1 : 0).onAppear { withAnimation { isShown = true } }
        }
      }
      """
    let text = try read(code).text
    #expect(text.contains("(define-state is-shown false)"))
    #expect(text.contains("(on-appear (fn () (set! is-shown true)))"))
  }

  @Test
  func `an object that is found around a view changes for it and what is in it`() throws {
    let code = """
      @Observable final class Around { var width = 1.0 }
      struct Some: View {
        @Environment(Around.self) private var around
        var body: some View {
          Color.red.frame(width: around.width).onAppear { around.width = 3 }
        }
      }
      """
    let program = try read(code)
    #expect(program.remarks.isEmpty, "\(program.remarks)")
    #expect(program.text.contains("(define-state around (:around-object surroundings))"))
    #expect(program.text.contains("(set! (:width around) 3)"))
    #expect(program.text.contains("(environment around-object around)"))
  }

  @Test(arguments: [
    (
      "onGeometryChange(for: CGFloat.self) { $0.size.width } action: { print($0) }",
      "is not followed"
    ),
    ("task { width = await Net.width() }", "what is waited for is not known here"),
    ("task { while true { width += 1; await Net.tick() } }", "again and again"),
    ("onAppear { width = unknownWidth }", "it stays as it is"),
  ])
  func `what cannot be followed is said`(_ modifier: String, _ words: String) throws {
    let code = """
      @Observable final class Around { var width = 1.0 }
      struct Some: View {
        @State private var width: CGFloat = 10
        @Environment(Around.self) private var around
        var body: some View { Color.red.frame(width: width).\(modifier) }
      }
      """
    let program = try read(code)
    #expect(program.remarks.contains { $0.message.contains(words) }, "\(program.remarks)")
    #expect(!program.text.contains("set!"), "\(program.text)")
  }
}
