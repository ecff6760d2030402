/// The protocol between `lay` and `lay-swift`, the program that reads Swift code.
///
/// On the reader's standard input come requests, and each is answered on its standard output before
/// the next is read. A message is two fields: the mark, `lay-swift/6`, whose number changes with the
/// fields, and the content, which is a sequence of fields. A field is its length in bytes, a colon,
/// the bytes, and a newline.
///
/// - Request: the most bytes of memory that the reader may take; the view to show, or nothing; the width and the height of placeholders;
///   `comments` to mark guesses in the program, or nothing; the expressions to guess, a line
///   `file start end` each; the number of files; the name and the text of each.
/// - Answer: the numbers of views, modifiers, modifiers passed over, placeholders, values
///   guessed and arguments left out; the number of remarks; for each `error` or `warning`, the
///   message, the hint or nothing, its place as `file start end` or nothing; the origins, a line
///   `start end file start end` each; the number of previews to choose from, and the name of each, the
///   one that is shown first; what the functions of the program are called in the code, a line
///   `name-in-program nameInCode` each; the program.
package enum SwiftExchange {
  package static let mark = "lay-swift/6"

  /// The length of the message that some bytes begin with, in bytes; nil while that is not known.
  package static func length(ofMessage bytes: [UInt8]) -> Int? {
    var reader = FieldReader(bytes)
    return reader.text() == nil ? nil : reader.endOfField
  }

  private static func message(_ content: FieldWriter) -> [UInt8] {
    var writer = FieldWriter()
    writer.write(mark)
    writer.write(content.bytes)
    return writer.bytes
  }

  /// Reads the fields of a message of this version; nil for other bytes.
  private static func content(_ message: [UInt8]) -> FieldReader? {
    var reader = FieldReader(message)
    guard reader.text() == mark, let content = reader.bytesOfField() else { return nil }
    return FieldReader(content)
  }

  // MARK: Request

  package static func request(_ files: [SwiftFile], _ options: SwiftReadingOptions) -> [UInt8] {
    var writer = FieldWriter()
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
    return message(writer)
  }

  /// The files and options of a request; nil if the bytes are not a request of this version.
  package static func files(
    inRequest bytes: [UInt8]
  ) -> (files: [SwiftFile], options: SwiftReadingOptions)? {
    guard var reader = content(bytes), let memory = reader.number(), let view = reader.text(),
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
    writer.write(program.names.sorted { $0 < $1 }.map { "\($0) \($1)\n" }.joined())
    writer.write(program.text)
    return message(writer)
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
    guard var reader = content(bytes) else { return nil }
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
    guard let called = reader.text(), let text = reader.text() else { return nil }
    for line in called.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2 { program.names[String(words[0])] = String(words[1]) }
    }
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

  mutating func write(_ text: String) { write(Array(text.utf8)) }

  mutating func write(_ content: [UInt8]) {
    bytes += Array("\(content.count):".utf8)
    bytes += content
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
    bytesOfField().map { String(decoding: $0, as: UTF8.self) }
  }

  mutating func bytesOfField() -> [UInt8]? {
    guard let field, field.upperBound < bytes.count else { return nil }
    position = field.upperBound + 1
    return Array(bytes[field])
  }

  /// Where the next field and its newline end; nil where its length is not known yet.
  var endOfField: Int? { field.map { $0.upperBound + 1 } }

  /// Where the bytes of the next field stand, all of which need not be there.
  private var field: Range<Int>? {
    guard let colon = bytes[position...].prefix(12).firstIndex(of: UInt8(ascii: ":")),
      let length = Int(String(decoding: bytes[position..<colon], as: UTF8.self)), length >= 0
    else { return nil }
    return colon + 1..<colon + 1 + length
  }

  mutating func number() -> Int? {
    guard let number = text().flatMap({ Int($0) }), number >= 0 else { return nil }
    return number
  }
}
