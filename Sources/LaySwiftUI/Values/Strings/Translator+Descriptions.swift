import LayLanguage
import SwiftSyntax

/// The texts of values whose types the files declare.
extension Translator {
  /// A value's `description`, or the name of a case as it is written; nil for all other values.
  func description(of value: Expression) -> LayNode? {
    guard let type = value.type.declaredName.flatMap({ declarations.types[$0] }) else { return nil }
    if type.computed("description") != nil,
      !type.conformances.isDisjoint(with: ["CustomStringConvertible", "LosslessStringConvertible"]),
      !(valueMembers.last?.name == type.name && value.node.text == "self")
    {
      return type.isEnumeration
        ? caseMember("description", of: type, value.whole)?.whole
        : field("description", of: type, value.whole, Syntax(type.syntax))?.whole
    }
    guard type.isEnumeration, type.cases.contains(where: { Names.kebab($0.name) != $0.name }),
      type.cases.allSatisfy(\.parts.isEmpty)
    else { return nil }
    let function = Names.function(type.name) + ".case-name"
    if defined.insert("property " + function).inserted {
      let clauses = type.cases.map {
        LayNode.list([.list([.atom(Names.kebab($0.name))]), .string($0.name)])
      }
      emit(
        .call(
          "define",
          [.list([.atom(function), .atom("self")]), .call("case", [.atom("self")] + clauses)],
          place(of: type.syntax)))
    }
    return .call(function, [value.whole])
  }
}
