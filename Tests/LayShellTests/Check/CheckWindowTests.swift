import Foundation
import Testing

@testable import LayShell

/// The windows in which views are judged.
@Suite struct CheckWindowTests {
  /// The lowest upright phone has 647, and the highest one on its side 466.
  ///
  /// Wide on their sides are phones of at least 414
  /// points upright: the narrowest leaves 912 less 68 at both sides, the lowest 414 less 21.
  @Test func `low windows have the size classes, widths and heights of phones on their sides`() {
    let windows = CheckWindows.usual
    let parts = windows.parts(in: 320...1376)
    let low = parts.drop { !$0.isLow }
    #expect(parts.prefix(2).map(\.isLow) == [false, false] && low.allSatisfy(\.isLow))
    #expect(parts.prefix(2).map(\.isWide) == [false, true])
    #expect(
      low.allSatisfy { $0.widths.lowerBound == $0.widths.upperBound && $0.heights.count == 1 })
    // The outer display of the foldable phone, 678 less 84; and 956 less 62 at both sides.
    #expect(low.first?.widths == 594...594 && low.last?.widths == 832...832)
    #expect(low.first { $0.isWide }?.widths == 776...776)
    // A phone of 375 upright less 21, and one of 440.
    #expect(low.first { $0.heights == [354] }?.widths == 712...712)
    #expect(low.filter(\.isWide).map { $0.heights[0] } == [399, 393, 409, 407, 419])
    #expect(windows.parts(in: 320...1376, joinsHigh: true).first?.widths == 320...1376)
    #expect(windows.parts(in: 320...430).count == 1)
  }

  /// The narrowest leaves 594 x 466, and the others 667 and more.
  ///
  /// One leaves less than 360: 812 less 50 at both sides, and 375 less 21. The next leaves 390 less 21, beside
  /// 844 less 47 at both sides.
  @Test(arguments: [
    ("ViewThatFits(in: .horizontal) { box(650, 300); box(500, 400) }", "0 findings in 1 view"),
    ("box(300, 360)", "[outside-screen]: phones on their sides with 712 x 354\n"),
    ("box(300, 371)", "[outside-screen]: phones on their sides with 712 x 354, 750 x 369\n"),
    ("box(300, 480)", "[outside-screen]: phones on their sides\n"),
  ])
  func `a low window has the height and the width of one phone`(
    _ view: String, _ told: String
  ) throws {
    let scratch = try ScratchFolder()
    let text = try scratch.checked(
      """
      struct Page: View {
        var body: some View { \(view) }
        func box(_ width: CGFloat, _ height: CGFloat) -> some View {
          Text("A").frame(width: width, height: height).border(.red)
        }
      }
      #Preview(traits: .landscapeLeft) { Page() }
      """)
    #expect(text.contains(told), "\(text)")
  }

  /// 375 x 812, of which 50 are kept free above and 34 below, and on its side 50 at both sides and 21 below.
  @Test func `a view that covers the screen has the room that devices keep free`() {
    var windows = CheckWindows.usual
    windows.reach(.all)
    let parts = windows.parts(in: 320...1376, joinsHigh: true)
    #expect(parts[0].heights.contains(812) && !parts[0].heights.contains(728))
    // The lowest phone on its side has 667 x 375, and the widest 956 x 440.
    let low = parts.filter(\.isLow)
    #expect(low.first { $0.heights == [375] }?.widths == 667...667)
    #expect(low.last?.widths == 956...956 && low.last?.heights == [440])
    #expect(windows.keptFree.values.allSatisfy { $0 == 0 })
  }

  private static let manifests = [
    ("let package = Package(name: \"A\", platforms: [.macOS(.v14)])", true),
    ("let package = Package(name: \"A\", platforms: [\n  .iOS(.v17), .macOS(.v14)\n])", false),
    ("let package = Package(name: \"A\")", false),
  ]

  private static let view = """
    import SwiftUI

    struct Row: View {
      var body: some View {
        #if os(macOS)
          Text("Mac").frame(width: 900)
        #else
          Text("Phone").frame(width: 900).border(.red)
        #endif
        Button { } label: { Image(systemName: "star").frame(width: 20, height: 20) }.buttonStyle(.plain)
      }
    }
    """

  /// On a phone the button is too small for a finger and the text too wide; a window of a Mac is as wide as
  /// its content.
  @Test(arguments: manifests)
  func `an app of the Mac alone is judged in windows of a Mac`(_ text: String, _ isOfMac: Bool)
    throws
  {
    let folder = try ScratchFolder()
    try folder.makeFolder("Sources/A")
    try folder.write(text, to: "Package.swift")
    try folder.write(Self.view, to: "Sources/A/Row.swift")
    let run = try Program.run(["check", "Sources/A/Row.swift"], in: folder.path)
    #expect(run.status == (isOfMac ? 0 : 1), "\(run)")
    #expect(run.output.contains("windows of a Mac") == isOfMac)
    #expect(run.output.contains("Text(\"Phone\")") == !isOfMac, "\(run)")
  }

  /// The view of one package is that of the other one's file too, each of which says that it is for the Mac alone.
  @Test func `of several packages each says its systems and has its own files`() throws {
    let folder = try ScratchFolder()
    for name in ["A", "B"] {
      try folder.makeFolder("\(name)/Sources/\(name)")
      try folder.write(
        "let package = Package(name: \"\(name)\", platforms: [.macOS(.v14)])",
        to: "\(name)/Package.swift")
      try folder.write(
        "import SwiftUI\nstruct Row\(name): View { var body: some View { Wide\(name)() } }\n",
        to: "\(name)/Sources/\(name)/Row.swift")
      try folder.write(
        "import SwiftUI\nstruct Wide\(name): View { var body: some View { Color.red.frame(width: 900) } }\n",
        to: "\(name)/Sources/\(name)/Wide.swift")
    }
    for paths in [["A", "B"], ["A/Sources/A/Row.swift", "B/Sources/B/Row.swift"]] {
      let run = try Program.run(["check", "--strict"] + paths, in: folder.path)
      #expect(run.status == 0 && run.output.hasPrefix("0 findings"), "\(run)")
    }
  }

  @Test(arguments: [
    ("SDKROOT = macosx;", true), ("SDKROOT = iphoneos;", false),
    ("SDKROOT = auto;\nSUPPORTED_PLATFORMS = \"iphoneos macosx\";", false),
    ("SDKROOT = auto;\nSUPPORTED_PLATFORMS = macosx;", true),
  ])
  func `a project of Xcode says for what its code is`(_ settings: String, _ isOfMac: Bool) throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("A.xcodeproj")
    try folder.makeFolder("A")
    try folder.write(settings, to: "A.xcodeproj/project.pbxproj")
    try folder.write(Self.view, to: "A/Row.swift")
    let run = try Program.run(["check", "."], in: folder.path)
    #expect(run.output.contains("windows of a Mac") == isOfMac, "\(run)")
    // A package inside the app is named before it.
    try folder.makeFolder("Kit/Sources/Kit")
    try folder.write("let package = Package(name: \"Kit\")", to: "Kit/Package.swift")
    try folder.write("let one = 1", to: "Kit/Sources/Kit/One.swift")
    let both = try Program.run(["check", "Kit", "A"], in: folder.path)
    #expect(both.output.contains("windows of a Mac") == isOfMac, "\(both)")
  }

  /// Both targets have `Both.swift`; all of a folder belongs to one of them, but for `Phone.swift`.
  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T1, T2, ); };
        PL = { isa = XCConfigurationList; buildConfigurations = ( PC /* Debug */, ); };
        PC = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; }; name = Debug; };
        T1 = { isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (S1, ); };
        L1 = { isa = XCConfigurationList; buildConfigurations = (C1, ); };
        C1 = { isa = XCBuildConfiguration; buildSettings = { }; name = Debug; };
        S1 = { isa = PBXSourcesBuildPhase; files = (B1, ); };
        B1 = { isa = PBXBuildFile; fileRef = Both; };
        T2 = {
          isa = PBXNativeTarget; buildConfigurationList = L2; buildPhases = (S2, );
          fileSystemSynchronizedGroups = (F, );
        };
        L2 = { isa = XCConfigurationList; buildConfigurations = (C2, ); };
        C2 = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = watchos; }; name = Debug; };
        S2 = { isa = PBXSourcesBuildPhase; files = (B2, ); };
        B2 = { isa = PBXBuildFile; fileRef = Both; };
        G = { isa = PBXGroup; children = (H, F, ); sourceTree = "<group>"; };
        H = { isa = PBXGroup; children = (Both, ); path = Shared; sourceTree = "<group>"; };
        Both = { isa = PBXFileReference; path = ../Both.swift; sourceTree = "<group>"; };
        F = {
          isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, ); path = "On the wrist";
          sourceTree = "<group>";
        };
        E1 = { membershipExceptions = (Phone.swift, ); target = T2; };
        E2 = { membershipExceptions = (Phone.swift, ); target = T1; };
      };
      rootObject = P /* Project object */;
    }
    """

  @Test(arguments: [
    ("Both.swift", "iOS watchOS"), ("On the wrist/In/Row.swift", "watchOS"),
    ("On the wrist/Phone.swift", "iOS"), ("Other.swift", ""),
  ])
  func `targets of a project have files and systems`(_ file: String, _ systems: String) {
    let found = XcodeTargets(Self.project, in: "/a").systems(of: "/a/\(file)")
    #expect(found.sorted().joined(separator: " ") == systems)
  }

  /// The project says 16, and the first target nothing else.
  @Test(arguments: [("", 16), ("IPHONEOS_DEPLOYMENT_TARGET = 14.2;", 14)])
  func `targets of a project say their oldest systems`(_ own: String, _ version: Int) {
    let text = Self.project.replacing(
      "SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0;"
    ).replacing(
      "C1 = { isa = XCBuildConfiguration; buildSettings = {",
      with: "C1 = { isa = XCBuildConfiguration; buildSettings = { \(own)")
    let targets = XcodeTargets(text, in: "/a")
    #expect(targets.leastSystems(of: "/a/On the wrist/Phone.swift") == ["iOS": version])
  }

  /// What the target says counts before its file, and that before what it includes; a line for one kind of device does
  /// not.
  @Test(arguments: [
    ("SDKROOT = macosx // the desktop", "macOS"),
    ("#include \"../Common.xcconfig\"", "tvOS"),
    ("#include? \"../Common.xcconfig\"\nSDKROOT = macosx", "macOS"),
    ("SDKROOT[arch=arm64] = macosx", "iOS"), ("#include \"Own.xcconfig\"", "iOS"),
    ("SUPPORTED_PLATFORMS = iphoneos  macosx", "iOS macOS"),
  ])
  func `settings of a target stand in a configuration file too`(
    _ text: String, _ systems: String
  ) {
    let project = Self.project.replacing("C1 = {", with: "C1 = { baseConfigurationReference = O;")
      .replacing("children = (H, F, );", with: "children = (H, F, O, );")
      .replacing(
        "Both = {",
        with: "O = { path = Settings/Own.xcconfig; sourceTree = \"<group>\"; };\n    Both = {")
    let targets = XcodeTargets(project, in: "/a") { path in
      ["/a/Settings/Own.xcconfig": text, "/a/Common.xcconfig": "\n SDKROOT = appletvos\n"][path]
    }
    let found = targets.systems(of: "/a/On the wrist/Phone.swift")
    #expect(found.sorted().joined(separator: " ") == systems)
  }

  /// The targets have `Both.swift` alone, and no file named `Other.swift`.
  @Test(arguments: [
    (".", "", "in 1 view of 1 file", true), (". Other.swift", "", "in 2 views of 2 files", false),
    ("Other.swift", "", "in 1 view of 1 file", false),
    (".", "A.podspec", "in 2 views of 2 files", false),
  ])
  func `a file that no target has is judged where it is named`(
    _ paths: String, _ further: String, _ count: String, _ isLeftOut: Bool
  ) throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("A.xcodeproj")
    try folder.write(Self.project, to: "A.xcodeproj/project.pbxproj")
    try folder.write(Self.view, to: "Both.swift")
    try folder.write(Self.view.replacing("Row", with: "Other"), to: "Other.swift")
    if !further.isEmpty { try folder.write("", to: further) }
    let run = try Program.run(
      ["check"] + paths.split(separator: " ").map(String.init), in: folder.path)
    #expect(run.output.contains(count), "\(run)")
    let told = "; 1 file is left out, which no target of the project has"
    #expect(run.output.contains(told) == isLeftOut, "\(run)")
  }

  /// The row wants about 450 points, which a window with it alone may not have.
  @Test(
    arguments: [
      ("Text(\"a\")", 1), ("VStack { Row() }.frame(minWidth: 900)", 0), ("Tabs { Row() }", 0),
    ], ["", "Row()", "VStack { Row() }.padding(8)", "Tabs { Row() }"])
  func `a part of a window of a Mac has the width of usual windows`(
    _ screen: (code: String, count: Int), _ preview: String
  ) throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      """
      import AppKit
      import SwiftUI
      struct Row: View {
        var body: some View {
          HStack {
            Text("The rate of the currency in which").lineLimit(1)
            Text("The rate of the currency in which").lineLimit(1)
          }
        }
      }
      \(preview.isEmpty ? "" : "#Preview { \(preview) }")
      """, to: "Row.swift")
    try scratch.write(
      """
      import AppKit
      import SwiftUI
      struct Tabs<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { HStack { content() } }
      }
      struct Screen: View { var body: some View { \(screen.code) } }
      """, to: "Screen.swift")
    try scratch.makeFolder(".git")
    let text = try Program.run(["check", "Row.swift"], in: scratch.path).output
    #expect(text.contains("\(screen.count) finding"), "\(text)")
  }

  @Test func `views of a target for a watch are counted and not judged`() throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("A.xcodeproj")
    try folder.makeFolder("On the wrist")
    try folder.write(Self.project, to: "A.xcodeproj/project.pbxproj")
    try folder.write(Self.view, to: "Both.swift")
    try folder.write(
      Self.view.replacing("Row", with: "Small"), to: "On the wrist/Small.swift")
    let run = try Program.run(["check", "."], in: folder.path)
    #expect(run.output.contains("in 1 view of 2 files"), "\(run)")
    #expect(run.output.contains("; 1 view of watchOS is not judged"), "\(run)")
    #expect(run.output.contains("Both.swift:") && !run.output.contains("Small.swift"), "\(run)")
    let small = try Program.run(["tree", "On the wrist/Small.swift"], in: folder.path)
    #expect(
      small.errors.contains("the code is for watchOS alone: it is shown on `watch-45`"), "\(small)")
  }

  /// Eight texts of 60 are 480 high: more than the 375 of a phone on its side, and less than all others leave.
  @Test(arguments: [
    (
      orientations(
        "INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait;"), true
    ),
    (
      orientations(
        """
        INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait;
        INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "UIInterfaceOrientationPortrait \
        UIInterfaceOrientationLandscapeLeft";
        """), false
    ),
    (orientations("INFOPLIST_FILE = \"$(SRCROOT)/A/Info.plist\";"), true),
    (orientations(""), false),
    (
      orientations(
        "INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait;",
        kind: "framework"), false
    ),
  ])
  func `an app that does not turn on phones has no low windows`(
    _ project: String, _ isUpright: Bool
  ) throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("A.xcodeproj")
    try folder.makeFolder("A")
    try folder.write(project, to: "A.xcodeproj/project.pbxproj")
    try folder.write(
      """
      <plist><dict>
        <key>UISupportedInterfaceOrientations</key>
        <array><string>UIInterfaceOrientationPortrait</string></array>
        <key>UISupportedInterfaceOrientations~ipad</key>
        <array><string>UIInterfaceOrientationLandscapeLeft</string></array>
      </dict></plist>
      """, to: "A/Info.plist")
    let texts = Array(repeating: "Text(\"a\").frame(height: 60)", count: 8)
    let view =
      "struct V: View { var body: some View { VStack(spacing: 0) { \(texts.joined(separator: "; ")) } } }"
    try folder.write("import SwiftUI\n\(view)\n", to: "A/V.swift")
    let run = try Program.run(["check", "A/V.swift"], in: folder.path)
    #expect(run.output.contains("[outside-screen]") == !isUpright, "\(run)")
    #expect(run.output.contains("; all without phones on their sides") == isUpright, "\(run)")
    // Code that decides is not followed.
    try folder.write("func f(supportedInterfaceOrientationsFor window: Int) {}\n", to: "A/D.swift")
    let decided = try Program.run(["check", "A/V.swift"], in: folder.path)
    #expect(decided.output.contains("[outside-screen]"), "\(decided)")
  }

  /// Eight rows of 60 are 480 high, more than a phone on its side.
  @Test(arguments: [
    ("V", "[.portrait, .portraitUpsideDown]", "", true), ("V", ".all", "", false),
    ("W", ".portrait", "struct W: View { var body: some View { ZStack { V() } } }", true),
    ("V", ".portrait", "struct W: View { var body: some View { ZStack { V() } } }", false),
  ])
  func `a view whose controller stays upright has no low windows`(
    _ view: String, _ allowed: String, _ more: String, _ isUpright: Bool
  ) throws {
    let folder = try ScratchFolder()
    let texts = Array(repeating: "Text(\"a\").frame(height: 60)", count: 8)
    let text = try folder.checked(
      """
      struct V: View { var body: some View { VStack(spacing: 0) { \(texts.joined(separator: "; ")) } } }
      \(more)
      final class Host: UIHostingController<\(view)> {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { \(allowed) }
      }
      """)
    #expect(text.contains("[outside-screen]") == !isUpright, "\(text)")
  }

  /// Eight texts of 60 are 480 high, more than a low window is.
  @Test(arguments: [
    ("Host(rootView: V().padding(1))", true), ("UIHostingController(rootView: V())", false),
    ("[Host(rootView: V()), UIHostingController(rootView: V())]", false),
  ])
  func `a view in a controller of any view that stays upright has no low windows`(
    _ made: String, _ isUpright: Bool
  ) throws {
    let folder = try ScratchFolder()
    let texts = Array(repeating: "Text(\"a\").frame(height: 60)", count: 8)
    let text = try folder.checked(
      """
      struct V: View { var body: some View { VStack(spacing: 0) { \(texts.joined(separator: "; ")) } } }
      final class Host<Content: View>: UIHostingController<Content> {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      func make() -> Any { \(made) }
      """)
    #expect(text.contains("[outside-screen]") == !isUpright, "\(text)")
  }

  /// The app in a folder beside the code uses `B`, at times by way of `C`, of which a workspace tells.
  @Test(arguments: [
    ("", ".git", "B", true), ("", ".git", "Other", false), ("Packages/B", ".git", "B", true),
    ("Packages/B", "W.xcworkspace", "B", true), ("Packages/B", "W.xcworkspace", "C", true),
    ("Packages/B", "W.xcworkspace", "Other", false),
  ])
  func `a project beside the packages that it uses says whether the app turns`(
    _ package: String, _ root: String, _ product: String, _ isUpright: Bool
  ) throws {
    let folder = try ScratchFolder()
    let own = package.isEmpty ? "" : package + "/"
    for name in [root, "App/A.xcodeproj", own + "Sources/B", "Packages/C"] {
      try folder.makeFolder(name)
    }
    try folder.write(
      Self.project(of: [("Portrait", [product])]), to: "App/A.xcodeproj/project.pbxproj")
    try folder.write(
      "let package = Package(name: \"B\", targets: [.target(name: \"B\")])",
      to: own + "Package.swift")
    try folder.write(
      "let package = Package(name: \"C\", targets: [.target(name: \"C\", dependencies: [\"B\"])])",
      to: "Packages/C/Package.swift")
    if root == "W.xcworkspace" {
      try folder.write(
        "<FileRef location = \"group:Packages/C\"></FileRef>",
        to: "W.xcworkspace/contents.xcworkspacedata")
    }
    try folder.write(Self.view, to: own + "Sources/B/V.swift")
    for path in [own + "Sources/B/V.swift", package.isEmpty ? "." : package] {
      let run = try Program.run(["check", path], in: folder.path)
      #expect(run.output.contains("; all without phones on their sides") == isUpright, "\(run)")
    }
  }

  /// What the app in a folder does not compile is for others.
  @Test(arguments: [("V.swift", false), ("App/V.swift", true)])
  func `a project in a folder says nothing of the code around it`(
    _ file: String, _ isUpright: Bool
  ) throws {
    let folder = try ScratchFolder()
    for name in [".git", "App/A.xcodeproj"] { try folder.makeFolder(name) }
    try folder.write(
      Self.project(of: [("Portrait", [])]), to: "App/A.xcodeproj/project.pbxproj")
    try folder.write(Self.view, to: file)
    let run = try Program.run(["check", file], in: folder.path)
    #expect(run.output.contains("; all without phones on their sides") == isUpright, "\(run)")
  }

  /// An app that is held upright uses `Whole`, which uses `Part`; one that turns uses `Part`, to try it, or more.
  @Test(arguments: [("Part", true), ("Part, Other", false)])
  func `an app for a part of another one does not say whether that turns`(
    _ products: String, _ isUpright: Bool
  ) throws {
    let folder = try ScratchFolder()
    for name in [".git", "App/A.xcodeproj", "Sources/Part"] { try folder.makeFolder(name) }
    try folder.write(
      """
      let package = Package(
        name: "All", products: [.library(name: "Whole", targets: ["Whole"])],
        targets: [.target(name: "Whole", dependencies: ["Part"]), .target(name: "Part")])
      """, to: "Package.swift")
    let names = products.split(separator: ", ").map(String.init)
    try folder.write(
      Self.project(of: [("Portrait", ["Whole"]), ("LandscapeLeft", names)]),
      to: "App/A.xcodeproj/project.pbxproj")
    try folder.write(Self.view, to: "Sources/Part/V.swift")
    let run = try Program.run(["check", "Sources/Part/V.swift"], in: folder.path)
    #expect(run.output.contains("; all without phones on their sides") == isUpright, "\(run)")
  }

  /// A project with apps, each with its orientation and the products that it uses.
  private static func project(of apps: [(orientation: String, products: [String])]) -> String {
    let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
    let targets = apps.enumerated().map { index, app in
      let products = app.products.map { "D\(index)\($0) = { productName = \($0); };" }
      return """
        T\(index) = {
          buildConfigurationList = L\(index); buildPhases = ();
          packageProductDependencies = (\(app.products.map { "D\(index)\($0), " }.joined()));
          productType = "com.apple.product-type.application";
        };
        L\(index) = { buildConfigurations = (C\(index), ); };
        C\(index) = {
          buildSettings = { \(key) = UIInterfaceOrientation\(app.orientation); SDKROOT = iphoneos; };
          name = Debug;
        };
        \(products.joined())
        """
    }
    let numbers = apps.indices.map { "T\($0), " }.joined()
    return """
      {
        objects = {
          P = { mainGroup = G; targets = (\(numbers)); };
          G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
          \(targets.joined())
        };
        rootObject = P;
      }
      """
  }

  /// A project with one target, which has settings.
  private static func orientations(_ settings: String, kind: String = "application") -> String {
    """
    {
      objects = {
        P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T, ); };
        PL = { isa = XCConfigurationList; buildConfigurations = (PC, ); };
        PC = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; }; name = Debug; };
        T = {
          isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = ();
          productType = "com.apple.product-type.\(kind)";
        };
        L = { isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = { isa = XCBuildConfiguration; buildSettings = { \(settings) }; name = Debug; };
        G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
      };
      rootObject = P;
    }
    """
  }

  @Test(arguments: [
    ("import WatchKit\n", "A", true), ("#if os(watchOS)\n  import WatchKit\n#endif\n", "A", false),
    ("// import WatchKit\n", "A", false), ("", "A-watchOS WatchKit Extension", true),
    ("", "A Watch App", true), ("", "Watchlist", false), ("", "iOS and watchOS", false),
  ])
  func `imports and names of folders say for what code is`(
    _ head: String, _ name: String, _ isOfWatch: Bool
  ) throws {
    let folder = try ScratchFolder()
    try folder.makeFolder(name)
    try folder.write(head + Self.view, to: "\(name)/Row.swift")
    let run = try Program.run(["check", "."], in: folder.path)
    #expect(run.output.contains("1 view of watchOS is not judged") == isOfWatch, "\(run)")
    #expect(run.status == (isOfWatch ? 0 : 1), "\(run)")
  }

  /// A window of a Mac is 800 wide, below a title bar of 28 of its 600; a phone leaves 402 x 778.
  @Test(arguments: manifests)
  func `a view of an app of the Mac alone is shown on a Mac`(_ text: String, _ isOfMac: Bool) throws
  {
    let folder = try ScratchFolder()
    try folder.makeFolder("Sources/A")
    try folder.write(text, to: "Package.swift")
    try folder.write(Self.view, to: "Sources/A/Row.swift")
    let run = try Program.run(["tree", "Sources/A/Row.swift"], in: folder.path)
    #expect(run.output.contains("Text(\"Mac\")") == isOfMac, "\(run)")
    #expect(run.output.contains(isOfMac ? "800 x 572" : "402 x 778"), "\(run)")
    #expect(run.errors.contains("shown on `mac`") == isOfMac, "\(run)")
    let named = try Program.run(
      ["tree", "Sources/A/Row.swift", "--device", "mac"], in: folder.path)
    #expect(named.output.contains("Text(\"Mac\")"), "\(named)")
    #expect(!named.errors.contains("shown on"), "\(named)")
  }

  @Test(arguments: [("macOS", "mac"), ("watchOS", "watch-45"), ("tvOS", "tv")])
  func `a view that another system alone has is shown there`(_ system: String, _ device: String)
    throws
  {
    let folder = try ScratchFolder()
    try folder.write(
      """
      import SwiftUI
      #if os(\(system))
        struct Own: View { var body: some View { Text("Own") } }
      #else
        struct Other: View { var body: some View { Text("Other") } }
      #endif
      """, to: "Own.swift")
    for (name, isTold) in [("Own", true), ("Other", false)] {
      let run = try Program.run(["tree", "Own.swift", "--view", name], in: folder.path)
      #expect(run.status == 0 && run.output.contains("Text(\"\(name)\")"), "\(run)")
      #expect(
        run.errors.contains("`\(name)` is not there for iOS: it is shown on `\(device)`") == isTold)
    }
    let nowhere = try Program.run(["tree", "Own.swift", "--view", "Nowhere"], in: folder.path)
    #expect(
      nowhere.errors.contains("there is no preview and no view called `Nowhere`"), "\(nowhere)")
  }
}
