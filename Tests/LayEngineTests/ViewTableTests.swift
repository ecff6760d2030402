import LayEngine
import Testing

extension EngineTests {
  /// A table that returns one view for all equal views.
  @Suite struct ViewTableTests {
    private func place(_ start: Int32) -> SourceSpan {
      SourceSpan(source: 1, start: start, end: start + 10)
    }

    @Test func `equal views are one`() {
      let table = ViewTable(firstLooked: 0)
      func row(_ text: String, height: Double = 8) -> View {
        table.view(
          HorizontalStack(StackStyle(spacing: 4)),
          children: [
            table.view(Text(text), written: [WrittenArgument(nil, .string(text))], span: place(5)),
            table.view(
              FixedFrame(width: nil, height: height),
              children: [table.view(Shape.rectangle, span: place(40))], span: place(30)),
          ], span: place(0))
      }
      let first = row("a")
      #expect(row("a") === first)
      #expect(row("b") !== first)
      #expect(row("b").children[1] === first.children[1])
      #expect(row("a", height: 9) !== first)
      #expect(row("a", height: 9).children[0] === first.children[0])
    }

    @Test func `what one can tell apart stays apart`() {
      let table = ViewTable(firstLooked: 0)
      func padding(_ length: Double, _ written: Double, at start: Int32) -> View {
        table.view(
          Padding(Insets(.all, length)), children: [table.view(Shape.rectangle)],
          written: [WrittenArgument(nil, .number(written))], span: place(start))
      }
      let first = padding(0, 0, at: 7)
      #expect(padding(0, 0, at: 7) === first)
      #expect(padding(0, 0, at: 8) !== first)
      #expect(padding(1, 0, at: 7) !== first)
      #expect(padding(0, -0.0, at: 7) !== first)
      // A row and a column with equal styles and children are not equal.
      let row = table.view(HorizontalStack(StackStyle()), children: [first])
      #expect(table.view(VerticalStack(StackStyle()), children: [first]) !== row)
      #expect(table.view(HorizontalStack(StackStyle()), children: [first, first]) !== row)
      #expect(table.view(HorizontalStack(StackStyle()), children: [first]) === row)
    }

    @Test func `a view that is not a number is equal to none`() {
      let table = ViewTable(firstLooked: 0)
      func frame() -> View {
        table.view(
          FixedFrame(width: .nan, height: nil), children: [table.view(Shape.rectangle)])
      }
      #expect(frame() !== frame())
    }

    @Test func `what the program works out is made each time`() {
      let table = ViewTable(firstLooked: 0)
      func aligned() -> View {
        let guide = GuideFunction { $0.height }
        return table.view(GuideSetting(.top, guide), children: [table.view(Shape.rectangle)])
      }
      #expect(aligned() !== aligned())
      #expect(aligned().children[0] === aligned().children[0])
    }

    // A row of 31 views has 32 with itself and is kept; a row of one more is not. A text of 128
    // bytes is kept, one of 129 is not.
    @Test func `large views and long texts are not kept`() {
      let table = ViewTable(firstLooked: 0)
      func row(_ count: Int) -> View {
        let children = (0..<count).map { table.text("\($0)") }
        return table.view(HorizontalStack(StackStyle()), children: children)
      }
      #expect(row(31) === row(31))
      #expect(row(32) !== row(32))
      func text(_ count: Int) -> View { table.text(String(repeating: "a", count: count)) }
      #expect(text(128) === text(128))
      #expect(text(129) !== text(129))
    }

    @Test func `the first views are not looked for`() {
      let table = ViewTable()
      let views = (0..<ViewTable.fewViews).map { _ in table.view(Shape.rectangle) }
      #expect(Set(views.map(ObjectIdentifier.init)).count == ViewTable.fewViews)
      #expect(table.view(Shape.rectangle) === table.view(Shape.rectangle))
    }

    // There is room for half of 65,536 views: 32,767 and one more. Each text is made twice, so that
    // the table finds equal views and goes on looking.
    @Test func `a full table begins anew and lets go of what it had`() {
      let table = ViewTable(firstLooked: 0)
      weak let first = table.text("first")
      #expect(first != nil)
      for number in 0..<32_766 {
        #expect(table.text("\(number)") === table.text("\(number)"))
      }
      #expect(first != nil)
      _ = table.text("one more")
      #expect(first != nil)
      _ = table.text("too much")
      #expect(first == nil)
      weak let last = table.text("last")
      table.clear()
      #expect(last == nil)
    }

    // At each 4,096th view the table checks whether at least one view in eight was already there.
    @Test func `where no view is equal to another it stops looking`() {
      let table = ViewTable(firstLooked: 0)
      weak let first = table.text("first")
      for number in 0..<4094 { _ = table.text("\(number)") }
      #expect(first != nil)
      _ = table.text("the 4,096th")
      #expect(first == nil)
      #expect(table.text("a") !== table.text("a"))
      table.clear()
      #expect(table.text("a") === table.text("a"))
    }

    @Test(arguments: RandomLayoutTests.seeds)
    func `a tree of views that are one has the frames of a tree of views apart`(seed: Int) throws {
      var random = RandomViews(seed: seed)
      let (one, other) = (random.view(levels: 4), random.view(levels: 3))
      let proposals = (0..<3).map { _ in random.proposal() }
      let table = ViewTable(firstLooked: 0)
      // Each copy of a view is made of new objects, or found in the table.
      func tree(_ copy: (View) -> View) -> View {
        .column(
          copy(one), .row(copy(one), copy(other), copy(one)).padded(3), .column(copy(other)),
          .row(copy(other), copy(one)))
      }
      let engine = Engine(try ViewTree(tree { $0.copied(nil) }))
      let sharing = Engine(try ViewTree(tree { $0.copied(table) }))
      #expect(sharing.tree.count <= engine.tree.count)
      for proposal in proposals {
        #expect(try sharing.layOut(proposal).seen == engine.layOut(proposal).seen)
      }
    }
  }
}

extension View {
  /// A copy of the view in new objects, or from the table if there is one.
  fileprivate func copied(_ table: ViewTable?) -> View {
    func make(_ content: some ViewContent) -> View {
      let children = children.map { $0.copied(table) }
      return table?.view(content, children: children, written: written, span: span)
        ?? View(content, children: children, written: written, name: name, span: span)
    }
    return make(content)
  }
}

extension ViewTable {
  /// A text as a program writes it; what is written tells views apart.
  fileprivate func text(_ string: String) -> View {
    view(Text(string), written: [WrittenArgument(nil, .string(string))])
  }
}
