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

/// A call of the catalogue without those of its arguments that are not followed.
struct ForgivingCall {
  let runtime: SwiftRuntime
  let declaration: Declaration
  let name: String
  let isModifier: Bool
  /// What gives the arguments; of a modifier its view is the last one.
  let runs: [Run]
  let labels: [(name: Symbol, span: SourceSpan)?]
  let spans: [SourceSpan]
  let site: CallSite
  let headSpan: SourceSpan

  func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let values = try values(&machine)
    let present = values.indices.filter { values[$0] != nil }
    let arguments = present.compactMap { values[$0] }
    let used =
      present.count == values.count
      ? site
      : CallSite(
        name: name, at: headSpan, headSpan: headSpan, present.map { labels[$0] },
        present.map { spans[$0] })
    guard isModifier, let view = values.last ?? nil else {
      return try machine.call(declaration, arguments, used)
    }
    // A modifier that has lost all it says leaves the view as it is.
    if present.count < values.count, present.count == 1 { return view }
    return try runtime.forgiving(&machine) { machine throws(Diagnostic) in
      try machine.call(declaration, arguments, used)
    } else: { _, _ in
      view
    }
  }

  /// The arguments, those behind a modified view after it; nil for each that is not followed.
  private func values(_ machine: inout Machine) throws(Diagnostic) -> [Value?] {
    let view = isModifier ? try runs.last?(&machine) : nil
    var values: [Value?] = []
    for run in isModifier ? runs.dropLast() : runs[...] {
      switch try machine.catching(run) {
      case .success(let value): values.append(value)
      case .failure(let error):
        runtime.remark(error)
        values.append(nil)
      }
    }
    return isModifier ? values + [view] : values
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
