import LayEngine
import LayLanguage
import SwiftSyntax

/// Views and other types of the files.
extension Translator {
  /// The members of a type while its body is being translated.
  final class MemberContext {
    enum State { case working, value, function }

    let type: TypeDeclaration
    /// The definitions inside the function that the type becomes.
    var definitions: [LayNode] = []
    var states: [String: State] = [:]
    /// Whether one of its properties reads the environment.
    var readsEnvironment = false
    /// Whether it is a view, a modifier or a style, whose body can read the environment.
    var isView = false
    /// How many scopes there were around the type.
    let depth: Int

    init(_ type: TypeDeclaration, depth: Int) {
      self.type = type
      self.depth = depth
    }
  }

  /// Defines a type in the program, unless it is defined already.
  func define(_ type: TypeDeclaration) {
    guard defined.insert("type " + type.name).inserted else { return }
    if type.isEnumeration || type.isLayoutKey { return }
    outside {
      if type.isLayout {
        defineLayout(type)
      } else if type.isView {
        defineView(type, body: type.computed("body")?.body)
      } else if type.isModifier {
        let body = type.functions.first { $0.name == "body" }
        defineView(type, body: body?.body, content: body?.parameters.first?.name ?? "content")
      } else if type.style != nil {
        defineStyle(type)
      } else {
        defineStruct(type)
      }
    }
  }

  /// Translates something outside of all scopes, as a definition of the program.
  func outside(_ work: () -> Void) {
    let (scopes, members, owners, steps) = (self.scopes, self.members, valueMembers, self.steps)
    (self.scopes, self.members, valueMembers, self.steps) = ([[:]], nil, [], .closed)
    audibly(work)
    (self.scopes, self.members, valueMembers, self.steps) = (scopes, members, owners, steps)
  }

  /// Defines a function of the program outside of all scopes, unless that is done already.
  ///
  /// - Parameter make: binds the parameters in the scope of the function, and makes its body.
  func defineOnce(
    _ key: String, _ name: String, _ syntax: some SyntaxProtocol,
    _ make: () -> (parameters: [LayNode], body: [LayNode])
  ) {
    guard defined.insert(key).inserted else { return }
    outside {
      scopes.append([:])
      let (parameters, body) = make()
      emit(.call("define", [.list([.atom(name)] + parameters)] + body, place(of: syntax)))
      scopes.removeLast()
    }
  }

  /// Makes something that belongs to the values of a type, which are called `self`.
  func ofValue<Result>(of type: TypeDeclaration, _ make: () -> Result) -> Result {
    scopes[scopes.count - 1]["self"] = Variable(
      name: "self", type: type.isEnumeration ? .enumeration(type.name) : .structure(type.name))
    valueMembers.append(type)
    defer { valueMembers.removeLast() }
    return make()
  }

  /// The parameters of the main initializer of a type, or of its memberwise initializer.
  func initializerParameters(of type: TypeDeclaration) -> [ParameterDeclaration] {
    if let own = type.mainInitializer { return own.parameters }
    return type.stored.compactMap { property in
      if property.isStatic || property.isLazy || property.isConstant && property.value != nil {
        return nil
      }
      if Self.environmentWrappers.contains(property.wrapperName ?? "") { return nil }
      if type.followed.contains(property.name) {
        return property.isGivenState ? property.parameter(called: property.givenName) : nil
      }
      if property.isPrivate, property.value != nil, property.wrapperName != "State" { return nil }
      return property.parameter(value: property.value)
    }
  }

  static let environmentWrappers: Set<String> = [
    "Environment", "EnvironmentObject", "Namespace", "Query", "FetchRequest", "AppStorage",
    "SceneStorage", "GestureState", "FocusState", "ScaledMetric",
  ]

  // MARK: Views

  private func defineView(
    _ type: TypeDeclaration, body: CodeBlockItemListSyntax?, content: String? = nil
  ) {
    guard body != nil || type.isShape || type.isRepresentable else { return }
    for property in type.stored { defineStructs(in: property.type) }
    let context = MemberContext(type, depth: scopes.count)
    context.isView = true
    members = context
    scopes.append([:])
    let parameters = initializerParameters(of: type)
    let heads = parameterNodes(parameters, content: content)
    if let initializer = type.mainInitializer { assignments(of: initializer, context) }
    defineStates(of: type, context)
    let views = body.map { self.body($0, expecting: .view).nodes } ?? shapeNodes(type)
    let head = LayNode.list([.atom(Names.function(type.name))] + heads)
    var nodes = context.definitions + seeingObjects(views, of: type, context)
    if context.readsEnvironment {
      let names = LayNode.list([.atom(Self.surroundings)])
      nodes = [
        .call("environment-reader", [.call("fn", [names] + nodes)], place(of: type.syntax))
      ]
    }
    emit(.call("define", [head] + nodes, place(of: type.syntax)))
    scopes.removeLast()
  }

  /// A shape takes what is proposed, whatever its path is.
  private func shapeNodes(_ type: TypeDeclaration) -> [LayNode] {
    if type.isRepresentable {
      note(type.syntax, "what `\(type.name)` shows is not known here: it takes what is proposed")
      return [.call("color", [.atom("gray")], place(of: type.syntax))]
    }
    note(type.syntax, "the path of `\(type.name)` is drawn as a rectangle")
    return [.call("rectangle", [], place(of: type.syntax))]
  }

  /// The parameters of a function as the program writes them; their names are bound in the scope.
  func parameterNodes(
    _ parameters: [ParameterDeclaration], content: String? = nil
  ) -> [LayNode] {
    var positional: [LayNode] = []
    var keywords: [LayNode] = []
    for parameter in parameters {
      var type = parameter.type
      if type == .unknown, let value = parameter.defaultValue {
        type = quietly { expression(value.bound) }.type
      }
      let name = bind(parameter.name, type)
      defer { keywords += setterNodes(of: parameter) }
      let isPositional = parameter.label == nil && parameter.defaultValue == nil
      if isPositional {
        positional.append(.atom(name))
        continue
      }
      keywords.append(.keyword(Names.kebab(parameter.label ?? parameter.name)))
      guard let value = parameter.defaultValue else {
        keywords.append(.atom(name))
        continue
      }
      keywords.append(.list([.atom(name), defaultNode(value, parameter.type)]))
    }
    if let content {
      let name = bind(content, .view)
      positional.append(.atom(name))
    }
    return positional + keywords
  }

  /// Defines the struct that a type is, or is a list of.
  private func defineStructs(in type: SwiftType) {
    switch type {
    case .structure(let name): declarations.types[name].map(define)
    case .list(let element): defineStructs(in: element)
    default: break
    }
  }

  private func defaultNode(_ value: ExprSyntax, _ type: SwiftType) -> LayNode {
    if let closure = value.as(ClosureExprSyntax.self), type.isView {
      return views(of: closure.statements).asOne(place(of: closure))
    }
    return node(value.bound, expecting: type)
  }

  /// Defines what an initializer assigns to the properties, except parameters of the same name.
  func assignments(of initializer: FunctionDeclaration, _ context: MemberContext) {
    for statement in initializer.body {
      guard case .expr(let expression) = statement.item,
        let operation = expression.as(InfixOperatorExprSyntax.self),
        operation.operator.trimmedDescription == "=", let target = assigned(operation.leftOperand)
      else { continue }
      let value = operation.rightOperand.stateValue.bound
      let name = target.hasPrefix("_") ? String(target.dropFirst()) : target
      let property = context.type.stored(name)
      let result = self.expression(value, expecting: property?.type ?? .unknown)
      let isState = context.type.followed.contains(name)
      let isSame = result.node.text == variable(name)?.name && result.node.text != nil
      if isSame, !isState { continue }
      let setter = value.ownName.flatMap { variable($0)?.setter }
      let called = declare(name, property?.type ?? result.type)
      scopes[scopes.count - 1][name]?.setter = setter
      context.definitions.append(
        .call(
          isState ? "define-state" : "define", [.atom(called), result.whole],
          place(of: statement)))
      context.states[name] = .value
    }
  }

  private func assigned(_ target: ExprSyntax) -> String? {
    if let member = target.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "self"
    {
      return member.declName.baseName.text
    }
    return target.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The name in the program of a modifier of the files, which differs from those of types and of
  /// other overloads.
  private func modifierName(_ function: FunctionDeclaration) -> String {
    var name = Names.function(function.name)
    if declarations.typeOrder.contains(where: { Names.function($0) == name }) {
      name = "apply-" + name
    }
    let same = declarations.extensions["View"]?.filter { $0.name == function.name } ?? []
    let index = same.firstIndex { $0.syntax.id == function.syntax.id } ?? 0
    return index == 0 ? name : "\(name)-\(index + 1)"
  }

  /// A function of an extension on `View`, which takes the view last.
  func define(modifier function: FunctionDeclaration) -> String {
    let name = modifierName(function)
    guard defined.insert("modifier " + name).inserted else { return name }
    openModifiers.insert(function.syntax.id)
    defer { openModifiers.remove(function.syntax.id) }
    outside {
      scopes.append([:])
      scopes[scopes.count - 1]["self"] = Variable(name: "content", type: .view)
      let heads = parameterNodes(function.parameters, content: "self")
      scopes[scopes.count - 1]["self"] = Variable(name: "content", type: .view)
      let body = self.body(function.body, expecting: .view).nodes
      let renamed = heads.map { $0.text == "self" ? LayNode.atom("content") : $0 }
      emit(
        .call("define", [.list([.atom(name)] + renamed)] + body, place(of: function.syntax)))
      scopes.removeLast()
    }
    return name
  }

  // MARK: Views that ask whether an argument is an `EmptyView`: they get nil in its place

  /// `Footer.self != EmptyView.self`, of the property that has this type; nil for all else.
  func emptinessTest(_ operation: InfixOperatorExprSyntax, _ sign: String) -> Expression? {
    guard sign == "==" || sign == "!=" else { return nil }
    let types = [operation.leftOperand, operation.rightOperand].compactMap(\.metatype)
    guard types.count == 2, types.contains("EmptyView"),
      let asked = types.first(where: { $0 != "EmptyView" }),
      let property = members?.type.stored.first(where: { $0.holds(asked) }),
      let value = value(named: property.name, operation)
    else { return nil }
    let test = LayNode.call("nil?", [value.whole])
    return Expression(sign == "==" ? test : .call("not", [test]), .truth)
  }

  /// The arguments of a view, with nil for each `EmptyView` if the view asks for that type.
  func withoutEmptyViews(_ nodes: [LayNode], for type: TypeDeclaration) -> [LayNode] {
    guard type.isView, nodes.contains(where: { $0.head == "empty-view" }), type.asksForEmptyViews
    else { return nodes }
    return nodes.map { $0.head == "empty-view" ? .nothing : $0 }
  }

  // MARK: Widgets, which show one entry of a timeline

  /// The view that a widget makes of an entry: the first one of the preview, or a made-up one.
  func widgetContent(_ type: TypeDeclaration) -> Expression? {
    guard let body = type.computed("body")?.body, let content = body.configurationContent else {
      return nil
    }
    let entries = declarations.typeOrder.compactMap { declarations.types[$0] }.filter {
      $0.conformances.contains("TimelineEntry")
    }
    var entry: Expression?
    if case .expr(let first)? = declarations.timeline?.first?.item { entry = expression(first) }
    if entry == nil, let type = entries.first { entry = sample(of: type.name, type.syntax) }
    tally.views += 1
    let node = inScope { () -> LayNode in
      let names = bindParameters(of: content, types: [entry?.type ?? .unknown])
      let views = views(of: content.statements).asOne(place(of: content))
      guard let name = names.first, let entry else { return views }
      return .call("let*", [.list([.list([.atom(name), entry.whole])]), views])
    }
    return Expression(node, .view)
  }

  /// The widget family in the `WidgetPreviewContext` of a preview provider; nil if there is none.
  var providedFamily: String? {
    guard declarations.previews.isEmpty else { return nil }
    let provider = declarations.typeOrder.lazy.compactMap { self.declarations.types[$0] }
      .first(where: \.isPreview)
    guard let provider else { return nil }
    for token in provider.syntax.tokens(viewMode: .sourceAccurate)
    where token.text == "WidgetPreviewContext" {
      let call = token.parent?.parent?.as(FunctionCallExprSyntax.self)
      return call?.arguments.first { $0.label?.text == "family" }?.expression.implicitMember
    }
    return nil
  }

  // MARK: The views of previews, and the sizes of widgets

  /// The views of a preview; those of a widget are in a frame of the size of its family.
  func views(of preview: (name: String?, body: CodeBlockItemListSyntax, syntax: Syntax))
    -> [LayNode]
  {
    widgetFamily = preview.syntax.widgetFamily
    if let name = declarations.previewTypes[preview.body.id], let type = declarations.types[name] {
      return [alone(type)]
    }
    let shown = self.shown(by: preview.body)
    guard let family = widgetFamily, let size = WidgetSize.all[family], !shown.isEmpty else {
      return shown
    }
    let place = place(of: preview.syntax)
    let margins = declarations.hasWidgetMargins && !family.hasPrefix("accessory")
    let frame: [LayNode] = [
      .keyword("width"), .atom("\(size.width)"), .keyword("height"), .atom("\(size.height)"),
    ]
    return [
      .call(
        "->",
        [shown.asOne(place)] + (margins ? [.call("padding", [.atom("\(WidgetSize.margin)")])] : [])
          + [.call("frame", frame)], place)
    ]
  }

  private func shown(by body: CodeBlockItemListSyntax) -> [LayNode] {
    guard body.isDoneStepByStep else { return views(of: body) }
    let nodes = statementBody(body, expecting: .view).nodes
    return [.list([.call("fn", [.list([])] + nodes)], place(of: body))]
  }

  /// The preview to which a provider gives a name, as by `.previewDisplayName("Dark")`; nil if
  /// there is none.
  func preview(displayed name: String) -> [LayNode]? {
    for type in declarations.typeOrder.compactMap({ declarations.types[$0] }) where type.isPreview {
      for token in type.syntax.tokens(viewMode: .sourceAccurate)
      where token.text == "previewDisplayName" {
        guard let call = token.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
          let title = call.arguments.first?.expression.as(StringLiteralExprSyntax.self),
          title.representedLiteralValue == name
        else { continue }
        var shown: [LayNode] = []
        outside {
          members = MemberContext(type, depth: scopes.count)
          shown = [asView(expression(ExprSyntax(call), expecting: .view), ExprSyntax(call))]
        }
        return shown
      }
    }
    return nil
  }
}

extension ExprSyntax {
  /// The initial value of a state: `x` for `State(initialValue: x)`.
  fileprivate var stateValue: ExprSyntax {
    guard let call = self.as(FunctionCallExprSyntax.self),
      ["State", "StateObject", "Binding", "Published"].contains(
        call.calledExpression.calleeText),
      let first = call.arguments.first?.expression
    else { return self }
    return first
  }

  /// `Footer` in `Footer.self`.
  fileprivate var metatype: String? {
    guard let member = withoutParentheses.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "self"
    else { return nil }
    return member.base?.trimmedDescription
  }
}

extension StoredProperty {
  /// Whether it holds a value of a type, or a closure that makes one.
  fileprivate func holds(_ type: String) -> Bool {
    guard let written = typeSyntax?.trimmedDescription, !isStatic else { return false }
    return written == type || written.hasSuffix("-> \(type)")
  }
}

extension TypeDeclaration {
  /// Whether its code asks whether something is an `EmptyView`.
  fileprivate var asksForEmptyViews: Bool {
    syntax.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == "EmptyView" else { return false }
      return token.nextToken(viewMode: .sourceAccurate)?.text == "."
        || token.previousToken(viewMode: .sourceAccurate)?.text == "is"
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The closure of `StaticConfiguration(…) { entry in … }` in the body of a widget.
  fileprivate var configurationContent: ClosureExprSyntax? {
    for token in tokens(viewMode: .sourceAccurate) where token.text.hasSuffix("Configuration") {
      guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self),
        let closure = call.trailingClosure
          ?? call.arguments.last?.expression.as(ClosureExprSyntax.self)
      else { continue }
      return closure
    }
    return nil
  }

  /// Whether a preview does something with a value before it returns its view.
  fileprivate var isDoneStepByStep: Bool {
    contains { statement in
      if case .stmt(let step) = statement.item { step.is(ReturnStmtSyntax.self) } else { false }
    }
      && contains { statement in
        guard case .expr(let expression) = statement.item else { return false }
        return expression.is(InfixOperatorExprSyntax.self)
          || expression.is(FunctionCallExprSyntax.self)
      }
  }
}

extension MultipleTrailingClosureElementListSyntax {
  /// The entries of `#Preview(as:) { … } timeline: { … }`.
  var timeline: CodeBlockItemListSyntax? {
    first { ["timeline", "timelineProvider"].contains($0.label.text) }?.closure.statements
  }
}

/// How large widgets are on a phone of 393 x 852, in points.
///
/// - Source: Apple's Human Interface Guidelines, the tables of widget sizes.
private struct WidgetSize {
  let width, height: Int

  static let all = [
    "accessoryCircular": WidgetSize(width: 72, height: 72),
    "accessoryInline": WidgetSize(width: 234, height: 26),
    "accessoryRectangular": WidgetSize(width: 160, height: 72),
    "systemLarge": WidgetSize(width: 338, height: 354),
    "systemMedium": WidgetSize(width: 338, height: 158),
    "systemSmall": WidgetSize(width: 158, height: 158),
  ]

  /// The margin around the content of a system widget.
  static let margin = 16
}

extension FileDeclarations {
  /// Whether no widget of the files disables the margins of its content.
  fileprivate var hasWidgetMargins: Bool {
    !types.values.contains { type in
      type.isWidget
        && type.syntax.tokens(viewMode: .sourceAccurate).contains {
          $0.text == "contentMarginsDisabled"
        }
    }
  }
}

extension Syntax {
  /// `systemSmall` of `#Preview("Name", as: .systemSmall)`.
  fileprivate var widgetFamily: String? {
    let statement = self.as(CodeBlockItemSyntax.self).map { Syntax($0.item) } ?? self
    let arguments =
      statement.as(MacroExpansionDeclSyntax.self)?.arguments
      ?? statement.as(MacroExpansionExprSyntax.self)?.arguments
    let family = arguments?.first { $0.label?.text == "as" }?.expression
    return family?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

extension [LayNode] {
  /// The first of several previews; each view in a group or a loop is a preview of its own.
  var firstView: [LayNode] {
    guard let index = firstIndex(where: { !$0.isComment }) else { return self }
    return Array(prefix(through: index).dropLast()) + [self[index].firstPreview]
  }
}

extension LayNode {
  fileprivate var firstPreview: LayNode {
    guard var nodes, nodes.count > 1 else { return self }
    switch head {
    case "group":
      let views = Array(nodes.dropFirst())
      return views.first?.text?.hasPrefix(":") == true
        ? self : views.firstView.asOne(place)
    case "for": return .call("first", [self], place)
    case "->":
      nodes[1] = nodes[1].firstPreview
      return .list(nodes, place)
    default: return self
    }
  }
}
