import LayEngine

/// `date-from date-part date-adding date-start date-difference date-text`.
///
/// Dates are numbers: seconds since the beginning of 2001.
enum DateFunctions {
  static let all: [Declaration] = [adding, difference, make, part, start, text]

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
    let civil = CivilDate(year: try whole("year"), month: try whole("month"), day: try whole("day"))
    let seconds = try whole("hour") * 3600 + whole("minute") * 60 + whole("second")
    return .number(civil.date + Double(seconds))
  }

  private static let part = Declaration(
    .function, "date-part", parameters: [unit("the component"), date],
    summary: "The year, month, day … of a date. Weekdays are counted from Sunday, which is 1.",
    swiftUI: .idiom("calendar.component(.day, from: date)"),
    examples: "(date-part weekday (date-from 2025 9 9)) | 3"
  ) { arguments throws(Diagnostic) in
    let date = CivilDate(try arguments.date("date"))
    return .number(Double(arguments.unit.part(of: date)))
  }

  private static let adding = Declaration(
    .function, "date-adding",
    parameters: [
      unit("the unit to add"), .positional("count", .number, "how many; may be negative"), date,
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

/// The units of a calendar, as in Swift's `Calendar.Component`.
enum CalendarUnit: String, CaseIterable {
  case day, era, hour, minute, month, nanosecond, quarter, second, weekday, year
  case dayOfYear = "day-of-year"
  case weekOfMonth = "week-of-month"
  case weekOfYear = "week-of-year"
  case yearForWeekOfYear = "year-for-week-of-year"

  static let names = allCases.map(\.rawValue)

  /// The value of this unit in a date.
  func part(of date: CivilDate) -> Int {
    switch self {
    case .day: date.day
    case .dayOfYear: date.dayOfYear
    case .era: 1
    case .hour: date.hour
    case .minute: date.minute
    case .month: date.month
    case .nanosecond: 0
    case .quarter: (date.month + 2) / 3
    case .second: date.second
    case .weekOfMonth:
      (date.day - 1 + CivilDate(year: date.year, month: date.month, day: 1).weekday - 1) / 7 + 1
    case .weekOfYear: date.weekOfYear
    case .weekday: date.weekday
    case .year, .yearForWeekOfYear: date.year
    }
  }

  /// The length of the unit in seconds; nil if it varies.
  private var seconds: Double? {
    switch self {
    case .day, .dayOfYear, .weekday: CivilDate.secondsOfDay
    case .hour: 3600
    case .minute: 60
    case .second: 1
    case .weekOfMonth, .weekOfYear: 7 * CivilDate.secondsOfDay
    case .nanosecond: 1e-9
    case .era, .month, .quarter, .year, .yearForWeekOfYear: nil
    }
  }

  private var months: Int {
    switch self {
    case .month: 1
    case .quarter: 3
    case .year, .yearForWeekOfYear: 12
    default: 0
    }
  }

  /// The date `count` units later; where the month has too few days, its last day.
  func adding(_ count: Double, to date: Double) -> Double {
    if let seconds { return date + count * seconds }
    guard count.magnitude < 1e6 else { return date }
    var civil = CivilDate(date)
    civil.month += Int(count) * months
    let first = CivilDate(CivilDate(year: civil.year, month: civil.month, day: 1).date)
    civil.day = min(civil.day, CivilDate.daysInMonth(first.month, of: first.year))
    return civil.date
  }

  /// The start of the unit that contains a date.
  func start(of date: Double) -> Double {
    let civil = CivilDate(date)
    switch self {
    case .hour, .minute, .second:
      let length = seconds ?? 1
      return (date / length).rounded(.down) * length
    case .month: return CivilDate(year: civil.year, month: civil.month, day: 1).date
    case .quarter:
      return CivilDate(year: civil.year, month: (civil.month - 1) / 3 * 3 + 1, day: 1).date
    case .year, .yearForWeekOfYear: return CivilDate(year: civil.year, month: 1, day: 1).date
    case .weekOfMonth, .weekOfYear:
      return Double(civil.days - civil.weekday + 1) * CivilDate.secondsOfDay
    case .day, .dayOfYear, .weekday: return Double(civil.days) * CivilDate.secondsOfDay
    case .era, .nanosecond: return date
    }
  }

  /// How many whole units lie between two dates.
  func count(from first: Double, to last: Double) -> Double {
    if let seconds { return ((last - first) / seconds).rounded(.towardZero) }
    let (one, other) = (CivilDate(first), CivilDate(last))
    guard months > 0 else { return 0 }
    var count = (other.year - one.year) * 12 + other.month - one.month
    let whole = CalendarUnit.month.adding(Double(count), to: first)
    if count > 0, whole > last { count -= 1 }
    if count < 0, whole < last { count += 1 }
    return Double(count / months)
  }
}

/// A day and a time in the Gregorian calendar, without time zones.
///
/// A date is a number, as in Swift: the seconds since the beginning of 2001.
struct CivilDate {
  var year: Int
  var month: Int
  var day: Int
  var seconds: Double

  init(year: Int, month: Int, day: Int, seconds: Double = 0) {
    (self.year, self.month, self.day, self.seconds) = (year, month, day, seconds)
  }

  /// A number beyond six-digit years becomes the nearest date; NaN and infinity become 0.
  init(_ date: Double) {
    let bound = Self.mostDays * Self.secondsOfDay
    let date = date.isFinite ? min(max(date, -bound), bound) : 0
    let days = (date / Self.secondsOfDay).rounded(.down)
    self.init(days: Int(days))
    seconds = date - days * Self.secondsOfDay
  }

  /// From the days since the first of January 2001: years are counted from March, so that a leap
  /// day is the last day of its year.
  private init(days: Int) {
    let shifted = days + Self.daysBefore2001
    let era = shifted.floorDivided(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    seconds = 0
  }

  /// The days since the first of January 2001.
  ///
  /// Months and days may be out of range: the thirteenth
  /// month is the first of the next year.
  var days: Int {
    let months = year * 12 + month - 1
    let (year, month) = (months.floorDivided(by: 12), months - months.floorDivided(by: 12) * 12 + 1)
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear.floorDivided(by: 400)
    let yearOfEra = shiftedYear - era * 400
    let shiftedMonth = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * shiftedMonth + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - Self.daysBefore2001
  }

  var date: Double { Double(days) * Self.secondsOfDay + seconds }

  static let secondsOfDay = 86_400.0
  /// The days from the first of March of the year 0 to the first of January 2001.
  private static let daysBefore2001 = 730_791
  private static let mostDays = 3.6e8

  // MARK: Parts

  /// The day of the week from 1, which is Sunday, to 7.
  ///
  /// The first of January 2001 was a Monday.
  var weekday: Int { (days + 1) - (days + 1).floorDivided(by: 7) * 7 + 1 }

  var dayOfYear: Int { days - CivilDate(year: year, month: 1, day: 1).days + 1 }

  /// Weeks begin on Sundays, and the first week contains the first of January.
  var weekOfYear: Int {
    let first = CivilDate(year: year, month: 1, day: 1)
    return (dayOfYear - 1 + first.weekday - 1) / 7 + 1
  }

  var hour: Int { Int(seconds / 3600) }
  var minute: Int { Int(seconds / 60) % 60 }
  var second: Int { Int(seconds) % 60 }

  static func daysInMonth(_ month: Int, of year: Int) -> Int {
    CivilDate(year: year, month: month + 1, day: 1).days
      - CivilDate(year: year, month: month, day: 1).days
  }
}

extension Int {
  fileprivate func floorDivided(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}

/// Formats dates by Unicode's date patterns, such as `EEE d MMM yyyy`, in English.
enum DatePattern {
  static let days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  static func text(of date: Double, _ pattern: String) -> String {
    let civil = CivilDate(date)
    var text = ""
    var rest = pattern[...]
    while let letter = rest.first {
      if letter == "'" {
        text += quoted(&rest)
        continue
      }
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      text += part(letter, run.count, of: civil) ?? String(run)
    }
    return text
  }

  /// The text between quotes, in which two quotes stand for one.
  private static func quoted(_ rest: inout Substring) -> String {
    rest.removeFirst()
    if rest.first == "'" {
      rest.removeFirst()
      return "'"
    }
    var text = ""
    while let letter = rest.popFirst() {
      guard letter == "'" else {
        text.append(letter)
        continue
      }
      guard rest.first == "'" else { break }
      text.append(rest.removeFirst())
    }
    return text
  }

  /// The part of a date that a letter stands for, repeated `count` times; nil if it is no letter of
  /// patterns.
  private static func part(_ letter: Character, _ count: Int, of date: CivilDate) -> String? {
    switch letter {
    case "y", "Y", "u":
      count == 2 ? padded(((date.year % 100) + 100) % 100, 2) : padded(date.year, count)
    case "M", "L": name(months[date.month - 1], date.month, count)
    case "d": padded(date.day, count)
    case "D": padded(date.dayOfYear, count)
    case "E", "c", "e": name(days[date.weekday - 1], date.weekday, max(count, 3))
    case "H": padded(date.hour, count)
    case "k": padded(date.hour == 0 ? 24 : date.hour, count)
    case "h": padded((date.hour + 11) % 12 + 1, count)
    case "K": padded(date.hour % 12, count)
    case "m": padded(date.minute, count)
    case "s": padded(date.second, count)
    case "S": String(repeating: "0", count: min(count, 9))
    case "a", "b": date.hour < 12 ? "AM" : "PM"
    case "w": padded(date.weekOfYear, count)
    case "W": padded(CalendarUnit.weekOfMonth.part(of: date), count)
    case "Q", "q": padded((date.month + 2) / 3, count)
    case "G": "AD"
    case "z", "v", "V", "O": "GMT"
    case "Z", "X", "x": count == 1 && letter != "x" && letter != "Z" ? "Z" : "+0000"
    default: nil
    }
  }

  /// By count: a number (1, 2), the first three letters of a name (3), its first letter (5), its
  /// first two (6), else the whole name.
  private static func name(_ name: String, _ number: Int, _ count: Int) -> String {
    switch count {
    case 1, 2: padded(number, count)
    case 3: String(name.prefix(3))
    case 5: String(name.prefix(1))
    case 6: String(name.prefix(2))
    default: name
    }
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number.magnitude)
    let zeros = String(repeating: "0", count: max(0, min(count, 20) - digits.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }
}
