import LayEngine

/// `return break continue`.
extension Form {
  static let returnValue = Form(
    name: "return",
    usage: "(return [value])",
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
    name: "break",
    usage: "(break)",
    summary: "Leave the innermost `for` or `while`; a `for` gives the list of its values so far.",
    examples: "(for (i 0 10) (when (= i 3) (break)) i) | (0 1 2)"
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(0...0, "`break` takes nothing")
    return try loopExit(compiler, call, EarlyExit.breaking)
  }

  static let continueLoop = Form(
    name: "continue",
    usage: "(continue)",
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
    return LoopExitCode(exit)
  }
}

extension Compiler {
  /// The code that returns a value from the function; in tail position it is the value's own code.
  fileprivate func exit(_ value: Code, isTail: Bool) -> Code {
    if isTail { return value }
    scope.isLeftEarly = true
    return ReturnCode(keep(value))
  }

  /// The body of a function, with a target for `return` if the body contains one.
  func catchingReturn(_ body: Code) -> Code {
    guard scope.isLeftEarly else { return body }
    scope.isLeftEarly = false
    return ReturnTargetCode(keep(body), frameSize: scope.frameSize)
  }
}

private final class ReturnCode: Code {
  let value: Code

  init(_ value: Code) { self.value = value }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    try machine.leave(with: try value.run(&machine))
  }
}

private final class LoopExitCode: Code {
  let exit: Diagnostic

  init(_ exit: Diagnostic) { self.exit = exit }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value { throw exit }
}

extension Complaint {
  fileprivate static let returnsFromNothing = Complaint(
    "`return` stands outside of a function", hint: "a form gives its value by itself")

  fileprivate static func outsideOfLoop(_ form: Form, _ scope: FunctionScope) -> Complaint {
    Complaint(
      "`\(form.name)` stands outside of a `for` or `while`",
      hint: scope.isTopLevel ? nil : "a function is left with `(return value)`")
  }
}
