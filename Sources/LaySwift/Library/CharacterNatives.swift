import LayEngine
import LayLanguage

/// What characters and sets of characters have.
enum CharacterNatives {
  static let all: [String: Native] = [characters, sets]
    .reduce(into: [:]) { all, table in all.merge(table) { _, last in last } }

  private static func character(_ call: NativeCall) throws(Diagnostic) -> Character {
    let text = try call.text(0)
    guard text.count == 1, let character = text.first else {
      throw call.trap("a `Character` is made of a text of \(text.count) characters")
    }
    return character
  }

  private static func test(_ property: @escaping @Sendable (Character) -> Bool) -> Native {
    .function { _, call throws(Diagnostic) in .truth(property(try character(call))) }
  }

  private static func number(_ property: @escaping @Sendable (Character) -> Int?) -> Native {
    .function { _, call throws(Diagnostic) in
      .optional(property(try character(call)).map { .integer($0) })
    }
  }

  private static func text(_ property: @escaping @Sendable (Character) -> String) -> Native {
    .function { _, call throws(Diagnostic) in .text(property(try character(call))) }
  }

  private static let characters: [String: Native] = [
    "Character.init(_:)": text { String($0) },
    "Character.isLetter": test { $0.isLetter },
    "Character.isNumber": test { $0.isNumber },
    "Character.isWholeNumber": test { $0.isWholeNumber },
    "Character.isWhitespace": test { $0.isWhitespace },
    "Character.isNewline": test { $0.isNewline },
    "Character.isUppercase": test { $0.isUppercase },
    "Character.isLowercase": test { $0.isLowercase },
    "Character.isPunctuation": test { $0.isPunctuation },
    "Character.isSymbol": test { $0.isSymbol },
    "Character.isMathSymbol": test { $0.isMathSymbol },
    "Character.isCurrencySymbol": test { $0.isCurrencySymbol },
    "Character.isCased": test { $0.isCased },
    "Character.isASCII": test { $0.isASCII },
    "Character.isHexDigit": test { $0.isHexDigit },
    "Character.wholeNumberValue": number { $0.wholeNumberValue },
    "Character.hexDigitValue": number { $0.hexDigitValue },
    "Character.asciiValue": number { $0.asciiValue.map { Int($0) } },
    "Character.description": text { String($0) },
    "Character.uppercased()": text { $0.uppercased() },
    "Character.lowercased()": text { $0.lowercased() },
    "Character.hashValue": .function(NumberNatives.hashValue),
  ]

  private static func set(
    _ name: String, _ contains: @escaping @Sendable (Unicode.Scalar) -> Bool
  ) -> Native {
    .function { _, _ in .content(CharacterSetContent(name: name, contains: contains)) }
  }

  private static let newlines: Set<UInt32> = [10, 11, 12, 13, 0x85, 0x2028, 0x2029]

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    [9, 0x200b].contains(scalar.value) || scalar.properties.generalCategory == .spaceSeparator
  }

  private static func isOf(
    _ categories: Set<Unicode.GeneralCategory>, _ scalar: Unicode.Scalar
  ) -> Bool { categories.contains(scalar.properties.generalCategory) }

  private static let letters: Set<Unicode.GeneralCategory> = [
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .nonspacingMark, .spacingMark, .enclosingMark,
  ]
  private static let numbers: Set<Unicode.GeneralCategory> = [
    .decimalNumber, .letterNumber, .otherNumber,
  ]
  private static let punctuation: Set<Unicode.GeneralCategory> = [
    .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
    .initialPunctuation, .finalPunctuation, .otherPunctuation,
  ]
  private static let symbols: Set<Unicode.GeneralCategory> = [
    .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol,
  ]

  private static let sets: [String: Native] = [
    "CharacterSet.whitespaces": set("whitespaces", isSpace),
    "CharacterSet.whitespacesAndNewlines": set("whitespacesAndNewlines") {
      isSpace($0) || newlines.contains($0.value)
    },
    "CharacterSet.newlines": set("newlines") { newlines.contains($0.value) },
    "CharacterSet.punctuationCharacters": set("punctuation") { isOf(punctuation, $0) },
    "CharacterSet.symbols": set("symbols") { isOf(symbols, $0) },
    "CharacterSet.decimalDigits": set("decimalDigits") { isOf([.decimalNumber], $0) },
    "CharacterSet.letters": set("letters") { isOf(letters, $0) },
    "CharacterSet.uppercaseLetters": set("uppercaseLetters") {
      isOf([.uppercaseLetter, .titlecaseLetter], $0)
    },
    "CharacterSet.lowercaseLetters": set("lowercaseLetters") { isOf([.lowercaseLetter], $0) },
    "CharacterSet.alphanumerics": set("alphanumerics") { isOf(letters, $0) || isOf(numbers, $0) },
    "CharacterSet.init(charactersIn:)": .function { _, call throws(Diagnostic) in
      let scalars = Set(try call.text(0).unicodeScalars)
      let name = "in " + scalars.map { String($0.value) }.sorted().joined(separator: " ")
      return .content(CharacterSetContent(name: name) { scalars.contains($0) })
    },
    "CharacterSet.inverted": .function { _, call throws(Diagnostic) in
      let set = try call.content(0, CharacterSetContent.self)
      return .content(CharacterSetContent(name: "not \(set.name)") { !set.contains($0) })
    },
    "CharacterSet.contains(_:)": .function { _, call throws(Diagnostic) in
      let set = try call.content(0, CharacterSetContent.self)
      return .truth(set.contains(try ScalarNatives.scalar(1, call)))
    },
    "CharacterSet.isSuperset(of:)": .function { machine, call throws(Diagnostic) in
      let set = try call.content(0, CharacterSetContent.self)
      let other = try call.content(1, CharacterSetContent.self)
      for value in 0...UInt32(0x10_FFFF) {
        try machine.countTurn(call.span)
        guard let scalar = Unicode.Scalar(value), other.contains(scalar) else { continue }
        if !set.contains(scalar) { return .truth(false) }
      }
      return .truth(true)
    },
    "CharacterSet.union(_:)": .function { _, call throws(Diagnostic) in
      let set = try call.content(0, CharacterSetContent.self)
      let other = try call.content(1, CharacterSetContent.self)
      return .content(
        CharacterSetContent(name: "(\(set.name), \(other.name))") {
          set.contains($0) || other.contains($0)
        })
    },
    "CharacterSet.subtracting(_:)": .function { _, call throws(Diagnostic) in
      let set = try call.content(0, CharacterSetContent.self)
      let other = try call.content(1, CharacterSetContent.self)
      return .content(
        CharacterSetContent(name: "(\(set.name) - \(other.name))") {
          set.contains($0) && !other.contains($0)
        })
    },
  ]
}

/// A set of the parts of characters: `.whitespaces`.
struct CharacterSetContent: SwiftContent {
  let name: String
  let contains: @Sendable (Unicode.Scalar) -> Bool

  var typeName: String { "CharacterSet" }
  var key: DictionaryKey? { .string("characters \(name)") }
}
