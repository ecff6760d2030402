import Foundation
import Testing

/// An app is its files: what a view needs is found in them.
@Suite struct AppTests {
  private let scratch: ScratchFolder

  /// An app with a project, a package in it, and links.
  init() throws {
    scratch = try ScratchFolder()
    for folder in ["App.xcodeproj", "App/Views", "App/Other", "Kit/Sources/Kit", "Pods/Kit"] {
      try scratch.makeFolder(folder)
    }
    try scratch.write(Self.screen, to: "App/Views/Screen.swift")
    try scratch.write(Self.parts, to: "App/Views/Parts.swift")
    try scratch.write(Self.others, to: "App/Other/Others.swift")
    try scratch.write("let package = 1", to: "Kit/Package.swift")
    try scratch.write(Self.kit, to: "Kit/Sources/Kit/Kit.swift")
    try scratch.write("struct Row {", to: "Pods/Kit/Row.swift")
  }

  private static let screen = """
    import Kit
    import SwiftUI

    struct Screen: View {
      var body: some View {
        VStack(spacing: 0) {
          Row()
          Badge()
          Color.red.frame(width: 10, height: height).wide()
        }
      }
    }

    private let height: CGFloat = 4

    #Preview("Whole") { Screen() }
    """

  private static let parts = """
    import SwiftUI

    struct Row: View {
      var body: some View { Color.blue.frame(width: 40, height: 20) }
    }

    private let height: CGFloat = 100
    """

  private static let others = """
    import Kit
    import SwiftUI

    struct Row: View {
      var body: some View { Color.blue.frame(width: 70, height: 70) }
    }

    struct Badge: View {
      var body: some View { Color.blue.frame(width: 1, height: 1) }
    }

    struct Alone: View {
      var body: some View { Color.blue.frame(width: 3, height: 5) }
    }

    extension View {
      func wide() -> some View { padding(.horizontal, Insets.usual) }
    }

    @main struct Main: App {
      var body: some Scene { WindowGroup { Screen() } }
    }
    """

  /// Its `Badge` is farther than the app's; its `Hidden` is not seen outside.
  private static let kit = """
    import SwiftUI

    public enum Insets { public static let usual: CGFloat = 6 }
    public struct Badge: View {
      public init() {}
      public var body: some View { Color.blue.frame(width: 90, height: 90) }
    }
    struct Hidden: View { var body: some View { Color.blue } }
    """

  private func run(_ arguments: [String]) throws -> Program.Run {
    try Program.run(arguments, in: scratch.path, environment: ["LAY_STRICT_SWIFT": "1"])
  }

  @Test func `what a file needs is found in its app, the nearest first`() throws {
    let run = try run(["tree", "App/Views/Screen.swift"])
    #expect(run.status == 0)
    // The widest of 40, of 1, and of 10 with 6 on both sides; 20 + 1 + 4.
    #expect(run.output.contains("40 x 25"))
    #expect(run.output.contains("22 x 4"))
    #expect(run.errors.components(separatedBy: "this `Row` is passed over").count == 2)
    #expect(!run.errors.contains("Pods"))
  }

  @Test func `what is named alone is read alone`() throws {
    let run = try run(["tree", "App/Views/Screen.swift", "--only"])
    #expect(run.status == 65)
    #expect(run.errors.contains("Row"))
    let both = try self.run(["--only", "App/Other/Others.swift", "--view", "Alone"])
    #expect(both.status == 0)
  }

  @Test func `a package shows what is public to files that import it`() throws {
    try scratch.write(
      "import SwiftUI\nstruct Uses: View { var body: some View { Hidden() } }",
      to: "App/Views/Uses.swift")
    #expect(try run(["tree", "App/Views/Uses.swift"]).errors.contains("Hidden"))
    try scratch.write(
      "import SwiftUI\nstruct Uses: View { var body: some View { Color.red.frame(width: Insets.usual) } }",
      to: "App/Views/Uses.swift")
    #expect(try run(["tree", "App/Views/Uses.swift"]).errors.contains("Insets"))
  }

  @Test func `links out of the app and files that are no text are told`() throws {
    let outside = try ScratchFolder()
    try outside.write("struct Outside {}", to: "Outside.swift")
    let links = FileManager.default
    try links.createSymbolicLink(
      atPath: scratch.path + "/App/Outside.swift",
      withDestinationPath: outside.path + "/Outside.swift")
    try links.createSymbolicLink(
      atPath: scratch.path + "/App/Ring", withDestinationPath: scratch.path + "/App")
    try Data([0xFF, 0xFE]).write(to: URL(fileURLWithPath: scratch.path + "/App/Broken.swift"))
    let run = try run(["tree", "App/Views/Screen.swift"])
    #expect(run.status == 0)
    #expect(run.errors.contains("Outside.swift` is left out: it is a link out of the folder"))
    #expect(run.errors.contains("Broken.swift` is no text in UTF-8"))
    #expect(run.output.contains("40 x 25"))
  }

  /// The drawing is 30 x 18 points, which stands late in its file.
  ///
  /// Of 90 x 60 pixels at three a point there are 30 x 20 points. A
  /// text of the face `mono` has 8 points a character and is 20 high. A symbol is as
  /// wide as a line is high.
  @Test func `pictures have the sizes of the catalogs, and texts are those of a language`() throws {
    try scratch.makeFolder("App/Assets.xcassets/logo.imageset")
    try scratch.makeFolder("App/Assets.xcassets/Icons/photo.imageset")
    try scratch.makeFolder("App/de.lproj")
    try scratch.write(
      #"{"images": [{"idiom": "universal", "filename": "logo.pdf"}]}"#,
      to: "App/Assets.xcassets/logo.imageset/Contents.json")
    try scratch.write(
      "%PDF-1.4 " + String(repeating: "x", count: 300_000) + " /MediaBox [0 0 30 18]",
      to: "App/Assets.xcassets/logo.imageset/logo.pdf")
    try scratch.write(
      #"{"images": [{"scale": "2x"}, {"scale": "3x", "filename": "p.svg"}]}"#,
      to: "App/Assets.xcassets/Icons/photo.imageset/Contents.json")
    try scratch.write(
      #"<svg viewBox="0 0 90 60"/>"#, to: "App/Assets.xcassets/Icons/photo.imageset/p.svg")
    try scratch.makeFolder("App/Assets.xcassets/leafs.symbolset")
    try scratch.write("{}", to: "App/Assets.xcassets/leafs.symbolset/Contents.json")
    try scratch.write(#""greeting %@" = "Guten Tag, %@!";"#, to: "App/de.lproj/Localizable.strings")
    try scratch.write(
      """
      import SwiftUI
      struct Uses: View {
        let name = "Eva"
        var body: some View {
          VStack {
            Image("logo")
            Image(.photo)
            Text("greeting \\(name)")
            Text(verbatim: "greeting %@")
            Image("leafs")
          }
        }
      }
      """, to: "App/Views/Uses.swift")
    let german = try run([
      "-e", "set locale de", "-e", "set face mono", "-e", "load \"App/Views/Uses.swift\"", "-e",
      "tree",
    ])
    for size in ["30 x 18", "30 x 20", "120 x 20", "88 x 20", "20 x 20"] {
      #expect(german.output.contains(size))
    }
    let english = try run([
      "-e", "set face mono", "-e", "load \"App/Views/Uses.swift\"", "-e", "tree",
    ])
    #expect(english.output.contains("96 x 20"))
  }

  /// "Ada" and "Grace Hopper" have 3 and 12 characters of 8 points, "nobody" 6; the file of the folder is nearer
  /// than the one of another.
  @Test func `code reads the files of its app by their names`() throws {
    try scratch.write(
      #"[{"full_name": "Ada"}, {"full_name": "Grace Hopper"}]"#, to: "App/people.json")
    try scratch.write("[]", to: "App/Other/people.json")
    try scratch.write(
      """
      import SwiftUI
      struct Person: Codable { var fullName: String }
      func load<T: Decodable>(_ name: String) throws -> T {
        guard let url = Bundle.main.url(forResource: name, withExtension: "json") else {
          throw CocoaError(.fileNoSuchFile)
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(T.self, from: try Data(contentsOf: url))
      }
      struct People: View {
        let people: [Person] = (try? load("people")) ?? []
        let others: [Person]? = try? load("others")
        var body: some View {
          VStack {
            ForEach(people, id: \\.fullName) { Text($0.fullName) }
            Text(others?.first?.fullName ?? "nobody")
          }
        }
      }
      """, to: "App/People.swift")
    let run = try run([
      "-e", "set face mono", "-e", "load \"App/People.swift\"", "-e", "tree",
    ])
    for size in ["24 x 20", "96 x 20", "48 x 20"] { #expect(run.output.contains(size)) }
    #expect(run.errors.contains("the app has no file `others.json`"))
    #expect(!run.errors.contains("`people.json`"))
  }

  /// "2 boxes" has 7 characters, "one box" too; "3 of 4 tall boxes" 17, at 8 points each.
  @Test func `plurals are those of the table, and other tables do not hide the usual one`() throws {
    try scratch.makeFolder("App/en.lproj")
    func entry(_ key: String, _ format: String, _ variables: String) -> String {
      "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>"
        + "\(variables)</dict>"
    }
    func variable(_ name: String, _ one: String, _ other: String) -> String {
      "<key>\(name)</key><dict><key>NSStringFormatValueTypeKey</key><string>lld</string>"
        + "<key>one</key><string>\(one)</string><!-- <key> --><key>other</key>"
        + "<string>\(other)</string></dict>"
    }
    try scratch.write(
      "<?xml version=\"1.0\"?><!DOCTYPE plist><plist version=\"1.0\"><dict>"
        + entry("%lld items", "%#@boxes@", variable("boxes", "one box", "%lld boxes"))
        + entry(
          "%lld of %lld", "%1$#@done@ of %2$#@all@",
          variable("done", "one", "%1$lld") + variable("all", "it", "%2$lld tall boxes"))
        + "</dict></plist>", to: "App/en.lproj/Localizable.stringsdict")
    try scratch.write(
      #""%lld items" = "not this"; "usual" = "Ok";"#, to: "App/en.lproj/Localizable.strings")
    try scratch.write(#""usual" = "other table";"#, to: "App/en.lproj/Other.strings")
    try scratch.write(
      """
      import SwiftUI
      struct Counts: View {
        var body: some View {
          VStack {
            Text("\\(2) items").frame(height: 21)
            Text("\\(1) items").frame(height: 22)
            Text("\\(3) of \\(4)").frame(height: 23)
            Text("usual").frame(height: 24)
          }
        }
      }
      """, to: "App/Views/Counts.swift")
    let run = try run([
      "-e", "set face mono", "-e", "load \"App/Views/Counts.swift\"", "-e", "tree",
    ])
    for size in ["56 x 21", "56 x 22", "136 x 23", "16 x 24"] {
      #expect(run.output.contains(size), "\(run)")
    }
  }

  /// A target with a path of its own is a module, whose internal type of the same name is not seen; the text of the
  /// public one is 40 wide.
  @Test func `targets of a package may have paths`() throws {
    for folder in ["Parts/Code/Kit", "Parts/Main/Views"] { try scratch.makeFolder(folder) }
    try scratch.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Parts",
        targets: [
          .target(name: "Kit", dependencies: [.target(name: "Other")], path: "Code/Kit"),
          .target(name: "Main", dependencies: ["Kit"], path: "./Main/"),
        ])
      """, to: "Parts/Package.swift")
    try scratch.write(
      """
      import SwiftUI
      public struct KitRow: View {
        public init() {}
        public var body: some View { Text("Hello") }
      }
      """, to: "Parts/Code/Kit/Row.swift")
    try scratch.write(
      "import SwiftUI\nimport Kit\nstruct Main: View { var body: some View { KitRow() } }",
      to: "Parts/Main/Views/Main.swift")
    let run = try run([
      "-e", "set face mono", "-e", "load \"Parts/Main/Views/Main.swift\"", "-e", "tree",
    ])
    #expect(run.output.contains("40 x 20"), "\(run)")
    #expect(!run.errors.contains("KitRow"))
  }

  @Test func `a color of a catalog is known by its symbol`() throws {
    try scratch.makeFolder("App/Assets.xcassets/Brand dark.colorset")
    try scratch.write("{}", to: "App/Assets.xcassets/Brand dark.colorset/Contents.json")
    try scratch.write(
      "import SwiftUI\n#Preview { Text(\"A\").foregroundStyle(Color.brandDark) }",
      to: "App/Views/Known.swift")
    try scratch.write(
      "import SwiftUI\n#Preview { Text(\"A\").foregroundStyle(Color.brandLight) }",
      to: "App/Views/Unknown.swift")
    #expect(try !run(["tree", "App/Views/Known.swift"]).errors.contains("brandDark"))
    #expect(try run(["tree", "App/Views/Unknown.swift"]).errors.contains("brandLight"))
  }

  @Test func `a mistake in a file that is not needed is not told`() throws {
    try scratch.write("struct Unused { let = }", to: "App/Unused.swift")
    let run = try run(["tree", "App/Views/Screen.swift"])
    #expect(run.status == 0)
    #expect(!run.errors.contains("Unused"))
  }

  @Test func `the views of an app are listed`() throws {
    let list = try run([".", "--list"])
    #expect(list.status == 0)
    #expect(list.output.contains("preview  Whole"))
    #expect(list.output.contains("App/Other/Others.swift"))
    let json = try JSONSerialization.jsonObject(
      with: Data(try run([".", "--list", "--json"]).output.utf8))
    let entries = try #require((json as? [String: Any])?["entries"] as? [[String: String]])
    #expect(entries.contains { $0["name"] == "Alone" && $0["kind"] == "view" })
  }

  @Test func `an app shows what it begins with, or the view that is named`() throws {
    #expect(try run(["tree", "."]).output.contains("40 x 25"))
    #expect(try run(["tree", ".", "--view", "Alone"]).output.contains("3 x 5"))
    let twice = try run([".", "--view", "Row"])
    #expect(twice.status == 2)
    #expect(twice.errors.contains("several files of `.` have a view called `Row`"))
    #expect(try run([".", "--view", "Alnoe"]).errors.contains("did you mean `Alone`?"))
  }

  /// A preview without a title has the name of its file, and a number where the file has several.
  @Test func `each preview of a folder can be chosen`() throws {
    let previews = """
      import SwiftUI
      #Preview { Color.red.frame(width: 7, height: 9) }
      #Preview("Low bar") { Color.red.frame(width: 5, height: 6) }
      #Preview { Color.red.frame(width: 11, height: 13) }
      """
    try scratch.write(previews, to: "App/Views/Many.swift")
    let list = try run([".", "--list"]).output
    for name in ["Many.swift  ", "Many.swift 2", "Low bar"] {
      #expect(list.contains("preview  " + name))
    }
    for (name, size) in [
      ("Many.swift", "7 x 9"), ("Many.swift 2", "11 x 13"), ("Low bar", "5 x 6"),
    ] {
      #expect(try run(["layout", ".", "--view", name]).output.hasSuffix(size + "\n"))
    }
  }

  @Test func `an app is loaded with one of its views, and tells which others there are`() throws {
    let typed = try run(["-e", "load \".\" --view Alone", "-e", "tree"])
    #expect(typed.output.contains("3 x 5"))
    #expect(
      typed.errors.contains(
        "shows `Alone` of `.`; `view NAME` shows another: `Row`, `Badge`, `Main`"))
    let missing = try run(["-e", "load \".\" --view Alnoe"])
    #expect(missing.errors.contains("did you mean `Alone`?"))
    let script = try run(["-e", "load \"std/flow\" --view Alone"])
    #expect(script.errors.contains("`--view` chooses a view of SwiftUI code"))
    #expect(!typed.errors.contains("preview 1"))
    let unknown = try run(["layout", ".", "--view", "Nothing"])
    #expect(unknown.errors.contains("there are `Alone`, `Badge`, `Hidden`, `Main`, `Row`"))
    // Without a terminal the prompt reads standard input.
    let prompt = try Program.run(
      ["-i", ".", "--view", "Alone"], input: "tree\nview Badge\ntree\n", in: scratch.path)
    #expect(prompt.output.contains("3 x 5"))
    #expect(prompt.errors.contains("shows `Alone` of `.`"))
  }

  @Test func `a folder that holds one app is that app, and one that holds several is all of them`()
    throws
  {
    let outer = try ScratchFolder()
    try outer.makeFolder("repository/ios/One.xcodeproj")
    try outer.makeFolder("repository/ios/Views/Rows")
    try outer.makeFolder("repository/.hidden/Three.xcodeproj")
    let view = "import SwiftUI\nstruct Only: View { var body: some View { Color.red } }\n"
    try outer.write(view, to: "repository/ios/Views/Rows/Only.swift")
    func list() throws -> String {
      try Program.run(["repository", "--list"], in: outer.path).output
    }
    #expect(try list().contains("repository/ios/Views/Rows/Only.swift"))
    try outer.makeFolder("repository/web/Two.xcodeproj")
    try outer.write(
      view.replacingOccurrences(of: "Only", with: "Other"), to: "repository/web/Other.swift")
    #expect(try list().contains("Only"))
    #expect(try list().contains("Other"))
  }

  @Test func `an example in a package has the package, and a project the packages that it names`()
    throws
  {
    let outer = try ScratchFolder()
    for folder in ["Kit/Sources/Kit", "Kit/Example/Example.xcodeproj", "More/Sources/More"] {
      try outer.makeFolder("all/" + folder)
    }
    try outer.write("let package = 1", to: "all/Kit/Package.swift")
    try outer.write("let package = 1", to: "all/More/Package.swift")
    try outer.write(Self.kit, to: "all/Kit/Sources/Kit/Kit.swift")
    let example = """
      import Kit
      import SwiftUI
      struct Shown: View { var body: some View { Badge() } }
      """
    try outer.write(example, to: "all/Kit/Example/Shown.swift")
    func tree(_ path: String) throws -> String {
      try Program.run(["tree", path], in: outer.path).output
    }
    // The badge of the package, and no box of 44.
    #expect(try tree("all/Kit/Example/Shown.swift").contains("90 x 90"))
    try outer.makeFolder("all/App/App.xcodeproj")
    try outer.write(
      "A = {isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };",
      to: "all/App/App.xcodeproj/project.pbxproj")
    try outer.write(example, to: "all/App/Shown.swift")
    #expect(try tree("all/App/Shown.swift").contains("90 x 90"))
  }

  @Test func `at the prompt an app is loaded, and its views are shown`() throws {
    let run = try run(["-e", "load \".\"", "-e", "view Alone", "-e", "tree"])
    #expect(run.status == 0)
    #expect(run.output.contains("3 x 5"))
  }

  @Test func `after a file of its own the views of the app are still shown`() throws {
    try scratch.write(
      "import SwiftUI\nstruct Other: View { var body: some View { Color.red.frame(width: 7, height: 9) } }",
      to: "Other.swift")
    let load = ["-e", "load \".\"", "-e", "load \"Other.swift\""]
    #expect(try run(load + ["-e", "view Alone", "-e", "tree"]).output.contains("3 x 5"))
    #expect(try run(load + ["-e", "view Other", "-e", "tree"]).output.contains("7 x 9"))
  }
}
