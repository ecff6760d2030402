import LayEngine

/// Turns the syntax of one item into code: names become slots, forms are taken apart.
struct Compiler {
  let tree: SyntaxTree
  let runtime: Runtime
  let forms: [String: Form]
  /// The global variables that this item sees.
  let globals: Globals
  let store = CodeStore()
  let mentions: Mentions
  var scope = FunctionScope(parent: nil, .item)
  /// The names that are the target of a `set!` anywhere in the item.
  private let assigned: Set<Int32>
  private let innerFunctions: InnerFunctions
  /// Names outside of functions that were unbound when they were compiled.
  private var unknown: [(slot: GlobalPointer, span: SourceSpan)] = []
  /// The ids of the names that this item defines.
  private(set) var defined: Set<Int32> = []
  /// Asked at each expression of a long item; nil for short items.
  private let lookout: Lookout?
  private static let shortItem = 4096
  /// Whether this is inside of a function of type `.action`, which is never called here.
  var isInUncalledFunction = false
  /// Whether the last statement at the top level was a definition.
  var endsInDefinition = false

  /// - Parameter forms: the forms by their names.
  init(_ tree: SyntaxTree, _ runtime: Runtime, forms: [String: Form]) {
    self.tree = tree
    mentions = Mentions(tree)
    innerFunctions = InnerFunctions(tree, mentions, forms: forms)
    self.runtime = runtime
    self.forms = forms
    lookout = tree.count > Self.shortItem ? Lookout { runtime.reasonToStop() } : nil
    globals = runtime.globals(of: tree.span.source)
    assigned = Self.assignedNames(in: tree)
  }

  static func checkDepth(at span: SourceSpan?) throws(Diagnostic) {
    if StackFloor.current.isReached { throw Diagnostic(.nestedTooDeeply, at: span) }
  }

  /// Compiles an item of the session.
  ///
  /// - Parameter isExpected: whether a failed comparison keeps its values for the message.
  mutating func compileItem(
    _ item: SyntaxTree.Index, isExpected: Bool = false
  ) throws(Diagnostic) -> Code {
    let code: Code
    do throws(Diagnostic) {
      if isExpected, let comparison = try comparison(item) {
        code = comparison
      } else {
        code = try compile(item, isStatement: true)
      }
    } catch {
      // For a form of another language, its name is reported rather than the error inside of it.
      if let (slot, span) = unknown.first, !defined.contains(slot.pointee.symbol.id),
        ForeignName.isWord(slot.pointee.symbol.name)
      {
        throw unknownName(slot.pointee.symbol, at: span)
      }
      if let (symbol, span) = foreignMark { throw unknownName(symbol, at: span) }
      throw error.located(at: tree.span(item))
    }
    if !unknown.isEmpty, let (symbol, span) = foreignMark { throw unknownName(symbol, at: span) }
    for (slot, span) in unknown
    where !slot.pointee.isDefined && !defined.contains(slot.pointee.symbol.id) {
      throw unknownName(slot.pointee.symbol, at: span)
    }
    return code
  }

  func unknownName(_ symbol: Symbol, at span: SourceSpan) -> Diagnostic {
    runtime.unknownName(symbol.name, scope.visibleNames, span, place(of: span))
  }

  private func place(of span: SourceSpan) -> NamePlace {
    if span == tree.span { return .item }
    let isCalled = (0..<tree.count).contains { index in
      tree.childCount(index) > 0 && tree.span(index + 1) == span
    }
    return isCalled ? .called : .value
  }

  /// The first sign of another language, such as a brace or a comma, which is reported before other
  /// errors.
  private var foreignMark: (symbol: Symbol, span: SourceSpan)? {
    for index in 0..<tree.count {
      if let symbol = tree.symbol(index), ForeignName.isMark(symbol.name) {
        return (symbol, tree.span(index))
      }
    }
    return nil
  }

  /// Notes an unbound name where a string is wanted.
  func noteText(_ syntax: SyntaxTree.Index) throws(Diagnostic) {
    guard let symbol = tree.symbol(syntax), !(try isBound(symbol)) else { return }
    runtime.meantAsText.insert(tree.span(syntax))
  }

  func isAssigned(_ symbol: Symbol) -> Bool { assigned.contains(symbol.id) }

  /// Whether a variable of the present function lives in a cell: it is assigned, and an inner function
  /// may take it along.
  func needsCell(_ symbol: Symbol) -> Bool {
    guard isAssigned(symbol) else { return false }
    return switch scope.extent {
    case .item: innerFunctions.mention(symbol, inside: nil)
    case .list(let list): innerFunctions.mention(symbol, inside: list)
    case .several: true
    }
  }

  mutating func noteDefinition(_ symbol: Symbol) {
    defined.insert(symbol.id)
  }

  /// Hands code over to the item's store, which frees it.
  func keep(_ code: Code) -> Code {
    store.add(code)
    return code
  }

  mutating func compile(
    _ syntax: SyntaxTree.Index, isTail: Bool = false, isStatement: Bool = false
  ) throws(Diagnostic) -> Code {
    try Self.checkDepth(at: tree.span(syntax))
    if let lookout, lookout.isOver { try lookout.check(at: tree.span(syntax)) }
    scope.depth += 1
    defer { scope.depth -= 1 }
    return keep(try compileUnkept(syntax, isTail: isTail, isStatement: isStatement))
  }

  private mutating func compileUnkept(
    _ syntax: SyntaxTree.Index, isTail: Bool, isStatement: Bool
  ) throws(Diagnostic) -> Code {
    if isStatement, isOutermost { endsInDefinition = false }
    switch tree.kind(syntax) {
    case .symbol: return try compileName(syntax)
    case .list: return try compileList(syntax, isTail: isTail, isStatement: isStatement)
    case .keyword: throw Diagnostic(.keywordAlone(tree, syntax), at: tree.span(syntax))
    case .nothing, .truth, .number, .string: return ConstantCode(try quotedValue(syntax))
    }
  }

  private mutating func compileList(
    _ syntax: SyntaxTree.Index, isTail: Bool, isStatement: Bool
  ) throws(Diagnostic) -> Code {
    guard tree.childCount(syntax) > 0 else {
      throw Diagnostic(.emptyCall, at: tree.span(syntax))
    }
    if let call = formCall(syntax, isTail: isTail, isStatement: isStatement) {
      return try call.form.compile(&self, call)
    }
    if let field = tree.keyword(syntax + 1) {
      return try compileMember(field, of: syntax)
    }
    return try compileCall(syntax, also: nil, isTail: isTail)
  }

  func formCall(
    _ syntax: SyntaxTree.Index, isTail: Bool, isStatement: Bool
  ) -> FormCall? {
    guard let form = form(at: syntax + 1) else { return nil }
    var parts: [SyntaxTree.Index] = []
    for child in tree.children(syntax) where child != syntax + 1 { parts.append(child) }
    return FormCall(
      form: form, syntax: syntax, span: tree.span(syntax), parts: parts, isTail: isTail,
      isStatement: isStatement)
  }

  /// The form that a name stands for; nil for other syntax.
  ///
  /// Names of forms cannot be bound.
  func form(at syntax: SyntaxTree.Index) -> Form? {
    tree.symbol(syntax).flatMap { $0.name.mayBeKnown ? forms[$0.name] : nil }
  }

  /// Whether this is outside of every function and block, where definitions are global.
  var isOutermost: Bool { scope.isTopLevel && scope.blockDepth == 0 }
}

extension Compiler {
  private mutating func compileName(_ syntax: SyntaxTree.Index) throws(Diagnostic) -> Code {
    guard let symbol = tree.symbol(syntax) else { return ConstantCode(.nothing) }
    let span = tree.span(syntax)
    if let form = form(at: syntax) { throw Diagnostic(.formAsName(form), at: span) }
    return variable(symbol, try locate(symbol, at: span), span)
  }

  /// The location of a name; an unbound global outside of functions is noted, since this item must
  /// define it.
  mutating func locate(
    _ symbol: Symbol, at span: SourceSpan
  ) throws(Diagnostic) -> FunctionScope.Location {
    if let location = try scope.locate(symbol) { return location }
    let slot = globals.slot(symbol)
    guard !slot.pointee.isDefined else { return .global(slot) }
    if scope.isTopLevel {
      unknown.append((slot, span))
    } else if runtime.nameHints[span] == nil,
      let near = NearestName.hint(for: symbol.name, among: scope.visibleNames)
    {
      // The names of parameters are not known any more when the function runs.
      runtime.nameHints[span] = near
    }
    return .global(slot)
  }

  /// Whether a name has a value or will have one.
  func isBound(_ symbol: Symbol) throws(Diagnostic) -> Bool {
    if try scope.locate(symbol) != nil { return true }
    return globals.slot(symbol).pointee.isDefined || defined.contains(symbol.id)
  }

  /// Whether the program gives a name its value, and not the language.
  func isOfProgram(_ symbol: Symbol) throws(Diagnostic) -> Bool {
    let slot = globals.slot(symbol).pointee
    return try scope.locate(symbol) != nil || defined.contains(symbol.id)
      || slot.isDefined && !slot.isBuiltin
  }

  /// The code that gives a variable's value.
  func variable(
    _ symbol: Symbol, _ location: FunctionScope.Location, _ span: SourceSpan
  ) -> Code {
    location.reading(symbol, at: span, store)
  }

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
    let code = cells.isEmpty ? body : SequenceCode([keep(MakeCellsCode(cells))], last: keep(body))
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
      let statement = part.asStatement
      parts.append(statement === part ? part : keep(statement))
    }
    let lastCode = try compile(last, isTail: isTail, isStatement: true)
    return parts.isEmpty ? lastCode : SequenceCode(parts, last: lastCode)
  }

  /// Binds the names that a body defines and returns the slots that need a cell: of states, and of
  /// names that are assigned and taken along, or mentioned before their definition has ended.
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
        needsCell(definition.symbol) || definition.isState
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

  /// Warns about a view before the last form of a body, where its value is dropped.
  ///
  /// - Parameter form: the form that has the body; nil for a function.
  func warnIfViewIsDropped(_ statement: SyntaxTree.Index, by form: Form?) {
    guard !isOutermost, !isInUncalledFunction, isViewCall(statement) else { return }
    let complaint = Complaint.viewIsDropped(by: form.map { "`\($0.name)`" } ?? "a function")
    runtime.warn(Diagnostic(complaint, at: tree.span(statement), severity: .warning))
  }

  /// Whether a statement is written as a view, also inside a conditional form.
  func givesView(_ statement: SyntaxTree.Index) -> Bool {
    guard let form = conditional(statement) else { return isViewCall(statement) }
    let bodies = Array(tree.children(statement)).dropFirst(2)
    return (form.name == Form.ifElse.name ? bodies : bodies.suffix(1)).contains {
      isViewCall($0)
    }
  }

  private func conditional(_ statement: SyntaxTree.Index) -> Form? {
    guard tree.childCount(statement) > 2, let form = form(at: statement + 1) else { return nil }
    return [Form.ifElse, .when, .unless].contains { $0.name == form.name } ? form : nil
  }

  /// Whether this is a call of a builtin view, also one that `->` threads through modifiers.
  private func isViewCall(_ syntax: SyntaxTree.Index) -> Bool {
    guard tree.childCount(syntax) > 0 else { return false }
    if form(at: syntax + 1)?.name == Form.thread.name {
      let first = tree.after(syntax + 1)
      return tree.childCount(syntax) > 1 && isViewCall(first)
    }
    guard let symbol = tree.symbol(syntax + 1),
      runtime.names.declaration(named: symbol.name)?.kind.makesViews == true
    else { return false }
    return runtime.globals.slot(symbol).pointee.isBuiltin
      && !scope.visibleNames.contains(symbol.name)
  }
}

extension Complaint {
  static let nestedTooDeeply = Complaint(
    "this is nested too deeply", isLimit: true)

  fileprivate static let emptyCall = Complaint(
    "`()` calls nothing", hint: "an empty list is written `(list)`")

  fileprivate static func keywordAlone(
    _ tree: SyntaxTree, _ syntax: SyntaxTree.Index
  ) -> Complaint {
    let name = tree.keyword(syntax)?.name ?? ""
    return Complaint(
      "`:\(name)` names an argument, and stands where a value is needed",
      hint: "the keyword itself is written `':\(name)`")
  }

  fileprivate static func formAsName(_ form: Form) -> Complaint {
    Complaint("`\(form.name)` is a form and not a value", hint: form.usageHint)
  }

  fileprivate static func definedTwice(_ name: String) -> Complaint {
    Complaint("`\(name)` is defined twice in one body", hint: "assign it with `(set! \(name) …)`")
  }

  fileprivate static func viewIsDropped(by owner: String) -> Complaint {
    Complaint(
      "this view is dropped: \(owner) gives its last value",
      hint: "put several views into a `(list …)` or a `(group …)`")
  }
}

/// Where each name stands in the syntax of an item, made when it is first asked for.
///
/// It includes shadowed names: callers only need to know whether there is no mention at all.
final class Mentions {
  private let tree: SyntaxTree

  private lazy var places: [Int32: [SyntaxTree.Index]] = {
    var places: [Int32: [SyntaxTree.Index]] = [:]
    for index in 0..<tree.count where tree.kind(index) == .symbol {
      places[tree.nodes[index].payload, default: []].append(index)
    }
    return places
  }()

  init(_ tree: SyntaxTree) { self.tree = tree }

  /// Whether a name stands in a range of nodes, at another place than the one given.
  func contains(
    _ symbol: Symbol, in range: Range<SyntaxTree.Index>, otherThan place: SyntaxTree.Index
  ) -> Bool {
    places(of: symbol, in: range).contains { $0 != place }
  }

  /// The places where a name stands in a range of nodes, in order.
  func places(
    of symbol: Symbol, in range: Range<SyntaxTree.Index>
  ) -> some Sequence<SyntaxTree.Index> {
    let places = places[symbol.id] ?? []
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return places[low...].lazy.prefix { $0 < range.upperBound }
  }
}

/// A body with `define-state`, run in a state scope of its own, which keeps values between runs.
final class StateBodyCode: Code {
  let slots: [Int]
  let body: Code
  /// Whether it is the body of a function; the call site is then part of the scope's identity.
  let isFunction: Bool
  let span: SourceSpan

  init(_ slots: [Int], _ body: Code, isFunction: Bool, _ span: SourceSpan) {
    self.slots = slots
    self.body = body
    self.isFunction = isFunction
    self.span = span
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let site = isFunction ? machine.arrangedSite?.takeUnretainedValue().span : nil
    let runtime = machine.runtime
    let outer = runtime.stateScope
    let scope = outer.next(.init(call: site ?? span, body: span))
    scope.begin()
    runtime.stateScope = scope
    defer { runtime.stateScope = outer }
    for (number, slot) in slots.enumerated() {
      machine.frame[slot] = .object(scope.cell(number, runtime))
    }
    return try body.run(&machine)
  }
}

/// Runs the statements of a body and gives the views among their values.
final class ViewBodyCode: Code {
  let parts: [Code]
  /// Whether the result is a `ViewsBox`, which the running loop splices into its list; else a list.
  let isSpliced: Bool

  init(_ parts: [Code], isSpliced: Bool) {
    self.parts = parts
    self.isSpliced = isSpliced
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    var views: [Value] = []
    for part in parts {
      let value = try part.run(&machine)
      switch value {
      case .view, .list: views.append(value)
      case .symbol where ColorName(value) != nil: views.append(value)
      default: continue
      }
    }
    return isSpliced ? .object(ViewsBox(views)) : .list(of: views)
  }
}

/// The views of one run of a spliced body, to be added to the list of all.
final class ViewsBox: ObjectBox {
  let values: [Value]

  init(_ values: [Value]) { self.values = values }
}
