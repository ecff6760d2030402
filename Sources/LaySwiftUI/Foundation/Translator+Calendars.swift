import LayLanguage
import SwiftSyntax

/// Members and methods of `Calendar`.
extension Translator {
  func calendarMember(_ name: String) -> Expression? {
    switch name {
    case "firstWeekday": return Expression(.atom("1"), .integer)
    case "amSymbol": return Expression(.string("AM"), .string)
    case "pmSymbol": return Expression(.string("PM"), .string)
    default:
      guard let names = Self.calendarNames(name) else { return nil }
      return Expression(.call("list", names.map { .string($0) }), .list(.string))
    }
  }

  func calendarMethod(_ link: Chain.Link) -> Expression? {
    let arguments = link.arguments
    func given(_ label: String?, _ type: SwiftType = .date) -> LayNode? {
      arguments.first { $0.label == label }?.expression.map { node($0, expecting: type) }
    }
    func unit(_ label: String?) -> LayNode? {
      arguments.first { $0.label == label }?.expression.map { calendarUnit($0) }
    }
    switch link.name {
    case "startOfDay":
      return given("for").map { Expression(.call("date-start", [.atom("day"), $0]), .date) }
    case "component":
      guard let part = unit(nil), let date = given("from") else { return nil }
      return Expression(.call("date-part", [part, date]), .integer)
    case "date": return calendarDate(link)
    case "dateComponents": return components(link)
    case "dateInterval":
      guard let part = unit("of"), let date = given("for") else { return nil }
      let start = LayNode.call("date-start", [part, date])
      return Expression(
        interval(start, .call("date-adding", [part, .atom("1"), start])), .dateInterval)
    case "isDateInToday", "isDateInTomorrow", "isDateInYesterday":
      guard let date = given(nil) else { return nil }
      let shifts = ["isDateInTomorrow": "86400", "isDateInYesterday": "-86400"]
      var today = now(link.syntax).node
      if let shift = shifts[link.name] { today = .call("+", [today, .atom(shift)]) }
      return Expression(same(.atom("day"), date, today), .truth)
    case "isDateInWeekend":
      guard let date = given(nil) else { return nil }
      let part = LayNode.call("date-part", [.atom("weekday"), date])
      return Expression(
        .call("contains", [part, .call("list", [.atom("1"), .atom("7")])]), .truth)
    case "isDate":
      guard let date = given(nil) else { return nil }
      if let other = given("inSameDayAs") {
        return Expression(same(.atom("day"), date, other), .truth)
      }
      guard let other = given("equalTo"), let part = unit("toGranularity") else { return nil }
      return Expression(same(part, date, other), .truth)
    case "compare":
      guard let date = given(nil), let other = given("to"), let part = unit("toGranularity") else {
        return nil
      }
      let starts = [date, other].map { LayNode.call("date-start", [part, $0]) }
      return Expression(call(.comparison, starts), .unknown)
    case "range":
      guard let smaller = unit("of"), let larger = unit("in"), let date = given("for") else {
        return nil
      }
      let start = LayNode.call("date-start", [larger, date])
      let end = LayNode.call("date-adding", [larger, .atom("1"), start])
      let count = LayNode.call("date-difference", [smaller, start, end])
      return Expression(
        .call("range", [.atom("1"), .call("+", [count, .atom("1")])]), .list(.integer))
    default: return nil
    }
  }

  private func same(_ part: LayNode, _ date: LayNode, _ other: LayNode) -> LayNode {
    .call("=", [.call("date-start", [part, date]), .call("date-start", [part, other])])
  }

  /// A calendar unit: `.day`, or a variable that holds one.
  func calendarUnit(_ expression: ExprSyntax) -> LayNode {
    if let name = expression.implicitMember ?? expression.staticMember {
      return .atom(Names.kebab(name))
    }
    return .call("begin", [node(expression)])
  }

  /// `calendar.date(byAdding:value:to:)` and its overloads; nil for all other labels.
  private func calendarDate(_ link: Chain.Link) -> Expression? {
    let arguments = link.arguments
    func given(_ label: String, _ type: SwiftType = .number) -> LayNode? {
      arguments.first { $0.label == label }?.expression.map { node($0, expecting: type) }
    }
    if let components = arguments.first(where: { $0.label == "from" })?.expression {
      return Expression(
        call(.dateOfComponents, [node(components, expecting: .dateComponents)]), .date)
    }
    if let hour = given("bySettingHour"), let date = given("of", .date) {
      let parts = [
        LayNode.call("date-start", [.atom("day"), date]), .call("*", [.atom("3600"), hour]),
        .call("*", [.atom("60"), given("minute") ?? .atom("0")]), given("second") ?? .atom("0"),
      ]
      return Expression(.call("+", parts), .date)
    }
    guard let added = arguments.first(where: { $0.label == "byAdding" })?.expression,
      let date = given("to", .date)
    else { return nil }
    if let count = given("value") {
      return Expression(.call("date-adding", [calendarUnit(added), count, date]), .date)
    }
    // `DateComponents(month: 1, day: -1)`, each of its parts.
    guard let call = added.as(FunctionCallExprSyntax.self) else {
      let parts = node(added, expecting: .dateComponents)
      return Expression(self.call(.addingComponents, [parts, date]), .date)
    }
    var result = date
    for argument in SwiftArgument.all(of: call) {
      guard let label = argument.label, let value = argument.expression else { continue }
      let count = node(value, expecting: .integer)
      result = .call("date-adding", [.atom(Names.kebab(label)), count, result])
    }
    return Expression(result, .date)
  }

  /// `calendar.dateComponents([.day, .hour], from: date)`, or between two dates.
  private func components(_ link: Chain.Link) -> Expression? {
    guard let first = link.arguments.first?.expression,
      let from = link.arguments.first(where: { $0.label == "from" })?.expression
    else { return nil }
    let wanted: [String]
    if let list = first.as(ArrayExprSyntax.self) {
      wanted = list.elements.compactMap { $0.expression.implicitMember }
    } else if let only = first.implicitMember {
      wanted = [only]
    } else {
      wanted = Self.dateParts
    }
    let start = node(from, expecting: .date)
    let end = link.arguments.first { $0.label == "to" }?.expression.map {
      node($0, expecting: .date)
    }
    var nodes: [LayNode] = []
    var larger: String?
    for part in Self.dateParts {
      var value = LayNode.nothing
      if wanted.contains(part) {
        value =
          end.map { between(part, start, $0, larger) }
          ?? .call("date-part", [.atom(part), start])
        larger = part
      }
      nodes += [.keyword(part), value]
    }
    return Expression(.call("tuple", nodes), .dateComponents)
  }

  /// How many units lie between two dates, without those that a larger unit has counted.
  private func between(
    _ part: String, _ start: LayNode, _ end: LayNode, _ larger: String?
  ) -> LayNode {
    let all = LayNode.call("date-difference", [.atom(part), start, end])
    let counts = [
      "year month": "12", "day hour": "24", "hour minute": "60", "minute second": "60",
      "day minute": "1440", "hour second": "3600", "day second": "86400",
    ]
    guard let larger else { return all }
    if let count = counts[larger + " " + part] {
      return .call("remainder", [all, .atom(count)])
    }
    let counted = LayNode.call("date-difference", [.atom(larger), start, end])
    let rest = LayNode.call("date-adding", [.atom(larger), counted, start])
    return .call("date-difference", [.atom(part), rest, end])
  }
}
