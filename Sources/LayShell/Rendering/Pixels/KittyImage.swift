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
