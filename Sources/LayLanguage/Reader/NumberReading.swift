/// The syntax of numbers: digits, a fraction, an exponent; nothing else.
package enum NumberReading {
  /// The number that a text spells, as the reader reads it; nil if it spells none.
  package static func number(in text: Substring) -> Double? {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      bytes.isEmpty || !looksLikeNumber(bytes) ? nil : number(bytes)
    }
  }

  /// Whether a word begins as only numbers do, so that it must be one.
  @inline(__always)
  static func looksLikeNumber(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = word[0]
    if Byte.isDigit(first) { return true }
    guard first == Byte.plus || first == Byte.minus || first == Byte.period, word.count > 1 else {
      return false
    }
    if Byte.isDigit(word[1]) { return true }
    return first != Byte.period && word[1] == Byte.period && word.count > 2
      && Byte.isDigit(word[2])
  }

  /// The number that a word spells; nil if it spells none.
  ///
  /// Up to 15 digits and powers of ten up to 22 are exact in a `Double`, and so is one product
  /// or quotient of both; anything longer is left to the standard library.
  static func number(_ word: UnsafeBufferPointer<UInt8>) -> Double? {
    var position = 0
    let isNegative = word[0] == Byte.minus
    if isNegative || word[0] == Byte.plus { position += 1 }
    var mantissa: UInt64 = 0
    var digits = 0
    var scale = 0
    var hasPoint = false
    while position < word.count {
      let byte = word[position]
      if Byte.isDigit(byte) {
        mantissa = mantissa &* 10 &+ UInt64(byte &- 0x30)
        digits += 1
        if hasPoint { scale -= 1 }
      } else if byte == Byte.period, !hasPoint {
        hasPoint = true
      } else {
        break
      }
      position += 1
    }
    guard digits > 0 else { return nil }
    if position < word.count {
      guard let exponent = exponent(word, from: position) else { return nil }
      scale += exponent
    }
    guard digits <= 15, abs(scale) < powersOfTen.count else { return slowNumber(word) }
    let size =
      scale < 0 ? Double(mantissa) / powersOfTen[-scale] : Double(mantissa) * powersOfTen[scale]
    return isNegative ? -size : size
  }

  private static func exponent(_ word: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard word[start] | 0x20 == 0x65 else { return nil }
    var position = start + 1
    guard position < word.count else { return nil }
    let isNegative = word[position] == Byte.minus
    if isNegative || word[position] == Byte.plus { position += 1 }
    guard position < word.count else { return nil }
    var exponent = 0
    while position < word.count {
      guard Byte.isDigit(word[position]) else { return nil }
      exponent = min(exponent * 10 + Int(word[position] &- 0x30), 100_000)
      position += 1
    }
    return isNegative ? -exponent : exponent
  }

  private static func slowNumber(_ word: UnsafeBufferPointer<UInt8>) -> Double? {
    Double(String(decoding: word, as: UTF8.self))
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
