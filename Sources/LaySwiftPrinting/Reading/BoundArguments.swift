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

/// Modifiers that have no effect on a layout, and which of them cannot be printed.
///
/// Those that take names, numbers, strings and truths can, if these are written out. Actions, content
/// and values of types that only Swift has cannot, since `lay` does not know them.
enum InterfaceNeeds {
  /// Why such a modifier is left out; nil for one that is printed, and for any other modifier.
  static func obstacle(_ bound: BoundArguments) -> String? {
    let declaration = bound.declaration
    guard declaration.isInterface else { return nil }
    if others.contains(where: declaration.name.hasPrefix) { return "it is of another framework" }
    if declaration.parameters.contains(where: \.type.isAction) {
      return "what it does or shows is no part of a layout"
    }
    if !bound.rest.isEmpty { return "it is given more than SwiftUI takes" }
    for parameter in declaration.parameters {
      let isGiven = bound[parameter.name] != nil
      if !isGiven, !parameter.isOptional { return "SwiftUI needs its `\(parameter.name)`" }
      guard isGiven, case .any = parameter.type else { continue }
      return "its value is of a type that Swift alone has"
    }
    return nil
  }

  /// The prefixes of the names of modifiers that belong to other frameworks.
  private static let others = [
    "add-order", "add-pass", "app-store", "chart", "contact-", "family-", "image-playground",
    "in-app", "manage", "map", "on-apple-pay", "on-in-app", "pay-", "photos", "preferred-sub",
    "product", "reality", "refund", "sign-in", "store", "subscription", "tabletop", "tip",
    "translation", "verify", "web-view", "workout",
  ]
}
