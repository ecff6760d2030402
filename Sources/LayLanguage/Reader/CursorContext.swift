import LayEngine

/// Where the cursor is in a text that is being typed: what the reader finds open before it.
package struct CursorContext {
  /// The kind of text at the cursor.
  package enum Place: Sendable {
    case code, string
    /// No word means anything here: a comment, or the text after a mistake.
    case nowhere
  }

  /// The word that the cursor is in, up to the cursor; may be empty.
  ///
  /// In a string, the whole string before the cursor, without the quotation mark.
  package private(set) var word: String
  package private(set) var place = Place.code
  /// The words of the innermost open form before the cursor's, its head first; nil outside of all
  /// forms.
  package private(set) var form: [String]?
  /// The words of all open forms, outermost first.
  package private(set) var forms: [[String]] = []
  /// The names that the text has bound in the scope of the cursor, outermost first.
  package private(set) var localNames: [String] = []
  /// The words of the command line before the cursor's, the command first; nil outside of one.
  package private(set) var commandLine: [String]?

  /// - Parameter text: the text before the cursor.
  package init(_ text: String, isCommand: @escaping ItemReader.CommandTest) {
    let bytes = Array(text.utf8)
    var start = bytes.count
    while start > 0, !Byte.endsToken(bytes[start - 1]) { start -= 1 }
    while start < bytes.count, bytes[start] == Byte.quote { start += 1 }
    word = String(decoding: bytes[start...], as: UTF8.self)
    let stringStart = bytes[..<start].withUnsafeBufferPointer { read($0, isCommand) }
    if let stringStart { word = String(decoding: bytes[(stringStart + 1)...], as: UTF8.self) }
  }

  /// Whether the word is the first of an item, of a command as well.
  package var isAtItemStart: Bool { form == nil && commandLine == nil }

  /// How many arguments without a keyword the innermost open form has before the cursor.
  package var positionalCount: Int {
    var count = 0
    var isValue = false
    for word in (form ?? []).dropFirst() {
      let isKeyword = word.hasPrefix(":")
      if !isValue, !isKeyword { count += 1 }
      isValue = isKeyword
    }
    return count
  }

  /// Reads the text before the word, and returns the offset of the string that is open there, if
  /// any.
  private mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ isCommand: ItemReader.CommandTest
  ) -> Int? {
    let symbols = SymbolTable()
    var position = 0
    while true {
      var reader = TreeReader(bytes, at: position, source: 0, symbols: symbols)
      do throws(Diagnostic) {
        let item = try ItemReader.readItem(&reader, isCommand)
        position = reader.position
        if case .form(let tree) = item {
          localNames += tree.definedNames()
          continue
        }
        // A command is over after the end of its line.
        if item != nil, position < bytes.count { continue }
        if reader.endsInComment { place = .nowhere }
        if item != nil { commandLine = reader.words(of: nil) }
        return nil
      } catch {
        return note(reader)
      }
    }
  }

  /// Notes what was open where reading stopped, and returns the offset of an open string.
  private mutating func note(_ reader: TreeReader) -> Int? {
    if reader.isCommandLine { commandLine = reader.words(of: nil) }
    forms = reader.open.filter { !$0.isPrefix }.map { reader.words(of: $0) }
    form = forms.last
    localNames += reader.namesInScope()
    switch reader.unfinished {
    case .string(let start):
      place = .string
      return start
    case .comment, nil: place = .nowhere
    case .list, .prefix: place = reader.endsInComment ? .nowhere : .code
    }
    return nil
  }
}

extension TreeReader {
  /// The source of each complete datum in an open list, or outside of all lists.
  fileprivate func words(of list: Open?) -> [String] {
    data(in: list).map { index in
      let node = tree.nodes[index]
      return String(decoding: bytes[Int(node.start)..<Int(node.end)], as: UTF8.self)
    }
  }

  /// The complete data in an open list, or outside of all lists.
  func data(in list: Open?) -> [SyntaxTree.Index] {
    let inner = open.first { inner in list.map { $0.node < inner.node } ?? true }
    let end = inner.map { Int($0.node) } ?? tree.nodes.count
    var data: [SyntaxTree.Index] = []
    var index = list.map { Int($0.node) + 1 } ?? 0
    while index < end {
      data.append(index)
      index = Int(tree.nodes[index].after)
    }
    return data
  }
}
