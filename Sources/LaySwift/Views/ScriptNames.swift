import LayLanguage
import LaySwiftTree

// Names that scripts of the session have given a value, as Swift code sees them: `row` of `(define (row title) …)`,
// and `it`, the current view.

extension CodeContext {
  /// What a script has defined under a name; nil where it has defined nothing.
  func valueOfScript(_ name: String) -> Value? {
    guard !file.isLibrary else { return nil }
    let interpreter = module.interpreter
    let defined = Set(interpreter.programNames)
    return [name, SwiftUISpelling.kebabCase(name)].first(where: defined.contains)
      .flatMap(interpreter.value)
  }

  /// A name of a script as an expression; nil where it has defined nothing.
  func compileScriptName(_ name: String) -> Expression? {
    switch valueOfScript(name) {
    case nil: return nil
    case .number(let number)?:
      let integer = Int(exactly: number)
      return Expression(
        .literal(isDecimal: integer == nil),
        constant: .literal(integer.map { Literal($0) } ?? Literal(number)))
    case .some(let value): return Expression(type(ofScript: value), constant: value)
    }
  }

  private func type(ofScript value: Value) -> SwiftType {
    switch value {
    case .view: library.view
    case .string: library.type("String")
    case .truth: library.type("Bool")
    default: .unknown
    }
  }

  /// The call of a function of a script; nil where there is none with the name.
  func compileScriptCall(
    _ name: String, _ node: Int, _ base: Int, _ arguments: [Argument], _ expected: SwiftType
  ) -> Expression? {
    guard case .function(let function)? = valueOfScript(name) else { return nil }
    let labels = arguments.map { argument in
      argument.label.map {
        (name: module.interpreter.symbol(SwiftUISpelling.kebabCase($0)), span: span(argument.node))
      }
    }
    let spans = arguments.map { span($0.node) }
    let site = CallSite(name: name, at: span(node), headSpan: span(base), labels, spans)
    let runs = arguments.map { compileUntyped($0.node).run }
    let type = expected.isUnknown ? library.view : expected
    scope.temporaries += runs.count
    defer { scope.temporaries -= runs.count }
    return Expression(type) { machine throws(Diagnostic) in
      var values: [Value] = []
      for (index, run) in runs.enumerated() {
        values.append(try machine.crossing(try run(&machine), at: spans[index]))
      }
      return try machine.call(function, with: values, site)
    }
  }
}
