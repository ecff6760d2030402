import LayEngine

/// One item of a program: `(define a 1)`, or the command `tree a`.
package enum Item {
  case form(SyntaxTree)
  case command(CommandItem)

  package var tree: SyntaxTree {
    switch self {
    case .form(let tree): tree
    case .command(let line): line.tree
    }
  }
}

/// Reads a text item by item, so that the items before a mistake have run when it is found.
package struct ItemReader {
  /// Whether a name at the start of an item is that of a command.
  package typealias CommandTest = (String) -> Bool

  let bytes: [UInt8]
  let source: Int32
  let symbols: SymbolTable
  private let isCommand: CommandTest
  private let lookout: Lookout?
  private(set) var position = 0

  /// - Parameter lookout: asked now and then in a long text.
  init(
    source: Int32, of map: SourceMap, symbols: SymbolTable, lookout: Lookout? = nil,
    isCommand: @escaping CommandTest = { _ in false }
  ) {
    self.lookout = lookout
    bytes = map.bytes(of: source)
    self.source = source
    self.symbols = symbols
    self.isCommand = isCommand
  }

  /// The next item; nil at the end of the text.
  package mutating func next() throws(Diagnostic) -> Item? {
    let outcome = bytes.withUnsafeBufferPointer { pointer -> Result<(Item, Int)?, Diagnostic> in
      var reader = TreeReader(
        pointer, at: position, source: source, symbols: symbols, lookout: lookout)
      do throws(Diagnostic) {
        return .success(try Self.readItem(&reader, isCommand).map { ($0, reader.position) })
      } catch {
        return .failure(error)
      }
    }
    guard let (item, end) = try outcome.get() else { return nil }
    position = end
    return item
  }

  /// How many lines that are not empty follow; the rest of the present line does not count.
  package var linesLeft: Int {
    let lines = bytes[position...].split(separator: Byte.newline, omittingEmptySubsequences: false)
    return lines.dropFirst().count { line in line.contains { $0 > Byte.space } }
  }

  static func readItem(
    _ reader: inout TreeReader, _ isCommand: CommandTest
  ) throws(Diagnostic) -> Item? {
    guard try reader.readDatum() else { return nil }
    guard let name = reader.tree.symbol(0)?.name, isCommand(name) else {
      return .form(reader.tree)
    }
    reader.isCommandLine = true
    while try reader.readDatum() {}
    return .command(CommandItem(tree: reader.tree))
  }
}

/// What follows an item on the line on which the item ends, such as ` 100 x nil`.
package struct RestOfLine {
  /// The data are the roots of this tree, without those that cannot be read.
  let tree: SyntaxTree
  /// Whether more follows than was read, such as an open list.
  fileprivate(set) var isCut = false

  var items: [SyntaxTree.Index] { Array(tree.roots) }

  package var span: SourceSpan { tree.span }
}

extension ItemReader {
  /// The most data that are read, since a file may be one long line.
  private static let mostData = 16

  /// What follows the last item on its line, without moving on; nil if nothing does.
  package func restOfLine() -> RestOfLine? {
    var start = position
    while start < bytes.count, bytes[start] == Byte.space || bytes[start] == Byte.tab {
      start += 1
    }
    guard start < bytes.count, !Byte.endsLine(bytes[start]) else { return nil }
    return bytes.withUnsafeBufferPointer { pointer in
      var reader = TreeReader(pointer, at: start, source: source, symbols: symbols)
      reader.isCommandLine = true
      // A mistake on the rest of the line is reported when the rest is read as an item.
      var count = 0
      var isBroken = false
      while count < Self.mostData {
        do throws(Diagnostic) {
          guard try reader.readDatum() else { break }
          count += 1
        } catch {
          isBroken = true
          break
        }
      }
      if let open = reader.open.first { reader.tree.nodes.removeSubrange(Int(open.node)...) }
      if reader.tree.isEmpty, reader.open.isEmpty { return nil }
      return RestOfLine(tree: reader.tree, isCut: isBroken || count == Self.mostData)
    }
  }

  /// The comment of one semicolon behind an offset on its line, and its place; nil if none follows.
  package func comment(behind end: Int32) -> (text: String, start: Int32, end: Int32)? {
    guard let mark = bytes[Int(end)...].firstIndex(where: { $0 != Byte.space && $0 != Byte.tab }),
      bytes[mark] == Byte.semicolon
    else { return nil }
    var text = bytes[(mark + 1)...].prefix { $0 != Byte.newline && $0 != Byte.carriageReturn }
    if text.first == Byte.semicolon { return nil }
    text = text.drop { $0 == Byte.space }
    if let next = text.firstIndex(of: Byte.semicolon) { text = text[..<next] }
    return (String(decoding: text, as: UTF8.self), Int32(text.startIndex), Int32(text.endIndex))
  }
}

extension Byte {
  /// Whether the line has no more data from this byte on.
  fileprivate static func endsLine(_ byte: UInt8) -> Bool {
    byte == newline || byte == carriageReturn || byte == semicolon
  }
}
