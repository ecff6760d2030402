import LayLanguage
import SwiftSyntax

/// What the files add to types of the system, as functions of the value: `extension CGSize { … }`.
extension Translator {
  /// The names under which extensions add to a type, the nearest first.
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
    case .number: ["CGFloat", "Double", "FloatingPoint", "BinaryFloatingPoint"] + Self.numberNames
    case .integer: ["Int", "BinaryInteger", "FixedWidthInteger"] + Self.numberNames
    case .dictionary: ["Dictionary"]
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
  private func added(_ name: String, to type: SwiftType, isCall: Bool) -> (
    owner: String, FunctionDeclaration
  )? {
    for owner in extendedNames(type) {
      if let found = declarations.extensions[owner]?.first(where: {
        $0.name == name && $0.syntax.is(FunctionDeclSyntax.self) == isCall
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
    guard let (owner, function) = added(name, to: base.type, isCall: call != nil) else {
      return nil
    }
    let result = define(added: function, to: owner, base.type)
    let nodes =
      call.map { arguments(SwiftArgument.all(of: $0), of: function.parameters, ExprSyntax($0)) }
      ?? []
    return Expression(.call(result.name, [base.whole] + nodes), result.type)
  }

  /// An operation whose operator the files define; nil for all else.
  func addedOperator(_ operation: InfixOperatorExprSyntax, _ sign: String) -> Expression? {
    guard operatorOwners.contains(sign) else { return nil }
    let left = quietly { expression(operation.leftOperand) }
    guard addedOperator(sign, left, operation.rightOperand) != nil else { return nil }
    return addedOperator(sign, expression(operation.leftOperand), operation.rightOperand)
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
      if defined.insert("operator " + name).inserted {
        outside {
          scopes.append([:])
          let heads = function.parameters.map { LayNode.atom(declare($0.name, $0.type)) }
          let body = statementBody(function.body, expecting: function.result)
          emit(
            .call(
              "define", [.list([.atom(name)] + heads)] + body.nodes, place(of: function.syntax)))
          scopes.removeLast()
        }
      }
      let value = expression(right, expecting: function.parameters[1].type)
      let result: SwiftType = function.result == .named("Self") ? left.type : function.result
      return Expression(.call(name, [left.whole, value.whole]), result)
    }
    return nil
  }

  private func define(
    added function: FunctionDeclaration, to owner: String, _ type: SwiftType
  ) -> (name: String, type: SwiftType) {
    let name = Names.function(owner) + "." + Names.kebab(function.name)
    guard defined.insert("added " + name).inserted else {
      let result = given(by: function, type)
      return (name, result == .unknown ? globalTypes[name] ?? .unknown : result)
    }
    globalTypes[name] = given(by: function, type)
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

  /// What a function gives, with `Self` and `Element` as what they are for a value.
  private func given(by function: FunctionDeclaration, _ type: SwiftType) -> SwiftType {
    switch function.result {
    case .named("Self"): type
    case .named("Element"): type.element
    case .list(.named("Element")): .list(type.element)
    case .list(.list(.named("Element"))): .list(.list(type.element))
    default: function.result
    }
  }

  /// A member of the value that an extension is about, by its name alone; nil for all else.
  func memberOfSelf(_ name: String, _ syntax: some SyntaxProtocol) -> Expression? {
    guard let whole = variable("self"), isExtended(whole.type) else { return nil }
    let base = Expression(.atom(whole.name), whole.type)
    return knownMember(name, of: base, Syntax(syntax)) ?? addedMember(name, of: base, nil)
  }

  /// A method of the same, called by its name alone; nil for all else.
  func methodOfSelf(_ reference: DeclReferenceExprSyntax, _ call: FunctionCallExprSyntax)
    -> Expression?
  {
    guard let whole = variable("self"), isExtended(whole.type) else { return nil }
    let base = Expression(.atom(whole.name), whole.type)
    let link = Chain.Link(reference, call, Syntax(call), period: nil)
    return addedMember(link.name, of: base, call) ?? knownMethod(link, of: base)
  }

  private func isExtended(_ type: SwiftType) -> Bool {
    !type.isView && type.declaredName == nil && !extendedNames(type).isEmpty
  }
}

extension SwiftType {
  /// Whether both are the same as far as numbers are told apart.
  fileprivate func isSame(as other: SwiftType) -> Bool {
    self == other || isNumber && other.isNumber
  }
}
