import LayEngine

/// A face that was measured on a Mac, as a text: what `scripts/measure-face.swift` prints.
///
/// - Rule: the first line is `lay-face 1`, the last `end`. Between them stand `name WORDS`, `sizes` and
///   `weights` with ascending numbers, then a line for each character, `U+0041` with its advance for
///   each size in all weights, in 1/2048 em; `kern U+0041 U+0056 -80` for pairs, in the same unit; and
///   `line 13 16` for the height of a line on the Mac by size, in points. ASCII must be complete.
struct FaceFile {
  private var name = "measured"
  private var sizes: [Double] = []
  private var weights: [Double] = []
  private var advances: [UInt32: [Int16]] = [:]
  private var kerning: [UInt32: [UInt32: Int16]] = [:]
  private var lines: [FaceTable.Point] = []

  /// The largest file that is read, in megabytes.
  static let mostMegabytes = 4
  private static let first = "lay-face 1"
  private static let mostCharacters = 10_000

  /// A line that is not as it must be, counted from 1.
  struct Mistake: Error {
    var line: Int
    var sentence: String
  }

  static func face(of text: String) throws(Mistake) -> MeasuredFace {
    var file = FaceFile()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first.map({ $0 == first }) == true else {
      let isOther = lines.first?.hasPrefix("lay-face ") == true
      throw Mistake(
        line: 1,
        sentence: isOther ? "it has another version than 1" : "it does not begin with `\(first)`")
    }
    var number = 1
    for line in lines.dropFirst() {
      number += 1
      if line == "end" { return try file.face(number) }
      let words = line.split(separator: " ")
      guard let kind = words.first else { continue }
      guard file.take(kind, words.dropFirst()) else {
        throw Mistake(line: number, sentence: "`\(line.prefix(40))` is no line of a face")
      }
    }
    throw Mistake(line: number, sentence: "it ends before the line `end`")
  }

  /// Whether a line is as it must be.
  private mutating func take(_ kind: Substring, _ words: ArraySlice<Substring>) -> Bool {
    switch kind {
    case "name":
      name = String(words.joined(separator: " ").prefix(60))
      return !name.isEmpty
    case "sizes": return Self.take(words, into: &sizes, upTo: 32, 1...1000)
    case "weights": return Self.take(words, into: &weights, upTo: 9, 1...1000)
    case "kern":
      let words = Array(words)
      guard words.count == 3, let first = Self.scalar(words[0]), let second = Self.scalar(words[1]),
        let value = Int16(words[2]), abs(Int(value)) <= 4096
      else { return false }
      kerning[first, default: [:]][second] = value
      return true
    case "line":
      let numbers = words.compactMap { Double($0) }
      guard numbers.count == 2, words.count == 2, (1...1000).contains(numbers[0]),
        (0.5...2000).contains(numbers[1])
      else { return false }
      lines.append(.init(numbers[0], numbers[1]))
      return lines.count <= 64
    default:
      guard let scalar = Self.scalar(kind), advances[scalar] == nil, !sizes.isEmpty,
        words.count == sizes.count * weights.count, advances.count < Self.mostCharacters
      else { return false }
      let values = words.compactMap { Int16($0) }.filter { (0...20_480).contains($0) }
      advances[scalar] = values
      return values.count == words.count
    }
  }

  /// Takes ascending numbers, once.
  private static func take(
    _ words: ArraySlice<Substring>, into numbers: inout [Double], upTo most: Int,
    _ range: ClosedRange<Double>
  ) -> Bool {
    guard numbers.isEmpty, (1...most).contains(words.count) else { return false }
    for word in words {
      guard let number = Double(word), range.contains(number), number > numbers.last ?? 0 else {
        return false
      }
      numbers.append(number)
    }
    return true
  }

  private static func scalar(_ word: Substring) -> UInt32? {
    guard word.hasPrefix("U+"), let value = UInt32(word.dropFirst(2), radix: 16),
      Unicode.Scalar(value) != nil
    else { return nil }
    return value
  }

  /// The face, when all lines are read.
  private func face(_ line: Int) throws(Mistake) -> MeasuredFace {
    for scalar in UInt32(0x20)...0x7E where advances[scalar] == nil {
      let name = String(scalar, radix: 16, uppercase: true)
      throw Mistake(line: line, sentence: "it has no advance of U+00\(name)")
    }
    let scalars = advances.keys.sorted()
    let places = Dictionary(uniqueKeysWithValues: scalars.enumerated().map { ($1, $0) })
    let firsts = kerning.keys.filter { places[$0] != nil }.sorted()
    let seconds = Set(kerning.values.flatMap(\.keys)).filter { places[$0] != nil }.sorted()
    guard firsts.count < 256, seconds.count < 256 else {
      throw Mistake(line: line, sentence: "more than 255 characters have kerning")
    }
    var (rows, columns) = (
      Array(repeating: UInt8(0), count: scalars.count),
      Array(repeating: UInt8(0), count: scalars.count)
    )
    let width = seconds.count + 1
    var grid = Array(repeating: Int16(0), count: (firsts.count + 1) * width)
    for (column, second) in seconds.enumerated() {
      if let place = places[second] { columns[place] = UInt8(column + 1) }
    }
    for (row, first) in firsts.enumerated() {
      if let place = places[first] { rows[place] = UInt8(row + 1) }
      for (column, second) in seconds.enumerated() {
        grid[(row + 1) * width + column + 1] = kerning[first]?[second] ?? 0
      }
    }
    let masters = (0..<sizes.count * weights.count).map { master in
      scalars.map { advances[$0]?[master] ?? 0 }
    }
    func numbered(_ numbers: [Double]) -> [FaceTable.Point] {
      numbers.enumerated().map { .init($1, Double($0)) }
    }
    let table = FaceTable(
      scalars: scalars, masters: masters, designs: numbered(sizes), weights: numbered(weights),
      weightCount: weights.count, rows: rows, columns: columns, kerning: grid, columnCount: width,
      linesOnMac: lines)
    return MeasuredFace(name: name, table: table)
  }
}
