import LaySwift

/// Reads files of plurals: `Localizable.stringsdict`.
///
/// - Rule: `%#@items@` in a format stands for the variable `items`; of its plurals `other` is taken, and `one`
///   where the first value is 1.
/// - Source: Apple's documentation of the stringsdict file format.
enum PluralTable {
  /// The texts of a file; what is no entry is passed over.
  ///
  /// - Parameter bytes: a property list in XML, in UTF-8.
  static func texts(of bytes: [UInt8]) -> [String: AppResources.Text] {
    var reader = PropertyListReader(Substring(decoding: bytes, as: UTF8.self))
    return reader.value()?.object?.compactMapValues(text) ?? [:]
  }

  private static func text(_ entry: ReceivedJSON) -> AppResources.Text? {
    guard let parts = entry.object, let format = parts["NSStringLocalizedFormatKey"]?.string
    else { return nil }
    let other = filled(format, parts, "other")
    let one = filled(format, parts, "one")
    return AppResources.Text(other, one: one == other ? nil : one)
  }

  /// The format with the plurals of one kind in place of its variables, else `other`.
  private static func filled(
    _ format: String, _ parts: [String: ReceivedJSON], _ kind: String
  ) -> String {
    var (text, rest) = ("", format[...])
    while let start = rest.firstIndex(of: "%") {
      text += rest[..<start]
      rest = rest[start...]
      guard let sign = rest.firstIndex(of: "#"),
        rest[..<sign].dropFirst().allSatisfy({ $0.isNumber || $0 == "$" }),
        rest[sign...].hasPrefix("#@"),
        let end = rest[sign...].dropFirst(2).firstIndex(of: "@")
      else {
        text += rest.prefix(1)
        rest = rest.dropFirst()
        continue
      }
      let name = String(rest[sign..<end].dropFirst(2))
      let plurals = parts[name]?.object
      text += (plurals?[kind] ?? plurals?["other"])?.string ?? ""
      rest = rest[end...].dropFirst()
    }
    return text + rest
  }
}

/// Reads dictionaries and texts out of a property list in XML.
private struct PropertyListReader {
  /// Dictionaries in others, beyond which nothing is read.
  private static let deepest = 16

  private var rest: Substring

  init(_ text: Substring) { rest = text }

  /// The next element with a meaning; nil at the end of what it stands in.
  mutating func value(depth: Int = 0) -> ReceivedJSON? {
    while let tag = nextTag() {
      switch tag {
      case "dict": return dictionary(depth)
      case "string": return .string(content())
      case "dict/": return .object([:])
      case "string/": return .string("")
      case "/dict", "/plist": return nil
      default: continue
      }
    }
    return nil
  }

  private mutating func dictionary(_ depth: Int) -> ReceivedJSON? {
    guard depth < Self.deepest else { return nil }
    var entries: [String: ReceivedJSON] = [:]
    while let tag = nextTag(), tag != "/dict" {
      guard tag == "key" else { continue }
      let key = content()
      guard let value = value(depth: depth + 1) else { break }
      entries[key] = value
    }
    return .object(entries)
  }

  /// The next tag without its brackets; the reader stands behind it.
  private mutating func nextTag() -> Substring? {
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      guard rest.hasPrefix("<!--") else {
        let tag = rest.prefix { $0 != ">" }
        rest = rest[tag.endIndex...].dropFirst()
        return tag.dropFirst()
      }
      rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
    }
    return nil
  }

  /// The text up to the next tag, which ends the element.
  private mutating func content() -> String {
    let text = rest.prefix { $0 != "<" }
    rest = rest[text.endIndex...]
    _ = nextTag()
    return Self.signs.reduce(String(text)) { $0.replacing($1.name, with: $1.sign) }
  }

  private static let signs: [(name: String, sign: String)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
  ]
}
