import LaySwift

/// Reads files of translations: `Localizable.strings` and string catalogs.
enum TranslationTable {
  /// The texts of a `.strings` file: `"key" = "text";`.
  ///
  /// There may be comments as in C. What is no entry is passed over.
  ///
  /// - Parameter bytes: UTF-8, or UTF-16 with a mark at its beginning.
  static func texts(ofStrings bytes: [UInt8]) -> [String: AppResources.Text] {
    var texts: [String: AppResources.Text] = [:]
    var reader = Reader(Array(text(of: bytes).unicodeScalars))
    while let first = reader.next() {
      guard case .text(let key) = first, case .sign("=")? = reader.next(),
        case .text(let text)? = reader.next()
      else { continue }
      texts[key] = AppResources.Text(text)
    }
    return texts
  }

  private static func text(of bytes: [UInt8]) -> String {
    guard bytes.count > 1, [[0xFE, 0xFF], [0xFF, 0xFE]].contains(Array(bytes[..<2])) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    let isBig = bytes[0] == 0xFE
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      UInt16(bytes[place + (isBig ? 0 : 1)]) << 8 | UInt16(bytes[place + (isBig ? 1 : 0)])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Splits a `.strings` file into words: texts with or without quotes, and signs.
  private struct Reader {
    enum Word: Equatable {
      case text(String)
      case sign(Unicode.Scalar)
    }

    private let scalars: [Unicode.Scalar]
    private var place = 0

    init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

    private var first: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

    private func starts(with text: String) -> Bool {
      scalars[place...].starts(with: text.unicodeScalars)
    }

    private mutating func skip(to end: String) {
      while place < scalars.count, !starts(with: end) { place += 1 }
      place = min(place + end.unicodeScalars.count, scalars.count)
    }

    mutating func next() -> Word? {
      while let scalar = first {
        if starts(with: "/*") {
          skip(to: "*/")
        } else if starts(with: "//") {
          skip(to: "\n")
        } else if scalar == "\"" {
          place += 1
          return .text(quoted())
        } else if scalar.properties.isAlphabetic || scalar == "_" {
          return .text(bare())
        } else {
          place += 1
          if !scalar.properties.isWhitespace, scalar != "\u{FEFF}" { return .sign(scalar) }
        }
      }
      return nil
    }

    private mutating func bare() -> String {
      var text = String.UnicodeScalarView()
      while let scalar = first,
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "_.-".unicodeScalars.contains(scalar)
      {
        text.append(scalar)
        place += 1
      }
      return String(text)
    }

    private mutating func quoted() -> String {
      var text = String.UnicodeScalarView()
      while let scalar = first, scalar != "\"" {
        place += 1
        guard scalar == "\\", let escaped = first else {
          text.append(scalar)
          continue
        }
        place += 1
        switch escaped {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "r": text.append("\r")
        case "U", "u":
          let digits = String(String.UnicodeScalarView(scalars[place...].prefix(4)))
          if let code = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
            text.append(code)
            place += 4
          }
        default: text.append(escaped)
        }
      }
      place += 1
      return String(text)
    }
  }

  /// The texts of a string catalog in a language, else in its own.
  ///
  /// - Rule: of plurals `other` is taken, and `one` for 1; of devices the iPhone.
  static func texts(ofCatalog catalog: ReceivedJSON, _ language: String) -> [String: AppResources
    .Text]
  {
    guard let members = catalog.object, let strings = members["strings"]?.object else { return [:] }
    let own = members["sourceLanguage"]?.string ?? "en"
    return strings.reduce(into: [:]) { texts, entry in
      guard let all = entry.value.object?["localizations"]?.object else { return }
      texts[entry.key] = (all[language] ?? all[own]).flatMap { text(of: $0) }
    }
  }

  private static func text(of localization: ReceivedJSON) -> AppResources.Text? {
    guard let members = localization.object else { return nil }
    if let unit = members["stringUnit"]?.object {
      return unit["value"]?.string.map { AppResources.Text($0) }
    }
    guard let variations = members["variations"]?.object else { return nil }
    if let devices = variations["device"]?.object {
      return (devices["iphone"] ?? devices["other"]).flatMap { text(of: $0) }
    }
    guard let plural = variations["plural"]?.object,
      let other = plural["other"].flatMap({ text(of: $0) })
    else { return nil }
    return AppResources.Text(other.form, one: plural["one"].flatMap { text(of: $0) }?.form)
  }
}
