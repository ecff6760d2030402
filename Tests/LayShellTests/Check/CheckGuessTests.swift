import Testing

@testable import LayShell

/// What stands for code that is not known, and findings that rest on it.
@Suite struct CheckGuessTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func check(_ code: String) throws -> String { try scratch.checked(code) }

  private func check(view: String) throws -> String { try scratch.checked(view: view) }

  /// `list` is empty, so that nobody knows the movie; its count is a number, as its type says.
  @Test func `a number that is not known is a number, and what it decides a guess`() throws {
    let text = try check(
      """
      class Store: ObservableObject { @Published var list: [Int: Movie] = [:] }
      struct Movie { let voteCount: Int }
      struct Row: View {
        @EnvironmentObject var store: Store
        var body: some View {
          Text("\\(store.list[0]!.voteCount) ratings").lineLimit(1).frame(width: 40)
        }
      }
      #Preview { Row().environmentObject(Store()) }
      """)
    #expect(text.contains("note: Text(\"10 ratings\") is cut"), "\(text)")
    #expect(text.contains("0 findings"), "\(text)")
  }

  /// The column has its ideal height, in which the texts have too few lines at large sizes; how high the key is
  /// nobody knows.
  @Test(arguments: [("Sensor.shared.key", "note"), ("\"Key\"", "warning")])
  func `a text that lacks height beside one that is not known is a guess`(
    _ key: String, _ severity: String
  ) throws {
    let text = try check(
      """
      import Sensors
      struct Page: View {
        var body: some View { ViewThatFits(in: .vertical) { column; ScrollView { column } } }
        private var column: some View {
          VStack(alignment: .leading, spacing: 20) {
            Color.gray.frame(width: 60, height: 60)
            Text("Your private key is yours alone, and it lets you in.")
            VStack(alignment: .leading, spacing: 16) {
              Text(\(key))
              HStack { Button {} label: { Text("Copy private key") }; Spacer() }
            }
            Spacer()
            Text("Next").padding(15)
          }.padding(40)
        }
      }
      """)
    #expect(text.contains("\(severity): Text(\"Copy private key\") is cut"), "\(text)")
  }

  /// A box stands at the trailing edge, of which nobody knows where it is and how wide.
  @Test func `a title beside an item of a bar that is not known is a guess`() throws {
    let text = try check(
      view: """
        NavigationStack {
          Color.green.navigationTitle("A title that is much longer than the bar of a phone is")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem(placement: .navigationBarTrailing) { Gauges(1) } }
        }
        """)
    #expect(text.contains("note: text \"A title"), "\(text)")
  }

  /// A condition that is not known is taken as true.
  @Test(arguments: [
    (".frame(height: isFlat ? 10 : 100)", "note"), (".frame(height: 10)", "warning"),
    (".frame(height: 10).opacity(isFlat ? 0.5 : 1)", "warning"),
  ])
  func `a number that a condition chooses which is not known is a guess`(
    _ modifiers: String, _ severity: String
  ) throws {
    let text = try check(
      """
      import Sensors
      struct Row: View {
        private var isFlat: Bool { Sensor.shared.angle == .flat || Sensor.shared.angle == .low }
        var body: some View { Text("54").font(.system(size: 64))\(modifiers) }
      }
      #Preview { Row() }
      """)
    #expect(text.contains("\(severity): Text(\"54\")"), "\(text)")
    #expect(text.contains("warning:") == (severity == "warning"), "\(text)")
  }

  /// A box of 44 x 44 would not be as wide as the frame.
  @Test func `a computed picture that is not known is resized`() throws {
    try scratch.write(
      """
      import SwiftUI
      struct Code: View {
        let data: Data
        var picture: UIImage { UIImage(data: data, scale: 2) }
        var body: some View { Image(uiImage: picture).resizable().frame(width: 900) }
      }
      #Preview { Code(data: Data()) }
      """, to: "V.swift")
    let run = try Program.run(["tree", "V.swift"], in: scratch.path)
    #expect(
      run.output.split(separator: "\n").contains {
        $0.contains("Image(") && $0.contains("900 x 778 ")
      }, "\(run)")
  }

  @Test(arguments: [
    ("speed.formatted(.number.precision(.fractionLength(2)))", "Speed"), ("speed", "Speed"),
  ])
  func `a text beside one that is not known is a guess`(
    _ value: String, _ words: String
  ) throws {
    let text = try check(
      """
      import Defaults
      struct Row: View {
        @Default(.outputSpeed) private var speed
        var body: some View {
          HStack {
            Text("The rate of the currency in which it is paid").lineLimit(1)
            Text("\\(\(value)) of a neighbour which is as long as that one").lineLimit(1)
          }
        }
      }
      #Preview { Row() }
      """)
    #expect(text.contains("note: Text(\"The rate of"), "\(text)")
    #expect(text.contains("\(words) of a neighbour"), "\(text)")
    #expect(!text.contains("warning:"), "\(text)")
  }

  /// The picture of a library is not here: the box of 44 x 44 is none of the code's frames.
  @Test func `a box that stands for a view is a guess`() throws {
    let text = try check(
      """
      import ColorfulX
      struct Drop: View {
        var body: some View {
          ColorfulView(color: .red).opacity(0.5)
            .overlay { Text("AirDrop").font(.headline).lineLimit(1) }
        }
      }
      #Preview { Drop() }
      """)
    #expect(text.contains("note: Text(\"AirDrop\") is cut"), "\(text)")
    #expect(!text.contains("warning:"), "\(text)")
  }

  /// A box of 44 x 44 stands for the date, which shares the row with the text.
  @Test(arguments: [("Missing(1)", "note"), ("Color.red.frame(width: 290)", "warning")])
  func `a text beside a box that stands for a view is a guess`(
    _ neighbour: String, _ severity: String
  ) throws {
    let text = try check(
      """
      import Missings
      struct Card: View {
        var body: some View {
          HStack { Text("A text of the length of a row").lineLimit(1); \(neighbour).padding() }
        }
      }
      #Preview { Card() }
      """)
    #expect(text.contains(" \(severity): Text(\"A text of the length"), "\(text)")
  }

  /// Its type is not here: taken for every `==`, it would call itself without end.
  @Test func `an operator of one type is for its values alone`() throws {
    let text = try check(
      """
      import CoreData
      func == (one: NSManagedObjectModel, other: NSManagedObjectModel) -> Bool {
        return one.entitiesByName == other.entitiesByName
      }
      class Player: ObservableObject { @Published var item = PlayerKit.shared.item }
      struct Screen: View {
        @StateObject var player = Player()
        var body: some View {
          if player.item.identifier == "x" { Text("Playing") } else { Text("Nothing") }
        }
      }
      #Preview { Screen() }
      """)
    #expect(text.contains("0 findings in 1 view"), "\(text)")
  }

  /// Nobody here knows what `Face` is; a line of 48 is 1.19 x 48 = 57.3 high, more than 30.
  @Test func `a function that does no more than to call one of its name does not call itself`()
    throws
  {
    let text = try check(
      """
      import Faces
      typealias Face = Named<Font>
      extension Font {
        static func custom(_ face: Face, size: CGFloat) -> Font { .custom(face.name, size: size) }
      }
      struct Title: View {
        var body: some View { Text("A").font(.custom(.serif, size: 48)).frame(height: 30) }
      }
      """)
    #expect(text.contains("is 57.3 high in .frame(height: 30)"), "\(text)")
  }

  /// Nobody knows the insets of `Windows`: a padding of 16 stands for that, and the text may be safe.
  @Test(arguments: [("Windows.insets.leading", "note"), ("16", "warning")])
  func `what rests on a modifier without an argument is a guess`(
    _ length: String, _ severity: String
  ) throws {
    let text = try check(
      """
      import Windows
      struct Amount: View {
        var body: some View {
          ScrollView {
            Text("Custom amount").frame(maxWidth: .infinity, alignment: .leading)
              .padding(.leading, \(length))
          }
          .ignoresSafeArea(edges: .horizontal)
        }
      }
      """)
    #expect(text.contains("\(severity): Text(\"Custom amount\") reaches into"), "\(text)")
  }

  /// The text of the button is one line of 20.3: the button is made, and it is less than 44 high.
  @Test func `an initialiser that makes itself of another one does not call itself`() throws {
    let text = try check(
      """
      extension Button {
        init(
          role: ButtonRole?, action: @escaping @Sendable () async -> Void,
          @ViewBuilder label: () -> Label
        ) {
          self = Button(role: role, action: { Task { await action() } }, label: label)
        }
      }
      struct Row: View {
        var body: some View {
          Button(role: nil, action: { await Task.yield() }) { Image(systemName: "star") }
        }
      }
      """)
    #expect(!text.contains("error:"), "\(text)")
    #expect(text.contains("[small-control]"), "\(text)")
  }

  /// A binding to what is nil is none: 600, a distance of 8 and three lines leave no room for the title beside it.
  @Test(arguments: [("nil", false), ("Note(text: \"b\")", true)])
  func `a binding to a value is there where the value is`(_ note: String, _ isShown: Bool) throws {
    let text = try check(
      """
      struct Note { var text: String }
      struct Story { var title: String; var note: Note? }
      struct NoteCard: View {
        @Binding var note: Note
        var body: some View { Color.blue.frame(height: 900); TextField("c", text: $note.text) }
      }
      struct StoryCard: View {
        @Binding var story: Story
        var body: some View {
          VStack {
            Text(story.title)
            if let note = Binding($story.note) { NoteCard(note: note) }
          }
        }
      }
      #Preview { StoryCard(story: .constant(Story(title: "a", note: \(note)))) }
      """)
    #expect(text.contains("[outside-screen]") == isShown, "\(text)")
    #expect(!text.contains("not followed"), "\(text)")
  }

  /// Two of 250 are more than phones on their sides have, and one is less; what stands in place of the other is not shown
  /// with it.
  @Test(arguments: [
    ("then: { Rectangle().frame(height: 250) }, else: { Low() }", nil),
    ("content: { Low() }, placeholder: { Rectangle().frame(height: 250) }", nil),
    ("first: { Rectangle().frame(height: 250) }, second: { Low() }", "note"),
    ("then: { Rectangle().frame(height: 1500); Low() }, else: { Low() }", "note"),
    ("then: { Tall() }, else: { Color.red }", "warning"),
  ])
  func `of closures that stand in place of each other one is shown`(
    _ closures: String, _ severity: String?
  ) throws {
    let text = try check(
      """
      import Stores
      struct Low: View { var body: some View { Text("Low").frame(height: 250).border(.red) } }
      struct Tall: View {
        var body: some View { VStack { Text("A"); Color.red.frame(height: 2000); Text("B") } }
      }
      struct Screen: View {
        var body: some View { WithStore(1) { store in IfLet(store.value, \(closures)) } }
      }
      #Preview { Screen() }
      """)
    for word in ["note", "warning"] {
      #expect(text.contains(" \(word): ") == (word == severity), "\(text)")
    }
  }

  /// Nobody knows `isOn`, which decides over a button of a bar; the title has the room that the buttons leave.
  @Test(arguments: [
    ("if Flags().isOn { Find() }", "note"),
    ("switch Flags().kind { case .plain: Find(); default: EmptyView() }", "note"),
    ("Find()", "warning"),
  ])
  func `what is cut beside a view in a branch that is not known is a guess`(
    _ item: String, _ severity: String
  ) throws {
    let text = try check(
      """
      import Flags
      struct Find: View { var body: some View { Button {} label: { Image(systemName: "magnifyingglass") } } }
      struct Address: View {
        var body: some View {
          NavigationStack {
            Text("a").navigationTitle("Shipping Address").navigationBarTitleDisplayMode(.inline)
              .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Close") {} }
                ToolbarItemGroup(placement: .automatic) { \(item) }
                ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
              }
          }
        }
      }
      """)
    #expect(text.contains(" \(severity): text \"Shipping Address\" is cut"), "\(text)")
  }

  /// Of 320 a padding of 150 at both sides leaves 20; a frame of 20 is as narrow in whatever branch.
  @Test(arguments: [
    ("if Flags().isOn { Label().padding(.horizontal, 150) } else { Label() }", "note"),
    (
      "switch Flags().kind { case .flat: Label(); default: Label().padding(.horizontal, 150).background(.red) }",
      "note"
    ),
    ("if Flags().isOn { Label().padding(.horizontal, 150) }", "warning"),
    ("if Flags().isOn { Label().padding(.horizontal, 150) } else { EmptyView() }", "warning"),
    ("if Flags().isOn { Label().frame(width: 20) } else { Label() }", "note"),
    ("if Flags().isOn { Label().inset() } else { Label() }", "note"),
    ("if Flags().isOn { Inset() } else { Label() }", "warning"),
    ("if Flags().isOn { Narrow().padding(.horizontal, 150) } else { Text(\"A\") }", "warning"),
    (
      "if Flags().isOn { Text(\"A label\").lineLimit(1).frame(width: 20) } else { Text(\"A\") }",
      "warning"
    ),
    ("if 1 > 0 { Label().padding(.horizontal, 150) } else { Label() }", "warning"),
  ])
  func `what a branch that is not known puts around other views is a guess`(
    _ branches: String, _ severity: String
  ) throws {
    let text = try check(
      """
      import Flags
      struct Label: View { var body: some View { Text("A label").lineLimit(1) } }
      struct Narrow: View { var body: some View { Label().frame(width: 20) } }
      struct Inset: View { var body: some View { Label().inset() } }
      extension View { func inset() -> some View { padding(.horizontal, 150) } }
      struct Page: View { var body: some View { \(branches) } }
      #Preview { Page() }
      """)
    #expect(text.contains(" \(severity): Text(\"A label\") is cut"), "\(text)")
  }

  @Test(arguments: [
    (
      "switch Flags().kind { case .flat: VStack { Title() }; default: ZStack { Title(); Name() } }",
      "note"
    ),
    ("switch Flags().kind { case .flat: Text(\"A\"); default: Card().padding(8) }", "warning"),
    ("ZStack { Title(); Name() }", "warning"),
  ])
  func `how a branch that is not known arranges views is a guess`(
    _ view: String, _ severity: String
  ) throws {
    let text = try check(
      """
      import Flags
      struct Title: View { var body: some View { Text("A title") } }
      struct Name: View { var body: some View { Text("The name") } }
      struct Card: View { var body: some View { ZStack { Title(); Name() } } }
      struct Page: View { var body: some View { \(view) } }
      #Preview { Page() }
      """)
    #expect(text.contains(" \(severity): Text("), "\(text)")
    #expect(text.contains("[over-text]"), "\(text)")
  }

  /// Nobody knows how long the text below is, and so not whether the other one lies over it.
  @Test(arguments: [("Kit.rest()", "note"), ("\"Two minutes\"", "warning")])
  func `a text over one that is not known is a guess`(
    _ below: String, _ severity: String
  ) throws {
    let text = try check(
      """
      import Kit
      struct Page: View {
        var body: some View {
          ZStack {
            Text(\(below)).font(.largeTitle)
            Text("Speaking")
          }
        }
      }
      #Preview { Page() }
      """)
    #expect(text.contains(" \(severity): Text(\"Speaking\") lies over"), "\(text)")
  }

  /// Nobody knows how long the text is, and so not whether it is cut.
  @Test(arguments: [
    ("Kit.names", "note: Text(\"Words\") is cut"), ("[\"and\"]", "warning: Text(\"Words and\")"),
  ])
  func `what a loop over what is not known makes is a guess`(_ list: String, _ told: String) throws
  {
    let text = try check(
      """
      import Kit
      struct Names: View {
        private var words: String {
          var words = "Words"
          for name in \(list) { words += " " + name }
          return words
        }
        var body: some View { Text(words).lineLimit(1).frame(width: 20) }
      }
      """)
    #expect(text.contains(told), "\(text)")
  }

  /// What is added is not known, so that nobody knows how far the loop is: it ends.
  @Test func `a number to which one is added that is not known is not known`() throws {
    let text = try check(
      """
      import Kit
      func parts(_ lines: [String]) -> [String] {
        var (place, all) = (0, [String]())
        while place < lines.count {
          all.append("A part")
          place += Kit.length(lines)
        }
        return all
      }
      struct Parts: View {
        var body: some View { Text(parts(["a", "b"]).joined()).lineLimit(1).frame(width: 20) }
      }
      """)
    #expect(text.contains("Text(\"A part\") is cut"), "\(text)")
  }

  /// Nobody knows whether the loop gives the name, or the list, something.
  @Test(arguments: [
    ("var name: String?", "name = part", "name"),
    ("var parts: [String] = []", "parts.append(part)", "parts.first"),
  ])
  func `what is shown since a loop over what is not known gave nothing is a guess`(
    _ variable: String, _ step: String, _ result: String
  ) throws {
    for (list, severity) in [("Kit.parts", "note"), ("[String]()", "warning")] {
      let text = try check(
        """
        import Kit
        struct Name: View {
          private var text: String {
            \(variable)
            for part in \(list) { \(step) }
            return \(result) ?? "A name of some words"
          }
          var body: some View { Text(text).lineLimit(1).frame(width: 20) }
        }
        """)
      #expect(text.contains(" \(severity): Text("), "\(text)")
    }
  }

  /// The function of the class is not that of `String` which calls it, and would never end.
  @Test func `a text as a class of Foundation has other functions`() throws {
    let text = try check(
      """
      extension String {
        func range(of string: String) -> NSRange { (self as NSString).range(of: string) }
      }
      struct V: View { var body: some View { Text("abc".range(of: "b").length > 0 ? "Yes" : "No") } }
      """)
    #expect(text.hasPrefix("0 findings in 1 view"), "\(text)")
  }

  /// The text fits into 160 with 15 points, and would not with those of large texts.
  @Test func `a font of UIKit has its size and never grows`() throws {
    let text = try check(
      """
      extension UIFont { static func app(_ size: CGFloat) -> UIFont { boldSystemFont(ofSize: size) } }
      struct V: View {
        var body: some View {
          Text("Report Broken Site").font(Font(UIFont.app(15))).lineLimit(1).frame(width: 160)
        }
      }
      """)
    #expect(text.hasPrefix("0 findings in 1 view of 1 file\n"), "\(text)")
  }

  @Test func `a preview of a controller is none of a view`() throws {
    let text = try check(
      """
      class Controller: UIViewController { init(a: Int) { super.init(nibName: nil, bundle: nil) } }
      #Preview(traits: .fixedLayout(width: 700, height: 660)) {
        return Controller(a: { let b = 1; return b }())
      }
      """)
    #expect(text.hasPrefix("0 findings in 1 view"), "\(text)")
  }

  /// What the class from UIKit has is not known; it is not what overrides it, which would ask itself without an end.
  @Test func `a property of super is none of the class itself`() throws {
    let text = try check(
      """
      class Board: UIInputViewController {
        var text: String?
        var original: String? { super.title }
        override var title: String? { text ?? original }
      }
      struct V: View {
        let board = Board()
        var body: some View { Text(board.title ?? "None") }
      }
      """)
    #expect(text.hasPrefix("0 findings in 1 view of 1 file"), "\(text)")
  }

  /// `UIColor` is no palette, so the colours inside are compared by what `UIColor` has, not by this again.
  @Test func `an operator of a constrained extension is for types that fulfil it`() throws {
    let text = try check(
      """
      protocol Palette { var name: String { get }; var back: UIColor { get } }
      extension Equatable where Self: Palette {
        static func == (a: Self, b: Self) -> Bool { a.name == b.name && a.back == b.back }
      }
      struct Dark: Palette, Equatable { var name = "Dark"; var back = UIColor.black }
      struct V: View {
        var body: some View { Text(Dark() == Dark() ? "Same" : "Other") }
      }
      """)
    #expect(text.hasPrefix("0 findings in 1 view of 1 file"), "\(text)")
  }

  /// Where the field shows a number, the placeholder behind it, which is wider than 100, is not seen.
  @Test(arguments: ["Float", "CGFloat", "Double", "Int"])
  func `a field shows a number of any type`(_ type: String) throws {
    let text = try check(
      """
      struct V: View {
        @State var value: \(type) = 9
        var body: some View {
          TextField("Frequency Override", value: $value, formatter: NumberFormatter())
            .frame(width: 100)
        }
      }
      """)
    #expect(text.hasPrefix("0 findings in 1 view"), "\(text)")
  }

  /// The field of a mail may show that in place of what is shown while it is empty, which is wider than 100.
  @Test(arguments: [
    (".constant(mail.title)", true), (".constant(mail.title ?? \"\")", true), ("$text", false),
    (".constant(\"\")", false), ("$title", true),
  ])
  func `a placeholder is shown perhaps where a text is not known`(
    _ text: String, _ isGuess: Bool
  ) throws {
    let found = try check(
      """
      struct Title: View {
        let mail: Mail
        @Binding var title: String
        @State var text = ""
        var body: some View { TextField("What the mail is about", text: \(text)).frame(width: 100) }
      }
      #Preview { Title(mail: mail, title: $mail.title) }
      """)
    #expect(found.contains("note: placeholder \"What the mail is about\"") == isGuess, "\(found)")
    #expect(found.contains("warning: placeholder \"What the mail") == !isGuess, "\(found)")
  }

  /// The picture may be smaller than the 100 that stand for it.
  @Test func `a picture of a size that is not known lies over a text perhaps`() throws {
    let text = try check(
      view: """
        HStack { Text("Passwords and more"); Image("logo").frame(width: 16, height: 16) }
        """)
    #expect(
      text.contains("note: Image(\"logo\") lies over Text(\"Passwords and more\")"), "\(text)")
    #expect(text.contains("0 findings"), "\(text)")
  }

  /// A box of 44 x 44 stands for the map, which is as large as the screen.
  @Test(arguments: [
    ("MapView(map: Map())", true), ("Color.red.frame(width: 44, height: 44)", false),
  ])
  func `what is over a view that is not known has the room of that`(
    _ view: String, _ isGuess: Bool
  ) throws {
    let text = try check(
      """
      import ArcGIS
      #Preview {
        \(view).padding(0).overlay(alignment: .bottom) {
          VStack { Text("Accuracy of the place"); Text("All of the satellites") }
            .frame(maxWidth: .infinity).padding(4)
        }
      }
      """)
    #expect(text.contains("texts are cut"), "\(text)")
    #expect(text.contains("0 findings") == isGuess, "\(text)")
  }

  /// What is left out of the argument leaves it, and no other view in its place.
  @Test func `an argument that fails is left out`() throws {
    try scratch.write(
      """
      import SwiftUI
      struct V: View {
        var body: some View {
          VStack { HStack { Text("a"); Text("b") }.padding(10) }.background(color("x"))
        }
      }
      func color(_ name: String) -> Color { Color(UIColor(dynamicNamed: name)!) }
      """, to: "V.swift")
    let text = try Program.run(["tree", "V.swift"], in: scratch.path).output
    #expect(text.split(separator: "HStack").count == 2, "\(text)")
  }

  /// Three of 300 are higher than any phone; each of them alone is not.
  @Test func `the views of groups in a group are previews each`() throws {
    let rows = ["One", "Two", "Three"].map {
      "Text(\"\($0)\").frame(height: 300).previewDisplayName(\"\($0)\")"
    }
    let text = try check(
      """
      struct V_Previews: PreviewProvider {
        static var previews: some View {
          Group { Group { \(rows.joined(separator: "\n")) }.font(.title) }.previewLayout(.sizeThatFits)
        }
      }
      """)
    #expect(text.contains("0 findings in 1 view"), "\(text)")
  }

  /// A label in a style that is 56 high is no small control, whatever else has the name of the style.
  @Test(arguments: ["", "extension URL { static func tall(_ path: String) -> URL { self } }"])
  func `a style is known by its name beside other members of that`(_ further: String) throws {
    let text = try check(
      """
      struct Tall: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.frame(width: 56, height: 56)
        }
      }
      extension ButtonStyle where Self == Tall { static var tall: Tall { Tall() } }
      \(further)
      #Preview { VStack { Button("A") {} }.buttonStyle(.tall) }
      """)
    #expect(text.contains("0 findings in 1 view"), "\(text)")
    #expect(!text.contains("not followed"), "\(text)")
  }
}
