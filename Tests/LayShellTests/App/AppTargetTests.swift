import Testing

/// What an app shows that has targets for several devices, and packages inside of its project.
@Suite struct AppTargetTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    for folder in ["App.xcodeproj", "Phone", "PhoneTV", "Kit/Sources/Kit"] {
      try scratch.makeFolder(folder)
    }
    try scratch.write("let package = 1", to: "Kit/Package.swift")
  }

  private func view(_ name: String, _ type: String, _ shown: String, _ path: String) throws {
    try scratch.write(
      "import SwiftUI\nstruct \(name): \(type) { var body: some View { Text(\(shown)) } }\n",
      to: path)
  }

  @Test(arguments: ["View", "ConnectedView"])
  func `of views with one name that for phones is shown, and it is told`(type: String) throws {
    try view("Row", type, #""phone""#, "Phone/Row.swift")
    try view("Row", "View", #""television""#, "PhoneTV/Row.swift")
    let run = try Program.run([".", "--view", "Row"], in: scratch.path)
    #expect(run.output.contains("phone"))
    let told =
      "`Phone/Row.swift` is shown, and not `PhoneTV/Row.swift`, which is for another device"
    #expect(run.errors.contains(told))
  }

  /// Keys are looked up in the main bundle, which is the app's; a text of the package itself goes before here.
  @Test func `a view of a package has the texts of the project around it`() throws {
    try scratch.write(
      #""posts.all" = "All posts"; "posts.own" = "Of the app";"#, to: "Phone/Localizable.strings")
    try scratch.write(#""posts.own" = "Own posts";"#, to: "Kit/Sources/Kit/Localizable.strings")
    let code = """
      import SwiftUI
      struct Stats: View {
        let title: LocalizedStringKey? = "posts.own"
        var body: some View {
          VStack {
            label(title: "posts.all")
            if let title { Text(title) }
          }
        }
        func label(title: LocalizedStringKey) -> some View { Text(title) }
      }
      """
    try scratch.write(code, to: "Kit/Sources/Kit/Stats.swift")
    let run = try Program.run(["tree", "Kit/Sources/Kit/Stats.swift"], in: scratch.path)
    #expect(run.output.contains("All posts"))
    #expect(run.output.contains("Own posts"))
  }
}
