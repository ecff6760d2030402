import LayEngine
import LayLanguage
import LaySwiftTree

/// A call as it stands in the code: `Text("Hi")`, or `….frame(width: 8)` with what stands before its dot.
struct WrittenCall {
  let tree: SwiftTree
  let span: SourceSpan
  let node: Int

  /// The outermost call that ends where a view does.
  init?(_ tree: SwiftTree, _ span: SourceSpan) {
    let end = UInt32(clamping: span.end)
    var node = 0
    while node < tree.nodes.count {
      let next = tree.nodes[node]
      if next.kind == .call, next.end == end {
        (self.tree, self.span, self.node) = (tree, span, node)
        return
      }
      // What ends before has no such call in it, and what starts behind neither.
      node = next.end < end || next.start >= end ? tree.end(of: node) : node + 1
    }
    return nil
  }

  private init(_ tree: SwiftTree, node: Int, in source: Int32) {
    let range = tree.range(of: node)
    span = SourceSpan(
      source: source, start: Int32(range.lowerBound), end: Int32(range.upperBound))
    (self.tree, self.node) = (tree, node)
  }

  /// What is the only view in the closure that makes the label of a control; nil for none, and for several or a choice.
  var label: WrittenCall? {
    let trailing = tree.children(of: node, .trailing)
    let named = (arguments + trailing).last { tree.child(of: $0, .label).map(text) == "label" }
    let labels = Set(arguments.map { tree.child(of: $0, .label).map(text) ?? "" })
    let isBehind = labels.isSubset(of: Self.beforeLabels) && labels != ["role"] && !labels.isEmpty
    let closure = named.map(value) ?? (isBehind ? trailing.first : nil)
    guard let closure, tree.nodes[closure].kind == .closure else { return nil }
    let items = tree.children(of: closure, .item)
    guard items.count == 1, [.call, .member, .name].contains(tree.nodes[items[0]].kind) else {
      return nil
    }
    return WrittenCall(tree, node: items[0], in: span.source)
  }

  /// What may be given to a control whose label is the closure behind the parentheses.
  private static let beforeLabels: Set = [
    "action", "destination", "intent", "isActive", "isOn", "role", "selection", "tag", "value",
  ]

  /// Whether a place is in it.
  func holds(_ other: SourceSpan) -> Bool {
    other.source == span.source && range.lowerBound <= Int(other.start)
      && Int(other.end) <= range.upperBound
  }

  /// Whether, in it, another call is in a branch of an `if` or a `switch`.
  func hasChoice(around other: WrittenCall) -> Bool {
    (node..<other.node).contains { index in
      tree.end(of: index) > other.node
        && [.ifChoice, .switchChoice].contains(tree.nodes[index].kind)
    }
  }

  /// The place of the `if` or `switch` in a branch of which it stands, where another one shows something in its place,
  /// and no call of the same name; nil for none.
  var choice: SourceSpan? {
    var found: WrittenCall?
    for index in 0..<node where tree.end(of: index) > node {
      switch tree.nodes[index].kind {
      case .functionDeclaration, .variableDeclaration: found = nil
      case .ifChoice, .switchChoice:
        if found == nil, isReplaced(in: index) {
          found = WrittenCall(tree, node: index, in: span.source)
        }
      default: break
      }
    }
    return found?.span
  }

  private func isReplaced(in choice: Int) -> Bool {
    let isSwitch = tree.nodes[choice].kind == .switchChoice
    let branches =
      isSwitch
      ? tree.children(of: choice, .item)
      : [tree.child(of: choice, .body), tree.child(of: choice, .alternative)].compactMap(\.self)
    func called(_ call: Int) -> String? { tree.child(of: call, .base).map(text) }
    return branches.contains { branch in
      let inside = branch..<tree.end(of: branch)
      let names = Set(inside.filter { tree.nodes[$0].kind == .call }.compactMap(called))
      return !inside.contains(node) && !names.subtracting(["EmptyView"]).isEmpty
        && !names.contains(called(node) ?? "")
    }
  }

  /// An argument as it stands in the code, and whether it is a number there.
  struct Argument {
    let range: Range<Int>
    let isNumber: Bool
  }

  /// The argument with a label, of this call or of the `EdgeInsets` or `CGSize` that it is given; or the one at an
  /// index among those without a label; without both, the only one, where that names a value or calls for one.
  func argument(_ label: String?, at index: Int?) -> Argument? {
    let plain = arguments.filter { tree.child(of: $0, .label) == nil }
    let only = arguments.count == 1 ? plain.first.map(value) : nil
    let parts = only.flatMap { isMadeOfNumbers($0) ? $0 : nil }
    let found: Int? =
      if let label {
        (parts.map { tree.children(of: $0, .argument) } ?? arguments).first { argument in
          tree.child(of: argument, .label).map(text) == label
        }
      } else if let index {
        plain.indices.contains(index) ? plain[index] : nil
      } else {
        only.flatMap { parts == nil && isValue($0) ? $0 : nil }
      }
    return found.map(value).map { Argument(range: tree.range(of: $0), isNumber: isNumber($0)) }
  }

  private func value(_ argument: Int) -> Int {
    tree.nodes[argument].kind == .argument
      ? tree.child(of: argument, .value) ?? argument : argument
  }

  /// Whether it is `EdgeInsets(top: 8, …)` or `.init(top: 8, …)`.
  private func isMadeOfNumbers(_ node: Int) -> Bool {
    let makers = ["EdgeInsets", "CGSize", ".init"]
    return tree.nodes[node].kind == .call
      && tree.child(of: node, .base).map { makers.contains(text($0)) } ?? false
  }

  /// Whether it is neither a number nor a set of edges: `.leading`, `[.leading, .top]`.
  private func isValue(_ node: Int) -> Bool {
    !isNumber(node) && tree.nodes[node].kind != .array && !text(node).hasPrefix(".")
  }

  /// Whether it is `8` or `-8`.
  private func isNumber(_ node: Int) -> Bool {
    tree.nodes[node].kind == .prefix
      ? tree.child(of: node, .value).map(isNumber) ?? false
      : [.integer, .decimal].contains(tree.nodes[node].kind)
  }

  var range: Range<Int> { tree.range(of: node) }
  var end: Range<Int> { range.upperBound..<range.upperBound }

  func text(_ node: Int) -> String { tree.text(of: node) }

  var callee: Int? { tree.child(of: node, .base) }

  var name: String? {
    callee.map { tree.nodes[$0].kind == .member ? tree.child(of: $0, .name) ?? $0 : $0 }.map(text)
  }

  private var arguments: [Int] { tree.children(of: node, .argument) }

  /// The kinds of all nodes in its arguments.
  var kindsOfArguments: Set<NodeKind> {
    Set(arguments.flatMap { tree.nodes[$0..<tree.end(of: $0)].map(\.kind) })
  }

  /// Whether it has the same arguments whenever it runs: `true`, `.placeholder`, `[.placeholder]`.
  var isConstant: Bool { arguments.map(value).allSatisfy(isConstant) }

  private func isConstant(_ node: Int) -> Bool {
    switch tree.nodes[node].kind {
    case .array: tree.children(of: node, .element).allSatisfy(isConstant)
    case .member: tree.child(of: node, .base) == nil
    case .boolean, .decimal, .integer, .nothing: true
    default: false
    }
  }

  private var labels: [Int] { arguments.compactMap { tree.child(of: $0, .label) } }

  /// The changes that let a frame grow, or shrink; nil for what is no frame of fixed lengths.
  func flexible(isLeast: Bool) -> [(Range<Int>, String)]? {
    guard name == "frame" else { return nil }
    let changes = labels.filter { ["width", "height"].contains(text($0)) }.map { label in
      let length = text(label) == "width" ? "Width" : "Height"
      return (tree.range(of: label), (isLeast ? "min" : "max") + length)
    }
    return changes.isEmpty ? nil : changes
  }

  /// The nearest modifier around it that sets the same, and has no meaning beside another inside of it.
  func limit(like text: String) -> Range<Int>? {
    let name = String(text.dropFirst().prefix { $0 != "(" })
    guard ["lineLimit", "minimumScaleFactor"].contains(name) else { return nil }
    let around = tree.nodes[..<node].indices.last { index in
      let other = tree.nodes[index]
      guard other.kind == .call, Int(other.start) == range.lowerBound,
        let callee = tree.child(of: index, .base), let own = tree.child(of: callee, .name)
      else { return false }
      return tree.nodes[callee].kind == .member && self.text(own) == name
    }
    guard let around, let callee = tree.child(of: around, .base) else { return nil }
    return tree.child(of: callee, .name).map {
      tree.range(of: $0).lowerBound..<tree.range(of: around).upperBound
    }
  }

  /// A modifier on a line of its own where the next one has one.
  func onItsLine(_ text: String) -> String {
    let rest = tree.bytes[range.upperBound...]
    let blanks = rest.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    guard blanks.first == UInt8(ascii: "\n"),
      rest.dropFirst(blanks.count).first == UInt8(ascii: ".")
    else { return text }
    let indentation = blanks.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    return "\n" + String(repeating: " ", count: indentation) + text
  }

  /// Whether it is a modifier that begins with its point there: `.frame(width: 8)`.
  func isModifier(at span: SourceSpan) -> Bool {
    tree.bytes.indices.contains(Int(span.start)) && tree.bytes[Int(span.start)] == UInt8(ascii: ".")
  }

  /// The modifier with the blanks before it; nil where a comment stands there.
  var withItsDot: Range<Int>? {
    guard let callee, let base = tree.child(of: callee, .base),
      let name = tree.child(of: callee, .name)
    else { return nil }
    let start = tree.range(of: base).upperBound
    let between = tree.bytes[start..<tree.range(of: name).lowerBound]
    let isPlain = between.allSatisfy { " \n.".utf8.contains($0) }
    return isPlain ? start..<range.upperBound : nil
  }

  /// The change that gives a modifier without arguments those of another spelling of it: `.fixedSize(…)`.
  func arguments(of spelling: String) -> [(Range<Int>, String)]? {
    guard let name, arguments.isEmpty, spelling.hasPrefix(".\(name)("),
      let place = callee.flatMap({ tree.child(of: $0, .name) })
    else { return nil }
    let rest = tree.range(of: place).upperBound..<range.upperBound
    return [(rest, String(spelling.dropFirst(name.count + 1)))]
  }

  /// The change that gives a padding another length, where the length stands there as a number, or not at all.
  func padding(_ length: Double) -> (Range<Int>, String)? {
    let text = NumberText.of(length)
    guard let last = arguments.last.map(value) else {
      let place = range.upperBound - 1
      return tree.bytes[place] == UInt8(ascii: ")") ? (place..<place, text) : nil
    }
    if isNumber(last) { return (tree.range(of: last), text) }
    let isEdges = arguments.count == 1 && [.member, .array].contains(tree.nodes[last].kind)
    let place = tree.range(of: last).upperBound
    return isEdges ? (place..<place, ", \(text)") : nil
  }

  /// What puts a container around it; nil where a string of several lines would be indented.
  func wrapped(in name: String) -> [(Range<Int>, String)]? {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard let breaks else { return nil }
    if breaks.isEmpty { return [(start..<start, "\(name) { "), (end..<end, " }")] }
    return [(start..<start, "\(name) {\n\(indentation)\(step)")]
      + breaks.map { ($0 + 1..<$0 + 1, step) } + [(end..<end, "\n\(indentation)}")]
  }

  /// What puts the same in a scroll view behind it, and a `ViewThatFits` around both; nil where a string of several
  /// lines would be indented.
  var orScrolled: [(Range<Int>, String)]? {
    guard let breaks else { return nil }
    let words = String(decoding: tree.bytes[range], as: UTF8.self)
    let (start, end) = (range.lowerBound, range.upperBound)
    let (inner, innermost) = (indentation + step, indentation + step + step)
    let indented = words.replacing("\n", with: "\n" + step + step)
    let scrolled = "ScrollView {\n\(innermost)\(indented)\n\(inner)}"
    return [(start..<start, "ViewThatFits(in: .vertical) {\n\(inner)")]
      + breaks.map { ($0 + 1..<$0 + 1, step) }
      + [(end..<end, "\n\(inner)\(scrolled)\n\(indentation)}")]
  }

  /// What puts the same as a column behind a row, and a `ViewThatFits` around both unless the row is a candidate;
  /// nil for what is no row, and where a string of several lines would be indented.
  func asColumn(isCandidate: Bool) -> [(Range<Int>, String)]? {
    guard let breaks, let callee, text(callee) == "HStack" else { return nil }
    var column = Array(tree.bytes[range])
    let place = tree.range(of: callee).upperBound - range.lowerBound
    let alignment = tree.children(of: node, .argument).first { argument in
      tree.child(of: argument, .label).map(text) == "alignment"
    }
    if let value = alignment.flatMap({ tree.child(of: $0, .value) }).map(tree.range) {
      let own = value.lowerBound - range.lowerBound..<value.upperBound - range.lowerBound
      column.replaceSubrange(own, with: ".leading".utf8)
    } else if column.dropFirst(place).first == UInt8(ascii: "(") {
      let isAlone = column.dropFirst(place + 1).first == UInt8(ascii: ")")
      column.insert(contentsOf: "alignment: .leading\(isAlone ? "" : ", ")".utf8, at: place + 1)
    } else {
      column.insert(contentsOf: "(alignment: .leading)".utf8, at: place)
    }
    column[0] = UInt8(ascii: "V")
    let end = range.upperBound
    let words = String(decoding: column, as: UTF8.self)
    if isCandidate { return [(end..<end, "\n\(indentation)\(words)")] }
    let start = range.lowerBound
    let inner = indentation + step
    let indented = words.replacing("\n", with: "\n" + step)
    return [(start..<start, "ViewThatFits(in: .horizontal) {\n\(inner)")]
      + breaks.map { ($0 + 1..<$0 + 1, step) }
      + [(end..<end, "\n\(inner)\(indented)\n\(indentation)}")]
  }

  /// Where its lines end; nil where a string of several lines is among them.
  private var breaks: [Int]? {
    let breaks = range.filter { tree.bytes[$0] == UInt8(ascii: "\n") }
    let hasLongStrings = tree.nodes.contains { node in
      node.kind == .string && Int(node.start) >= range.lowerBound
        && Int(node.end) <= range.upperBound
        && tree.bytes[Int(node.start)..<Int(node.end)].contains(UInt8(ascii: "\n"))
    }
    return hasLongStrings ? nil : breaks
  }

  /// The blanks at the beginning of its first line.
  private var indentation: String {
    let line = tree.bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    return String(repeating: " ", count: blanks(from: line ?? 0))
  }

  /// By how much a line in it stands further in than its first one: two blanks where that is not seen.
  private var step: String {
    let first = range.first { tree.bytes[$0] == UInt8(ascii: "\n") }.map { blanks(from: $0 + 1) }
    let step = (first ?? 0) - indentation.count
    return String(repeating: " ", count: step > 0 ? step : 2)
  }

  private func blanks(from start: Int) -> Int {
    tree.bytes[start...].prefix { $0 == UInt8(ascii: " ") }.count
  }
}
