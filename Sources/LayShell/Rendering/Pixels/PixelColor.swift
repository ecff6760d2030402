/// An RGB color of a bitmap.
struct PixelColor: Hashable {
  var red, green, blue: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A color code such as `#ff9500`, of three, six or eight digits; the alpha component is ignored.
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

  /// The squared distance between two colors.
  func distance(to other: PixelColor) -> Int {
    [(red, other.red), (green, other.green), (blue, other.blue)].reduce(0) { sum, parts in
      let difference = Int(parts.0) - Int(parts.1)
      return sum + difference * difference
    }
  }

  /// Whether white text is more readable than black text on this color.
  var isDark: Bool { 3 * Int(red) + 6 * Int(green) + Int(blue) < 1280 }
}
