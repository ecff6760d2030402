import LayEngine
import LayLanguage

/// Writes remedies into scripts.
struct ScriptRemedies {
  let interpreter: Interpreter

  init(_ interpreter: Interpreter) { self.interpreter = interpreter }

  /// Nil where the change is not known for the way in which the script is written.
  func edits(_ writing: Remedy.Writing) -> [CodeEdit]? {
    switch writing {
    case .behind(let spelling, let span), .around(let span, let spelling):
      forms([span]) { form in form.wrapped(in: spelling.script) }
    case .orScrolled(let span):
      forms([span]) { form in form.orScrolled }
    case .room(_, let label, let spelling, _):
      forms([label]) { form in form.wrapped(in: spelling.script) }
    case .inward: nil
    case .flexible(let spans, let isLeast, _):
      forms(spans) { form in
        let changes = form.children.filter { ["width", "height"].contains(form.keyword($0)) }
        return changes.isEmpty || form.name != "frame"
          ? nil
          : changes.map { (form.range($0), ":\(isLeast ? "min" : "max")-\(form.keyword($0))") }
      }
    case .without(let spans, let spelling):
      forms(spans) { form in
        guard form.name == spelling.script, let view = form.children.dropFirst().last,
          form.tree.kind(view) == .list
        else { return nil }
        let (whole, kept) = (form.range(0), form.range(view))
        return [
          (whole.lowerBound..<kept.lowerBound, ""), (kept.upperBound..<whole.upperBound, ""),
        ]
      }
    case .upright(let span):
      forms([span]) { form in
        guard form.name == "fixed-size", form.children.count == 2 else { return nil }
        let end = form.range(form.children[0]).upperBound
        return [(end..<end, " :horizontal false")]
      }
    case .otherAxis(let span, let isCandidate):
      forms([span]) { form in form.asColumn(isCandidate: isCandidate) }
    case .padding(let lengths):
      forms(Set(lengths.keys)) { form in
        let numbers = form.children.filter { form.tree.number($0) != nil }
        guard form.name == "padding", numbers.count == 1, let length = lengths[form.span] ?? nil
        else { return nil }
        return [(form.range(numbers[0]), NumberText.of(length))]
      }
    }
  }

  /// The changes at some forms; nil where one of them is no form, or cannot be changed.
  private func forms(
    _ spans: Set<SourceSpan>, _ change: (FormInScript) -> [(Range<Int>, String)]?
  ) -> [CodeEdit]? {
    var edits: [CodeEdit] = []
    for span in spans.sorted(by: { $0.start < $1.start }) {
      guard let form = FormInScript(at: span, interpreter), let changes = change(form) else {
        return nil
      }
      let path = interpreter.sources.name(of: span.source)
      edits += changes.map { CodeEdit(path: path, range: $0, text: $1) }
    }
    return edits
  }
}
