import LayEngine
import RandomDeclaredViews
import Testing

@testable import LayLanguage

/// Random trees of all declared views, put together from their examples.
@Suite struct RandomDeclaredViewTests {
  /// The oracle asks every question by sizes and remembers no answer.
  @Test(arguments: 0..<40)
  func `views of all declarations answer as the oracle does`(batch: Int) throws {
    try DeepStack.run { () throws in
      for seed in batch * 50..<(batch + 1) * 50 {
        var random = DeclaredViews(seed: seed)
        let source = random.view(depth: 3)
        let interpreter = Interpreter()
        guard let view = Self.view(of: source, in: interpreter) else { continue }
        for proposal in [random.proposal(), random.proposal()] {
          let layout = Self.described(view, proposal, isOracle: false)
          #expect(layout == Self.described(view, proposal, isOracle: true), "\(source)")
        }
        // The view may hold functions of the program, which run on this interpreter.
        withExtendedLifetime(interpreter) {}
      }
    }
  }

  @Test func `nearly all of the trees are views`() {
    let count = DeepStack.run {
      (0..<100).count { seed in
        var random = DeclaredViews(seed: seed)
        return Self.view(of: random.view(depth: 3), in: Interpreter()) != nil
      }
    }
    #expect(count > 80)
  }

  private static func view(of source: String, in interpreter: Interpreter) -> View? {
    interpreter.output = { _ in }
    do throws(Diagnostic) {
      var items = interpreter.items(of: source, named: "t.lay")
      guard case .form(let tree)? = try items.next() else { return nil }
      let value = try interpreter.evaluate(tree).value
      guard case .view(let view) = value else { return nil }
      return view
    } catch { return nil }
  }

  private static let guides: [AlignmentGuide] = [
    .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom, .firstTextBaseline,
    .lastTextBaseline,
  ]

  /// All that can be seen of a layout, or why there is none.
  private static func described(
    _ view: View, _ proposal: ProposedViewSize, isOracle: Bool
  ) -> [String] {
    do throws(LayoutFailure) {
      let tree = try ViewTree(view, remembers: !isOracle)
      let layout = try Engine(tree).layOut(proposal)
      let finder = GuideFinder(tree)
      let guides = Self.guides.map { guide in
        finder.explicitPosition(of: guide, in: layout.root).map { "\($0)" } ?? "nil"
      }
      var lines = ["\(layout.warnings) \(layout.misplaced) \(guides)"]
      var pending = [layout.root]
      while let view = pending.popLast() {
        let chosen = view.chosen ?? 0
        lines.append("\(view.view.content.name) \(view.proposal) \(view.frame) \(chosen)")
        pending.append(contentsOf: view.children.reversed())
      }
      return lines
    } catch { return ["\(error)"] }
  }
}
