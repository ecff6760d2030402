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
