import LayEngine
import LayLanguage
import LaySwiftTree

/// A change of the bytes of a file: at 80 to 85 `minWidth` in place of `width`.
struct CodeEdit: Hashable {
  var path: String
  var range: Range<Int>
  var text: String

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

  /// Whether the code has what is changed, and compiles then: a frame may be the system's, such as that of a widget.
  func mayChange(_ writing: Remedy.Writing) -> Bool {
    switch writing {
    case .flexible(let spans, _, _):
      return spans.allSatisfy { span in
        trees[span.source].map { WrittenCall($0, span)?.name == "frame" } ?? true
      }
    case .behind(let spelling, let span):
      guard let call = trees[span.source].flatMap({ WrittenCall($0, span) }) else { return true }
      return call.limit(like: spelling.swift) != nil || mayChangeType(of: call)
    case .inward: return edits(writing) != nil
    case .room(let control, let label, _, _):
      switch place(ofLabel: label, in: control) {
      case .call(let call): return mayChangeType(of: call)
      case .noCall: return true
      case .none: return false
      }
    case .around(let span, _), .orScrolled(let span), .otherAxis(let span, isCandidate: false):
      return trees[span.source].flatMap { WrittenCall($0, span) }.map(mayChangeType) ?? true
    case .padding:
      return writing.spans.allSatisfy { trees[$0.source] == nil } || edits(writing) != nil
    case .otherAxis, .upright, .without: return true
    }
  }

  /// Where the label of a control is written.
  private enum LabelPlace {
    case call(WrittenCall)
    /// A title, behind which nothing can be written.
    case noCall
  }

  /// Where the label of a control is written in the code of the control; nil where that has one of several labels.
  ///
  /// What the label is made of may be code of others too: a function of an extension, another view.
  private func place(ofLabel label: SourceSpan, in control: SourceSpan) -> LabelPlace? {
    guard let tree = trees[control.source], let call = WrittenCall(tree, control) else {
      return .noCall
    }
    guard call.holds(label) else { return call.label.map(LabelPlace.call) }
    guard let own = WrittenCall(tree, label),
      own.range.lowerBound == Int(label.start) || own.isModifier(at: label)
    else { return .noCall }
    return call.hasChoice(around: own) ? nil : .call(own)
  }

  private func mayChangeType(of call: WrittenCall) -> Bool {
    TypedPlace(trees: Array(trees.values), tree: call.tree, node: call.node).mayChangeType
  }

  /// What is to be written, in a few words of the language of the code.
  func words(_ remedy: Remedy) -> String {
    let isSwift = remedy.writing.spans.contains { sources.isSwift($0.source) }
    switch remedy.writing {
    case .behind(let spelling, let span):
      guard isSwift else { return "`(\(spelling.script) …)` around it" }
      let call = trees[span.source].flatMap { WrittenCall($0, span) }
      if let call, let known = call.limit(like: spelling.swift) {
        let old = String(decoding: call.tree.bytes[known], as: UTF8.self)
        return "`\(spelling.swift)` in place of `.\(old.prefix { $0 != "\n" })`"
      }
      return "`\(spelling.swift)` behind it"
    case .room(_, _, let spelling, let isStyled):
      guard isSwift else { return "`(\(spelling.script) …)` around it" }
      return "`\(spelling.swift)` behind its label"
        + (isStyled ? ", around which its style has the rest of 44" : "")
    case .inward: return "its padding and `.contentShape(Rectangle())` behind its label"
    case .flexible(let spans, _, let spelling) where isSwift && spans.count > 1:
      return spelling.bounds.map { "`\($0)`" }.joined(separator: " and ")
        + " in place of the lengths of \(spans.count) frames"
    case .flexible(let spans, let isLeast, let spelling):
      let code =
        isSwift ? written(spans, isLeast: isLeast) ?? spelling.swift : "(\(spelling.script) …)"
      return "`\(code)` in place of the fixed frame"
    case .upright:
      let spelling = Remedy.Spelling.fixedHeight
      return
        "`\(isSwift ? spelling.swift : "(\(spelling.script) …)")` in place of the `fixedSize` of both"
    case .without(let spans, let spelling):
      let names = Set(
        spans.compactMap { span in
          trees[span.source].flatMap { WrittenCall($0, span)?.name }
        })
      let written =
        names.count == 1 && !spelling.isCall(of: names.first ?? "")
        ? names.first.map { ".\($0)(…)" } : nil
      return "leave `\(isSwift ? written ?? spelling.swift : spelling.script)` out"
    case .padding: return "half of the padding"
    case .around(_, let spelling):
      return "`\(isSwift ? "\(spelling.swift) { … }" : "(\(spelling.script) …)")` around all of it"
    case .orScrolled:
      let (fits, scroll) =
        isSwift ? ("ViewThatFits", "ScrollView") : ("view-that-fits", "scroll-view")
      return "a vertical `\(fits)` of all of it and of a `\(scroll)` around the same"
    case .otherAxis(let span, let isCandidate):
      let (row, column) = isSwift ? ("HStack", "VStack") : ("hstack", "vstack")
      // Where the code is not shown, there may be several rows.
      let place = lines(remedy.writing).isEmpty ? placeText(span) : ""
      return isCandidate
        ? "a `\(column)` of the same behind the last `\(row)`\(place)"
        : "a `\(isSwift ? "ViewThatFits" : "view-that-fits")` of the `\(row)`\(place) and a `\(column)` of the same"
    }
  }

  /// ` (Row.swift:12)`; empty for what was typed.
  private func placeText(_ span: SourceSpan) -> String {
    CodePlaces(sources).written(at: span).map { " (\($0.file):\($0.line))" } ?? ""
  }

  /// The only one of some frames as it is to be written; nil for several.
  private func written(_ spans: Set<SourceSpan>, isLeast: Bool) -> String? {
    guard spans.count == 1, let span = spans.first, let tree = trees[span.source],
      let call = WrittenCall(tree, span)
    else { return nil }
    return call.flexible(isLeast: isLeast).flatMap { call.modifier(with: $0) }
  }

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

  /// The only line that is another one with a remedy; nil for several.
  ///
  /// One that begins with a modifier, or with the end of a call, has in front of it what that belongs to: `Text(…)` and
  /// `.bold()`, or the first line, `Text("Load").overlay(`, an ellipsis, and `).bold()`; where it is all in that line, an
  /// ellipsis: `….overlay(Text("Load").bold())`.
  func line(_ writing: Remedy.Writing) -> String? {
    let lines = lines(writing)
    guard lines.count == 1, lines[0].contains(where: \.isLetter) else { return nil }
    guard let first = lines[0].first, ".)]}".contains(first), let place = writing.placeBehind,
      let call = trees[place.source].flatMap({ WrittenCall($0, place) })
    else { return lines[0] }
    let text = call.text(call.node)
    if lines[0].contains(text) { return "…\(lines[0])" }
    guard let end = text.firstIndex(of: "\n") else { return text + lines[0] }
    let start =
      first == "." ? "\(text.prefix { $0.isLetter || $0.isNumber })(…)" : "\(text[..<end])…"
    return start + lines[0]
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func editsOfSwift(_ writing: Remedy.Writing) -> [CodeEdit]? {
    switch writing {
    case .behind(let spelling, let span):
      calls([span]) { call in
        guard call.range.lowerBound == Int(span.start) || call.isModifier(at: span) else {
          return nil
        }
        let text = spelling.swift
        if let known = call.limit(like: text) { return [(known, String(text.dropFirst()))] }
        return [(call.end, call.onItsLine(text))]
      }
    case .inward(let control, let label, let paddings): inward(control, label, paddings)
    case .room(let control, let label, let spelling, _):
      if case .call(let call) = place(ofLabel: label, in: control) {
        [
          CodeEdit(
            path: sources.name(of: control.source), range: call.end,
            text: call.onItsLine(spelling.swift))
        ]
      } else {
        nil
      }
    case .flexible(let spans, let isLeast, _):
      calls(spans) { call in call.flexible(isLeast: isLeast) }
    case .without(let spans, let spelling):
      calls(spans) { call in
        guard let name = call.name, spelling.isCall(of: name) || spelling.formerNames.contains(name)
        else { return nil }
        return call.withItsDot.map { [($0, "")] }
      }
    case .upright(let span):
      calls([span]) { call in call.arguments(of: Remedy.Spelling.fixedHeight.swift) }
    case .padding(let lengths):
      calls(Set(lengths.keys)) { call in
        guard call.name == "padding", let length = lengths[call.span] ?? nil else { return nil }
        return call.padding(length).map { [$0] }
      }
    case .around(let span, let spelling):
      calls([span]) { call in call.wrapped(in: spelling.swift) }
    case .orScrolled(let span):
      calls([span]) { call in call.orScrolled }
    case .otherAxis(let span, let isCandidate):
      calls([span]) { call in call.asColumn(isCandidate: isCandidate) }
    }
  }

  /// What takes paddings away where they stand, and writes them behind a label.
  private func inward(
    _ control: SourceSpan, _ label: SourceSpan, _ paddings: [SourceSpan]
  ) -> [CodeEdit]? {
    guard case .call(let call) = place(ofLabel: label, in: control), mayChangeType(of: call) else {
      return nil
    }
    var written = ""
    for span in paddings {
      guard let padding = trees[span.source].flatMap({ WrittenCall($0, span) }),
        padding.name == "padding", let text = padding.modifier(with: [])
      else { return nil }
      written += text
    }
    let edits = calls(Set(paddings)) { $0.withItsDot.map { [($0, "")] } }
    let behind = call.onItsLine(written + ".contentShape(Rectangle())")
    let path = sources.name(of: control.source)
    return edits.map { $0 + [CodeEdit(path: path, range: call.end, text: behind)] }
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

extension WrittenCall {
  /// The modifier with some changes in it, in one line: `.frame(minWidth: 2 * size)`; nil for all else, and where
  /// a comment may stand in it.
  fileprivate func modifier(with changes: [(Range<Int>, String)]) -> String? {
    guard let callee, tree.nodes[callee].kind == .member,
      let name = tree.child(of: callee, .name)
    else { return nil }
    let edits = changes.map { CodeEdit(path: "", range: $0, text: $1) }
    let code = CodeEdit.applied(edits, to: Array(tree.bytes[..<range.upperBound]))
    let text = String(decoding: code[tree.range(of: name).lowerBound...], as: UTF8.self)
    let lines = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
    if lines.count > 1, text.contains("//") { return nil }
    return lines.reduce(".") { $0 + ($0.hasSuffix("(") || $0 == "." ? "" : " ") + $1 }
  }
}
