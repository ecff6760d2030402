/// Finds the known name that a misspelled one was meant to be.
///
/// A wrong guess is worse than none: at most two edits (a transposition is one), one for names of
/// up to five letters, none for shorter than three. Of names of three letters, only those with
/// the same letters, with one letter more, or with one letter twice are near.
package enum NearestName {
  package static func nearest(to name: String, among known: some Sequence<String>) -> String? {
    guard name.mayBeKnown else { return nil }
    let wanted = Array(name.utf8)
    let allowed = allowedEdits(wanted.count)
    let spelled = kebabCase(name)
    var best: (name: String, distance: Int)?
    for candidate in known {
      if candidate == name { return nil }
      if candidate == spelled { return candidate }
      guard allowed > 0, abs(candidate.utf8.count - wanted.count) <= allowed else { continue }
      let distance = distance(wanted, Array(candidate.utf8))
      guard distance <= allowed, isFair(wanted, candidate) else { continue }
      guard let found = best else {
        best = (candidate, distance)
        continue
      }
      if (distance, candidate) < (found.distance, found.name) { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The most UTF-8 bytes of a name that is compared with known names: Swift compares characters,
  /// which takes long if one has a million combining marks.
  static let longest = 240

  /// The hint "did you mean `hstack`?"; nil if no known name is near.
  package static func hint(for name: String, among known: some Sequence<String>) -> String? {
    nearest(to: name, among: known).map { "did you mean `\($0)`?" }
  }

  private static func allowedEdits(_ length: Int) -> Int {
    switch length {
    case ..<3: 0
    case 3...5: 1
    default: 2
    }
  }

  /// Whether a short name is similar enough: `rde` and `redd` are near `red`, but `foo` is not near `for`, and
  /// `left` not near `let`.
  private static func isFair(_ wanted: [UInt8], _ candidate: String) -> Bool {
    let letters = Array(candidate.utf8)
    guard min(wanted.count, letters.count) <= 3 else { return true }
    return letters.count > wanted.count || letters.sorted() == wanted.sorted()
      || isOneLetterTwice(wanted, letters)
  }

  /// Whether the first is the second with one letter typed twice.
  private static func isOneLetterTwice(_ typed: [UInt8], _ letters: [UInt8]) -> Bool {
    typed.indices.dropFirst().contains { place in
      typed[place] == typed[place - 1] && typed[..<place] + typed[(place + 1)...] == letters[...]
    }
  }

  /// `HStack` and `fixedSize` as this language spells them: `hstack`, `fixed-size`.
  package static func kebabCase(_ name: String) -> String {
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    return isASCII ? kebabCase(ascii: name.utf8) : kebabCase(characters: name)
  }

  private static func kebabCase(ascii name: String.UTF8View) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(name.count + 4)
    var previousIsLower = false
    for letter in name {
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter)
      if isUpper, previousIsLower { result.append(UInt8(ascii: "-")) }
      previousIsLower = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
      let isLine = letter == UInt8(ascii: "_")
      result.append(isLine ? UInt8(ascii: "-") : isUpper ? letter | 0x20 : letter)
    }
    return String(decoding: result.drop { $0 == UInt8(ascii: ".") }, as: UTF8.self)
  }

  private static func kebabCase(characters name: String) -> String {
    var result = ""
    var previousIsLower = false
    for character in name {
      if character.isUppercase, previousIsLower { result.append("-") }
      previousIsLower = character.isLowercase
      if character == "_" { result.append("-") } else { result += character.lowercased() }
    }
    return String(result.drop { $0 == "." })
  }

  /// The optimal string alignment distance: insert, delete, replace, or swap two neighbours.
  package static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let isSame = left[row] == right[column]
        var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}

extension String {
  /// Whether it is short enough to be compared with known names.
  package var mayBeKnown: Bool { utf8.count <= NearestName.longest }
}
