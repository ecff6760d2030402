import LayEngine

extension Form {
  static let defineEnvironmentKey = Form(
    name: "define-environment-key",
    usage: "(define-environment-key name default)",
    summary:
      "Define a key for a value in the environment of views: `(environment name value view)` "
      + "sets it, and the bodies of `define-modifier` and of styles read it as "
      + "`(:name environment)`.",
    examples: """
      (begin (define-environment-key inset 4) (define-modifier (inner) (content e) (padding \
      (:inset e) content)) (environment inset 8 (inner (text "Hi")))) | ideal | 32 x 36
      """
  ) { compiler, call throws(Diagnostic) in
    try call.requireOutermost(compiler)
    try call.requireParts(2...2, "`define-environment-key` needs a name and a default")
    let symbol = try compiler.parameterName(call.parts[0], call)
    let value = try compiler.compile(call.parts[1])
    compiler.noteDefinition(symbol)
    compiler.endsInDefinition = true
    let key = compiler.keep(MakeKeyCode(symbol.name, value))
    return StoreGlobalCode(compiler.globals.slot(symbol), key, isDefinition: true, call.span)
  }
}

private final class MakeKeyCode: Code {
  let name: String
  let value: Code

  init(_ name: String, _ value: Code) {
    self.name = name
    self.value = value
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    .object(EnvironmentKeyBox(name, default: try value.run(&machine)))
  }
}
