/// The answers of a terminal to queries, read from its escape sequences.
struct TerminalAnswers {
  /// The primary device attributes, which every terminal reports; nil until they arrive.
  private(set) var primary: [Int]?
  /// The answers in kitty's graphics protocol.
  private(set) var graphics: [String] = []
  /// The features that it reports in iTerm2's format, without their numbers.
  private(set) var features: [String] = []
  /// The name and version that it reports.
  private(set) var version: String?
  /// The number of colours of Sixel images.
  private(set) var colorCount: Int?
  /// The largest size of Sixel images, in pixels.
  private(set) var largest: PixelSize?
  /// The size of a cell, in pixels.
  private(set) var cell: PixelSize?
  /// Whether its background is dark.
  private(set) var isDark = true
  /// Bytes that are not part of an answer: typed input.
  private(set) var typed: [UInt8] = []
  private var pending: [UInt8] = []

  var attributes: [Int] { primary ?? [] }
  /// Whether the last query is answered: terminals answer in the order of the queries.
  var isComplete: Bool { primary != nil }

  /// The queries besides those of image formats: background, cell size and, last, device
  /// attributes.
  static let question = "\u{1B}]11;?\u{1B}\\\u{1B}[16t\u{1B}[c"

  mutating func append(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    while let sequence = takeSequence() { note(sequence) }
  }

  /// Ends the wait for answers: bytes that are left over were typed.
  mutating func end() {
    typed += pending
    pending = []
  }

  private enum Part {
    /// The text after `ESC [`, including the final letter.
    case control(String)
    /// The text of a string sequence that begins with `ESC` and this byte.
    case string(UInt8, String)
  }

  /// The next complete answer; bytes before it are typed input.
  private mutating func takeSequence() -> Part? {
    while let start = pending.firstIndex(of: 0x1B) {
      typed += pending[..<start]
      pending.removeFirst(start)
      guard pending.count > 1 else { return nil }
      switch pending[1] {
      case UInt8(ascii: "["):
        guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) })
        else { return nil }
        let text = String(decoding: pending[2...end], as: UTF8.self)
        if Self.isAnswer(text) {
          pending.removeFirst(end + 1)
          return .control(text)
        }
        typed += pending[...end]
        pending.removeFirst(end + 1)
      case UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "P"):
        return takeString()
      default:
        typed += pending[..<2]
        pending.removeFirst(2)
      }
    }
    typed += pending
    pending = []
    return nil
  }

  /// A string sequence, which ends with `ESC \` or BEL.
  private mutating func takeString() -> Part? {
    for index in pending.indices.dropFirst(2) {
      let isBell = pending[index] == 0x07
      guard isBell || pending[index] == UInt8(ascii: "\\") && pending[index - 1] == 0x1B else {
        continue
      }
      let text = String(decoding: pending[2..<(isBell ? index : index - 1)], as: UTF8.self)
      let kind = pending[1]
      pending.removeFirst(index + 1)
      return .string(kind, text)
    }
    return nil
  }

  /// Whether a control sequence is an answer, not a key.
  private static func isAnswer(_ text: String) -> Bool {
    text.hasPrefix("?") || text.hasSuffix("t")
  }

  private mutating func note(_ sequence: Part) {
    switch sequence {
    case .control(let text):
      let numbers = text.drop { $0 == "?" }.dropLast()
        .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
      if text.hasSuffix("c") { primary = numbers }
      if text.hasSuffix("t"), numbers.count == 3, numbers[0] == 6 {
        cell = Self.size(numbers[2], numbers[1])
      }
      if text.hasSuffix("S"), numbers.count >= 3, numbers[1] == 0 {
        if numbers[0] == 1 { colorCount = numbers[2] }
        if numbers[0] == 2, numbers.count == 4 { largest = Self.size(numbers[2], numbers[3]) }
      }
    case .string(UInt8(ascii: "_"), let text): graphics.append(text)
    case .string(UInt8(ascii: "P"), let text):
      if text.hasPrefix(">|") { version = String(text.dropFirst(2)) }
    case .string(_, let text): noteSystemCommand(text)
    }
  }

  private static func size(_ width: Int, _ height: Int) -> PixelSize? {
    (1...100_000).contains(width) && (1...100_000).contains(height)
      ? PixelSize(width: width, height: height) : nil
  }

  private mutating func noteSystemCommand(_ text: String) {
    let capabilities = "1337;Capabilities="
    if text.hasPrefix(capabilities) {
      // As in `T3CwLrMSc7F`: an uppercase letter begins a name, and digits may follow it.
      for letter in text.dropFirst(capabilities.count) where !letter.isNumber {
        if letter.isUppercase || features.isEmpty { features.append("") }
        features[features.count - 1].append(letter)
      }
    }
    // As in `11;rgb:ffff/ffff/ffff`, with one to four hexadecimal digits for each part.
    guard text.hasPrefix("11;"), let parts = text.split(separator: ":").dropFirst().first else {
      return
    }
    let levels = parts.split(separator: "/").prefix(3).compactMap { part in
      Int(part, radix: 16).map { $0 * 255 / max(1, 1 << (4 * part.utf8.count) - 1) }
    }
    guard levels.count == 3 else { return }
    isDark =
      PixelColor(
        UInt8(clamping: levels[0]), UInt8(clamping: levels[1]), UInt8(clamping: levels[2])
      ).isDark
  }
}
