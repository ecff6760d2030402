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
  private var input = TerminalInput()

  var attributes: [Int] { primary ?? [] }
  /// Whether the last query is answered: terminals answer in the order of the queries.
  var isComplete: Bool { primary != nil }

  /// The queries besides those of image formats: background, cell size and, last, device
  /// attributes.
  static let question = "\u{1B}]11;?\u{1B}\\\u{1B}[16t\u{1B}[c"

  mutating func append(_ bytes: some Sequence<UInt8>) {
    input.append(bytes)
    var former = input.rest
    while let part = input.next() {
      let taken = former.prefix(former.count - input.rest.count)
      former = input.rest
      if !read(part) { typed += taken }
    }
  }

  /// Ends the wait for answers: bytes that are left over were typed, or are the beginning of an
  /// answer, which the prompt tells apart.
  mutating func end() {
    typed += input.takeRest()
  }

  /// Keeps an answer; false for what is none.
  private mutating func read(_ part: TerminalPart) -> Bool {
    switch part {
    case .control(let text):
      guard text.hasPrefix("[?") || text.hasSuffix("t") else { return false }
      readNumbers(text.dropFirst())
    case .string(.application, let text): graphics.append(text)
    case .string(.device, let text):
      if text.hasPrefix(">|") { version = String(text.dropFirst(2)) }
    case .string(.system, let text): readSystemCommand(text)
    case .string, .unknown: break
    case .scalar, .escape, .mouse: return false
    }
    return true
  }

  private mutating func readNumbers(_ text: Substring) {
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
  }

  private static func size(_ width: Int, _ height: Int) -> PixelSize? {
    (1...100_000).contains(width) && (1...100_000).contains(height)
      ? PixelSize(width: width, height: height) : nil
  }

  private mutating func readSystemCommand(_ text: String) {
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
      part.utf8.count > 4
        ? nil : UInt16(part, radix: 16).map { Int($0) * 255 / (1 << (4 * part.utf8.count) - 1) }
    }
    guard levels.count == 3 else { return }
    // Whether white text is more readable on it than black text.
    isDark = 3 * levels[0] + 6 * levels[1] + levels[2] < 1280
  }
}
