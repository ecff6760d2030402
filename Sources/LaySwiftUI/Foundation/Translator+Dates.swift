import LayLanguage
import SwiftSyntax

extension SwiftType {
  /// Seconds since 2001 began, as in Swift.
  static let date = SwiftType.named("Date")
  /// Its values are `nil` in the program, since there is only one calendar.
  static let calendar = SwiftType.named("Calendar")
  /// A tuple of a start and an end.
  static let dateInterval = SwiftType.named("DateInterval")
  /// A tuple of numbers, nil for each part that is not set.
  static let dateComponents = SwiftType.named("DateComponents")
  /// A number of seconds.
  static let duration = SwiftType.named("Duration")
  /// A tuple of a value and a unit.
  static let measurement = SwiftType.named("Measurement")
}

/// Dates and durations. The clock is fixed, so that a layout is the same each time it is made.
extension Translator {
  /// The current time, which is fixed.
  func now(_ syntax: some SyntaxProtocol) -> Expression {
    if !defined.contains("helper " + Helper.now.name) {
      note(syntax, "the clock stands at 9:41 on 9 September 2025")
    }
    return Expression(call(.now, []), .date)
  }

  /// `Date.now`, `Calendar.current`, `Duration.seconds(3)`; nil for all else.
  func foundationMember(
    _ name: String, _ arguments: [SwiftArgument], _ syntax: ExprSyntax, of type: SwiftType
  ) -> Expression? {
    switch (type, name) {
    case (.date, "now"): return now(syntax)
    case (.date, "distantPast"):
      return Expression(.call("date-from", [.atom("1")]), .date)
    case (.date, "distantFuture"):
      return Expression(.call("date-from", [.atom("4001")]), .date)
    case (.calendar, "current"), (.calendar, "autoupdatingCurrent"):
      return Expression(.nothing, .calendar)
    case (.duration, "zero"): return Expression(.atom("0"), .duration)
    case (.duration, _):
      let lengths = ["seconds": "1", "milliseconds": "1000", "microseconds": "1000000"]
      guard let length = lengths[name], let value = arguments.first?.expression else { return nil }
      let number = node(value, expecting: .number)
      return Expression(length == "1" ? number : .call("/", [number, .atom(length)]), .duration)
    case (.named("ByteCountFormatter"), "string"):
      guard let value = arguments.first?.expression else { return nil }
      return Expression(call(.bytes, [node(value, expecting: .number)]), .string)
    case (.named("ListFormatter"), "localizedString"):
      guard let list = arguments.first?.expression else { return nil }
      return Expression(call(.listing, [node(list), .string("and")]), .string)
    default: return nil
    }
  }

  /// `Date()`, `DateComponents(year: 2025)`, `Measurement(value: 3, unit: .meters)`; nil for all
  /// else.
  func foundationValue(
    _ type: String, _ arguments: [SwiftArgument], _ syntax: ExprSyntax
  ) -> Expression? {
    func given(_ label: String?) -> LayNode? {
      arguments.first { $0.label == label }?.expression.map { node($0, expecting: .number) }
    }
    switch type {
    case "Date": return date(arguments, syntax)
    case "Calendar": return Expression(.nothing, .calendar)
    case "DateComponents":
      let parts = Self.dateParts.flatMap { [LayNode.keyword($0), given($0) ?? .nothing] }
      return Expression(.call("tuple", parts), .dateComponents)
    case "DateInterval":
      guard let start = given("start") else { return nil }
      let end = given("end") ?? given("duration").map { .call("+", [start, $0]) } ?? start
      return Expression(interval(start, end), .dateInterval)
    case "Measurement":
      guard let value = given("value"), let unit = arguments.first(where: { $0.label == "unit" }),
        let expression = unit.expression
      else { return nil }
      return Expression(
        .call("tuple", [.keyword("value"), value, .keyword("unit"), unitNode(expression)]),
        .measurement)
    case "DateFormatter":
      return Expression(datePattern(ofFormatterAt: syntax), .named(type))
    case "NumberFormatter":
      return Expression(numberFormat(ofFormatterAt: syntax), .named(type))
    default: return nil
    }
  }

  static let dateParts = ["year", "month", "day", "hour", "minute", "second", "weekday"]

  func interval(_ start: LayNode, _ end: LayNode) -> LayNode {
    .call("tuple", [.keyword("start"), start, .keyword("end"), end])
  }

  /// `Date()`, `Date(timeIntervalSinceNow: 60)`.
  private func date(_ arguments: [SwiftArgument], _ syntax: ExprSyntax) -> Expression? {
    guard let first = arguments.first, let value = first.expression else { return now(syntax) }
    let number = node(value, expecting: .number)
    switch first.label {
    case "timeIntervalSinceNow":
      return Expression(.call("+", [now(syntax).node, number]), .date)
    case "timeIntervalSince1970":
      return Expression(.call("-", [number, .atom(Self.secondsTo2001)]), .date)
    case "timeIntervalSinceReferenceDate": return Expression(number, .date)
    case "timeInterval":
      guard let since = arguments.last?.expression else { return nil }
      return Expression(.call("+", [node(since, expecting: .date), number]), .date)
    default: return nil
    }
  }

  /// From 1970 to 2001.
  private static let secondsTo2001 = "978307200"

  // MARK: Members

  /// `date.timeIntervalSinceNow`, `components.day`, `distance.value`; nil for all else.
  func foundationMember(_ name: String, of base: Expression, _ syntax: Syntax) -> Expression? {
    let whole = base.whole
    switch base.type {
    case .date: return dateMember(name, whole, syntax)
    case .dateComponents:
      if name == "date" { return Expression(call(.dateOfComponents, [whole]), .date) }
      guard Self.dateParts.contains(name) else { return nil }
      return Expression(.call(":" + name, [whole]), .integer)
    case .dateInterval:
      switch name {
      case "start", "lowerBound": return Expression(.call(":start", [whole]), .date)
      case "end", "upperBound": return Expression(.call(":end", [whole]), .date)
      case "duration":
        let length = LayNode.call("-", [.call(":end", [whole]), .call(":start", [whole])])
        return Expression(length, .number)
      default: return nil
      }
    case .calendar: return calendarMember(name)
    case .duration:
      switch name {
      case "components": return base
      case "seconds": return Expression(.call("int", [whole]), .integer)
      case "attoseconds": return Expression(.atom("0"), .integer)
      default: return nil
      }
    case .measurement:
      switch name {
      case "value": return Expression(.call(":value", [whole]), .number)
      case "unit": return Expression(.call(":unit", [whole]), .named("Unit"))
      default: return nil
      }
    case .named("AttributedString"):
      return ["characters", "unicodeScalars"].contains(name) ? Expression(whole, .string) : nil
    case .named("TimelineViewContext"): return name == "date" ? now(syntax) : nil
    case let type where name == "symbol" && Self.isUnit(type):
      return Expression(call(.unitSymbol, [whole]), .string)
    default: return nil
    }
  }

  private func dateMember(_ name: String, _ whole: LayNode, _ syntax: Syntax) -> Expression? {
    switch name {
    case "timeIntervalSinceNow":
      return Expression(.call("-", [whole, now(syntax).node]), .number)
    case "timeIntervalSince1970":
      return Expression(.call("+", [whole, .atom(Self.secondsTo2001)]), .number)
    case "timeIntervalSinceReferenceDate": return Expression(whole, .number)
    case "description":
      return Expression(.call("date-text", [.string("yyyy-MM-dd HH:mm:ss Z"), whole]), .string)
    default: return nil
    }
  }

  // MARK: Methods

  /// `date.addingTimeInterval(60)`, `calendar.startOfDay(for: date)`,
  /// `formatter.string(from: date)`; nil for all else.
  func foundationMethod(_ link: Chain.Link, of base: Expression) -> Expression? {
    let arguments = link.arguments
    func given(_ label: String?, _ type: SwiftType) -> LayNode? {
      arguments.first { $0.label == label }?.expression.map { node($0, expecting: type) }
    }
    let whole = base.whole
    if link.name == "formatted" { return formattedCall(link, of: base) }
    switch (base.type, link.name) {
    case (.named("AttributedString"), "range"): return Expression(.nothing, .unknown)
    case (.date, "addingTimeInterval"), (.date, "advanced"):
      guard let seconds = given(nil, .number) ?? given("by", .number) else { return nil }
      return Expression(.call("+", [whole, seconds]), .date)
    case (.date, "timeIntervalSince"):
      return given(nil, .date).map { Expression(.call("-", [whole, $0]), .number) }
    case (.date, "distance"):
      return given("to", .date).map { Expression(.call("-", [$0, whole]), .number) }
    case (.date, "compare"):
      return given(nil, .date).map { Expression(call(.comparison, [whole, $0]), .unknown) }
    case (.dateInterval, "contains"):
      guard let date = given(nil, .date) else { return nil }
      return Expression(
        .call("<=", [.call(":start", [whole]), date, .call(":end", [whole])]), .truth)
    case (.measurement, "converted"):
      guard let unit = arguments.first?.expression else { return nil }
      return Expression(call(.measurementIn, [whole, unitNode(unit)]), .measurement)
    case (.calendar, _): return calendarMethod(link)
    case (.named("DateFormatter"), "string"):
      return given("from", .date).map { Expression(.call("date-text", [whole, $0]), .string) }
    case (.named("NumberFormatter"), "string"):
      guard let number = given("from", .number) ?? given("for", .number) else { return nil }
      return Expression(.list([whole, number]), .string)
    case (.named("RelativeDateTimeFormatter"), "localizedString"):
      guard let date = given("for", .date) else { return nil }
      return Expression(call(.relative, [date, .truth(false)], with: [.now]), .string)
    case (.named("DateComponentsFormatter"), "string"):
      return given("from", .number).map { Expression(clockText($0), .string) }
    case (.named("MeasurementFormatter"), "string"):
      guard let value = given("from", .measurement) else { return nil }
      return Expression(measurementText(value, nil), .string)
    case (.named("ByteCountFormatter"), "string"):
      guard let count = given("fromByteCount", .number) else { return nil }
      return Expression(call(.bytes, [count]), .string)
    default: return nil
    }
  }

  /// What a formatter makes of a value; nil for formatters that are not known.
  func formatted(_ value: Expression, by formatter: Expression) -> LayNode? {
    switch formatter.type {
    case .named("DateFormatter"): .call("date-text", [formatter.whole, value.whole])
    case .named("NumberFormatter"): .list([formatter.whole, value.whole])
    case .named("RelativeDateTimeFormatter"):
      call(.relative, [value.whole, .truth(false)], with: [.now])
    case .named("DateComponentsFormatter"): clockText(value.whole)
    case .named("MeasurementFormatter"): measurementText(value.whole, nil)
    case .named("ByteCountFormatter"): call(.bytes, [value.whole])
    default: nil
    }
  }

  /// `date + 60`, `duration / 2`, `start...end` of dates; nil for all else.
  func foundationOperation(_ operation: InfixOperatorExprSyntax, _ sign: String) -> Expression? {
    guard ["+", "-", "*", "/", "...", "..<"].contains(sign),
      mentionsTime(operation.leftOperand)
    else { return nil }
    let type = quietly { expression(operation.leftOperand).type }
    guard type == .date || type == .duration else { return nil }
    let left = node(operation.leftOperand)
    switch sign {
    case "...", "..<":
      guard type == .date else { return nil }
      return Expression(
        interval(left, node(operation.rightOperand, expecting: .date)), .dateInterval)
    case "+", "-":
      let right = node(operation.rightOperand, expecting: type == .date ? .number : type)
      return Expression(.call(sign, [left, right]), type)
    default:
      return Expression(
        .call(sign, [left, node(operation.rightOperand, expecting: .number)]), type)
    }
  }

  /// Whether an operand may be a date or a duration.
  ///
  /// Literals are neither; operands that are operations are not tried, since each level repeats the
  /// work.
  private func mentionsTime(_ operand: ExprSyntax) -> Bool {
    switch operand.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .memberAccessExpr: true
    case .functionCallExpr, .forceUnwrapExpr:
      !operand.tokens(viewMode: .sourceAccurate).contains {
        if case .binaryOperator = $0.tokenKind { true } else { false }
      }
    default: false
    }
  }
}
