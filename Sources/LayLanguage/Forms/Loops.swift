import LayEngine

extension Form {
  static let allLoops: [Form] = [
    .breakLoop, .continueLoop, .forLoop, .forEach, .returnValue, .whileLoop,
  ]

  static let forLoop = Form(
    name: "for", usage: "(for (name start end [step]) body…) or (for (name list) body…)",
    summary: "Evaluate the body for each number from start up to, but not including, end, in steps "
      + "of 1 or of `step`, or for each element of a list or dictionary; give the list of the "
      + "values, with all views of a body that has several. Names in parentheses take apart "
      + "elements that are tuples; `(break)` and `(continue)` leave an iteration early.",
    examples: """
      (for (i 0 4) (* i i)) | (0 1 4 9)
      (for (i 3 0 -1) i) | (3 2 1)
      (for (name (list "a" "b")) (str name "!")) | ("a!" "b!")
      (for ((i name) (enumerate (list "a" "b"))) (str i name)) | ("0a" "1b")
      """, isDynamic: true
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(2..., "`for` needs its variable and a body")
    if call.parts.count == 2, compiler.isFunction(call.parts[1]),
      compiler.tree.symbol(call.parts[0]) != nil
    {
      throw Diagnostic(.loopOverFunction, at: call.span)
    }
    let header = Array(compiler.tree.children(call.parts[0]))
    guard (2...4).contains(header.count) else {
      throw call.malformed(
        "`for` begins with `(name start end [step])` or `(name list)`",
        at: compiler.tree.span(call.parts[0]))
    }
    let isPattern = compiler.tree.childCount(header[0]) > 0
    let pattern = isPattern ? try Pattern(header[0], compiler, call) : nil
    let symbol = try pattern == nil ? compiler.parameterName(header[0], call) : nil
    var bounds: [Code] = []
    for bound in header.dropFirst() { bounds.append(try compiler.compile(bound)) }
    let block = compiler.scope.openBlock()
    defer { block.close() }
    let isInCell = symbol.map { compiler.needsCell($0) } ?? false
    let slot =
      symbol.map { compiler.scope.bind($0, isInCell: isInCell) } ?? compiler.scope.makeSlot()
    let parts = pattern.map { compiler.bind($0, to: compiler.keep(LocalCode(slot))) }
    var body = try compiler.compileLoopBody { compiler throws(Diagnostic) in
      try compiler.compileBuilder(Array(call.parts.dropFirst()), isSpliced: true, isTail: false)
    }
    if let parts { body = compiler.keep(SequenceCode([compiler.keep(parts)], last: body)) }
    let spans = header.dropFirst().map { compiler.tree.span($0) }
    return LoopCode(
      slot: slot, isInCell: isInCell, bounds: bounds, spans: spans, body: body, span: call.span)
  }

  static let forEach = Form(
    name: "for-each",
    usage: "(for-each list (fn (name) view…)) or (for-each start end (fn (name) view…))",
    summary: "Call a function for each element of a list, or for each number from start up to, but "
      + "not including, end; give the list of its results, with all views where it has several.",
    examples: """
      (for-each (list 1 2 3) (fn (n) (* n n))) | (1 4 9)
      (hstack (for-each 0 2 (fn (i) (text i) (divider)))) | 100 x 30 | 42 x 30
      """, isDynamic: true
  ) { compiler, call throws(Diagnostic) in
    let parts = compiler.withoutIdentity(call.parts)
    guard (2...3).contains(parts.count) else {
      throw call.malformed("`for-each` needs a list, or two numbers, and a function")
    }
    try compiler.refuseNameBeforeElements(parts, call)
    var bounds: [Code] = []
    for bound in parts.dropLast() { bounds.append(try compiler.compile(bound)) }
    let function = parts[parts.count - 1]
    return ForEachCode(
      bounds: bounds, spans: parts.map { compiler.tree.span($0) },
      function: try compiler.compileElements(function), span: call.span)
  }

  static let whileLoop = Form(
    name: "while", usage: "(while condition body…)",
    summary: "Evaluate the body repeatedly while a condition is true. `(break)` leaves the loop, "
      + "`(continue)` begins its next iteration.",
    examples: """
      (begin (define n 1) (while (< n 100) (*= n 2)) n) | 128
      (begin (define n 0) (while true (+= n 1) (when (> n 4) (break))) n) | 5
      """
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(2..., "`while` needs a condition and a body")
    let condition = try compiler.compile(call.parts[0])
    let body = try compiler.compileLoopBody { compiler throws(Diagnostic) in
      try compiler.compileBody(Array(call.parts.dropFirst()), of: call.form, isTail: false)
    }
    return WorkCode { machine throws(Diagnostic) in
      while try condition.run(&machine).isTrue {
        if case .failure(let exit) = try machine.catching(body) {
          guard try exit.isContinued() else { return .nothing }
        }
        try machine.countTurn(call.span)
      }
      return .nothing
    }
  }
}

final class LoopCode: Code {
  let slot: Int
  let isInCell: Bool
  /// The list, or the start, the end and an optional step.
  let bounds: [Code]
  let spans: [SourceSpan]
  let body: Code
  let span: SourceSpan
  /// Whether the loop makes a list of the values of its turns.
  let givesValues: Bool

  init(
    slot: Int, isInCell: Bool, bounds: [Code], spans: [SourceSpan], body: Code, span: SourceSpan,
    givesValues: Bool = true
  ) {
    self.givesValues = givesValues
    self.slot = slot
    self.isInCell = isInCell
    self.bounds = bounds
    self.spans = spans
    self.body = body
    self.span = span
  }

  override var asStatement: Code {
    LoopCode(
      slot: slot, isInCell: isInCell, bounds: bounds, spans: spans, body: body, span: span,
      givesValues: false)
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    var values = GrowingList()
    if bounds.count == 1 {
      for element in try list(&machine) {
        guard try turn(element, &machine, &values) else { break }
      }
      return .list(of: values.elements)
    }
    let start = try number(0, &machine)
    let end = try number(1, &machine)
    let step = bounds.count > 2 ? try number(2, &machine) : 1
    guard step != 0 else { throw Diagnostic(.stepIsZero, at: spans[2]) }
    var index = 0.0
    while step > 0 ? start + index * step < end : start + index * step > end {
      guard try turn(.number(start + index * step), &machine, &values) else { break }
      index += 1
    }
    return .list(of: values.elements)
  }

  /// Runs the body once with a value; false if `break` ended the loop.
  @inline(__always)
  private func turn(
    _ value: Value, _ machine: inout Machine, _ values: inout GrowingList
  ) throws(Diagnostic) -> Bool {
    machine.frame[slot] = isInCell ? .object(Cell(value, machine.runtime)) : value
    let given: Value
    switch try machine.catching(body) {
    case .success(let value): given = value
    case .failure(let exit):
      guard try exit.isContinued() else { return false }
      try machine.countTurn(span)
      return true
    }
    if !givesValues {
      try machine.countTurn(span)
      return true
    }
    if case .object(let object) = given, type(of: object) == ViewsBox.self {
      for value in unsafeDowncast(object, to: ViewsBox.self).values {
        try values.append(value, machine.runtime, at: span)
      }
    } else {
      try values.append(given, machine.runtime, at: span)
    }
    try machine.countTurn(span)
    return true
  }

  private func list(_ machine: inout Machine) throws(Diagnostic) -> ListElements {
    let value = try bounds[0].run(&machine)
    switch value {
    case .list(let list): return list.elements
    case .nothing: return ListElements([])
    case .object(let object):
      if let dictionary = object.dictionary {
        return ListElements(dictionary.pairs(machine.runtime.symbols))
      }
      fallthrough
    default: throw Diagnostic(.wantsList(value), at: spans[0])
    }
  }

  private func number(_ index: Int, _ machine: inout Machine) throws(Diagnostic) -> Double {
    let value = try bounds[index].run(&machine)
    guard case .number(let number) = value else {
      throw Diagnostic(.wantsNumber("for", value), at: spans[index])
    }
    return number
  }
}

extension Complaint {
  fileprivate static let loopOverFunction = Complaint(
    "`for` names its element itself and takes no function",
    hint: "write `(for-each list (fn (name) …))`")

  fileprivate static let stepIsZero = Complaint("the step of `for` is zero")

  fileprivate static func wantsList(_ value: Value) -> Complaint {
    Complaint(
      "`for` wants a list, not \(ValueDescription.phrase(value))",
      hint: "numbers need a start and an end, as in `(for (i 0 10) …)`")
  }

  fileprivate static func wantsNumber(_ form: String, _ value: Value) -> Complaint {
    Complaint(
      "`\(form)` wants a number, not \(ValueDescription.phrase(value))", isAboutNil: value.isNothing
    )
  }

  fileprivate static func wantsElements(_ value: Value) -> Complaint {
    Complaint(
      "`for-each` wants a list, not \(ValueDescription.phrase(value))",
      hint: "numbers need a start and an end, as in `(for-each 0 10 (fn (i) …))`")
  }

  fileprivate static func wantsFunction(_ value: Value) -> Complaint {
    Complaint(
      "`for-each` wants a function, not \(ValueDescription.phrase(value))",
      hint: "write `(fn (name) …)`, which makes views of an element")
  }

  fileprivate static let returnsFromNothing = Complaint(
    "`return` stands outside of a function", hint: "a form gives its value by itself")

  fileprivate static func outsideOfLoop(_ form: Form, _ scope: FunctionScope) -> Complaint {
    Complaint(
      "`\(form.name)` stands outside of a `for` or `while`",
      hint: scope.isTopLevel ? nil : "a function is left with `(return value)`")
  }
}

extension Compiler {
  /// Whether the syntax is a function literal, `(fn (…) …)`.
  func isFunction(_ syntax: SyntaxTree.Index) -> Bool {
    tree.childCount(syntax) > 2 && form(at: syntax + 1)?.name == Form.fn.name
      && tree.kind(tree.after(syntax + 1)) == .list
  }

  /// Throws an error for `(for-each (i list) …)`, which is written like a `for`.
  fileprivate func refuseNameBeforeElements(
    _ parts: [SyntaxTree.Index], _ call: FormCall
  ) throws(Diagnostic) {
    guard parts.count == 2, !isFunction(parts[1]), tree.childCount(parts[0]) == 2,
      let name = tree.symbol(parts[0] + 1), form(at: parts[0] + 1) == nil, !(try isBound(name))
    else { return }
    let list = tree.symbol(tree.after(parts[0] + 1))?.name ?? "list"
    throw Diagnostic(
      Complaint(
        "`for-each` gives each element to a function, which names it",
        hint: "write `(for-each \(list) (fn (\(name.name)) …))`"), at: tree.span(parts[0]))
  }

  /// The parts without `:id` and its argument: identities play no part in layout.
  fileprivate func withoutIdentity(_ parts: [SyntaxTree.Index]) -> [SyntaxTree.Index] {
    guard let place = parts.firstIndex(where: { tree.keyword($0)?.name == "id" }) else {
      return parts
    }
    return Array(parts[..<place] + parts.dropFirst(place + 2))
  }

  /// Compiles a function literal so that it gives all views of its body; other syntax as usual.
  fileprivate mutating func compileElements(
    _ syntax: SyntaxTree.Index
  ) throws(Diagnostic) -> Code {
    let function = try compileFunction(syntax) { compiler, body throws(Diagnostic) in
      try compiler.compileViewBody(body, isSpliced: true)
    }
    if let function { return function }
    return try compile(syntax)
  }

  /// Compiles a function literal whose body `makeBody` compiles; nil for other syntax.
  mutating func compileFunction(
    _ syntax: SyntaxTree.Index,
    makeBody: (inout Compiler, [SyntaxTree.Index]) throws(Diagnostic) -> Code
  ) throws(Diagnostic) -> Code? {
    guard isFunction(syntax), let call = formCall(syntax, isTail: false, isStatement: false)
    else { return nil }
    let parameters = try ParameterList(Array(tree.children(call.parts[0])), self, call)
    let code = try compileFunction(
      name: nil, selfName: nil, parameters: parameters, call: call, .list(syntax)
    ) { compiler throws(Diagnostic) in
      try makeBody(&compiler, Array(call.parts.dropFirst()))
    }
    return keep(code)
  }

  /// Compiles the body of a loop, the target of `break` and `continue`.
  mutating func compileLoopBody(
    _ make: (inout Compiler) throws(Diagnostic) -> Code
  ) throws(Diagnostic) -> Code {
    let scope = scope
    scope.loopDepth += 1
    defer { scope.loopDepth -= 1 }
    return keep(try make(&self))
  }

  /// The code that returns a value from the function; in tail position it is the value's own code.
  fileprivate func exit(_ value: Code, isTail: Bool) -> Code {
    if isTail { return value }
    scope.isLeftEarly = true
    let kept = keep(value)
    return WorkCode { machine throws(Diagnostic) in
      try machine.leave(with: try kept.run(&machine))
    }
  }

  /// The body of a function, with a target for `return` if the body contains one.
  func catchingReturn(_ body: Code) -> Code {
    guard scope.isLeftEarly else { return body }
    scope.isLeftEarly = false
    return ReturnTargetCode(keep(body))
  }
}

final class ForEachCode: Code {
  /// The list, or the start and the end.
  let bounds: [Code]
  /// The source spans of the bounds and the function.
  let spans: [SourceSpan]
  let function: Code
  let site: CallSite

  init(bounds: [Code], spans: [SourceSpan], function: Code, span: SourceSpan) {
    self.bounds = bounds
    self.spans = spans
    self.function = function
    site = CallSite(at: span)
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let elements = bounds.count == 1 ? try list(&machine) : ListElements([])
    let start = bounds.count == 1 ? 0 : try number(0, &machine)
    let end = bounds.count == 1 ? Double(elements.count) : try number(1, &machine)
    let value = try function.run(&machine)
    guard case .function(let function) = value else {
      throw Diagnostic(.wantsFunction(value), at: spans[spans.count - 1])
    }
    try function.require("for-each", passing: ["name"], at: spans[spans.count - 1])
    var values = GrowingList()
    var index = 0
    while start + Double(index) < end {
      let element =
        bounds.count == 1 ? elements[elements.startIndex + index] : .number(start + Double(index))
      let given = try machine.call(function, with: [element], site)
      if case .object(let object) = given, let views = object as? ViewsBox {
        for value in views.values {
          try values.append(value, machine.runtime, at: site.span)
        }
      } else {
        try values.append(given, machine.runtime, at: site.span)
      }
      try machine.countTurn(site.span)
      index += 1
    }
    return .list(of: values.elements)
  }

  private func list(_ machine: inout Machine) throws(Diagnostic) -> ListElements {
    let value = try bounds[0].run(&machine)
    switch value {
    case .list(let list): return list.elements
    case .nothing: return ListElements([])
    default: throw Diagnostic(.wantsElements(value), at: spans[0])
    }
  }

  private func number(_ index: Int, _ machine: inout Machine) throws(Diagnostic) -> Double {
    let value = try bounds[index].run(&machine)
    guard case .number(let number) = value else {
      throw Diagnostic(.wantsNumber("for-each", value), at: spans[index])
    }
    return number
  }
}

extension Diagnostic {
  /// Whether a loop continues after this early exit from its body: true for `continue`.
  ///
  /// - Throws: this error, if it is neither `break` nor `continue`.
  @inline(never)
  fileprivate func isContinued() throws(Diagnostic) -> Bool {
    if isSame(as: EarlyExit.continuing) { return true }
    guard isSame(as: EarlyExit.breaking) else { throw self }
    return false
  }
}

/// `return break continue`.
extension Form {
  static let returnValue = Form(
    name: "return", usage: "(return [value])",
    summary: "Return from the function at once with a value, or with nil: "
      + "`(unless (> width 0) (return zero))` does what `guard` does in Swift.",
    examples: """
      (begin (define (half n) (unless (> n 0) (return 0)) (/ n 2)) (list (half -4) (half 6))) \
      | (0 3)
      """
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(0...1, "`return` takes one value")
    guard !compiler.scope.isTopLevel else {
      throw Diagnostic(.returnsFromNothing, at: call.span)
    }
    guard let value = call.parts.first else {
      return compiler.exit(ConstantCode(.nothing), isTail: call.isTail)
    }
    return compiler.exit(try compiler.compile(value, isTail: call.isTail), isTail: call.isTail)
  }

  static let breakLoop = Form(
    name: "break", usage: "(break)",
    summary: "Leave the innermost `for` or `while`; a `for` gives the list of its values so far.",
    examples: "(for (i 0 10) (when (= i 3) (break)) i) | (0 1 2)"
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(0...0, "`break` takes nothing")
    return try loopExit(compiler, call, EarlyExit.breaking)
  }

  static let continueLoop = Form(
    name: "continue", usage: "(continue)",
    summary: "Continue with the next iteration of the innermost `for` or `while`; the current one "
      + "adds nothing to the list of a `for`.",
    examples: "(for (i 0 5) (when (= i 3) (continue)) i) | (0 1 2 4)"
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(0...0, "`continue` takes nothing")
    return try loopExit(compiler, call, EarlyExit.continuing)
  }

  private static func loopExit(
    _ compiler: Compiler, _ call: FormCall, _ exit: Diagnostic
  ) throws(Diagnostic) -> Code {
    guard compiler.scope.loopDepth > 0 else {
      throw Diagnostic(.outsideOfLoop(call.form, compiler.scope), at: call.span)
    }
    return WorkCode { _ throws(Diagnostic) in throw exit }
  }
}
