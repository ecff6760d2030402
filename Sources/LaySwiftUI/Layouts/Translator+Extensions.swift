import LayLanguage
import SwiftSyntax

/// Members that the files add to framework types, as functions of the value:
/// `extension CGSize { … }`.
extension Translator {
  /// The names of types and protocols whose extensions add members to a type, the nearest first.
  private func extendedNames(_ type: SwiftType) -> [String] {
    switch type {
    case .size: ["CGSize"]
    case .point: ["CGPoint"]
    case .rectangle: ["CGRect"]
    case .proposal: ["ProposedViewSize"]
    case .subview:
      ["LayoutSubview", "LayoutSubviews.Element", "LayoutSubviews.SubSequence.Element"]
    case .dimensions: ["ViewDimensions"]
    case .list(.subview):
      ["LayoutSubviews", "Subviews"] + Self.listNames
    case .list: Self.listNames
    case .number:
      [
        "CGFloat", "Double", "TimeInterval", "Decimal", "Float", "FloatingPoint",
        "BinaryFloatingPoint",
      ] + Self.numberNames
    case .integer: ["Int", "BinaryInteger", "FixedWidthInteger"] + Self.numberNames
    case .dictionary: ["Dictionary"]
    case .string: ["String", "StringProtocol"] + Self.listNames
    case .color: ["Color", "ShapeStyle"]
    case .truth: ["Bool"]
    case .enumeration(let name):
      declarations.types[name].map { declarations.protocols(of: $0) } ?? []
    case .axes: ["Axis.Set"]
    case .named(let name): [name]
    default: []
    }
  }

  private static let listNames = [
    "Array", "Collection", "Sequence", "RandomAccessCollection", "BidirectionalCollection", "Set",
    "MutableCollection", "RangeReplaceableCollection", "ArraySlice",
  ]
  private static let numberNames = ["Comparable", "Numeric", "SignedNumeric", "Strideable"]

  /// A function or a property that the files add to a type; nil where they add none.
  private func added(
    _ name: String, to type: SwiftType, _ call: FunctionCallExprSyntax?
  ) -> (owner: String, FunctionDeclaration)? {
    let arguments = SwiftArgument.all(of: call)
    for owner in extendedNames(type) + ["Optional"] {
      if let found = declarations.extensions[owner]?.first(where: { function in
        let isCall = function.syntax.is(FunctionDeclSyntax.self)
        guard function.name == name, isCall == (call != nil) else { return false }
        // With other arguments, the system's function of the same name is meant.
        return !isCall || function.takes(arguments)
      }) {
        return (owner, found)
      }
    }
    return nil
  }

  /// `value.member` or `value.method(…)` of an extension of the files; nil for all else.
  func addedMember(_ name: String, of base: Expression, _ call: FunctionCallExprSyntax?)
    -> Expression?
  {
    guard let (owner, function) = added(name, to: base.type, call) else {
      return nil
    }
    let result = define(added: function, to: owner, base.type)
    let around = receiver
    receiver = base.type.element
    defer { receiver = around }
    let nodes =
      call.map { arguments(SwiftArgument.all(of: $0), of: function.parameters, ExprSyntax($0)) }
      ?? []
    return Expression(.call(result.name, [base.whole] + nodes), result.type)
  }

  /// An operation whose operator the files define; nil for all else.
  func addedOperator(_ operation: InfixOperatorExprSyntax, _ sign: String) -> Expression? {
    if let order = addedOrder(operation, sign) { return order }
    guard operatorOwners.contains(sign) else { return nil }
    // The first operand of a chain of operations tells its type. Translating all operands would
    // double the work with each operation.
    let left = quietly { expression(operation.leftOperand.firstOperand) }
    guard hasOperator(sign, left.type) else { return nil }
    return addedOperator(sign, expression(operation.leftOperand), operation.rightOperand)
  }

  private func hasOperator(_ sign: String, _ type: SwiftType) -> Bool {
    (extendedNames(type) + [type.declaredName].compactMap(\.self)).contains { owner in
      let known =
        (declarations.extensions[owner] ?? []) + (declarations.types[owner]?.functions ?? [])
      return known.contains { $0.name == sign && $0.parameters.count == 2 }
    }
  }

  /// `a < b`, `a > b` and the like of a type of the files that has an order; nil for all else.
  private func addedOrder(_ operation: InfixOperatorExprSyntax, _ sign: String) -> Expression? {
    guard ["<", ">", "<=", ">="].contains(sign), operatorOwners.contains("<") else { return nil }
    let left = quietly { expression(operation.leftOperand.firstOperand) }
    guard let owner = left.type.declaredName,
      let function = declarations.types[owner]?.functions.first(where: {
        $0.name == "<" && $0.parameters.count == 2
      })
    else { return nil }
    let name = less(function, owner)
    let values = [operation.leftOperand, operation.rightOperand].map {
      node($0, expecting: left.type)
    }
    let ordered = sign == "<" || sign == ">=" ? values : values.reversed()
    let less = LayNode.call(name, ordered)
    return Expression(sign.count == 1 ? less : .call("not", [less]), .truth)
  }

  /// The function by which values of a type of the files are ordered; nil where they have no order.
  func ownOrder(_ type: SwiftType) -> LayNode? {
    guard let owner = type.declaredName,
      let function = declarations.types[owner]?.functions.first(where: {
        $0.name == "<" && $0.parameters.count == 2
      })
    else { return nil }
    return .atom(less(function, owner))
  }

  private func less(_ function: FunctionDeclaration, _ owner: String) -> String {
    let name = Names.function(owner) + ".less"
    define(operator: function, name)
    return name
  }

  /// An operator that the files define for a type, as `CGPoint + CGPoint`; nil for all else.
  private func addedOperator(_ sign: String, _ left: Expression, _ right: ExprSyntax) -> Expression?
  {
    let words = ["+": "plus", "-": "minus", "*": "times", "/": "over"]
    guard let word = words[sign], !declarations.extensions.isEmpty || left.type.declaredName != nil
    else { return nil }
    let names = extendedNames(left.type) + [left.type.declaredName].compactMap(\.self)
    for owner in names {
      let known =
        (declarations.extensions[owner] ?? []) + (declarations.types[owner]?.functions ?? [])
      let candidates = known.filter { $0.name == sign && $0.parameters.count == 2 }
      guard !candidates.isEmpty else { continue }
      let type = quietly { expression(right).type }
      let function =
        candidates.first { $0.parameters[1].type.isSame(as: type) } ?? candidates[0]
      let index = candidates.firstIndex { $0.syntax.id == function.syntax.id } ?? 0
      let name = Names.function(owner) + "." + word + (index == 0 ? "" : "-\(index + 1)")
      define(operator: function, name)
      let value = expression(right, expecting: function.parameters[1].type)
      let result: SwiftType = function.result == .named("Self") ? left.type : function.result
      return Expression(.call(name, [left.whole, value.whole]), result)
    }
    return nil
  }

  /// The new value of `total += price`, if the files define `+` for such values; nil for all else.
  func addedSum(
    _ sign: String, _ target: ExprSyntax, _ type: SwiftType, _ amount: ExprSyntax
  ) -> LayNode? {
    guard operatorOwners.contains(sign), type.declaredName != nil, hasOperator(sign, type) else {
      return nil
    }
    return addedOperator(sign, expression(target), amount)?.whole
  }

  /// `Planet["Earth"]`, by a static subscript of a type of the files; nil for all else.
  func staticElement(_ syntax: SubscriptCallExprSyntax) -> Expression? {
    let arguments = SwiftArgument.all(in: syntax.arguments)
    guard let name = syntax.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.isTypeName, variable(name) == nil, let type = declaredType(name),
      let function = type.functions.first(where: { $0.isStatic && $0.isElement(arguments) })
    else { return nil }
    let called = define(static: function, of: type)
    let nodes = self.arguments(arguments, of: function.parameters, syntax)
    return Expression(.call(called, nodes, place(of: syntax)), function.result)
  }

  /// `board[row, column]`, `items[safe: 3]`, `value[keyPath: path]`: an element by a subscript of
  /// the files or by a key path; nil for all else.
  func ownElement(_ syntax: SubscriptCallExprSyntax, of whole: Expression) -> Expression? {
    let arguments = SwiftArgument.all(in: syntax.arguments)
    if arguments.first?.label == "keyPath", let path = arguments.first?.expression {
      let function =
        path.as(KeyPathExprSyntax.self).map { self.function($0, of: whole.type) }
        ?? expression(path)
      guard case .function(let result) = function.type else { return unknown(syntax, .unknown) }
      return Expression(.list([function.whole, whole.whole]), result)
    }
    if let name = whole.type.declaredName, let type = declarations.types[name],
      let function = type.functions.first(where: { !$0.isStatic && $0.isElement(arguments) })
    {
      let result = defineProperty(function, of: type)
      let nodes = self.arguments(arguments, of: function.parameters, syntax)
      return Expression(.call(result.name, [whole.whole] + nodes), result.type)
    }
    for owner in extendedNames(whole.type) {
      // Inside a subscript of the files, the same call means the system's subscript.
      guard
        let function = declarations.extensions[owner]?.first(where: {
          $0.isElement(arguments) && !openModifiers.contains($0.syntax.id)
        })
      else { continue }
      let result = define(added: function, to: owner, whole.type)
      let nodes = self.arguments(arguments, of: function.parameters, syntax)
      return Expression(.call(result.name, [whole.whole] + nodes), result.type)
    }
    return nil
  }

  private func define(operator function: FunctionDeclaration, _ name: String) {
    guard defined.insert("operator " + name).inserted else { return }
    outside {
      if let owner = declarations.owner(of: function) {
        members = MemberContext(owner, depth: scopes.count)
      }
      scopes.append([:])
      let heads = function.parameters.map { LayNode.atom(declare($0.name, $0.type)) }
      let body = statementBody(function.body, expecting: function.result)
      emit(
        .call("define", [.list([.atom(name)] + heads)] + body.nodes, place(of: function.syntax)))
      scopes.removeLast()
    }
  }

  /// `+` or `<` of a type of the files, passed as a function; nil for all else.
  func operatorFunction(_ expression: ExprSyntax, _ types: [SwiftType]) -> Expression? {
    let words = ["+": "plus", "-": "minus", "*": "times", "/": "over", "<": "less"]
    guard let sign = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let word = words[sign], let owner = types.last?.declaredName,
      let function = declarations.types[owner]?.functions.first(where: {
        $0.name == sign && $0.parameters.count == 2
      })
    else { return nil }
    let name = Names.function(owner) + "." + word
    define(operator: function, name)
    return Expression(.atom(name), .function(function.result))
  }

  private func define(
    added function: FunctionDeclaration, to owner: String, _ type: SwiftType
  ) -> (name: String, type: SwiftType) {
    let name = overloaded(
      Names.function(owner) + "." + Names.kebab(function.name), function,
      of: declarations.extensions[owner] ?? [])
    guard defined.insert("added " + name).inserted else {
      let result = given(by: function, type)
      return (name, result == .unknown ? globalTypes[name] ?? .unknown : result)
    }
    globalTypes[name] = given(by: function, type)
    let isElement = function.name == "subscript"
    if isElement { openModifiers.insert(function.syntax.id) }
    defer { if isElement { openModifiers.remove(function.syntax.id) } }
    outside {
      scopes.append([:])
      scopes[scopes.count - 1]["self"] = Variable(name: "self", type: type)
      let heads = parameterNodes(function.parameters)
      let expecting = given(by: function, type)
      let body = statementBody(function.body, expecting: expecting, inouts: function.inouts)
      if expecting == .unknown { globalTypes[name] = body.type }
      emit(
        .call(
          "define", [.list([.atom(name), .atom("self")] + heads)] + body.nodes,
          place(of: function.syntax)))
      scopes.removeLast()
    }
    return (name, globalTypes[name] ?? .unknown)
  }

  /// The result type of a function, with `Self` and `Element` replaced by those of a value's type.
  private func given(by function: FunctionDeclaration, _ type: SwiftType) -> SwiftType {
    switch function.result {
    case .named("Self"): type
    case .named("Element"): type.element
    case .list(.named("Element")): .list(type.element)
    case .list(.list(.named("Element"))): .list(.list(type.element))
    default: function.result
    }
  }

  /// A member of `self` in an extension, by its name alone; nil for all else.
  func memberOfSelf(_ name: String, _ syntax: some SyntaxProtocol) -> Expression? {
    guard let whole = variable("self"), isExtended(whole.type) else { return nil }
    let base = Expression(.atom(whole.name), whole.type)
    if let found = knownMember(name, of: base, Syntax(syntax)) ?? addedMember(name, of: base, nil)
      ?? foundationMember(name, of: base, Syntax(syntax))
    {
      return found
    }
    guard whole.type == .string, variable(name) == nil else { return nil }
    let found = quietly { member(name, of: base, Syntax(syntax)) }
    return found.isGuess ? nil : found
  }

  /// A method of `self` in an extension, called by its name alone; nil for all else.
  func methodOfSelf(_ reference: DeclReferenceExprSyntax, _ call: FunctionCallExprSyntax)
    -> Expression?
  {
    guard let whole = variable("self"), isExtended(whole.type) else { return nil }
    let base = Expression(.atom(whole.name), whole.type)
    let link = Chain.Link(reference, call, Syntax(call), period: nil)
    if let found = addedMember(link.name, of: base, call) ?? knownMethod(link, of: base)
      ?? foundationMethod(link, of: base)
    {
      return found
    }
    guard whole.type == .string else { return nil }
    return stringMethod(link, of: base) ?? usualMethod(link, of: base)
  }

  private func isExtended(_ type: SwiftType) -> Bool {
    !type.isView && type.declaredName == nil && !extendedNames(type).isEmpty
  }
}

extension ExprSyntax {
  /// The leftmost operand of nested operations.
  fileprivate var firstOperand: ExprSyntax {
    var current = withoutParentheses
    while let operation = current.as(InfixOperatorExprSyntax.self) {
      current = operation.leftOperand.withoutParentheses
    }
    return current
  }
}

extension FunctionDeclaration {
  /// Whether it is a subscript that takes such arguments.
  fileprivate func isElement(_ arguments: [SwiftArgument]) -> Bool {
    name == "subscript" && parameters.map(\.label) == arguments.map(\.label)
  }
}

extension SwiftType {
  /// Whether both types are equal, or both are numbers.
  fileprivate func isSame(as other: SwiftType) -> Bool {
    self == other || isNumber && other.isNumber
  }
}
