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

/// The colors of a bitmap in light and dark mode, the same as those of SVG pictures.
struct PixelPalette {
  let paper, words, faint, edge, box, over, proposal, hidden, name: PixelColor

  static let light = PixelPalette(
    paper: .init(255, 255, 255), words: .init(29, 29, 31), faint: .init(110, 110, 115),
    edge: .init(29, 29, 31), box: .init(142, 142, 147), over: .init(215, 0, 21),
    proposal: .init(199, 119, 0), hidden: .init(125, 76, 194), name: .init(0, 96, 223))

  static let dark = PixelPalette(
    paper: .init(28, 28, 30), words: .init(245, 245, 247), faint: .init(161, 161, 166),
    edge: .init(245, 245, 247), box: .init(152, 152, 157), over: .init(255, 105, 97),
    proposal: .init(255, 179, 64), hidden: .init(201, 165, 255), name: .init(90, 169, 255))

  /// A color by a code from `PictureColor`.
  func color(_ code: String) -> PixelColor { PixelColor(code: code) ?? words }
}
