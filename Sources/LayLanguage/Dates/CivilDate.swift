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
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
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
