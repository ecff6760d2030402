import Testing

@testable import LayEngine

#if canImport(Glibc)
import Glibc
#endif

/// Where lines may break, by the test data of Unicode's Annex 14.
@Suite struct LineBreakTests {
  /// Where Debian's package `unicode-data` puts the file.
  private static let file = "/usr/share/unicode/auxiliary/LineBreakTest.txt"

  @Test(.enabled(if: access(file, R_OK) == 0, "the package unicode-data is not installed"))
  func `lines break where Unicode's tests say`() throws {
    var count = 0
    for line in try Self.lines() {
      // A line is `× 0061 × 0020 ÷ 0062 ÷ # …`: a scalar, and whether a line may break behind it.
      let fields = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      guard fields.count > 2 else { continue }
      let scalars = try stride(from: 1, to: fields.count, by: 2).map { index in
        try #require(UInt32(fields[index], radix: 16).flatMap { Unicode.Scalar($0) })
      }
      let expected = stride(from: 0, to: fields.count - 1, by: 2).map { fields[$0] == "÷" }
      #expect(Self.breaks(scalars) == expected, "\(line)")
      count += 1
    }
    // The file of version 15 has 7,654 tests.
    #expect(count > 7_000)
  }

  /// Whether a line breaks or may break before each scalar.
  private static func breaks(_ scalars: [Unicode.Scalar]) -> [Bool] {
    let scalars = scalars.map { BreakingScalar($0) }
    var breaks = LineBreaks()
    return scalars.indices.map { index in
      let mayBreak = breaks.mayBreak(before: scalars[index]) {
        scalars[(index + 1)...].first { $0.kind != .cm && $0.kind != .zwj }
      }
      guard index > 0 else { return mayBreak }
      let mustBreak =
        scalars[index - 1].endsParagraph
        && !(scalars[index - 1].kind == .cr && scalars[index].kind == .lf)
      return mayBreak || mustBreak
    }
  }

  private static func lines() throws -> [Substring] {
    let file = try #require(fopen(file, "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
  }
}
