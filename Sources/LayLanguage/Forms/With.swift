import LayEngine

extension Form {
  static let with = Form(
    name: "with",
    usage: "(with value :field value…)",
    summary:
      "A copy of a struct value, a tuple, a size, a point, a rectangle or a proposal with some "
      + "fields changed; the original stays as it is.",
    examples: """
      (with (size 8 20) :width 16) | 16 x 20
      (with (proposal 80 nil) :height 20) | 80 x 20
      """
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(3..., "`with` needs a value, and fields with their values")
    let value = try compiler.compile(call.parts[0])
    var changes: [WithCode.Change] = []
    var rest = call.parts.dropFirst()
    while let part = rest.popFirst() {
      guard let field = compiler.tree.keyword(part), let value = rest.popFirst() else {
        throw call.malformed("a field and its value are needed", at: compiler.tree.span(part))
      }
      changes.append(
        .init(field: field, span: compiler.tree.span(part), value: try compiler.compile(value)))
    }
    return WithCode(value, changes)
  }
}

private final class WithCode: Code {
  struct Change {
    let field: Symbol
    let span: SourceSpan
    let value: Code
  }

  let value: Code
  let changes: [Change]

  init(_ value: Code, _ changes: [Change]) {
    self.value = value
    self.changes = changes
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    var whole = try value.run(&machine)
    for change in changes {
      let value = try change.value.run(&machine)
      try machine.changeField(of: &whole, change.field, at: change.span) {
        old, _ throws(Diagnostic) in old = value
      }
    }
    return whole
  }
}
