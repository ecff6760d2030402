import LayEngine
import Testing

@testable import LayLanguage

/// Trees of all views that are declared, put together from their examples.
@Suite struct RandomDeclaredViewTests {
  @Test(arguments: 0..<40)
  func `views of all declarations answer the same on one axis at a time`(batch: Int) throws {
    try DeepStack.run { () throws in
      for seed in batch * 50..<(batch + 1) * 50 {
        var random = DeclaredViews(seed: seed)
        let source = random.view(depth: 3)
        let interpreter = Interpreter()
        guard let view = Self.view(of: source, in: interpreter) else { continue }
        for proposal in [random.proposal(), random.proposal()] {
          let layout = Self.described(view, proposal, splitsAxes: true)
          #expect(layout == Self.described(view, proposal, splitsAxes: false), "\(source)")
        }
        // Functions of the program in the view run on its machine.
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

  /// All that can be seen of a layout, or why there is none.
  private static func described(
    _ view: View, _ proposal: ProposedViewSize, splitsAxes: Bool
  ) -> [String] {
    do throws(LayoutFailure) {
      let tree = try ViewTree(view, splitsAxes: splitsAxes)
      let layout = try Engine(tree).layOut(proposal)
      var lines = ["\(layout.warnings) \(layout.misplaced)"]
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

/// Makes trees of the examples of declarations, in which leaves are replaced by others.
private struct DeclaredViews {
  private var state: UInt64

  private static let examples = Catalogue.entries.flatMap(\.examples)
    .filter { $0.proposing != nil }.map(\.source)
  private static let leaves = ["(text ", "(color ", "(rectangle", "(circle"]

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 }

  private mutating func below(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(count))
  }

  mutating func proposal() -> ProposedViewSize {
    ProposedViewSize(width: length(), height: length())
  }

  private mutating func length() -> Double? {
    switch below(6) {
    case 0: nil
    case 1: 0
    case 2: .infinity
    default: Double(below(800)) / 2
    }
  }

  mutating func view(depth: Int) -> String {
    let example = Self.examples[below(Self.examples.count)]
    guard depth > 0 else { return example }
    var result = ""
    var rest = Substring(example)
    while !rest.isEmpty {
      if Self.leaves.contains(where: rest.hasPrefix), below(2) == 0,
        let end = Self.endOfList(rest)
      {
        result += view(depth: depth - 1)
        rest = rest[end...]
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }

  /// Where the list ends that a text begins with.
  private static func endOfList(_ text: Substring) -> String.Index? {
    var open = 0
    var isInString = false
    for index in text.indices {
      switch text[index] {
      case "\"": isInString.toggle()
      case "(" where !isInString: open += 1
      case ")" where !isInString:
        open -= 1
        if open == 0 { return text.index(after: index) }
      default: continue
      }
    }
    return nil
  }
}
