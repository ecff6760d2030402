import LayLanguage

/// Prints `define-layout` as a structure that conforms to `Layout`.
extension ProgramPrinter {
  mutating func layout(
    _ name: String, _ target: Node, _ parts: [Node]
  ) throws(NoCounterpart) -> PrintedVariable {
    let type = freshType(name)
    let definition = PrintedDefinition(type, .layout, result: .view)
    let variable = PrintedVariable(.atom(type), .unknown, definition)
    globals[name] = variable
    let defaults = try read(
      Array(target.children.dropFirst()), into: definition, isMemberwise: true)
    let outer = assigned
    assigned = Assignments.names(in: parts)
    defer { assigned = outer }
    if !variables(of: definition).isEmpty {
      throw NoCounterpart("a parameter of a layout that is given another value")
    }
    let helpers = try self.helpers(parts)
    let maker = parts.first { $0.head == "make-cache" }
    let outerPlace = cachePlace
    cachePlace = maker?.arguments.dropFirst().first.map { TypePlace($0, .result) }
    defer { cachePlace = outerPlace }
    let cache = try maker.map { maker throws(NoCounterpart) in try cacheFunction(maker) }
    var functions: [SwiftDeclaration] = []
    for part in parts {
      switch part.head {
      case "size-that-fits":
        functions.append(
          .function(
            try function(part, cache?.type, result: .size) { printer, nodes throws(NoCounterpart) in
              try printer.functionBody(nodes, .size).0.withZero
            }))
      case "place-subviews":
        functions.append(
          .function(
            try function(part, cache?.type) { printer, nodes throws(NoCounterpart) in
              try printer.actions(nodes)
            }))
      case "make-cache", "define": continue
      case "explicit-alignment": functions += try alignmentFunctions(part, cache?.type)
      case "spacing": functions.append(spacing(part, name, cache?.type))
      case let head?: throw NoCounterpart("`\(head)` of a layout")
      case nil: throw NoCounterpart("a layout of another form")
      }
    }
    let members = cache.map { [$0.function] } ?? []
    open.append(OpenDefinition(definition, defaults, at: declarations.count))
    declarations.append(.structure(type, conformances: ["Layout"], members + functions + helpers))
    return variable
  }

  /// The other definitions in a layout, as private members of its structure.
  private mutating func helpers(_ parts: [Node]) throws(NoCounterpart) -> [SwiftDeclaration] {
    var members: [SwiftDeclaration] = []
    for part in parts where part.head == "define" {
      guard let target = part.arguments.first else { continue }
      let body = Array(part.arguments.dropFirst())
      if let name = target.head {
        typesOfUse[name] = try types(ofCallOf: name, in: parts)
        let parameters = Array(target.children.dropFirst())
        members.append(.helper(try localFunction(name, parameters, body, at: target)))
      } else if let name = target.symbol, let (parameters, inner) = body.first?.function {
        members.append(.helper(try localFunction(name, parameters, inner, at: target)))
      } else if let name = target.symbol, let node = body.first {
        let value = try typed(node)
        let variable = bind(name, value.type, at: target)
        members.append(
          .property(
            SwiftLayout.inline(variable.expression) ?? name, attributes: ["private"],
            type: value.type.name, [.expression(value.code)]))
      }
    }
    return members
  }

  /// The parameter types of another function in a layout, as its first call tells.
  private mutating func types(
    ofCallOf name: String, in parts: [Node]
  ) throws(NoCounterpart) -> [SwiftType] {
    for part in parts where ["make-cache", "place-subviews", "size-that-fits"].contains(part.head) {
      guard let types = Self.parameters[part.head ?? ""]?.map(\.type),
        let call = part.call(of: name),
        let names = part.arguments.first?.children.compactMap(\.symbol)
      else { continue }
      return try within { printer throws(NoCounterpart) in
        printer.bindParameters(names, types.map { ("", $0) })
        return printer.types(ofArguments: call)
      }
    }
    return []
  }

  /// `explicitAlignment` for each axis on which it returns guides.
  private mutating func alignmentFunctions(
    _ part: Node, _ cache: SwiftType?
  ) throws(NoCounterpart) -> [SwiftDeclaration] {
    var functions: [SwiftDeclaration] = []
    let outer = guideAxis
    defer { guideAxis = outer }
    for axis in ["HorizontalAlignment", "VerticalAlignment"] {
      guideAxis = axis
      let function = try function(part, cache, result: .optionalNumber, guide: axis) {
        printer, nodes throws(NoCounterpart) in
        try printer.functionBody(nodes, .optionalNumber).0
      }
      if function.body.count == 1, function.body[0].isNothing { continue }
      functions.append(.function(function))
    }
    return functions
  }

  private func names(_ part: Node, _ count: Int) throws(NoCounterpart) -> [String] {
    guard let list = part.arguments.first, list.children.count >= count else {
      throw NoCounterpart("a function of a layout without its parameters")
    }
    return list.children.compactMap(\.symbol)
  }

  /// Binds the parameters of a function to the Swift names that `Layout` gives them.
  private mutating func bindParameters(
    _ names: [String], _ swift: [(String, SwiftType)]
  ) {
    for (name, (swiftName, type)) in zip(names, swift) {
      usedNames[usedNames.count - 1].insert(swiftName)
      let variable = PrintedVariable(.atom(swiftName), type)
      scopes[scopes.count - 1][name] = variable
      guard swiftName == "cache", let cachePlace else { continue }
      // All functions use the cache with the type of `make-cache`.
      variable.isOpen = true
      types.note(variable, at: cachePlace)
    }
  }

  /// The parameters of the functions of a layout before the cache: how Swift writes each, what it is
  /// called and its type.
  private static let parameters: [String: [(text: String, name: String, type: SwiftType)]] = {
    let proposal = ("proposal: ProposedViewSize", "proposal", SwiftType.proposal)
    let subviews = ("subviews: Subviews", "subviews", SwiftType.subviews)
    let bounds = ("in bounds: CGRect", "bounds", SwiftType.rectangle)
    return [
      "explicit-alignment": [bounds, proposal, subviews], "make-cache": [subviews],
      "place-subviews": [bounds, proposal, subviews], "size-that-fits": [proposal, subviews],
      "spacing": [subviews],
    ]
  }()

  /// A function of a layout, by its name in the program.
  ///
  /// - Parameters:
  ///   - cache: the type of the cache; nil without one.
  ///   - guide: the alignment type of the guide, for `explicit-alignment`.
  ///   - body: prints the statements.
  private mutating func function(
    _ part: Node, _ cache: SwiftType?, result: SwiftType? = nil, guide: String? = nil,
    _ body: (inout ProgramPrinter, [Node]) throws(NoCounterpart) -> [SwiftStatement]
  ) throws(NoCounterpart) -> SwiftFunction {
    let head = part.head ?? ""
    var parameters = Self.parameters[head] ?? []
    if let guide { parameters.insert(("of guide: \(guide)", "guide", .enumeration(guide)), at: 0) }
    let names = try names(part, parameters.count)
    var texts = parameters.map(\.text)
    if head != "make-cache" { texts.append("cache: inout \(cache?.name ?? "()")") }
    return try within { printer throws(NoCounterpart) in
      printer.bindParameters(
        names, parameters.map { ($0.name, $0.type) } + [("cache", cache ?? .unknown)])
      return SwiftFunction(
        name: SwiftUISpelling.camelCase(head), parameters: texts, result: result?.name,
        body: try body(&printer, Array(part.arguments.dropFirst())))
    }
  }

  private mutating func cacheFunction(
    _ part: Node
  ) throws(NoCounterpart) -> (function: SwiftDeclaration, type: SwiftType) {
    var type = SwiftType.unknown
    var function = try function(part, nil) { printer, nodes throws(NoCounterpart) in
      let (body, given) = try printer.functionBody(nodes, .unknown)
      type = given
      return body.withZero
    }
    function.result = type.name
    return (.function(function), type)
  }

  /// The `spacing` of a layout.
  ///
  /// A `ViewSpacing` can be made only of the spacing of subviews, or as `.zero`.
  private mutating func spacing(
    _ part: Node, _ layout: String, _ cache: SwiftType?
  ) -> SwiftDeclaration {
    do throws(NoCounterpart) {
      return .function(
        try function(part, cache, result: .viewSpacing) { printer, nodes throws(NoCounterpart) in
          try printer.functionBody(nodes, .viewSpacing).0
        })
    } catch {
      omit("`\(layout)`: \(error.message)")
      return .comment("Left out: `spacing`; \(error.message).")
    }
  }
}
