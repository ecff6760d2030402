import LayEngine

extension Form {
  static let definePreferenceKey = Form(
    name: "define-preference-key",
    usage: "(define-preference-key name default reduce)",
    summary:
      "Define a preference key, whose values views pass up to their parents: its default, and "
      + "a function that reduces two values to one; without it the later value is used.",
    examples: "(begin (define-preference-key widest 0 max) widest) | widest"
  ) { compiler, call throws(Diagnostic) in
    try call.requireOutermost(compiler)
    try call.requireParts(
      2...3, "`define-preference-key` needs a name, a default and a function")
    let symbol = try compiler.parameterName(call.parts[0], call)
    let fallback = try compiler.compile(call.parts[1])
    let reduce = call.parts.count > 2 ? try compiler.compile(call.parts[2]) : nil
    let slot = compiler.globals.slot(symbol)
    compiler.noteDefinition(symbol)
    compiler.endsInDefinition = true
    let span = compiler.tree.span(call.parts[call.parts.count - 1])
    let code = MakePreferenceKeyCode(symbol.name, fallback, reduce, span)
    return StoreGlobalCode(slot, compiler.keep(code), isDefinition: true, call.span)
  }
}

/// Makes a preference key from a name, a default value and a reduce function.
private final class MakePreferenceKeyCode: Code {
  let name: String
  let fallback: Code
  let reduce: Code?
  let span: SourceSpan

  init(_ name: String, _ fallback: Code, _ reduce: Code?, _ span: SourceSpan) {
    self.name = name
    self.fallback = fallback
    self.reduce = reduce
    self.span = span
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let initial = try fallback.run(&machine)
    var function: Function?
    if let reduce {
      guard case .function(let given) = try reduce.run(&machine) else {
        throw Diagnostic(.reduceIsNoFunction, at: span)
      }
      try given.require("define-preference-key", passing: ["value", "next"], at: span)
      function = given
    }
    let (runtime, span) = (machine.runtime, span)
    let key = PreferenceKey(
      name: name, default: initial,
      reduce: { [unowned runtime] value, next in
        guard let function else { return next }
        let values = [value as? Value ?? .nothing, next as? Value ?? .nothing]
        return try runtime.call(function, values, span)
      },
      isSame: { one, other in
        guard let one = one as? Value, let other = other as? Value else { return false }
        return one.isEqual(to: other)
      })
    return .object(PreferenceKeyBox(key))
  }
}

extension Complaint {
  fileprivate static let reduceIsNoFunction = Complaint(
    "a preference key makes one value of two by a function",
    hint: "write `(fn (value next) …)`, or a function such as `max`")
}
