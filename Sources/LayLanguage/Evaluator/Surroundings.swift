import LayEngine

/// What a running program can reach outside of itself.
final class Surroundings {
  let symbols: SymbolTable
  let globals: Globals
  /// The lines that the program defined; views name them without owning them.
  var lines: [CustomGuide] = []
  var output: (String) -> Void = { _ in }
  var reasonToStop: () -> StopReason? = { nil }
  var isOutOfMemory: () -> Bool = { false }
  /// A sentence to add to "unknown name", for names that mean something elsewhere.
  var hintForUnknownName: (String) -> String? = { _ in nil }
  /// Calls a function while nothing runs, as a layout does.
  var call: (Function, [Value], SourceSpan) throws(Diagnostic) -> Value = { _, _, _ in .nothing }
  /// The subviews of the layouts that run, innermost last.
  var openSubviews: [LayoutSubviews] = []
  /// How many more looks at the outside the program gets; nothing is no limit.
  var remainingPolls: Int?

  init(symbols: SymbolTable, globals: Globals) {
    self.symbols = symbols
    self.globals = globals
  }

  /// Looks whether the program must end.
  func checkLimits(at span: SourceSpan) throws(Diagnostic) {
    if let reason = reasonToStop() ?? reasonAfterStep() { throw Diagnostic(reason, at: span) }
  }

  /// Looks at the memory, after something large was made.
  func checkMemory(at span: SourceSpan) throws(Diagnostic) {
    if isOutOfMemory() { throw Diagnostic(.outOfMemory, at: span) }
  }

  private func reasonAfterStep() -> StopReason? {
    guard let remaining = remainingPolls else { return nil }
    remainingPolls = remaining - 1
    return remaining <= 0 ? .outOfSteps : nil
  }

  /// The complaint about a name that has no value, with the nearest that has one.
  func unknownName(_ name: String, also locals: [String], at span: SourceSpan) -> Diagnostic {
    let known = locals + globals.definedNames + Catalogue.forms.flatMap(\.names)
    let hint = hintForUnknownName(name) ?? NearestName.hint(for: name, among: known)
    return Diagnostic(Complaint("unknown name `\(name)`", hint: hint), at: span)
  }
}

extension Diagnostic {
  /// A program that is ended.
  package init(_ reason: StopReason, at span: SourceSpan?) {
    self.init(reason.complaint, at: span, isInterruption: reason.isInterruption)
  }
}
