import LayEngine

extension Compiler {
  /// Compiles a function: its parameters are the nodes of `parameters`, its body follows.
  ///
  /// - Parameter selfName: the name of a local function, by which its body can refer to it without
  ///   capturing it.
  mutating func compileFunction(
    name: String?, selfName: Symbol?, parameters: [SyntaxTree.Index], body: [SyntaxTree.Index],
    call: FormCall
  ) throws(Diagnostic) -> Code {
    guard !body.isEmpty else { throw call.malformed("this function has no body") }
    return try compileFunction(
      name: name, selfName: selfName, parameters: try ParameterList(parameters, self, call),
      call: call
    ) { compiler throws(Diagnostic) in try compiler.compileBody(body, isTail: true) }
  }

  /// Compiles the value of a definition; a function literal gets the name, for messages.
  mutating func compile(
    _ syntax: SyntaxTree.Index, naming symbol: Symbol
  ) throws(Diagnostic) -> Code {
    guard isFunction(syntax), let call = formCall(syntax, isTail: false, isStatement: false)
    else { return try compile(syntax) }
    let parameters = Array(tree.children(call.parts[0]))
    return keep(
      try compileFunction(
        name: symbol.name, selfName: nil, parameters: parameters,
        body: Array(call.parts.dropFirst()), call: call))
  }

  /// Compiles a function whose body is made by `makeBody`.
  ///
  /// - Parameter wantsSite: whether the body reads the site of its call.
  mutating func compileFunction(
    name: String?, selfName: Symbol?, parameters: ParameterList, call: FormCall,
    wantsSite: Bool = false,
    makeBody: (inout Compiler) throws(Diagnostic) -> Code
  ) throws(Diagnostic) -> Code {
    let inner = FunctionScope(parent: scope, selfName: selfName)
    let (layout, bodyCode) = try within(inner) { compiler throws(Diagnostic) in
      var layout = try compiler.bind(parameters)
      let parts = try compiler.takeApart(parameters)
      let made = try makeBody(&compiler)
      // However the body is made: if it has states, it reads the site of its call.
      layout.wantsSite = wantsSite || (made as? StateBodyCode)?.isFunction == true
      let body = compiler.catchingReturn(made)
      guard !parts.isEmpty else { return (layout, compiler.keep(body)) }
      return (layout, compiler.keep(SequenceCode(parts, last: compiler.keep(body))))
    }
    let lambda = Lambda(
      name: name, span: call.span, parameters: layout, body: bodyCode, scope: inner)
    let captures = inner.captures.map { keep(holder($0.source, call.span)) }
    return ClosureCode(lambda, captures: captures, store: store)
  }

  /// Compiles with `inner` as the scope, and restores the outer scope afterwards, also after an
  /// error.
  private mutating func within<Made>(
    _ inner: FunctionScope, make: (inout Compiler) throws(Diagnostic) -> Made
  ) throws(Diagnostic) -> Made {
    let outer = scope
    scope = inner
    defer { scope = outer }
    return try make(&self)
  }

  /// Gives the parameters their slots; a default sees the parameters before it.
  private mutating func bind(_ list: ParameterList) throws(Diagnostic) -> Lambda.Parameters {
    var layout = Lambda.Parameters(required: list.required)
    for symbol in list.required { bind(symbol, &layout) }
    for parameter in list.keywords {
      let code: Code? = if let value = parameter.defaultValue { try compile(value) } else { nil }
      let isInCell = isAssigned(parameter.name)
      layout.keywords.append(
        .init(keyword: parameter.keyword, defaultValue: code, isInCell: isInCell))
      _ = scope.bind(parameter.name, isInCell: isInCell)
    }
    if let rest = list.rest {
      layout.hasRest = true
      bind(rest, &layout)
    }
    if scope.isLeftEarly { throw Diagnostic(.returnsFromDefault, at: nil) }
    return layout
  }

  /// The code that takes apart the parameters that are tuples.
  private func takeApart(_ list: ParameterList) throws(Diagnostic) -> [Code] {
    var parts: [Code] = []
    for (place, pattern) in list.patterns {
      let location = try locateParameter(list.required[place], pattern.span)
      parts.append(keep(bind(pattern, to: keep(location))))
    }
    return parts
  }

  private func locateParameter(_ symbol: Symbol, _ span: SourceSpan) throws(Diagnostic) -> Code {
    guard let location = try scope.locate(symbol) else { return ConstantCode(.nothing) }
    return variable(symbol, location, span)
  }

  private func bind(_ symbol: Symbol, _ layout: inout Lambda.Parameters) {
    let slot = scope.bind(symbol, isInCell: isAssigned(symbol))
    if isAssigned(symbol) { layout.cellSlots.append(slot) }
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
  fileprivate static let returnsFromDefault = Complaint(
    "`return` stands in the default of a parameter", hint: "write the value itself")
}
