import Foundation
import Testing

@testable import LayShell

/// What one change mends is one finding.
@Suite struct CheckCauseTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// Fifteen cells of 8 are 120, in a frame of 100; and two lines of 16 are 32, in one of 16.
  private static let code = """
    import SwiftUI

    struct Row: View {
      var body: some View {
        ScrollView {
          VStack {
            Text("Twelve months").lineLimit(1)
            Text("Seven years of it").lineLimit(1)
          }
          .frame(width: 60, height: 20)
        }
      }
    }
    """

  private func findings(_ words: String..., in code: String = code) throws -> [[String: Any]] {
    try scratch.write(code, to: "Row.swift")
    let run = try Program.run(
      ["check", "Row.swift", "--format", "json"] + words, in: scratch.path)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return try #require(object?["findings"] as? [[String: Any]])
  }

  private func others(_ finding: [String: Any]?) -> [[String: Any]] {
    finding?["also"] as? [[String: Any]] ?? []
  }

  /// The frame leaves too little room for both texts.
  @Test func `what a frame leaves no room for is one finding`() throws {
    let found = try findings()
    #expect(found.count == 1, "\(found)")
    #expect(others(found.first).count >= 1)
    try scratch.write(Self.code, to: "Row.swift")
    let text = try Program.run(["check", "Row.swift"], in: scratch.path).output
    #expect(text.contains("\n  also: ") && text.contains("(Row.swift:8)"), "\(text)")
  }

  /// Lines of 20.3 and of 20.3 + 22 have room in 64, and those of 22.7 and 22.7 + 24.3 not.
  ///
  /// The first text is wider than 200 at sizes for accessibility alone.
  @Test func `what is told of several texts is told where one of them is cut`() throws {
    let text = try scratch.checked(
      view: """
        VStack(spacing: 0) { Text("Two words"); Text("Some words that take two lines") }
          .frame(width: 200, height: 64)
        """)
    #expect(text.contains("2 texts are cut by .frame(width: 200, height: 64)"), "\(text)")
    #expect(text.contains("[text-cut]: all widths from x-large"), "\(text)")
  }

  /// What is 50 high is moved up by 150 out of the low windows, whatever priority the text has; that mends that the text
  /// is cut at the sizes for accessibility.
  @Test func `what a change does not mend is told by itself`() throws {
    let found = try findings(
      in: """
        import SwiftUI
        struct Row: View {
          @State var name = ""
          var body: some View {
            VStack {
              HStack { Text("Name:"); TextField("", text: $name) }
                .padding(10).frame(height: 50).textFieldStyle(.roundedBorder).padding(.horizontal, 20)
              Color.blue.frame(height: 50)
            }
            .offset(y: -150)
          }
        }
        """)
    #expect(found.contains { $0["rule"] as? String == "outside-screen" }, "\(found)")
    let cut = found.first { $0["rule"] as? String == "text-cut" }
    #expect(cut?["help"] as? String == "`.layoutPriority(1)` behind it", "\(found)")
    #expect(!others(cut).contains { $0["rule"] as? String == "outside-screen" }, "\(found)")
  }

  /// Of 320 paddings, spacings and signs at the largest sizes of texts leave nothing to two texts.
  @Test(arguments: [
    """
    HStack(spacing: 20) {
      Label("Decrease", systemImage: "minus.circle"); Spacer(); Text("0").font(.title).bold()
      Spacer(); Label("Increase", systemImage: "plus.circle")
    }.padding(32)
    """,
    """
    Form {
      LabeledContent { Text("Required") } label: {
        HStack(spacing: 4) {
          Image(systemName: "tag")
          VStack { HStack { Text("Description") }; Text("Optional subtitle").font(.caption) }
          Image(systemName: "questionmark.circle.fill")
        }
      }
    }
    """,
  ])
  func `texts without room in one row are one finding`(_ view: String) throws {
    let text = try scratch.checked(view: view)
    #expect(text.split(separator: "warning:").count == 2, "\(text)")
    #expect(text.contains("has no width") && text.contains("[no-room] (V.swift"), "\(text)")
  }

  /// 12 of 20.3 are above the window of a phone on its side, and in what an upright one keeps free.
  @Test func `what reaches out of a window and into what is kept free is one finding`() throws {
    let text = try scratch.checked(
      view: "Text(\"Silent\\nOn\").padding(4).offset(y: -UIScreen.main.bounds.height / 2.3)")
    #expect(text.contains("1 finding in 1 view"), "\(text)")
    #expect(text.contains("[outside-screen]") && text.contains("[outside-safe-area]"), "\(text)")
  }

  /// 44 + 8 + 420 are 472.
  ///
  /// Of a phone of 402 x 874 on its side 381 are left, in the middle of which that is: 45.5 are
  /// above and below it. In 594 x 466 the rectangle has room by itself.
  @Test func `the phone of today is told first, and what else is out of its window`() throws {
    let text = try scratch.checked(
      view: """
        VStack {
          Button {} label: { Image(systemName: "xmark").frame(width: 44, height: 44) }
          Color.red.frame(width: 100, height: 420)
        }
        """)
    #expect(
      text.contains("sticks out by 45.5 at the bottom, and 1 control beside it by 45.5 at the top"),
      "\(text)")
    #expect(text.contains("(V.swift:2, phones on their sides with 594 x 466)"), "\(text)")
  }

  /// A button that is too small in all windows, and a text in what devices keep free: room mends the first alone.
  @Test(arguments: [
    (".ignoresSafeArea()", ".ignoresSafeArea"),
    (".edgesIgnoringSafeArea(.all)", ".edgesIgnoringSafeArea"),
  ])
  func `what mends a finding in windows mends none of a device`(
    _ modifier: String, _ name: String
  ) throws {
    let code = """
      #Preview {
        ZStack(alignment: .bottom) {
          Color.teal.ignoresSafeArea()
          VStack {
            Spacer()
            Button {} label: { Color.red.frame(width: 20, height: 20) }
            Spacer()
            Text("Map data")
          }
        }\(modifier)
      }
      """
    let found = try findings(in: code)
    #expect(
      found.map { $0["rule"] as? String } == ["small-control", "outside-safe-area"], "\(found)")
    #expect(found.first?["help"] is String && others(found.first).isEmpty)
    #expect(found.last?["help"] as? String == "leave `\(name)(…)` out")
  }

  /// A comment on the line of the first one leaves the others.
  @Test func `others are told where the first one is ignored`() throws {
    let line = "Text(\"Twelve months\").lineLimit(1)"
    let code = Self.code.replacing(line, with: line + " // lay: ignore")
    let found = try findings(in: code)
    #expect(found.count == 1)
    let source = found.first?["source"] as? [String: Any]
    #expect(source?["line"] as? Int != 7, "\(found)")
  }

  @Test func `a baseline knows all of them`() throws {
    try scratch.write(Self.code, to: "Row.swift")
    let known = try Program.run(["check", "Row.swift", "--format", "json"], in: scratch.path).output
    try scratch.write(known, to: "known.json")
    #expect(try findings("--baseline", "known.json").isEmpty)
  }

  /// The row of 5 x 80 is wider than a phone, and through it the stack around it is, in which the title has the
  /// room of the stack then, which is wider than the phone too.
  @Test func `what is too wide through another view is no finding of its own`() throws {
    let found = try findings(
      in: """
        import SwiftUI

        struct Row: View {
          var body: some View {
            ScrollView {
              VStack {
                Text("A title of some words, which is longer than the width of a phone")
                HStack(spacing: 0) {
                  ForEach(0..<5) { index in Button { } label: { Color.red.frame(width: 80, height: 44) } }
                }
              }
              .frame(maxWidth: .infinity)
            }
          }
        }
        """)
    #expect(found.count == 1 && found.first?["rule"] as? String == "outside-screen", "\(found)")
    let source = found.first?["source"] as? [String: Any]
    #expect(source?["line"] as? Int == 8, "\(found)")
  }

  /// "Notifications" has no room in 60 points at any size from `large` on: its thirteen letters are 8 wide or so.
  @Test func `a word that is broken is a finding`() throws {
    let text = "Text(\"Notifications\").frame(width: 60)"
    let code = "import SwiftUI\nstruct Row: View { var body: some View { ScrollView { \(text) } } }"
    let found = try findings(in: code)
    #expect(found.first?["rule"] as? String == "word-broken", "\(found)")
    #expect((found.first?["detail"] as? String)?.contains("“Notifications”") == true)
    for other in ["Text(\"https://apple.com\")", "Text(\"I am so\")"] {
      let none = try findings(in: code.replacing("Text(\"Notifications\")", with: other))
      #expect(!none.contains { $0["rule"] as? String == "word-broken" }, "\(none)")
    }
  }

  /// More lines would break the price.
  @Test func `no remedy breaks a word`() throws {
    let found = try findings(
      in: """
        import SwiftUI
        struct Row: View {
          var body: some View { ScrollView { Text("$1,499.00").lineLimit(1).frame(width: 50) } }
        }
        """)
    let help = found.first?["help"] as? String ?? ""
    #expect(
      found.first?["rule"] as? String == "text-cut" && !help.contains("lineLimit"), "\(found)")
  }

  /// Its rows scroll already.
  @Test func `nothing that scrolls is put into a scroll view`() throws {
    let found = try findings(
      in: """
        import SwiftUI
        struct Row: View {
          var body: some View {
            NavigationStack { VStack { Text("Hi"); Button("Press") { }.frame(width: 900, height: 2000) } }
          }
        }
        """)
    #expect(!found.isEmpty)
    for finding in found {
      #expect((finding["help"] as? String)?.contains("ScrollView") != true, "\(finding)")
    }
  }
}
