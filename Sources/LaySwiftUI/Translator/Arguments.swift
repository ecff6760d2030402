import LayLanguage
import SwiftSyntax

/// How the arguments of a Swift call match the parameters of a catalogue declaration.
struct CallMatch {
  let declaration: Declaration
  /// What SwiftUI calls it.
  let name: String
  private(set) var given: [(slot: SwiftUIArgument, argument: SwiftArgument)] = []
  /// The arguments that no parameter takes.
  private(set) var left: [SwiftArgument] = []
  /// The penalty of the match; the overload with the smallest one wins.
  private var distance = 0

  /// The overload with the smallest distance, the first one among equals; nil if none has the name.
  static func best(
    _ name: String, isMethod: Bool, _ declarations: [Declaration], _ arguments: [SwiftArgument],
    _ translator: Translator
  ) -> CallMatch? {
    var best: CallMatch?
    for declaration in declarations {
      for call in translator.calls(of: declaration) {
        switch call.callee {
        case .function(name) where !isMethod: break
        case .method(name) where isMethod: break
        default: continue
        }
        let match = CallMatch(declaration, name, call.arguments, arguments, translator)
        if match.distance < best?.distance ?? .max { best = match }
      }
    }
    return best
  }

  private init(
    _ declaration: Declaration, _ name: String, _ slots: [SwiftUIArgument],
    _ arguments: [SwiftArgument], _ translator: Translator
  ) {
    self.declaration = declaration
    self.name = name
    var next = 0
    for argument in arguments {
      guard let place = place(of: argument, slots, from: next, translator) else {
        left.append(argument)
        distance += 10
        continue
      }
      // A closure slot also takes a value, but an overload that wants a value fits better.
      if slots[place].isClosureShape, argument.asClosure == nil { distance += 1 }
      given.append((slots[place], argument))
      next = place + 1
    }
    let taken = Set(given.compactMap(\.slot.parameter))
    for parameter in declaration.parameters where !parameter.isOptional {
      if !taken.contains(parameter.name) { distance += 3 }
    }
    for slot in slots {
      if case .fixed = slot.shape, !given.contains(where: { $0.slot.isFixed }) { distance += 20 }
    }
  }

  private func place(
    of argument: SwiftArgument, _ slots: [SwiftUIArgument], from next: Int,
    _ translator: Translator
  ) -> Int? {
    for index in next..<max(next, slots.count) {
      let slot = slots[index]
      if argument.isFirstTrailing {
        if slot.isClosureShape { return index }
        continue
      }
      guard slot.label == argument.label else { continue }
      if argument.closure != nil { return slot.isClosureShape ? index : nil }
      if fits(argument, slot, translator) { return index }
    }
    // Labels in an order that Swift would reject are still matched.
    return slots.indices.first { index in
      !given.contains { $0.slot.parameter == slots[index].parameter }
        && slots[index].label != nil && slots[index].label == argument.label
    }
  }

  /// Whether an argument inside the parentheses may be meant for a slot with its label.
  private func fits(
    _ argument: SwiftArgument, _ slot: SwiftUIArgument, _ translator: Translator
  ) -> Bool {
    guard let expression = argument.expression?.withoutParentheses else { return true }
    switch slot.shape {
    case .fixed(let text): return expression.trimmedDescription == text
    case .member(let name, _):
      return expression.implicitCallee == name || expression.memberName == name
    case .bounds: return expression.isRange
    case .range: return expression.isRange
    case .closure: return true
    case .angle, .binding: return true
    case .value:
      guard slot.label == nil, let parameter = slot.parameter else { return true }
      let type = declaration.parameter(parameter)?.type ?? declaration.rest?.type ?? .any
      return translator.mayBe(expression, type)
    }
  }
}

extension SwiftUIArgument {
  var isClosureShape: Bool { if case .closure = shape { true } else { false } }
  fileprivate var isFixed: Bool { if case .fixed = shape { true } else { false } }
}

extension ExprSyntax {
  /// `2...4`, `2..<4`, `2...`.
  var isRange: Bool {
    if let operation = self.as(InfixOperatorExprSyntax.self) {
      return ["...", "..<"].contains(operation.operator.trimmedDescription)
    }
    return self.is(PostfixOperatorExprSyntax.self)
      || self.as(PrefixOperatorExprSyntax.self)?.operator.text == "..."
  }

  /// `system` in `Font.system(…)` and `Font.system`.
  var memberName: String? {
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    return callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// The value of a constant binding, `true` of `.constant(true)`; any other expression as it is.
  var bound: ExprSyntax {
    guard let call = self.as(FunctionCallExprSyntax.self),
      implicitCallee == "constant" || memberName == "constant",
      let value = call.arguments.first?.expression
    else { return self }
    return value
  }
}

/// The arguments of a call in the program, in the order of the declaration.
extension Translator {
  func nodes(of match: CallMatch, _ place: SwiftPlace) -> [LayNode] {
    var values: [String: [LayNode]] = [:]
    for (slot, argument) in match.given { note(argument, in: slot, match, &values) }
    for argument in match.left { warnOfUnused(argument, of: match) }
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

  /// Whether an argument is a view of the files that a link opens: it is not laid out, and may show
  /// the link again.
  private func isOwnDestination(
    _ argument: SwiftArgument, _ name: String, _ declaration: Declaration
  ) -> Bool {
    guard name == "destination", declaration.name == "navigation-link" else { return false }
    return argument.syntax.tokens(viewMode: .sourceAccurate).contains {
      $0.text.isTypeName && declaredType($0.text)?.isView == true
    }
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
    guard let name = slot.parameter, !isOwnDestination(argument, name, declaration) else { return }
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

  private func warnOfUnused(_ argument: SwiftArgument, of match: CallMatch) {
    let declaration = match.declaration
    if Catalogue.inertModifiers.contains(declaration.name) || argument.asClosure != nil { return }
    if Self.withoutLength.contains(argument.label ?? "") { return }
    let label = argument.label.map { "`\($0):`" } ?? "`\(shortText(of: argument.syntax))`"
    leaveOut(
      argument.syntax, "\(label) of `\(match.name)` is not read and left out",
      hint: hint(forArgument: argument, of: declaration))
  }

  // MARK: The arguments that calls pass to functions and views of the files

  /// The arguments of a call of a function or a view of the files.
  func arguments(
    _ given: [SwiftArgument], of parameters: [ParameterDeclaration],
    _ syntax: some SyntaxProtocol
  ) -> [LayNode] {
    var positional: [LayNode] = []
    var keywords: [LayNode] = []
    var open = parameters[...]
    var taken: Set<String> = []
    let element = elementType(in: given)
    var given = given[...]
    while let argument = given.popFirst() {
      let found = open.firstIndex { parameter in
        argument.isFirstTrailing ? parameter.takesClosure : parameter.label == argument.label
      }
      guard let found else {
        if argument.closure == nil {
          leaveOut(argument.syntax, "this argument is not read and left out")
        }
        continue
      }
      let parameter = open[found]
      open = open[(found + 1)...]
      taken.insert(parameter.name)
      defer { keywords += setterNodes(of: argument, parameter) }
      guard var node = value(argument, parameter, element) else { continue }
      if parameter.isVariadic {
        var nodes = [node]
        while let more = given.first, more.label == nil, more.closure == nil {
          given.removeFirst()
          if let value = value(more, parameter, element) { nodes.append(value) }
        }
        node = .call("list", nodes)
      }
      if parameter.label == nil, parameter.defaultValue == nil {
        positional.append(node)
      } else {
        keywords += [.keyword(Names.kebab(parameter.label ?? parameter.name)), node]
      }
    }
    for parameter in parameters
    where parameter.defaultValue == nil && !taken.contains(parameter.name) && !parameter.mayBeNil {
      let guess = parameter.isVariadic ? .call("list", []) : self.guess(parameter)
      if parameter.label == nil {
        positional.append(guess)
      } else {
        keywords += [.keyword(Names.kebab(parameter.label ?? parameter.name)), guess]
      }
    }
    return positional + keywords
  }

  /// The element type of the first list among the arguments, if a closure, which mostly takes the
  /// elements, is passed too.
  private func elementType(in given: [SwiftArgument]) -> SwiftType {
    guard given.contains(where: { $0.asClosure != nil }) else { return .unknown }
    for argument in given where argument.asClosure == nil {
      guard let value = argument.expression else { continue }
      if case .list(let element) = quietly({ expression(value.bound).type }) { return element }
    }
    return .unknown
  }

  private func value(
    _ argument: SwiftArgument, _ parameter: ParameterDeclaration, _ element: SwiftType
  ) -> LayNode? {
    var type = parameter.type
    if parameter.isVariadic { type = type.element }
    if case .function(.named("Void")) = type, isFollowed(parameter) {
      return calledLater(argument, parameter)
    }
    if case .list(let built) = type, !parameter.isVariadic, let closure = argument.asClosure {
      let attributes = parameter.syntax.asProtocol(WithAttributesSyntax.self)?.attributes
      return builtList(closure.statements, built, by: attributes.flatMap(builder))
    }
    guard let closure = argument.asClosure else {
      guard let expression = argument.expression else { return nil }
      if case .function(.named("Void")) = type { return .nothing }
      if let path = expression.as(KeyPathExprSyntax.self), !receiver.isUnknown {
        return function(path, of: receiver).whole
      }
      if parameter.takesKey, let key = localized(expression) { return key.whole }
      let value = self.expression(expression.bound, expecting: type)
      return type.isView ? asView(value, expression) : value.whole
    }
    if type.isView || type == .unknown, closure.signature?.parameterClause == nil {
      return views(of: closure.statements).asOne(place(of: closure))
    }
    // Actions that are not followed never run here.
    if case .function(.named("Void")) = type { return .nothing }
    var expecting = SwiftType.unknown
    if case .function(let result) = type, result.isView { expecting = .view }
    let types = parameter.closureTypes.map { syntax -> SwiftType in
      let known = self.type(syntax)
      return known.isKnownValue || known.isView ? known : element
    }
    return function(closure, types: types.isEmpty ? [element] : types, expecting: expecting).whole
  }

  /// A made-up argument for a parameter that is left out, as where a view is shown by itself.
  private func guess(_ parameter: ParameterDeclaration) -> LayNode {
    switch parameter.type {
    case .string: .string(parameter.name)
    case .function(.named("Void")) where isFollowed(parameter): nothingDone(parameter)
    case .function, .named("Void"), .view: .nothing
    default: quietly { unknown(parameter.syntax, parameter.type).node }
    }
  }

  // MARK: Which of several functions of one name a call means

  /// Whether a function of the files can be meant by a call: by the labels, and by the types as far
  /// as they are known.
  func suits(_ function: FunctionDeclaration, _ arguments: [SwiftArgument]) -> Bool {
    // Inside a modifier, a call of the same name means another overload.
    guard !openModifiers.contains(function.syntax.id), function.takes(arguments) else {
      return false
    }
    var open = function.parameters[...]
    for argument in arguments {
      let found = open.firstIndex {
        argument.isFirstTrailing ? $0.takesClosure : $0.label == argument.label
      }
      guard let found else { return false }
      let type = open[found].isVariadic ? open[found].type.element : open[found].type
      if let value = argument.expression, !mayGive(value, type) { return false }
      if !open[found].isVariadic { open = open[(found + 1)...] }
    }
    return true
  }

  /// What a function is called in the program: of several with one name, each but the first has a
  /// number.
  func overloaded(
    _ name: String, _ function: FunctionDeclaration, of functions: [FunctionDeclaration]
  ) -> String {
    let same = functions.filter { $0.name == function.name }
    guard let index = same.firstIndex(where: { $0.syntax.id == function.syntax.id }), index > 0
    else { return name }
    return "\(name)-\(index + 1)"
  }

  /// Whether an expression may have a type.
  private func mayGive(_ expression: ExprSyntax, _ type: SwiftType) -> Bool {
    guard type.isTold else { return true }
    if let name = expression.implicitCallee {
      switch type {
      case .number, .integer: return ["infinity", "zero", "pi"].contains(name)
      case .enumeration(let owner), .structure(let owner):
        return name == "init" || declarations.types[owner]?.hasStatic(name) == true
      // `.horizontal` of `Edge.Set`.
      case .list(.named): return true
      default: return name == "init"
      }
    }
    let actual = quietly { self.expression(expression).type }
    guard actual.isTold else { return true }
    return actual == type || actual.isNumber && type.isNumber || actual.isList && type.isList
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

extension ParameterDeclaration {
  /// Whether it is a labelled parameter of an optional type, which may be left out.
  fileprivate var mayBeNil: Bool {
    label != nil && typeSyntax?.is(OptionalTypeSyntax.self) == true
  }

  /// The parameter types of a closure that is passed for it.
  var closureTypes: [TypeSyntax] {
    var current = typeSyntax
    while let type = current {
      if let function = type.as(FunctionTypeSyntax.self) { return function.parameters.map(\.type) }
      if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
        current = tuple.elements.first?.type
      } else {
        current =
          type.as(AttributedTypeSyntax.self)?.baseType
          ?? type.as(OptionalTypeSyntax.self)?.wrappedType
      }
    }
    return []
  }

  /// Whether a closure with this number of parameters may be passed for it.
  func suits(_ closure: ClosureExprSyntax) -> Bool {
    let wanted = closureTypes.count
    guard wanted > 0 else { return true }
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): return list.count == wanted
    case .parameterClause(let clause): return clause.parameters.count == wanted
    case nil: return closure.lastShorthand.map { $0 + 1 == wanted } ?? true
    }
  }

  /// Whether a trailing closure may be meant for it.
  var takesClosure: Bool {
    if typeSyntax?.trimmedDescription.contains("KeyPath<") == true { return false }
    switch type {
    case .function: return true
    case .view: return true
    default: return typeSyntax?.trimmedDescription.contains("->") == true
    }
  }
}

extension SwiftType {
  /// Whether the type can tell overloads apart.
  fileprivate var isTold: Bool {
    switch self {
    case .number, .integer, .string, .truth, .list, .enumeration, .structure: true
    default: false
    }
  }

  fileprivate var isList: Bool { if case .list = self { true } else { false } }
}

extension TypeDeclaration {
  /// Whether it has a case or a static member of a name.
  fileprivate func hasStatic(_ name: String) -> Bool {
    cases.contains { $0.name == name } || stored.contains { $0.isStatic && $0.name == name }
      || staticComputed.contains { $0.name == name }
      || functions.contains { $0.isStatic && $0.name == name }
  }
}
