import LayEngine
import LayLanguage

/// How numbers and lists are written for people in American English: `formatted()`.
enum FormatNatives {
  static let all: [String: Native] = [
    "FixedWidthInteger.formatted()": number,
    "FixedWidthInteger.formatted(_:)": number,
    "BinaryFloatingPoint.formatted()": number,
    "BinaryFloatingPoint.formatted(_:)": number,
    "Decimal.formatted()": number,
    "Decimal.formatted(_:)": number,
    "NumberFormatStyle.number": .function { _, _ in .content(NumberStyle()) },
    "NumberFormatStyle.percent": .function { _, _ in .content(NumberStyle(kind: .percent)) },
    "NumberFormatStyle.currency(code:)": .function { _, call throws(Diagnostic) in
      let code = try call.text(0).uppercased()
      guard let sign = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥"][code] else {
        throw call.unfollowed("the currency `\(code)`")
      }
      let digits = code == "JPY" ? 0 : 2
      return .content(NumberStyle(kind: .currency(sign), digits: digits...digits))
    },
    "NumberFormatStyle.precision(_:)": .function { _, call throws(Diagnostic) in
      var style = try call.content(0, NumberStyle.self)
      style.digits = try call.content(1, NumberStyle.self).digits
      return .content(style)
    },
    "NumberFormatStyle.grouping(_:)": .function { _, call throws(Diagnostic) in
      var style = try call.content(0, NumberStyle.self)
      style.isGrouped = try caseName(1, call) == "automatic"
      return .content(style)
    },
    "NumberFormatStyle.locale(_:)": withLocale,
    "NumberFormatStyle.notation(_:)": .function { _, call throws(Diagnostic) in
      var style = try call.content(0, NumberStyle.self)
      style.isCompact = try caseName(1, call) == "compactName"
      return .content(style)
    },
    "NumberFormatStyle.sign(strategy:)": .function { _, call throws(Diagnostic) in
      var style = try call.content(0, NumberStyle.self)
      style.sign = try caseName(1, call)
      return .content(style)
    },
    "NumberPrecision.fractionLength(_:)": fractionLength,
    "Locale.current": .function { _, _ in .content(LocaleContent(name: "en_US")) },
    "Locale.init(identifier:)": .function { _, call throws(Diagnostic) in
      let name = try call.text(0)
      guard name == "en_US" || name == "en_US_POSIX" else {
        throw call.unfollowed("the locale `\(name)`")
      }
      return .content(LocaleContent(name: name))
    },
    "Locale.identifier": .function { _, call throws(Diagnostic) in
      .text(try call.content(0, LocaleContent.self).name)
    },
    "Sequence.formatted()": .function { machine, call throws(Diagnostic) in
      try list("and", &machine, call)
    },
    "Sequence.formatted(_:)": .function { machine, call throws(Diagnostic) in
      try list(try call.content(1, ListStyle.self).word, &machine, call)
    },
    "ListFormatStyle.list(type:)": .function { _, call throws(Diagnostic) in
      .content(ListStyle(word: try caseName(0, call)))
    },
    "ListFormatStyle.locale(_:)": withLocale,
  ]

  /// Of numbers and lists the customs of a country are known, and not those for programs.
  private static let withLocale = Native.function { _, call throws(Diagnostic) in
    let locale = try call.content(1, LocaleContent.self).name
    guard locale == "en_US" else { throw call.unfollowed("the locale `\(locale)` here") }
    return call[0]
  }

  private static func caseName(_ place: Int, _ call: NativeCall) throws(Diagnostic) -> String {
    guard let box = call[place].declaredCase else {
      throw call.unfollowed("this way to write a value")
    }
    return box.declared.name
  }

  private static let fractionLength = Native.function { _, call throws(Diagnostic) in
    let digits: ClosedRange<Int>
    if let range = call[0].content as? RangeContent {
      guard case .integer(let upper) = call.runtime.settled(range.upper) else {
        throw call.unfollowed("this number of digits")
      }
      var lower = 0
      if case .integer(let own) = call.runtime.settled(range.lower) { lower = own }
      let last = range.isClosed ? upper : upper - 1
      guard lower >= 0, lower <= last, last <= 100 else {
        throw call.unfollowed("this number of digits")
      }
      digits = lower...last
    } else {
      let count = try call.count(0)
      guard count <= 100 else { throw call.unfollowed("this number of digits") }
      digits = count...count
    }
    return .content(NumberStyle(digits: digits))
  }

  /// A number in the style that is given, if one is.
  private static let number = Native.function { _, call throws(Diagnostic) in
    let style = call.values.count > 1 ? try call.content(1, NumberStyle.self) : NumberStyle()
    switch call.runtime.settled(call[0].withoutMotion) {
    case .integer(let integer): return .text(style.text(DecimalDigits(integer)))
    case .number(let number):
      if number.isFinite {
        return .text(style.text(DecimalDigits(number), isFraction: true))
      } else {
        throw call.unfollowed("the written form of \(number)")
      }
    default:
      guard let decimal = call[0].decimal else {
        throw call.unfollowed("the written form of this value")
      }
      return .text(style.text(DecimalDigits(decimal), isFraction: true))
    }
  }

  /// `a`, `a and b`, `a, b, and c`.
  private static func list(
    _ word: String, _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    var texts: [String] = []
    var elements = try call.elements(0, &machine)
    while let element = try elements.next(&machine) {
      try machine.countTurn(call.span)
      texts.append(try call.text(element))
    }
    guard texts.count > 2, let last = texts.popLast() else {
      return .text(texts.joined(separator: " \(word) "))
    }
    return .text(texts.joined(separator: ", ") + ", \(word) \(last)")
  }
}

/// How a number is written: `.percent.precision(.fractionLength(1))`.
struct NumberStyle: SwiftContent {
  enum Kind {
    case number, percent
    case currency(String)
  }

  var kind = Kind.number
  /// How many digits stand behind the point.
  var digits: ClosedRange<Int>?
  var isGrouped = true
  /// Whether thousands are `K`, millions `M`, and so on, with two digits that count.
  var isCompact = false
  /// When a sign is written: `automatic`, `never` or `always`.
  var sign = "automatic"

  var typeName: String { "NumberFormatStyle" }

  /// - Rule: a fraction as a percentage is a hundred times as much, an integer is one already. At most
  ///   six digits stand behind the point if nothing says how many.
  func text(_ number: DecimalDigits, isFraction: Bool = false) -> String {
    var number = number
    var (before, behind) = ("", "")
    switch kind {
    case .number: break
    case .percent:
      if isFraction { number.point += 2 }
      behind = "%"
    case .currency(let sign): before = sign
    }
    let digits = digits ?? (isCompact ? compact(&number, &behind) : 0...6)
    number.round(to: digits.upperBound)
    let plus = sign == "always" ? "+" : ""
    return (sign == "never" ? "" : number.isNegative ? "-" : plus) + before
      + number.text(digits: digits.lowerBound, isGrouped: isGrouped) + behind
  }
}

extension NumberStyle {
  /// Shortens a number to its name, and gives how many digits stand behind the point.
  private func compact(_ number: inout DecimalDigits, _ behind: inout String) -> ClosedRange<Int> {
    var steps = 0
    // 999,999 is 1M, and not 1,000K.
    while steps < 4, number.point > 3 || number.isRounded(to: max(0, 2 - number.point), beyond: 3) {
      number.point -= 3
      steps += 1
    }
    behind = ["", "K", "M", "B", "T"][steps] + behind
    return 0...max(0, 2 - number.point)
  }
}

/// A language with its customs: `en_US`.
struct LocaleContent: SwiftContent {
  let name: String
  var typeName: String { "Locale" }
}

/// How a list is written: `.list(type: .and)`.
struct ListStyle: SwiftContent {
  let word: String
  var typeName: String { "ListFormatStyle" }
}

/// The digits of a number: of 12.5 these are 1, 2, 5, with the point behind two of them.
struct DecimalDigits {
  let isNegative: Bool
  var digits: [Int]
  var point: Int

  init(_ integer: Int) {
    isNegative = integer < 0
    digits = String(integer.magnitude).compactMap(\.wholeNumberValue)
    point = digits.count
  }

  init(_ decimal: DecimalContent) {
    isNegative = decimal.isNegative
    digits = String(decimal.digits).compactMap(\.wholeNumberValue)
    point = digits.count + decimal.exponent
  }

  /// The fewest digits that are the number and no other: those that Swift prints.
  init(_ number: Double) {
    isNegative = number.sign == .minus
    let parts = "\(number.magnitude)".split(separator: "e")
    let written = parts[0].split(separator: ".")
    digits = written.joined().compactMap(\.wholeNumberValue)
    point = written[0].count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
  }

  /// Leaves so many digits behind the point; a half goes to the even digit.
  mutating func round(to fraction: Int) {
    let kept = point + fraction
    guard kept < digits.count else { return }
    guard kept >= 0 else {
      digits = []
      return
    }
    let rest = digits[kept...]
    let isHalf = rest.first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
    let isOdd = kept > 0 && digits[kept - 1] % 2 == 1
    let goesUp = isHalf ? isOdd : (rest.first ?? 0) >= 5
    digits = Array(digits[..<kept])
    guard goesUp else { return }
    var place = kept - 1
    while place >= 0, digits[place] == 9 {
      digits[place] = 0
      place -= 1
    }
    if place >= 0 {
      digits[place] += 1
    } else {
      digits.insert(1, at: 0)
      point += 1
    }
  }

  /// Whether the number, rounded to so many digits behind the point, has more digits before it.
  func isRounded(to fraction: Int, beyond count: Int) -> Bool {
    var other = self
    other.round(to: fraction)
    return other.point > count
  }

  /// The number with at least so many digits behind the point.
  func text(digits fewest: Int, isGrouped: Bool) -> String {
    func digit(_ place: Int) -> String {
      digits.indices.contains(place) ? String(digits[place]) : "0"
    }
    let start = min(digits.firstIndex { $0 != 0 } ?? point, point - 1)
    var whole = ""
    for place in min(max(start, 0), point - 1)..<max(point, 0) where place >= 0 {
      if isGrouped, !whole.isEmpty, (point - place) % 3 == 0 { whole += "," }
      whole += digit(place)
    }
    var fraction = (point..<max(point + fewest, digits.count)).map { digit($0) }[...]
    while fraction.count > fewest, fraction.last == "0" { fraction.removeLast() }
    return (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction.joined())
  }
}
