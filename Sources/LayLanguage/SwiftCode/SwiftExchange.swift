/// The protocol between `lay` and `lay-swift`, the program that reads Swift code.
///
/// There is one message each way, on the reader's standard input and output. A message is a
/// sequence of fields, each its length in bytes, a colon, the bytes, and a newline. The first field
/// is the mark, `lay-swift/5`, whose number changes with the fields.
///
/// - Request: the mark; the most bytes of memory that the reader may take; the view to show, or nothing; the width and the height of placeholders;
///   `comments` to mark guesses in the program, or nothing; the expressions to guess, a line
///   `file start end` each; the number of files; the name and the text of each.
/// - Answer: the mark; the numbers of views, modifiers, modifiers passed over, placeholders, values
///   guessed and arguments left out; the number of remarks; for each `error` or `warning`, the
///   message, the hint or nothing, its place as `file start end` or nothing; the origins, a line
///   `start end file start end` each; the number of previews to choose from, and the name of each, the
///   one that is shown first; the program.
package enum SwiftExchange {
  package static let mark = "lay-swift/5"

  // MARK: Request

  package static func request(_ files: [SwiftFile], _ options: SwiftReadingOptions) -> [UInt8] {
    var writer = FieldWriter()
    writer.write(mark)
    writer.write("\(options.mostMemory)")
    writer.write(options.view ?? "")
    writer.write("\(options.placeholder.width)")
    writer.write("\(options.placeholder.height)")
    writer.write(options.hasComments ? "comments" : "")
    writer.write(options.guessed.map { line($0) + "\n" }.joined())
    writer.write("\(files.count)")
    for file in files {
      writer.write(file.name)
      writer.write(file.text)
    }
    return writer.bytes
  }

  /// The files and options of a request; nil if the bytes are not a request of this version.
  package static func files(
    inRequest bytes: [UInt8]
  ) -> (files: [SwiftFile], options: SwiftReadingOptions)? {
    var reader = FieldReader(bytes)
    guard reader.text() == mark, let memory = reader.number(), let view = reader.text(),
      let width = reader.text().flatMap({ Double($0) }),
      let height = reader.text().flatMap({ Double($0) }), let comments = reader.text(),
      let guessed = reader.text(), let count = reader.number()
    else { return nil }
    var files: [SwiftFile] = []
    for _ in 0..<count {
      guard let name = reader.text(), let text = reader.text() else { return nil }
      files.append(SwiftFile(name: name, text: text))
    }
    var options = SwiftReadingOptions()
    options.mostMemory = memory
    options.view = view.isEmpty ? nil : view
    options.placeholder = (width, height)
    options.hasComments = !comments.isEmpty
    options.guessed = guessed.split(separator: "\n").compactMap { place($0) }
    return (files, options)
  }

  // MARK: Answer

  package static func answer(_ program: SwiftProgram) -> [UInt8] {
    var writer = FieldWriter()
    writer.write(mark)
    let tally = program.tally
    for count in Self.counts { writer.write("\(tally[keyPath: count])") }
    writer.write("\(program.remarks.count)")
    for remark in program.remarks {
      writer.write(remark.isError ? "error" : "warning")
      writer.write(remark.message)
      writer.write(remark.hint ?? "")
      writer.write(remark.place.map { line($0) } ?? "")
    }
    let origins = program.origins.map {
      "\($0.start) \($0.end) \($0.place.file) \($0.place.start) \($0.place.end)\n"
    }
    writer.write(origins.joined())
    let choices = program.choice.map { [$0.shown] + $0.others } ?? []
    writer.write("\(choices.count)")
    for choice in choices { writer.write(choice) }
    writer.write(program.text)
    return writer.bytes
  }

  /// Whether the first field is the mark of another version.
  package static func hasOtherMark(_ answer: [UInt8]) -> Bool {
    var reader = FieldReader(answer)
    guard let first = reader.text() else { return false }
    return first.hasPrefix("lay-swift/") && first != mark
  }

  /// The program of an answer; nil if the bytes are not an answer of this version to a request with
  /// these files, in which all places lie.
  package static func program(inAnswer bytes: [UInt8], to files: [SwiftFile]) -> SwiftProgram? {
    let lengths = files.map(\.text.utf8.count)
    var reader = FieldReader(bytes)
    guard reader.text() == mark else { return nil }
    var program = SwiftProgram()
    for count in Self.counts {
      guard let number = reader.number() else { return nil }
      // Counts are added up later.
      program.tally[keyPath: count] = min(number, 1 << 40)
    }
    guard let count = reader.number() else { return nil }
    for _ in 0..<count {
      guard let severity = reader.text(), let message = reader.text(), let hint = reader.text(),
        let written = reader.text()
      else { return nil }
      let place = self.place(written[...], lengths)
      guard place != nil || written.isEmpty else { return nil }
      program.remarks.append(
        SwiftRemark(
          isError: severity == "error", message: message, hint: hint.isEmpty ? nil : hint,
          place: place))
    }
    guard let origins = reader.text(), let choices = reader.number() else { return nil }
    var names: [String] = []
    for _ in 0..<choices {
      guard let name = reader.text() else { return nil }
      names.append(name)
    }
    if let shown = names.first {
      program.choice = SwiftProgram.Choice(shown: shown, others: Array(names.dropFirst()))
    }
    guard let text = reader.text() else { return nil }
    for line in origins.utf8.split(separator: UInt8(ascii: "\n")) {
      let numbers = line.split(separator: UInt8(ascii: " ")).compactMap { Int(Substring($0)) }
      guard numbers.count == 5, isRange(numbers[0], numbers[1], upTo: text.utf8.count),
        let place = place(Array(numbers[2...]), lengths)
      else { return nil }
      program.origins.append(SwiftProgram.Origin(start: numbers[0], end: numbers[1], place: place))
    }
    program.text = text
    return program
  }

  // MARK: Parts

  private static var counts: [WritableKeyPath<SwiftTally, Int>] {
    [\.views, \.modifiers, \.passedOver, \.placeholders, \.guessed, \.leftOut]
  }

  private static func line(_ place: SwiftPlace) -> String {
    "\(place.file) \(place.start) \(place.end)"
  }

  /// The place that a line `file start end` gives; nil for any other line, and for a place outside of
  /// files of these lengths.
  private static func place(_ line: Substring, _ lengths: [Int]? = nil) -> SwiftPlace? {
    place(line.split(separator: " ").compactMap { Int($0) }, lengths)
  }

  private static func place(_ numbers: [Int], _ lengths: [Int]?) -> SwiftPlace? {
    guard numbers.count == 3 else { return nil }
    let place = SwiftPlace(file: numbers[0], start: numbers[1], end: numbers[2])
    guard let lengths else { return place }
    guard lengths.indices.contains(place.file),
      isRange(place.start, place.end, upTo: lengths[place.file])
    else { return nil }
    return place
  }

  private static func isRange(_ start: Int, _ end: Int, upTo most: Int) -> Bool {
    0 <= start && start <= end && end <= most
  }
}

/// Writes fields with their lengths before them.
private struct FieldWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ text: String) {
    bytes += Array("\(text.utf8.count):".utf8)
    bytes += Array(text.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }
}

/// Reads fields that have their lengths before them.
private struct FieldReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next field; nil if the remaining bytes contain none.
  mutating func text() -> String? {
    guard let colon = bytes[position...].firstIndex(of: UInt8(ascii: ":")), colon - position < 12,
      let length = Int(String(decoding: bytes[position..<colon], as: UTF8.self)), length >= 0,
      colon + 1 + length < bytes.count
    else { return nil }
    let start = colon + 1
    position = start + length + 1
    return String(decoding: bytes[start..<start + length], as: UTF8.self)
  }

  mutating func number() -> Int? {
    guard let number = text().flatMap({ Int($0) }), number >= 0 else { return nil }
    return number
  }
}
