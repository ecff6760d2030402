import LayLanguage
import LaySwiftTree

extension CodeContext {
  /// `Image.init(systemName:)` as a function: a closure that makes the view of what it is given; nil where an
  /// initialiser is meant that is declared.
  func catalogueFunction(
    _ type: SwiftType, _ node: Int, _ expected: SwiftType
  ) throws(Diagnostic) -> Expression? {
    guard let declaration = type.declaration, declaration.isOfLibrary, type.isOfViews,
      let nameNode = file.child(node, .name)
    else { return nil }
    let labels = file.kind(nameNode) == .labelledName ? file.children(nameNode, .label) : []
    var wanted: [SwiftType] = []
    if case .function(let parameters, _) = expected.unwrapped { wanted = parameters }
    let inner = CodeContext(module, types, in: self)
    inner.noteSharedNames(node)
    let places = labels.isEmpty ? [nameNode] : labels
    var arguments: [Argument] = []
    for (place, label) in places.enumerated() {
      let given = place < wanted.count ? wanted[place] : .unknown
      let variable = inner.bind("$\(place) of view", given, isConstant: true, isInCell: false)
      inner.replacements[label] = (Expression(given, try inner.reading(variable)), nil)
      let name = labels.isEmpty ? "_" : file.name(label)
      arguments.append(
        Argument(label: name == "_" ? nil : name, node: label, isClosure: false, inOut: nil))
    }
    let isDeclared = try initializers(of: type, node).contains { $0.arrange(arguments) != nil }
    guard !isDeclared else { return nil }
    var made: Expression?
    let run = try inner.body { () throws(Diagnostic) -> Run in
      made = try inner.compileView(declaration.name, node, arguments)
      return made?.run ?? { _ in .nothing }
    }
    guard let made else { return nil }
    let parameters = places.indices.map { $0 < wanted.count ? wanted[$0] : .unknown }
    return closure(inner, run, count: places.count, .function(parameters, made.type), node)
  }
}
