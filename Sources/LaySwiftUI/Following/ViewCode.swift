import SwiftSyntax

/// What one view, modifier or function on views does when it is laid out, and what it passes to
/// others that may do something with it.
final class ViewCode {
  /// A parameter, or a property that an initializer sets.
  struct Given {
    let label: String?
    /// Its name in the code, that of the property or the parameter.
    let name: String
    let takesClosure: Bool
    /// The declaration, by whose identifier the parameter is known.
    let syntax: Syntax
  }

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

  let given: [Given]
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

  /// - Parameter appearing: the states whose values are known once the view has appeared.
  init(
    _ bodies: [CodeBlockItemListSyntax], given: [Given], names: Set<String>,
    methods: [String: [CodeBlockItemListSyntax]], appearing: Set<String>,
    isCallee: @escaping (String) -> Bool
  ) {
    self.given = given
    self.names = names
    self.methods = methods
    let reader = EventReader(names, appearing, isCallee)
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
  private let appearing: Set<String>
  private let isCallee: (String) -> Bool

  init(_ names: Set<String>, _ appearing: Set<String>, _ isCallee: @escaping (String) -> Bool) {
    self.names = names
    self.appearing = appearing
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
    var effects = NamedEffects(ofFunction: action)
    if LayoutEvents.appearing.contains(name) {
      guard LayoutEvents.canBeFollowed(action) else { return }
      effects.forget(appearing)
    }
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
