import LayEngine

extension Form {
  static let whileLoop = Form(
    name: "while",
    usage: "(while condition body…)",
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
    return WhileCode(condition, body, call.span)
  }
}

extension Compiler {
  /// Compiles the body of a loop, the target of `break` and `continue`.
  mutating func compileLoopBody(
    _ make: (inout Compiler) throws(Diagnostic) -> Code
  ) throws(Diagnostic) -> Code {
    let scope = scope
    scope.loopDepth += 1
    defer { scope.loopDepth -= 1 }
    return keep(try make(&self))
  }
}

private final class WhileCode: Code {
  let condition: Code
  let body: Code
  let span: SourceSpan

  init(_ condition: Code, _ body: Code, _ span: SourceSpan) {
    self.condition = condition
    self.body = body
    self.span = span
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let top = machine.top
    while try condition.run(&machine).isTrue {
      do throws(Diagnostic) { _ = try body.run(&machine) } catch {
        guard try machine.goesOn(after: error, top: top) else { return .nothing }
      }
      try machine.countTurn(span)
    }
    return .nothing
  }
}

extension Machine {
  /// Whether a loop continues after an early exit from its body: true for `continue`.
  ///
  /// - Throws: `exit` itself, if it is neither `break` nor `continue`.
  @inline(never)
  mutating func goesOn(
    after exit: Diagnostic, top: UnsafeMutablePointer<Value>
  ) throws(Diagnostic) -> Bool {
    let isContinued = exit.isSame(as: EarlyExit.continuing)
    guard isContinued || exit.isSame(as: EarlyExit.breaking) else { throw exit }
    drop(to: top)
    return isContinued
  }
}
