import LayLanguage

/// The arguments of a call by the parameters that they go to.
struct BoundArguments {
  private(set) var declaration: Declaration
  private(set) var values: [String: Node] = [:]
  /// Those that go to no parameter of their own: children, options.
  private(set) var rest: [Node] = []
  /// The view that a modifier modifies; nil where it stands before the call, in `->`.
  private(set) var modified: Node?

  /// - Parameters:
  ///   - isThreaded: whether the view that is modified stands before the call.
  ///   - takes: whether a value may go to a parameter of a type, by what it looks like.
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
      // A name of the program, of which nothing is known, is for the only parameter that is left.
      let isOnlyOne = open.count == 1 && declaration.rest == nil && node.symbol != nil
      while let next = open.first, next.isOptional, !isOnlyOne, !takes(next.type, node) {
        open.removeFirst()
      }
      if let next = open.popFirst() { values[next.name] = node } else { rest.append(node) }
    }
  }

  /// The arguments of `fill` as those of `foreground`, which colors what is no shape.
  init?(foregroundOf fill: BoundArguments) {
    guard fill.declaration.name == "fill",
      let declaration = Catalogue.declaration(named: "foreground")
    else { return nil }
    self = fill
    self.declaration = declaration
  }

  subscript(name: String) -> Node? { values[name] }

  /// The names of the parameters that are given, in the order of the declaration.
  var given: [String] { declaration.parameters.map(\.name).filter { values[$0] != nil } }

  /// The parameter that takes what is left.
  var restName: String? { declaration.rest?.name }
}
