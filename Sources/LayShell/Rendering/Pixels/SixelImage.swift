/// Images as sixels, the format of DEC's terminals: bands of six rows, color by color.
///
/// - Source: DEC's manual of the VT330 and VT340, and xterm's list of control sequences for the
///   queries: a 4 among the device attributes means that sixels are supported.
enum SixelImage: TerminalImage {
  // Queries for the number of color registers and the largest image size.
  static let question = "\u{1B}[?1;1;0S\u{1B}[?2;1;0S"

  static func isKnown(_ answers: TerminalAnswers) -> Bool { answers.attributes.contains(4) }

  private static let mostColors = 256

  static func text(_ bitmap: Bitmap, _ answers: TerminalAnswers) -> String {
    let most = min(max(answers.colorCount ?? mostColors, 2), mostColors)
    let (colors, numbers) = palette(bitmap, atMost: most)
    var text = "\u{1B}P0;1;0q\"1;1;\(bitmap.width);\(bitmap.height)"
    for (number, color) in colors.enumerated() {
      let parts = [color.red, color.green, color.blue].map { "\((Int($0) * 100 + 127) / 255)" }
      text += "#\(number);2;\(parts.joined(separator: ";"))"
    }
    for top in stride(from: 0, to: bitmap.height, by: 6) {
      text += band(numbers, bitmap.width, top..<min(top + 6, bitmap.height)) + "-"
    }
    return text + "\u{1B}\\"
  }

  /// The most frequent colors, and for each pixel the index of the nearest of them.
  private static func palette(
    _ bitmap: Bitmap, atMost most: Int
  ) -> (colors: [PixelColor], numbers: [Int]) {
    var counts: [PixelColor: Int] = [:]
    var pixels: [PixelColor] = []
    pixels.reserveCapacity(bitmap.width * bitmap.height)
    for row in 0..<bitmap.height {
      for column in 0..<bitmap.width {
        let color = bitmap.color(column, row)
        counts[color, default: 0] += 1
        pixels.append(color)
      }
    }
    func rank(_ color: PixelColor) -> Int {
      Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue)
    }
    let colors = counts.sorted { ($1.value, rank($0.key)) < ($0.value, rank($1.key)) }
      .prefix(most).map(\.key)
    var numbers: [PixelColor: Int] = [:]
    for color in counts.keys {
      numbers[color] = colors.indices.min {
        colors[$0].distance(to: color) < colors[$1].distance(to: color)
      }
    }
    return (colors, pixels.map { numbers[$0] ?? 0 })
  }

  /// A band of six rows: for each color a character for each column, whose bits are the rows.
  private static func band(_ numbers: [Int], _ width: Int, _ rows: Range<Int>) -> String {
    var bits: [Int: [UInt8]] = [:]
    for (bit, row) in rows.enumerated() {
      for column in 0..<width {
        bits[numbers[row * width + column], default: [UInt8](repeating: 0, count: width)][column] |=
          1 << UInt8(bit)
      }
    }
    return bits.sorted { $0.key < $1.key }.map { "#\($0.key)\(runs($0.value))" }
      .joined(separator: "$")
  }

  /// Run-length encoded characters.
  private static func runs(_ columns: [UInt8]) -> String {
    var text = ""
    var index = 0
    while index < columns.count {
      var end = index + 1
      while end < columns.count, columns[end] == columns[index] { end += 1 }
      let letter = String(Unicode.Scalar(columns[index] + 63))
      let count = end - index
      text += count > 3 ? "!\(count)\(letter)" : String(repeating: letter, count: count)
      index = end
    }
    return text
  }
}
