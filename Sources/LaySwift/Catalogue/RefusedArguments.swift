import LayLanguage
import LaySwiftTree

// What Swift's compiler refuses of a call of the catalogue, although a view can be made of it.

extension CodeContext {
  /// Checks that a value that a control changes is bound: `true`, `name` and `model.name` are not.
  func requireBinding(_ node: Int, _ label: String?) throws(Diagnostic) {
    let isLiteral = [.boolean, .integer, .decimal, .string].contains(file.kind(node))
    guard isLiteral || isValue(node) else { return }
    let text = file.text(node)
    let place = text.hasPrefix("self.") ? String(text.dropFirst("self.".count)) : text
    throw Diagnostic(
      Complaint(
        "`\(text)` is a value, and \(label.map { "`\($0):`" } ?? "this") wants a binding",
        hint: "write `\(isLiteral ? ".constant(\(text))" : "$" + place)`"), at: span(node))
  }

  /// Whether a name, or a property of a value, is surely no binding.
  private func isValue(_ node: Int) -> Bool {
    let isProperty = file.kind(node) == .member && file.child(node, .base) != nil
    guard file.kind(node) == .name || isProperty && implicitName(node) == nil else { return false }
    let type = compile(node, library.type("Binding", [.unknown])).type.unwrapped
    guard let declaration = type.declaration, declaration.name != "Binding" else { return false }
    return isProperty
      ? declaration.isOfLibrary && declaration.kind == .struct
        && (declaration.number != nil || ["Bool", "String"].contains(declaration.name))
      : !declaration.inherits(fromLibrary: "DynamicProperty")
  }

  /// Checks that a text is not where only a number goes: `ProgressView(value: "1")`.
  func requireNumber(_ node: Int, _ label: String, _ type: ParameterType) throws(Diagnostic) {
    guard file.kind(node) == .string, type.takes(.number), !type.takes(.text) else { return }
    let text = file.text(node)
    let content = String(text.dropFirst().dropLast())
    throw Diagnostic(
      Complaint(
        "`\(label):` wants a number, not the string \(text)",
        hint: Double(content) == nil ? nil : "write `\(content)`, without quotes"), at: span(node))
  }

  /// Checks that a name that is nowhere is none that only lacks its point: `.listStyle(plain)`.
  func requirePoint(
    _ node: Int, _ slot: SwiftUIArgument, _ match: CatalogueMatch
  ) throws(Diagnostic) {
    guard file.kind(node) == .name, !file.isLibrary else { return }
    let name = file.name(node)
    let isMember =
      slot.parameter.map { match.type(of: $0).bareNames.contains(SwiftUISpelling.kebabCase(name)) }
      ?? match.declaration.sample(of: slot).hasPrefix(".")
    guard isMember else { return }
    do throws(Diagnostic) { _ = try compileOrThrow(node, .unknown) } catch {
      let plain = Complaint.unknownName(name, hint: "write `.\(name)`")
      throw error.message == plain.message ? Diagnostic(plain, at: error.span) : error
    }
  }

  /// Checks that an address is no text.
  func requireAddress(_ node: Int, _ label: String?) throws(Diagnostic) {
    let isText = file.kind(node) == .string
    // An app may say that texts are addresses.
    guard
      library.type("URL").declaration?.inherits(fromLibrary: "ExpressibleByStringLiteral") != true,
      isText || file.kind(node) == .name && compile(node).type.isNamed("String")
    else { return }
    let text = file.text(node)
    throw Diagnostic(
      Complaint(
        "`\(text)` is a text, and \(label.map { "`\($0):`" } ?? "this") wants a `URL`",
        hint: "write `URL(string: \(text))\(isText ? "!" : "")`"), at: span(node))
  }

  /// Tells a number that is shown as a text.
  func remarkNumber(_ node: Int) {
    let isLiteral = [.integer, .decimal].contains(file.kind(node))
    guard !file.isLibrary, implicitName(node) == nil,
      isLiteral || compile(node).type.declaration?.number != nil
    else { return }
    let text = file.text(node)
    runtime.remark(
      Diagnostic(
        Complaint("`Text` takes a text, and no number", hint: "write `Text(\"\\(\(text))\")`"),
        at: span(node)))
  }
}

extension Complaint {
  /// An argument for which no overload has a default: `TextField("Name")`.
  static func needs(
    _ argument: SwiftUIArgument, _ match: CatalogueMatch, _ name: String
  ) -> Complaint {
    let sample = match.declaration.sample(of: argument)
    if argument.isClosureShape {
      let label = argument.label.map { "`\($0):`" } ?? "a closure"
      return Complaint("`\(name)` needs \(label)", hint: "write `\(sample)` behind it")
    }
    guard let label = argument.label else {
      return Complaint("`\(name)` needs an argument", hint: "write `\(sample)`")
    }
    return Complaint("`\(name)` needs `\(label):`", hint: "write `\(label): \(sample)`")
  }
}
