/// A protocol by which terminals display pictures; a new one is a file and a line in
/// `TerminalImages`.
protocol TerminalImage: Sendable {
  /// The query that finds out whether a terminal supports the protocol.
  static var question: String { get }
  /// Whether a terminal with these answers supports the protocol.
  static func isKnown(_ answers: TerminalAnswers) -> Bool
  /// The programs that make of an SVG picture what the terminal takes, one after the other.
  static func programs(_ answers: TerminalAnswers) -> [PictureProgram]
  /// The text that displays the picture that the programs made at the cursor.
  static func text(_ file: [UInt8], _ size: PixelSize) -> String
}

extension TerminalImage {
  static func programs(_ answers: TerminalAnswers) -> [PictureProgram] { [.svgReader] }
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
  static func text(_ file: [UInt8], _ size: PixelSize) -> String {
    let content = Array(Base64.text(file).utf8)
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

  static func text(_ file: [UInt8], _ size: PixelSize) -> String {
    let size = "size=\(file.count);width=\(size.width)px;height=\(size.height)px"
    return "\u{1B}]1337;File=inline=1;\(size):\(Base64.text(file))\u{7}"
  }
}

/// Images as sixels, the format of DEC's terminals, which a further program makes of PNG files.
///
/// - Source: DEC's manual of the VT330 and VT340, and xterm's list of control sequences for the
///   queries: a 4 among the device attributes means that sixels are supported.
enum SixelImage: TerminalImage {
  // Queries for the number of color registers and the largest image size.
  static let question = "\u{1B}[?1;1;0S\u{1B}[?2;1;0S"

  static func isKnown(_ answers: TerminalAnswers) -> Bool { answers.attributes.contains(4) }

  static func programs(_ answers: TerminalAnswers) -> [PictureProgram] {
    let count = min(max(answers.colorCount ?? 256, 2), 256)
    return [
      .svgReader,
      PictureProgram(name: "img2sixel", arguments: ["-p", "\(count)"], package: "libsixel-bin"),
    ]
  }

  static func text(_ file: [UInt8], _ size: PixelSize) -> String {
    String(decoding: file, as: UTF8.self)
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
