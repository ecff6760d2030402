import LayEngine
import LaySwiftTree

/// What the code says of views, and no layout tells.
final class WrittenTraits {
  private let trees: [Int32: SwiftTree]
  /// Where the calls end that say in which shape a view is tapped that takes taps, by the files.
  private var ends: [Int32: Set<UInt32>] = [:]

  init(_ trees: [Int32: SwiftTree]) { self.trees = trees }

  /// Whether a modifier is the same whenever its code runs: `disabled(true)`, and not `disabled(isBusy)`; also where
  /// its code is not known.
  func isConstant(_ view: View) -> Bool {
    view.span.flatMap { span in
      trees[span.source].flatMap { WrittenCall($0, span) }?.isConstant
    } ?? true
  }

  /// Whether the code lets a tap anywhere in a view go before those of the controls in it:
  /// `.contentShape(Rectangle()).highPriorityGesture(TapGesture())`.
  ///
  /// - Rule: what `onTapGesture` and `gesture` add is none: a control in the view goes before that.
  func takesTaps(_ view: View) -> Bool {
    guard let span = view.span, let tree = trees[span.source] else { return false }
    let known = ends[span.source] ?? Self.ends(in: tree)
    ends[span.source] = known
    return known.contains(UInt32(clamping: span.end))
  }

  private static func ends(in tree: SwiftTree) -> Set<UInt32> {
    var found: Set<UInt32> = []
    for node in tree.nodes.indices where isTap(node, tree) {
      var next = base(of: node, tree)
      while let call = next {
        if name(of: call, tree) == "contentShape" { found.insert(tree.nodes[call].end) }
        next = base(of: call, tree)
      }
    }
    return found
  }

  /// Whether it is a call of `highPriorityGesture` with a tap, and not with two.
  private static func isTap(_ node: Int, _ tree: SwiftTree) -> Bool {
    guard name(of: node, tree) == "highPriorityGesture",
      let gesture = tree.children(of: node, .argument).first
    else { return false }
    let calls = (gesture..<tree.end(of: gesture)).filter { tree.nodes[$0].kind == .call }
    return calls.contains { call in
      tree.child(of: call, .base).map { tree.text(of: $0) } == "TapGesture"
        && tree.children(of: call, .argument).isEmpty
    }
  }

  /// The name of the method of a call; nil for all else.
  private static func name(of node: Int, _ tree: SwiftTree) -> String? {
    guard tree.nodes[node].kind == .call, let callee = tree.child(of: node, .base),
      tree.nodes[callee].kind == .member
    else { return nil }
    return tree.child(of: callee, .name).map { tree.text(of: $0) }
  }

  /// The call whose method a call is.
  private static func base(of node: Int, _ tree: SwiftTree) -> Int? {
    guard let callee = tree.child(of: node, .base), tree.nodes[callee].kind == .member,
      let base = tree.child(of: callee, .base), tree.nodes[base].kind == .call
    else { return nil }
    return base
  }
}
