import LayLanguage
import SwiftSyntax

/// Finds what changes when views are laid out: states, bindings, and the functions that are called.
///
/// - Rule: a name is followed if `onAppear`, `onGeometryChange` and the like change or call it,
///   directly or in a method, or if it is passed to a view or a modifier that follows its
///   parameter.
struct FollowedChanges {
  private var code: [String: [ViewCode]] = [:]
  private var types: [(type: TypeDeclaration, code: ViewCode)] = []
  private let changing: Set<String>

  /// Notes what is followed in the declarations.
  static func find(in declarations: inout FileDeclarations) {
    for type in declarations.types.values where !type.isView && !type.isModifier {
      type.noteChangingMethods()
    }
    var changes = FollowedChanges(declarations)
    changes.settle()
    declarations.followed = changes.givenSyntax()
    declarations.changingMethods = changes.changing
    for (type, code) in changes.types {
      declarations.viewCode[type.name] = code
      // A view treats an object from its environment as a state of its own.
      let isOwn = { (property: StoredProperty) in
        property.isOwnState || type.isView && property.isObjectAround
      }
      type.followed = code.followed.filter { type.stored($0).map(isOwn) ?? false }
      type.bound = code.followed.filter { type.stored($0).map { !isOwn($0) } ?? false }
    }
  }

  private init(_ declarations: FileDeclarations) {
    changing = Set(
      declarations.types.values.flatMap { $0.functions.filter(\.isMutating).map(\.name) }
        + ListChangeNames.all)
    let functions = declarations.extensions["View"] ?? []
    let views = declarations.typeOrder.compactMap { declarations.types[$0] }.filter {
      $0.isView || $0.isModifier
    }
    let callees = Set(functions.map(\.name) + views.map(\.name))
    for type in views {
      let code = ViewCode(type, isCallee: callees.contains)
      types.append((type, code))
      self.code[type.name, default: []].append(code)
    }
    for function in functions {
      code[function.name, default: []].append(ViewCode(function, isCallee: callees.contains))
    }
  }

  /// Follows arguments through calls until nothing more is found.
  private mutating func settle() {
    let all = code.values.flatMap { $0 }
    var goesOn = true
    while goesOn {
      goesOn = false
      for one in all {
        let found = followed(in: one)
        if !found.isSubset(of: one.followed) {
          one.followed.formUnion(found)
          goesOn = true
        }
      }
    }
  }

  private func followed(in one: ViewCode) -> Set<String> {
    var found: Set<String> = []
    for event in one.events {
      if let cause = event.cause, !one.followed.contains(cause) { continue }
      found.formUnion(one.resolved(event.effects, changes: changing.contains))
    }
    for call in one.handedOn {
      for callee in code[call.callee] ?? [] {
        for (argument, given) in callee.matched(call.arguments) {
          guard callee.followed.contains(given.name) else { continue }
          if let expression = argument.expression ?? argument.closure.map({ ExprSyntax($0) }) {
            found.formUnion(one.names(in: expression, changing))
          }
        }
      }
    }
    return found
  }

  /// The syntax identifiers of the followed parameters.
  private func givenSyntax() -> Set<SyntaxIdentifier> {
    Set(
      code.values.flatMap { $0 }.flatMap { code in
        code.given.filter { code.followed.contains($0.name) }.map(\.syntax.id)
      })
  }
}

extension ViewCode {
  /// The arguments of a call, each with its parameter.
  fileprivate func matched(
    _ arguments: [SwiftArgument]
  ) -> [(SwiftArgument, ParameterDeclaration)] {
    var open = given[...]
    return arguments.compactMap { argument in
      let place = open.firstIndex {
        argument.isFirstTrailing ? $0.takesClosure : $0.label == argument.label
      }
      guard let place else { return nil }
      let found = open[place]
      open = open[(place + 1)...]
      return (argument, found)
    }
  }

  /// The names that a callee changes or calls through an argument.
  fileprivate func names(in expression: ExprSyntax, _ changing: Set<String>) -> Set<String> {
    let expression = expression.withoutParentheses
    if expression.is(ClosureExprSyntax.self)
      || expression.ownName.map({ methods[$0] != nil }) == true
    {
      return resolved(NamedEffects(ofFunction: expression), changes: changing.contains)
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.calleeText.hasPrefix("Binding")
    {
      return resolved(NamedEffects(of: call), changes: changing.contains)
    }
    return expression.changedName.flatMap { followable($0) }.map { [$0] } ?? []
  }

  fileprivate convenience init(_ type: TypeDeclaration, isCallee: @escaping (String) -> Bool) {
    let stored = type.stored.filter {
      !$0.isStatic && (!$0.isFoundAround || $0.isObjectAround && type.isView)
    }
    var methods: [String: [CodeBlockItemListSyntax]] = [:]
    for function in type.functions where !function.isStatic && function.name != "body" {
      methods[function.name, default: []].append(function.body)
    }
    let given: [ParameterDeclaration]
    if let initializer = type.mainInitializer {
      let names = initializer.propertiesOfParameters
      given = initializer.parameters.map { parameter in
        var parameter = parameter
        parameter.name = names[parameter.name] ?? parameter.name
        return parameter
      }
    } else {
      given = stored.filter { !$0.isFoundAround }.map { $0.parameter() }
    }
    self.init(
      (type.computed + type.functions).map(\.body), given: given,
      names: Set(stored.map(\.name)), methods: methods,
      isCallee: isCallee)
  }

  fileprivate convenience init(
    _ function: FunctionDeclaration, isCallee: @escaping (String) -> Bool
  ) {
    let given = function.parameters
    self.init(
      [function.body], given: given, names: Set(given.map(\.name)), methods: [:],
      isCallee: isCallee)
  }
}

extension StoredProperty {
  /// Whether SwiftUI supplies its value, so that no initializer takes it.
  var isFoundAround: Bool {
    ["Environment", "EnvironmentObject", "FocusState", "GestureState", "Namespace"]
      .contains(wrapperName)
  }

  /// Whether the view owns it, and is given at most its initial value.
  var isOwnState: Bool {
    switch wrapperName {
    case "State", "StateObject", "AppStorage", "SceneStorage": true
    case "ObservedObject", "Bindable", nil: value != nil && !isConstant && isPrivate
    default: false
    }
  }

  /// Whether it is a state whose initial value the view is given, as `@State var model: Model`.
  var isGivenState: Bool {
    value == nil && !isPrivate && ["State", "StateObject"].contains(wrapperName)
      && typeSyntax?.is(OptionalTypeSyntax.self) == false
  }

  /// The name of the parameter for its initial value, which differs from that of the state.
  var givenName: String { "initial" + name.prefix(1).uppercased() + name.dropFirst() }
}

extension FunctionDeclaration {
  /// The property to which an initializer assigns each parameter.
  var propertiesOfParameters: [String: String] {
    var names: [String: String] = [:]
    for statement in body {
      guard case .expr(let expression) = statement.item,
        let operation = expression.as(InfixOperatorExprSyntax.self),
        operation.operator.trimmedDescription == "=",
        let target = operation.leftOperand.ownName,
        let source = operation.rightOperand.as(DeclReferenceExprSyntax.self)?.baseName.text
      else { continue }
      names[source] = target
    }
    return names
  }

  /// Whether it is an instance method that returns nothing.
  fileprivate var givesNothing: Bool {
    guard let function = syntax.as(FunctionDeclSyntax.self) else { return false }
    return function.signature.returnClause == nil && !isStatic
  }
}

extension TypeDeclaration {
  /// Notes which methods of a class change the object, as `mutating` tells for a struct.
  fileprivate func noteChangingMethods() {
    guard syntax.is(ClassDeclSyntax.self) else { return }
    let names = Set(stored.filter { !$0.isStatic }.map(\.name))
    var goesOn = true
    while goesOn {
      goesOn = false
      let changing = Set(functions.filter(\.isMutating).map(\.name))
      for index in functions.indices where !functions[index].isMutating {
        guard functions[index].givesNothing else { continue }
        let effects = NamedEffects(of: functions[index].body)
        let owners = effects.methods.filter { ListChangeNames.all.contains($0.method) }.map(\.owner)
        let isChange =
          !effects.changed.isDisjoint(with: names) || !names.isDisjoint(with: owners)
          || !effects.called.isDisjoint(with: changing)
        guard isChange else { continue }
        functions[index].changesObject = true
        goesOn = true
      }
    }
  }
}

/// The methods that change the list, the dictionary or the truth on which they are called.
enum ListChangeNames {
  static let all: Set<String> = [
    "append", "insert", "merge", "negate", "remove", "removeAll", "removeFirst", "removeLast",
    "removeValue", "reserveCapacity", "reverse", "sort", "swapAt", "toggle",
  ]
}

/// What one view, modifier or function on views does when it is laid out, and what it passes to
/// others that may do something with it.
final class ViewCode {
  /// A call of a view or a modifier of the files.
  struct HandingOn {
    let callee: String
    let arguments: [SwiftArgument]
  }

  /// What is done when views are laid out, or when a value changes.
  struct Event {
    let effects: NamedEffects
    /// The variable that has to change first; nil where the layout alone decides.
    var cause: String?
  }

  /// The parameters, by the names of the properties that an initializer sets.
  let given: [ParameterDeclaration]
  /// The methods that the code may call by their names.
  let methods: [String: [CodeBlockItemListSyntax]]
  private(set) var events: [Event] = []
  private(set) var handedOn: [HandingOn] = []
  /// The names that are changed or called when views are laid out.
  var followed: Set<String> = []
  /// All names that can be followed.
  let names: Set<String>
  /// The list that each loop variable is an element of, by the variable's name.
  private let lists: [String: String]

  init(
    _ bodies: [CodeBlockItemListSyntax], given: [ParameterDeclaration], names: Set<String>,
    methods: [String: [CodeBlockItemListSyntax]],
    isCallee: @escaping (String) -> Bool
  ) {
    self.given = given
    self.names = names
    self.methods = methods
    let reader = EventReader(names, isCallee)
    for body in bodies { reader.walk(body) }
    events = reader.events
    lists = reader.lists
    handedOn = reader.handedOn
  }

  /// The name that is followed if `name` changes: for an element, its list; nil if there is none.
  func followable(_ name: String) -> String? {
    var name = name
    for _ in 0..<8 {
      guard let list = lists[name], list != name else { break }
      name = list
    }
    return names.contains(name) ? name : nil
  }

  /// The names that effects change or call, directly or through methods.
  ///
  /// - Parameter changes: whether a method of this name changes what it is called on.
  func resolved(_ effects: NamedEffects, changes: (String) -> Bool) -> Set<String> {
    var found: Set<String> = []
    var open = [effects]
    var seen: Set<String> = []
    while let next = open.popLast() {
      found.formUnion(next.changed.compactMap(followable))
      let owners = next.methods.filter { changes($0.method) }.map(\.owner)
      found.formUnion(owners.compactMap(followable))
      for name in next.called {
        if let bodies = methods[name], seen.insert(name).inserted {
          open += bodies.map { NamedEffects(of: $0) }
        } else if names.contains(name) {
          found.insert(name)
        }
      }
    }
    return found
  }
}

private final class EventReader: SyntaxVisitor {
  var events: [ViewCode.Event] = []
  var handedOn: [ViewCode.HandingOn] = []
  var lists: [String: String] = [:]
  private let names: Set<String>
  private let isCallee: (String) -> Bool

  init(_ names: Set<String>, _ isCallee: @escaping (String) -> Bool) {
    self.names = names
    self.isCallee = isCallee
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = call.calledExpression.calleeText
    if callee == "DispatchQueue.main.async", let closure = call.trailingClosure {
      events.append(.init(effects: NamedEffects(of: closure.statements)))
      return .visitChildren
    }
    if ["ForEach", "List"].contains(callee),
      let data = call.arguments.first?.expression.changedName,
      let element = call.trailingClosure?.boundElement
    {
      lists[element] = data
    }
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    let reference = member ?? call.calledExpression.as(DeclReferenceExprSyntax.self)
    guard let name = reference?.baseName.text else { return .visitChildren }
    if LayoutEvents.names.contains(name) {
      note(name, SwiftArgument.all(of: call))
    } else if isCallee(name) {
      handedOn.append(.init(callee: name, arguments: SwiftArgument.all(of: call)))
    }
    return .visitChildren
  }

  private func note(_ name: String, _ arguments: [SwiftArgument]) {
    guard let action = LayoutEvents.action(arguments) else { return }
    let effects = NamedEffects(ofFunction: action)
    if LayoutEvents.appearing.contains(name), !LayoutEvents.canBeFollowed(action) { return }
    var cause: String?
    if name == "onChange" {
      let value = arguments.first { $0.label == "of" }?.expression
      let isFirst = arguments.contains {
        $0.label == "initial" && $0.expression?.trimmedDescription == "true"
      }
      cause = isFirst ? nil : value?.changedName.flatMap { names.contains($0) ? $0 : nil }
    }
    events.append(.init(effects: effects, cause: cause))
  }
}

/// The modifiers that do something when views are laid out.
enum LayoutEvents {
  static let names: Set<String> = [
    "onAppear", "onChange", "onGeometryChange", "onPreferenceChange", "onScrollGeometryChange",
    "onScrollPhaseChange", "onScrollVisibilityChange", "task",
  ]

  /// The events that depend on no value.
  static let appearing: Set<String> = ["onAppear", "task"]

  /// The action: a closure, or the name of a function.
  static func action(_ arguments: [SwiftArgument]) -> ExprSyntax? {
    guard let last = arguments.last else { return nil }
    if let closure = last.closure { return ExprSyntax(closure) }
    let isAction = ["perform", "action"].contains(last.label) || last.asClosure != nil
    return isAction ? last.expression : nil
  }

  /// Whether an action ends at once: one with timers or endless loops is not followed.
  static func canBeFollowed(_ action: some SyntaxProtocol) -> Bool {
    !action.tokens(viewMode: .sourceAccurate).contains { token in
      switch token.tokenKind {
      case .keyword(.while), .keyword(.repeat): true
      case .keyword(.await): token.parent?.is(ForStmtSyntax.self) == true
      case .identifier("asyncAfter"), .identifier("scheduledTimer"): true
      default: false
      }
    }
  }
}

/// What a piece of code changes or calls, by the names of the variables and functions.
///
/// - Rule: `size.width = 3`, `sizes[id] = 3`, `sizes.append(3)` and `change(&size)` give the name
///   of the variable; `update(3)` and `self.update(3)` give that of the function. The caller
///   decides which names matter.
struct NamedEffects {
  private(set) var changed: Set<String> = []
  private(set) var called: Set<String> = []
  /// The methods that are called on variables, each with the name of its variable.
  private(set) var methods: [(owner: String, method: String)] = []

  init() {}

  init(of code: some SyntaxProtocol) {
    let reader = EffectReader(viewMode: .sourceAccurate)
    reader.walk(code)
    self = reader.found
  }

  /// The effects of calling an argument: a closure, or the name of a function.
  init(ofFunction argument: ExprSyntax) {
    let argument = argument.withoutParentheses
    if let closure = argument.as(ClosureExprSyntax.self) {
      self.init(of: closure.statements)
    } else {
      self.init()
      if let name = argument.ownName {
        called.insert(name)
      } else if let member = argument.as(MemberAccessExprSyntax.self),
        let owner = member.base?.changedName
      {
        methods.append((owner, member.declName.baseName.text))
      }
    }
  }

  fileprivate mutating func change(_ name: String) { changed.insert(name) }
  fileprivate mutating func call(_ name: String) { called.insert(name) }
  fileprivate mutating func call(_ method: String, on owner: String) {
    methods.append((owner, method))
  }
}

private final class EffectReader: SyntaxVisitor {
  var found = NamedEffects()

  override func visit(_ operation: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let sign = operation.operator.trimmedDescription
    let isChange =
      sign == "=" || sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(sign)
    guard isChange else { return .visitChildren }
    let targets =
      operation.leftOperand.as(TupleExprSyntax.self)?.elements.map(\.expression)
      ?? [operation.leftOperand]
    for target in targets { if let name = target.changedName { found.change(name) } }
    return .visitChildren
  }

  override func visit(_ handed: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = handed.expression.changedName { found.change(name) }
    return .visitChildren
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = call.calledExpression.ownName {
      found.call(name)
    } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, let owner = base.changedName
    {
      found.call(member.declName.baseName.text, on: owner)
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// `size` for `size`, `$size` and `self.size`; nil for all other expressions.
  var ownName: String? {
    if let inner = self.as(OptionalChainingExprSyntax.self)?.expression
      ?? self.as(ForceUnwrapExprSyntax.self)?.expression
    {
      return inner.ownName
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      guard member.base?.trimmedDescription == "self" else { return nil }
      return member.declName.baseName.text.withoutBindingSign
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text.withoutBindingSign
  }

  /// The variable that a change concerns: `size` for `size.width`, `sizes` for `sizes[0]`.
  var changedName: String? {
    var current = withoutParentheses
    while true {
      if let name = current.ownName { return name == "self" ? nil : name }
      if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
        current = base
      } else if let element = current.as(SubscriptCallExprSyntax.self) {
        current = element.calledExpression
      } else if let inner = current.as(OptionalChainingExprSyntax.self)?.expression
        ?? current.as(ForceUnwrapExprSyntax.self)?.expression
      {
        current = inner
      } else {
        return nil
      }
    }
  }
}

extension String {
  /// `size` in `$size`; `$0` stays what it is.
  var withoutDollar: String {
    hasPrefix("$") && dropFirst().first?.isNumber == false ? String(dropFirst()) : self
  }

  /// `size` in `$size`, and in `_size`, the storage of a property wrapper.
  var withoutBindingSign: String {
    guard count > 1, hasPrefix("$") || hasPrefix("_"), dropFirst().first?.isLetter == true else {
      return self
    }
    return String(dropFirst())
  }
}
