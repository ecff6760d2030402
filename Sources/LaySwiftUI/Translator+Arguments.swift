import LayLanguage
import SwiftSyntax

/// The arguments of a call in the program, in the order of the declaration.
extension Translator {
  func nodes(of match: CallMatch, _ place: SwiftPlace) -> [LayNode] {
    var values: [String: [LayNode]] = [:]
    for (slot, argument) in match.given { note(argument, in: slot, match, &values) }
    for argument in match.left { warnOfUnused(argument, of: match.declaration) }
    if match.declaration.name == "content-unavailable-view" { takeApartLabel(&values) }
    return ordered(values, match.declaration)
  }

  /// Splits the `Label` of a `ContentUnavailableView` into its title and its symbol.
  private func takeApartLabel(_ values: inout [String: [LayNode]]) {
    guard let label = values["title"]?.first, label.head == "label",
      let title = label.firstPositional,
      let symbol = symbolIn([label])
    else { return }
    values["title"] = [title]
    values["system-image"] = [symbol]
  }

  /// Positional arguments in their order, the others with their keywords, children last.
  private func ordered(
    _ values: [String: [LayNode]], _ declaration: Declaration
  ) -> [LayNode] {
    var nodes: [LayNode] = []
    var views: [LayNode] = []
    var leftOut: [ParameterType] = []
    let lastPosition = declaration.parameters.lastIndex {
      $0.isPositional && !$0.type.standsLast && values[$0.name] != nil
    }
    for (index, parameter) in declaration.parameters.enumerated() where parameter.name != "name" {
      guard let value = values[parameter.name]?.first else {
        if parameter.isPositional { leftOut.append(parameter.type) }
        continue
      }
      let isPlain = !leftOut.contains { $0.sharesValues(with: parameter.type) }
      if !parameter.isPositional || !isPlain && parameter.isKeyword {
        nodes += [.keyword(parameter.name), value]
      } else if parameter.type.standsLast, value.nodes != nil, index > lastPosition ?? -1 {
        views.append(value)
      } else {
        nodes.append(value)
      }
    }
    nodes += views
    if let rest = declaration.rest, let children = values[rest.name] { nodes += children }
    return nodes
  }

  /// Whether an argument is a `LocalizedStringKey`: the title of a control or of a bar.
  private func isKey(
    _ argument: SwiftArgument, _ declaration: Declaration, _ type: ParameterType
  ) -> Bool {
    argument.label == nil && declaration.kind.makesViews && type.takesText
      && !["image", "text"].contains(declaration.name)
  }

  /// Notes what an argument gives to the parameters of its slot.
  private func note(
    _ argument: SwiftArgument, in slot: SwiftUIArgument, _ match: CallMatch,
    _ values: inout [String: [LayNode]]
  ) {
    let declaration = match.declaration
    if case .member(_, let slots) = slot.shape {
      noteMember(argument, slots, declaration, &values)
      return
    }
    guard let name = slot.parameter else { return }
    let type = declaration.parameter(name)?.type ?? declaration.rest?.type ?? .any
    switch slot.shape {
    case .value, .binding:
      if let closure = argument.asClosure {
        values[name] = self.closure(
          closure, type, isRest: declaration.rest?.name == name,
          takesPreference: declaration.name.contains("preference"))
      } else if case .list = type, let parts = argument.expression?.as(TupleExprSyntax.self) {
        // The axis of a rotation is a tuple of its lengths.
        let numbers = parts.elements.map { node($0.expression, expecting: .number) }
        values[name] = [.call("list", numbers)]
      } else if let expression = argument.expression {
        let mark = guessLog.count
        let key = isKey(argument, declaration, type) ? localized(expression) : nil
        let given = key?.whole ?? value(expression.bound, type)
        if leavesOut(expression.bound, declaration.parameter(name), since: mark) { return }
        values[name] = [given]
      }
    case .closure:
      if let closure = argument.asClosure {
        values[name] = self.closure(
          closure, type, isRest: declaration.rest?.name == name,
          takesPreference: declaration.name.contains("preference"))
        if !type.takesViews, type.takesText { noteSymbol(closure, name, declaration, &values) }
      } else if let expression = argument.expression, !type.isAction {
        values[name] = [value(expression, type)]
      }
    case .range: values[name] = argument.expression.map { [listOfBounds($0)] }
    case .bounds(let upper): noteBounds(argument, name, upper, &values)
    case .angle: values[name] = argument.expression.map { [node($0, expecting: .number)] }
    case .fixed, .member: break
    }
  }

  /// The content of a closure: views or a function; nil for an action.
  private func closure(
    _ closure: ClosureExprSyntax, _ type: ParameterType, isRest: Bool, takesPreference: Bool
  ) -> [LayNode]? {
    if type.isAction { return nil }
    if type.isBuilder {
      return inScope {
        let given = takesPreference ? SwiftType.unknown : .geometryProxy
        let names = bindParameters(of: closure, types: [given])
        let parameters = names.isEmpty && !type.takesViews ? ["g"] : names
        return [
          .call(
            "fn", [.list(parameters.map { .atom($0) })] + views(of: closure.statements),
            place(of: closure))
        ]
      }
    }
    if type.isFunctionOnly {
      return [function(closure, types: [.dimensions], mayChange: true).whole]
    }
    let content = inScope { () -> [LayNode] in
      _ = bindParameters(of: closure)
      return views(of: closure.statements)
    }
    if type.takesText, !type.takesViews { return textIn(content).map { [$0] } }
    return isRest ? content : [content.asOne(place(of: closure))]
  }

  /// Notes the symbol in a closure whose parameter takes only text:
  /// `Label("Home", systemImage: "a")`.
  private func noteSymbol(
    _ closure: ClosureExprSyntax, _ title: String, _ declaration: Declaration,
    _ values: inout [String: [LayNode]]
  ) {
    guard declaration.parameter("system-image") != nil else { return }
    let content = quietly { inScope { views(of: closure.statements) } }
    guard let symbol = symbolIn(content) else { return }
    values["system-image"] = [symbol]
    if values[title] == nil { values[title] = [.string("")] }
  }

  /// The name of the first symbol among some views.
  private func symbolIn(_ views: [LayNode]) -> LayNode? {
    for view in views {
      guard let nodes = view.nodes else { continue }
      let keyword = view.head == "label" ? ":system-image" : ":system-name"
      if ["image", "label"].contains(view.head),
        let index = nodes.firstIndex(where: { $0.text == keyword }), index + 1 < nodes.count
      {
        return nodes[index + 1]
      }
      if let found = symbolIn(Array(nodes.dropFirst())) { return found }
    }
    return nil
  }

  /// The string of the first text among some views.
  private func textIn(_ views: [LayNode]) -> LayNode? {
    for view in views {
      guard let nodes = view.nodes else { continue }
      if ["text", "label"].contains(view.head), let text = view.firstPositional { return text }
      if let found = textIn(Array(nodes.dropFirst())) { return found }
    }
    return nil
  }

  private func noteMember(
    _ argument: SwiftArgument, _ slots: [SwiftUIArgument], _ declaration: Declaration,
    _ values: inout [String: [LayNode]]
  ) {
    guard let call = argument.expression?.withoutParentheses.as(FunctionCallExprSyntax.self) else {
      return
    }
    var open = slots
    for argument in SwiftArgument.all(of: call) {
      guard let place = open.firstIndex(where: { $0.label == argument.label }),
        let expression = argument.expression
      else { continue }
      let slot = open.remove(at: place)
      if case .member(_, let inside) = slot.shape {
        noteMember(argument, inside, declaration, &values)
      } else if let name = slot.parameter {
        values[name] = [value(expression, declaration.parameter(name)?.type ?? .any)]
      }
    }
  }

  private func listOfBounds(_ expression: ExprSyntax) -> LayNode {
    guard let range = expression.withoutParentheses.as(InfixOperatorExprSyntax.self) else {
      let value = self.expression(expression, expecting: .named("ClosedRange"))
      switch value.type {
      case .named("ClosedRange"):
        let ends = [":lower-bound", ":upper-bound"].map { LayNode.call($0, [value.whole]) }
        return .call("list", ends)
      case .list(.integer):
        return .call("list", ["first", "last"].map { LayNode.call($0, [value.whole]) })
      default: return value.whole
      }
    }
    return .call(
      "list",
      [
        node(range.leftOperand, expecting: .number), node(range.rightOperand, expecting: .number),
      ])
  }

  private func noteBounds(
    _ argument: SwiftArgument, _ lower: String, _ upper: String,
    _ values: inout [String: [LayNode]]
  ) {
    guard let expression = argument.expression?.withoutParentheses else { return }
    if let range = expression.as(InfixOperatorExprSyntax.self) {
      values[lower] = [node(range.leftOperand, expecting: .integer)]
      values[upper] = [node(range.rightOperand, expecting: .integer)]
    } else if let most = expression.as(PrefixOperatorExprSyntax.self) {
      values[lower] = [.nothing]
      values[upper] = [node(most.expression, expecting: .integer)]
    } else if let least = expression.as(PostfixOperatorExprSyntax.self) {
      values[lower] = [node(least.expression, expecting: .integer)]
      values[upper] = [.nothing]
    }
  }

  /// Labels of arguments that never affect layout, whichever call takes them.
  private static let withoutLength: Set<String> = [
    "bundle", "comment", "customization", "ellipseIn", "formatter", "isPresented", "onCommit",
    "onEditingChanged", "roundedRect", "sortOrder", "suggestedTokens", "tableName", "tokens",
    "columnCustomization", "transaction",
  ]

  private func warnOfUnused(_ argument: SwiftArgument, of declaration: Declaration) {
    if Catalogue.inertModifiers.contains(declaration.name) || argument.asClosure != nil { return }
    if Self.withoutLength.contains(argument.label ?? "") { return }
    let label = argument.label.map { "`\($0):`" } ?? "`\(shortText(of: argument.syntax))`"
    leaveOut(argument.syntax, "\(label) of `\(declaration.name)` is not read and left out")
  }
}

extension ExprSyntax {
  /// The value of a constant binding, `true` of `.constant(true)`; any other expression as it is.
  var bound: ExprSyntax {
    guard let call = self.as(FunctionCallExprSyntax.self),
      implicitCallee == "constant" || memberName == "constant",
      let value = call.arguments.first?.expression
    else { return self }
    return value
  }
}

extension ParameterType {
  var isAction: Bool {
    switch self {
    case .action: true
    case .oneOf(let types): types.contains(where: \.isAction) && !takesViews
    default: false
    }
  }

  /// Whether it takes views that are laid out, which are written after the other arguments.
  var standsLast: Bool {
    switch self {
    case .view, .views, .layeredContent: true
    case .oneOf(let types): types.contains(where: \.standsLast)
    default: false
    }
  }

  /// Whether some value fits both types, so that its position does not tell which is meant.
  func sharesValues(with other: ParameterType) -> Bool {
    !kinds.isDisjoint(with: other.kinds) || kinds.contains("any") || other.kinds.contains("any")
  }

  private var kinds: Set<String> {
    switch self {
    case .number, .numberOrNaN, .length, .distance, .lengthOrNil, .fixedLengthOrNil, .count,
      .countFromOne, .integerOrNil:
      ["number"]
    case .truth: ["truth"]
    case .nothing: ["nothing"]
    case .string: ["string"]
    case .symbol, .enumeration, .enumerationList, .axes, .alignment, .unitPoint: ["name"]
    case .color, .colors: ["name", "string"]
    case .viewOrColor, .layeredContent: ["view", "name", "string"]
    case .view, .views: ["view"]
    case .function, .builder, .action: ["function"]
    case .object(let kind, _): ["\(kind)"]
    case .oneOf(let types): types.reduce(into: []) { $0.formUnion($1.kinds) }
    case .layout, .sized, .list, .tracks, .any: ["any"]
    }
  }

  var isBuilder: Bool { if case .builder = self { true } else { false } }
  var isFunctionOnly: Bool { if case .function = self { true } else { false } }

  var takesText: Bool {
    switch self {
    case .string: true
    case .oneOf(let types): types.contains(where: \.takesText)
    default: false
    }
  }
}
