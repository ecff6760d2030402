import LayEngine

/// `date-from date-part date-adding date-start date-difference date-text`.
///
/// Dates are numbers: seconds since the beginning of 2001.
enum DateFunctions {
  static let all: [Declaration] = [
    adding,
    difference,
    make,
    part,
    start,
    text,
  ]

  private static func unit(_ summary: String) -> Parameter {
    .positional("unit", .enumeration(CalendarUnit.names), summary)
  }

  private static let date = Parameter.positional("date", .number, "seconds since the start of 2001")

  private static let make = Declaration(
    .function, "date-from",
    parameters: [
      .positional("year", .number, "the year"),
      .optionalPositional("month", .number, "counted from 1", default: "1", isKeyword: false),
      .optionalPositional("day", .number, "counted from 1", default: "1", isKeyword: false),
      .optionalPositional("hour", .number, "from 0 to 23", default: "0", isKeyword: false),
      .optionalPositional("minute", .number, "from 0 to 59", default: "0", isKeyword: false),
      .optionalPositional("second", .number, "from 0 to 59", default: "0", isKeyword: false),
    ],
    summary:
      "A date from its components, in seconds since the start of 2001. January 32 is February 1.",
    examples: "(date-from 2001 1 2) | 86400"
  ) { arguments throws(Diagnostic) in
    func whole(_ name: String) throws(Diagnostic) -> Int {
      let number = arguments.number(name) ?? (name == "month" || name == "day" ? 1 : 0)
      guard number.magnitude <= 1e6 else {
        throw arguments.complaint(.outOfCalendar(number), about: name)
      }
      return Int(number)
    }
    let civil = CivilDate(
      year: try whole("year"), month: try whole("month"), day: try whole("day"))
    let seconds = try whole("hour") * 3600 + whole("minute") * 60 + whole("second")
    return .number(civil.date + Double(seconds))
  }

  private static let part = Declaration(
    .function, "date-part", parameters: [unit("the component"), date],
    summary:
      "The year, month, day … of a date. Weekdays are counted from Sunday, which is 1.",
    swiftUI: .idiom("calendar.component(.day, from: date)"),
    examples: "(date-part weekday (date-from 2025 9 9)) | 3"
  ) { arguments throws(Diagnostic) in
    let date = CivilDate(try arguments.date("date"))
    return .number(Double(arguments.unit.part(of: date)))
  }

  private static let adding = Declaration(
    .function, "date-adding",
    parameters: [
      unit("the unit to add"), .positional("count", .number, "how many; may be negative"),
      date,
    ],
    summary: "The date a number of days, months … later. In a month with fewer days, its last day.",
    swiftUI: .idiom("calendar.date(byAdding: .day, value: 1, to: date)"),
    examples: #"(date-text "d MMM" (date-adding month 1 (date-from 2025 1 31))) | "28 Feb""#
  ) { arguments throws(Diagnostic) in
    .number(
      arguments.unit.adding(arguments.requiredNumber("count"), to: try arguments.date("date")))
  }

  private static let start = Declaration(
    .function, "date-start", parameters: [unit("the unit"), date],
    summary:
      "The start of the day, week, month … that contains a date. Weeks begin on Sunday.",
    swiftUI: .idiom("calendar.startOfDay(for: date)"),
    examples: "(date-start day 86500) | 86400"
  ) { arguments throws(Diagnostic) in
    .number(arguments.unit.start(of: try arguments.date("date")))
  }

  private static let difference = Declaration(
    .function, "date-difference",
    parameters: [
      unit("the unit to count"), .positional("from", .number, "the start date"),
      .positional("to", .number, "the end date"),
    ],
    summary: "The number of whole days, months … between two dates.",
    swiftUI: .idiom("calendar.dateComponents([.day], from: a, to: b).day"),
    examples: "(date-difference day 0 200000) | 2"
  ) { arguments throws(Diagnostic) in
    .number(arguments.unit.count(from: try arguments.date("from"), to: try arguments.date("to")))
  }

  private static let text = Declaration(
    .function, "date-text",
    parameters: [
      .positional("pattern", .string, "a Unicode pattern: `EEEE`, `d MMM yyyy`, `h:mm a`"), date,
    ],
    summary: "A date as a text in English, formatted by a pattern.",
    swiftUI: .idiom("date.formatted(.dateTime.day().month())"),
    examples: #"(date-text "EEE d MMM, h:mm a" (date-from 2025 9 9 9 41)) | "Tue 9 Sep, 9:41 AM""#
  ) { arguments throws(Diagnostic) in
    let pattern = arguments.requiredString("pattern")
    try arguments.makeRoom(for: pattern.utf8.count * 9)
    return .text(DatePattern.text(of: try arguments.date("date"), pattern))
  }
}

extension Arguments {
  fileprivate var unit: CalendarUnit {
    enumeration("unit").flatMap { CalendarUnit(rawValue: $0) } ?? .day
  }

  /// A date argument; an error if it is outside of the calendar's range.
  fileprivate func date(_ name: String) throws(Diagnostic) -> Double {
    let number = requiredNumber(name)
    guard number.magnitude <= 1e13 else { throw complaint(.outOfCalendar(number), about: name) }
    return number
  }
}

extension Complaint {
  fileprivate static func outOfCalendar(_ number: Double) -> Complaint {
    Complaint(
      "\(NumberText.of(number)) is out of the calendar",
      hint: "`(date-from 2025 9 9)` gives the seconds since 2001 began")
  }
}
