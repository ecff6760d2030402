/// A colour of a picture of pixels: three parts of 0 to 255.
struct PixelColor: Hashable {
  var red, green, blue: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A code such as `#ff9500`, of three, six or eight digits; what is opaque of it does not count.
  init?(code: String) {
    guard code.first == "#", let number = UInt32(code.dropFirst(), radix: 16) else { return nil }
    func part(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: number >> shift) }
    func short(_ shift: UInt32) -> UInt8 { UInt8(number >> shift & 15) * 17 }
    switch code.utf8.count {
    case 4: self.init(short(8), short(4), short(0))
    case 7: self.init(part(16), part(8), part(0))
    case 9: self.init(part(24), part(16), part(8))
    default: return nil
    }
  }

  /// How far two colours are apart, for comparisons.
  func distance(to other: PixelColor) -> Int {
    [(red, other.red), (green, other.green), (blue, other.blue)].reduce(0) { sum, parts in
      let difference = Int(parts.0) - Int(parts.1)
      return sum + difference * difference
    }
  }

  /// Whether white letters are read better on it than black ones.
  var isDark: Bool { 3 * Int(red) + 6 * Int(green) + Int(blue) < 1280 }
}
