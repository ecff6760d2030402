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
