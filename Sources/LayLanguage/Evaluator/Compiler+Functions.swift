import LayEngine

extension Compiler {
  /// Compiles a function: its parameters are the nodes of `parameters`, its body follows.
  ///
  /// - Parameter selfName: the name of a local definition, which the body can mean without
  ///   capturing it.
  mutating func compileFunction(
    name: String?, selfName: Symbol?, parameters: [SyntaxTree.Index], body: [SyntaxTree.Index],
    call: FormCall
  ) throws(Diagnostic) -> Code {
    guard !body.isEmpty else { throw call.malformed("this function has no body") }
    return try compileFunction(
      name: name, selfName: selfName, parameters: parameters, call: call
    ) { compiler throws(Diagnostic) in try compiler.compileBody(body, isTail: true) }
  }

  /// The same with a body that is made and not written down.
  ///
  /// - Parameter hidden: a keyword and a rest that are bound after the parameters, by names that a
  ///   program cannot write.
  mutating func compileFunction(
    name: String?, selfName: Symbol?, parameters: [SyntaxTree.Index], call: FormCall,
    hidden: (keyword: Symbol, name: Symbol, rest: Symbol)? = nil,
    makeBody: (inout Compiler) throws(Diagnostic) -> Code
  ) throws(Diagnostic) -> Code {
    let outer = scope
    scope = FunctionScope(parent: outer, selfName: selfName)
    var layout = try bindParameters(parameters, call)
    if let hidden {
      layout.keywords.append(.init(keyword: hidden.keyword, defaultValue: nil, isInCell: false))
      _ = scope.bind(hidden.name, isInCell: false)
      layout.hasRest = true
      _ = scope.bind(hidden.rest, isInCell: false)
    }
    try checkForTwice(layout.keywords.map(\.keyword), isLayout: hidden != nil, call)
    let bodyCode = keep(try makeBody(&self))
    let inner = scope
    scope = outer
    let lambda = Lambda(
      name: name, span: call.span, parameters: layout, body: bodyCode, scope: inner)
    let captures = inner.captures.map { keep(holder($0.source, call.span)) }
    return ClosureCode(lambda, captures: captures, store: store)
  }

  private mutating func bindParameters(
    _ list: [SyntaxTree.Index], _ call: FormCall
  ) throws(Diagnostic) -> Lambda.Parameters {
    var layout = Lambda.Parameters()
    var keywords: [(keyword: Symbol, name: SyntaxTree.Index, value: SyntaxTree.Index?)] = []
    var rest: SyntaxTree.Index?
    var index = 0
    while index < list.count {
      let node = list[index]
      if let keyword = tree.keyword(node) {
        keywords.append(try keywordParameter(keyword, list, after: index, call))
        index += 1
      } else if tree.isSymbol(node, .dot) {
        guard index == list.count - 2 else {
          throw call.malformed("one name follows the `.`, for the rest", at: tree.span(node))
        }
        rest = list[index + 1]
        index += 1
      } else {
        let symbol = try parameterName(node, call)
        guard keywords.isEmpty else {
          throw Diagnostic(.positionalAfterKeyword(symbol.name), at: tree.span(node))
        }
        layout.required.append(symbol)
        bindParameter(symbol, &layout)
      }
      index += 1
    }
    try bindKeywords(keywords, &layout, call)
    if let rest {
      layout.hasRest = true
      bindParameter(try parameterName(rest, call), &layout)
    }
    try checkForDuplicates(call)
    return layout
  }

  private func bindParameter(_ symbol: Symbol, _ layout: inout Lambda.Parameters) {
    let slot = scope.bind(symbol, isInCell: isAssigned(symbol))
    if isAssigned(symbol) { layout.cellSlots.append(slot) }
  }

  /// A default sees the parameters before it.
  private mutating func bindKeywords(
    _ keywords: [(keyword: Symbol, name: SyntaxTree.Index, value: SyntaxTree.Index?)],
    _ layout: inout Lambda.Parameters, _ call: FormCall
  ) throws(Diagnostic) {
    for (keyword, name, value) in keywords {
      let code: Code? = if let value { try compile(value) } else { nil }
      let symbol = try parameterName(name, call)
      layout.keywords.append(
        .init(keyword: keyword, defaultValue: code, isInCell: isAssigned(symbol)))
      _ = scope.bind(symbol, isInCell: isAssigned(symbol))
    }
  }

  /// What follows a keyword: `b`, or `(b default)`.
  private func keywordParameter(
    _ keyword: Symbol, _ list: [SyntaxTree.Index], after index: Int, _ call: FormCall
  ) throws(Diagnostic) -> (Symbol, SyntaxTree.Index, SyntaxTree.Index?) {
    guard index + 1 < list.count else {
      throw Diagnostic(.keywordParameterWithoutName(keyword.name), at: tree.span(list[index]))
    }
    let target = list[index + 1]
    if tree.symbol(target) != nil { return (keyword, target, nil) }
    guard tree.childCount(target) == 2 else {
      throw Diagnostic(.keywordParameterWithoutName(keyword.name), at: tree.span(target))
    }
    return (keyword, target + 1, tree.after(target + 1))
  }

  /// A name that may be bound here.
  func parameterName(
    _ syntax: SyntaxTree.Index, _ call: FormCall
  ) throws(Diagnostic) -> Symbol {
    guard let symbol = tree.symbol(syntax) else {
      if let constant = constantName(syntax) {
        throw Diagnostic(.namesConstant(constant), at: tree.span(syntax))
      }
      throw call.malformed("a name is needed here", at: tree.span(syntax))
    }
    if let form = form(at: syntax) {
      throw Diagnostic(.formCannotBeBound(form.name), at: tree.span(syntax))
    }
    return symbol
  }

  private func checkForTwice(
    _ keywords: [Symbol], isLayout: Bool, _ call: FormCall
  ) throws(Diagnostic) {
    var seen: Set<Int32> = []
    for keyword in keywords where !seen.insert(keyword.id).inserted {
      throw call.malformed(
        isLayout && keyword.name == "name"
          ? "`:name` is there already: it names the view for queries and drawings"
          : "there are two keywords called `:\(keyword.name)`")
    }
  }

  /// How a value with a name of its own is written.
  private func constantName(_ syntax: SyntaxTree.Index) -> String? {
    if tree.kind(syntax) == .nothing { return "nil" }
    return tree.truth(syntax).map { "\($0)" }
  }

  private func checkForDuplicates(_ call: FormCall) throws(Diagnostic) {
    var seen: Set<Int32> = []
    for binding in scope.bindings where !seen.insert(binding.symbol.id).inserted {
      throw call.malformed("there are two parameters called `\(binding.symbol.name)`")
    }
  }
}

/// Makes a closure: copies the values, or cells, of the free variables.
final class ClosureCode: Code {
  let lambda: Lambda
  let captures: [Code]
  unowned(unsafe) let store: CodeStore

  init(_ lambda: Lambda, captures: [Code], store: CodeStore) {
    self.lambda = lambda
    self.captures = captures
    self.store = store
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let values = UnsafeMutablePointer<Value>.allocate(capacity: captures.count)
    for (index, capture) in captures.enumerated() {
      // None of these can fail: they are variables, or cells.
      (values + index).initialize(to: try capture.run(&machine))
    }
    return .function(Closure(lambda, captures: values, store: store))
  }
}

extension Complaint {
  fileprivate static func formCannotBeBound(_ name: String) -> Complaint {
    Complaint("`\(name)` is a form and cannot be bound", hint: "choose another name")
  }

  fileprivate static func namesConstant(_ name: String) -> Complaint {
    Complaint("`\(name)` is a value and cannot name another", hint: "choose another name")
  }

  fileprivate static func positionalAfterKeyword(_ name: String) -> Complaint {
    Complaint(
      "`\(name)` follows a keyword parameter",
      hint: "put it before the keywords, or give it a keyword of its own, `:\(name) \(name)`")
  }

  fileprivate static func keywordParameterWithoutName(_ name: String) -> Complaint {
    Complaint(
      "`:\(name)` has no variable",
      hint: "write `:\(name) \(name)`, or `:\(name) (\(name) 0)` with a default")
  }
}
