import LayEngine
import LayLanguage
import LaySwiftTree

/// Code of views that shows the same whatever the program knows: no name of a value, no choice, no loop.
///
/// - Rule: in it stand views of SwiftUI, modifiers, and what is written as a literal. What is done and not
///   shown, as the action of a button, may be any code.
struct LiteralCode {
  private let tree: SwiftTree
  /// The types that the files of the app declare.
  private let ownTypes: Set<String>

  init(_ tree: SwiftTree, ownTypes: Set<String>) {
    (self.tree, self.ownTypes) = (tree, ownTypes)
  }

  /// The largest such expression with a modifier in it, at its place; nil where the modifier itself is none.
  func expression(around span: SourceSpan) -> Range<Int>? {
    let calls = tree.nodes.indices.filter {
      tree.nodes[$0].kind == .call && Int(tree.nodes[$0].start) <= Int(span.start)
        && Int(tree.nodes[$0].end) >= Int(span.end)
    }
    // A node stands behind those around it.
    var found: Int?
    for call in calls.reversed() {
      guard isLiteral(call) else { break }
      found = call
    }
    return found.map(tree.range)
  }

  private static let choices: Set<NodeKind> = [
    .ifChoice, .switchChoice, .ternary, .forLoop, .interpolation, .subscriptCall, .keyPath,
    .assignment, .binary, .tryExpression, .awaitExpression, .variableDeclaration,
    .functionDeclaration, .guardStatement, .parameter, .inOut, .macroUse, .cast, .optionalChain,
    .forced,
  ]

  /// Views whose content is made by what they are given, or for where they stand.
  private static let makers: Set<String> = [
    "AsyncImage", "ContainerRelativeShape", "ForEach", "GeometryReader", "TimelineView",
    "ViewThatFits",
  ]

  private func isLiteral(_ node: Int) -> Bool {
    var next = node
    let end = tree.end(of: node)
    while next < end {
      let kind = tree.nodes[next].kind
      if kind == .closure, isAction(next, in: node) {
        next = tree.end(of: next)
        continue
      }
      if Self.choices.contains(kind) || kind == .name && !isKnown(next) { return false }
      next += 1
    }
    return true
  }

  /// Whether a name is a label, is behind a point, or names what SwiftUI has.
  private func isKnown(_ node: Int) -> Bool {
    let role = tree.nodes[node].role
    if role == .label || role == .name { return true }
    let name = tree.name(of: node)
    return name.first?.isUppercase == true && !ownTypes.contains(name)
      && !Self.makers.contains(name)
  }

  // MARK: What is done

  private static let doers: Set<String> = ["Button", "refreshable", "swipeActions", "task"]

  /// Whether a closure is done and not shown: that of a button that has a title or a label, or one of a modifier such
  /// as `onAppear`.
  private func isAction(_ closure: Int, in root: Int) -> Bool {
    let around = (root..<closure).last { node in
      tree.nodes[node].kind == .call && tree.end(of: node) > closure
    }
    guard let call = around, let base = tree.child(of: call, .base) else { return false }
    let callee = tree.nodes[base].kind == .member ? tree.child(of: base, .name) ?? base : base
    let name = tree.name(of: callee)
    let argument = tree.children(of: call, .argument).first {
      closure > $0 && closure < tree.end(of: $0)
    }
    let label = argument.flatMap { tree.child(of: $0, .label) }.map(tree.name)
    if label == "action" { return true }
    guard tree.children(of: call, .trailing).first == closure || argument != nil else {
      return false
    }
    return label == nil && (Self.doers.contains(name) || name.hasPrefix("on"))
  }
}
