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
  private let surroundings: Surroundings
  private let machine: UnsafeMutablePointer<Machine>

  /// - Parameter further: declarations beyond those of the catalogue.
  package init(also further: [Declaration] = []) {
    symbols = SymbolTable()
    sources = SourceMap()
    surroundings = Surroundings(symbols: symbols, globals: Globals())
    machine = .allocate(capacity: 1)
    machine.initialize(to: Machine(surroundings))
    for declaration in Catalogue.declarations + further {
      let builtin = Value.function(Builtin(declaration))
      for name in declaration.names {
        surroundings.globals.define(symbols.intern(name), builtin, isBuiltin: true)
      }
    }
    for (name, proposal) in [
      ("ideal", ProposedViewSize.ideal), ("unspecified", .ideal), ("zero", .zero),
      ("infinity", .infinity),
    ] {
      surroundings.globals.define(
        symbols.intern(name), .object(ProposalBox(proposal)), isBuiltin: true)
    }
    for name in ColorName.all {
      let symbol = symbols.intern(name)
      surroundings.globals.define(symbol, .symbol(symbol), isBuiltin: true)
    }
    surroundings.globals.define(symbols.intern("pi"), .number(.pi), isBuiltin: true)
    let machine = machine
    surroundings.call = { function, arguments, span throws(Diagnostic) in
      try machine.pointee.callFromOutside(function, with: arguments, CallSite(at: span))
    }
  }

  deinit {
    machine.pointee.deallocate()
    machine.deinitialize(count: 1)
    machine.deallocate()
  }

  /// Where `print` writes, line by line and without their ends.
  package var output: (String) -> Void {
    get { surroundings.output }
    set { surroundings.output = newValue }
  }

  /// Told what a program says to no purpose; it runs all the same.
  package var warn: (Diagnostic) -> Void {
    get { surroundings.warn }
    set { surroundings.warn = newValue }
  }

  /// Asked about every thousand calls; a reason ends the evaluation with an error.
  package var reasonToStop: () -> StopReason? {
    get { surroundings.reasonToStop }
    set { surroundings.reasonToStop = newValue }
  }

  /// Asked now and then, and after each large value; true ends the evaluation with an error.
  package var isOutOfMemory: () -> Bool {
    get { surroundings.isOutOfMemory }
    set { surroundings.isOutOfMemory = newValue }
  }

  /// What to say about an unknown name that means something outside of the language.
  package var hintForUnknownName: (String) -> String? {
    get { surroundings.hintForUnknownName }
    set { surroundings.hintForUnknownName = newValue }
  }

  /// Registers a text and gives what reads its items.
  ///
  /// A byte order mark at its beginning is no part of it.
  package func items(
    of text: String, named name: String = "", firstLine: Int = 1,
    isCommand: @escaping ItemReader.CommandTest = { _ in false }
  ) -> ItemReader {
    let hasMark = text.unicodeScalars.first == "\u{FEFF}"
    let text = hasMark ? String(text.unicodeScalars.dropFirst()) : text
    return ItemReader(
      source: sources.add(name: name, text: text, firstLine: firstLine), of: sources,
      symbols: symbols, isCommand: isCommand)
  }
}

extension Interpreter {
  package func evaluate(_ tree: SyntaxTree) throws(Diagnostic) -> Evaluation {
    guard !tree.isEmpty else { return Evaluation(value: .nothing, isDefinition: false) }
    return try evaluate(tree, at: 0)
  }

  /// Evaluates one form of a tree, such as a word of a command line.
  package func evaluate(
    _ tree: SyntaxTree, at syntax: SyntaxTree.Index
  ) throws(Diagnostic) -> Evaluation {
    var compiler = Compiler(tree, surroundings)
    let code = try compiler.compileItem(syntax)
    let value = try machine.pointee.run(code, scope: compiler.scope, span: tree.span(syntax))
    withExtendedLifetime(compiler.store) {}
    return Evaluation(value: value, isDefinition: compiler.endsInDefinition)
  }

  /// Does something for which the program runs again, without the lines that it prints.
  package func silently<Result>(
    _ body: () throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    let output = surroundings.output
    surroundings.output = { _ in }
    defer { surroundings.output = output }
    return try body()
  }

  package func define(_ name: String, _ value: Value) {
    surroundings.globals.define(symbols.intern(name), value)
  }

  package func value(of name: String) -> Value? {
    let slot = surroundings.globals.slot(symbols.intern(name))
    return slot.pointee.isDefined ? slot.pointee.value : nil
  }

  /// The names that have a value, builtins included, in the order of their definition.
  package var definedNames: [String] { surroundings.globals.definedNames }
}
