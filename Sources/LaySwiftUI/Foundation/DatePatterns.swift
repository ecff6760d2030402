import SwiftSyntax

/// The patterns by which dates are written in the United States, for the styles of Swift.
enum DatePatterns {
  /// `date.formatted(date: .abbreviated, time: .shortened)`; nil and `omitted` leave one out.
  static func pattern(date: String?, time: String?) -> String {
    let dates = [
      "numeric": "M/d/yyyy", "abbreviated": "MMM d, yyyy", "long": "MMMM d, yyyy",
      "complete": "EEEE, MMMM d, yyyy",
    ]
    let times = ["shortened": "h:mm a", "standard": "h:mm:ss a", "complete": "h:mm:ss a z"]
    let day = date.flatMap { dates[$0] }
    let hour = time.flatMap { times[$0] }
    return joined(day, hour, isNumeric: date == "numeric")
  }

  private static func joined(_ day: String?, _ hour: String?, isNumeric: Bool) -> String {
    guard let day else { return hour ?? "M/d/yyyy, h:mm a" }
    return hour.map { day + (isNumeric ? ", " : " 'at' ") + $0 } ?? day
  }

  /// `.dateTime.month().day()`, `.iso8601`, `Date.FormatStyle(date: .long, time: .omitted)`.
  static func pattern(of parts: [FormatPart]) -> String {
    guard let first = parts.first else { return "M/d/yyyy, h:mm a" }
    if first.name == "iso8601" {
      return parts.count == 1 ? "yyyy-MM-dd'T'HH:mm:ss'Z'" : "yyyy-MM-dd"
    }
    if first.value("date") != nil || first.value("time") != nil {
      return pattern(
        date: first.value("date")?.implicitMember, time: first.value("time")?.implicitMember)
    }
    var fields: [String: String] = [:]
    for part in parts {
      let how = part.arguments.first?.expression?.implicitCallee ?? ""
      guard let letters = field(part.name, how) else { continue }
      fields[part.name] = letters
    }
    return fields.isEmpty ? "M/d/yyyy, h:mm a" : pattern(of: fields)
  }

  private static func field(_ name: String, _ how: String) -> String? {
    switch name {
    case "year": how == "twoDigits" ? "yy" : "yyyy"
    case "month":
      ["wide": "MMMM", "narrow": "MMMMM", "twoDigits": "MM", "defaultDigits": "M"][how] ?? "MMM"
    case "day": how == "twoDigits" ? "dd" : "d"
    case "weekday": ["wide": "EEEE", "narrow": "EEEEE", "short": "EEEEEE"][how] ?? "EEE"
    case "hour": how.hasPrefix("twoDigits") ? "hh" : "h"
    case "minute": how == "defaultDigits" ? "m" : "mm"
    case "second": how == "defaultDigits" ? "s" : "ss"
    case "week": "w"
    case "quarter": "'Q'q"
    case "era": "G"
    case "dayOfYear": "D"
    default: nil
    }
  }

  /// Fields in the order of the United States, whatever order they are asked for in.
  private static func pattern(of fields: [String: String]) -> String {
    let month = fields["month"] ?? fields["quarter"]
    let isNumeric = month.map { $0.count < 3 } ?? false
    var day: String?
    switch (month, fields["day"]) {
    case (let month?, let number?): day = month + (isNumeric ? "/" : " ") + number
    case (let month?, nil): day = month
    case (nil, let number?): day = number
    case (nil, nil): day = fields["dayOfYear"] ?? fields["week"].map { "'week' " + $0 }
    }
    if let year = fields["year"] {
      let gap = isNumeric ? "/" : fields["day"] == nil ? " " : ", "
      day = day.map { $0 + gap + year } ?? year
    }
    if let weekday = fields["weekday"] {
      let isAlone = month == nil && fields["year"] == nil
      day = day.map { isAlone ? $0 + " " + weekday : weekday + ", " + $0 } ?? weekday
    }
    var hour: String?
    if let letters = fields["hour"] {
      hour =
        ([letters] + [fields["minute"], fields["second"]].compactMap(\.self))
        .joined(separator: ":") + " a"
    } else if let minute = fields["minute"] {
      hour = [minute, fields["second"]].compactMap(\.self).joined(separator: ":")
    } else {
      hour = fields["second"]
    }
    return joined(day, hour, isNumeric: isNumeric)
  }

  /// The pattern of a `DateFormatter`, by its template or its styles.
  static func pattern(of settings: FormatterSettings) -> String {
    if let template = settings.template { return pattern(template: template) }
    let dates = [
      "short": "M/d/yy", "medium": "MMM d, yyyy", "long": "MMMM d, yyyy",
      "full": "EEEE, MMMM d, yyyy",
    ]
    let times = ["short": "h:mm a", "medium": "h:mm:ss a", "long": "h:mm:ss a z"]
    let style = settings.values["dateStyle"]?.implicitMember
    let day = style.flatMap { dates[$0] }
    let hour = settings.values["timeStyle"]?.implicitMember.flatMap { times[$0] }
    return joined(day, hour, isNumeric: style == "short" || style == "medium")
  }

  /// `setLocalizedDateFormatFromTemplate("MMMd")`: fields in any order.
  private static func pattern(template: String) -> String {
    let names: [Character: String] = [
      "y": "year", "M": "month", "d": "day", "E": "weekday", "h": "hour", "j": "hour", "H": "hour",
      "m": "minute", "s": "second",
    ]
    var fields: [String: String] = [:]
    for letter in template {
      guard let name = names[letter] else { continue }
      fields[name, default: ""].append(letter == "j" || letter == "H" ? "h" : letter)
    }
    if let year = fields["year"], year.count == 1 { fields["year"] = "yyyy" }
    return pattern(of: fields)
  }
}

/// The properties that are set on a formatter after it is made: `formatter.dateStyle = .medium`.
struct FormatterSettings {
  private(set) var values: [String: ExprSyntax] = [:]
  /// What `setLocalizedDateFormatFromTemplate` takes.
  private(set) var template: String?

  /// - Parameter syntax: the call that makes the formatter.
  init(of syntax: ExprSyntax) {
    var around = syntax.parent
    var name: String?
    while let current = around {
      if let binding = current.as(PatternBindingSyntax.self), name == nil {
        name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      }
      if let statements = current.as(CodeBlockItemListSyntax.self) {
        if let name { read(statements, name) }
        return
      }
      around = current.parent
    }
  }

  private mutating func read(_ statements: CodeBlockItemListSyntax, _ name: String) {
    for statement in statements {
      guard case .expr(let expression) = statement.item else { continue }
      if let assignment = expression.as(InfixOperatorExprSyntax.self),
        assignment.operator.trimmedDescription == "=",
        let member = assignment.leftOperand.as(MemberAccessExprSyntax.self),
        member.base?.trimmedDescription == name
      {
        values[member.declName.baseName.text] = assignment.rightOperand
      }
      guard let call = expression.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "setLocalizedDateFormatFromTemplate"
      else { continue }
      template =
        call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
  }

  func number(_ name: String) -> Int? { values[name].flatMap { Int($0.trimmedDescription) } }
}
