import LayEngine
import LayLanguage
import LaySwiftTree

// What stands for code of a view that is not followed, so that the rest of the view is shown. Each is told
// once, at its place.

extension SwiftRuntime {
  /// Does something, and something else where it is not followed.
  func forgiving(
    _ machine: inout Machine, _ work: (inout Machine) throws(Diagnostic) -> Value,
    else standIn: (Diagnostic, inout Machine) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    guard forgives else { return try work(&machine) }
    switch try machine.catching(work) {
    case .success(let value): return value
    case .failure(let error):
      remark(error)
      return try standIn(error, &machine)
    }
  }

  /// What a value is that is not followed: not known, under its name in the code.
  func orUnknown(_ run: @escaping Run, _ name: String, _ span: SourceSpan) -> Run {
    guard forgives else { return run }
    return { [self] machine throws(Diagnostic) in
      try forgiving(&machine, run) { error, _ in
        .object(
          UnknownBox(name, Complaint(error.message, hint: error.hint), at: error.span ?? span))
      }
    }
  }

  /// A box that stands for a view.
  func placeholder(_ machine: inout Machine, _ span: SourceSpan) throws(Diagnostic) -> Value {
    let call = NativeCall(values: [], runtime: self, span: span, types: [:], result: library.view)
    let gray = try call.made("color", [call.symbol("gray")], &machine)
    let (width, height) = placeholderSize
    return try call.made(
      "frame", [.number(width), .number(height), gray], labels: ["width", "height", nil], &machine)
  }

  /// Throws for a value that is not known, where only a known one will do.
  func requireKnown(_ value: Value, _ span: SourceSpan) throws(Diagnostic) {
    guard case .object(let object) = value, let unknown = object as? UnknownBox else { return }
    throw Diagnostic(unknown.origin.reason, at: unknown.origin.span)
  }
}

extension CodeContext {
  /// The words of a name as a person would write them: of `L10n.saveChanges` "Save Changes".
  func words(of node: Int) -> String {
    let name = file.text(node).split { !$0.isLetter && !$0.isNumber }.last.map(String.init) ?? ""
    var words = ""
    for character in name {
      if character.isUppercase, words.last?.isLowercase == true { words.append(" ") }
      words += words.isEmpty ? character.uppercased() : String(character)
    }
    return words
  }

  /// How many calls stand in some code: a measure for how much a branch shows.
  func countOfCalls(_ node: Int) -> Int {
    (node..<file.tree.end(of: node)).count { file.kind($0) == .call }
  }
}
