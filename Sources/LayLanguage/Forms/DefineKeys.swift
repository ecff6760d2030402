import LayEngine

extension Form {
  static let allDefineKeys: [Form] = [
    .defineAlignment, .defineEnvironmentKey, .definePreferenceKey,
  ]

  static let defineAlignment = Form(
    name: "define-alignment-id", usage: "(define-alignment-id name axis default)",
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
    let span = compiler.tree.span(call.parts[2])
    let code = WorkCode { machine throws(Diagnostic) in
      let function: GuideFunction
      switch try position.run(&machine) {
      case .number(let number) where number.isFinite: function = GuideFunction { _ in number }
      case .function(let given):
        function = GuideFunction(given, along: axis, span, machine.runtime)
      case let value: throw Diagnostic(.notADefault(value), at: span)
      }
      let line = CustomGuide(name: symbol.name, axis: axis, default: function)
      machine.runtime.lines.append(line)
      return .object(AlignmentBox(line.guide))
    }
    return StoreGlobalCode(slot, compiler.keep(code), isDefinition: true, call.span)
  }

  static let defineEnvironmentKey = Form(
    name: "define-environment-key", usage: "(define-environment-key name default)",
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
    let key = compiler.keep(
      WorkCode { machine throws(Diagnostic) in
        .object(EnvironmentKeyBox(symbol.name, default: try value.run(&machine)))
      })
    return StoreGlobalCode(compiler.globals.slot(symbol), key, isDefinition: true, call.span)
  }

  static let definePreferenceKey = Form(
    name: "define-preference-key", usage: "(define-preference-key name default reduce)",
    summary:
      "Define a preference key, whose values views pass up to their parents: its default, and "
      + "a function that reduces two values to one; without it the later value is used.",
    examples: "(begin (define-preference-key widest 0 max) widest) | widest"
  ) { compiler, call throws(Diagnostic) in
    try call.requireOutermost(compiler)
    try call.requireParts(2...3, "`define-preference-key` needs a name, a default and a function")
    let symbol = try compiler.parameterName(call.parts[0], call)
    let fallback = try compiler.compile(call.parts[1])
    let reduce = call.parts.count > 2 ? try compiler.compile(call.parts[2]) : nil
    let slot = compiler.globals.slot(symbol)
    compiler.noteDefinition(symbol)
    compiler.endsInDefinition = true
    let span = compiler.tree.span(call.parts[call.parts.count - 1])
    let code = WorkCode { machine throws(Diagnostic) in
      let initial = try fallback.run(&machine)
      var function: Function?
      if let reduce {
        guard case .function(let given) = try reduce.run(&machine) else {
          throw Diagnostic(.reduceIsNoFunction, at: span)
        }
        try given.require("define-preference-key", passing: ["value", "next"], at: span)
        function = given
      }
      return .object(
        PreferenceKeyBox(preferenceKey(symbol.name, initial, function, machine.runtime, span)))
    }
    return StoreGlobalCode(slot, compiler.keep(code), isDefinition: true, call.span)
  }
}

/// A preference key whose values the program reduces; without a function the later value counts.
func preferenceKey(
  _ name: String, _ initial: Value, _ function: Function?, _ runtime: Runtime, _ span: SourceSpan
) -> PreferenceKey {
  PreferenceKey(
    name: name, default: initial,
    reduce: { [unowned runtime] value, next in
      guard let function else { return next }
      let values = [value as? Value ?? .nothing, next as? Value ?? .nothing]
      return try runtime.call(function, values, span)
    },
    isSame: Arguments.isSame)
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

  fileprivate static let reduceIsNoFunction = Complaint(
    "a preference key makes one value of two by a function",
    hint: "write `(fn (value next) …)`, or a function such as `max`")
}
