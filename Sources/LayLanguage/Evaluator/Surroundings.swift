import LayEngine

/// What a running program can reach outside of itself.
final class Surroundings {
  let symbols: SymbolTable
  let globals: Globals
  /// The lines that the program defined; views name them without owning them.
  var lines: [CustomGuide] = []
  var output: (String) -> Void = { _ in }
  var interruptionRequested: () -> Bool = { false }
  /// A sentence to add to "unknown name", for names that mean something elsewhere.
  var hintForUnknownName: (String) -> String? = { _ in nil }
  /// Calls a function while nothing runs, as a layout does.
  var call: (Function, [Value], SourceSpan) throws(Diagnostic) -> Value = { _, _, _ in .nothing }
  /// How many more looks at the outside the program gets; nothing is no limit.
  var remainingPolls: Int?

  init(symbols: SymbolTable, globals: Globals) {
    self.symbols = symbols
    self.globals = globals
  }

  func reasonToStop() -> Complaint? {
    if interruptionRequested() { return .interrupted }
    guard let remaining = remainingPolls else { return nil }
    remainingPolls = remaining - 1
    return remaining <= 0 ? .tookTooLong : nil
  }

  /// The complaint about a name that has no value, with the nearest that has one.
  func unknownName(_ name: String, also locals: [String], at span: SourceSpan) -> Diagnostic {
    let known = locals + globals.definedNames + Catalogue.forms.flatMap(\.names)
    let hint = hintForUnknownName(name) ?? NearestName.hint(for: name, among: known)
    return Diagnostic(Complaint("unknown name `\(name)`", hint: hint), at: span)
  }
}

extension Complaint {
  fileprivate static let interrupted = Complaint("interrupted")
  fileprivate static let tookTooLong = Complaint("stopped: this takes too long")
}
