import LayEngine
import Testing

@testable import LayLanguage

/// Every kind of view and every case of an enumeration has a name in the language.
@Suite struct NamedContentTests {
  @Test(arguments: Catalogue.entries.map(\.name))
  func `all views that examples are made of have a name`(_ name: String) throws {
    let entry = try #require(Catalogue.entry(named: name))
    try DeepStack.run { () throws in
      for example in entry.examples {
        let interpreter = Interpreter()
        var items = interpreter.items(of: example.source, named: "t.lay")
        while case .form(let tree)? = try items.next() {
          // Examples with Swift code fail, as there is no reader for it here.
          guard let view = try? interpreter.evaluate(tree).value.asView else { continue }
          check(view)
          let proposal = ProposedViewSize(width: 320, height: 480)
          for layout in try Engine(ViewTree(view)).layOut(proposal).withContents {
            var pending = [layout.root]
            while let placed = pending.popLast() {
              check(placed.view)
              pending += placed.children
            }
          }
        }
      }
    }
  }

  private func check(_ view: View) {
    var pending = [view]
    while let view = pending.popLast() {
      #expect(!view.content.name.isEmpty)
      pending += view.children
    }
  }

  @Test func `cases are read as they are spelled`() {
    checkAll(of: BarPart.Bar.self)
    checkAll(of: BarPart.TitleDisplayMode.self)
    checkAll(of: ColorScheme.self)
    checkAll(of: ControlStyle.Button.self)
    checkAll(of: ControlStyle.DatePicker.self)
    checkAll(of: ControlStyle.Form.self)
    checkAll(of: ControlStyle.Gauge.self)
    checkAll(of: ControlStyle.Label.self)
    checkAll(of: ControlStyle.List.self)
    checkAll(of: ControlStyle.Picker.self)
    checkAll(of: ControlStyle.Size.self)
    checkAll(of: ControlStyle.TabPlacement.self)
    checkAll(of: ControlStyle.TabView.self)
    checkAll(of: ControlStyle.TextField.self)
    checkAll(of: ControlStyle.Toggle.self)
    checkAll(of: DynamicType.self)
    checkAll(of: FontStyle.self)
    checkAll(of: ImageScale.self)
    checkAll(of: LayoutDirection.self)
    checkAll(of: SafeAreaRegions.self)
    checkAll(of: SizeClass.self)
    checkAll(of: SwipeEdge.self)
    checkAll(of: ToolbarItem.Placement.self)
  }

  private func checkAll<Case: CaseIterable & RawRepresentable & Equatable>(of type: Case.Type)
  where Case.RawValue == String {
    for each in type.allCases { #expect(type.init(spelling: each.spelling) == each) }
  }

  @Test func `cases are spelled in kebab-case and no otherwise`() {
    #expect(DynamicType.spellings.prefix(2) == ["x-small", "small"])
    #expect(DynamicType.accessibility1.spelling == "accessibility1")
    #expect(ToolbarItem.Placement.topBarLeading.spelling == "top-bar-leading")
    #expect(DynamicType(spelling: "xSmall") == nil)
    #expect(LayoutDirection(spelling: "rightToLeft") == nil)
    #expect(ControlStyle.Button(spelling: "banana") == nil)
  }
}
