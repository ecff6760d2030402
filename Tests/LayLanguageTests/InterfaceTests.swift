import Testing

@testable import LayLanguage

/// The tables of SwiftUI modifiers that have no effect on layout.
@Suite struct InterfaceTests {
  private static let names = Interface.rows.map(\.name)

  @Test func `names are sorted and stand once`() {
    #expect(Self.names == Self.names.sorted())
    #expect(Set(Self.names).count == Self.names.count)
  }

  @Test(arguments: names)
  func `a name is found, and its row says what it takes and does`(_ name: String) throws {
    let row = try #require(Interface.row(named: name))
    #expect(row.name == name)
    let verb = try #require(row.purpose.split(separator: " ").first)
    #expect(verb.hasSuffix("s") && !verb.hasSuffix("ss"))
    let parameters = row.parameters.map(\.declared.name)
    #expect(Set(parameters).count == parameters.count)
    // Every view takes `:name`, which is its name for queries.
    #expect(!parameters.contains("name"))
  }

  @Test(arguments: names)
  func `a name is found as SwiftUI spells it`(_ name: String) throws {
    let row = try #require(Interface.row(named: name))
    #expect(Interface.row(swiftUI: row.swiftName)?.name == name)
  }

  @Test func `SwiftUI's name is found by its letters, which are large and small as in SwiftUI`() {
    #expect(Interface.row(swiftUI: "glassEffectID")?.name == "glass-effect-id")
    for name in [
      "glassEffectId", "GlassEffectID", "glass-effect-id", "glassEffectI", "", "padding",
    ] {
      #expect(Interface.row(swiftUI: name) == nil, "\(name)")
    }
  }

  @Test(arguments: Catalogue.entries.flatMap(\.names))
  func `an entry is found by each of its names`(_ name: String) throws {
    #expect(try #require(Catalogue.entry(named: name)).names.contains(name))
  }

  @Test(arguments: ["", "zzz", "a", "help-", "hel", "ü"])
  func `other words are not found`(_ word: String) {
    #expect(Interface.row(named: word) == nil)
  }

  /// The modifiers that stopped the most translations of public code.
  @Test(arguments: [
    "rendering-mode", "preview-layout", "hover-effect", "glass-effect", "on-delete", "on-move",
    "navigation-destination", "navigation-view-style", "keyboard-shortcut",
    "edges-ignoring-safe-area", "form-style", "container-shape", "sensory-feedback",
    "symbol-effect", "content-transition", "phase-animator", "keyframe-animator",
  ])
  func `what apps use is a modifier`(_ name: String) throws {
    #expect(try #require(Catalogue.declaration(named: name)).kind == .modifier)
  }

  @Test(arguments: [
    Sample("(accessibility-action :named \"Buy\" (fn () nil) (text \"a\"))", "view"),
    // Names of SwiftUI's values, which are not defined here, are no mistake.
    Sample("(-> (text \"a\") (glass-effect-id \"a\" :in space))", "view"),
    Sample("(glass-effect (tint regular red) :in (capsule) (text \"a\"))", "view"),
    Sample("(sensory-feedback success :trigger (tally items) (text \"a\"))", "view"),
    Sample("(inspector :is-presented open (text \"b\") (text \"c\") (text \"a\"))", "view"),
    Sample(
      "(file-importer :is-presented 1 :allowed-content-types (list) (text \"a\"))", "view"),
    Sample("(on-move (fn (from to) (go from to)) (text \"a\"))", "view"),
    Sample("(on-move :perform go (text \"a\"))", "view"),
  ])
  func `arguments that nothing depends on are taken as they stand`(_ sample: Sample) {
    let trial = Trial(sample.source)
    #expect(trial.message == nil)
    #expect(trial.value.hasPrefix(sample.gives))
  }

  @Test func `arguments that SwiftUI does not have are taken too`() {
    let source = """
      (define there "x") (toolbar-title-menu hidden there :other (fixd 4) (text "a"))
      """
    #expect(Trial(source).message == nil)
  }

  @Test func `a name for queries is a string, and the view comes last`() {
    #expect(Trial("(menu-order fixed :name 4 (text \"a\"))").message != nil)
    #expect(Trial("(menu-order fixed)").message != nil)
  }

  @Test func `a program may call something else so`() {
    #expect(Trial("(define (inspector x) (* 2 x)) (inspector 4)").value == "8")
    #expect(Trial("(let ((transaction 3)) transaction)").value == "3")
  }

  @Test(arguments: [
    ("glass-effect-id", ".glassEffectID(id, in: in)"),
    ("on-open-url", ".onOpenURL(prefersInApp: prefersInApp) { }"),
    ("inspector", ".inspector(isPresented: $isPresented) { }"),
  ])
  func `help tells how SwiftUI spells it`(_ name: String, _ call: String) {
    #expect(Catalogue.declaration(named: name)?.swiftUIExamples == [call])
  }
}
