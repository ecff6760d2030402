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

  private static let operatorWords = [
    "*": "times", "+": "plus", "-": "minus", "/": "over", "<": "less",
  ]

  /// The functions by which the files define an operator for a type, and the type that has them.
  private func operators(
    _ sign: String, of type: SwiftType
  ) -> (owner: String, functions: [FunctionDeclaration])? {
    for owner in extendedNames(type) + [type.declaredName].compactMap(\.self) {
      let known =
        (declarations.extensions[owner] ?? []) + (declarations.types[owner]?.functions ?? [])
      let found = known.filter { $0.name == sign && $0.parameters.count == 2 }
      if !found.isEmpty { return (owner, found) }
    }
    return nil
  }

  /// Defines the function for an operator of the files, and returns its name in the program.
  private func defined(
    operator function: FunctionDeclaration, of owner: String, index: Int = 0
  ) -> String {
    let word = Self.operatorWords[function.name] ?? function.name
    let name = Names.function(owner) + "." + word + (index == 0 ? "" : "-\(index + 1)")
    defineOnce("operator " + name, name, function.syntax) {
      members = declarations.owner(of: function).map {
        MemberContext($0, depth: scopes.count - 1)
      }
      let heads = function.parameters.map { LayNode.atom(declare($0.name, $0.type)) }
      return (heads, statementBody(function.body, expecting: function.result).nodes)
    }
    return name
  }

  /// An operation whose operator the files define; nil for all else.
  func addedOperator(_ operation: InfixOperatorExprSyntax, _ sign: String) -> Expression? {
    let isOrder = ["<", ">", "<=", ">="].contains(sign)
    guard operatorOwners.contains(isOrder ? "<" : sign) else { return nil }
    // The first operand of a chain of operations tells its type. Translating all operands would
    // double the work with each operation.
    let type = quietly { expression(operation.leftOperand.firstOperand) }.type
    guard isOrder else {
      guard operators(sign, of: type) != nil else { return nil }
      return addedOperator(sign, expression(operation.leftOperand), operation.rightOperand)
    }
    guard let less = ownOrder(type) else { return nil }
    let values = [operation.leftOperand, operation.rightOperand].map { node($0, expecting: type) }
    let ordered = sign == "<" || sign == ">=" ? values : values.reversed()
    let test = LayNode.list([less] + ordered)
    return Expression(sign.count == 1 ? test : .call("not", [test]), .truth)
  }

  /// The function by which values of a type of the files are ordered; nil where they have no order.
  func ownOrder(_ type: SwiftType) -> LayNode? {
    guard type.declaredName != nil, let (owner, functions) = operators("<", of: type) else {
      return nil
    }
    return .atom(defined(operator: functions[0], of: owner))
  }

  /// An operator that the files define for a type, as `CGPoint + CGPoint`; nil for all else.
  private func addedOperator(
    _ sign: String, _ left: Expression, _ right: ExprSyntax
  ) -> Expression? {
    guard let (owner, functions) = operators(sign, of: left.type) else { return nil }
    let type = quietly { expression(right).type }
    let index = functions.firstIndex { $0.parameters[1].type.isSame(as: type) } ?? 0
    let function = functions[index]
    let name = defined(operator: function, of: owner, index: index)
    let value = expression(right, expecting: function.parameters[1].type)
    let result: SwiftType = function.result == .named("Self") ? left.type : function.result
    return Expression(.call(name, [left.whole, value.whole]), result)
  }

  /// The new value of `total += price`, if the files define `+` for such values; nil for all else.
  func addedSum(
    _ sign: String, _ target: ExprSyntax, _ type: SwiftType, _ amount: ExprSyntax
  ) -> LayNode? {
    guard operatorOwners.contains(sign), type.declaredName != nil,
      operators(sign, of: type) != nil
    else { return nil }
    return addedOperator(sign, expression(target), amount)?.whole
  }

  /// `+` or `<` of a type of the files, passed as a function; nil for all else.
  func operatorFunction(_ expression: ExprSyntax, _ types: [SwiftType]) -> Expression? {
    guard let sign = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.operatorWords[sign] != nil, let type = types.last, type.declaredName != nil,
      let (owner, functions) = operators(sign, of: type)
    else { return nil }
    return Expression(
      .atom(defined(operator: functions[0], of: owner)), .function(functions[0].result))
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

  private func define(
    added function: FunctionDeclaration, to owner: String, _ type: SwiftType
  ) -> (name: String, type: SwiftType) {
    let name = overloaded(
      Names.function(owner) + "." + Names.kebab(function.name), function,
      of: declarations.extensions[owner] ?? [])
    let result = given(by: function, type)
    if defined.contains("added " + name) {
      return (name, result == .unknown ? globalTypes[name] ?? .unknown : result)
    }
    globalTypes[name] = result
    let isElement = function.name == "subscript"
    if isElement { openModifiers.insert(function.syntax.id) }
    defer { if isElement { openModifiers.remove(function.syntax.id) } }
    defineOnce("added " + name, name, function.syntax) {
      scopes[scopes.count - 1]["self"] = Variable(name: "self", type: type)
      let heads = parameterNodes(function.parameters)
      let body = statementBody(function.body, expecting: result, inouts: function.inouts)
      if result == .unknown { globalTypes[name] = body.type }
      return ([.atom("self")] + heads, body.nodes)
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
      ?? dateMember(name, of: base, Syntax(syntax))
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
      ?? dateMethod(link, of: base)
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
