import LayEngine

/// What a running program can reach outside of itself.
final class Runtime {
  let symbols: SymbolTable
  /// The names of the session.
  let globals: Globals
  /// What the names of the language stand for, whatever the program makes of them.
  private let builtins: Builtins
  /// The names of the library's texts: the builtins, and what these texts define.
  private(set) lazy var libraryGlobals = Globals(builtins)
  private var librarySources: Set<Int32> = []
  /// The views that the item made, so that equal ones are one.
  let views = ViewTable()
  /// The number of the item that runs.
  var item = 0
  /// How many times something got a value that outlives the item that runs.
  var changes = 0
  /// The view whose states are asked for.
  var stateScope = StateScope()
  /// How many times layouts were defined, so that whoever uses one sees that there is another.
  var layoutDefinitions = 0
  /// The names that were taken for colors of the program's assets.
  var assetColors: Set<String> = []
  /// Whether the call of a name that nothing has gives its only view, with a warning.
  var passesUnknownModifiers = false
  /// The names of which that was told.
  var unknownModifiers: Set<String> = []
  /// The places of names without a value where a string is wanted.
  var meantAsText: Set<SourceSpan> = []
  /// The forms of the names that were met, by the ids of their symbols.
  private var forms: [FormOfName] = []
  /// What to write for names without a value, by their place, where what is around them says it.
  var nameHints = NameHints()
  /// The lines that the program defined; views name them without owning them.
  var lines: [CustomGuide] = []
  /// What the session says goes on with the controls: `is-pressed` and the like.
  var interaction: [String: Bool] = [:]
  var output: (String) -> Void = { _ in }
  var warn: (Diagnostic) -> Void = { _ in }
  var reasonToStop: () -> StopReason? = { nil }
  var isOutOfMemory: (_ adding: Int) -> Bool = { _ in false }
  /// A sentence to add to "unknown name", for names that mean something elsewhere.
  var hintForUnknownName: (String) -> String? = { _ in nil }
  /// Calls a function from outside of the code that runs, as a layout does.
  var callAt: (Function, [Value], CallSite) throws(Diagnostic) -> Value = { _, _, _ in .nothing }
  /// The items of the script for SwiftUI code in a string, which stands at a place.
  var swiftItems: (String, SourceSpan) throws(Diagnostic) -> [SyntaxTree] = {
    _, span throws(Diagnostic) in throw Diagnostic(.noReaderOfSwift, at: span)
  }
  /// The subviews of the layouts that run, innermost last.
  var openSubviews: [LayoutSubviews] = []
  /// The comparison that was asserted or expected last and did not hold.
  var failedComparison: FailedComparison?

  /// - Parameter further: declarations beyond those of the catalogue.
  init(_ further: [Declaration]) {
    symbols = SymbolTable()
    builtins = Builtins(further, symbols)
    globals = Globals(builtins)
  }

  /// The names that a text sees: what the user defines is no matter to the library.
  func globals(of source: Int32) -> Globals {
    librarySources.contains(source) ? libraryGlobals : globals
  }

  func isLibrary(_ source: Int32) -> Bool { librarySources.contains(source) }

  func noteLibrary(_ source: Int32) { librarySources.insert(source) }

  private enum FormOfName {
    case notLookedUp, none
    case form(Form)
  }

  /// The form that a name stands for, looked up once.
  func form(of symbol: Symbol) -> Form? {
    let id = Int(symbol.id)
    while forms.count <= id { forms.append(.notLookedUp) }
    switch forms[id] {
    case .form(let form): return form
    case .none: return nil
    case .notLookedUp:
      let form = Catalogue.form(named: symbol.name)
      forms[id] = form.map(FormOfName.form) ?? .none
      return form
    }
  }

  /// Calls a function on behalf of a place in the text.
  func call(
    _ function: Function, _ arguments: [Value], _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    try callAt(function, arguments, CallSite(at: span))
  }

  /// Looks whether the program must end.
  func checkLimits(at span: SourceSpan) throws(Diagnostic) {
    if let reason = reasonToStop() { throw Diagnostic(reason, at: span) }
  }

  /// Looks at the memory, after something large was made, or before so many bytes are taken.
  func checkMemory(adding count: Int = 0, at span: SourceSpan) throws(Diagnostic) {
    if isOutOfMemory(count) { throw Diagnostic(.outOfMemory, at: span) }
  }

  /// The complaint about a name that has no value, with the nearest that has one.
  ///
  /// - Parameters:
  ///   - place: where the name stands, so that no name is offered that cannot stand there.
  func unknownName(
    _ name: String, also locals: [String], at span: SourceSpan, in place: NamePlace = .item
  ) -> Diagnostic {
    let isMeantAsText = meantAsText.contains(span)
    if let certain = nameHints[span] {
      return Diagnostic(Complaint("unknown name `\(name)`", hint: certain), at: span)
    }
    let known = locals + place.known(of: globals)
    let near = isMeantAsText ? known.filter { !ColorName.all.contains($0) } : known
    let nearest = NearestName.hint(for: name, among: near)
    let hint =
      isMeantAsText && !ForeignName.isForeign(name)
      ? nearest ?? "a text is written in quotes: `\"\(name)\"`"
      : ForeignName.wordHint(for: name) ?? hintForUnknownName(name) ?? nearest
        ?? ForeignName.quoteHint(for: name) ?? place.argumentHint(for: name)
    return Diagnostic(Complaint("unknown name `\(name)`", hint: hint), at: span)
  }
}

extension Diagnostic {
  /// A program that is ended.
  package init(_ reason: StopReason, at span: SourceSpan?) {
    self.init(reason.complaint, at: span, isInterruption: reason.isInterruption)
  }
}
