import LayEngine
import LayLanguage
import LaySwiftTree

/// A change of the bytes of a file: at 80 to 85 `minWidth` in place of `width`.
struct CodeEdit: Hashable {
  let path: String
  let range: Range<Int>
  let text: String

  /// Whether both change something at the same place.
  func meets(_ other: CodeEdit) -> Bool {
    guard path == other.path else { return false }
    let (one, two) = (range, other.range)
    return one.isEmpty || two.isEmpty
      ? one.lowerBound <= two.upperBound && two.lowerBound <= one.upperBound : one.overlaps(two)
  }
}

extension CodeEdit {
  static func applied(_ edits: [CodeEdit], to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return bytes
  }
}

/// Writes remedies into the code.
struct RemedyWriter {
  let trees: [Int32: SwiftTree]
  let interpreter: Interpreter

  private var sources: SourceMap { interpreter.sources }

  /// Nil where the change is not known for the way in which the code is written.
  func edits(_ writing: Remedy.Writing) -> [CodeEdit]? {
    if writing.spans.allSatisfy({ trees[$0.source] != nil }) { return editsOfSwift(writing) }
    return ScriptRemedies(interpreter).edits(writing)
  }

  /// The lines of the code that are others with a remedy, without their indentation; none where that is not
  /// known, or where they are many.
  func lines(_ writing: Remedy.Writing) -> [String] {
    let (most, longest) = (3, 200)
    guard let source = writing.spans.first?.source,
      writing.spans.allSatisfy({ $0.source == source }), let edits = edits(writing)
    else { return [] }
    let bytes = sources.bytes(of: source)
    let (old, new) = (Self.lines(bytes), Self.lines(CodeEdit.applied(edits, to: bytes)))
    guard let difference = PrintedDifference(old, new, firstLine: 1) else { return [] }
    let added = difference.lines.filter { $0.sign == .added }.map {
      String($0.text.drop { $0 == " " || $0 == "\t" })
    }
    return added.count > most || added.contains { $0.count > longest } ? [] : added
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func editsOfSwift(_ writing: Remedy.Writing) -> [CodeEdit]? {
    switch writing {
    case .behind(let spelling, let span):
      calls([span]) { call in
        guard call.range.lowerBound == Int(span.start) else { return nil }
        let text = spelling.swift
        if let known = call.limit(like: text) { return [(known, String(text.dropFirst()))] }
        return [(call.end, call.onItsLine(text))]
      }
    case .flexible(let spans, let isLeast, _):
      calls(spans) { call in
        guard call.name == "frame" else { return nil }
        let labels = call.labels.filter { ["width", "height"].contains(call.text($0)) }
        let changes = labels.map { label in
          let length = call.text(label) == "width" ? "Width" : "Height"
          return (call.tree.range(of: label), (isLeast ? "min" : "max") + length)
        }
        return changes.isEmpty ? nil : changes
      }
    case .without(let spans, let spelling):
      calls(spans) { call in
        guard let name = call.name, spelling.swift.hasPrefix(".\(name)(") else { return nil }
        return call.withItsDot.map { [($0, "")] }
      }
    case .padding(let lengths):
      calls(Set(lengths.keys)) { call in
        guard call.name == "padding", let length = lengths[call.span] ?? nil else { return nil }
        return call.padding(length).map { [$0] }
      }
    case .around(let span, let spelling):
      calls([span]) { call in call.wrapped(in: spelling.swift) }
    }
  }

  /// The changes at some calls; nil where one of them cannot be changed.
  private func calls(
    _ spans: Set<SourceSpan>, _ change: (WrittenCall) -> [(Range<Int>, String)]?
  ) -> [CodeEdit]? {
    var edits: [CodeEdit] = []
    for span in spans.sorted(by: { $0.start < $1.start }) {
      guard let tree = trees[span.source], let call = WrittenCall(tree, span),
        let changes = change(call)
      else { return nil }
      let path = sources.name(of: span.source)
      edits += changes.map { CodeEdit(path: path, range: $0, text: $1) }
    }
    return edits
  }
}

/// A call as it stands in the code: `Text("Hi")`, or `….frame(width: 8)` with what stands before its dot.
private struct WrittenCall {
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
    let isNumber = { (node: Int) in [.integer, .decimal].contains(tree.nodes[node].kind) }
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
