import LayEngine

extension Form {
  static let defineState = Form(
    name: "define-state",
    usage: "(define-state name value)",
    summary:
      "Name a value that a view keeps, like SwiftUI's `@State`: when something changes it, the "
      + "view is made again with the new value. In a function, each view that the function makes "
      + "has its own.",
    examples: """
      (begin (define (measured title) (define-state wide 0) (vstack :spacing 0 (on-geometry-change \
      width (fn (w) (set! wide w)) (text title)) (frame :width (* 2 wide) :height 4 (color red)))) \
      (hstack :spacing 0 (measured "Hi") (measured "Hello"))) | ideal | 112 x 24
      """
  ) { compiler, call throws(Diagnostic) in
    guard call.isStatement else { throw Diagnostic(.stateInValue, at: call.span) }
    try call.requireParts(2...2, "`define-state` needs a name and one value")
    let symbol = try compiler.parameterName(call.parts[0], call)
    let value = try compiler.compile(call.parts[1], naming: symbol)
    if compiler.isOutermost {
      compiler.noteDefinition(symbol)
      compiler.endsInDefinition = true
      return StoreGlobalCode(
        compiler.globals.slot(symbol), value, isDefinition: true, call.span)
    }
    guard case .local(let slot, true) = try compiler.locate(symbol, at: call.span) else {
      throw Diagnostic(.stateInValue, at: call.span)
    }
    return StartStateCode(slot, value)
  }
}

/// Gives a state its initial value, unless it has one from an earlier run.
private final class StartStateCode: Code {
  let slot: Int
  let value: Code

  init(_ slot: Int, _ value: Code) {
    self.slot = slot
    self.value = value
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    guard case .object(let object) = machine.frame[slot] else { return .nothing }
    let cell = unsafeDowncast(object, to: Cell.self)
    guard !cell.isDefined.pointee else { return .nothing }
    cell.pointer.pointee = try value.run(&machine)
    cell.isDefined.pointee = true
    return .nothing
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
    for (number, slot) in slots.enumerated() { machine.frame[slot] = .object(scope.cell(number)) }
    return try body.run(&machine)
  }
}

extension Complaint {
  fileprivate static let stateInValue = Complaint(
    "`define-state` stands where a value is needed",
    hint: "put it at the beginning of the body, before the view")
}
