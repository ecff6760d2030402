import Glibc
import LayEngine

/// How large a picture is, by the first bytes of its file: PNG, JPEG, GIF, PDF, SVG.
enum PictureSize {
  /// As many bytes of a file as are looked at: the size stands near the beginning, but in a PDF anywhere.
  static func mostBytes(of name: String) -> Int { name.hasSuffix(".pdf") ? 1 << 22 : 1 << 18 }

  /// The width and height of a picture: pixels, or points of a PDF and an SVG; nil for what is none.
  static func of(_ bytes: [UInt8]) -> ViewSize? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return size(bytes, 16, 20, bytes: 4) }
    if bytes.starts(with: [0xFF, 0xD8]) { return ofJPEG(bytes) }
    if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      return ViewSize(
        width: Double(Int(bytes[6]) | Int(bytes[7]) << 8),
        height: Double(Int(bytes[8]) | Int(bytes[9]) << 8))
    }
    if bytes.starts(with: Array("%PDF".utf8)) { return ofPDF(bytes) }
    return ofSVG(String(decoding: bytes, as: UTF8.self))
  }

  /// Two numbers of so many bytes, the highest first.
  private static func size(
    _ bytes: [UInt8], _ width: Int, _ height: Int, bytes count: Int
  ) -> ViewSize? {
    guard bytes.count >= max(width, height) + count else { return nil }
    func number(_ start: Int) -> Double {
      bytes[start..<start + count].reduce(0) { $0 * 256 + Double($1) }
    }
    return ViewSize(width: number(width), height: number(height))
  }

  /// A frame's header has the size; other segments are passed over by their lengths.
  private static func ofJPEG(_ bytes: [UInt8]) -> ViewSize? {
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let kind = bytes[place + 1]
      if kind == 0xFF {
        place += 1
        continue
      }
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        return size(bytes, place + 7, place + 5, bytes: 2)
      }
      place += 2 + Int(bytes[place + 2]) * 256 + Int(bytes[place + 3])
    }
    return nil
  }

  private static func ofPDF(_ bytes: [UInt8]) -> ViewSize? {
    let number = /\s*(-?[\d.]+)/
    let name = Array("/MediaBox".utf8)
    let start = bytes.indices.first { bytes[$0] == name[0] && bytes[$0...].starts(with: name) }
    guard let start else { return nil }
    let text = String(decoding: bytes[start...].prefix(256), as: UTF8.self)
    guard let box = text.prefixMatch(of: /\/MediaBox\s*\[/) else { return nil }
    var rest = text[box.range.upperBound...]
    var ends: [Double] = []
    while ends.count < 4, let match = rest.prefixMatch(of: number), let end = Double(match.1) {
      ends.append(end)
      rest = rest[match.range.upperBound...]
    }
    return ends.count == 4 ? ViewSize(width: ends[2] - ends[0], height: ends[3] - ends[1]) : nil
  }

  /// The `width` and `height` of an `svg`, or the size of its `viewBox`.
  private static func ofSVG(_ text: String) -> ViewSize? {
    guard let start = text.firstRange(of: "<svg"),
      let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let head = text[start.upperBound..<end]
    func length(_ match: Substring?) -> Double? { match.flatMap { Double($0) } }
    if let width = length(head.firstMatch(of: /\swidth\s*=\s*["']([\d.]+)(?:px|pt)?["']/)?.1),
      let height = length(head.firstMatch(of: /\sheight\s*=\s*["']([\d.]+)(?:px|pt)?["']/)?.1)
    {
      return ViewSize(width: width, height: height)
    }
    guard let box = head.firstMatch(of: /viewBox\s*=\s*["']([^"']+)["']/)?.1 else { return nil }
    let numbers = box.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    return numbers.count == 4 ? ViewSize(width: numbers[2], height: numbers[3]) : nil
  }
}
