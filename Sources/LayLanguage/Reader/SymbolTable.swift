/// All names that were read, each of them once.
///
/// An open-addressing hash table over UTF-8 bytes, so that the reader makes a `String` only for
/// a name that it meets for the first time.
final class SymbolTable {
  private struct Entry {
    var hash: UInt32
    var length: Int32
    var offset: Int
    var id: Int32
  }

  private static let vacant: Int32 = -1

  private(set) var symbols: [Symbol] = []
  private var entries: UnsafeMutableBufferPointer<Entry>
  private var text: UnsafeMutableBufferPointer<UInt8>
  private var textLength = 0

  init() {
    entries = .allocate(capacity: 256)
    entries.initialize(repeating: Self.noEntry)
    text = .allocate(capacity: 2048)
    for name in ReservedName.allCases { _ = intern(name.rawValue) }
  }

  deinit {
    entries.deallocate()
    text.deallocate()
  }

  private static var noEntry: Entry { Entry(hash: 0, length: 0, offset: 0, id: vacant) }

  func symbol(_ id: Int32) -> Symbol { symbols[Int(id)] }

  /// The symbol of a name, made if there is none.
  func intern(_ name: String) -> Symbol {
    var name = name
    return symbol(name.withUTF8 { intern($0) })
  }

  /// The id of the name that these bytes spell.
  func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    let hash = Self.hash(bytes)
    let mask = entries.count - 1
    var place = Int(hash) & mask
    while entries[place].id != Self.vacant {
      let entry = entries[place]
      if entry.hash == hash, Int(entry.length) == bytes.count, isSame(bytes, at: entry.offset) {
        return entry.id
      }
      place = (place + 1) & mask
    }
    return add(bytes, hash: hash, at: place)
  }

  private func isSame(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    for index in bytes.indices where bytes[index] != text[offset + index] { return false }
    return true
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash
  }

  private func add(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt32, at place: Int) -> Int32 {
    let id = Int32(symbols.count)
    symbols.append(Symbol(name: String(decoding: bytes, as: UTF8.self), id: id))
    reserveText(bytes.count)
    for index in bytes.indices { text[textLength + index] = bytes[index] }
    entries[place] = Entry(hash: hash, length: Int32(bytes.count), offset: textLength, id: id)
    textLength += bytes.count
    if symbols.count * 2 > entries.count { growEntries() }
    return id
  }

  private func reserveText(_ count: Int) {
    guard textLength + count > text.count else { return }
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: max(text.count * 2, textLength + count))
    _ = larger.update(fromContentsOf: text[..<textLength])
    text.deallocate()
    text = larger
  }

  private func growEntries() {
    let old = entries
    entries = .allocate(capacity: old.count * 2)
    entries.initialize(repeating: Self.noEntry)
    let mask = entries.count - 1
    for entry in old where entry.id != Self.vacant {
      var place = Int(entry.hash) & mask
      while entries[place].id != Self.vacant { place = (place + 1) & mask }
      entries[place] = entry
    }
    old.deallocate()
  }
}
