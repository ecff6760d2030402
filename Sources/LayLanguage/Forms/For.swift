import LayEngine

extension Form {
  static let forLoop = Form(
    name: "for",
    usage: "(for (name start end [step]) body…) or (for (name list) body…)",
    summary: "Evaluate the body for each number from start up to, but not including, end, in steps "
      + "of 1 or of `step`, or for each element of a list or dictionary; give the list of the "
      + "values, with all views of a body that has several. Names in parentheses take apart "
      + "elements that are tuples; `(break)` and `(continue)` leave an iteration early.",
    examples: """
      (for (i 0 4) (* i i)) | (0 1 4 9)
      (for (i 3 0 -1) i) | (3 2 1)
      (for (name (list "a" "b")) (str name "!")) | ("a!" "b!")
      (for ((i name) (enumerate (list "a" "b"))) (str i name)) | ("0a" "1b")
      """,
    isDynamic: true
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
    let isInCell = symbol.map { compiler.isAssigned($0) } ?? false
    let slot =
      symbol.map { compiler.scope.bind($0, isInCell: isInCell) } ?? compiler.scope.makeSlot()
    let parts = pattern.map { compiler.bind($0, to: compiler.keep(LocalCode(slot))) }
    var body = try compiler.compileLoopBody { compiler throws(Diagnostic) in
      try compiler.compileBuilder(
        Array(call.parts.dropFirst()), isSpliced: true, isTail: false)
    }
    if let parts { body = compiler.keep(SequenceCode([compiler.keep(parts)], last: body)) }
    let spans = header.dropFirst().map { compiler.tree.span($0) }
    return LoopCode(
      slot: slot, isInCell: isInCell, bounds: bounds, spans: spans, body: body, span: call.span)
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

  /// The loop as a statement, whose list of values is not made.
  var withoutValues: LoopCode {
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
    machine.frame[slot] = isInCell ? .object(Cell(value, madeBy: machine.runtime.item)) : value
    let top = machine.top
    let given: Value
    do throws(Diagnostic) { given = try body.run(&machine) } catch {
      guard try machine.goesOn(after: error, top: top) else { return false }
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
      throw Diagnostic(.wantsNumber(value), at: spans[index])
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

  fileprivate static func wantsNumber(_ value: Value) -> Complaint {
    Complaint(
      "`for` wants a number, not \(ValueDescription.phrase(value))", isAboutNil: value.isNothing)
  }
}
