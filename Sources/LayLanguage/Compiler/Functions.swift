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
      call: call, .list(call.syntax)
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
  /// - Parameters:
  ///   - extent: where it stands in the syntax.
  ///   - wantsSite: whether the body reads the site of its call.
  mutating func compileFunction(
    name: String?, selfName: Symbol?, parameters: ParameterList, call: FormCall,
    _ extent: FunctionScope.Extent = .several, wantsSite: Bool = false,
    makeBody: (inout Compiler) throws(Diagnostic) -> Code
  ) throws(Diagnostic) -> Code {
    let inner = FunctionScope(parent: scope, extent, selfName: selfName)
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
      name: name, span: call.span, parameters: layout, body: bodyCode,
      captureCount: inner.captures.count, need: inner.need,
      isOfSwift: false)
    let captures = inner.captures.map { keep($0.source.holder(at: call.span)) }
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
      let isInCell = needsCell(parameter.name)
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
    let isInCell = needsCell(symbol)
    let slot = scope.bind(symbol, isInCell: isInCell)
    if isInCell { layout.cellSlots.append(slot) }
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

  /// The source of a constant: `nil`, `true` or `false`; nil for other syntax.
  private func constantName(_ syntax: SyntaxTree.Index) -> String? {
    if tree.kind(syntax) == .nothing { return "nil" }
    return tree.truth(syntax).map { "\($0)" }
  }

  /// Binds the names of a pattern, and gives the code that takes a value apart for them.
  func bind(_ pattern: Pattern, to value: Code) -> Code {
    let targets = pattern.names.map { name in
      let isInCell = needsCell(name)
      return TakeApartCode.Target(slot: scope.bind(name, isInCell: isInCell), isInCell: isInCell)
    }
    return TakeApartCode(value, targets, pattern.span)
  }
}

/// Makes a closure: copies the values, or cells, of the free variables.
final class ClosureCode: Code {
  let lambda: Lambda
  let captures: [Code]
  unowned let store: CodeStore

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

  fileprivate static func cannotTakeApart(_ value: Value, _ count: Int) -> Complaint {
    Complaint(
      "a tuple of \(count) is taken apart here, not \(ValueDescription.phrase(value))",
      isAboutNil: value.isNothing)
  }

  fileprivate static func hasOtherParts(_ value: Value, _ count: Int, _ wanted: Int) -> Complaint {
    Complaint(
      "\(ValueDescription.phrase(value)) of \(count) cannot be taken apart into \(wanted)",
      hint: "a part that nobody needs is named `_`")
  }
}

/// The parameters of a function as they are written: `(a b :key name :key (name default) . rest)`.
struct ParameterList {
  struct Keyword {
    let keyword: Symbol
    /// The variable that it binds.
    let name: Symbol
    /// The syntax of the default value; nil if the default is `nil`.
    let defaultValue: SyntaxTree.Index?
  }

  private(set) var required: [Symbol] = []
  private(set) var keywords: [Keyword] = []
  private(set) var rest: Symbol?

  /// The tuples that are taken apart when the function begins, by their index in `required`.
  private(set) var patterns: [(place: Int, pattern: Pattern)] = []

  /// No parameters.
  init() {}

  /// Reads the nodes of a list; throws if one is no parameter, or a name is there twice.
  init(
    _ nodes: [SyntaxTree.Index], _ compiler: Compiler, _ call: FormCall
  ) throws(Diagnostic) {
    var nodes = nodes[...]
    while let node = nodes.popFirst() {
      if let keyword = compiler.tree.keyword(node) {
        keywords.append(try Self.keyword(keyword, at: node, nodes.popFirst(), compiler, call))
      } else if compiler.tree.isSymbol(node, .dot) {
        guard let name = nodes.popFirst(), nodes.isEmpty else {
          throw call.malformed(
            "one name follows the `.`, for the rest", at: compiler.tree.span(node))
        }
        rest = try compiler.parameterName(name, call)
      } else {
        let symbol = try parameter(node, compiler, call)
        guard keywords.isEmpty else {
          throw Diagnostic(.positionalAfterKeyword(symbol.name), at: compiler.tree.span(node))
        }
        required.append(symbol)
      }
    }
    try checkForDuplicates(call)
  }

  /// The variable of a required parameter; for a tuple, a name that no program can write.
  private mutating func parameter(
    _ node: SyntaxTree.Index, _ compiler: Compiler, _ call: FormCall
  ) throws(Diagnostic) -> Symbol {
    guard compiler.tree.childCount(node) > 0 else { return try compiler.parameterName(node, call) }
    let pattern = try Pattern(node, compiler, call)
    patterns.append((required.count, pattern))
    return compiler.runtime.symbols.intern(pattern.text)
  }

  /// Adds a required parameter after the others.
  mutating func append(required symbol: Symbol) { required.append(symbol) }

  /// Adds a parameter that is given by its keyword.
  mutating func append(keyword: Symbol, default value: SyntaxTree.Index?) {
    keywords.append(Keyword(keyword: keyword, name: keyword, defaultValue: value))
  }

  /// Adds a keyword and a rest parameter with variable names that no program can write.
  mutating func append(_ keyword: Symbol, as name: Symbol, rest: Symbol) {
    keywords.append(Keyword(keyword: keyword, name: name, defaultValue: nil))
    self.rest = rest
  }

  /// What follows a keyword: `b`, or `(b default)`.
  private static func keyword(
    _ keyword: Symbol, at node: SyntaxTree.Index, _ target: SyntaxTree.Index?,
    _ compiler: Compiler, _ call: FormCall
  ) throws(Diagnostic) -> Keyword {
    let tree = compiler.tree
    if let target, tree.symbol(target) != nil {
      let name = try compiler.parameterName(target, call)
      return Keyword(keyword: keyword, name: name, defaultValue: nil)
    }
    guard let target, tree.childCount(target) == 2 else {
      throw Diagnostic(.keywordParameterWithoutName(keyword.name), at: tree.span(target ?? node))
    }
    let name = try compiler.parameterName(target + 1, call)
    return Keyword(keyword: keyword, name: name, defaultValue: tree.after(target + 1))
  }

  private func checkForDuplicates(_ call: FormCall) throws(Diagnostic) {
    let all =
      required + keywords.map(\.name) + (rest.map { [$0] } ?? [])
      + patterns.flatMap { $0.pattern.names.filter { $0.name != "_" } }
    if let name = Self.firstTwice(all) {
      throw call.malformed("there are two parameters called `\(name.name)`")
    }
    if let keyword = Self.firstTwice(keywords.map(\.keyword)) {
      throw call.malformed("there are two keywords called `:\(keyword.name)`")
    }
  }

  /// The first symbol that repeats an earlier one.
  private static func firstTwice(_ symbols: [Symbol]) -> Symbol? {
    var seen: Set<Int32> = []
    return symbols.first { !seen.insert($0.id).inserted }
  }
}

/// The names that the parts of a tuple, or a list, are bound to: `(index row)`.
struct Pattern {
  /// The names in order; `_` leaves a part out.
  let names: [Symbol]
  let span: SourceSpan

  init(
    _ syntax: SyntaxTree.Index, _ compiler: Compiler, _ call: FormCall
  ) throws(Diagnostic) {
    var names: [Symbol] = []
    for child in compiler.tree.children(syntax) {
      let name = try compiler.parameterName(child, call)
      guard name.name == "_" || !names.contains(where: { $0 === name }) else {
        throw call.malformed("`\(name.name)` is there twice", at: compiler.tree.span(child))
      }
      names.append(name)
    }
    self.names = names
    span = compiler.tree.span(syntax)
  }

  /// The pattern as source.
  var text: String { "(" + names.map(\.name).joined(separator: " ") + ")" }
}

/// Gives local variables the parts of a tuple or a list.
final class TakeApartCode: Code {
  struct Target {
    let slot: Int
    let isInCell: Bool
  }

  let value: Code
  let targets: [Target]
  let span: SourceSpan

  init(_ value: Code, _ targets: [Target], _ span: SourceSpan) {
    self.value = value
    self.targets = targets
    self.span = span
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let elements = try Self.parts(try value.run(&machine), count: targets.count, at: span)
    for (target, element) in zip(targets, elements) {
      machine.frame[target.slot] =
        target.isInCell ? .object(Cell(element, machine.runtime)) : element
    }
    return .nothing
  }

  /// The parts of a tuple or a list, which must have `count` of them.
  static func parts(
    _ value: Value, count: Int, at span: SourceSpan
  ) throws(Diagnostic) -> ListElements {
    let elements: ListElements?
    switch value {
    case .list(let list): elements = list.elements
    case .object(let object): elements = object.compound?.elements
    default: elements = nil
    }
    guard let elements else { throw Diagnostic(.cannotTakeApart(value, count), at: span) }
    guard elements.count == count else {
      throw Diagnostic(.hasOtherParts(value, elements.count, count), at: span)
    }
    return elements
  }
}

/// The names that one function binds, while it is compiled, and the size of its frame.
package final class FunctionScope {
  struct Binding {
    let symbol: Symbol
    let slot: Int
    let isInCell: Bool
  }

  /// Where a name's value is found from inside one function.
  enum Location {
    case local(slot: Int, isInCell: Bool)
    case captured(index: Int, isInCell: Bool)
    case runningFunction
    case global(GlobalPointer)

    /// The code that reads a variable's slot: its value, or its cell if it has one.
    func holder(at span: SourceSpan) -> Code {
      switch self {
      case .local(let slot, _): LocalCode(slot)
      case .captured(let index, _): CapturedCode(index)
      case .runningFunction: SelfCode()
      case .global(let slot): GlobalCode(slot, span)
      }
    }

    /// The code that gives a variable's value.
    func reading(_ symbol: Symbol, at span: SourceSpan, _ store: CodeStore) -> Code {
      let holder = holder(at: span)
      switch self {
      case .local(_, true), .captured(_, true):
        store.add(holder)
        return CellCode(holder, symbol, span)
      default: return holder
      }
    }

    /// The code that defines or assigns a variable.
    func storing(
      _ value: Code, in symbol: Symbol, isDefinition: Bool, at span: SourceSpan,
      _ store: CodeStore
    ) -> Code {
      switch self {
      case .global(let slot): return StoreGlobalCode(slot, value, isDefinition: isDefinition, span)
      case .local(let slot, false): return StoreLocalCode(slot, value, isInCell: false)
      case .captured(_, false), .runningFunction:
        preconditionFailure("a variable that an inner function changes lives in a cell")
      case .local(_, true), .captured(_, true):
        let cell = holder(at: span)
        store.add(cell)
        return StoreCellCode(cell, value, isDefinition: isDefinition, symbol, span)
      }
    }
  }

  /// A variable that a closure captures when it is made, as the enclosing function finds it.
  struct Capture {
    let symbol: Symbol
    let source: Location
    let isInCell: Bool
  }

  /// How much of the native stack one level of nested code may take.
  #if DEBUG
  private static let bytesForLevel: UInt = 4096
  #else
  private static let bytesForLevel: UInt = 512
  #endif

  /// Where a function stands in the syntax of its item.
  enum Extent {
    /// The code of the item itself.
    case item
    /// A list that holds the whole function and nothing else.
    case list(SyntaxTree.Index)
    /// Several nodes, or a list that it shares with other functions.
    case several
  }

  let parent: FunctionScope?
  let extent: Extent
  /// The name under which the function may call itself without capturing anything.
  let selfName: Symbol?
  var bindings: [Binding] = []
  private(set) var captures: [Capture] = []
  private(set) var frameSize = 0
  private var slotCount = 0
  /// How many values are pushed while an argument is evaluated.
  package var temporaries = 0 { didSet { mostTemporaries = max(mostTemporaries, temporaries) } }
  private var mostTemporaries = 0
  /// How many constructs are open around the one that is compiled; each takes some native stack when it
  /// runs.
  package var depth = 0 { didSet { mostDepth = max(mostDepth, depth) } }
  private var mostDepth = 0
  /// How many loops of this function are open.
  var loopDepth = 0
  /// Whether there is a `return` in a place other than the function's end.
  var isLeftEarly = false
  /// How many blocks with names of their own are open.
  private(set) var blockDepth = 0

  init(parent: FunctionScope?, _ extent: Extent, selfName: Symbol? = nil) {
    self.parent = parent
    self.extent = extent
    self.selfName = selfName
  }

  var isTopLevel: Bool { parent == nil }

  var need: FrameNeed {
    FrameNeed(
      locals: frameSize, slots: frameSize + mostTemporaries + 1,
      stackBytes: UInt(mostDepth + 4) * Self.bytesForLevel)
  }

  package func bind(_ symbol: Symbol, isInCell: Bool) -> Int {
    let slot = makeSlot()
    bindings.append(Binding(symbol: symbol, slot: slot, isInCell: isInCell))
    return slot
  }

  /// Binds a name to a slot that was made before.
  func bind(_ symbol: Symbol, to slot: Int, isInCell: Bool) {
    bindings.append(Binding(symbol: symbol, slot: slot, isInCell: isInCell))
  }

  /// Makes a slot without a name.
  package func makeSlot() -> Int {
    slotCount += 1
    frameSize = max(frameSize, slotCount)
    return slotCount - 1
  }

  /// Accounts for separately compiled code, which runs one level deeper while `count` more values
  /// are on the stack.
  func enclose(waiting count: Int) {
    mostTemporaries += count
    mostDepth += 1
  }

  /// A block with names of its own; it belongs to the scope that opened it, even if the compiler
  /// has another scope when the block is closed.
  package struct Block {
    fileprivate let scope: FunctionScope
    fileprivate let bindings: Int
    fileprivate let slots: Int

    /// Forgets the names of the block; its slots are used again.
    package func close() {
      scope.blockDepth -= 1
      scope.bindings.removeSubrange(bindings...)
      scope.slotCount = slots
    }
  }

  package func openBlock() -> Block {
    blockDepth += 1
    return Block(scope: self, bindings: bindings.count, slots: slotCount)
  }

  /// The location of a name that this function or an enclosing one binds; nil if it is global.
  func locate(_ symbol: Symbol) throws(Diagnostic) -> Location? {
    if let binding = bindings.last(where: { $0.symbol === symbol }) {
      return .local(slot: binding.slot, isInCell: binding.isInCell)
    }
    if symbol === selfName { return .runningFunction }
    if let index = captures.firstIndex(where: { $0.symbol === symbol }) {
      return .captured(index: index, isInCell: captures[index].isInCell)
    }
    return try capture(symbol)
  }

  private func capture(_ symbol: Symbol) throws(Diagnostic) -> Location? {
    try Compiler.checkDepth(at: nil)
    guard let source = try parent?.locate(symbol) else { return nil }
    let isInCell =
      switch source {
      case .local(_, let isInCell), .captured(_, let isInCell): isInCell
      case .runningFunction, .global: false
      }
    captures.append(Capture(symbol: symbol, source: source, isInCell: isInCell))
    return .captured(index: captures.count - 1, isInCell: isInCell)
  }

  /// The names in scope, innermost first.
  var visibleNames: [String] {
    var names: [String] = []
    var scope: FunctionScope? = self
    while let current = scope {
      names += current.bindings.reversed().map(\.symbol.name)
      if let selfName = current.selfName { names.append(selfName.name) }
      scope = current.parent
    }
    return names
  }
}
