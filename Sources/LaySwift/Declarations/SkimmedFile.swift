/// What a file of Swift code declares for others, found by one pass over its bytes.
///
/// - Rule: it may name too much and never too little. In a file whose braces or strings do not close,
///   declarations count at whatever depth.
/// - Value: `struct Row: View {}` has the type `Row`, which inherits `View`.
package struct SkimmedFile: Sendable {
  /// A type at the top of the file.
  package struct DeclaredType: Sendable {
    package let name: String
    /// The words behind its colon.
    package fileprivate(set) var inherited: [String] = []
    package let isPrivate: Bool
  }

  package struct Extension: Sendable {
    /// The type; of those in another one the outermost: of `extension House.Item` it is `House`.
    package let type: String
    package let isPrivate: Bool
    package fileprivate(set) var inherits = false
    package fileprivate(set) var members: Set<String> = []
  }

  package fileprivate(set) var types: [DeclaredType] = []
  /// Functions, variables and aliases at the top of the file that other files see.
  package fileprivate(set) var others: Set<String> = []
  package fileprivate(set) var extensions: [Extension] = []
  /// Whether it declares operators, which decide how other files are read.
  package fileprivate(set) var hasOperators = false
  /// The modules that it imports.
  package fileprivate(set) var imports: Set<String> = []
  /// The titles of its previews; nil for a preview without one.
  package fileprivate(set) var previews: [String?] = []

  /// Whether it holds tests, which no view needs.
  package var isOfTests: Bool { imports.contains("XCTest") || imports.contains("Testing") }

  fileprivate init() {}

  package init(_ bytes: [UInt8]) {
    var skimmer = Skimmer(bytes, countsAll: false)
    skimmer.run()
    if skimmer.isUnsure {
      skimmer = Skimmer(bytes, countsAll: true)
      skimmer.run()
    }
    self = skimmer.found
  }
}

/// One pass over the bytes of a file.
private struct Skimmer {
  /// What the last word begins.
  private enum Start { case nothing, type, `extension`, name, `operator`, preview, module }

  private let bytes: [UInt8]
  private let countsAll: Bool
  private var place = 0
  /// For each open brace whether it is that of an extension at the top.
  private var braces: [Bool] = []
  private var start = Start.nothing
  private var isPrivate = false
  /// Whether further names of a `let` or `var` may follow, as in `let a = 1, b = 2`.
  private var isInBinding = false
  /// What the next brace opens.
  private var opens = Start.nothing
  /// Whether the words here stand behind the colon of a type or an extension.
  private var isInherited = false
  /// Whether the words here are requirements behind a `where`.
  private var isInRequirements = false
  /// The last byte that is no blank.
  private var last: UInt8 = 0

  var found = SkimmedFile()
  var isUnsure = false

  init(_ bytes: [UInt8], countsAll: Bool) {
    self.bytes = bytes
    self.countsAll = countsAll
  }

  mutating func run() {
    while place < bytes.count {
      let byte = bytes[place]
      if byte <= 0x20 {
        place += 1
        continue
      }
      if isWord(byte) {
        word()
      } else {
        sign(byte)
      }
    }
    if !braces.isEmpty { isUnsure = true }
    guard countsAll else { return }
    let all = found.others.union(found.types.map(\.name))
    for index in found.extensions.indices { found.extensions[index].members.formUnion(all) }
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5F || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
      || (byte >= 0x30 && byte <= 0x39)
  }

  private func next(_ offset: Int = 1) -> UInt8 {
    place + offset < bytes.count ? bytes[place + offset] : 0
  }

  // MARK: Signs

  private mutating func sign(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "/") where next() == byte: return skipLine()
    case UInt8(ascii: "/") where next() == UInt8(ascii: "*"): return skipComment()
    case UInt8(ascii: "\""): return string(hashes: 0)
    case UInt8(ascii: "#") where beginsRawString: return string(hashes: countOfHashes)
    case UInt8(ascii: "`"):
      place += 1
      return
    case UInt8(ascii: "{"): open()
    case UInt8(ascii: "}"): close()
    case UInt8(ascii: "[") where start == .extension: note("Array")
    case UInt8(ascii: "<") where opens != .nothing && !isInherited: return skipGenerics()
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"): break
    case UInt8(ascii: ":") where opens != .nothing && !isInRequirements:
      isInherited = true
      if opens == .extension { found.extensions[found.extensions.count - 1].inherits = true }
    default:
      if start == .name || start == .operator { return operatorName() }
    }
    last = byte
    place += 1
  }

  private mutating func open() {
    isInRequirements = false
    braces.append(opens == .extension)
    (opens, isInherited, isInBinding, start) = (.nothing, false, false, .nothing)
    isPrivate = false
  }

  private mutating func close() {
    if braces.popLast() == nil { isUnsure = true }
    (opens, isInherited, isInBinding, isPrivate) = (.nothing, false, false, false)
  }

  /// Passes `<T: View>`.
  private mutating func skipGenerics() {
    var depth = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<") { depth += 1 }
      if bytes[place] == UInt8(ascii: ">") { depth -= 1 }
      if depth == 0 || bytes[place] == UInt8(ascii: "{") { break }
      place += 1
    }
    if depth == 0 { place += 1 }
  }

  private mutating func operatorName() {
    let from = place
    while place < bytes.count, bytes[place] > 0x20, !isWord(bytes[place]),
      !"(){}[],;\"`".utf8.contains(bytes[place])
    { place += 1 }
    note(String(decoding: bytes[from..<max(place, from + 1)], as: UTF8.self))
    if place == from { place += 1 }
    start = .nothing
  }

  // MARK: Comments and strings

  private mutating func skipLine() {
    while place < bytes.count, bytes[place] != 0x0A { place += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "/"), next() == UInt8(ascii: "*") {
        depth += 1
        place += 2
      } else if bytes[place] == UInt8(ascii: "*"), next() == UInt8(ascii: "/") {
        depth -= 1
        place += 2
        if depth == 0 { return }
      } else {
        place += 1
      }
    }
    isUnsure = true
  }

  private var countOfHashes: Int { bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count }

  private var beginsRawString: Bool { next(countOfHashes) == UInt8(ascii: "\"") }

  /// Passes a string, with the code in it.
  private mutating func string(hashes: Int, depth: Int = 0) {
    let begin = place
    place += hashes
    let isLong = next() == UInt8(ascii: "\"") && next(2) == UInt8(ascii: "\"")
    place += isLong ? 3 : 1
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: place + 1) {
        place += 1 + hashes
        if place < bytes.count, bytes[place] == UInt8(ascii: "(") {
          interpolation(depth)
        } else {
          place += 1
        }
      } else if byte == UInt8(ascii: "\""), ends(isLong, hashes) {
        let end = place
        place += (isLong ? 3 : 1) + hashes
        if depth == 0 { takeTitle(begin + 1..<end) }
        return
      } else if byte == 0x0A, !isLong {
        isUnsure = true
        return
      } else {
        place += 1
      }
    }
    isUnsure = true
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    start + count <= bytes.count
      && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private func ends(_ isLong: Bool, _ hashes: Int) -> Bool {
    guard isLong else { return hasHashes(hashes, at: place + 1) }
    return next() == UInt8(ascii: "\"") && next(2) == UInt8(ascii: "\"")
      && hasHashes(hashes, at: place + 3)
  }

  /// Passes `(…)` in a string.
  private mutating func interpolation(_ depth: Int) {
    var open = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"): open -= 1
      case UInt8(ascii: "\""):
        guard depth < 8 else {
          isUnsure = true
          return
        }
        string(hashes: 0, depth: depth + 1)
        continue
      default: break
      }
      place += 1
      if open == 0 { return }
    }
  }

  private mutating func takeTitle(_ range: Range<Int>) {
    guard start == .preview, last == UInt8(ascii: "(") else { return }
    found.previews[found.previews.count - 1] = String(decoding: bytes[range], as: UTF8.self)
    start = .nothing
  }

  // MARK: Words

  private var isAtTop: Bool { countsAll || braces.isEmpty }
  private var isInExtension: Bool { braces.count == 1 && braces[0] }

  private mutating func word() {
    let from = place
    while place < bytes.count, isWord(bytes[place]) { place += 1 }
    defer { last = bytes[place - 1] }
    guard isAtTop || isInExtension, last != UInt8(ascii: ".") else { return }
    let length = place - from
    if start == .module {
      found.imports.insert(String(decoding: bytes[from..<place], as: UTF8.self))
      start = .nothing
      return
    }
    if start != .nothing, start != .preview {
      // `class func` and `class var` name no class.
      if start == .type, isKeyword(from, length) { return keyword(from, length) }
      return note(String(decoding: bytes[from..<place], as: UTF8.self))
    }
    if opens != .nothing, isText("where", from, length) {
      (isInRequirements, isInherited) = (true, false)
      return
    }
    if isInherited, !isKeyword(from, length) || isText("class", from, length) {
      if opens == .type {
        found.types[found.types.count - 1].inherited.append(
          String(decoding: bytes[from..<place], as: UTF8.self))
      }
      return
    }
    if last == UInt8(ascii: "#"), isText("Preview", from, length) {
      found.previews.append(nil)
      start = .preview
    } else if isText("import", from, length) {
      start = .module
    } else if isKeyword(from, length) {
      keyword(from, length)
    } else if isInBinding, last == UInt8(ascii: ",") || last == UInt8(ascii: "(") {
      note(String(decoding: bytes[from..<place], as: UTF8.self))
    }
  }

  private func isText(_ text: StaticString, _ from: Int, _ length: Int) -> Bool {
    text.utf8CodeUnitCount == length
      && text.withUTF8Buffer { buffer in
        (0..<length).allSatisfy { bytes[from + $0] == buffer[$0] }
      }
  }

  private func isKeyword(_ from: Int, _ length: Int) -> Bool {
    length >= 3 && Self.words[String(decoding: bytes[from..<from + length], as: UTF8.self)] != nil
  }

  private enum Word { case `private`, type, `extension`, name, variable, `operator`, bare }

  private static let words: [String: Word] = [
    "actor": .type, "associatedtype": .name, "class": .type, "enum": .type,
    "extension": .extension, "fileprivate": .private, "func": .name, "init": .bare,
    "let": .variable, "macro": .name, "operator": .operator, "precedencegroup": .operator,
    "private": .private, "protocol": .type, "struct": .type, "subscript": .bare,
    "typealias": .name, "var": .variable,
  ]

  private mutating func keyword(_ from: Int, _ length: Int) {
    let text = String(decoding: bytes[from..<from + length], as: UTF8.self)
    guard let word = Self.words[text] else { return }
    if isInBinding { isPrivate = false }
    (isInBinding, isInherited, isInRequirements, opens) = (false, false, false, .nothing)
    switch word {
    case .private: if next(0) != UInt8(ascii: "(") { isPrivate = true }
    case .type: start = .type
    case .extension: start = .extension
    case .name: start = .name
    case .variable:
      start = .name
      isInBinding = true
    case .operator:
      found.hasOperators = true
      start = .operator
    case .bare:
      start = .name
      note(text)
    }
  }

  private mutating func note(_ name: String) {
    let begun = start
    start = .nothing
    if begun == .name || begun == .nothing || begun == .operator { return noteOther(name) }
    if isInExtension {
      noteOther(name)
    } else if begun == .type {
      found.types.append(.init(name: name, isPrivate: isPrivate))
      opens = .type
    } else if begun == .extension {
      found.extensions.append(.init(type: name, isPrivate: isPrivate))
      opens = .extension
    }
    isPrivate = false
  }

  private mutating func noteOther(_ name: String) {
    if isPrivate {
      // Only its own file sees it.
    } else if isInExtension {
      found.extensions[found.extensions.count - 1].members.insert(name)
    } else {
      found.others.insert(name)
    }
    if !isInBinding { isPrivate = false }
  }
}
