import LayEngine

/// The state of a session that a running program can reach.
final class Runtime {
  let symbols: SymbolTable
  /// The global variables of the session.
  let globals: Globals
  /// The values of the language's own names, whatever the program redefines.
  private let builtins: Builtins
  /// The global variables of the library: the builtins, and what the library defines.
  private(set) lazy var libraryGlobals = Globals(builtins)
  private var librarySources: Set<Int32> = []
  /// The views that the item made, so that equal views are one object.
  let views = ViewTable()
  /// The number of the running item.
  var item = 0
  /// How many times something got a value that outlives the running item.
  var changes = 0
  /// The states of the view that is being made.
  var stateScope = StateScope()
  /// How many times layouts were defined, by which users of a layout notice a new definition.
  var layoutDefinitions = 0
  /// The names that were taken for asset colors.
  var assetColors: Set<String> = []
  /// Whether the call of an unbound name gives its only view, with a warning.
  var passesUnknownModifiers = false
  /// The unknown modifiers that were warned about.
  var unknownModifiers: Set<String> = []
  /// The places of unbound names where a string is wanted.
  var meantAsText: Set<SourceSpan> = []
  /// The forms of the names that were looked up, by the ids of their symbols.
  private var forms: [FormOfName] = []
  /// Hints for unbound names, by their place, where their context determines them.
  var nameHints = NameHints()
  /// The alignment guides that the program defined; views refer to them without owning them.
  var lines: [CustomGuide] = []
  /// The states of controls that the session has set: `is-pressed` and the like.
  var interaction: [String: Bool] = [:]
  var output: (String) -> Void = { _ in }
  var warn: (Diagnostic) -> Void = { _ in }
  var reasonToStop: () -> StopReason? = { nil }
  var isOutOfMemory: (_ adding: Int) -> Bool = { _ in false }
  /// A hint for an unknown name that means something outside of the language.
  var hintForUnknownName: (String) -> String? = { _ in nil }
  /// Calls a function of the program from outside of running code, as a layout does.
  var callAt: (Function, [Value], CallSite) throws(Diagnostic) -> Value = { _, _, _ in .nothing }
  /// Reads SwiftUI code in a string at a place, and gives the items of its script.
  var swiftItems: (String, SourceSpan) throws(Diagnostic) -> [SyntaxTree] = {
    _, span throws(Diagnostic) in throw Diagnostic(.noReaderOfSwift, at: span)
  }
  /// The subviews of the layouts that are running, innermost last.
  var openSubviews: [LayoutSubviews] = []
  /// The comparison that was asserted or expected last, if it failed.
  var failedComparison: FailedComparison?

  /// - Parameter further: declarations beyond those of the catalogue.
  init(_ further: [Declaration]) {
    symbols = SymbolTable()
    builtins = Builtins(further, symbols)
    globals = Globals(builtins)
  }

  /// The global variables that a text sees: a text of the library does not see the user's.
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

  /// Throws if there is a reason to stop.
  func checkLimits(at span: SourceSpan) throws(Diagnostic) {
    if let reason = reasonToStop() { throw Diagnostic(reason, at: span) }
  }

  /// Throws if memory is short, after something large was made, or before `count` bytes are taken.
  func checkMemory(adding count: Int = 0, at span: SourceSpan) throws(Diagnostic) {
    if isOutOfMemory(count) { throw Diagnostic(.outOfMemory, at: span) }
  }

  /// The complaint about an unbound name, with the nearest name that is bound.
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
  /// The diagnostic for a program that is stopped.
  package init(_ reason: StopReason, at span: SourceSpan?) {
    self.init(reason.complaint, at: span, isInterruption: reason.isInterruption)
  }
}
