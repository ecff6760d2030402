import LayLanguage
import SwiftSyntax

/// Names of people in their parts.
extension Translator {
  /// `PersonNameComponents(givenName: first, familyName: last)` as a list of its parts in order.
  func personName(_ arguments: [SwiftArgument]) -> Expression {
    let order = ["namePrefix", "givenName", "middleName", "familyName", "nameSuffix"]
    let parts = order.compactMap { label -> LayNode? in
      guard let value = arguments.first(where: { $0.label == label })?.expression else {
        return nil
      }
      return node(value, expecting: .string)
    }
    return Expression(.call("list", parts), Self.personNameType)
  }

  private static let personNameType = SwiftType.named("PersonNameComponents")

  /// `name.formatted(…)`: initials for `.abbreviated`, one part for `.short`, otherwise all parts.
  func personNameText(_ link: Chain.Link, of base: Expression) -> Expression? {
    guard base.type == Self.personNameType, link.name == "formatted" else { return nil }
    let given = call(.givenParts, [base.whole])
    guard let style = link.arguments.first?.expression?.trimmedDescription else {
      return Expression(.call("join", [.string(" "), given]), .string)
    }
    if style.contains("abbreviated") {
      let x = LayNode.atom("part")
      let letters = LayNode.call(
        "map",
        [.call("fn", [.list([x]), .call("first", [.call("characters", [x])])]), given])
      return Expression(.call("join", [.string(""), letters]), .string)
    }
    if style.contains("short") {
      return Expression(.call("or", [.call("first", [given]), .string("")]), .string)
    }
    return Expression(.call("join", [.string(" "), given]), .string)
  }
}
