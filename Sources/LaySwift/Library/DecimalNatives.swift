import LayLanguage

/// A `Decimal`: 12.5 is 125 with the exponent -1.
///
/// Digits that do not fit into 128 bits are told. The digits never end with a zero, so that equal numbers have equal parts.
struct DecimalContent: SwiftContent {
  let isNegative: Bool
  let digits: UInt128
  let exponent: Int

  var typeName: String { "Decimal" }
  var key: DictionaryKey? {
    .several([
      .string("decimal"), .truth(isNegative), .string(String(digits)), .integer(exponent),
    ])
  }

  init(_ digits: UInt128, isNegative: Bool = false, exponent: Int = 0) {
    var (digits, exponent) = (digits, exponent)
    while digits != 0, digits % 10 == 0 { (digits, exponent) = (digits / 10, exponent + 1) }
    self.digits = digits
    self.exponent = digits == 0 ? 0 : exponent
    self.isNegative = isNegative && digits != 0
  }

  init(_ integer: Int) {
    self.init(UInt128(integer.magnitude), isNegative: integer < 0)
  }

  /// - Rule: as Foundation does, by steps of ten until the number fills 64 bits; 19.99 becomes
  ///   19.98999999999999488.
  init?(_ number: Double) {
    guard number.isFinite else { return nil }
    var (rest, exponent) = (number.magnitude, 0)
    if rest == 0 {
      self.init(0)
      return
    }
    while rest < Double(UInt64.max - 1) { (rest, exponent) = (rest * 10, exponent - 1) }
    while rest >= Double(UInt64.max) { (rest, exponent) = (rest / 10, exponent + 1) }
    guard (-128...127).contains(exponent) else { return nil }
    self.init(UInt128(UInt64(rest)), isNegative: number < 0, exponent: exponent)
  }

  init?(_ literal: Literal) {
    if let integer = literal.integer { self.init(integer) } else { self.init(literal.number) }
  }

  /// The number at the beginning of a text; nil where there is none.
  init?(_ text: String, isTooLong: inout Bool) {
    var rest = Array(text.unicodeScalars.drop(while: \.properties.isWhitespace))[...]
    func digit(_ scalar: Unicode.Scalar?) -> UInt128? {
      scalar.flatMap { ("0"..."9").contains($0) ? UInt128($0.value - 48) : nil }
    }
    let isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest.removeFirst() }
    var (digits, exponent, count, isBehind) = (UInt128(0), 0, 0, false)
    while let next = rest.first {
      if next == ".", !isBehind {
        isBehind = true
      } else if let value = digit(next) {
        count += 1
        let (tens, hasFailed) = digits.multipliedReportingOverflow(by: 10)
        let (sum, hasFailedToo) = tens.addingReportingOverflow(value)
        if hasFailed || hasFailedToo { isTooLong = true }
        (digits, exponent) = (sum, exponent - (isBehind ? 1 : 0))
      } else {
        break
      }
      rest.removeFirst()
    }
    guard count > 0 else { return nil }
    if rest.first == "e" || rest.first == "E" {
      guard let power = Int(String(String.UnicodeScalarView(rest.dropFirst()))) else {
        isTooLong = true
        return nil
      }
      exponent += power
    }
    self.init(digits, isNegative: isNegative, exponent: exponent)
    if !(-128...127).contains(self.exponent) { isTooLong = true }
  }

  var text: String {
    var written = String(digits)
    if exponent > 0 { written += String(repeating: "0", count: exponent) }
    if exponent < 0 {
      let missing = 1 - exponent - written.count
      if missing > 0 { written = String(repeating: "0", count: missing) + written }
      written.insert(".", at: written.index(written.endIndex, offsetBy: exponent))
    }
    return (isNegative ? "-" : "") + written
  }

  /// By steps of ten, as Foundation does.
  var number: Double {
    var number = 0.0
    for part in (0..<8).reversed() {
      number = number * 65536 + Double((digits >> (UInt128(part) * 16)) & 0xFFFF)
    }
    for _ in 0..<exponent.magnitude { number = exponent < 0 ? number / 10 : number * 10 }
    return isNegative ? -number : number
  }

  var negated: DecimalContent {
    DecimalContent(digits, isNegative: !isNegative, exponent: exponent)
  }
}

extension DecimalContent {
  private static func power(_ exponent: Int) -> UInt128? {
    guard (0...38).contains(exponent) else { return nil }
    return (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// The digits with a lower exponent; nil where they do not fit.
  private func digits(at lower: Int) -> UInt128? {
    guard let power = Self.power(exponent - lower) else { return digits == 0 ? 0 : nil }
    let (scaled, hasFailed) = digits.multipliedReportingOverflow(by: power)
    return hasFailed ? nil : scaled
  }

  /// Nil where the digits do not fit, as in all operations here.
  static func + (left: DecimalContent, right: DecimalContent) -> DecimalContent? {
    let lower = min(left.exponent, right.exponent)
    guard let first = left.digits(at: lower), let second = right.digits(at: lower) else {
      return nil
    }
    if left.isNegative == right.isNegative {
      let (sum, hasFailed) = first.addingReportingOverflow(second)
      return hasFailed ? nil : DecimalContent(sum, isNegative: left.isNegative, exponent: lower)
    }
    return first >= second
      ? DecimalContent(first - second, isNegative: left.isNegative, exponent: lower)
      : DecimalContent(second - first, isNegative: right.isNegative, exponent: lower)
  }

  static func * (left: DecimalContent, right: DecimalContent) -> DecimalContent? {
    let (product, hasFailed) = left.digits.multipliedReportingOverflow(by: right.digits)
    return hasFailed
      ? nil
      : DecimalContent(
        product, isNegative: left.isNegative != right.isNegative,
        exponent: left.exponent + right.exponent)
  }

  /// With 38 more digits, or as many as fit, behind which all is cut off.
  static func / (left: DecimalContent, right: DecimalContent) -> DecimalContent? {
    for more in (0...38).reversed() {
      guard right.digits != 0, let power = power(more) else { return nil }
      let wide = left.digits.multipliedFullWidth(by: power)
      guard wide.high < right.digits else { continue }
      return DecimalContent(
        right.digits.dividingFullWidth(wide).quotient,
        isNegative: left.isNegative != right.isNegative,
        exponent: left.exponent - right.exponent - more)
    }
    return nil
  }

  /// The number with so many digits behind the point; a half goes away from zero, or to the even digit.
  func rounded(to scale: Int, isToEven: Bool) -> DecimalContent? {
    guard -exponent > scale else { return self }
    guard let power = Self.power(-exponent - scale) else { return nil }
    let (whole, rest) = digits.quotientAndRemainder(dividingBy: power)
    let half = power / 2
    let goesUp = rest > half || rest == half && (!isToEven || whole % 2 == 1)
    return DecimalContent(whole + (goesUp ? 1 : 0), isNegative: isNegative, exponent: -scale)
  }

  func order(_ other: DecimalContent) -> Int {
    if key == other.key { return 0 }
    if isNegative != other.isNegative { return isNegative ? -1 : 1 }
    if let difference = self + other.negated { return difference.isNegative ? -1 : 1 }
    return number < other.number ? -1 : 1
  }
}

extension Value {
  var decimal: DecimalContent? { content as? DecimalContent }

  /// Two values of which one is a `Decimal`, and the other one too, or a number without a type.
  static func decimals(_ left: Value, _ right: Value) -> (DecimalContent, DecimalContent)? {
    func decimal(_ value: Value) -> DecimalContent? {
      if case .literal(let literal) = value { return DecimalContent(literal) }
      return value.decimal
    }
    guard left.decimal != nil || right.decimal != nil, let left = decimal(left),
      let right = decimal(right)
    else { return nil }
    return (left, right)
  }
}

extension Arithmetic {
  /// The same for numbers that are kept by their digits; nil where those do not fit.
  func result(_ left: DecimalContent, _ right: DecimalContent) -> Value? {
    let result: DecimalContent?
    switch self {
    case .add: result = left + right
    case .subtract: result = left + right.negated
    case .multiply: result = left * right
    case .divide: result = left / right
    case .less: return .truth(left.order(right) < 0)
    case .lessOrEqual: return .truth(left.order(right) <= 0)
    case .greater: return .truth(left.order(right) > 0)
    case .greaterOrEqual: return .truth(left.order(right) >= 0)
    default: return nil
    }
    return result.map { .content($0) }
  }
}

/// `Decimal` and what takes its parts.
enum DecimalNatives {
  static let all: [String: Native] = [
    "Decimal.init()": .function { _, _ in .content(DecimalContent(0)) },
    "Decimal.init(_:)": .function(made),
    "Decimal.init(string:)": .function(read),
    "Decimal.description": .function { _, call throws(Diagnostic) in
      .text(try own(call).text)
    },
    "Decimal.exponent": .function { _, call throws(Diagnostic) in
      .integer(try own(call).exponent)
    },
    "Decimal.nearest": .function { _, call throws(Diagnostic) in .number(try own(call).number) },
    "Decimal.moved(_:)": .function { _, call throws(Diagnostic) in
      let (own, places) = (try own(call), try call.integer(1))
      return .content(
        DecimalContent(
          own.digits, isNegative: own.isNegative, exponent: own.exponent + places))
    },
    "Decimal.rounded(_:isToEven:)": .function { _, call throws(Diagnostic) in
      let (scale, isToEven) = (try call.integer(1), try call.truth(2))
      guard let rounded = try own(call).rounded(to: scale, isToEven: isToEven) else {
        throw call.unfollowed("this number of digits")
      }
      return .content(rounded)
    },
  ]

  private static func own(_ call: NativeCall) throws(Diagnostic) -> DecimalContent {
    try call.content(0, DecimalContent.self)
  }

  private static func made(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    if case .integer(let integer) = call[0] { return .content(DecimalContent(integer)) }
    guard let decimal = DecimalContent(try call.number(0)) else {
      throw call.unfollowed("this number as a `Decimal`")
    }
    return .content(decimal)
  }

  private static func read(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    var isTooLong = false
    let decimal = DecimalContent(try call.text(0), isTooLong: &isTooLong)
    if isTooLong { throw call.unfollowed("a `Decimal` of so many digits") }
    return .optional(decimal.map { .content($0) })
  }

  /// - Parameter base: a `Decimal`, or an integer, of which Swift gives a `Decimal` too.
  static func power(_ base: DecimalContent, _ call: NativeCall) throws(Diagnostic) -> Value {
    let exponent = try call.count(1)
    var power = DecimalContent(1)
    for _ in 0..<min(exponent, 200) {
      guard let next = power * base else { throw call.unfollowed("a `Decimal` of so many digits") }
      power = next
    }
    if exponent > 200 { throw call.unfollowed("this power of a `Decimal`") }
    return .content(power)
  }
}
