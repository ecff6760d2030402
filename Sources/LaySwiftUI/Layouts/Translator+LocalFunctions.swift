import LayLanguage
import SwiftSyntax

/// Functions inside of functions.
extension Translator {
  /// The statements with each local function moved before the first statement that calls it.
  ///
  /// In Swift it may be declared after the call; in the program its definition comes first.
  func inOrderOfUse(
    _ statements: ArraySlice<CodeBlockItemSyntax>
  ) -> ArraySlice<CodeBlockItemSyntax> {
    let functions = statements.compactMap(\.localFunction)
    guard !functions.isEmpty, statements.first?.localFunction == nil || functions.count > 1 else {
      return statements
    }
    // The other functions that each function mentions, directly or indirectly.
    let names = Set(functions.map(\.name.text))
    var mentions: [String: Set<String>] = [:]
    for function in functions {
      mentions[function.name.text, default: []].formUnion(Syntax(function).mentioned(of: names))
    }
    for _ in functions {
      for name in names {
        let known = mentions[name] ?? []
        mentions[name] = known.reduce(into: known) { $0.formUnion(mentions[$1] ?? []) }
      }
    }
    var waiting = Dictionary(
      statements.compactMap { item in item.localFunction.map { ($0.name.text, item) } },
      uniquingKeysWith: { first, _ in first })
    var ordered: [CodeBlockItemSyntax] = []
    func add(_ wanted: Set<String>) {
      for function in functions where wanted.contains(function.name.text) {
        if let item = waiting.removeValue(forKey: function.name.text) { ordered.append(item) }
      }
    }
    for statement in statements {
      let called = Syntax(statement).mentioned(of: names)
      add(called.reduce(into: called) { $0.formUnion(mentions[$1] ?? []) })
      if statement.localFunction == nil { ordered.append(statement) }
    }
    add(names)
    return ordered[...]
  }

  /// The definition of a local function, whose name is declared first, so that it can call itself.
  func functionStep(_ function: FunctionDeclSyntax) -> LayNode {
    let result = type(function.signature.returnClause?.type)
    let clause = function.signature.parameterClause
    let hasDefaults = clause.parameters.contains { $0.defaultValue != nil }
    let parameters = hasDefaults ? self.parameters(clause) : []
    let name = function.name.text
    let called = declare(name, .function(result))
    if hasDefaults {
      scopes[scopes.count - 1][name]?.function = FunctionDeclaration(
        name: name, parameters: parameters, result: result,
        body: function.body?.statements ?? [], syntax: Syntax(function))
    }
    let node = inScope { () -> LayNode in
      let heads =
        hasDefaults
        ? parameterNodes(parameters)
        : clause.parameters.map { parameter in
          .atom(
            declare(parameter.secondName?.text ?? parameter.firstName.text, type(parameter.type)))
        }
      let body = statementBody(
        function.body?.statements ?? [], expecting: result == .unknown ? .named("Void") : result,
        inouts: clause.inouts)
      return .call("define", [.list([.atom(called)] + heads)] + body.nodes)
    }
    return node.placed(at: place(of: function))
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [ParameterDeclaration] {
    clause.parameters.map { parameter in
      let first = parameter.firstName.text
      return ParameterDeclaration(
        label: first == "_" ? nil : Self.repaired(first),
        name: parameter.secondName?.text ?? first, type: type(parameter.type),
        typeSyntax: parameter.type, defaultValue: parameter.defaultValue?.value,
        syntax: Syntax(parameter))
    }
  }
}

extension CodeBlockItemSyntax {
  fileprivate var localFunction: FunctionDeclSyntax? {
    if case .decl(let declaration) = item { declaration.as(FunctionDeclSyntax.self) } else { nil }
  }
}

extension Syntax {
  /// Which of the names it mentions.
  fileprivate func mentioned(of names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for token in tokens(viewMode: .sourceAccurate) {
      if case .identifier(let text) = token.tokenKind, names.contains(text) { found.insert(text) }
    }
    return found
  }
}
