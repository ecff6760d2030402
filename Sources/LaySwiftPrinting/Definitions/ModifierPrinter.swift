import LayLanguage

/// Prints the modifiers and styles of a program, as `ViewModifier`, `ButtonStyle` and the like.
extension ProgramPrinter {
  /// `define-modifier` as a `ViewModifier`; its first name is the `content` of `body`.
  mutating func modifier(
    _ name: String, _ target: Node, _ parts: [Node]
  ) throws(NoCounterpart) -> PrintedVariable {
    let definition = PrintedDefinition(freshType(name), .modifier, result: .view)
    let function = SwiftFunction(
      name: "body", parameters: ["content: Content"], result: "some View", body: [])
    return try structure(
      name, target, parts, definition, conformance: "ViewModifier", function,
      PrintedVariable(.atom("content"), .view))
  }

  /// `define-button-style` and the other forms that define styles.
  mutating func style(
    _ form: String, _ name: String, _ target: Node, _ parts: [Node]
  ) throws(NoCounterpart) -> PrintedVariable {
    let modifier = String(form.dropFirst("define-".count))
    let definition = PrintedDefinition(freshType(name), .value, result: .unknown)
    var function = SwiftFunction(
      name: "makeBody", parameters: ["configuration: Configuration"], result: "some View",
      body: [])
    if modifier == "text-field-style" {
      // `TextFieldStyle` has a requirement of another name, which gets the text field itself.
      function.name = "_body"
      function.parameters = ["configuration: TextField<Self._Label>"]
    }
    let camel = SwiftUISpelling.camelCase(modifier)
    return try structure(
      name, target, parts, definition,
      conformance: camel.prefix(1).uppercased() + camel.dropFirst(), function,
      PrintedVariable(.atom("configuration"), .configuration(modifier)))
  }

  /// A structure with one function, which makes a view from the content or configuration it gets.
  private mutating func structure(
    _ name: String, _ target: Node, _ parts: [Node], _ definition: PrintedDefinition,
    conformance: String, _ function: SwiftFunction, _ given: PrintedVariable
  ) throws(NoCounterpart) -> PrintedVariable {
    let variable = PrintedVariable(.call(definition.name), .unknown, definition)
    globals[name] = variable
    let outer = environment
    environment = []
    defer { environment = outer }
    let defaults = try read(
      Array(target.children.dropFirst()), into: definition, isMemberwise: true)
    guard let names = parts.first?.children.compactMap(\.symbol), let first = names.first else {
      throw NoCounterpart("a body without its parameters")
    }
    scopes[scopes.count - 1][first] = given
    if names.count > 1 {
      scopes[scopes.count - 1][names[1]] = PrintedVariable(.atom("environment"), .environment)
    }
    var function = function
    function.body = try viewBody(Array(parts.dropFirst()))
    if function.body.contains(where: \.isConditional), function.body.count > 1 {
      function.attributes = ["@ViewBuilder"]
    }
    open.append(OpenDefinition(definition, defaults, at: declarations.count))
    declarations.append(
      .structure(
        definition.name, conformances: [conformance],
        environmentDeclarations + [.function(function)]))
    return variable
  }

  /// A view with a modifier of the program.
  mutating func modified(
    _ view: PrintedView, by definition: PrintedDefinition, _ node: Node
  ) throws(NoCounterpart) -> PrintedView {
    var view = view
    let made = try call(definition, node)
    view.modifiers.append(SwiftModifier("modifier", SwiftCall([SwiftArgument(made)])))
    return view
  }
}
