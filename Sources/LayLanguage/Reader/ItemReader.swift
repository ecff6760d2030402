import LayEngine

/// One item of a program.
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
    let lines = bytes[position...].split(
      separator: Byte.newline, omittingEmptySubsequences: false)
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
