/// What is wrong with the syntax of a file, at a place in bytes.
package struct SyntaxMistake: Error, Equatable, Sendable {
  package var start: Int
  package var end: Int
  package var message: String
  package var hint: String?

  package init(start: Int, end: Int, message: String, hint: String? = nil) {
    self.start = start
    self.end = end
    self.message = message
    self.hint = hint
  }
}

/// What the parser is asked.
package struct TreeRequest: Equatable, Sendable {
  /// The most bytes of memory that it may take.
  package var mostMemory = 1 << 32
  /// How many files it may parse at once; 0 for as many as there are processors.
  package var mostThreads = 0
  /// Declarations of operators and precedence groups in files that are not among these.
  package var operators = ""
  /// The system that `#if` is asked for, by its name in `#if os(iOS)`.
  package var system = Self.usualSystem
  package static let usualSystem = "iOS"
  /// The texts of the files, in UTF-8.
  package var files: [[UInt8]]

  package init(files: [[UInt8]]) { self.files = files }
}

/// What the parser answers for a file.
package struct ParsedFile: Equatable, Sendable {
  /// The first mistakes; where there are some, there is no tree.
  package var mistakes: [SyntaxMistake] = []
  package var names: [DeclaredName] = []
  /// The operators and precedence groups that it declares, as they are written.
  package var operators = ""
  /// The tree as `SwiftTree.encoded` gives it, so that it is decoded only when it is needed.
  package var tree: [UInt8] = []

  package init() {}
}

/// The protocol between a caller and `lay-swift-tree`.
///
/// On standard input come requests, and each is answered on standard output before the next is read. A
/// message is the mark `lay-swift-tree/1` and a newline, the length of its content in eight bytes, the
/// lowest first, and the content, whose fields are those of `TreeRequest` and of `ParsedFile` in the
/// order in which they are declared. The system of a request comes last, and only if it is not the usual one.
package enum TreeExchange {
  package static let mark = Array("lay-swift-tree/1\n".utf8)
  private static let lengthSize = 8

  /// The length of the message that some bytes begin with, in bytes; nil while that is not known, and
  /// the number of bytes for what is no message.
  package static func length(ofMessage bytes: [UInt8]) -> Int? {
    guard mark.starts(with: bytes.prefix(mark.count)) else { return bytes.count }
    guard bytes.count >= mark.count + lengthSize else { return nil }
    let length = bytes[mark.count..<mark.count + lengthSize].reversed().reduce(UInt64(0)) {
      $0 << 8 | UInt64($1)
    }
    return Int(min(length, 1 << 53)) + mark.count + lengthSize
  }

  private static func message(_ content: [UInt8]) -> [UInt8] {
    let length = (0..<lengthSize).map { UInt8(truncatingIfNeeded: content.count >> ($0 * 8)) }
    return mark + length + content
  }

  /// What a whole message holds; nil for other bytes.
  private static func content(_ message: [UInt8]) -> ByteReader? {
    guard message.starts(with: mark), length(ofMessage: message) == message.count else {
      return nil
    }
    return ByteReader(message[(mark.count + lengthSize)...])
  }

  package static func message(_ request: TreeRequest) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(request.mostMemory)
    writer.write(request.mostThreads)
    writer.write(request.operators)
    writer.write(request.files.count)
    for file in request.files { writer.write(file) }
    if request.system != TreeRequest.usualSystem { writer.write(request.system) }
    return message(writer.bytes)
  }

  /// The request in a message; nil for other bytes.
  package static func request(in bytes: [UInt8]) -> TreeRequest? {
    guard var reader = content(bytes), let memory = reader.number(), let threads = reader.number(),
      let operators = reader.text(), let count = reader.count(ofAtLeast: 1)
    else { return nil }
    var request = TreeRequest(files: [])
    request.mostMemory = memory
    request.mostThreads = threads
    request.operators = operators
    for _ in 0..<count {
      guard let file = reader.content() else { return nil }
      request.files.append(Array(file))
    }
    if reader.rest > 0, let system = reader.text() { request.system = system }
    return reader.rest == 0 ? request : nil
  }

  package static func message(_ answer: [ParsedFile]) -> [UInt8] {
    var writer = ByteWriter(capacity: answer.reduce(64) { $0 + $1.tree.count })
    writer.write(answer.count)
    for file in answer {
      writer.write(file.mistakes.count)
      for mistake in file.mistakes {
        writer.write(mistake.start)
        writer.write(mistake.end)
        writer.write(mistake.message)
        writer.write(mistake.hint ?? "")
      }
      writer.write(file.names.count)
      for name in file.names {
        writer.write(byte: name.kind.rawValue)
        writer.write(name.path)
        writer.write(name.node)
      }
      writer.write(file.operators)
      writer.write(file.tree)
    }
    return message(writer.bytes)
  }

  /// The answer in a message to a request with these files; nil for other bytes.
  ///
  /// All places of mistakes lie in the files. The trees are not looked at.
  package static func answer(in bytes: [UInt8], to files: [[UInt8]]) -> [ParsedFile]? {
    guard var reader = content(bytes), reader.number() == files.count else { return nil }
    var answer: [ParsedFile] = []
    for file in files {
      guard let parsed = parsedFile(&reader, length: file.count) else { return nil }
      answer.append(parsed)
    }
    return reader.rest == 0 ? answer : nil
  }

  private static func parsedFile(_ reader: inout ByteReader, length: Int) -> ParsedFile? {
    var file = ParsedFile()
    guard let mistakes = reader.count(ofAtLeast: 4) else { return nil }
    for _ in 0..<mistakes {
      guard let start = reader.number(), let end = reader.number(), let message = reader.text(),
        let hint = reader.text(), start <= end, end <= length
      else { return nil }
      file.mistakes.append(
        SyntaxMistake(start: start, end: end, message: message, hint: hint.isEmpty ? nil : hint))
    }
    guard let names = reader.count(ofAtLeast: 3) else { return nil }
    for _ in 0..<names {
      guard let kind = reader.byte().flatMap({ NodeKind(rawValue: $0) }), let path = reader.text(),
        let node = reader.number()
      else { return nil }
      file.names.append(DeclaredName(kind: kind, path: path, node: node))
    }
    guard let operators = reader.text(), let tree = reader.content() else { return nil }
    file.operators = operators
    file.tree = Array(tree)
    return file
  }
}
