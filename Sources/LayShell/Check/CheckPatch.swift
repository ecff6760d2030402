import LayEngine
import LayLanguage
import LaySwiftTree
import LayTerminal

/// A change of the bytes of a file: at 80 to 85 `minWidth` in place of `width`.
struct CheckEdit: Hashable {
  let path: String
  let range: Range<Int>
  let text: String

  /// Whether both change something at the same place.
  fileprivate func meets(_ other: CheckEdit) -> Bool {
    guard path == other.path else { return false }
    let (one, two) = (range, other.range)
    return one.isEmpty || two.isEmpty
      ? one.lowerBound <= two.upperBound && two.lowerBound <= one.upperBound : one.overlaps(two)
  }
}

/// Writes remedies into the code.
struct RemedyWriter {
  let trees: [Int32: SwiftTree]
  let sources: SourceMap

  /// Nil where the change is not known for the way in which the code is written.
  func edits(_ writing: CheckRemedy.Writing) -> [CheckEdit]? {
    switch writing {
    case .behind(let text, let span):
      calls([span]) { call in
        guard call.range.lowerBound == Int(span.start) else { return nil }
        if let known = call.limit(like: text) { return [(known, String(text.dropFirst()))] }
        return [(call.end, call.onItsLine(text))]
      }
    case .flexible(let spans, let isLeast):
      calls(spans) { call in
        guard call.name == "frame" else { return nil }
        let labels = call.labels.filter { ["width", "height"].contains(call.text($0)) }
        let changes = labels.map { label in
          let length = call.text(label) == "width" ? "Width" : "Height"
          return (call.tree.range(of: label), (isLeast ? "min" : "max") + length)
        }
        return changes.isEmpty ? nil : changes
      }
    case .without(let spans):
      calls(spans) { call in
        call.name == "fixedSize" ? call.withItsDot.map { [($0, "")] } : nil
      }
    case .padding(let lengths):
      calls(Set(lengths.keys)) { call in
        guard call.name == "padding", let length = lengths[call.span] ?? nil else { return nil }
        return call.padding(length).map { [$0] }
      }
    case .around(let span, let name):
      calls([span]) { call in call.wrapped(in: name) }
    }
  }

  /// The changes at some calls; nil where one of them cannot be changed.
  private func calls(
    _ spans: Set<SourceSpan>, _ change: (WrittenCall) -> [(Range<Int>, String)]?
  ) -> [CheckEdit]? {
    var edits: [CheckEdit] = []
    for span in spans.sorted(by: { $0.start < $1.start }) {
      guard let tree = trees[span.source], let call = WrittenCall(tree, span),
        let changes = change(call)
      else { return nil }
      let path = sources.name(of: span.source)
      edits += changes.map { CheckEdit(path: path, range: $0, text: $1) }
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

/// The remedies of findings as a patch for `git apply`.
///
/// - Rule: the first finding at a place has its remedy; one whose change meets an earlier one is left out. What is
///   left out is told, and a file that could not be read afterwards is left out as a whole.
struct CheckPatch {
  private(set) var text = ""
  /// Sentences about what is left out.
  private(set) var leftOut: [String] = []
  private var edits: [String: [CheckEdit]] = [:]

  init(_ report: CheckReport, _ texts: [(path: String, text: String)], _ limits: Limits) {
    for finding in report.counted { add(finding) }
    let unhelped = report.counted.count { $0.help == nil }
    if unhelped > 0 {
      leftOut.append(CountText.of(unhelped, "finding") + " for which no remedy is known")
    }
    for (path, old) in texts {
      guard let edits = edits[path], let name = Self.nameBelowHere(path) else {
        if edits[path] != nil { leftOut.append("\(path): is not below the present folder") }
        continue
      }
      let new = Self.applied(edits, to: old)
      let isRead =
        (try? SwiftParser.trees(
          of: [SwiftFile(name: path, text: new)], SourceMap()
        ) { limits.reasonToStop }) != nil
      let patch = PrintedDifference.patch(of: name, from: old, to: new, isForGit: true)
      guard isRead, patch == VisibleText.of(patch, keepsLines: true) else {
        leftOut.append(
          isRead
            ? "\(path): has characters that no patch shows"
            : "\(path): could not be read with its remedies")
        continue
      }
      text += patch + "\n"
    }
  }

  private mutating func add(_ finding: CheckFinding) {
    guard let help = finding.help else { return }
    let place = "\(finding.place.text): [\(finding.rule)]"
    guard let new = finding.edits else {
      leftOut.append("\(place): \(help): has to be written by hand")
      return
    }
    let known = new.flatMap { edits[$0.path] ?? [] }
    let missing = new.filter { !known.contains($0) }
    if missing.contains(where: { edit in known.contains(where: edit.meets) }) {
      leftOut.append("\(place): \(help): meets another change")
      return
    }
    for edit in missing { edits[edit.path, default: []].append(edit) }
  }

  private static func applied(_ edits: [CheckEdit], to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The path below the present folder; nil for a file elsewhere.
  private static func nameBelowHere(_ path: String) -> String? {
    guard let file = try? FilePath(path), let here = try? FilePath("."), file.end == .file,
      file.real.isInside(here.real)
    else { return nil }
    return String(file.real.text.dropFirst(here.real.text.count).drop { $0 == "/" })
  }
}
