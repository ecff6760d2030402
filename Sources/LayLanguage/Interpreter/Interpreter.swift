import LayEngine

/// The result of evaluating an item: the value 3 of `(+ 1 2)`.
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
    symbols = SymbolTable()
    runtime = Runtime(symbols, Builtins(further, symbols))
    machine = .allocate(capacity: 1)
    machine.initialize(to: Machine(runtime))
    let machine = machine
    runtime.unknownName = { [unowned runtime] name, locals, span, place in
      runtime.complaint(aboutUnknown: name, locals, at: span, in: place)
    }
    runtime.callAt = { function, arguments, site throws(Diagnostic) in
      try machine.pointee.callFromOutside(function, with: arguments, site)
    }
  }

  deinit {
    runtime.instances.empty()
    machine.pointee.deallocate()
    machine.deinitialize(count: 1)
    machine.deallocate()
  }

  /// Called with each line that `print` writes, without its end.
  package var output: (String) -> Void {
    get { runtime.output }
    set { runtime.output = newValue }
  }

  /// Called with each warning; the program runs on.
  package var warn: (Diagnostic) -> Void {
    get { runtime.warn }
    set { runtime.warn = newValue }
  }

  /// Asked about every thousand calls; a reason ends the evaluation with an error.
  package var reasonToStop: () -> StopReason? {
    get { runtime.reasonToStop }
    set { runtime.reasonToStop = newValue }
  }

  /// Sets the function that reads code of Swift in strings; it gets the string and its place, and gives nil
  /// for code that only declares.
  package func setReader(
    ofSwift read: @escaping (String, SourceSpan) throws(Diagnostic) -> SwiftInString?
  ) {
    runtime.swiftCode = read
  }

  /// Sets the function that gives the font that an app brings along under a name.
  package func setFonts(_ font: @escaping (String) -> CustomFont?) { runtime.font = font }

  /// The names of the states of controls that styles of the program can read.
  package static let interactions = ["is-enabled", "is-on", "is-pressed"]

  /// Whether controls are in a state; nil where nothing is said about it.
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

  /// A hint for an unknown name that means something outside of the language.
  package var hintForUnknownName: (String) -> String? {
    get { runtime.hintForUnknownName }
    set { runtime.hintForUnknownName = newValue }
  }

  /// Whether an unknown modifier gives its only view unchanged, with a warning; else it is an
  /// error.
  package var passesUnknownModifiers: Bool {
    get { runtime.passesUnknownModifiers }
    set { runtime.passesUnknownModifiers = newValue }
  }

  /// Registers a text and returns the reader of its items.
  ///
  /// A byte order mark at the beginning of the text is dropped.
  ///
  /// - Parameter isLibrary: whether the text belongs to the library: it sees builtins and what
  ///   texts of the library define, whatever the session has redefined, and the session sees its
  ///   definitions.
  package func items(
    of text: String, named name: String = "", firstLine: Int = 1, isLibrary: Bool = false,
    isCommand: @escaping ItemReader.CommandTest = { _ in false }
  ) -> ItemReader {
    let hasMark = text.unicodeScalars.first == "\u{FEFF}"
    let text = hasMark ? String(text.unicodeScalars.dropFirst()) : text
    let source = sources.add(name: name, text: text, firstLine: firstLine)
    if isLibrary { runtime.noteLibrary(source) }
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
  ///   - isExpected: whether a failed comparison keeps its values for the message.
  ///   - states: the states of the views from the previous evaluation; nil for the first one.
  package func evaluate(
    _ tree: SyntaxTree, at syntax: SyntaxTree.Index, isExpected: Bool = false,
    with states: ViewStates? = nil
  ) throws(Diagnostic) -> Evaluation {
    var compiler = Compiler(tree, runtime, forms: Catalogue.formsByName)
    let code = try compiler.compileItem(syntax, isExpected: isExpected)
    let value = try run(code, need: compiler.scope.need, at: tree.span(syntax), with: states)
    withExtendedLifetime(compiler.store) {}
    if runtime.isLibrary(tree.span(syntax).source) {
      runtime.libraryGlobals.copy(compiler.defined, to: runtime.globals)
    }
    return Evaluation(value: value, isDefinition: compiler.endsInDefinition)
  }

  /// Runs the code of an item.
  func run(
    _ code: Code, need: FrameNeed, at span: SourceSpan, with states: ViewStates?
  ) throws(Diagnostic) -> Value {
    self.states = states ?? ViewStates()
    return try runtime.within(self.states.root) { () throws(Diagnostic) in
      try machine.pointee.run(code, need: need, span: span)
    }
  }

  /// The expected comparison at a place, if it failed.
  package func failedComparison(at span: SourceSpan) -> FailedComparison? {
    runtime.failedComparison.flatMap { $0.span == span ? $0 : nil }
  }

  /// Runs work that makes the program run again, without the lines that it prints.
  package func silently<Result>(
    _ body: () throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    let output = runtime.output
    runtime.output = { _ in }
    defer { runtime.output = output }
    return try body()
  }

  /// Runs work as `silently` does, in which what is made of an environment stands for others too
  /// (`KeptContent`); again where it turns out not to.
  package func keepingContent<Result>(
    _ body: () throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    defer { runtime.keepsContent = false }
    for _ in 1...3 {
      (runtime.keepsContent, runtime.isContentStale) = (true, false)
      let result = try silently(body)
      if !runtime.isContentStale { return result }
    }
    runtime.keepsContent = false
    return try silently(body)
  }

  /// Gives a name a value on behalf of the session; it does not count as a definition.
  package func define(_ name: String, _ value: Value) {
    let generation = runtime.globals.generation
    runtime.globals.define(symbols.intern(name), value)
    runtime.globals.generation = generation
  }

  package func value(of name: String) -> Value? {
    let slot = runtime.globals.slot(symbols.intern(name))
    return slot.pointee.isDefined ? slot.pointee.value : nil
  }

  /// Whether a name has the value that the language gives it, which no program has replaced.
  package func isOfLanguage(_ name: String) -> Bool {
    runtime.globals.slot(symbols.intern(name)).pointee.isBuiltin
  }

  /// The names that have a value: builtins first, then others in the order of their first use.
  package var definedNames: [String] { runtime.globals.definedNames }

  /// The names to which the program or the session has given a value.
  package var programNames: [String] { runtime.globals.programNames }

  /// To be called before each item of a text.
  package func beginItem() {
    runtime.item &+= 1
    runtime.views.clear()
  }

  /// How many times something got another value that outlives its item: a name, or a variable that a
  /// function keeps.
  package var changes: Int { runtime.changes }

  /// How many times layouts were defined.
  package var layoutDefinitions: Int { runtime.layoutDefinitions }

  /// A snapshot of the present values of all names, and of all variables that functions keep.
  package func definitions() -> DefinitionSnapshot { DefinitionSnapshot(runtime) }

  /// Restores the values of all names except those to keep, such as the session's names for
  /// results, and of the variables that functions keep.
  package func restore(_ snapshot: DefinitionSnapshot, except isKept: (String) -> Bool) {
    runtime.journal.restore(snapshot.variables)
    let globals = runtime.globals
    var kept: Set<GlobalPointer> = []
    for (slot, value, isBuiltin) in snapshot.values {
      kept.insert(slot)
      if isKept(slot.pointee.symbol.name) { continue }
      globals.set(slot, to: value, isBuiltin: isBuiltin)
    }
    for slot in globals.all where slot.pointee.isDefined && !kept.contains(slot) {
      if !isKept(slot.pointee.symbol.name) { globals.forget(slot) }
    }
    runtime.layoutDefinitions += 1
    runtime.changes += 1
  }

  /// The present values of the variables that functions keep, alone.
  package func variables() -> Journal.Version { runtime.journal.version() }

  /// Restores the variables that functions keep, and no names.
  package func restore(_ variables: Journal.Version) {
    if runtime.journal.restore(variables) { runtime.changes += 1 }
  }

  /// The documentation of a name, if it stands for a function or a layout of the program.
  package func definition(of name: String) -> ProgramDefinition? {
    guard case .function(let function)? = value(of: name), let closure = function as? Closure else {
      return nil
    }
    let span = closure.lambda.span
    let line = sources.lineNumber(of: span.start, in: span.source)
    let file = sources.name(of: span.source)
    return ProgramDefinition(
      usage: closure.lambda.usage, documentation: comment(above: line, in: span.source),
      place: file.isEmpty ? "line \(line)" : "\(file):\(line)")
  }

  /// The keywords, without their colons, that a function or a layout of the program takes.
  package func keywords(of name: String) -> [String] {
    guard case .function(let function)? = value(of: name), let closure = function as? Closure else {
      return []
    }
    return closure.lambda.parameters.keywords.map(\.keyword.name)
  }

  private func comment(above line: Int, in source: Int32) -> [String] {
    var lines: [Substring] = []
    var number = line - 1
    while number > 0 {
      let text = sources.text(ofLine: number, in: source).drop { $0 == " " || $0 == "\t" }
      guard text.hasPrefix(";") else { break }
      lines.append(text.drop { $0 == ";" || $0 == " " })
      number -= 1
    }
    return lines.reversed().split(separator: "").map { $0.joined(separator: " ") }
  }
}

/// The values of all names, and of the variables that functions keep, at one point in time.
package struct DefinitionSnapshot {
  fileprivate let values: [(slot: GlobalPointer, value: Value, isBuiltin: Bool)]
  fileprivate let variables: Journal.Version
  /// Grows with each definition of the program.
  private let generation: Int

  fileprivate init(_ runtime: Runtime) {
    let globals = runtime.globals
    variables = runtime.journal.version()
    values = globals.all.filter { $0.pointee.isDefined }.map {
      ($0, $0.pointee.value, $0.pointee.isBuiltin)
    }
    generation = globals.generation
  }

  /// Whether nothing has changed from this one to a later one, except for states.
  package func isSame(as later: DefinitionSnapshot) -> Bool {
    generation == later.generation && Journal.isSame(variables, as: later.variables)
  }
}

/// The documentation of a function or a layout that the program defines: `(card title)`.
package struct ProgramDefinition {
  /// How it is called.
  package let usage: String
  /// The paragraphs of the comment right above its definition.
  package let documentation: [String]
  /// The file and the line, or the line alone for what was typed.
  package let place: String
}
