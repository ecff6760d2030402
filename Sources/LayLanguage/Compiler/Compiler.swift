import LayEngine

/// Turns the syntax of one item into code: names become slots, forms are taken apart.
struct Compiler {
  let tree: SyntaxTree
  let runtime: Runtime
  /// The global variables that this item sees.
  let globals: Globals
  let store = CodeStore()
  let mentions: Mentions
  var scope = FunctionScope(parent: nil)
  /// The names that are the target of a `set!` anywhere in the item; they live in cells.
  private let assigned: Set<Int32>
  /// Names outside of functions that were unbound when they were compiled.
  private var unknown: [(slot: GlobalPointer, span: SourceSpan)] = []
  /// The ids of the names that this item defines; an array, since setting up the first `Set` of a
  /// process takes as long as a short program.
  private(set) var defined: [Int32] = []
  /// Asked at each expression of a long item; nil for short items.
  private let lookout: Lookout?
  private static let shortItem = 4096
  /// Whether this is inside of a function of type `.action`, which is never called here.
  var isInUncalledFunction = false
  /// Whether the last statement at the top level was a definition.
  var endsInDefinition = false

  init(_ tree: SyntaxTree, _ runtime: Runtime) {
    self.tree = tree
    mentions = Mentions(tree)
    self.runtime = runtime
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
    let defined = unknown.isEmpty ? [] : Set(defined)
    for (slot, span) in unknown
    where !slot.pointee.isDefined && !defined.contains(slot.pointee.symbol.id) {
      throw unknownName(slot.pointee.symbol, at: span)
    }
    return code
  }

  func unknownName(_ symbol: Symbol, at span: SourceSpan) -> Diagnostic {
    runtime.unknownName(
      symbol.name, also: scope.visibleNames, at: span, in: place(of: span))
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

  mutating func noteDefinition(_ symbol: Symbol) {
    defined.append(symbol.id)
  }

  /// Hands code over to the item's store, which frees it.
  func keep(_ code: Code) -> Code {
    store.add(code)
    return code
  }

  /// Compiles one expression.
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
    tree.symbol(syntax).flatMap { runtime.form(of: $0) }
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

  /// The code that gives a variable's value.
  func variable(
    _ symbol: Symbol, _ location: FunctionScope.Location, _ span: SourceSpan
  ) -> Code {
    let holder = holder(location, span)
    switch location {
    case .local(_, true), .captured(_, true): return CellCode(keep(holder), symbol, span)
    default: return holder
    }
  }

  /// The code that reads a variable's slot: its value, or its cell if it has one.
  func holder(_ location: FunctionScope.Location, _ span: SourceSpan) -> Code {
    switch location {
    case .local(let slot, _): LocalCode(slot)
    case .captured(let index, _): CapturedCode(index)
    case .runningFunction: SelfCode()
    case .global(let slot): GlobalCode(slot, span)
    }
  }
}

extension Complaint {
  static let nestedTooDeeply = Complaint("this is nested too deeply")

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
}
