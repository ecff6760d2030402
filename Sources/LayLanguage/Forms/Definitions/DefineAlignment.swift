import LayEngine

extension Form {
  static let defineAlignment = Form(
    name: "define-alignment-id",
    usage: "(define-alignment-id name axis default)",
    summary:
      "Define an alignment guide; its default is a number or a function of a view's dimensions.",
    examples: """
      (begin (define-alignment-id third vertical (fn (d) (/ (height d) 3))) (hstack :alignment \
      third :spacing 0 (frame :width 10 :height 30 (color red)) (frame :width 10 :height 60 (color \
      blue)))) | ideal | 20 x 60
      """
  ) { compiler, call throws(Diagnostic) in
    try call.requireOutermost(compiler)
    try call.requireParts(3...3, "`define-alignment-id` needs a name, an axis and a default")
    let symbol = try compiler.parameterName(call.parts[0], call)
    guard let axis = Axis(named: compiler.tree.symbol(call.parts[1])?.name ?? "") else {
      throw Diagnostic(.notAnAxis, at: compiler.tree.span(call.parts[1]))
    }
    let position = try compiler.compile(call.parts[2])
    let slot = compiler.globals.slot(symbol)
    compiler.noteDefinition(symbol)
    compiler.endsInDefinition = true
    let code = MakeAlignmentCode(
      symbol.name, axis, position, compiler.tree.span(call.parts[2]))
    return StoreGlobalCode(slot, compiler.keep(code), isDefinition: true, call.span)
  }
}

/// Makes an alignment guide from a name, an axis and a default position.
private final class MakeAlignmentCode: Code {
  let name: String
  let axis: Axis
  let position: Code
  let span: SourceSpan

  init(_ name: String, _ axis: Axis, _ position: Code, _ span: SourceSpan) {
    self.name = name
    self.axis = axis
    self.position = position
    self.span = span
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let value = try position.run(&machine)
    let function: GuideFunction
    switch value {
    case .number(let number) where number.isFinite: function = GuideFunction { _ in number }
    case .function(let given):
      function = GuideFunction(given, along: axis, span, machine.runtime)
    default: throw Diagnostic(.notADefault(value), at: span)
    }
    let line = CustomGuide(name: name, axis: axis, default: function)
    machine.runtime.lines.append(line)
    return .object(AlignmentBox(line.guide))
  }
}

extension Complaint {
  fileprivate static let notAnAxis = Complaint(
    "a line is a position on an axis", hint: "write `horizontal` or `vertical`")

  fileprivate static func notADefault(_ value: Value) -> Complaint {
    Complaint(
      "the default of a line is a finite number or a function, "
        + "not \(ValueDescription.phrase(value))",
      hint: "write a position in points, or `(fn (d) (height d))`")
  }
}
