import LayLanguage

/// Prints closure arguments of calls: content, actions, and functions that compute a value.
extension ProgramPrinter {
  mutating func addClosure(
    _ argument: SwiftUIArgument, _ bound: BoundArguments, to call: inout SwiftCall
  ) throws(NoCounterpart) {
    var closure = SwiftClosure([], [], label: argument.label)
    let declaration = bound.declaration
    let name = argument.parameter ?? ""
    let type = declaration.parameter(name)?.type
    let needed = SwiftUINeeds.parametersOfClosure(declaration.name, name)
    if name == bound.restName {
      closure.body = block(bound.rest)
    } else if let node = bound[name] {
      if type?.isAction == true {
        // `lay` never runs these actions, so the closure stays empty.
        closure.parameters = names(needed ?? node.function?.parameters.count ?? 0)
      } else if let (parameters, body) = node.function {
        let outer = guideAxis
        defer { guideAxis = outer }
        if declaration.name == "alignment-guide" { noteAxis(of: bound["guide"]) }
        closure = try function(parameters, body, declaration, name, label: argument.label)
      } else if let types = Self.parameterTypes[declaration.name], let name = node.symbol,
        definitions[name] != nil || variable(name) != nil
      {
        typesOfUse[name] = types
        let (own, _) = try self.closure(named: node, types)
        closure.body = own.body
      } else if type?.isOfText == true, look(node) == .string || isGivenText(node) {
        let text = try expression(node, as: .string)
        closure.body = [.expression(.call("Text", [.init(text)]))]
      } else {
        closure.body = block(node.head == "group" ? node.arguments : [node])
      }
    } else if let needed {
      closure.parameters = names(needed)
    } else if !argument.standsAlways(in: bound) {
      return
    }
    call.closures.append(closure)
  }

  /// Whether a node is a name whose type is unknown, and which is given a string.
  private mutating func isGivenText(_ node: Node) -> Bool {
    guard let variable = node.symbol.flatMap({ variable($0) }) else { return false }
    return variable.type == .unknown && variable.isGivenText
  }

  /// Notes the axis of an alignment guide.
  mutating func noteAxis(of guide: Node?) {
    let vertical = [
      "bottom", "first-text-baseline", "last-text-baseline", "top", "vertical", "vertical-center",
    ]
    let isVertical = guide.flatMap { $0.quoted ?? $0.symbol }.map(vertical.contains) ?? false
    guideAxis = isVertical ? "VerticalAlignment" : "HorizontalAlignment"
  }

  /// A number of unused parameters.
  private func names(_ count: Int) -> [String] { Array(repeating: "_", count: count) }

  /// A function that SwiftUI takes as a closure too, such as the content of a `GeometryReader`.
  private mutating func function(
    _ parameters: [Node], _ body: [Node], _ declaration: Declaration, _ name: String,
    label: String?
  ) throws(NoCounterpart) -> SwiftClosure {
    let type = declaration.parameter(name)?.type ?? declaration.rest?.type
    return try within { printer throws(NoCounterpart) in
      var names: [String] = []
      for (number, parameter) in parameters.enumerated() {
        let known = Self.parameterTypes[declaration.name] ?? []
        let variable = printer.bind(
          parameter.symbol ?? "value", number < known.count ? known[number] : .unknown,
          at: parameter)
        names.append(SwiftLayout.inline(variable.expression) ?? "_")
      }
      if type?.isBuilder == true || declaration.name == "geometry-reader" {
        return SwiftClosure(names, printer.block(body), label: label)
      }
      return SwiftClosure(names, try printer.functionBody(body, .number).0, label: label)
    }
  }

  /// The types of the arguments that such closures are called with.
  private static let parameterTypes: [String: [SwiftType]] = [
    "alignment-guide": [.dimensions], "container-relative-frame": [.number, .axis],
    "geometry-reader": [.geometry], "async-image": [.view],
  ]
}

extension ParameterType {
  /// Whether an action may stand here, and no view.
  var isAction: Bool {
    switch self {
    case .action: true
    case .oneOf(let types): !takesViews && types.contains(where: \.isAction)
    default: false
    }
  }

  /// Whether a function that makes views may stand here.
  fileprivate var isBuilder: Bool {
    switch self {
    case .builder: true
    case .oneOf(let types): takesViews || types.contains(where: \.isBuilder)
    default: takesViews
    }
  }
}

extension SwiftUIArgument {
  /// Whether a closure is written even if it is empty: the content of a container, an action, and
  /// the placeholder of an image.
  fileprivate func standsAlways(in bound: BoundArguments) -> Bool {
    guard let parameter else { return false }
    if parameter == bound.restName { return true }
    if case .action? = bound.declaration.parameter(parameter)?.type { return true }
    return bound.declaration.name == "async-image" && bound["content"] != nil
  }
}
