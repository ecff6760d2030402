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
  fileprivate func matched(_ arguments: [SwiftArgument]) -> [(SwiftArgument, Given)] {
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
    let given: [Given]
    if let initializer = type.mainInitializer {
      let names = initializer.propertiesOfParameters
      given = initializer.parameters.map {
        Given(
          label: $0.label, name: names[$0.name] ?? $0.name, takesClosure: $0.takesClosure,
          syntax: $0.syntax)
      }
    } else {
      given = stored.filter { !$0.isFoundAround }.map {
        let parameter = ParameterDeclaration(
          label: $0.name, name: $0.name, type: $0.type, typeSyntax: $0.typeSyntax,
          defaultValue: $0.value, syntax: $0.syntax)
        return Given(
          label: $0.name, name: $0.name, takesClosure: parameter.takesClosure, syntax: $0.syntax)
      }
    }
    self.init(
      (type.computed + type.functions).map(\.body), given: given,
      names: Set(stored.map(\.name)), methods: methods, appearing: type.appearing,
      isCallee: isCallee)
  }

  fileprivate convenience init(
    _ function: FunctionDeclaration, isCallee: @escaping (String) -> Bool
  ) {
    let given = function.parameters.map {
      Given(label: $0.label, name: $0.name, takesClosure: $0.takesClosure, syntax: $0.syntax)
    }
    self.init(
      [function.body], given: given, names: Set(given.map(\.name)), methods: [:], appearing: [],
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
}

extension StoredProperty {
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

extension FunctionDeclaration {
  /// Whether it is an instance method that returns nothing.
  fileprivate var givesNothing: Bool {
    guard let function = syntax.as(FunctionDeclSyntax.self) else { return false }
    return function.signature.returnClause == nil && !isStatic
  }
}

/// The methods that change the list, the dictionary or the truth on which they are called.
enum ListChangeNames {
  static let all: Set<String> = [
    "append", "insert", "merge", "negate", "remove", "removeAll", "removeFirst", "removeLast",
    "removeValue", "reserveCapacity", "reverse", "sort", "swapAt", "toggle",
  ]
}
