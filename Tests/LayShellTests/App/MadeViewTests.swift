import Foundation
import Testing

/// A view that needs arguments is shown with those that its app gives it.
///
/// The texts and numbers that are expected are those that stand in the code which makes the view.
@Suite struct MadeViewTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.makeFolder("App.xcodeproj")
    try scratch.makeFolder("App")
    try scratch.write(Self.row, to: "App/Row.swift")
  }

  private static let row = """
    import SwiftUI

    struct Row: View {
      let title: String
      var body: some View { Text(title) }
    }
    """

  private func tree(_ view: String, _ files: [String: String]) throws -> Program.Run {
    for (name, code) in files { try scratch.write(code, to: "App/\(name)") }
    return try Program.run(["tree", "App/\(view).swift", "--view", view], in: scratch.path)
  }

  private static let home = """
    import SwiftUI

    struct Home: View {
      var body: some View {
        VStack {
          Missing()
          ForEach(["Tea", "Coffee"], id: \\.self) { Row(title: $0) }
        }
      }
    }
    """

  @Test func `another view gives the arguments, and what is not known in it is not told`() throws {
    let run = try tree("Row", ["Home.swift": Self.home])
    #expect(run.status == 0)
    #expect(run.output.contains("Text(\"Tea\")"))
    #expect(run.errors.contains("`Row` is shown with the arguments that `Home` gives it"))
    #expect(!run.errors.contains("Missing"))
  }

  @Test func `a preview goes first`() throws {
    let preview = "import SwiftUI\n#Preview(\"One\") { Row(title: \"Water\") }"
    let run = try tree("Row", ["Home.swift": Self.home, "Previews.swift": preview])
    #expect(run.output.contains("Text(\"Water\")"))
    #expect(run.errors.contains("the arguments that `One` gives it"))
  }

  /// The call stands in a branch that does not run; its `name` is what the view has.
  @Test func `a call that does not run gives its arguments`() throws {
    let screen = """
      import SwiftUI

      struct Screen: View {
        @State var isOn = false
        let name = "Juice"
        var body: some View {
          if isOn { Card(title: name) { Text("Inside") } }
        }
      }
      """
    let card = """
      import SwiftUI

      struct Card<Content: View>: View {
        let title: String
        @ViewBuilder let content: () -> Content
        var body: some View {
          VStack {
            Text(title)
            content()
          }
        }
      }
      """
    let run = try tree("Card", ["Card.swift": card, "Screen.swift": screen])
    #expect(run.output.contains("Text(\"Juice\")"))
    #expect(run.output.contains("Text(\"Inside\")"))
    #expect(run.errors.contains("`Card` is shown with the arguments that `Screen` gives it"))
    #expect(!run.errors.contains("nothing gives"))
  }

  @Test func `a static member of the view gives its arguments`() throws {
    let bullet = """
      import SwiftUI

      struct Bullet: View {
        private let sign: String
        var body: some View { Text(sign) }
        static var disc: Self { .init(sign: "Disc") }
      }
      """
    let run = try tree("Bullet", ["Bullet.swift": bullet])
    #expect(run.output.contains("Text(\"Disc\")"))
    #expect(run.errors.contains("`Bullet` is shown with the arguments that `Bullet.disc` gives it"))
  }

  @Test func `a view inside of the provider of previews gives its arguments`() throws {
    let provider = """

      struct Row_Previews: PreviewProvider {
        struct Inner: View {
          @State private var title = "Nested"
          var body: some View { Row(title: title) }
        }
        static var previews: some View { Inner() }
      }
      """
    // The macro of another file is no reason to pass the provider over.
    let home = "import SwiftUI\n#Preview { Text(\"Home\") }\n"
    let files = ["Row.swift": Self.row + provider, "Home.swift": home]
    let run = try tree("Row", files)
    #expect(run.output.contains("Text(\"Nested\")"))
    #expect(run.errors.contains("with the arguments that `Row_Previews` gives it"))
  }

  @Test func `lines of stand-ins go before`() throws {
    let run = try tree("Row", ["Home.swift": Self.home, "lay.stand-ins": "title = \"Line\"\n"])
    #expect(run.output.contains("Text(\"Line\")"))
    #expect(!run.errors.contains("is shown with"))
  }

  @Test func `where nothing makes it the names of its arguments are shown`() throws {
    let run = try tree("Row", [:])
    #expect(run.output.contains("Text(\"Title\")"))
    #expect(run.errors.contains("nothing gives `title` of `Row` a value here"))
  }
}
