import LayEngine

extension Compiler {
  /// Compiles statements: at the top level without a block, so that definitions inside `begin` and
  /// `when` are global; elsewhere as a body.
  mutating func compileStatements(
    _ statements: [SyntaxTree.Index], of call: FormCall
  ) throws(Diagnostic) -> Code {
    guard call.isStatement, isOutermost else {
      return try compileBody(statements, of: call.form, isTail: call.isTail)
    }
    return try sequence(statements, isTail: false)
  }

  /// Compiles a body: definitions in it are local and may use each other.
  ///
  /// - Parameter form: the form that has the body, for the warning about dropped views; nil for a
  ///   function.
  mutating func compileBody(
    _ statements: [SyntaxTree.Index], of form: Form? = nil, isTail: Bool
  ) throws(Diagnostic) -> Code {
    let block = scope.openBlock()
    defer { block.close() }
    let cells = try bindDefinitions(in: statements)
    let states = states(in: statements)
    let body = try sequence(statements, of: form, isTail: isTail && states.isEmpty)
    return withCells(cells, states, body, isFunction: form == nil)
  }

  /// The code of a body that first makes the cells of its variables; the cells of states persist
  /// from one run to the next.
  ///
  /// - Parameter isFunction: whether it is the body of a function.
  private func withCells(
    _ cells: [Int], _ states: [(slot: Int, span: SourceSpan)], _ body: Code,
    isFunction: Bool = false
  ) -> Code {
    let slots = Set(states.map(\.slot))
    let cells = cells.filter { !slots.contains($0) }
    let code =
      cells.isEmpty ? body : SequenceCode([keep(MakeCellsCode(cells))], last: keep(body))
    guard let first = states.first else { return code }
    return StateBodyCode(states.map(\.slot), keep(code), isFunction: isFunction, first.span)
  }

  /// Compiles a body that gives all views of its statements, as SwiftUI's builders do; a body of
  /// one statement gives its value.
  ///
  /// - Parameter isSpliced: whether the running loop adds the views to its own list; if not, the
  ///   body gives a list.
  mutating func compileViewBody(
    _ statements: [SyntaxTree.Index], isSpliced: Bool
  ) throws(Diagnostic) -> Code {
    guard statements.count > 1 else { return try compileBody(statements, isTail: true) }
    let block = scope.openBlock()
    defer { block.close() }
    let cells = try bindDefinitions(in: statements)
    let states = states(in: statements)
    var parts: [Code] = []
    for statement in statements { parts.append(try compile(statement, isStatement: true)) }
    return withCells(cells, states, ViewBodyCode(parts, isSpliced: isSpliced))
  }

  /// Compiles a body that gives all views of its statements if one before the last is written as a
  /// view; every other body gives its last value.
  mutating func compileBuilder(
    _ statements: [SyntaxTree.Index], isSpliced: Bool, isTail: Bool
  ) throws(Diagnostic) -> Code {
    statements.dropLast().contains { givesView($0) }
      ? try compileViewBody(statements, isSpliced: isSpliced)
      : try compileBody(statements, isTail: isTail)
  }

  /// Compiles definitions that may use each other, in the block that is open.
  mutating func compileDefinitions(
    _ statements: [SyntaxTree.Index]
  ) throws(Diagnostic) -> [Code] {
    let cells = try bindDefinitions(in: statements)
    var codes: [Code] = cells.isEmpty ? [] : [keep(MakeCellsCode(cells))]
    for statement in statements { codes.append(try compile(statement, isStatement: true)) }
    return codes
  }

  private mutating func sequence(
    _ statements: [SyntaxTree.Index], of form: Form? = nil, isTail: Bool
  ) throws(Diagnostic) -> Code {
    guard let last = statements.last else { return ConstantCode(.nothing) }
    var parts: [Code] = []
    for statement in statements.dropLast() {
      warnIfViewIsDropped(statement, by: form)
      let part = try compile(statement, isStatement: true)
      parts.append((part as? LoopCode).map { keep($0.withoutValues) } ?? part)
    }
    let lastCode = try compile(last, isTail: isTail, isStatement: true)
    return parts.isEmpty ? lastCode : SequenceCode(parts, last: lastCode)
  }

  /// Binds the names that a body defines and returns the slots that need a cell: of states, and of
  /// names that are assigned, or mentioned before their definition has ended.
  private mutating func bindDefinitions(
    in statements: [SyntaxTree.Index]
  ) throws(Diagnostic) -> [Int] {
    guard let first = statements.first else { return [] }
    var cells: [Int] = []
    var seen: Set<Int32> = []
    for definition in statements.flatMap({ definitions($0) }) where definition.symbol.name != "_" {
      guard seen.insert(definition.symbol.id).inserted else {
        throw Diagnostic(.definedTwice(definition.symbol.name), at: tree.span(definition.name))
      }
      let end = definition.isFunction ? definition.start : tree.after(definition.start)
      let isInCell =
        isAssigned(definition.symbol) || definition.isState
        || mentions.contains(definition.symbol, in: first..<end, otherThan: definition.name)
      let slot = scope.bind(definition.symbol, isInCell: isInCell)
      if isInCell { cells.append(slot) }
    }
    return cells
  }

  private struct Definition {
    let symbol: Symbol
    let name: SyntaxTree.Index
    let start: SyntaxTree.Index
    let isFunction: Bool
    /// Whether its value persists from one time that the view is made to the next.
    let isState: Bool
  }

  /// The slots of the states that a body defines, after `bindDefinitions` has bound them.
  private func states(in statements: [SyntaxTree.Index]) -> [(slot: Int, span: SourceSpan)] {
    statements.flatMap { definitions($0) }.filter(\.isState).compactMap { definition in
      guard case .local(let slot, _)? = try? scope.locate(definition.symbol) else { return nil }
      return (slot, tree.span(definition.start))
    }
  }

  /// The definitions that a statement makes; empty if it is no definition.
  private func definitions(_ statement: SyntaxTree.Index) -> [Definition] {
    guard tree.childCount(statement) > 1, let form = form(at: statement + 1)?.name,
      [Form.define.name, Form.defineState.name, Form.defineValues.name].contains(form)
    else { return [] }
    let target = statement + 2
    let isList = tree.kind(target) == .list
    var names = [isList ? target + 1 : target]
    if form == Form.defineValues.name { names = isList ? Array(tree.children(target)) : [] }
    let isFunction = isList && form == Form.define.name
    return names.compactMap { name in
      guard name < tree.count, let symbol = tree.symbol(name) else { return nil }
      return Definition(
        symbol: symbol, name: name, start: statement, isFunction: isFunction,
        isState: form == Form.defineState.name)
    }
  }

  /// The value of syntax that is not evaluated.
  func quotedValue(_ syntax: SyntaxTree.Index) throws(Diagnostic) -> Value {
    switch tree.kind(syntax) {
    case .nothing: return .nothing
    case .truth: return .truth(tree.truth(syntax) ?? false)
    case .number: return .number(tree.number(syntax) ?? 0)
    case .string: return .text(tree.string(syntax) ?? "")
    case .symbol: return tree.symbol(syntax).map(Value.symbol) ?? .nothing
    case .keyword: return tree.keyword(syntax).map(Value.keyword) ?? .nothing
    case .list:
      try Self.checkDepth(at: tree.span(syntax))
      var elements: [Value] = []
      elements.reserveCapacity(tree.childCount(syntax))
      for child in tree.children(syntax) { elements.append(try quotedValue(child)) }
      return .list(of: elements)
    }
  }
}

extension Complaint {
  fileprivate static func definedTwice(_ name: String) -> Complaint {
    Complaint(
      "`\(name)` is defined twice in one body", hint: "assign it with `(set! \(name) …)`")
  }
}
