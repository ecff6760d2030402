import Testing

@testable import LayShell

struct KeyDecoderTests {
  private func keys(_ bytes: [UInt8], isFinal: Bool = false) -> [DecodedKey] {
    var decoder = KeyDecoder()
    var keys: [DecodedKey] = []
    // Byte by byte: it does not matter where the terminal splits a sequence.
    for byte in bytes {
      decoder.append([byte])
      while let key = decoder.next() { keys.append(key) }
    }
    while isFinal, let key = decoder.next(isFinal: true) { keys.append(key) }
    return keys
  }

  @Test(arguments: ["\u{1B}[D", "\u{1B}OD"])
  func `both encodings of an arrow are one key`(sequence: String) {
    #expect(keys(Array(sequence.utf8)) == [.special(.left)])
  }

  @Test func `characters of several bytes are one key`() {
    #expect(keys(Array("é世👋".utf8)) == [.scalar("é"), .scalar("世"), .scalar("👋")])
  }

  @Test func `an unknown sequence is one unknown key and leaves nothing behind`() {
    #expect(keys(Array("\u{1B}[15;2~a".utf8)) == [.other(.control("[15;2~")), .scalar("a")])
  }

  @Test func `Escape alone is a key when nothing follows`() {
    #expect(keys([0x1B]) == [])
    #expect(keys([0x1B], isFinal: true) == [.scalar("\u{1B}")])
  }

  @Test func `bytes that are no text are skipped`() {
    let other = DecodedKey.other(.unknown)
    #expect(keys([0xFF, 0x61, 0xC3, 0x62]) == [other, .scalar("a"), other, .scalar("b")])
  }

  /// Over a network the second byte may come late; a byte that begins nothing is no reason to wait.
  @Test(arguments: [[0xC3], [0xE4, 0xB8], [0xF0, 0x9F, 0x91]] as [[UInt8]])
  func `a character that has begun is waited for`(_ bytes: [UInt8]) throws {
    var input = TerminalInput()
    input.append(bytes)
    #expect(input.next() == nil)
    #expect(try #require(input.patience) >= 1000)
    input.append([0x61])
    #expect(input.next() == .unknown)
  }

  @Test func `a paste is one key, with the escapes in it`() {
    let pasted = Array("a\n\u{1B}[Ab".utf8)
    let bytes = Array("\u{1B}[200~".utf8) + pasted + Array("\u{1B}[201~x".utf8)
    #expect(keys(bytes) == [])
    #expect(keys(bytes, isFinal: true) == [.paste(pasted), .scalar("x")])
  }

  @Test func `a paste goes on to the last mark of an end, and has no marks in it`() {
    let text = "\u{1B}[200~a\u{1B}[201~\rb\u{1B}[200~c\r\u{1B}[201~\r"
    #expect(
      keys(Array(text.utf8), isFinal: true) == [.paste(Array("a\rbc\r".utf8)), .scalar("\r")])
  }
}
