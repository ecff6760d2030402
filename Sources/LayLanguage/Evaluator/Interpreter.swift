import LayEngine

/// What an item gave.
package struct Evaluation {
  package let value: Value
  /// Whether the item defined or assigned something, so that the prompt prints nothing.
  package let isDefinition: Bool
}

/// The language with the state of one session: names, texts and the machine that runs code.
package final class Interpreter {
  let symbols: SymbolTable
  package let sources: SourceMap
  let runtime: Runtime
  private let machine: UnsafeMutablePointer<Machine>
  /// The states of the views that the last form made.
  package private(set) var states = ViewStates()

  /// - Parameter further: declarations beyond those of the catalogue.
  package init(also further: [Declaration] = []) {
    sources = SourceMap()
    runtime = Runtime(further)
    symbols = runtime.symbols
    machine = .allocate(capacity: 1)
    machine.initialize(to: Machine(runtime))
    let machine = machine
    runtime.callAt = { function, arguments, site throws(Diagnostic) in
      try machine.pointee.callFromOutside(function, with: arguments, site)
    }
  }

  deinit {
    machine.pointee.deallocate()
    machine.deinitialize(count: 1)
    machine.deallocate()
  }

  /// Where `print` writes, line by line and without their ends.
  package var output: (String) -> Void {
    get { runtime.output }
    set { runtime.output = newValue }
  }

  /// Called with each warning about what a program says without effect; it runs all the same.
  package var warn: (Diagnostic) -> Void {
    get { runtime.warn }
    set { runtime.warn = newValue }
  }

  /// Asked about every thousand calls; a reason ends the evaluation with an error.
  package var reasonToStop: () -> StopReason? {
    get { runtime.reasonToStop }
    set { runtime.reasonToStop = newValue }
  }

  /// Says who makes scripts of SwiftUI code in strings, each with its place.
  package func setReader(
    ofSwift script: @escaping (String, SourceSpan) throws(Diagnostic) -> SwiftScript
  ) {
    runtime.swiftItems = { [unowned self] text, span throws(Diagnostic) in
      try trees(of: script(text, span), named: sources.name(of: span.source))
    }
  }

  /// What goes on with the controls, as styles of the program read it.
  package static let interactions = ["is-enabled", "is-on", "is-pressed"]

  /// Whether something goes on with the controls; nil where nothing is said about it.
  package subscript(interaction name: String) -> Bool? {
    get { runtime.interaction[name] }
    set { runtime.interaction[name] = newValue }
  }

  /// A lookout for one piece of work of a command.
  package func lookout() -> Lookout {
    Lookout { [runtime] in runtime.reasonToStop() }
  }

  /// Asked before something large is made, with its bytes, and after; true ends the evaluation with
  /// an error.
  package var isOutOfMemory: (_ adding: Int) -> Bool {
    get { runtime.isOutOfMemory }
    set { runtime.isOutOfMemory = newValue }
  }

  /// What to say about an unknown name that means something outside of the language.
  package var hintForUnknownName: (String) -> String? {
    get { runtime.hintForUnknownName }
    set { runtime.hintForUnknownName = newValue }
  }

  /// Whether a modifier that nothing here knows gives the one view that it has, with a warning.
  package var passesUnknownModifiers: Bool {
    get { runtime.passesUnknownModifiers }
    set { runtime.passesUnknownModifiers = newValue }
  }

  /// Registers a text and gives what reads its items.
  ///
  /// A byte order mark at its beginning is no part of it.
  ///
  /// - Parameter isLibrary: whether it is a text of the library: it sees the builtins and what such
  ///   texts define, whatever the session has made of these names, and the session sees what it
  ///   defines.
  package func items(
    of text: String, named name: String = "", firstLine: Int = 1, isLibrary: Bool = false,
    origins: [SourceMap.Origin]? = nil, isCommand: @escaping ItemReader.CommandTest = { _ in false }
  ) -> ItemReader {
    let hasMark = text.unicodeScalars.first == "\u{FEFF}"
    let text = hasMark ? String(text.unicodeScalars.dropFirst()) : text
    let source = sources.add(name: name, text: text, firstLine: firstLine)
    if isLibrary { runtime.noteLibrary(source) }
    if let origins { sources.setOrigins(origins, of: source) }
    return ItemReader(
      source: source, of: sources, symbols: symbols, lookout: lookout(), isCommand: isCommand)
  }
}

extension Interpreter {
  package func evaluate(_ tree: SyntaxTree) throws(Diagnostic) -> Evaluation {
    guard !tree.isEmpty else { return Evaluation(value: .nothing, isDefinition: false) }
    return try evaluate(tree, at: 0)
  }

  /// Evaluates one form of a tree, such as a word of a command line.
  ///
  /// - Parameters:
  ///   - isExpected: whether the values of a comparison are to be told if it fails.
  ///   - states: those of the views that it made before; nil where it is evaluated first.
  package func evaluate(
    _ tree: SyntaxTree, at syntax: SyntaxTree.Index, isExpected: Bool = false,
    with states: ViewStates? = nil
  ) throws(Diagnostic) -> Evaluation {
    var compiler = Compiler(tree, runtime)
    let code = try compiler.compileItem(syntax, isExpected: isExpected)
    self.states = states ?? ViewStates()
    let value = try runtime.within(self.states.root) { () throws(Diagnostic) in
      try machine.pointee.run(code, scope: compiler.scope, span: tree.span(syntax))
    }
    withExtendedLifetime(compiler.store) {}
    if runtime.isLibrary(tree.span(syntax).source) {
      runtime.libraryGlobals.copy(compiler.defined, to: runtime.globals)
    }
    return Evaluation(value: value, isDefinition: compiler.endsInDefinition)
  }

  /// The comparison at a place that was expected, if it did not hold.
  package func failedComparison(at span: SourceSpan) -> FailedComparison? {
    runtime.failedComparison.flatMap { $0.span == span ? $0 : nil }
  }

  /// Does something for which the program runs again, without the lines that it prints.
  package func silently<Result>(
    _ body: () throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    let output = runtime.output
    runtime.output = { _ in }
    defer { runtime.output = output }
    return try body()
  }

  /// Gives a name a value on behalf of the session, which counts for no definition.
  package func define(_ name: String, _ value: Value) {
    let generation = runtime.globals.generation
    runtime.globals.define(symbols.intern(name), value)
    runtime.globals.generation = generation
  }

  package func value(of name: String) -> Value? {
    let slot = runtime.globals.slot(symbols.intern(name))
    return slot.pointee.isDefined ? slot.pointee.value : nil
  }

  /// The names that have a value, builtins included, in the order of their definition.
  package var definedNames: [String] { runtime.globals.definedNames }

  /// The names to which the program or the session has given a value.
  package var programNames: [String] { runtime.globals.programNames }

  /// To be called before each item of a text.
  package func beginItem() {
    runtime.item += 1
    runtime.views.clear()
  }

  /// How many times something got a value that outlives its item: a name, or a variable that a
  /// function keeps.
  package var changes: Int { runtime.changes }

  /// How many times layouts were defined.
  package var layoutDefinitions: Int { runtime.layoutDefinitions }
}
