import LayEngine
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
    valueOfScript(name).map { expression(ofScript: $0) }
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

// What Swift code declares, as scripts call it: `(card :title "a")` for `Card(title: "a")`.

extension SwiftEvaluator {
  /// Gives scripts the types and functions that the shown files declare, under their names in a script.
  ///
  /// - Rule: a name of the language itself is not replaced.
  package func defineForScripts() {
    for file in module.files where file.isShown && !file.tree.nodes.isEmpty {
      for member in module.globals(declaredBy: file)
      where member.kind == .function || member.type.map({ $0.kind != .protocol }) == true {
        define(member, file)
      }
    }
  }

  private func define(_ member: Member, _ file: SourceFile) {
    let name = SwiftUISpelling.kebabCase(member.name)
    guard Catalogue.entry(named: name) == nil else { return }
    let context = CodeContext(module, TypeScope(module, file, within: nil), in: nil)
    let callees = member.isOperator ? [] : context.callees(forScripts: member)
    guard !callees.isEmpty else { return }
    var keywords: [String] = []
    for label in callees.flatMap(\.parameters).compactMap(\.label) where !keywords.contains(label) {
      keywords.append(label)
    }
    interpreter.defineFunction(
      name, keywords: keywords.map { SwiftUISpelling.kebabCase($0) }, at: file.span(member.node)
    ) { [self] machine, values, further throws(Diagnostic) in
      let given = zip(keywords, values).filter { !$1.isNothing }
      return try call(member, callees, file, given: given, further, &machine)
    }
  }

  /// Calls what fits the arguments, in the order of its parameters; views are shown.
  private func call(
    _ member: Member, _ callees: [Callee], _ file: SourceFile, given: [(String, Value)],
    _ further: [Value], _ machine: inout Machine
  ) throws(Diagnostic) -> Value {
    let context = CodeContext(module, TypeScope(module, file, within: nil), in: nil)
    for callee in callees {
      guard let arguments = callee.arguments(given, further, context, member.node) else { continue }
      let target = CallTarget(callees: [callee])
      let made = try context.call(target, member.node, arguments, .unknown)
      let (runtime, span) = (module.runtime, file.span(member.node))
      let code = WorkCode { machine throws(Diagnostic) in
        let value = try made.run(&machine)
        return made.type.isOfViews || callee.made?.inherits(fromLibrary: "View") == true
          ? try runtime.shown(value, &machine, span) : value
      }
      context.store.add(code)
      defer { withExtendedLifetime(context) {} }
      return try machine.run(code, in: context.scope, at: span)
    }
    let labels = callees[0].parameters.map { ($0.label ?? "_") + ":" }.joined()
    throw Diagnostic(.hasOtherParameters(member.name, labels), at: nil)
  }
}

extension Callee {
  /// The values of a call in the order of the parameters; nil where they do not fit.
  fileprivate func arguments(
    _ given: [(String, Value)], _ further: [Value], _ context: CodeContext, _ node: Int
  ) -> [Argument]? {
    var (named, rest) = (Dictionary(given, uniquingKeysWith: { $1 }), further[...])
    var arguments: [Argument] = []
    for parameter in parameters {
      let value = parameter.label.map { named.removeValue(forKey: $0) } ?? rest.popFirst()
      guard let value else { continue }
      arguments.append(
        Argument(
          label: parameter.label, node: node, isClosure: false, inOut: nil,
          given: context.expression(ofScript: value)))
    }
    guard named.isEmpty, rest.isEmpty, arrange(arguments) != nil else { return nil }
    return arguments
  }
}

extension CodeContext {
  /// All that a script may mean by the name of a member.
  fileprivate func callees(forScripts member: Member) -> [Callee] {
    guard let type = member.type else { return (try? callee(member, [:])).map { [$0] } ?? [] }
    guard type.kind == .struct || type.kind == .class else { return [] }
    return (try? initializers(of: type.ownType.withoutParameters, member.node)) ?? []
  }

  /// A value of a script as an expression.
  fileprivate func expression(ofScript value: Value) -> Expression {
    guard case .number(let number) = value else {
      return Expression(type(ofScript: value), constant: value)
    }
    let integer = Int(exactly: number)
    return Expression(
      .literal(isDecimal: integer == nil),
      constant: .literal(integer.map { Literal($0) } ?? Literal(number)))
  }
}

extension Complaint {
  fileprivate static func hasOtherParameters(_ name: String, _ labels: String) -> Complaint {
    Complaint("these arguments do not fit `\(name)(\(labels))` of the Swift code")
  }
}
