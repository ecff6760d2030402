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

  /// The parameters of the main initializer of a type, or of its memberwise initializer.
  func initializerParameters(of type: TypeDeclaration) -> [ParameterDeclaration] {
    if let own = type.mainInitializer { return own.parameters }
    return type.stored.compactMap { property in
      if property.isStatic || property.isLazy || property.isConstant && property.value != nil {
        return nil
      }
      if Self.environmentWrappers.contains(property.wrapperName ?? "") { return nil }
      if type.followed.contains(property.name) {
        guard property.isGivenState else { return nil }
        return ParameterDeclaration(
          label: property.name, name: property.givenName, type: property.type,
          typeSyntax: property.typeSyntax, defaultValue: nil, syntax: property.syntax)
      }
      if property.isPrivate, property.value != nil, property.wrapperName != "State" { return nil }
      return ParameterDeclaration(
        label: property.name, name: property.name, type: property.type,
        typeSyntax: property.typeSyntax, defaultValue: property.value, syntax: property.syntax)
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
}
