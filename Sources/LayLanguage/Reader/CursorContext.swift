import LayEngine

/// Where the cursor is in a text that is being typed: in `(frame :wi`, at a keyword of `frame`.
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

/// The names that open forms have bound, as far as they are typed.
extension TreeReader {
  /// The names that are in scope at the end of the text, outermost first.
  func namesInScope() -> [String] {
    let lists = open.filter { !$0.isPrefix }.map { (list: $0, data: data(in: $0)) }
    var names: [String] = []
    for (place, entry) in lists.enumerated() {
      let parent = place > 0 ? lists[place - 1].data : []
      names += bound(by: entry.data, in: parent) + definitions(in: entry.data)
    }
    return names
  }

  /// The names that an open form binds for its body.
  ///
  /// - Parameter parent: the complete data before it in the form around it.
  private func bound(by data: [SyntaxTree.Index], in parent: [SyntaxTree.Index]) -> [String] {
    let head = data.first.flatMap(symbolName) ?? ""
    // The bindings of a `let*` that are still being written see those before them.
    if parent.count == 1, symbolName(parent[0]) == "let*" { return data.flatMap(firstNames) }
    guard data.count > 1 else { return [] }
    let header = data[1]
    switch head {
    case "let", "let*": return tree.children(header).flatMap(firstNames)
    case "fn", "lambda": return parameters(Array(tree.children(header)))
    case "for": return firstNames(of: header)
    case "define", "define-layout": return namesOfHeader(header)
    case _ where SyntaxTree.definesModifierOrStyle(head):
      let inner = data.dropFirst(2).first { tree.kind($0) == .list }
      return namesOfHeader(header) + parameters(inner.map { Array(tree.children($0)) } ?? [])
    default:
      let isPart = parent.first.flatMap(symbolName) == "define-layout"
      return isPart ? parameters(Array(tree.children(header))) : []
    }
  }

  /// The names of `(name parameter …)`.
  private func namesOfHeader(_ header: SyntaxTree.Index) -> [String] {
    guard tree.kind(header) == .list else { return [] }
    return firstNames(of: header) + parameters(Array(tree.children(header).dropFirst()))
  }

  /// The names of a list of parameters: `a :key b :key (c default) . rest`.
  private func parameters(_ nodes: [SyntaxTree.Index]) -> [String] {
    nodes.flatMap { node in
      tree.kind(node) == .list ? firstNames(of: node) : symbolName(node).map { [$0] } ?? []
    }
    .filter { $0 != ReservedName.dot.rawValue }
  }

  /// The names that complete definitions before the cursor define.
  private func definitions(in data: [SyntaxTree.Index]) -> [String] {
    data.flatMap { tree.definedNames($0) }
  }

  /// The name that comes first in a list, or the names that take a tuple apart there.
  private func firstNames(of list: SyntaxTree.Index) -> [String] {
    tree.childCount(list) > 0 ? tree.names(in: list + 1) : []
  }

  private func symbolName(_ node: SyntaxTree.Index) -> String? { tree.symbol(node)?.name }

  /// What is open at the end of the text, where reading stopped with an error.
  fileprivate var openState: Completeness {
    switch unfinished {
    case .string: .open(indentation: 0, opener: "\"")
    case .comment: .open(indentation: 0, opener: "#|")
    case .prefix: .open(indentation: 0, opener: "'")
    case .list(let list):
      .open(indentation: column(of: Int(list.start)) + 2, opener: firstWord(of: list))
    case nil: .broken
    }
  }

  /// The width, in terminal columns, of the text before an offset in its line.
  private func column(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != Byte.newline { start -= 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self).reduce(0) { $0 + $1.cellCount }
  }

  private func firstWord(of list: Open) -> String {
    let child = Int(list.node) + 1
    guard child < tree.nodes.count, tree.kind(child) == .symbol || tree.kind(child) == .keyword
    else { return list.kind == .bracket ? "[" : "(" }
    let node = tree.nodes[child]
    return String(decoding: bytes[Int(node.start)..<Int(node.end)], as: UTF8.self)
  }
}

/// Whether a text at the prompt can be evaluated without a further line.
package enum Completeness: Equatable, Sendable {
  case complete
  /// Something is open: go on in the next line, indented by this many columns. The opener is the
  /// first word of the innermost open list, or `"` in a string and `#|` in a comment.
  case open(indentation: Int, opener: String)
  /// The text has a mistake that more text cannot mend; evaluating it reports the mistake.
  case broken
}

extension ItemReader {
  package static func completeness(
    of bytes: [UInt8], isCommand: @escaping CommandTest = { _ in false }
  ) -> Completeness {
    bytes.withUnsafeBufferPointer { pointer in
      var position = 0
      let symbols = SymbolTable()
      while true {
        var reader = TreeReader(pointer, at: position, source: 0, symbols: symbols)
        do throws(Diagnostic) {
          guard try readItem(&reader, isCommand) != nil else { return .complete }
          position = reader.position
        } catch {
          return reader.openState
        }
      }
    }
  }
}
