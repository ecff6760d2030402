import LayEngine
import LayLanguage
import LaySwiftTree

/// A call as it stands in the code: `Text("Hi")`, or `….frame(width: 8)` with what stands before its dot.
struct WrittenCall {
  let tree: SwiftTree
  let span: SourceSpan
  private let node: Int

  /// The outermost call that ends where a view does.
  init?(_ tree: SwiftTree, _ span: SourceSpan) {
    let found = tree.nodes.indices.first {
      tree.nodes[$0].kind == .call && tree.nodes[$0].end == UInt32(clamping: span.end)
    }
    guard let found else { return nil }
    (self.tree, self.span, node) = (tree, span, found)
  }

  /// Where the argument with a label stands, or one without a label that so many come before, unless it is a
  /// number.
  func expression(of label: String, orAfter count: Int?) -> Range<Int>? {
    let named = arguments.first { tree.child(of: $0, .label).map(text) == label }
    let plain = arguments.filter { tree.child(of: $0, .label) == nil }
    let place = count.flatMap { plain.indices.contains($0) ? plain[$0] : nil }
    guard let argument = named ?? place else { return nil }
    let isLabelled = tree.nodes[argument].kind == .argument
    let value = isLabelled ? tree.child(of: argument, .value) ?? argument : argument
    return isNumber(value) ? nil : tree.range(of: value)
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

  private var callee: Int? { tree.child(of: node, .base) }

  var name: String? {
    callee.map { tree.nodes[$0].kind == .member ? tree.child(of: $0, .name) ?? $0 : $0 }.map(text)
  }

  private var arguments: [Int] { tree.children(of: node, .argument) }

  var labels: [Int] { arguments.compactMap { tree.child(of: $0, .label) } }

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

  /// The change that gives a padding another length, where the length stands there as a number, or not at all.
  func padding(_ length: Double) -> (Range<Int>, String)? {
    let text = NumberText.of(length)
    guard let last = arguments.last else {
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
    let breaks = range.filter { tree.bytes[$0] == UInt8(ascii: "\n") }
    guard !breaks.isEmpty else { return [(start..<start, "\(name) { "), (end..<end, " }")] }
    let hasLongStrings = tree.nodes.contains { node in
      node.kind == .string && Int(node.start) >= start && Int(node.end) <= end
        && tree.bytes[Int(node.start)..<Int(node.end)].contains(UInt8(ascii: "\n"))
    }
    if hasLongStrings { return nil }
    let line = tree.bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let blanks = tree.bytes[line..<start].prefix { $0 == UInt8(ascii: " ") }.count
    let indentation = String(repeating: " ", count: blanks)
    return [(start..<start, "\(name) {\n\(indentation)  ")]
      + breaks.map { ($0 + 1..<$0 + 1, "  ") } + [(end..<end, "\n\(indentation)}")]
  }
}
