import LayLanguage
import SwiftSyntax

/// Closures as functions.
extension Translator {
  /// A closure as a function, with the parameters that it names.
  ///
  /// - Parameter mayChange: whether it may change variables around it.
  func function(
    _ closure: ClosureExprSyntax, types: [SwiftType] = [], mayChange: Bool = false,
    expecting: SwiftType = .unknown
  ) -> Expression {
    var expecting = expecting
    if case .list(let element) = wantedOfChain, expecting == .unknown, element.isToldByParts {
      expecting = element
    }
    wantedOfChain = .unknown
    return inScope {
      let names = bindParameters(of: closure, types: types)
      let isStepwise = mayChange && closure.statements.changesSomething
      let body =
        isStepwise
        ? statementBody(closure.statements, expecting: .number)
        : self.body(closure.statements, expecting: expecting)
      return Expression(
        .call("fn", [.list(names.map { .atom($0) })] + body.nodes), .function(body.type))
    }
  }

  /// A name for `$0` that no variable of the files has.
  private func shortName(_ name: String) -> String {
    let isTaken = scopes.contains { scope in
      scope.contains { $0.value.name == name && !$0.key.hasPrefix("$") }
    }
    return isTaken ? "this-" + name : name
  }

  /// The parameters of a closure in the program's words; `$0` and `$1` are called `x` and `y`.
  func bindParameters(of closure: ClosureExprSyntax, types: [SwiftType] = []) -> [String] {
    var given: [(String, SwiftType)] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): given = list.map { ($0.name.text, .unknown) }
    case .parameterClause(let clause):
      given = clause.parameters.map { ($0.secondName?.text ?? $0.firstName.text, type($0.type)) }
    case nil:
      let most = closure.lastShorthand
      for index in 0..<(most.map { $0 + 1 } ?? 0) { given.append(("$\(index)", .unknown)) }
    }
    return given.enumerated().map { index, parameter in
      let known = types.indices.contains(index) ? types[index] : .unknown
      let type = parameter.1 == .unknown ? known : parameter.1
      // `{ $item in … }` binds `item` too.
      if parameter.0.dropFirst().first?.isNumber == false, parameter.0.hasPrefix("$") {
        return bind(String(parameter.0.dropFirst()), type)
      }
      guard parameter.0.hasPrefix("$") else { return bind(parameter.0, type) }
      let plain = shortName(["x", "y", "z", "w"][min(index, 3)])
      scopes[scopes.count - 1][parameter.0] = Variable(name: plain, type: type)
      return plain
    }
  }
}

extension SwiftType {
  /// Whether its values are translated differently if it is expected: tuples get its labels, and
  /// `.init(…)` its name.
  fileprivate var isToldByParts: Bool {
    switch self {
    case .structure, .enumeration: true
    case .tuple(let labels, _): labels.contains { $0 != nil }
    default: false
    }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether something is assigned in it.
  fileprivate var changesSomething: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard case .binaryOperator(let sign) = token.tokenKind else {
        return token.tokenKind == .equal && token.parent?.is(AssignmentExprSyntax.self) == true
      }
      return ["+=", "-=", "*=", "/="].contains(sign)
    }
  }
}

extension ClosureExprSyntax {
  /// The index of its last shorthand parameter, as 1 of `$1`, without those of inner closures; nil
  /// if it has none.
  var lastShorthand: Int? {
    var last: Int?
    for token in statements.tokens(viewMode: .sourceAccurate) {
      guard case .dollarIdentifier(let name) = token.tokenKind,
        let number = Int(name.dropFirst()), (0...3).contains(number), number > last ?? -1,
        token.closureAround?.id == id
      else { continue }
      last = number
    }
    return last
  }
}

extension TokenSyntax {
  /// The nearest closure around it that names no parameters.
  fileprivate var closureAround: ClosureExprSyntax? {
    var around = parent
    while let current = around {
      if let closure = current.as(ClosureExprSyntax.self),
        closure.signature?.parameterClause == nil
      {
        return closure
      }
      around = current.parent
    }
    return nil
  }
}
