/// Formats dates by Unicode's date patterns, such as `EEE d MMM yyyy`, in English.
enum DatePattern {
  static let days = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
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
