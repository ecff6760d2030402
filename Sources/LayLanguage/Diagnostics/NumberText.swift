/// The printed form of numbers: no needless `.0`, at most three decimals.
package enum NumberText {
  package static func of(_ number: Double) -> String {
    if number.isNaN { return "nan" }
    if number.isInfinite { return number < 0 ? "-inf" : "inf" }
    guard abs(number) < 1e15 else {
      return Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }
    let thousandths = Int((abs(number) * 1000).rounded(.toNearestOrAwayFromZero))
    let isNegative = number < 0 && thousandths > 0
    let whole = (isNegative ? "-" : "") + String(thousandths / 1000)
    guard thousandths % 1000 > 0 else { return whole }
    var decimals = String(thousandths % 1000 + 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return whole + "." + decimals
  }
}
