import LayLanguage

/// The arguments of a call, by the parameters that take them.
struct BoundArguments {
  private(set) var declaration: Declaration
  private(set) var values: [String: Node] = [:]
  /// The arguments that have no parameter of their own: children, options.
  private(set) var rest: [Node] = []
  /// The view that a modifier modifies; nil if the view comes before the call, in `->`.
  private(set) var modified: Node?

  /// - Parameters:
  ///   - isThreaded: whether the modified view comes before the call, in `->`.
  ///   - takes: whether a parameter of a type may take a value, by the type the value seems to
  ///     have.
  init(
    _ declaration: Declaration, _ nodes: [Node], isThreaded: Bool,
    takes: (ParameterType, Node) -> Bool
  ) throws(NoCounterpart) {
    self.declaration = declaration
    var ordered: [Node] = []
    var waiting: String?
    for node in nodes {
      if let keyword = waiting {
        values[keyword] = node
        waiting = nil
      } else if let keyword = node.keyword, declaration.parameter(keyword) != nil {
        waiting = keyword
      } else {
        ordered.append(node)
      }
    }
    if declaration.kind == .modifier, !isThreaded { modified = ordered.popLast() }
    var open = declaration.parameters.filter { $0.isPositional && values[$0.name] == nil }[...]
    for node in ordered {
      // A name goes to the only parameter that is left, since its type may not be known yet.
      let isOnlyOne = open.count == 1 && declaration.rest == nil && node.symbol != nil
      while let next = open.first, next.isOptional, !isOnlyOne, !takes(next.type, node) {
        open.removeFirst()
      }
      if let next = open.popFirst() { values[next.name] = node } else { rest.append(node) }
    }
  }

  /// The arguments of `fill` as those of `foreground`, for a view that is no shape.
  init?(foregroundOf fill: BoundArguments) {
    guard fill.declaration.name == "fill",
      let declaration = Catalogue.declaration(named: "foreground")
    else { return nil }
    self = fill
    self.declaration = declaration
  }

  subscript(name: String) -> Node? { values[name] }

  /// The names of the parameters that have arguments, in the order of the declaration.
  var given: [String] { declaration.parameters.map(\.name).filter { values[$0] != nil } }

  /// The name of the parameter that takes the remaining arguments.
  var restName: String? { declaration.rest?.name }
}
