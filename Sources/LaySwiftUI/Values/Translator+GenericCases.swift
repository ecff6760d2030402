import LayLanguage
import SwiftSyntax

/// `Option.allCases` of a generic parameter.
extension Translator {
  /// The cases of the enumeration that a generic parameter stands for.
  ///
  /// The program finds them from a value of that type. Nil if no such value is in scope, or if the
  /// files have no enumeration that could be meant.
  func casesOfParameter(_ name: String, _ syntax: some SyntaxProtocol) -> Expression? {
    let enumerations = declarations.typeOrder.compactMap { declarations.types[$0] }.filter {
      $0.isEnumeration && $0.conformances.contains("CaseIterable")
        && $0.cases.allSatisfy(\.parts.isEmpty) && !$0.cases.isEmpty
    }
    guard !enumerations.isEmpty, let value = valueOfParameter(name, syntax) else { return nil }
    let helper = "cases-like"
    if defined.insert("cases of parameters").inserted {
      let clauses = enumerations.map { type -> LayNode in
        let cases = LayNode.call("list", type.cases.map { .quoted(Names.kebab($0.name)) })
        return .list([.call("contains", [.atom("value"), cases]), cases])
      }
      let all = clauses + [.list([.atom("else"), .call("list", [.atom("value")])])]
      emit(
        .call("define", [.list([.atom(helper), .atom("value")]), .call("cond", all)]))
    }
    return Expression(.call(helper, [value]), .list(.named(name)))
  }

  /// A variable or a property whose type is a generic parameter, or the first element of a list of
  /// that type.
  private func valueOfParameter(_ name: String, _ syntax: some SyntaxProtocol) -> LayNode? {
    func node(_ value: LayNode, _ type: SwiftType) -> LayNode? {
      switch type {
      case .named(name): value
      case .list(.named(name)): .call("first", [value])
      default: nil
      }
    }
    for scope in scopes.reversed() {
      for (_, known) in scope.sorted(by: { $0.key < $1.key }) {
        if let found = node(.atom(known.name), known.type) { return found }
      }
    }
    for property in members?.type.stored ?? [] where !property.isStatic {
      guard let value = value(named: property.name, syntax) else { continue }
      if let found = node(value.whole, property.type) { return found }
    }
    return nil
  }
}
