/// A protocol by which terminals display bitmaps; a new one is a file and a line in
/// `TerminalImages`.
protocol TerminalImage: Sendable {
  /// The query that finds out whether a terminal supports the protocol.
  static var question: String { get }
  /// Whether a terminal with these answers supports the protocol.
  static func isKnown(_ answers: TerminalAnswers) -> Bool
  /// The text that displays the bitmap at the cursor.
  static func text(_ bitmap: Bitmap, _ answers: TerminalAnswers) -> String
}

/// All protocols; the first one that a terminal supports is used.
enum TerminalImages {
  static let all: [any TerminalImage.Type] = [
    KittyImage.self,
    ITermImage.self,
    SixelImage.self,
  ]
}

/// Images in the graphics protocol of kitty, which other terminals have adopted.
///
/// - Source: kitty's terminal graphics protocol.
enum KittyImage: TerminalImage {
  private static let number = 31

  // A query with a one-pixel image, which is not displayed.
  static let question = "\u{1B}_Gi=\(number),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"

  static func isKnown(_ answers: TerminalAnswers) -> Bool {
    answers.graphics.contains { $0.hasPrefix("Gi=\(number)") && $0.hasSuffix(";OK") }
  }

  private static let longestPart = 4096

  /// A PNG file in chunks, displayed at once; the terminal is asked not to respond.
  static func text(_ bitmap: Bitmap, _ answers: TerminalAnswers) -> String {
    let content = Array(Base64.text(PNGFile.bytes(bitmap)).utf8)
    var text = ""
    for start in stride(from: 0, to: content.count, by: longestPart) {
      let end = min(start + longestPart, content.count)
      let more = end < content.count ? 1 : 0
      let head = start == 0 ? "a=T,f=100,q=2,m=\(more)" : "m=\(more),q=2"
      text += "\u{1B}_G\(head);\(String(decoding: content[start..<end], as: UTF8.self))\u{1B}\\"
    }
    return text
  }
}

/// Images in iTerm2's inline image protocol.
///
/// - Source: iTerm2's documentation of inline images and of feature reporting, where `F` means
///   that files can be displayed.
enum ITermImage: TerminalImage {
  // Older versions report only their name.
  static let question = "\u{1B}]1337;Capabilities\u{1B}\\\u{1B}[>q"

  static func isKnown(_ answers: TerminalAnswers) -> Bool {
    answers.features.contains("F") || answers.version?.hasPrefix("iTerm2") == true
  }

  static func text(_ bitmap: Bitmap, _ answers: TerminalAnswers) -> String {
    let file = PNGFile.bytes(bitmap)
    let size = "size=\(file.count);width=\(bitmap.width)px;height=\(bitmap.height)px"
    return "\u{1B}]1337;File=inline=1;\(size):\(Base64.text(file))\u{7}"
  }
}

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

/// The base64 encoding of RFC 4648.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group = 0
      for offset in 0..<3 {
        group = group << 8 | (offset < count ? Int(bytes[start + offset]) : 0)
      }
      for place in 0..<4 {
        text.append(
          place <= count ? letters[group >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
