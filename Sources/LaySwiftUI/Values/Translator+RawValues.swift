import LayLanguage
import SwiftSyntax

/// Raw values of enumerations.
extension Translator {
  /// `Column(rawValue: 2)`: the case with a raw value; nil for all other calls.
  func byRawValue(
    _ type: TypeDeclaration, _ arguments: [SwiftArgument], _ syntax: ExprSyntax
  ) -> Expression? {
    guard arguments.count == 1, arguments[0].label == "rawValue",
      let value = arguments[0].expression, !type.cases.isEmpty
    else { return nil }
    let called = Names.function(type.name) + ".with-raw-value"
    if defined.insert("property " + called).inserted {
      let clauses = rawValues(of: type).map { name, raw in
        LayNode.list([.call("=", [.atom("raw"), raw]), .quoted(Names.kebab(name))])
      }
      outside {
        emit(
          .call(
            "define", [.list([.atom(called), .atom("raw")]), .call("cond", clauses)],
            place(of: type.syntax)))
      }
    }
    return Expression(
      .call(called, [node(value, expecting: type.rawType)], place(of: syntax)),
      .enumeration(type.name))
  }

  /// The cases with their raw values: those that are written, numbers counted on from these, or
  /// names.
  func rawValues(of type: TypeDeclaration) -> [(name: String, value: LayNode)] {
    var next = 0.0
    return type.cases.map { one in
      if let value = one.value {
        let node = node(value)
        next = (node.number ?? next) + 1
        return (one.name, node)
      }
      guard type.rawType.isNumber else { return (one.name, .string(one.name)) }
      defer { next += 1 }
      return (one.name, .atom(Self.written(next)))
    }
  }
}

extension TypeDeclaration {
  /// The type of the raw values of an enumeration.
  var rawType: SwiftType {
    if conformances.contains("Int") { return .integer }
    return conformances.isDisjoint(with: ["CGFloat", "Double", "Float"]) ? .string : .number
  }
}
