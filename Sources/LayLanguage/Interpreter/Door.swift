import LayEngine

// What code of another module is made of, beside what is `package` in `Code`, `Machine` and
// `FunctionScope`. A class of a package has no subclasses elsewhere, so code is a `WorkCode`.

extension FunctionScope {
  /// The scope of a function inside of another one; nil for the code of an item.
  package convenience init(in parent: FunctionScope?) {
    self.init(parent: parent, parent == nil ? .item : .several)
  }

  /// The code that gives the value of a variable; nil if no function around here binds the name.
  package func reading(
    _ symbol: Symbol, at span: SourceSpan, _ store: CodeStore
  ) throws(Diagnostic) -> Code? {
    try locate(symbol)?.reading(symbol, at: span, store)
  }

  /// The code that gives a variable its first value, or another one; nil if no function around here
  /// binds the name.
  ///
  /// - Parameter isDefinition: whether a variable in a cell, which may be shared by closures from then
  ///   on, becomes a new one.
  package func storing(
    _ value: Code, in symbol: Symbol, isDefinition: Bool, at span: SourceSpan, _ store: CodeStore
  ) throws(Diagnostic) -> Code? {
    guard let location = try locate(symbol) else { return nil }
    if isDefinition, case .local(let slot, let isInCell) = location {
      return StoreLocalCode(slot, value, isInCell: isInCell)
    }
    return location.storing(value, in: symbol, isDefinition: isDefinition, at: span, store)
  }

  /// The code that makes a closure of the function that has this scope, once its body is compiled.
  ///
  /// - Parameters:
  ///   - name: the name of the function in messages.
  ///   - count: how many parameters it has: the names that were bound first.
  ///   - body: may read whatever the functions around bind; it is run in the frame of the function.
  package func makingClosure(
    named name: String?, of count: Int, _ body: Code, at span: SourceSpan, _ store: CodeStore
  ) -> Code {
    let bound = bindings.prefix(count)
    let lambda = Lambda(
      name: name, span: span,
      parameters: .init(
        required: bound.map(\.symbol), cellSlots: bound.filter(\.isInCell).map(\.slot)),
      body: body, captureCount: captures.count, need: need, isOfSwift: true,
      givesSwiftValues: true)
    let holders = captures.map { $0.source.holder(at: span) }
    for holder in holders { store.add(holder) }
    return ClosureCode(lambda, captures: holders, store: store)
  }
}

extension Machine {
  /// A variable of the running function that is in no cell.
  package func local(_ slot: Int) -> Value { frame[slot] }

  package func setLocal(_ slot: Int, _ value: consuming Value) { frame[slot] = value }

  /// Changes a variable that is in no cell, in place where nobody else holds its value.
  package mutating func changeLocal(
    _ slot: Int, _ body: (inout Value, inout Machine) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    try body(&frame[slot], &self)
  }

  /// Calls what the catalogue declares, with values of Swift code.
  ///
  /// - Parameters:
  ///   - values: in the order of the site's labels and spans.
  ///   - site: the labels and the places of the call; made once, when it is compiled.
  package mutating func call(
    _ declaration: Declaration, _ values: [Value], _ site: CallSite
  ) throws(Diagnostic) -> Value {
    try prepareCall(of: values.count, site)
    for (index, value) in values.enumerated() {
      push(try crossing(value, at: site.span(ofArgument: index)))
    }
    return try call(declaration, values.count, site)
  }

  /// An instance of a class.
  ///
  /// - Parameter properties: their names, of the class.
  package func instance(
    of type: DeclaredType, _ properties: PartNames, _ values: [Value]
  ) -> InstanceBox {
    InstanceBox(type, properties, values, runtime)
  }

  /// Gives a property of an instance another value.
  package mutating func set(
    _ property: String, of instance: InstanceBox, to value: Value
  ) throws(Diagnostic) {
    try change(instance, property) { old, _ throws(Diagnostic) in old = value }
  }

  /// Changes a property of an instance, in place where nobody else holds its value.
  package mutating func change(
    _ instance: InstanceBox, _ property: String,
    _ body: (inout Value, inout Machine) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    let field = runtime.symbols.intern(property)
    let span = instance.type.span ?? SourceSpan(source: 0, start: 0, end: 0)
    var whole = Value.object(instance)
    try changeField(of: &whole, field, at: span, body)
  }

  /// A variable that outlives the item, such as a static, which is noted in the journal when it
  /// changes; nil for one that has no value yet.
  package func variable(_ value: Value?) -> Cell { Cell(value, runtime, madeBy: Cell.noItem) }
}

extension Machine {
  /// A variable of the running item that closures share; nil for one that has no value yet.
  package func cell(_ value: Value?) -> Cell { Cell(value, runtime) }

  /// Changes a part of a tuple or of a struct's value, in place where nobody else holds the value.
  package mutating func changePart(
    of whole: inout Value, at place: Int, _ span: SourceSpan,
    _ body: (inout Value, inout Machine) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    guard let shape = whole.shape else { return try body(&whole, &self) }
    try changePart(of: &whole, shape, place, at: span, body)
  }

  /// Changes an element of a list, whose index is one of it.
  package mutating func changeElement(
    of list: inout Value, at place: Int, _ span: SourceSpan,
    _ body: (inout Value, inout Machine) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    var elements = list.takeElements()
    defer { list = .list(List(elements)) }
    try change(&elements, place, at: span, body)
  }

  /// Changes a property of an instance by its place among all of them.
  package mutating func changeProperty(
    of instance: InstanceBox, at place: Int, _ span: SourceSpan,
    _ body: (inout Value, inout Machine) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    try change(instance.content) { properties, machine throws(Diagnostic) in
      try machine.changePart(of: &properties, at: place, span, body)
    }
  }
}

extension InstanceBox {
  /// The values of its properties, in the order of their names.
  package var properties: ListElements? {
    guard case .object(let object) = content.value else { return nil }
    return object.compound?.elements
  }
}

extension CallSite {
  /// The site of a call whose arguments have no labels.
  package convenience init(of name: String?, at span: SourceSpan) {
    self.init(name: name, at: span, headSpan: span, [], [])
  }
}

extension Cell {
  /// Nil before its first value.
  package var present: Value? { isDefined ? value : nil }
}

extension Value {
  /// A value of a struct, or a tuple, with these parts.
  package static func compound(_ names: PartNames, _ parts: [Value]) -> Value {
    .object(CompoundBox(names, ListElements(parts)))
  }
}

extension Machine {
  /// Runs code of another module that was made in a scope without a parent, in a frame of its own.
  package mutating func run(
    _ code: Code, in scope: FunctionScope, at span: SourceSpan
  ) throws(Diagnostic) -> Value {
    try run(code, need: scope.need, span: span)
  }
}

extension Interpreter {
  /// Defines a function of another module for scripts.
  ///
  /// - Parameters:
  ///   - keywords: the keywords that it takes; one that is not given is nil.
  ///   - run: gets a value for each keyword, and the arguments without one.
  package func defineFunction(
    _ name: String, keywords: [String], at span: SourceSpan,
    _ run: @escaping (inout Machine, [Value], [Value]) throws(Diagnostic) -> Value
  ) {
    let scope = FunctionScope(in: nil)
    let symbols = keywords.map { symbol($0) }
    for symbol in symbols { _ = scope.bind(symbol, isInCell: false) }
    let rest = scope.makeSlot()
    let body = WorkCode { machine throws(Diagnostic) in
      let values = (0..<rest).map { machine.local($0) }
      var further: [Value] = []
      if case .list(let list) = machine.local(rest) { further = Array(list.elements) }
      return try run(&machine, values, further)
    }
    let store = CodeStore()
    store.add(body)
    let lambda = Lambda(
      name: name, span: span,
      parameters: .init(
        keywords: symbols.map { .init(keyword: $0, defaultValue: nil, isInCell: false) },
        hasRest: true), body: body, captureCount: 0, need: scope.need, isOfSwift: true,
      givesSwiftValues: true)
    let function = Closure(lambda, captures: .allocate(capacity: 0), store: store)
    define(name, .function(function))
  }

  package func symbol(_ name: String) -> Symbol { symbols.intern(name) }

  /// Runs code of another module as an item of the session.
  ///
  /// - Parameters:
  ///   - scope: the scope in which the code was made, which has no parent.
  ///   - store: owns the code.
  ///   - states: the states of the views from the previous evaluation; nil for the first one.
  package func evaluate(
    _ code: Code, in scope: FunctionScope, _ store: CodeStore, at span: SourceSpan,
    with states: ViewStates? = nil
  ) throws(Diagnostic) -> Value {
    defer { withExtendedLifetime(store) {} }
    return try run(code, need: scope.need, at: span, with: states)
  }
}
